import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { sendDownload } from './download.ts'

export type CsvValue = string | number | boolean | null | undefined

/**
 * Streams rows as CSV (RFC 4180), so that a list of any length needs little memory. The byte order mark tells Excel
 * that it is UTF-8; formulas become text (`csvLine`).
 */
export function csvDownload(
  reply: FastifyReply,
  name: string,
  header: readonly string[],
  rows: AsyncIterable<readonly (readonly CsvValue[])[]>,
): void {
  sendDownload(reply, name, 'text/csv; charset=utf-8', Readable.from(lines(header, rows)))
}

/** Column titles, and the cell of each for a row. */
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

/**
 * One line of CSV. An apostrophe before every text that a spreadsheet would run as a formula, also behind a separator inside
 * the cell: a program that expects another separator splits there, whatever is quoted. The import removes these apostrophes by `unescapeFormulas`.
 */
export const csvLine = (values: readonly CsvValue[]): string => `${values.map(cell).join(',')}\r\n`

const NEEDS_QUOTES = /[;,\t|"\r\n=+\-@＝＋－＠]|^\s|\s$/

function cell(value: CsvValue): string {
  if (value === null || value === undefined) return ''
  const text = typeof value === 'string' ? escapeFormulas(value) : String(value)
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Apostrophes that are already there get one more, so that `unescapeFormulas` restores the text. */
const escapeFormulas = (text: string): string =>
  text.replace(/^'*(?=[=+\-@＝＋－＠\t\r])/, "'$&").replace(/([;,\t|\r\n]"*)('*)(?=[=+\-@＝＋－＠])/g, "$1'$2")

/** A cell before `csvLine` has escaped it. */
export const unescapeFormulas = (text: string): string =>
  text.includes("'")
    ? text.replace(/^'(?='*[=+\-@＝＋－＠\t\r])/, '').replace(/([;,\t|\r\n]"*)'('*)(?=[=+\-@＝＋－＠])/g, '$1$2')
    : text
