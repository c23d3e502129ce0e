import type { AuditEntry } from '@minato/contract/gate'
import type { TradeNames } from '../../messages/names-en.ts'
import type { CarFormTexts } from '../../messages/car-form-en.ts'
import type { SheetTexts } from '../../messages/sheets-en.ts'
import { CAR_FIELDS } from './car-fields.ts'
import { choiceNames } from './car-words.ts'

/** What somebody changed, as words: the trail names columns, people know fields. */

export interface HistoryLine {
  key: string
  label: string
  text: string
  by: AuditEntry['actor']
  at: string
}
interface Words {
  t: CarFormTexts
  sheets: SheetTexts
  names: TradeNames
  number(value: number): string
  /** What ids are called by: the file that a car came from. */
  called?: Readonly<Record<string, string>>
}

/** Columns that are called otherwise than their fields. */
const COLUMNS: Readonly<Record<string, string>> = {
  bodyType: 'utils.type',
  firstRegistrationYear: 'firstRegistration',
  firstRegistrationMonth: 'firstRegistration',
  manufactureYear: 'manufacture',
  manufactureMonth: 'manufacture',
}
const OF_CAR = new Map(
  CAR_FIELDS.filter(({ group }) => !['inspection', 'equipment', 'kit'].includes(group)).map(({ name }) => [
    name.split('.').at(-1) ?? '',
    name,
  ]),
)
const PLAIN = /^[A-Z0-9_-]+$/

function labelOf({ part }: AuditEntry, field: string, { t, sheets }: Words): string | undefined {
  const name = COLUMNS[field] ?? OF_CAR.get(field)
  const own = t.history[field as 'basePrice' | 'basePreviousPrice' | 'status'] as string | undefined
  if (part === 'car') return own ?? (name && t.fields[name])
  if (part === 'purchase') return t.fields[`purchase.${field}`]
  const sheet: Record<string, string> = { ...sheets.part, ...sheets.equipment, ...sheets.kit }
  return part === 'sheet' ? sheet[field] : undefined
}

function textOf(value: unknown, field: string, { t, sheets, names, number }: Words): string {
  if (value === null || value === undefined || value === '') return t.history.empty
  if (typeof value === 'number') return /Year|Month/.test(field) ? String(value) : number(value)
  if (typeof value !== 'string') return JSON.stringify(value)
  if (!PLAIN.test(value)) return value
  return choiceNames(sheets, names)[value] ?? value
}

const fileOf = ({ changes }: AuditEntry): string => {
  const id = changes.find(({ field }) => field === 'importId')?.after
  return typeof id === 'string' ? id : ''
}

/** The lines of the trail, newest first; what has no word is not shown. */
export function historyLines(entries: readonly AuditEntry[], words: Words): HistoryLine[] {
  const { t, called = {} } = words
  return entries.flatMap((entry): HistoryLine[] => {
    const common = { by: entry.actor, at: entry.at }
    const whole = (label: string, text: string) => [{ ...common, key: String(entry.id), label, text }]
    if (entry.part === 'image') return whole(t.history.pictures, t.history[entry.operation])
    if (entry.part === 'car' && entry.operation === 'created')
      return whole(t.history.created, called[fileOf(entry)] ?? '')
    if (entry.operation !== 'changed' && entry.part !== 'purchase') return []
    return entry.changes.flatMap(({ field, before, after }) => {
      const label = labelOf(entry, field, words)
      if (label === undefined || field === 'trimId' || before === after) return []
      const text = t.history.to(textOf(before, field, words), textOf(after, field, words))
      return [{ ...common, key: `${entry.id} ${field}`, label, text }]
    })
  })
}
