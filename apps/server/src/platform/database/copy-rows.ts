import { from as copyFrom } from 'pg-copy-streams'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Transaction } from './database.ts'

export type CopyValue = string | number | boolean | null | undefined | readonly string[]

const CHUNK = 64 * 1024
const IDENTIFIER = /^[a-z_][a-z0-9_.]*$/

/**
 * Copies rows into a temporary table shaped like `table`: COPY is fastest, but cannot write to a
 * table under row-level security. Values are in the order of the columns. Returns the temporary
 * table's name; it ends with the transaction.
 */
export async function stageRows(
  tx: Transaction,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly CopyValue[]>,
): Promise<string> {
  const staged = await stage(tx, table, columns)
  await pipeline(Readable.from(chunks(rows)), tx.connection.query(copyFrom(`copy ${staged} from stdin`)))
  return staged
}

/** The same for rows in COPY's binary format; the columns `plain` stay uncompressed. */
export async function stageBinary(
  tx: Transaction,
  table: string,
  columns: readonly string[],
  parts: Iterable<Buffer>,
  plain: readonly string[] = [],
): Promise<string> {
  const staged = await stage(tx, table, columns)
  for (const column of plain.filter((name) => columns.includes(name)))
    await tx.connection.query(`alter table ${staged} alter column ${column} set storage plain`)
  await pipeline(Readable.from(parts), tx.connection.query(copyFrom(`copy ${staged} from stdin (format binary)`)))
  return staged
}

/** Writes many new rows. */
export async function copyRows(
  tx: Transaction,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly CopyValue[]>,
): Promise<void> {
  await unstage(tx, table, columns, await stageRows(tx, table, columns, rows))
}

export async function unstage(
  tx: Transaction,
  table: string,
  columns: readonly string[],
  staged: string,
): Promise<void> {
  await tx.connection.query(`insert into ${table} (${columns.join(', ')}) select * from ${staged}`)
  await tx.connection.query(`drop table ${staged}`)
}

let stages = 0
async function stage(tx: Transaction, table: string, columns: readonly string[]): Promise<string> {
  for (const name of [table, ...columns]) if (!IDENTIFIER.test(name)) throw new TypeError(`not an identifier: ${name}`)
  const staged = `staged_${++stages}`
  await tx.connection.query(
    `create temporary table ${staged} on commit drop as select ${columns.join(', ')} from ${table} with no data`,
  )
  return staged
}

function* chunks(rows: Iterable<readonly CopyValue[]>): Generator<Buffer> {
  let text = ''
  for (const row of rows) {
    for (let i = 0; i < row.length; i++) text += (i === 0 ? '' : '\t') + written(row[i])
    text += '\n'
    if (text.length > CHUNK) {
      yield Buffer.from(text)
      text = ''
    }
  }
  yield Buffer.from(text)
}

const SPECIAL = /[\\\t\n\r]/
const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }
const escaped = (text: string): string =>
  SPECIAL.test(text) ? text.replace(/[\\\t\n\r]/g, (character) => ESCAPES[character] ?? character) : text

function written(value: CopyValue): string {
  if (value === null || value === undefined) return '\\N'
  if (typeof value === 'string') return escaped(value)
  if (typeof value === 'object')
    return escaped(`{${value.map((one) => `"${one.replace(/["\\]/g, '\\$&')}"`).join(',')}}`)
  return String(value)
}
