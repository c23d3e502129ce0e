import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { FileStore } from '../files/file-store.ts'
import { PROOF } from '../files/check-file-store.ts'
import { StartupError } from '../process/startup-error.ts'
import { MANIFEST, rowsFile, storedFile } from './manifest.ts'
import type { Manifest } from './manifest.ts'
import { sequencesOf, tablesOf } from './tables.ts'
import type { Table } from './tables.ts'

/**
 * Writes a backup into a new folder: all tables as of one moment, while the shop runs, and all
 * files. Writes to a temporary folder and renames it at the end.
 * @throws StartupError if the folder exists and is not empty
 */
export async function backUp(from: { url: string; files: FileStore }, folder: string): Promise<Manifest> {
  const place = resolve(folder)
  if ((await readdir(place).catch(() => [])).length)
    throw new StartupError(`${folder} is there already and not empty: a backup goes into a folder of its own.`)
  const partialFolder = `${place}.half`
  await rm(partialFolder, { recursive: true, force: true })
  await mkdir(join(partialFolder, 'data'), { recursive: true, mode: 0o700 })
  const client = new Client({ connectionString: from.url })
  await client.connect()
  try {
    await client.query(`begin isolation level repeatable read read only; set local statement_timeout = 0`)
    const tables = await tablesInto(client, partialFolder)
    const manifest: Manifest = { format: 1, at: new Date().toISOString(), ...tables, files: [], filesGone: [] }
    await client.query('commit')
    // After the tables: a file is stored before its row, so every file that a saved row names is included.
    for await (const { key } of from.files.list('')) {
      if (key.startsWith(PROOF)) continue
      const copied = await copyFile(from.files, key, join(partialFolder, storedFile(key)))
      if (copied) manifest.files.push({ key, ...copied })
      else manifest.filesGone.push(key)
    }
    manifest.files.sort((a, b) => (a.key < b.key ? -1 : 1))
    await writeFile(join(partialFolder, MANIFEST), `${JSON.stringify(manifest, null, 1)}\n`, {
      mode: 0o600,
      flush: true,
    })
    await rm(place, { recursive: true, force: true })
    await rename(partialFolder, place)
    return manifest
  } catch (error) {
    await rm(partialFolder, { recursive: true, force: true })
    throw error
  } finally {
    await client.end()
  }
}

async function tablesInto(
  client: Client,
  folder: string,
): Promise<Omit<Manifest, 'format' | 'at' | 'files' | 'filesGone'>> {
  const all = async <T extends object>(text: string): Promise<T[]> => (await client.query<T>(text)).rows
  const migrations = await all<{ name: string; hash: string }>(
    'select name, hash from migrations.applied order by name',
  )
  const tenants = await all<{ id: string }>('select id from platform.tenant order by id')
  const tables = []
  for (const table of await tablesOf(client)) {
    const { rows, sha256 } = await rowsInto(
      client,
      table,
      tenants.map(({ id }) => id),
      join(folder, rowsFile(table.name)),
    )
    tables.push({ name: table.name, columns: table.columns, rows, sha256 })
  }
  return { migrations, tables, sequences: await sequencesOf(client) }
}

const NEW_LINE = 10

/** Writes COPY text ordered by key, one row a line, so that equal data gives equal bytes. */
async function rowsInto(client: Client, table: Table, tenants: readonly string[], path: string) {
  const hash = createHash('sha256')
  let rows = 0
  const { name, columns, key } = table
  const select = (where: string): string =>
    `copy (select ${columns.join(', ')} from ${name} ${where} order by ${(key.length ? key : columns).join(', ')}) to stdout`
  async function* copied(): AsyncGenerator<Buffer> {
    for (const tenant of table.isTenants ? tenants : ['']) {
      await client.query(`select set_config('app.tenant', $1, true)`, [tenant])
      const tenantFilter = table.isTenants ? `where tenant_id = ${client.escapeLiteral(tenant)}` : ''
      for await (const part of client.query(copyTo(select(tenantFilter))) as AsyncIterable<Buffer>) {
        hash.update(part)
        for (const byte of part) if (byte === NEW_LINE) rows += 1
        yield part
      }
    }
  }
  await pipeline(copied, createGzip(), createWriteStream(path, { mode: 0o600 }))
  return { rows, sha256: hash.digest('hex') }
}

async function copyFile(files: FileStore, key: string, path: string) {
  const found = await files.get(key)
  if (!found) return undefined
  const hash = createHash('sha256')
  let size = 0
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  await pipeline(
    found.stream,
    async function* (parts: AsyncIterable<Buffer>) {
      for await (const part of parts) {
        hash.update(part)
        size += part.length
        yield part
      }
    },
    createWriteStream(path, { mode: 0o600 }),
  )
  return { size, sha256: hash.digest('hex') }
}
