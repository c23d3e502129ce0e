import rateLimit from '@fastify/rate-limit'
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { isExpensiveCall } from './counter-classes.ts'
import { keyOf } from './counters.ts'
import type { Database } from '../database/database.ts'
import { HttpError } from '../http/http-error.ts'
import { callerKey } from './caller-key.ts'
import { sql } from '../database/sql.ts'

/**
 * Counts ordinary requests over all processes without a write for each (decision 20): each process counts in memory
 * and reports once a second the networks that have used a notable part of their limit.
 */

const WINDOW_MS = 60_000
const REPORT_MS = 1000
/**
 * The part of a limit from which a count is reported. A network can use at most this much at each process unnoticed
 * by the others.
 */
const NOTABLE = 1 / 16
/** Maximum number of counts per class in memory; further addresses evict the oldest. */
const MAX_CALLERS = 50_000

/** Requests of a network in its current window. */
interface Count {
  key: string
  hits: number
  /** The hits that were reported to the other processes. */
  told: number
  /** Hits at other processes, as of the last report. */
  others: number
  endsAt: number
}

/** The options that the plugin passes to a route's store; its types differ. */
interface OfRoute {
  groupId?: string
  routeInfo: { method: string | string[]; url: string }
}

/** Limits every route with a rate; `report` sends the counts once a second. */
export async function limitRates(
  app: FastifyInstance,
  db: Pick<Database, 'shared'>,
): Promise<{ report(): Promise<void> }> {
  // One map per class, so that callers of one class never evict those of another. `maxSize` grows on demand, where `max`
  // would reserve a megabyte for each class.
  const classes = new Map<string, LRUCache<string, Count>>()
  const countsOf = (rate: string): LRUCache<string, Count> => {
    const counts = classes.get(rate) ?? new LRUCache<string, Count>({ maxSize: MAX_CALLERS, sizeCalculation: () => 1 })
    classes.set(rate, counts)
    return counts
  }
  const untold = new Map<string, Count>()

  const storeOf = (rate: string, route: string, counts = countsOf(rate)): FastifyRateLimitStore => ({
    incr(caller, callback, windowMs, max) {
      const key = `${route} ${caller}`
      const now = performance.now()
      let count = counts.get(key)
      if (!count || count.endsAt <= now) {
        count = { key, hits: 0, told: 0, others: 0, endsAt: now + windowMs }
        counts.set(key, count)
      }
      count.hits++
      // Hits over the limit need no report. Expensive calls are counted over all processes after
      // authorization (serve.ts), or anonymous requests would use up the budget here.
      if (!isExpensiveCall(rate) && count.hits >= max * NOTABLE && count.told + count.others <= max)
        untold.set(key, count)
      callback(null, { current: count.hits + count.others, ttl: count.endsAt - now })
    },
    child(given) {
      const { groupId = '', routeInfo } = given as unknown as OfRoute
      return storeOf(groupId, `${String(routeInfo.method)} ${routeInfo.url}`)
    },
  })

  let isReporting = false
  async function report(): Promise<void> {
    if (isReporting) return
    isReporting = true
    const now = performance.now()
    const batch = [...untold.values()]
      .filter(({ endsAt }) => endsAt > now)
      .map((count) => ({ ...count, count, hash: keyOf(count.key) }))
    untold.clear()
    try {
      if (batch.length) applyTotals(batch, await db.shared<Total>(sharedAttemptsSql(batch, now)))
    } catch (error) {
      // The report may have arrived: counting too little is better than counting twice.
      for (const { count, hits } of batch) count.told = hits
      // Without the database each process counts alone; the outage is logged elsewhere.
      if (!(error instanceof HttpError && error.reply.status === 503))
        app.log.warn({ err: error }, 'rate limit counts not shared')
    } finally {
      isReporting = false
    }
  }

  const timer = setInterval(() => void report(), REPORT_MS)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
  // A closed socket returns its address only if it was read while open.
  app.server.on('connection', (socket) => void socket.remoteAddress)
  await app.register(rateLimit, {
    global: false,
    timeWindow: WINDOW_MS,
    keyGenerator: callerKey,
    store: function () {
      return storeOf('', '')
    } as unknown as FastifyRateLimitStoreCtor,
  })
  return { report }
}

/** A count when reported; requests continue meanwhile. */
type SharedAttempt = Count & { count: Count; hash: string }
interface Total {
  key: string
  hits: number
  leftMs: number
}

/**
 * The first process sets the window, by the database's clock. Rows are ordered so that two reports
 * do not deadlock.
 */
const sharedAttemptsSql = (batch: readonly SharedAttempt[], now: number) => sql`
  insert into platform.request_count as known (key, hits, ends_at)
  select key, hits, now() + left_ms * interval '1 millisecond'
  from unnest(${batch.map(({ hash }) => hash)}::text[], ${batch.map(({ hits, told }) => hits - told)}::integer[],
    ${batch.map(({ endsAt }) => endsAt - now)}::double precision[]) as told (key, hits, left_ms) order by key
  on conflict (key) do update set
    hits = case when known.ends_at > now() then known.hits else 0 end + excluded.hits,
    ends_at = case when known.ends_at > now() then known.ends_at else excluded.ends_at end
  returning key, hits, extract(epoch from ends_at - now())::double precision * 1000 as "leftMs"`

function applyTotals(batch: readonly SharedAttempt[], totals: readonly Total[]): void {
  const now = performance.now()
  const byKey = new Map(totals.map((total) => [total.key, total]))
  for (const { count, hash, hits } of batch) {
    const total = byKey.get(hash)
    if (!total) continue
    count.told = hits
    count.others = Math.max(0, total.hits - hits)
    count.endsAt = now + total.leftMs
  }
}

/** Removes counts whose window has ended. */
export const sweepRates = (db: Database): Promise<unknown> =>
  // In the order of reports, skipping a network that is about to be used again.
  db.shared(sql`delete from platform.request_count where key in (
    select key from platform.request_count where ends_at < now() order by key for update skip locked)`)
