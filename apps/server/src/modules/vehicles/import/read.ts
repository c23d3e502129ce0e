import type { UnreadColumn } from '@minato/contract/import-choices'
import { latestMonth } from '@minato/domain/plausible'
import { setImmediate } from 'node:timers/promises'
import { proposeColumns } from './columns/propose-columns.ts'
import type { ColumnProposal } from './columns/propose-columns.ts'
import { fieldsByName, findHeader, labelsOf } from './columns/header.ts'
import { headerKey } from './columns/header-words.ts'
import { DEFAULT_STOCK } from './columns/stock-profile.ts'
import type { StockProfile } from './columns/stock-profile.ts'
import { createSurvey } from './columns/survey.ts'
import type { Survey } from './columns/survey.ts'
import type { Encoding } from './file/decode.ts'
import type { RawRow } from './file/rows.ts'
import { isBlankRow } from './file/rows.ts'
import { openSource } from './file/source.ts'
import type { ImportSource } from './file/source.ts'
import { openTables } from './file/table.ts'
import type { Table } from './file/table.ts'
import { guessOf } from './guesses.ts'
import type { Guess } from './guesses.ts'
import { IMPORT_LIMITS } from './limits.ts'
import type { ImportLimits } from './limits.ts'
import { columnsByLabel } from './mapping.ts'
import type { ImportMapping } from './mapping.ts'
import { problemOf, shownValue } from './problems.ts'
import type { ImportProblem } from './problems.ts'
import { ImportRefused } from './import-refused.ts'
import { sourceNameOf } from './rows/identity.ts'
import { planRows } from './rows/plan.ts'
import { createRowReader } from './rows/read-rows.ts'
import type { ImportRow } from './rows/read-rows.ts'
import { createUnreadValues } from './rows/unread-values.ts'
import { kindOfRow } from './rows/row-kinds.ts'
import type { TableShape } from './rows/row-kinds.ts'
import { pictureColumnGuesses, samplesOf } from './samples.ts'

export type ImportOptions = {
  mapping?: ImportMapping
  limits?: Partial<ImportLimits>
  /** Today's date. A car of the year after next is rejected. */
  today?: Date
  /** The stock profile for plausibility; the trade's defaults if missing. */
  stock?: StockProfile
  /** Accepts a table of unknown columns, for the user to map. */
  mayBeUnknown?: boolean
}

/** A file's format, mapping and rows. Only a sample is held in memory. */
export type ImportReading = {
  format: 'csv' | 'xlsx'
  encoding: Encoding | null
  delimiter: string | null
  sheet: string | null
  /** Other sheets of a workbook. */
  sheets: string[]
  /** `line` is null without a header; the columns are then called 'Column 1', 'Column 2' …. */
  header: { line: number | null; labels: string[] }
  columns: ColumnProposal[]
  /** Currencies other than USD in the sampled prices. */
  currencies: string[]
  /** Sample cells per column, unchanged. */
  samples: string[][]
  /** Number of non-empty cells per column. */
  filled: number[]
  /** Assumptions to show before anything is written. */
  guesses: Guess[]
  /** Problems of the whole file. */
  problems: ImportProblem[]
  /** Number of rows that `rows` returns, including rejected ones. */
  rowCount: number
  /** The rows in batches of about a thousand, from the start at every call. */
  rows: () => AsyncGenerator<ImportRow[]>
  /** Reads all rows and collects the unread and mapped values. */
  unreadValues: () => Promise<UnreadColumn[]>
}

const HEAD_ROWS = 60
const BATCH_ROWS = 1000

/**
 * Reads a file of cars: any delimited text or an Excel workbook. Problems of a row are returned with the row.
 * @throws ImportRefused and nothing else, if the whole file cannot be read
 */
