import type { AuditEntry } from '@minato/contract/gate'
import { expect, test } from 'vitest'
import { en } from '../../i18n/en/shop.ts'
import { foot as footEn } from '../../i18n/en/foot.ts'
import { foot as footFr } from '../../i18n/fr/foot.ts'
import { fr } from '../../i18n/fr/shop.ts'
import { sheets as sheetsEn } from '../../i18n/en/sheets.ts'
import { sheets as sheetsFr } from '../../i18n/fr/sheets.ts'
import { actorName, deletedRecords, groupEntries, linesOf, recordName } from './audit-lines.ts'
import type { AuditWords } from './audit-lines.ts'
import { auditTextsIn } from './audit-texts.ts'

const NB = '\u00a0'
const CAR = '00000000-0000-4000-8000-000000000001'
const AIKO = '00000000-0000-4000-8000-000000000002'
const MODEL = '00000000-0000-4000-8000-000000000003'
const names = { [CAR]: 'REF 1005', [AIKO]: 'Aiko Mori', [MODEL]: 'DBA-K12' }
const countryName = (code: string) => ({ KE: 'Kenya' })[code] ?? code
const english: AuditWords = { t: auditTextsIn('en'), messages: en, sheets: sheetsEn, foot: footEn, names, countryName }
const french: AuditWords = { t: auditTextsIn('fr'), messages: fr, sheets: sheetsFr, foot: footFr, names, countryName }
const entry = (changes: AuditEntry['changes'], more: Partial<AuditEntry> = {}): AuditEntry => ({
  id: 7,
  at: '2026-06-12T01:41:00.000Z',
  actor: { kind: 'person', id: AIKO },
  call: 'PUT /api/vehicle/car/{id}',
  entity: 'car',
  entityId: CAR,
  part: 'car',
  operation: 'changed',
  changes,
  ...more,
})
const said = (one: AuditEntry, words = english) => linesOf(one, words).map(({ text }) => text)

test('[BO-15] describes each change in one line with names instead of ids and codes', () => {
  const one = entry([
    { field: 'basePrice', before: 8000, after: 7500 },
    { field: 'status', before: 'DRAFT', after: 'PUBLISHED' },
    { field: 'trimId', before: null, after: MODEL },
    { field: 'firstRegistrationYear', before: 2018, after: 2019 },
    { field: 'trimId', before: '00000000-0000-4000-8000-00000000000f', after: MODEL },
  ])
  expect(said(one)).toEqual([
    'Price: $8,000 → $7,500',
    'Status: Draft → For sale',
    'Model code: empty → DBA-K12',
    'First registration, year: 2018 → 2019',
    'Model code: deleted record → DBA-K12',
  ])
  expect(said(one, french)[0]).toBe(`Prix${NB}: 8${NB}000${NB}$ → 7${NB}500${NB}$`)
  expect([recordName(one, english), actorName(one, english)]).toEqual(['Car REF 1005', 'Aiko Mori'])
})

test('[BO-15] names parts of a record and shows a creation or deletion as one line', () => {
  expect(said(entry([{ field: 'grade', before: null, after: 'X' }], { operation: 'created' }))).toEqual(['Created'])
  const role = [
    { field: 'role', before: null, after: 'CUSTOMER' },
    { field: 'grantedAt', before: null, after: '2026-06-12T01:41:00.000Z' },
  ]
  expect(said(entry(role, { entity: 'person', part: 'role', operation: 'created' }))).toEqual([
    'Role: created, Customer',
  ])
  expect(said(entry([{ field: 'exhaustGas', before: 'GOOD', after: 'BAD' }], { part: 'sheet' }))).toEqual([
    'Exhaust gas: Good → Bad',
  ])
  expect(said(entry([{ field: 'carId', before: null, after: CAR }], { part: 'image' }))).toEqual(['Picture: created'])
  const served = { entity: 'port', part: 'country_served', operation: 'deleted' } as const
  expect(said(entry([{ field: 'country', before: 'KE', after: null }], served))).toEqual([
    'Country served: deleted, Country Kenya',
  ])
  const hours = [{ weekday: 1, opens: 9, opensMinute: 30, closes: 18 }]
  const settings = { entity: 'company', part: 'company', entityId: 'staging' }
  expect(said(entry([{ field: 'facts.officeHours', before: [], after: hours }], settings))).toEqual([
    'Office hours: Monday to Sunday Closed → Monday 9:30 AM – 6 PM, Tuesday to Sunday Closed',
  ])
})

test('[BO-15] shows rates and fees with cents to the cent', () => {
  expect(said(entry([{ field: 'value', before: 92, after: 95.5 }]))).toEqual(['Amount: $92 → $95.50'])
  const percentage = entry([{ field: 'percentage', before: 9, after: 9.5 }])
  expect(said(percentage)).toEqual(['Percentage: 9% → 9.5%'])
  expect(said(percentage, french)).toEqual([`Pourcentage${NB}: 9${NB}% → 9,5${NB}%`])
})

