import { createHash, createHmac } from 'node:crypto'
import type { Database, Transaction } from '../database/database.ts'
import { httpError, genericError } from './http-error.ts'
import { sql } from '../database/sql.ts'
import type { Statement } from '../database/sql.ts'

/** A creating call that may be repeated (API-09): the same key of the same caller for the same call. */
export interface IdempotentRequest {
  tenant: string
  actor: string
  route: string
  /** The header `Idempotency-Key`; without one the effect happens each time. */
  key: string | undefined
  /** The request's content, to detect a key that is reused for another request. */
  asked: unknown
}

/** Slow work before the transaction, and the bytes of a file that belong to the request. */
export interface IdempotencyOptions<P> {
  file?: Buffer
  /** The owner of the key for calls that sign in: the repeated call has another session. */
  actor?: string
  prepare: () => Promise<P>
  /** Runs if the call repeats a finished or running one, for example to take back a counted attempt. */
  onRepeat?: () => Promise<unknown>
}

interface StoredReply {
  asked_hash: Buffer
  reply: unknown
}

/** Printable, without blanks: what programs and browsers make of random bits. */
const KEY = /^[\x21-\x7e]{1,200}$/

/**
 * Runs `work` in a transaction and stores its reply there, so that after a crash a repeated call
 * finds both or neither. Errors are not stored: they had no effect. @throws 422 for a key that was
 * used for another request, 409 while the first one runs
 */
export async function withIdempotency<T, P = undefined>(
  db: Database,
  { tenant, actor, route, key, asked }: IdempotentRequest,
  work: (tx: Transaction, prepared: P) => Promise<T>,
  before?: IdempotencyOptions<P>,
): Promise<T> {
  const prepared = async () => (await before?.prepare()) as P
  if (key === undefined) {
    const value = await prepared()
    return db.write(tenant, (tx) => work(tx, value))
  }
  if (!KEY.test(key))
    throw httpError('MINATO-1008', { body: [{ path: 'idempotency-key', message: 'must be 1 to 200 printable signs' }] })
  // Neither the key nor a plain hash of the request is stored: a request may contain a password,
  // and a reader of the table could try passwords against a hash. The key's random bits prevent
  // that.
  const keyHash = createHash('sha256').update(key).digest('base64url')
  const hash = createHmac('sha256', key)
    .update(JSON.stringify(asked ?? null, withoutShown))
    .update(before?.file ?? '')
    .digest()
  const find = keptAnswer(tenant, actor, route, keyHash)
  const storedReply = (rows: StoredReply[]): { reply: T } | undefined => {
    const [row] = rows
    if (row && !row.asked_hash.equals(hash)) throw genericError(422, 'This Idempotency-Key was used for something else')
    return row && { reply: row.reply as T }
  }
  const early = storedReply(await db.read<StoredReply>(tenant, find))
  if (early) {
    await before?.onRepeat?.()
    return early.reply
  }
  const value = await prepared()
  let isRepeat = false
  const result = db.write(tenant, async (tx) => {
    const [lock] = await tx.rows<{ isOurs: boolean }>(lockKey(`${tenant}\n${actor}\n${route}\n${keyHash}`))
    isRepeat = !lock?.isOurs
    if (isRepeat) throw genericError(409)
    // After the lock, in a statement of its own, so that it sees what the previous holder committed.
    const meanwhile = storedReply(await tx.rows<StoredReply>(find))
    isRepeat = meanwhile !== undefined
    if (meanwhile) return meanwhile.reply
    const reply = await work(tx, value)
    await tx.rows(sql`
      insert into platform.kept_answer as k (tenant_id, actor, route, key, asked_hash, reply)
      values (${tenant}, ${actor}, ${route}, ${keyHash}, ${hash}, ${JSON.stringify(reply ?? null)}::json)
      on conflict (tenant_id, actor, route, key) do update
        set asked_hash = excluded.asked_hash, reply = excluded.reply, created_at = excluded.created_at`)
    return reply
  })
  return result.finally(() => isRepeat && before?.onRepeat?.())
}

/**
 * `shown` (change-preview.ts) is a precondition of a change and no part of it. After a lost answer the effects are read
 * anew, so that a retry sends another one.
 */
const withoutShown = (name: string, value: unknown): unknown => (name === 'shown' ? undefined : value)

// Entries older than a day are ignored, swept or not.
const keptAnswer = (tenant: string, actor: string, route: string, key: string): Statement => sql`
  select asked_hash, reply from platform.kept_answer
  where tenant_id = ${tenant} and actor = ${actor} and route = ${route} and key = ${key} and created_at > now() - interval '24 hours'`

const lockKey = (name: string): Statement =>
  sql`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as "isOurs"`

/** Removes expired replies. */
export const sweepIdempotencyKeys = (db: Database, tenant: string): Promise<unknown> =>
  db.write(tenant, (tx) =>
    tx.rows(
      sql`delete from platform.kept_answer where tenant_id = ${tenant} and created_at <= now() - interval '24 hours'`,
    ),
  )