export const readImport = async (source: ImportSource, options: ImportOptions = {}): Promise<ImportReading> => {
  const mapping = options.mapping ?? {}
  const limits = { ...IMPORT_LIMITS, ...options.limits }
  const bytes = await openSource(source, limits)
  const tables = await openTables(bytes, mapping, limits)
  const { table, shape, isUnknown = false } = await chooseTable(tables, mapping, limits, options.mayBeUnknown === true)
  const { survey, notes } = await surveyTable(table, shape, limits)
  if (survey.rows === 0) throw new ImportRefused('no-rows')
  const named =
    mapping.source === undefined ? sourceNameOf(bytes.name ?? '') : { name: mapping.source, fileName: mapping.source }
  const thisYear = latestMonth(options.today ?? new Date()).year
  const plan = planRows(
    shape.labels,
    survey,
    mapping,
    { ...named, isNamed: mapping.source !== undefined },
    shape.headerLine,
    thisYear,
    options.stock ?? DEFAULT_STOCK,
  )
  const damage = table.text?.isDamaged === true ? [problemOf('damaged-text', { line: null })] : []
  const readerOptions = {
    isSheet: table.format === 'xlsx',
    cellCharacters: limits.cellCharacters,
    thisYear,
    rowCount: survey.rows,
  }
  return {
    format: table.format,
    encoding: table.text?.encoding ?? null,
    delimiter: table.delimiter,
    sheet: table.sheet,
    sheets: tables.flatMap(({ sheet }) => sheet ?? []),
    header: { line: shape.headerLine, labels: shape.labels },
    columns: plan.proposals,
    currencies: plan.currencies,
    samples: shape.labels.map((_, index) => samplesOf(survey.sample, index)),
    filled: survey.filled,
    guesses: [
      ...guessesOf(table, tables, shape, isUnknown),
      ...plan.guesses,
      ...pictureColumnGuesses(shape.labels, survey.sample),
    ],
    problems: [...damage, ...plan.problems, ...notes],
    rowCount: survey.rows,
    rows: async function* () {
      const read = createRowReader(plan, shape, readerOptions)
      let batch: ImportRow[] = []
      for await (const raw of rowsOfTable(table, shape)) {
        for (const row of raw) {
          if (kindOfRow(row, shape) !== 'row') continue
          batch.push(read(row))
          if (batch.length < BATCH_ROWS) continue
          yield batch
          batch = []
          // Parsing is synchronous; other requests are served between batches.
          await setImmediate()
        }
      }
      if (batch.length > 0) yield batch
    },
    unreadValues: async () => {
      const unread = createUnreadValues(plan)
      const read = createRowReader(plan, shape, { ...readerOptions, onMapped: unread.onMapped })
      for await (const raw of rowsOfTable(table, shape)) {
        for (const row of raw) if (kindOfRow(row, shape) === 'row') unread.add(read(row), row.cells)
        await setImmediate()
      }
      return unread.end()
    },
  }
}

/** The rows after the header. */
async function* rowsOfTable(table: Table, { skipped }: TableShape): AsyncGenerator<RawRow[]> {
  let rowsSeen = 0
  for await (const rows of table.rows()) {
    yield rowsSeen >= skipped ? rows : rows.slice(Math.max(0, skipped - rowsSeen))
    rowsSeen += rows.length
  }
}

/** The first table with a header of cars; else the first whose columns are recognised by their values. */
const chooseTable = async (
  tables: readonly Table[],
  mapping: ImportMapping,
  limits: ImportLimits,
  allowUnknown: boolean,
): Promise<{ table: Table; shape: TableShape; isUnknown?: boolean }> => {
  const wanted = new Set(Object.keys(mapping.columns ?? {}).map(headerKey))
  const tableStarts: { table: Table; rows: RawRow[] }[] = []
  for (const table of tables) {
    const rows = await firstRows(table)
    const header = findHeader(rows, wanted)
    if (header === null) {
      tableStarts.push({ table, rows })
      continue
    }
    const { line, cells } = rows[header.at]!
    if (cells.length > limits.columns)
      throw new ImportRefused('too-many-columns', { count: cells.length, limit: limits.columns })
    return {
      table,
      shape: { headerLine: line, skipped: header.at + header.repeats + 1, labels: labelsOf(cells), headerCells: cells },
    }
  }
  for (const { table, rows } of tableStarts) {
    const labels = namelessLabels(rows, limits)
    if (labels !== null && isRecognised(labels, rows, mapping))
      return { table, shape: { headerLine: null, skipped: 0, labels, headerCells: [] } }
  }
  const [first] = tableStarts.flatMap(({ rows }) => rows.filter((row) => !isBlankRow(row)))
  if (first === undefined) throw new ImportRefused('empty-file')
  if (allowUnknown) {
    for (const { table, rows } of tableStarts) {
      const shape = shapeWithoutHeader(rows, limits)
      if (shape !== null) return { table, shape, isUnknown: true }
    }
  }
  throw new ImportRefused('no-header', { found: shownValue(first.cells.join(' | '), 200) })
}

