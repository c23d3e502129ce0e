import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

export type CsvValue = string | number | boolean | null | undefined

/**
 * Sends rows as CSV (RFC 4180) while they are read, so that a list of any length costs little memory: with a byte order mark,
 * by which Excel knows UTF-8, and with an apostrophe before whatever a spreadsheet would take for a formula (attacks.md I03).
 * The import takes that apostrophe off again.
 */
export function csvDownload(
  reply: FastifyReply,
  name: string,
  header: readonly string[],
  rows: AsyncIterable<readonly (readonly CsvValue[])[]>,
): void {
  void reply
    .header('content-disposition', `attachment; filename="${name.replace(/[^\w.-]+/g, '-')}"`)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .type('text/csv; charset=utf-8')
    .send(Readable.from(lines(header, rows)))
}

/** What a column is called, and what of a row stands in it. */
export type CsvColumns<R> = Readonly<Record<string, (row: R) => CsvValue>>

/** The same of rows as the program has them; a list that is there whole is one batch. */
export function csvList<R>(
  reply: FastifyReply,
  name: string,
  columns: CsvColumns<R>,
  batches: AsyncIterable<readonly R[]> | Iterable<readonly R[]>,
): void {
  const values = Object.values(columns)
  const rows = async function* () {
    for await (const batch of batches) yield batch.map((row) => values.map((valueOf) => valueOf(row)))
  }
  csvDownload(reply, name, Object.keys(columns), rows())
}

async function* lines(
  header: readonly string[],
  rows: AsyncIterable<readonly (readonly CsvValue[])[]>,
): AsyncGenerator<string> {
  yield `\ufeff${csvLine(header)}`
  for await (const batch of rows) yield batch.map(csvLine).join('')
}

export const csvLine = (values: readonly CsvValue[]): string => `${values.map(cell).join(',')}\r\n`

/** What a spreadsheet might run; an apostrophe before it counts too, so that taking one off gives back what was there. */
const FORMULA = /^'*[=+\-@＝＋－＠\t\r]/

function cell(value: CsvValue): string {
  if (typeof value !== 'string') return value === null || value === undefined ? '' : String(value)
  const text = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text
}
