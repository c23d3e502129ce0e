import type { SavedSearch } from '@minato/contract/users-shapes'
import { useState } from 'react'
import { TextField } from '../forms/field.tsx'
import { Form } from '../forms/form.tsx'
import { atMost, required } from '../forms/rules.ts'
import { useAddresses } from '../i18n/addresses.ts'
import { notify } from '../api/notices.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { useShell } from '../api/shell.ts'
import { parseSearch, readSearch } from '../api/search-params.ts'
import { useAccountTexts } from './account-texts.ts'

/** Saved searches with their current number of cars and email setting. */
export function SearchesSection({ searches }: { searches: readonly SavedSearch[] }) {
  const { searches: t } = useAccountTexts()
  const addresses = useAddresses()
  const [remaining, setRemaining] = useState(searches)
  if (!remaining.length) return <EmptyState text={t.none} action={t.stock} href={addresses.search()} />
  return (
    <>
      <ul className="lines">
        {remaining.map((one) => (
          <Search key={one.id} search={one} onGone={() => setRemaining(remaining.filter(({ id }) => id !== one.id))} />
        ))}
      </ul>
      <p className="small muted">{t.alertNote}</p>
    </>
  )
}

function Search({ search: initialSearch, onGone }: { search: SavedSearch; onGone(): void }) {
  const { api, messages, report } = useShell()
  const { searches: t } = useAccountTexts()
  const addresses = useAddresses()
  const [search, setSearch] = useState(initialSearch)
  const [isRenaming, setRenaming] = useState(false)
  const { id, name, hasAlert } = search
  const params = { id }
  const change = async (fields: { name: string; hasAlert: boolean }) => {
    const before = search
    setSearch({ ...search, ...fields })
    try {
      setSearch(await api('PUT /api/uum/account/saved-search/{id}', { params, body: fields }))
    } catch (error) {
      setSearch(before)
      throw error
    }
  }
  const remove = () =>
    api('DELETE /api/uum/account/saved-search/{id}', { params }).then(() => {
      notify({ isError: false, title: t.removed, lines: [] })
      return onGone()
    }, report)
  return (
    <li>
      <div>
        <a href={addresses.search(readSearch(parseSearch(search.criteria)))}>
          <b>{name}</b>
        </a>
        <p className="small muted">
          {t.fits(search.numberOfCar)}
          {search.lastAlertAt && `. ${t.lastAlert(messages.format.date(search.lastAlertAt))}`}
        </p>
        {isRenaming && (
          <Form
            isPart
            rules={{ name: [required, atMost(120)] }}
            submit={t.save}
            send={async (values) => {
              await change({ name: values['name']?.trim() ?? name, hasAlert })
              setRenaming(false)
            }}
          >
            <TextField name="name" label={t.name} defaultValue={name} maxLength={120} />
          </Form>
        )}
      </div>
      <div className="row">
        <label className="radio">
          <input
            type="checkbox"
            checked={hasAlert}
            onChange={() => void change({ name, hasAlert: !hasAlert }).catch(report)}
          />
          {t.alert}
        </label>
        <button
          className="btn quiet"
          type="button"
          aria-expanded={isRenaming}
          aria-label={`${t.rename}, ${name}`}
          onClick={() => setRenaming(!isRenaming)}
        >
          {t.rename}
        </button>
        <button className="btn quiet" type="button" aria-label={`${t.remove}, ${name}`} onClick={() => void remove()}>
          {t.remove}
        </button>
      </div>
    </li>
  )
}