/** Rows of equal width make a table, whatever its columns are called. The first row is its header. */
const shapeWithoutHeader = (rows: readonly RawRow[], limits: ImportLimits): TableShape | null => {
  const filledRows = rows.filter((row) => row.fault === null && !isBlankRow(row))
  const [first] = filledRows
  if (first === undefined || filledRows.length < 3) return null
  const width = first.cells.length
  if (width < 2 || filledRows.filter(({ cells }) => cells.length === width).length < filledRows.length * 0.9)
    return null
  if (width > limits.columns) throw new ImportRefused('too-many-columns', { count: width, limit: limits.columns })
  return {
    headerLine: first.line,
    skipped: rows.indexOf(first) + 1,
    labels: labelsOf(first.cells),
    headerCells: first.cells,
  }
}

const firstRows = async (table: Table): Promise<RawRow[]> => {
  const head: RawRow[] = []
  for await (const rows of table.rows()) {
    head.push(...rows.slice(0, HEAD_ROWS - head.length))
    if (head.length >= HEAD_ROWS) break
  }
  return head
}

const namelessLabels = (rows: readonly RawRow[], limits: ImportLimits): string[] | null => {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length))
  if (width < 2) return null
  if (width > limits.columns) throw new ImportRefused('too-many-columns', { count: width, limit: limits.columns })
  return labelsOf(Array.from({ length: width }, () => ''))
}

/** Without a header, a maker or model and two more fields must be recognised, or the mapping names the columns. */
const isRecognised = (labels: string[], rows: readonly RawRow[], mapping: ImportMapping): boolean => {
  const isColumnNumbered = Object.keys(mapping.columns ?? {}).some((header) => /^column \d+$/i.test(header))
  const forcedFields = isColumnNumbered ? columnsByLabel(mapping, labels) : new Map<string, never>()
  const fields = proposeColumns(
    labels,
    rows.map(({ cells }) => cells),
    forcedFields,
  ).proposals.flatMap(({ field }) => field ?? [])
  if (isColumnNumbered) return true
  return fields.length >= 3 && (fields.includes('name') || fields.includes('brand') || fields.includes('model'))
}

const NOTES_SHOWN = 20

const surveyTable = async (
  table: Table,
  shape: TableShape,
  limits: ImportLimits,
): Promise<{ survey: Survey; notes: ImportProblem[] }> => {
  const ids = shape.labels.flatMap((label, index) =>
    /^Column \d+$/.test(label) || fieldsByName(label).hits.some(({ field }) => field === 'id') ? index : [],
  )
  const survey = createSurvey(shape.labels.length, ids, limits.rows)
  const notes: ImportProblem[] = []
  let omittedNotes = 0
  for await (const rows of rowsOfTable(table, shape)) {
    for (const row of rows) {
      const kind = kindOfRow(row, shape)
      if (kind === 'row') survey.add(row)
      else if (kind === 'note' && notes.length === NOTES_SHOWN) omittedNotes++
      else if (kind === 'note') {
        notes.push(
          problemOf('note-line', { line: row.line, value: row.cells.find((cell) => cell.trim() !== '')!.trim() }),
        )
      }
    }
    await setImmediate()
  }
  if (omittedNotes > 0) notes.push(problemOf('note-lines-more', { line: null, detail: omittedNotes }))
  return { survey: survey.end(), notes }
}

const guessesOf = (table: Table, tables: readonly Table[], shape: TableShape, isUnknown: boolean): Guess[] => {
  const guesses: Guess[] = []
  if (table.text !== null && table.text.encoding !== 'utf-8')
    guesses.push(guessOf('encoding', { encoding: table.text.encoding, why: table.text.why }))
  if (tables.length > 1) {
    const others = tables
      .filter((one) => one !== table)
      .map(({ sheet }) => `'${sheet}'`)
      .slice(0, 5)
      .join(', ')
    guesses.push(guessOf('sheets', { sheet: table.sheet, others }))
  }
  if (isUnknown) guesses.push(guessOf('header-unknown'))
  else if (shape.headerLine === null) guesses.push(guessOf('no-header'))
  else if (shape.headerLine > 1) guesses.push(guessOf('header-line', { line: shape.headerLine }))
  return guesses
}
