import { randomBytes } from 'node:crypto'
import type { Database } from '../database/database.ts'
import { sql } from '../database/sql.ts'

const secretsByDatabase = new WeakMap<Database, Map<string, Promise<Buffer>>>()

/**
 * 32 random bytes for a purpose ('csrf'), the same in all processes: created at first use and
 * stored in the database, so there is no default to forget.
 */
export function secretOf(db: Database, purpose: string): Promise<Buffer> {
  const secrets = secretsByDatabase.get(db) ?? new Map<string, Promise<Buffer>>()
  secretsByDatabase.set(db, secrets)
  const found = secrets.get(purpose)
  if (found) return found
  const pending = readOrMake(db, purpose)
  secrets.set(purpose, pending)
  pending.catch(() => secrets.delete(purpose))
  return pending
}

async function readOrMake(db: Database, purpose: string): Promise<Buffer> {
  const read = () => db.shared<{ value: Buffer }>(sql`select value from platform.secret where purpose = ${purpose}`)
  const [existing] = await read()
  if (existing) return existing.value
  // Concurrent creators all read the stored one.
  await db.shared(
    sql`insert into platform.secret (purpose, value) values (${purpose}, ${randomBytes(32)}) on conflict do nothing`,
  )
  const [created] = await read()
  if (!created) throw new Error(`no secret for ${purpose}`)
  return created.value
}

/** The random password of a public demonstration for 'manager', 'buyer' or 'mailbox': the same in all processes, and after a restart. */
export const demonstrationPassword = async (db: Database, purpose: 'manager' | 'buyer' | 'mailbox'): Promise<string> =>
  (await secretOf(db, `demonstration ${purpose}`)).toString('hex', 0, 10)
