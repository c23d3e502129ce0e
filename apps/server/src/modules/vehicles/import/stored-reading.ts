import type { ImportField } from '@minato/contract/import-fields'
import type { ImportChoices, UnreadColumn } from '@minato/contract/import-choices'
import type { ImportProblem as ShownProblem, ImportReading as ShownReading } from '@minato/contract/vehicles-import'
import { createHash } from 'node:crypto'
import { headerKey } from './columns/header-words.ts'
import type { Guess } from './guesses.ts'
import { parseMapping } from './mapping.ts'
import type { ImportMapping } from './mapping.ts'
import { problemOf } from './problems.ts'
import type { ImportProblem, ProblemCode } from './problems.ts'
import type { ProblemRow } from './store.ts'
import type { OpenedReading } from './worker.ts'

export type Locale = 'en' | 'fr'

/** The stored reading of a file. Its texts are added in the reader's language. */
export type StoredReading = Omit<ShownReading, 'notes' | 'guesses'> & { guesses: Guess[]; notes: ProblemRow[] }

export const NO_CHOICES: ImportChoices = {
  columns: {},
  values: {},
  currency: null,
  rate: null,
  distance: null,
  source: null,
  sheet: null,
  goodRows: false,
  publish: false,
  knownOnly: false,
}

/** The choices with the columns as shown, because the stock profile may have changed since. */
export const choicesAsShown = ({
  choices,
  reading,
}: {
  choices: ImportChoices
  reading: Pick<StoredReading, 'columns'>
}): ImportChoices => ({
  ...choices,
  columns: Object.fromEntries(reading.columns.map(({ label, field }) => [label, field])),
})

/** The user's choices as a mapping, checked like a mapping file. A rate without its currency is ignored. */
export function mappingOf({
  columns,
  values,
  currency,
  rate,
  rates,
  distance,
  source,
  sheet,
}: ImportChoices): ImportMapping {
  return parseMapping({
    columns,
    values,
    ...(currency !== null && { currency, ...(rate !== null && { rate }) }),
    ...(rates && { rates }),
    ...(distance !== null && { distance }),
    ...(source !== null && { source }),
    ...(sheet !== null && { sheet }),
  })
}

/** A reading with its unread values, for the user to decide. */
export type SurveyedReading = OpenedReading & { values: UnreadColumn[] }

export const storedReading = (
  reading: SurveyedReading,
  { columns }: ImportChoices,
  isRemembered: boolean,
): StoredReading => ({
  format: reading.format,
  encoding: reading.encoding,
  delimiter: reading.delimiter,
  sheet: reading.sheet,
  sheets: reading.sheets,
  headerLine: reading.header.line,
  columns: reading.columns.map(({ header, field, confidence, question }, index) => ({
    label: header,
    field,
    confidence,
    isSaid: Object.hasOwn(columns, header) && columns[header] === field,
    samples: reading.samples[index] ?? [],
    filled: reading.filled[index] ?? 0,
    ...(question && { question }),
  })),
  values: reading.values,
  currencies: reading.currencies,
  guesses: reading.guesses,
  notes: reading.problems.map(problemRow),
  isRemembered,
})

export const problemRow = ({ line, column, field, code, severity, value, detail }: ImportProblem) => ({
  line,
  column_label: column,
  field,
  code,
  severity,
  value,
  detail,
})

/** A stored problem in the reader's language. */
export function shownProblem(row: ProblemRow, locale: Locale): ShownProblem {
  const { message, messageFr, ...problem } = problemOf(row.code as ProblemCode, {
    line: row.line,
    column: row.column_label,
    field: row.field as ImportField | null,
    value: row.value,
    detail: row.detail,
  })
  return { ...problem, message: locale === 'fr' ? messageFr : message }
}

/** Files of one source have the same header, in any order of columns. */
export const headerKeyOf = (labels: readonly string[]): string =>
  createHash('sha256').update(labels.map(headerKey).toSorted().join('\n')).digest('base64url')
