import type { AuditEntry } from '@minato/contract/gate'
import type { AuditTexts } from '../../i18n/en/audit.ts'
import type { FootTexts } from '../../i18n/en/foot.ts'
import type { Messages } from '../../i18n/messages.ts'
import type { SheetTexts } from '../../i18n/en/sheets.ts'
import { choiceNames } from '../choice-names.ts'
import { officeHourLines } from '../../layout/office-hours.ts'

/** The audit log in words: names instead of ids and codes, one line a change. */

const DAY = /^\d{4}-\d\d-\d\d$/
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** Longer texts, such as legal pages, are cut. */
const LONGEST = 120

export interface AuditWords {
  t: AuditTexts
  messages: Messages
  sheets: SheetTexts
  foot: FootTexts
  /** Names of the ids in the entries. */
  names: Readonly<Record<string, string>>
  countryName(code: string): string
}

export interface AuditLine {
  key: string
  text: string
}

/** Entries of one record by one person in one minute, newest first. */
export interface AuditGroup {
  key: string
  /** The newest entry. */
  last: AuditEntry
  entries: AuditEntry[]
}

/** Groups entries that follow each other by record, person and minute, the time that is shown. */
export function groupEntries(entries: readonly AuditEntry[]): AuditGroup[] {
  const groups: AuditGroup[] = []
  const nameOf = ({ entity, entityId, actor, at }: AuditEntry) =>
    [entity, entityId, actor.kind, actor.id, at.slice(0, '2026-06-12T01:41'.length)].join(' ')
  for (const entry of entries) {
    const group = groups.at(-1)
    if (group && nameOf(group.last) === nameOf(entry)) group.entries.push(entry)
    else groups.push({ key: String(entry.id), last: entry, entries: [entry] })
  }
  return groups
}

/** Ids of the records that these entries delete; a part of a record, such as a picture, does not count. */
export const deletedRecords = (entries: readonly AuditEntry[]): ReadonlySet<string | null> =>
  new Set(
    entries.flatMap(({ entity, part, entityId, operation }) =>
      operation === 'deleted' && part === entity ? [entityId] : [],
    ),
  )

/** The name of the person or program that made a change. */
export const actorName = ({ actor: { id, kind } }: AuditEntry, { t, names }: Pick<AuditWords, 't' | 'names'>): string =>
  `${names[id] ?? t.former}${kind === 'client' ? `, ${t.aProgram}` : ''}`

/** 'Car REF 1005', 'Markup Sedan'. The settings are one record without a name. */
export function recordName({ entity, entityId }: AuditEntry, words: AuditWords): string {
  const { t, names } = words
  const kind = t.entities[entity] ?? plain(entity)
  if (entityId === null || entity === 'company') return kind
  const name = names[entityId] ?? (UUID.test(entityId) ? undefined : entityId)
  if (name === undefined) return t.goneRecord(kind)
  // Markups and import rules are called by a code.
  const field = { markup: 'categoryId', import_rule: 'country' }[entity]
  return `${kind} ${field ? valueWord(name, field, words) : name}`.trimEnd()
}

const plain = (name: string): string => name.replaceAll(/[._]|(?=[A-Z])/g, ' ').toLowerCase()

/** A field as people call it; one without a word, by its own name. */
const fieldWord = (field: string, t: AuditTexts): string =>
  t.fields[field] ?? t.fields[field.split('.').at(-1) ?? ''] ?? plain(field)

const DOLLARS = new Set(['basePrice', 'basePreviousPrice', 'value', 'amount'])
const YEN = new Set(['cost', 'inlandCost', 'repairCost', 'otherCost'])
const PERCENT = new Set(['percentage'])
const COUNTRY = new Set(['country', 'destinationCountry', 'countryOfResidence', 'countryCode'])
/** Numbers that are not amounts. */
const IS_PLAIN = /year|month|index/i

function numberWord(value: number, field: string, { messages: { format }, t }: AuditWords): string {
  if (DOLLARS.has(field)) return format.exactMoney(value)
  if (YEN.has(field)) return `¥${format.number(value)}`
  if (PERCENT.has(field)) return t.percent(format.number(value))
  return IS_PLAIN.test(field) ? String(value) : format.number(value)
}

/** A value as people read it. */
function valueWord(value: unknown, field: string, words: AuditWords): string {
  const { t, messages, sheets, foot, names, countryName } = words
  if (isEmpty(value)) return t.nothingSaid
  if (typeof value === 'boolean') return value ? t.yes : t.no
  if (typeof value === 'number') return numberWord(value, field, words)
  if (field === 'facts.officeHours')
    return officeHourLines(value as never, messages, foot)
      .map((line) => line.join(' '))
      .join(', ')
  if (Array.isArray(value)) return value.map((one) => valueWord(one, field, words)).join(', ') || t.nothingSaid
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([key, one]) => `${fieldWord(key, t)} ${valueWord(one, key, words)}`)
      .join(', ')
  if (typeof value !== 'string') return ''
  if (UUID.test(value)) return names[value] ?? t.gone
  if (DAY.test(value)) return messages.format.date(value)
  if (INSTANT.test(value)) return messages.format.dateTime(value)
  if (COUNTRY.has(field)) return countryName(value)
  const known: Readonly<Record<string, string>> = {
    ...choiceNames(sheets, messages.names),
    ...t.values,
  }
  return known[`${field}.${value}`] ?? known[value] ?? (value.length > LONGEST ? `${value.slice(0, LONGEST)} …` : value)
}

