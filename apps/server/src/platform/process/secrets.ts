import { randomBytes } from 'node:crypto'
import type { Database } from '../database/database.ts'
import { sql } from '../database/sql.ts'

const kept = new WeakMap<Database, Map<string, Promise<Buffer>>>()

/**
 * 32 random bytes for a purpose ('csrf'), the same in all processes: created at first use and
 * stored in the database, so there is no default to forget.
 */
export function secretOf(db: Database, purpose: string): Promise<Buffer> {
  const known = kept.get(db) ?? new Map<string, Promise<Buffer>>()
  kept.set(db, known)
  const found = known.get(purpose)
  if (found) return found
  const asked = readOrMake(db, purpose)
  known.set(purpose, asked)
  asked.catch(() => known.delete(purpose))
  return asked
}

async function readOrMake(db: Database, purpose: string): Promise<Buffer> {
  const read = () => db.shared<{ value: Buffer }>(sql`select value from platform.secret where purpose = ${purpose}`)
  const [present] = await read()
  if (present) return present.value
  // Concurrent creators all read the stored one.
  await db.shared(
    sql`insert into platform.secret (purpose, value) values (${purpose}, ${randomBytes(32)}) on conflict do nothing`,
  )
  const [made] = await read()
  if (!made) throw new Error(`no secret for ${purpose}`)
  return made.value
}

/** The random password of a public demonstration for 'manager', 'buyer' or 'mailbox': the same in all processes, and after a restart. */
export const demonstrationPassword = async (db: Database, purpose: 'manager' | 'buyer' | 'mailbox'): Promise<string> =>
  (await secretOf(db, `demonstration ${purpose}`)).toString('hex', 0, 10)
