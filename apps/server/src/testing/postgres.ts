import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '../platform/database/migrations.ts'
import { openEmbedded } from '../platform/database/embedded/embedded.ts'
import { addressOf } from './database-url.ts'
import { removeKilledRuns, newTestFolder } from './test-folders.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server of this run with a role that may create databases, and the migrated template database. */
    postgres: { admin: string; template: string; owner: string; password: string; copying: 'file_copy' | 'wal_log' }
  }
}

const quiet = { info: () => {}, warn: console.warn, error: console.error }

/**
 * Starts one PostgreSQL for the whole run (or uses `TEST_DATABASE_URL`, whose role may create databases and roles), and creates
 * the migrated template that `testDatabase` copies.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  removeKilledRuns()
  const given = process.env['TEST_DATABASE_URL']
  const folder = given ? null : newTestFolder()
  const server = folder ? await openEmbedded(folder, quiet, { durable: false }) : null
  const admin = given ?? server?.adminUrl ?? ''
  const run = `minato_test_${randomBytes(4).toString('hex')}`
  const client = new Client({ connectionString: admin })
  await client.connect()
  // Copying files takes a fifth of the time, except where every file must be flushed to disk.
  const [disk] = (await client.query<{ fsync: string }>('show fsync')).rows
  const copying = disk?.fsync === 'off' ? ('file_copy' as const) : ('wal_log' as const)
  const postgres = { admin, template: run, owner: run, password: randomBytes(12).toString('hex'), copying }
  // Like the product's own role: no superuser, so that row-level security applies.
  await client.query(`create role ${run} login createrole nosuperuser password '${postgres.password}'`)
  await client.query(`create database ${run} owner ${run}`)
  await migrate(addressOf(postgres, run))
  project.provide('postgres', postgres)

  return async () => {
    if (server && folder) {
      await client.end()
      await server.stop()
      await rm(folder, { recursive: true, force: true })
      return
    }
    const left = await client.query<{ name: string }>('select datname as name from pg_database where datname like $1', [
      `${run}%`,
    ])
    for (const { name } of left.rows) await client.query(`drop database ${name} with (force)`)
    await client.query(`drop role ${run}`)
    await client.end()
  }
}
