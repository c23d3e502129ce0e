import { createHash } from 'node:crypto'
import type { CounterClass } from './counter-classes.ts'
import type { Config } from './config.ts'
import type { Database } from './database.ts'
import { refuseForNow } from './failure.ts'
import { sql } from './sql.ts'

/** Attempts counted over all processes (decision 20), each on its own: no transaction takes a count back. */

interface Counting {
  db: Database
  config: Pick<Config, 'counters'>
}

// Of one length, and no list of addresses to read.
export const keyOf = (key: string): string => createHash('sha256').update(key).digest('base64url')

/**
 * Counts an attempt and answers 0, or the seconds to wait if there were too many: to be asked before the attempt is looked
 * at, so that no two of them pass by one another. `key` is an account with its tenant, or `networkOf` the caller; never
 * what the caller may choose freely.
 */
export async function take({ db, config }: Counting, name: CounterClass, key: string): Promise<number> {
  const windows = config.counters[name]
  const [row] = await db.shared<{ wait: number }>(
    sql`select platform.take(${name}, ${keyOf(key)}, ${windows.map(({ max }) => max)}::integer[], ${windows.map(({ seconds }) => seconds)}::integer[]) as wait`,
  )
  return row?.wait ?? 0
}

/** Counts an attempt, or throws 429 that says how long to wait. */
export async function takeOrRefuse(counting: Counting, name: CounterClass, key: string): Promise<void> {
  const wait = await take(counting, name, key)
  if (wait > 0) throw refuseForNow(wait)
}

/** Takes the last attempt out of the count: it was a good one, where failures alone count. */
export async function giveBack({ db }: Counting, name: CounterClass, key: string): Promise<void> {
  await db.shared(
    sql`update platform.counter set hits = trim_array(hits, 1) where class = ${name} and key = ${keyOf(key)} and hits <> '{}'`,
  )
}

/** An attempt of a call that may be repeated under one `Idempotency-Key`: a repeat gives it back. */
export function attemptOf(counting: Counting, name: CounterClass, key: string) {
  let isTaken = false
  return {
    async prepare(): Promise<void> {
      await takeOrRefuse(counting, name, key)
      isTaken = true
    },
    async onRepeat(): Promise<void> {
      if (isTaken) await giveBack(counting, name, key)
    },
  }
}

/** Removes counts that no longer keep anyone waiting. */
export const sweepCounters = (db: Database): Promise<unknown> =>
  db.shared(sql`delete from platform.counter where expires_at < now()`)
