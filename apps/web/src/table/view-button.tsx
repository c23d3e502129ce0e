import { useId } from 'react'
import { useOfficeTexts } from '../i18n/office-texts.ts'
import type { Column } from './table.tsx'
import { useTableView } from './use-table-view.ts'

/** Chooses columns and row height, stored on this device. */
export function ViewButton<R>({ name, columns }: { name: string; columns: readonly Column<R>[] }) {
  const { table: t } = useOfficeTexts()
  const { view, setView, reset } = useTableView(name)
  const id = useId()
  return (
    <div className="view-button">
      <button className="btn line" type="button" popoverTarget={id}>
        {t.view}
      </button>
      <div id={id} className="view-box" popover="auto" role="group" aria-label={t.view}>
        <fieldset>
          <legend>{t.columns}</legend>
          {columns
            .filter(({ isFixed }) => !isFixed)
            .map(({ key, head, isHidden }) => (
              <label key={key} className="radio">
                <input
                  type="checkbox"
                  checked={view.columns[key] ?? !isHidden}
                  onChange={({ target }) => setView({ columns: { ...view.columns, [key]: target.checked } })}
                />
                {head}
              </label>
            ))}
        </fieldset>
        <fieldset>
          <legend>{t.density}</legend>
          {(['roomy', 'dense'] as const).map((one) => (
            <label key={one} className="radio">
              <input
                type="radio"
                name={`${id}-density`}
                checked={view.isDense === (one === 'dense')}
                onChange={() => setView({ isDense: one === 'dense' })}
              />
              {t.densities[one]}
            </label>
          ))}
        </fieldset>
        <button className="btn line" type="button" onClick={reset}>
          {t.asBefore}
        </button>
      </div>
    </div>
  )
}