/** Columns that say nothing to people. */
const HIDDEN = new Set([
  'id',
  'version',
  'isRemoved',
  'updatedAt',
  'createdAt',
  'recordedAt',
  'writtenAt',
  'grantedAt',
  'isStopping',
])
/** The column choices of an import are shown on its page. */
const isHidden = (field: string): boolean => HIDDEN.has(field) || field.startsWith('choices.')
const isEmpty = (value: unknown): value is '' | null | undefined =>
  value === null || value === undefined || value === ''

/** One entry as lines, one a change: 'Price: $8,000 → $7,500'. A record that was created or deleted is one line. */
export function linesOf(entry: AuditEntry, words: AuditWords): AuditLine[] {
  const { t } = words
  const { id, entity, entityId, part, operation } = entry
  const isWhole = part === entity || t.parts[part] === undefined
  const partName = isWhole ? '' : (t.parts[part] ?? '')
  // The fields of a sheet and of the purchase have names of their own.
  const prefix = part === 'sheet' || part === 'purchase' ? '' : [partName, portOf(entry, words)].join(' ').trim()
  const changes = entry.changes.filter(
    ({ field, before, after }) =>
      !isHidden(field) &&
      before !== after &&
      !(isEmpty(before) && isEmpty(after)) &&
      before !== entityId &&
      after !== entityId,
  )
  const line = (text: string, key = '') => ({ key: `${id} ${key}`, text: text.charAt(0).toUpperCase() + text.slice(1) })
  if (part === 'image') {
    const owner = entry.changes.find(({ field }) => field === 'carId')
    const what = owner ? (owner.after === null ? 'deleted' : 'created') : operation
    return [line(t.labelled(partName, t.operation[what]))]
  }
  // Audit entries have no contact data, only the names of the fields.
  if (part === 'contact') {
    const names = entry.changes.find(({ field }) => field === 'fields')?.after
    const fields = typeof names === 'string' ? names.split(' ') : []
    return [line(t.labelled(partName, fields.map((field) => fieldWord(field, t)).join(', ')))]
  }
  if (operation === 'changed')
    return changes.map(({ field, before, after }) =>
      line(
        t.line(
          [prefix, fieldWord(field, t)].filter(Boolean).join(', '),
          valueWord(before, field, words),
          valueWord(after, field, words),
        ),
        field,
      ),
    )
  const file = entry.changes.find(({ field }) => field === 'importId')?.after
  if (isWhole)
    return [
      line(
        [
          t.operation[operation],
          ...(file ? [`${fieldWord('importId', t)} ${valueWord(file, 'importId', words)}`] : []),
        ].join(', '),
      ),
    ]
  const said = changes
    .map(({ field, before, after }) => [field, operation === 'deleted' ? before : after] as const)
    .filter(([, value]) => value !== null && value !== '')
    .map(([field, value]) => [fieldWord(field, t), valueWord(value, field, words)] as const)
    // 'Role: created, Customer', not 'Role: created, Role Customer'.
    .map(([word, value]) => (word.toLowerCase() === partName ? value : `${word} ${value}`))
  return [line([t.labelled(partName, t.operation[operation]), ...said].join(', '))]
}

/** The port of a changed port call. */
const portOf = ({ part, changes }: AuditEntry, { names }: AuditWords): string => {
  const port = part === 'port_call' ? changes.find(({ field }) => field === 'portId')?.after : undefined
  return typeof port === 'string' ? (names[port] ?? '') : ''
}

/** The address of a record; undefined if it has no page. */
export function pathOfRecord({ entity, entityId }: AuditEntry): string | undefined {
  if (entityId === null) return undefined
  const pages: Readonly<Record<string, string>> = {
    car: `/vehicle/edit/${entityId}`,
    brand: `/brands/${entityId}`,
    port: `/port/${entityId}`,
    voyage: `/voyages/${entityId}`,
    review: `/admin-reviews?id=${entityId}`,
    person: `/customer?id=${entityId}`,
    company: '/settings/company',
    bankAccount: '/settings/bank',
    proposal: '/settings/bank',
    insuranceRate: '/settings/insurance',
    markup: '/settings/markups',
    import_rule: '/settings/import-rules',
    estimated_cost: '/settings/import-rules',
    api_client: '/settings/api-clients',
    inquiry: `/inquiries/${entityId}`,
  }
  return pages[entity]
}
