import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import pg from 'pg'
import { migrateJobs } from '../jobs/jobs-schema.ts'
import { StartupError } from '../process/startup-error.ts'

const FOLDER = resolve(import.meta.dirname, '../../../../../db/migrations')
/** Session advisory lock: of two starters one migrates and the other waits, then finds nothing to do. */
const LOCK = 6_044_231

export interface Migration {
  name: string
  text: string
  hash: string
}

/** The migrations of this Minato, in order, each with the hash of its text. */
export const migrationsHere = (): Promise<Migration[]> => migrationsIn(FOLDER)

async function migrationsIn(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(resolve(folder, name), 'utf8')
      return { name, text, hash: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

/**
 * Migrates a database, each migration in its own transaction. `upTo`: only the first migrations.
 * @throws StartupError for a database of a newer version and for one of an unreleased version, unchanged
 */
export async function migrate(
  url: string,
  { folder = FOLDER, upTo = Infinity }: { folder?: string; upTo?: number } = {},
): Promise<{ applied: string[] }> {
  const migrations = await migrationsIn(folder)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    const rows = await pastOf(client)
    assertSameHistory(rows, migrations)
    const applied: string[] = []
    for (const migration of migrations.slice(rows.length, upTo)) {
      await applyOne(client, migration)
      applied.push(migration.name)
    }
    await migrateJobs(url)
    return { applied }
  } finally {
    await client.end()
  }
}

/** Applied migrations; creates their table in a new database. */
async function pastOf(client: pg.Client): Promise<{ name: string; hash: string }[]> {
  const { rows } = await client.query<{ known: boolean }>(
    `select to_regclass('migrations.applied') is not null as known`,
  )
  if (!rows[0]?.known) {
    await client.query('create schema if not exists migrations')
    await client.query(
      'create table migrations.applied (name text primary key, hash text not null, applied_at timestamptz not null default now())',
    )
  }
  return (await client.query<{ name: string; hash: string }>('select name, hash from migrations.applied order by name'))
    .rows
}

function assertSameHistory(past: { name: string; hash: string }[], migrations: Migration[]): void {
  for (const [i, { name, hash }] of past.entries()) {
    const migration = migrations[i]
    if (!migration)
      throw new StartupError(
        `The database was made by a newer Minato (it has ${name}). Start that version, or give this one another database.`,
      )
    if (migration.name !== name || migration.hash !== hash)
      throw new StartupError(
        `The database was made by an unreleased development version of Minato (its ${name} differs) and cannot be upgraded: start with an empty database, or with another MINATO_DATA folder.`,
      )
  }
}

async function applyOne(client: pg.Client, { name, text, hash }: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(text)
    await client.query('insert into migrations.applied (name, hash) values ($1, $2)', [name, hash])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    if ((error as { code?: string }).code === '42501')
      throw new StartupError(
        `The role '${client.user}' may not apply the migration ${name} (${(error as Error).message}); let a superuser of PostgreSQL run: alter database ${client.escapeIdentifier(client.database ?? '')} owner to ${client.escapeIdentifier(client.user ?? '')};`,
      )
    throw new Error(`migration ${name}: ${(error as Error).message}`, { cause: error })
  }
}
