import type { SavedView } from '@minato/contract/saved-views'
import { useId, useState } from 'react'
import { Confirm } from '../../forms/confirm.tsx'
import { Dialog } from '../../forms/dialog.tsx'
import { TextField } from '../../forms/field.tsx'
import { Form } from '../../forms/form.tsx'
import { reportError } from '../../forms/report-error.ts'
import { atMost, required } from '../../forms/rules.ts'
import { Icon } from '../../ui/icons.tsx'
import { localPath } from '../../i18n/locale.ts'
import { notify } from '../../api/notices.ts'
import { useShell } from '../../api/shell.ts'
import { useOfficeCarsTexts } from './office-cars-texts.ts'

const RULES = { name: [required, atMost(60)] }

/** Named filters and orders, private or shared. `query`: of the current list. */
export function SavedViews({ query }: { query: string }) {
  const shell = useShell()
  const { api, locale } = shell
  const { views: t } = useOfficeCarsTexts()
  const id = useId()
  const [views, setViews] = useState<readonly SavedView[]>()
  const [isSaving, setSaving] = useState(false)
  const [leaving, setLeaving] = useState<SavedView>()
  const load = () => void api('GET /api/vehicle/view', {}).then(setViews, (error: unknown) => reportError(shell, error))
  const remove = (view: SavedView) => {
    setLeaving(undefined)
    api('DELETE /api/vehicle/view/{id}', { params: { id: view.id } }).then(load, (error: unknown) =>
      reportError(shell, error),
    )
  }
  return (
    <div className="view-button">
      <button className="btn line" type="button" popoverTarget={id}>
        {t.open}
      </button>
      <div
        id={id}
        className="view-box"
        popover="auto"
        role="group"
        aria-label={t.open}
        onToggle={({ newState }) => newState === 'open' && load()}
      >
        {views?.length === 0 && <p className="muted">{t.none}</p>}
        {views && views.length > 0 && (
          <ul className="saved-views">
            {views.map((view) => (
              <li key={view.id}>
                <a href={localPath('/search-result', locale) + (view.query && `?${view.query}`)}>{view.name}</a>
                {view.isShared && <small>{t.shared}</small>}
                <button
                  className="btn quiet"
                  type="button"
                  aria-label={t.remove(view.name)}
                  onClick={() => setLeaving(view)}
                >
                  <Icon name="close" small />
                </button>
              </li>
            ))}
          </ul>
        )}
        <button className="btn line" type="button" onClick={() => setSaving(true)}>
          {t.save}
        </button>
      </div>
      {leaving && (
        <Confirm
          title={t.removeTitle(leaving.name)}
          confirm={t.removeAction}
          isDanger
          onConfirm={() => remove(leaving)}
          onClose={() => setLeaving(undefined)}
        >
          {leaving.isShared && <p>{t.removesForAll}</p>}
        </Confirm>
      )}
      {isSaving && (
        <Dialog title={t.saveTitle} onClose={() => setSaving(false)} isForm footer="form">
          <Form
            isPart
            rules={RULES}
            submit={t.submit}
            send={async (values, key) => {
              const name = values['name']?.trim() ?? ''
              const body = {
                name,
                query: new URL(query, location.href).search.slice(1),
                isShared: values['isShared'] === 'true',
              }
              await api('POST /api/vehicle/view', { body, key })
              setSaving(false)
              notify({ isError: false, title: t.saved(name), lines: [] })
            }}
          >
            <TextField name="name" label={t.name} hint={t.nameHint} autoComplete="off" maxLength={60} />
            <label className="radio">
              <input type="checkbox" name="isShared" value="true" /> {t.share}
            </label>
          </Form>
        </Dialog>
      )}
    </div>
  )
}
