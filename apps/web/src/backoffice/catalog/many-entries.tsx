import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { ComboField } from '../../forms/combo-field.tsx'
import { Confirm } from '../../forms/confirm.tsx'
import { Dialog } from '../../forms/dialog.tsx'
import { TextField } from '../../forms/field.tsx'
import { useFormTexts } from '../../forms/form-texts.ts'
import { Form } from '../../forms/form.tsx'
import { typedNameRule, required } from '../../forms/rules.ts'
import { useShell } from '../../api/shell.ts'
import { useSelection } from '../../table/selection.ts'
import { useBulkAction } from '../../table/use-bulk-action.tsx'
import type { Entry, EntryKind } from './entry-kinds.ts'
import { useCatalogTexts } from './catalog-texts.ts'

/** Merges and deletes selected entries by the calls for one. `list` names the entries. */
export function useManyEntries<E extends Entry>(
  kind: Pick<EntryKind<E, never>, 'kind' | 'remove' | 'merge'>,
  list: string,
  rows: readonly E[],
) {
  const { api } = useShell()
  const router = useRouter()
  const t = useCatalogTexts()
  const { typeName, wrongName } = useFormTexts()
  const [open, setOpen] = useState<'merge' | 'remove'>()
  const [into, setInto] = useState('')
  const close = () => setOpen(undefined)
  const ids = rows.map(({ id }) => id)
  const selection = useSelection(list, ids, ids.length)
  const { view, chosen, isBusy, run } = useBulkAction<E>({
    rows,
    idOf: ({ id }) => id,
    nameOf: ({ name }) => name,
    selection,
    onDone: () => router.invalidate(),
  })
  const target = rows.find(({ id }) => id === into)
  const merged = chosen.filter(({ id }) => id !== into)
  // Both are final: the number of entries is typed first.
  const count = String(chosen.length)
  const cars = merged.reduce((sum, { numberOfCar }) => sum + numberOfCar, 0)
  const merge = () => {
    close()
    const work = async (row: E) => {
      await kind.merge(api, row, into)
      return row
    }
    run(merged, { run: work, successText: t.many.merged })
  }
  const remove = () => {
    close()
    const work = async (row: E) => {
      await kind.remove(api, row)
      return row
    }
    run(chosen, { run: work, successText: t.many.removed })
  }
  return {
    selection,
    buttons: (['merge', 'remove'] as const).map((what) => (
      <button
        key={what}
        className="btn"
        type="button"
        aria-disabled={isBusy || undefined}
        onClick={() => !isBusy && setOpen(what)}
      >
        {t[what]}
      </button>
    )),
    view: (
      <>
        {view}
        {open === 'merge' && (
          <Dialog title={t.many.mergeTitle(chosen.length)} onClose={close} isForm footer="form">
            <Form
              isPart
              isDanger
              rules={{ into: [required], typedName: [typedNameRule(count, wrongName)] }}
              submit={t.joining.submit}
              send={async () => merge()}
            >
              <ComboField
                name="into"
                label={t.kinds[kind.kind].into}
                value={into}
                onChange={setInto}
                options={rows.map(({ id, name, numberOfCar }) => ({ id, text: name, note: t.carsOf(numberOfCar) }))}
              />
              <div className="join-plan" aria-live="polite">
                {!target && <p className="muted">{t.joining.before}</p>}
                {target && (
                  <p>
                    <b>{t.joining.moves(cars, target.name)}</b> {t.joining.final}
                  </p>
                )}
              </div>
              <TextField name="typedName" label={typeName(count)} inputMode="numeric" autoComplete="off" />
            </Form>
          </Dialog>
        )}
        {open === 'remove' && (
          <Confirm
            isDanger
            title={t.many.removeTitle(chosen.length)}
            confirm={t.remove}
            typedName={count}
            onConfirm={remove}
            onClose={close}
          >
            <p>{chosen.length === 1 ? t.kinds[kind.kind].removeText : t.many.removeText}</p>
            <p>{t.many.stillUsed}</p>
          </Confirm>
        )}
      </>
    ),
  }
}
