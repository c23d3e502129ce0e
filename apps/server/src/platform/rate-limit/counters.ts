import { createHash } from 'node:crypto'
import type { CounterClass } from './counter-classes.ts'
import type { Config } from '../process/config.ts'
import type { Database } from '../database/database.ts'
import { rateLimitError } from '../http/http-error.ts'
import { sql } from '../database/sql.ts'

/** Rate limit counters shared by all processes (decision 20). Each count commits on its own, never rolled back. */

interface Counting {
  db: Database
  config: Pick<Config, 'counters'>
}

// Hashed: fixed length, and no readable list of addresses.
export const keyOf = (key: string): string => createHash('sha256').update(key).digest('base64url')

/**
 * Counts an attempt. Returns 0, or the seconds to wait after too many. Call it before checking the attempt, so that
 * parallel attempts cannot bypass the limit. `key` is an account with its tenant, or `networkOf` the caller; never a
 * value that the caller chooses freely.
 */
export async function countAttempt({ db, config }: Counting, name: CounterClass, key: string): Promise<number> {
  const windows = config.counters[name]
  const [row] = await db.shared<{ wait: number }>(
    sql`select platform.take(${name}, ${keyOf(key)}, ${windows.map(({ max }) => max)}::integer[], ${windows.map(({ seconds }) => seconds)}::integer[]) as wait`,
  )
  return row?.wait ?? 0
}

/** Counts an attempt. @throws 429 with the seconds to wait. */
export async function assertWithinLimit(counting: Counting, name: CounterClass, key: string): Promise<void> {
  const retryAfter = await countAttempt(counting, name, key)
  if (retryAfter > 0) throw rateLimitError(retryAfter)
}

/** Uncounts the last attempt after a success, where only failures count. */
export async function uncountAttempt({ db }: Counting, name: CounterClass, key: string): Promise<void> {
  await db.shared(
    sql`update platform.counter set hits = trim_array(hits, 1) where class = ${name} and key = ${keyOf(key)} and hits <> '{}'`,
  )
}

/** An attempt of a call with an `Idempotency-Key`: a repeat is not counted again. */
export function createAttempt(counting: Counting, name: CounterClass, key: string) {
  let isTaken = false
  return {
    async prepare(): Promise<void> {
      await assertWithinLimit(counting, name, key)
      isTaken = true
    },
    async onRepeat(): Promise<void> {
      if (isTaken) await uncountAttempt(counting, name, key)
    },
  }
}

/** Removes expired counts. */
export const sweepCounters = (db: Database): Promise<unknown> =>
  db.shared(sql`delete from platform.counter where expires_at < now()`)
