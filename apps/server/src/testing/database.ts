import { Client } from 'pg'
import { inject } from 'vitest'
import { addressOf } from './database-url.ts'

let made = 0

/** Creates a migrated database for a test file (`isEmpty`: without tables). `drop` also closes its connections. */
export async function testDatabase({ isEmpty = false } = {}): Promise<{ url: string; drop(): Promise<void> }> {
  const postgres = inject('postgres')
  made += 1
  const name = `${postgres.template}_${process.pid}_${made}`
  const copied = isEmpty ? '' : `template ${postgres.template} strategy ${postgres.copying}`
  await asAdmin(`create database ${name} ${copied} owner ${postgres.owner}`)
  return { url: addressOf(postgres, name), drop: () => asAdmin(`drop database if exists ${name} with (force)`) }

  async function asAdmin(statement: string): Promise<void> {
    const client = new Client({ connectionString: postgres.admin })
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
}
