import { headerScore } from '../columns/header.ts'
import type { ImportLimits } from '../limits.ts'
import type { ImportMapping } from '../mapping.ts'
import { ImportRefused } from '../import-refused.ts'
import { createCsvSplitter } from './csv.ts'
import { recogniseFile, textOf } from './decode.ts'
import type { RecognisedText } from './decode.ts'
import type { RawRow } from './rows.ts'
import { isBlankRow } from './rows.ts'
import type { ByteSource } from './source.ts'
import { openWorkbook } from './xlsx.ts'

/** A table of a text or workbook. Its rows can be read several times, in batches. */
export type Table = {
  format: 'csv' | 'xlsx'
  text: RecognisedText | null
  delimiter: string | null
  sheet: string | null
  rows: () => AsyncGenerator<RawRow[]>
}

/** The tables of a file: one for a text, one per sheet for a workbook (hidden ones only by name). */
export const openTables = async (
  source: ByteSource,
  mapping: ImportMapping,
  limits: ImportLimits,
): Promise<Table[]> => {
  const recognised = await recogniseFile(source, mapping.encoding)
  if (recognised === 'xlsx') return openSheets(await source.whole(), mapping.sheet, limits)
  const head = await headOf(source, recognised)
  const delimiter = mapping.delimiter ?? sniffDelimiter(head, limits)
  const rows = async function* () {
    const splitter = createCsvSplitter(delimiter, limits)
    for await (const text of textOf(source, recognised.encoding)) {
      const batch = splitter.push(text)
      if (batch.length > 0) yield batch
    }
    const last = splitter.end()
    if (last.length > 0)
      yield last.map((row, index) => (index === last.length - 1 ? { ...row, isLast: true as const } : row))
  }
  return [{ format: 'csv', text: recognised, delimiter, sheet: null, rows }]
}

const openSheets = (bytes: Uint8Array, wanted: string | undefined, limits: ImportLimits): Table[] => {
  const sheets = openWorkbook(bytes, limits)
  const chosen =
    wanted === undefined ? sheets.filter(({ isHidden }) => !isHidden) : sheets.filter(({ name }) => name === wanted)
  if (chosen.length === 0) {
    const others = sheets.map(({ name }) => `'${name}'`).join(', ')
    if (wanted !== undefined) throw new ImportRefused('no-such-sheet', { name: `'${wanted}'`, others: others || '–' })
    throw new ImportRefused('broken-xlsx', { why: 'it has no sheet' })
  }
  return chosen.map(({ name, rows }) => ({ format: 'xlsx', text: null, delimiter: null, sheet: name, rows }))
}

const HEAD_CHARACTERS = 64 * 1024

const headOf = async (source: ByteSource, { encoding }: RecognisedText): Promise<string> => {
  let head = ''
  for await (const text of textOf(source, encoding)) {
    head += text.slice(0, HEAD_CHARACTERS - head.length)
    if (head.length >= HEAD_CHARACTERS) break
  }
  return head
}

const DELIMITERS = [',', ';', '\t', '|']

/** The separator that gives the first lines the most even rows and a known header. */
const sniffDelimiter = (head: string, limits: ImportLimits): string => {
  if (head.trim() === '') throw new ImportRefused('empty-file')
  const declaredDelimiter = /^sep=(.)\r?\n/i.exec(head)?.[1]
  if (declaredDelimiter !== undefined) return declaredDelimiter
  let best = { delimiter: '', score: 0 }
  for (const delimiter of DELIMITERS) {
    const splitter = createCsvSplitter(delimiter, limits)
    const all = [...splitter.push(head), ...splitter.end()]
    // The last row may be cut off where the sample ends.
    const rows = (head.length < HEAD_CHARACTERS ? all : all.slice(0, -1)).filter((row) => !isBlankRow(row)).slice(0, 60)
    const counts = new Map<number, number>()
    for (const { cells } of rows) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1)
    const [columns, count] = [...counts].filter(([size]) => size > 1).sort((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? [
      1, 0,
    ]
    if (columns < 2) continue
    const header = Math.max(0, ...rows.slice(0, 40).map(({ cells }) => headerScore(cells)))
    const score = header * 2 + (count / rows.length) * 3 + Math.min(columns, 20) / 10
    if (score > best.score) best = { delimiter, score }
  }
  if (best.delimiter === '') throw new ImportRefused('no-columns')
  return best.delimiter
}
