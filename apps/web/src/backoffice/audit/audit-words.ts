import type { AuditEntry } from '@minato/contract/gate'
import type { AuditTexts } from '../../messages/audit-en.ts'
import type { Messages } from '../../messages/messages.ts'

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

interface Words {
  t: AuditTexts
  messages: Messages
  /** What ids are called by. */
  names: Readonly<Record<string, string>>
}

/** A field as people call it; one that has no word yet, by its own name in words. */
export const fieldWord = (field: string, t: AuditTexts): string =>
  t.fields[field] ?? t.fields[field.split('.').at(-1) ?? ''] ?? field.replaceAll(/[._]|(?=[A-Z])/g, ' ').toLowerCase()

/** A value as it reads: names for ids and codes, dates for instants. */
export function valueWord(value: unknown, { t, messages, names }: Words): string {
  if (value === null || value === undefined || value === '') return t.nothingSaid
  if (typeof value === 'boolean') return value ? t.yes : t.no
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map((one) => valueWord(one, { t, messages, names })).join(', ')
  if (typeof value === 'object') return JSON.stringify(value)
  if (typeof value !== 'string') return ''
  if (UUID.test(value)) return names[value] ?? value.slice(0, 8)
  if (INSTANT.test(value)) return messages.format.dateTime(value)
  const { status, color, bodyType, fuel, transmission, steering } = messages.names
  const known: Readonly<Record<string, string>> = {
    ...steering,
    ...transmission,
    ...fuel,
    ...bodyType,
    ...color,
    ...status,
  }
  return known[value] ?? value
}

/** Where a record is looked at; undefined where it has no page of its own. */
export function pathOfRecord({ entity, entityId }: AuditEntry): string | undefined {
  if (entityId === null) return undefined
  const pages: Readonly<Record<string, string>> = {
    car: `/vehicle/edit/${entityId}`,
    brand: `/brands/${entityId}`,
    port: `/port/${entityId}`,
    review: `/admin-reviews?id=${entityId}`,
    person: `/customer?id=${entityId}`,
    company: '/settings/company',
    bankAccount: '/settings/bank',
    insuranceRate: '/settings/insurance',
    inquiry: `/inquiries/${entityId}`,
  }
  return pages[entity]
}
