import { fieldOptions, IMPORT_FIELDS } from '@minato/contract/import-fields'
import type { ImportField } from '@minato/contract/import-fields'
import { headerKey } from './columns/header-words.ts'
import { ENCODINGS } from './file/decode.ts'
import type { Encoding } from './file/decode.ts'
import { VALUE_CHARACTERS } from './problems.ts'
import { ImportRefused } from './import-refused.ts'
import { isCurrencyCode } from './values/money.ts'

/** The user's mapping of a file (`--map FILE`). It overrides everything that is recognised. */
export type ImportMapping = {
  /** Header → field, or null to skip the column. Unnamed columns are called 'Column 1', 'Column 2' …. */
  columns?: Record<string, ImportField | null>
  /** Field → cell text → the text to read instead, or null to leave the value empty. */
  values?: Partial<Record<ImportField, Record<string, string | null>>>
  /** ISO 4217 code for prices without a currency. */
  currency?: string
  /** Units of `currency` that make one US dollar. */
  rate?: number
  /** Rates for several currencies in one file. */
  rates?: Record<string, number>
  distance?: 'km' | 'mi'
  /** Name of the source. With the source's own id it identifies a car. */
  source?: string
  sheet?: string
  encoding?: Encoding
  delimiter?: string
}

const KEYS = [
  'columns',
  'values',
  'currency',
  'rate',
  'rates',
  'distance',
  'source',
  'sheet',
  'encoding',
  'delimiter',
] as const

const rejectMapping = (why: string): never => {
  throw new ImportRefused('bad-mapping', { why })
}

/**
 * Checks the parsed JSON of a mapping file.
 * @throws ImportRefused naming the wrong key, field or value
 */
export const parseMapping = (json: unknown): ImportMapping => {
  if (!isRecord(json)) return rejectMapping('it is not an object, such as { "columns": { "Make": "brand" } }')
  const unknown = Object.keys(json).filter((key) => !(KEYS as readonly string[]).includes(key))
  if (unknown.length > 0) rejectMapping(`it has no entry called ${list(unknown)}; there are ${KEYS.join(', ')}`)
  const mapping: ImportMapping = {}
  if (json.columns !== undefined) mapping.columns = parseColumns(json.columns)
  if (json.values !== undefined) mapping.values = parseValues(json.values)
  if (json.currency !== undefined) {
    if (typeof json.currency !== 'string' || !isCurrencyCode(json.currency))
      rejectMapping('"currency" is a code of three letters, such as "GBP"')
    mapping.currency = json.currency as string
  }
  if (json.rate !== undefined) {
    if (mapping.currency === undefined) rejectMapping('"rate" needs "currency" beside it')
    mapping.rate = parseRate('rate', json.rate)
  }
  if (json.rates !== undefined) {
    const { rates } = json
    if (!isRecord(rates)) return rejectMapping('"rates" is an object, such as { "JPY": 150 }')
    const invalid = Object.keys(rates).filter((code) => !isCurrencyCode(code))
    if (invalid.length > 0) rejectMapping(`"rates" names ${list(invalid)}, which is no code of a currency`)
    mapping.rates = Object.fromEntries(
      Object.entries(rates).map(([code, rate]) => [code, parseRate(`rates.${code}`, rate)]),
    )
  }
  if (json.distance !== undefined) {
    if (json.distance !== 'km' && json.distance !== 'mi') return rejectMapping('"distance" is "km" or "mi"')
    mapping.distance = json.distance
  }
  for (const key of ['source', 'sheet', 'delimiter'] as const) {
    const text = json[key]
    if (text === undefined) continue
    if (typeof text !== 'string' || text === '' || text.length > 100)
      return rejectMapping(`"${key}" is a text of 1 to 100 characters`)
    mapping[key] = text
  }
  if (mapping.delimiter !== undefined && (mapping.delimiter.length !== 1 || /["\r\n]/.test(mapping.delimiter)))
    rejectMapping('"delimiter" is one character')
  if (json.encoding !== undefined) {
    const encoding = ENCODINGS.find((one) => one === json.encoding)
    if (encoding === undefined) return rejectMapping(`"encoding" is one of ${ENCODINGS.join(', ')}`)
    mapping.encoding = encoding
  }
  return mapping
}

const parseColumns = (columns: unknown): Record<string, ImportField | null> => {
  if (!isRecord(columns)) return rejectMapping('"columns" is an object, such as { "Make": "brand", "Tax": null }')
  const invalid = Object.entries(columns).filter(
    ([, field]) => field !== null && !IMPORT_FIELDS.some((known) => known === field),
  )
  if (invalid.length > 0) {
    const invalidList = list(invalid.map(([header, field]) => `${String(field).slice(0, 60)} (for ${header})`))
    rejectMapping(`there is no field called ${invalidList}; fields are ${IMPORT_FIELDS.join(', ')}`)
  }
  const fields = Object.values(columns).filter((field) => field !== null)
  const duplicate = fields.find((field, index) => fields.indexOf(field) !== index)
  if (duplicate !== undefined) rejectMapping(`two columns are named for ${JSON.stringify(duplicate)}`)
  return columns as Record<string, ImportField | null>
}

/** A meaning may be a number. An enumeration field accepts only its own values. */
const parseValues = (values: unknown): NonNullable<ImportMapping['values']> => {
  if (!isRecord(values))
    return rejectMapping('"values" is an object, such as { "transmissionType": { "Variator": "AUTOMATIC" } }')
  return Object.fromEntries(
    Object.entries(values).map(([name, meanings]) => {
      const field = IMPORT_FIELDS.find((known) => known === name)
      if (field === undefined) return rejectMapping(`"values" names ${list([name])}, which is no field`)
      if (!isRecord(meanings))
        return rejectMapping(`"values.${field}" is an object, such as { "cell text": "meaning" }`)
      const options = fieldOptions(field)
      const parsed = Object.entries(meanings).map(([cell, meaning]): [string, string | null] => {
        const text = typeof meaning === 'number' ? String(meaning) : meaning
        if (text !== null && (typeof text !== 'string' || text.trim() === '' || text.length > VALUE_CHARACTERS))
          return rejectMapping(
            `the meaning of ${list([cell])} in "values.${field}" is a text, or null to leave it empty`,
          )
        if (text !== null && options?.includes(text) === false)
          return rejectMapping(`${list([text])} (for ${list([cell])}) is no ${field}; there are ${options.join(', ')}`)
        return [cell, text]
      })
      return [field, Object.fromEntries(parsed)]
    }),
  )
}

/**
 * The mapping's columns by the labels of the file.
 * @throws ImportRefused naming headers that the file does not have
 */
export const columnsByLabel = (mapping: ImportMapping, labels: readonly string[]): Map<string, ImportField | null> => {
  const found = new Map<string, ImportField | null>()
  const missing: string[] = []
  for (const [header, field] of Object.entries(mapping.columns ?? {})) {
    const label = labels.find((one) => one === header) ?? labels.find((one) => headerKey(one) === headerKey(header))
    if (label === undefined) missing.push(header)
    else found.set(label, field)
  }
  if (missing.length > 0)
    rejectMapping(`the file has no column called ${list(missing)}; it has ${labels.slice(0, 40).join(', ')}`)
  return found
}

const parseRate = (name: string, rate: unknown): number => {
  if (typeof rate !== 'number' || !Number.isFinite(rate) || rate <= 0 || rate > 1e7)
    return rejectMapping(`"${name}" is a number greater than 0`)
  return rate
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const list = (names: string[]) =>
  names
    .slice(0, 10)
    .map((name) => `"${name.slice(0, 80)}"`)
    .join(', ')
