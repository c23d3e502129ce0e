import { IMPORT_FIELDS } from '@minato/contract/import-fields'
import type { ImportField } from '@minato/contract/import-fields'
import { vehicleFields } from '@minato/contract/vehicle-fields'
import { FIELD_NAMES } from '@minato/domain/field-names'
import type { RawRow } from '../file/rows.ts'
import { makerOf } from '../values/makers.ts'
import { normalizeText } from '../values/normalize-text.ts'
import columnNames from './column-names.json' with { type: 'json' }
import { headerKey, withoutEmptyWords, withoutUnits } from './header-words.ts'

/** A field that a column's name suggests, with its certainty, 0 to 1. `isPart`: only part of the name matches. */
export type NameHit = { field: ImportField; weight: number; isPart?: true }

/**
 * Column names in lists of the trade: English, French, Japanese, Russian, Arabic, some German, Spanish and
 * Portuguese. `names` mean one field, `unsure` several (most likely first; the values decide). `ignored`
 * columns are skipped with a reason.
 */
const {
  names: NAMES,
  unsure: UNSURE,
  ignored: IGNORED,
} = columnNames as unknown as {
  names: Record<ImportField, string>
  unsure: Record<string, ImportField[]>
  ignored: { pattern: string; reason: string }[]
}
const FIELD_BY_NAME = new Map<string, ImportField>()
for (const [field, names] of Object.entries(NAMES))
  for (const name of names.split('|')) FIELD_BY_NAME.set(headerKey(name), field as ImportField)
// A field without trade words is matched by its export heading and its labels.
for (const { name, heading } of vehicleFields())
  for (const label of NAMES[name] ? [] : [heading, ...Object.values(FIELD_NAMES).map((names) => names[name])])
    FIELD_BY_NAME.set(headerKey(label), name)
// Field names of our own export and of the contract. A plainer meaning above wins ('trim', 'id').
for (const field of IMPORT_FIELDS) if (!FIELD_BY_NAME.has(headerKey(field))) FIELD_BY_NAME.set(headerKey(field), field)
const GROUPS = /^((specification|utils|dimension|location|vehicle|car) )+/
const UNSURE_FIELDS_BY_NAME = new Map(Object.entries(UNSURE).map(([name, fields]) => [headerKey(name), fields]))
const IGNORED_PATTERNS = IGNORED.map(({ pattern, reason }) => ({ pattern: new RegExp(pattern), reason }))
/** Names of several words, or in scripts without spaces, that may occur inside a longer header. */
const PHRASES = [...FIELD_BY_NAME]
  .filter(([name]) => name.length >= 4 || /[ぁ-ヿ一-鿿]{2,}/.test(name))
  .sort(([a], [b]) => b.length - a.length)
  .map(([name, field]) => ({ field, text: /[ぁ-ヿ一-鿿]/.test(name) ? name : ` ${name} ` }))

/** The fields that a header may mean, most certain first. */
export const fieldsByName = (header: string): { hits: NameHit[]; ignored: string | null } => {
  const key = headerKey(header)
  if (key === '') return { hits: [], ignored: null }
  const hits: NameHit[] = []
  const add = (field: ImportField | undefined, weight: number) => {
    if (field !== undefined && !hits.some((hit) => hit.field === field)) hits.push({ field, weight })
  }
  const forms: [string, number][] = [
    [key, 1],
    [withoutUnits(key), 0.97],
    [key.replace(GROUPS, ''), 0.95],
    [withoutEmptyWords(key), 0.92],
    [key.replaceAll(' ', ''), 0.9],
  ]
  for (const [form, weight] of forms) {
    if (form === '') continue
    add(FIELD_BY_NAME.get(form), weight)
    UNSURE_FIELDS_BY_NAME.get(form)?.forEach((field, place) => add(field, weight * (0.8 - place * 0.05)))
  }
  if (hits.length > 0) return { hits, ignored: null }
  const ignored = IGNORED_PATTERNS.find(({ pattern }) => pattern.test(key))?.reason ?? null
  if (ignored !== null) return { hits: [], ignored }
  for (const field of fieldsOfParts(header)) add(field, 0.9 - hits.length * 0.05)
  if (hits.length > 0) return { hits, ignored: null }
  const padded = ` ${key} `
  const part = PHRASES.find(({ text }) => padded.includes(text))
  return { hits: part === undefined ? [] : [{ field: part.field, weight: 0.65, isPart: true }], ignored: null }
}

/** 'メーカー / Make', 'Price (net)': the fields that all known parts have in common. */
const fieldsOfParts = (header: string): ImportField[] => {
  const meant = header.split(/[/|｜()（）[\]\n]/).flatMap((part) => {
    const key = headerKey(part)
    const fields = [
      FIELD_BY_NAME.get(key) ?? FIELD_BY_NAME.get(withoutUnits(key)) ?? [],
      UNSURE_FIELDS_BY_NAME.get(key) ?? [],
    ].flat()
    return fields.length === 0 ? [] : [fields]
  })
  const [first = [], ...others] = meant
  return first.filter((field) => others.every((fields) => fields.includes(field)))
}

/** How much a row looks like the header of a list of cars; 0 if not at all. */
export const headerScore = (cells: readonly string[], named: ReadonlySet<string> = new Set()): number => {
  let score = 0
  let nonEmpty = 0
  let figures = 0
  const fields = new Set<ImportField>()
  for (const cell of cells) {
    const text = normalizeText(cell)
    if (text === '') continue
    nonEmpty++
    if (named.has(headerKey(text))) score += 5
    if (/^[\d.,\s$¥£€/-]+$/.test(text)) {
      figures++
      continue
    }
    if (text.length > 60) continue
    if (makerOf(text) !== null) figures++
    const { hits, ignored } = fieldsByName(text)
    const [best] = hits
    if (best !== undefined && !fields.has(best.field)) {
      fields.add(best.field)
      score += best.weight
    } else if (ignored !== null) score += 0.3
  }
  if (score >= 5 && named.size > 0) return score
  const hasVehicleFields =
    (['brand', 'model', 'name', 'chassis', 'trim'] as const).some((field) => fields.has(field)) || fields.size >= 4
  return fields.size < 2 || figures > nonEmpty * 0.2 || !hasVehicleFields ? 0 : score
}

/** Finds the header among the first rows, and following rows that repeat it in another language. */
export const findHeader = (
  rows: readonly RawRow[],
  named: ReadonlySet<string>,
): { at: number; repeats: number } | null => {
  let best = { at: -1, score: 0 }
  rows.forEach(({ cells, fault }, at) => {
    const score = fault === null ? headerScore(cells, named) : 0
    if (score > best.score) best = { at, score }
  })
  if (best.at === -1) return null
  let repeats = 0
  const ownScore = headerScore(rows[best.at]!.cells)
  while (best.at + repeats + 1 < rows.length && headerScore(rows[best.at + repeats + 1]!.cells) > ownScore * 0.5)
    repeats++
  return { at: best.at, repeats }
}

/** Column labels as in the file; missing or duplicate ones are numbered. */
export const labelsOf = (cells: readonly string[]): string[] => {
  const used = new Map<string, number>()
  const labels = cells.map((cell, index) => {
    const label = normalizeText(cell).slice(0, 100) || `Column ${index + 1}`
    const count = (used.get(label) ?? 0) + 1
    used.set(label, count)
    return count === 1 ? label : `${label} #${count}`
  })
  return labels
}
