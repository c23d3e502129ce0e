import { useState } from 'react'
import type { ImportField } from '@minato/contract/import-fields'
import type { ImportPreview } from '@minato/contract/import-cars'
import type { ImportColumn, ImportReply } from '@minato/contract/vehicles-import'
import { useShell } from '../../api/shell.ts'
import { localPath } from '../../i18n/locale.ts'
import { Part } from '../layout/office-page.tsx'
import { ColumnQuestion } from './column-question.tsx'
import { useImportFields } from './fields.ts'
import { useImportTexts } from './import-texts.ts'
import type { Choices } from './use-choices.ts'
import type { ImportActions } from './use-import-actions.ts'

interface Props {
  one: ImportReply
  /** Missing when the mapping can no longer change. */
  choices?: Choices
  work?: ImportActions
  /** Markups in force, for the note beside the price column. */
  markups?: ImportPreview['markups']
}

/** The meaning of each column with sample cells; skipped columns first. */
export function ColumnsSection({ one, choices, work, markups = [] }: Props) {
  const t = useImportTexts().columns
  const { nameOf } = useImportFields()
  const [told, setTold] = useState('')
  const { columns, isRemembered } = one.reading
  // In the order of the last reading, so that a row does not move while its field is chosen.
  const sorted = columns.toSorted((a, b) => rankOf(a) - rankOf(b))
  const known = columns.filter(({ label, field }) => (choices ? choices.fieldOf(label) : field) !== null).length
  const isAsked = ({ label, question }: ImportColumn): boolean =>
    choices !== undefined && question !== undefined && !(label in choices.now.columns)
  const asked = columns.filter(isAsked).length
  const choose = (label: string, field: ImportField | null) => {
    const loser = choices?.setColumn(label, field)
    setTold(loser !== undefined && field !== null ? t.takenFrom(nameOf(field), loser) : '')
  }
  return (
    <Part id="columns" title={t.title} note={t.note(known, columns.length)}>
      {asked > 0 && <p className="hint">{t.question.count(asked)}</p>}
      {isRemembered && <p className="hint">{t.remembered}</p>}
      <table className="table import-columns" aria-label={t.title}>
        <thead>
          <tr>
            {[t.column, t.samples, t.field, t.sure].map((head) => (
              <th key={head}>{head}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted.map((column) => {
            const { label, samples } = column
            const field = choices ? choices.fieldOf(label) : column.field
            return (
              <tr key={label} className={field === null ? 'unread' : undefined}>
                <td className="in-title">
                  <b>{label}</b>
                </td>
                <td className="in-text">
                  <Samples samples={samples} />
                </td>
                <td className="in-text">
                  {isAsked(column) && <ColumnQuestion column={column} answer={(next) => choose(label, next)} />}
                  {field === 'price' && markups.length > 0 && <MarkupNote markups={markups} />}
                  {choices ? (
                    <FieldChoice label={label} field={field} choose={(next) => choose(label, next)} />
                  ) : field === null ? (
                    t.leaveOut
                  ) : (
                    nameOf(field)
                  )}
                </td>
                <td className="in-text">
                  <Level column={column} field={field} />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p role="status" className="hint">
        {told}
      </p>
      {choices?.isUnread && work && (
        <div className="form-foot">
          <button
            className="btn ink"
            type="button"
            aria-disabled={work.busy !== undefined || undefined}
            onClick={() => void work.go('save')}
          >
            {work.busy === 'save' ? t.saving : t.save}
          </button>
          <button className="btn" type="button" onClick={() => choices.forget()}>
            {t.discard}
          </button>
        </div>
      )}
    </Part>
  )
}

const SURE = 0.9
const LIKELY = 0.6
const levelOf = ({ field, isSaid, confidence }: ImportColumn) =>
  isSaid ? 'said' : field === null ? 'none' : confidence >= SURE ? 'high' : confidence >= LIKELY ? 'middle' : 'low'
/** Open questions before certain columns. */
const rankOf = (column: ImportColumn): number => ['none', 'low', 'middle', 'high', 'said'].indexOf(levelOf(column))

function Level({ column, field }: { column: ImportColumn; field: ImportField | null }) {
  const { levels } = useImportTexts().columns
  const level = field === column.field ? levelOf(column) : 'said'
  return field === null || level === 'none' ? null : <small>{levels[level]}</small>
}

function Samples({ samples }: { samples: readonly string[] }) {
  const { empty } = useImportTexts().columns
  if (samples.length === 0) return <small>{empty}</small>
  return (
    <ul className="import-samples">
      {samples.slice(0, 3).map((sample) => (
        <li key={sample}>{sample}</li>
      ))}
    </ul>
  )
}

function MarkupNote({ markups }: { markups: ImportPreview['markups'] }) {
  const { locale } = useShell()
  const { columns: t } = useImportTexts()
  const percentages = markups.map(({ percentage }) => percentage)
  return (
    <p className="hint">
      {t.markups(Math.min(...percentages), Math.max(...percentages))}{' '}
      <a href={localPath('/settings/markups', locale)}>{t.seeMarkups}</a>
    </p>
  )
}

interface ChoiceProps {
  label: string
  field: ImportField | null
  choose(field: ImportField | null): void
}
function FieldChoice({ label, field, choose }: ChoiceProps) {
  const t = useImportTexts().columns
  const { groups, nameOf } = useImportFields()
  return (
    <select
      className="in"
      aria-label={t.fieldOf(label)}
      value={field ?? ''}
      onChange={({ target }) => choose((target.value || null) as ImportField | null)}
    >
      <option value="">{t.leaveOut}</option>
      {groups.map(({ name, fields }) => (
        <optgroup key={name} label={name}>
          {fields.map((one) => (
            <option key={one} value={one}>
              {nameOf(one)}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  )
}
