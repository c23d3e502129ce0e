import type { UnreadColumn, UnreadValue } from '@minato/contract/import-choices'
import { fieldOptions } from '@minato/contract/import-fields'
import type { ImportField } from '@minato/contract/import-fields'
import type { ImportReply } from '@minato/contract/vehicles-import'
import { Part } from '../layout/office-page.tsx'
import { useImportFields } from './fields.ts'
import { useImportValueTexts } from './import-texts.ts'
import type { Choices, Meaning } from './use-choices.ts'
import type { ImportActions } from './use-import-actions.ts'

interface Props {
  one: ImportReply
  choices: Choices
  work: ImportActions
}

/** The distinct unreadable values by column, each with its chosen meaning. */
export function ValuesSection({ one, choices, work }: Props) {
  const t = useImportValueTexts()
  const columns = one.reading.values
  const all = columns.flatMap(({ field, values }) => values.map((value) => ({ field, ...value })))
  if (all.length === 0) return null
  const undecided = all.filter(({ field, value }) => choices.meaningOf(field, value) === undefined)
  const suggested = undecided.flatMap(({ field, value, proposal }) =>
    proposal === null ? [] : [{ field, value, meaning: proposal }],
  )
  const newNames = undecided.filter(({ isNewName }) => isNewName).length
  const isBusy = work.busy !== undefined
  return (
    <Part id="values" title={t.title} note={t.note(undecided.length - newNames, newNames)}>
      <div className="table-tools">
        {suggested.length > 0 && (
          <button className="btn line" type="button" onClick={() => choices.setMeanings(suggested)}>
            {suggested.length === 1 ? t.acceptOne : t.acceptAll(suggested.length)}
          </button>
        )}
        <p className="hint">{t.kept}</p>
      </div>
      {columns.map((column) => (
        <ColumnValues key={column.field} column={column} choices={choices} />
      ))}
      {choices.isValuesChanged && (
        <div className="form-foot">
          <button
            className="btn ink"
            type="button"
            aria-disabled={isBusy || undefined}
            onClick={() => void work.go('save')}
          >
            {work.busy === 'save' ? t.applying : t.apply}
          </button>
          <button className="btn" type="button" onClick={choices.forgetMeanings}>
            {t.undo}
          </button>
        </div>
      )}
    </Part>
  )
}

function ColumnValues({ column, choices }: { column: UnreadColumn; choices: Choices }) {
  const t = useImportValueTexts()
  const { nameOf } = useImportFields()
  const { field, label, values, others } = column
  const name = nameOf(field)
  return (
    <>
      <h3>{t.column(name, label)}</h3>
      <table className="table import-values" aria-label={t.column(name, label)}>
        <thead>
          <tr>
            <th>{t.value}</th>
            <th>{t.rows}</th>
            <th>{t.meaning}</th>
            <th>{t.state}</th>
          </tr>
        </thead>
        <tbody>
          {values.map((one) => (
            <tr key={one.value} className={choices.meaningOf(field, one.value) === undefined ? 'unread' : undefined}>
              <td className="in-title">
                <b>{one.value}</b>
              </td>
              <td className="in-text">
                {t.rowsOf(one.count)} <small>{t.lines(linesOf(one), one.count)}</small>
              </td>
              <td className="in-text">
                <MeaningChoice field={field} one={one} choices={choices} />
              </td>
              <td className="in-text">
                <State field={field} one={one} choices={choices} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {others > 0 && <p className="hint">{t.others(others)}</p>}
    </>
  )
}

/** The first line numbers of a value: '3, 5, 9, …'. */
const linesOf = ({ lines, count }: UnreadValue): string => `${lines.join(', ')}${count > lines.length ? ', …' : ''}`

interface OneProps {
  field: ImportField
  one: UnreadValue
  choices: Choices
}

/** A suggested meaning applies only once accepted; until then the value is left empty, or the name is created. */
function State({ field, one, choices }: OneProps) {
  const t = useImportValueTexts()
  const { optionName } = useImportFields()
  const { value, proposal } = one
  const meaning = choices.meaningOf(field, value)
  if (meaning !== undefined) return <small>{choices.isApplied(field, one) ? t.chosen : t.unsaved}</small>
  if (proposal === null) return <small>{t.empty}</small>
  return (
    <>
      <small>
        {t.suggestion(fieldOptions(field) === null ? proposal : optionName(field, proposal))}
        {one.isNewName && <br />}
        {one.isNewName && t.createsNew}
      </small>{' '}
      <button
        className="btn line"
        type="button"
        aria-label={t.acceptOf(value)}
        onClick={() => choices.setMeanings([{ field, value, meaning: proposal }])}
      >
        {t.accept}
      </button>
    </>
  )
}

/** An option of a select cannot be a text of the field: it leaves the value empty. */
const EMPTY = '\u0000'

function MeaningChoice({ field, one, choices }: OneProps) {
  const t = useImportValueTexts()
  const { nameOf, optionName } = useImportFields()
  const { value } = one
  const options = fieldOptions(field)
  const meaning = choices.meaningOf(field, value)
  const label = t.meaningOf(value, nameOf(field))
  const choose = (next: Meaning) => choices.setMeanings([{ field, value, meaning: next }])
  const shown = meaning === undefined ? '' : (meaning ?? EMPTY)
  if (options === null)
    return (
      <span className="import-meaning">
        <input
          className="in"
          type="text"
          maxLength={80}
          autoComplete="off"
          aria-label={label}
          placeholder={meaning === null ? t.leaveEmpty : t.type}
          value={shown === EMPTY ? '' : shown}
          onChange={({ target }) => choose(target.value.trimStart() || undefined)}
        />
        {one.isNewName
          ? meaning === undefined && (
              <button className="btn" type="button" onClick={() => choose(value)}>
                {t.createNew}
              </button>
            )
          : meaning !== null && (
              <button className="btn" type="button" onClick={() => choose(null)}>
                {t.leaveEmpty}
              </button>
            )}
      </span>
    )
  return (
    <select
      className="in"
      aria-label={label}
      value={shown}
      onChange={({ target }) => choose(target.value === EMPTY ? null : target.value || undefined)}
    >
      <option value="">{t.choose}</option>
      <option value={EMPTY}>{t.leaveEmpty}</option>
      {options.map((option) => (
        <option key={option} value={option}>
          {optionName(field, option)}
        </option>
      ))}
    </select>
  )
}
