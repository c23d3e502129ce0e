import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { FileStore } from '../files/file-store.ts'
import { migrate, migrationsHere } from '../database/migrations.ts'
import { StartupError } from '../process/startup-error.ts'
import { Manifest, MANIFEST, rowsFile, storedFile } from './manifest.ts'
import { foreignKeysOf, tablesOf } from './tables.ts'

/**
 * Restores a backup into an empty database and file store, and migrates it to this version. Every file is checked
 * against its hash before the first row is written; the rows come in one transaction.
 * @throws StartupError for an incomplete backup, one of a newer version, and a target with data
 */
export async function restore(folder: string, target: { url: string; files: FileStore }): Promise<Manifest> {
  const place = resolve(folder)
  const manifest = await readManifest(place)
  await assertSameMigrations(manifest)
  await assertWhole(place, manifest)
  await assertEmptyDatabase(target.url)
  await migrate(target.url, { upTo: manifest.migrations.length })
  await restoreRows(place, manifest, target.url)
  for (const { key } of manifest.files) await target.files.put(key, createReadStream(join(place, storedFile(key))))
  await migrate(target.url)
  return manifest
}

async function readManifest(place: string): Promise<Manifest> {
  const text = await readFile(join(place, MANIFEST), 'utf8').catch(() => {
    throw new StartupError(`${place} is no backup: it has no ${MANIFEST}.`)
  })
  const parsedManifest = Manifest.safeParse(JSON.parse(text))
  if (!parsedManifest.success)
    throw new StartupError(`The ${MANIFEST} in ${place} is not one of this Minato: ${parsedManifest.error.message}`)
  return parsedManifest.data
}

async function assertSameMigrations({ migrations }: Manifest): Promise<void> {
  const ownMigrations = await migrationsHere()
  for (const [i, { name, hash }] of migrations.entries())
    if (ownMigrations[i]?.name !== name || ownMigrations[i].hash !== hash)
      throw new StartupError(
        `The backup was made by another or a newer Minato (it has ${name}): restore it with that one.`,
      )
}

async function assertWhole(place: string, { tables, files }: Manifest): Promise<void> {
  for (const { name, sha256 } of tables) {
    const file = join(place, rowsFile(name))
    if ((await hashOf(file, true)) !== sha256)
      throw new StartupError(`The backup is not whole: ${file} is not what was written.`)
  }
  for (const { key, sha256 } of files) {
    const file = join(place, storedFile(key))
    if ((await hashOf(file, false)) !== sha256)
      throw new StartupError(`The backup is not whole: ${file} is not what was written.`)
  }
}

async function hashOf(path: string, isPacked: boolean): Promise<string | undefined> {
  const hash = createHash('sha256')
  const sink = new Writable({
    write(part: Buffer, _, callback) {
      hash.update(part)
      callback()
    },
  })
  try {
    const file = createReadStream(path)
    await (isPacked ? pipeline(file, createGunzip(), sink) : pipeline(file, sink))
    return hash.digest('hex')
  } catch {
    return undefined
  }
}

async function assertEmptyDatabase(url: string): Promise<void> {
  await withClient(url, async (client) => {
    const { rows } = await client.query<{ known: boolean }>(
      `select to_regclass('platform.tenant') is not null as known`,
    )
    if (!rows[0]?.known) return
    if ((await client.query('select from platform.tenant limit 1')).rowCount)
      throw new StartupError(
        'There are data already: a backup is restored into an empty database (another MINATO_DATA or DATABASE_URL).',
      )
  })
}

/** Foreign keys are dropped and recreated, which checks every row; triggers do not run, because the backup holds their effects. */
async function restoreRows(place: string, manifest: Manifest, url: string): Promise<void> {
  await withClient(url, async (client) => {
    await client.query('begin; set local statement_timeout = 0')
    const tables = await tablesOf(client)
    const keys = await foreignKeysOf(client)
    for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`)
    for (const { name, isTenants } of tables) {
      await client.query(`alter table ${name} disable trigger user`)
      if (isTenants) await client.query(`alter table ${name} no force row level security`)
    }
    for (const { name, columns } of manifest.tables) {
      // Rows written by migrations are part of the backup.
      await client.query(`delete from ${name}`)
      const copy = client.query(copyFrom(`copy ${name} (${columns.join(', ')}) from stdin`))
      await pipeline(createReadStream(join(place, rowsFile(name))), createGunzip(), copy)
    }
    for (const { name, value } of manifest.sequences)
      await client.query('select setval($1::regclass, $2::bigint)', [name, value])
    for (const { name, isTenants } of tables) {
      await client.query(`alter table ${name} enable trigger user`)
      if (isTenants) await client.query(`alter table ${name} force row level security`)
    }
    for (const { table, name, definition } of keys)
      await client.query(`alter table ${table} add constraint ${name} ${definition}`)
    await client.query('commit')
    await client.query('analyze')
  })
}

async function withClient(url: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await work(client).finally(() => client.end())
}