test('[BO-15] groups changes of one record by one person in one minute', () => {
  const [a, b, c] = [entry([]), entry([], { id: 6 }), entry([], { id: 5, actor: { kind: 'client', id: MODEL } })]
  const later = entry([], { id: 4, at: '2026-06-12T01:40:59.000Z' })
  expect(groupEntries([a, b, c, later]).map(({ entries }) => entries.map(({ id }) => id))).toEqual([[7, 6], [5], [4]])
})

test('[BO-15] leaves out fields that stay empty and the column choices of an import', () => {
  const settings = { entity: 'company', part: 'company', entityId: 'staging' }
  const texts = entry(
    [
      { field: 'facts.legal.terms.en', before: null, after: '' },
      { field: 'facts.phone', before: null, after: '+81 45 000 0000' },
    ],
    settings,
  )
  expect(said(texts)).toEqual(['Phone: empty → +81 45 000 0000'])
  const columns = [{ field: 'choices.columns.Levy', before: 'price', after: null }]
  expect(said(entry(columns, { entity: 'import', part: 'import' }))).toEqual([])
})

test('[BO-15] names a markup by its body type, a rule by its country, and a deleted record', () => {
  const words = { ...english, names: { [CAR]: 'SEDAN', [MODEL]: 'KE' } }
  const nameOf = (entity: string, entityId: string, by = words) => recordName(entry([], { entity, entityId }), by)
  expect(nameOf('markup', CAR)).toBe('Markup Sedan')
  expect(nameOf('markup', CAR, { ...words, ...french, names: words.names })).toBe('Majoration Berline')
  expect(nameOf('import_rule', MODEL)).toBe('Import rule Kenya')
  expect(nameOf('car', AIKO)).toBe('Car (no longer exists)')
})

test('[BO-15 TRU-06] shows which field of an import rule changed, with old and new value', () => {
  const changes = [
    { field: 'country', before: 'KE', after: 'KE' },
    { field: 'fields.maxAge', before: 8, after: 7 },
    { field: 'fields.ageStart', before: 'MONTH', after: 'NEXT_YEAR' },
    { field: 'fields.validUntil', before: null, after: '2027-01-10' },
  ]
  const rule = entry(changes, { entity: 'import_rule', part: 'rule_version' })
  expect(said(rule)).toEqual([
    'Maximum age: 8 → 7',
    'Count starts: in that month → on 1 January of the following year',
    `Valid until: empty → 10${NB}January 2027`,
  ])
  expect(said(rule, french)[0]).toBe(`Âge maximal${NB}: 8 → 7`)
})

test('[BO-15 TRU-06] names the documents that an import rule asks for', () => {
  const change = { field: 'fields.documents', before: ['INVOICE'], after: ['INVOICE', 'BILL_OF_LADING'] }
  const rule = entry([change], { entity: 'import_rule', part: 'rule_version' })
  expect(said(rule)[0]).toMatch(/: Final invoice → Final invoice, Bill of lading$/)
  expect(said(rule, french)[0]).toMatch(/: Facture finale → Facture finale, Connaissement$/)
})

test('[BO-15 TRU-10] names the port of a changed call and formats dates for the locale', () => {
  const changes = [
    { field: 'arrival', before: '2027-01-03', after: '2027-01-10' },
    { field: 'portId', before: MODEL, after: MODEL },
  ]
  const call = entry(changes, { entity: 'voyage', part: 'port_call' })
  const words = { ...english, names: { [MODEL]: 'Mombasa' } }
  expect(said(call, words)).toEqual([`Port of call Mombasa, Arrival: 3${NB}January 2027 → 10${NB}January 2027`])
})

test('[BO-15] names the records that are deleted, but not those that lose a part', () => {
  const gone = entry([], { operation: 'deleted', entity: 'car', part: 'car', entityId: CAR })
  const picture = entry([], { operation: 'deleted', entity: 'car', part: 'image', entityId: AIKO })
  expect([...deletedRecords([gone, picture, entry([])])]).toEqual([CAR])
})

/** The audited columns of tables whose changes have no screen of their own. */
const COLUMNS = {
  import: 'fileName fileBytes rowCount state isBlocked undone undoneAt kept entriesRemoved madeBy',
  inquiry: 'reference ownerId managerId source carId portId status outcome isProcessed isArchived',
  document: 'type size inquiryId role',
  'quick reply': 'name textEn textFr position',
}
test('[BO-15] has words in both languages for columns of imports, inquiries and documents', () => {
  const columns = Object.values(COLUMNS).flatMap((all) => all.split(' '))
  for (const { t } of [english, french]) {
    expect(columns.filter((column) => !t.fields[column])).toEqual([])
    expect(Object.keys(COLUMNS).filter((entity) => !t.entities[entity])).toEqual([])
  }
})

test('[BO-15 BO-21] names changed contact details of a person, which the log does not contain', () => {
  const changed = entry([{ field: 'fields', before: null, after: 'email phone' }], {
    entity: 'person',
    part: 'contact',
  })
  expect(said(changed)).toEqual(['Contact details changed: Email, Phone'])
  expect(said(changed, french)).toEqual([`Coordonnées modifiées${NB}: E-mail, Téléphone`])
})
