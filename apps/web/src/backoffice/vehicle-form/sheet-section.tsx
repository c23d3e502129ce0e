import { focusNextRating, RatingRow } from '../../forms/office-fields.tsx'
import type { RatingChoice } from '../../forms/office-fields.tsx'
import { Part } from '../layout/office-page.tsx'
import { fieldsOf } from './car-fields.ts'
import { useCarLabels } from './car-labels.ts'
import { useFormValues } from './form-values.ts'
import { focusNextEmpty } from './next-empty.ts'

/** A sheet of ratings: a key per line, and one button for the open ones (VEH-10). */
export function SheetSection({ group }: { group: 'inspection' | 'equipment' | 'kit' }) {
  const { values, set, filled } = useFormValues()
  const { t, sheets, labelOf } = useCarLabels()
  const fields = fieldsOf(group)
  const isKit = group === 'kit'
  const best = isKit ? 'EQUIPPED' : 'GOOD'
  const open = fields.filter(({ name }) => !values[name])
  const choices: RatingChoice[] = isKit
    ? [
        { value: 'EQUIPPED', text: sheets.equipped.EQUIPPED, key: t.sheet.kitKeys.EQUIPPED, tone: 'good' },
        { value: 'NOT_EQUIPPED', text: sheets.equipped.NOT_EQUIPPED, key: t.sheet.kitKeys.NOT_EQUIPPED, tone: 'plain' },
      ]
    : [
        { value: 'GOOD', text: sheets.rating.GOOD, key: t.sheet.keys.GOOD, tone: 'good' },
        { value: 'MEDIUM', text: sheets.rating.MEDIUM, key: t.sheet.keys.MEDIUM, tone: 'medium' },
        { value: 'BAD', text: sheets.rating.BAD, key: t.sheet.keys.BAD, tone: 'bad' },
      ]
  const fill = (names: readonly string[], value: string) => set(Object.fromEntries(names.map((name) => [name, value])))
  return (
    <Part
      id={group}
      title={t.groups[group]}
      note={<span className="of-keys">{isKit ? t.sheet.kitHint : t.sheet.hint}</span>}
    >
      <div className="sheet-tools">
        <button
          className="btn line"
          type="button"
          aria-disabled={open.length === 0 || undefined}
          onClick={() =>
            fill(
              open.map(({ name }) => name),
              best,
            )
          }
          // The keys of the lines begin here too, with the first open line.
          onKeyDown={(event) => {
            const { key, ctrlKey, metaKey, altKey, currentTarget } = event
            const chosen = choices.find((one) => one.key === key.toLowerCase())
            const [first] = open
            if (!chosen || !first || ctrlKey || metaKey || altKey) return
            event.preventDefault()
            set({ [first.name]: chosen.value })
            const row = currentTarget.form
              ?.querySelector(`[name="${first.name}"]`)
              ?.closest<HTMLElement>('[data-rating]')
            if (row) focusNextRating(row)
          }}
          // Enter moves to the next field and skips the lines of the sheet.
          onKeyUp={({ key, currentTarget }) => {
            if (key === 'Enter' && open.length === 0 && currentTarget.form)
              focusNextEmpty(currentTarget.form, currentTarget)
          }}
        >
          {isKit ? t.sheet.allThere : open.length < fields.length ? t.sheet.rest : t.sheet.allGood}
        </button>
        {open.length < fields.length && (
          <button
            className="btn quiet"
            type="button"
            onClick={() =>
              fill(
                fields.map(({ name }) => name),
                '',
              )
            }
          >
            {t.sheet.clear}
          </button>
        )}
      </div>
      <div className="ratings">
        {fields.map(({ name }) => (
          <RatingRow
            key={name}
            name={name}
            label={values[name] && filled[name] ? `${labelOf(name)} · ${t.copy.mark(filled[name])}` : labelOf(name)}
            choices={choices}
            value={values[name] ?? ''}
            onChange={(value) => set({ [name]: value })}
          />
        ))}
      </div>
    </Part>
  )
}
