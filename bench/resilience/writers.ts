import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { replay } from '@minato/domain/inquiries'
import type { InquiryEvent } from '@minato/domain/inquiry-events'
import { eventsOf } from '../../apps/server/src/modules/inquiries/event-log/event-log-store.ts'
import type { EventRow } from '../../apps/server/src/modules/inquiries/event-log/event-log-store.ts'
import type { Database } from '../../apps/server/src/platform/database/database.ts'
import { sql } from '../../apps/server/src/platform/database/sql.ts'
import { carsOf, newActor } from './actors.ts'
import type { Actor } from './actors.ts'
import { createInquiry } from './inquiries.ts'
import { sendRequest, keyed, parsed } from './http.ts'
import type { Reply } from './http.ts'

/**
 * Continuous writers: messages with idempotency keys, favourites, and car updates with versions.
 * They record acknowledged writes and repeat unanswered ones with the same key until an answer
 * arrives.
 */
export interface Writers {
  /** Statuses and connection errors, with their counts. */
  seen: Map<string, number>
  acknowledged(): number
  repeated(): number
  /** Number of temporary refusals without a Retry-After. */
  withoutRetryAfter(): number
  /** Longest request, in ms. */
  slowest(): number
  stop(): Promise<void>
  /** Counts writes that are missing, doubled, or different from what was acknowledged. */
  check(): Promise<{ lost: number; doubled: number; broken: number; details: string[] }>
}

const PAIRS = 4
const PAUSE_MS = 20
const AGAIN_MS = 150

export async function startWriters(
  origin: string,
  db: Database,
  tenant = 'staging',
  pauseMs = PAUSE_MS,
): Promise<Writers> {
  const manager = await newActor(db, 'SALES_MANAGER', tenant)
  const cars = await carsOf(db, tenant, 400)
  const seen = new Map<string, number>()
  let acknowledged = 0
  let repeated = 0
  let withoutRetryAfter = 0
  let slowest = 0
  let isStopping = false
  const messages: { inquiry: string; text: string }[] = []
  const favourites = new Map<Actor, Set<string>>()
  const lots = new Map<string, string>()
  const inquiries: string[] = []

  /** Repeats the request until a final answer: 2xx, or a permanent refusal. */
  async function sendUntilAnswered(options: Parameters<typeof sendRequest>[1]): Promise<Reply> {
    for (let tries = 0; ; tries++) {
      const reply = await sendRequest(origin, { ...options, timeoutMs: 20_000 })
      slowest = Math.max(slowest, reply.ms)
      const name = reply.status ? String(reply.status) : (reply.fault ?? 'fault')
      seen.set(name, (seen.get(name) ?? 0) + 1)
      if (reply.status === 503 && !reply.headers['retry-after']) withoutRetryAfter++
      const isOpen = reply.status === 0 || reply.status === 503 || reply.status === 409
      if (!isOpen || (isStopping && tries > 50) || (reply.status === 409 && /version|current/.test(reply.text))) {
        if (reply.status < 300) acknowledged++
        return reply
      }
      repeated++
      await sleep(AGAIN_MS)
    }
  }

  async function writeMessage(who: Actor, inquiry: string): Promise<void> {
    const text = randomUUID()
    const reply = await sendUntilAnswered({
      method: 'POST',
      path: `/api/main/inquiry/${inquiry}/message`,
      headers: keyed(who.headers),
      body: { ownerId: who.id, content: text },
    })
    if (reply.status === 201) messages.push({ inquiry, text })
  }
  async function addFavourite(who: Actor, carId: string): Promise<void> {
    const { status } = await sendUntilAnswered({
      method: 'PUT',
      path: `/api/uum/account/favourite/${carId}`,
      headers: who.headers,
    })
    if (status < 300 && status > 0) favourites.get(who)?.add(carId)
  }
  async function updatePurchase(carId: string): Promise<void> {
    const path = `/api/vehicle/car/${carId}/purchase`
    const now = await sendUntilAnswered({ path, headers: manager.headers })
    if (now.status !== 200) return
    const { version, purchase } = parsed<{ version: number; purchase: Record<string, unknown> }>(now)
    const lot = randomUUID().slice(0, 30)
    const reply = await sendUntilAnswered({
      method: 'PUT',
      path,
      headers: { ...manager.headers, 'if-match': `"${version}"` },
      body: { ...purchase, lot },
    })
    // The version conflict comes from our own earlier attempt whose answer was lost; the final read
    // shows the stored value.
    if (reply.status === 200 || reply.status === 409) lots.set(carId, lot)
    else lots.delete(carId)
  }

  const work: Promise<void>[] = []
  for (let i = 0; i < PAIRS; i++) {
    const buyer = await newActor(db, 'CUSTOMER', tenant)
    favourites.set(buyer, new Set())
    const inquiry = await createInquiry(origin, db, buyer, cars[i] ?? '')
    inquiries.push(inquiry)
    const loop = async (step: (n: number) => Promise<void>): Promise<void> => {
      for (let n = 0; !isStopping; n++) {
        await step(n)
        await sleep(pauseMs)
      }
    }
    work.push(
      loop(() => writeMessage(buyer, inquiry)),
      loop(() => writeMessage(manager, inquiry)),
      loop((n) => (n < 180 ? addFavourite(buyer, cars[50 + n] ?? '') : sleep(AGAIN_MS))),
      loop(() => updatePurchase(cars[300 + i] ?? '')),
    )
  }

  return {
    seen,
    acknowledged: () => acknowledged,
    repeated: () => repeated,
    withoutRetryAfter: () => withoutRetryAfter,
    slowest: () => slowest,
    async stop() {
      isStopping = true
      await Promise.all(work)
    },
    async check() {
      const details: string[] = []
      let [lost, doubled, broken] = [0, 0, 0]
      const stored = await db.read<{ text: string; n: number }>(
        tenant,
        sql`select content ->> 'text' as text, count(*) as n from inquiries.event_content where tenant_id = ${tenant}
          and inquiry_id = any(${inquiries}::uuid[]) and content ->> 'text' is not null group by 1`,
      )
      const times = new Map(stored.map(({ text, n }) => [text, n]))
      for (const { text } of messages) if (!times.has(text)) lost++
      for (const [text, n] of times) if (n > 1 && text !== 'Is it still there?') doubled++
      for (const [who, kept] of favourites) {
        const rows = await db.read<{ id: string }>(
          tenant,
          sql`select car_id as id from users.favourite where tenant_id = ${tenant} and person_id = ${who.id}::uuid`,
        )
        const there = new Set(rows.map(({ id }) => id))
        for (const id of kept) if (!there.has(id)) lost++
      }
      for (const [carId, lot] of lots) {
        const reply = await sendRequest(origin, {
          path: `/api/vehicle/car/${carId}/purchase`,
          headers: manager.headers,
        })
        if (reply.status !== 200 || parsed<{ purchase: { lot: string } }>(reply).purchase.lot !== lot) {
          lost++
          details.push(`car ${carId}: ${reply.status}`)
        }
      }
      for (const inquiry of inquiries) if (!(await isRecordWhole(db, tenant, inquiry))) broken++
      return { lost, doubled, broken, details }
    },
  }
}

/**
 * The inquiry's row equals the state derived from its event log, which is numbered without gaps
 * (TRU-01).
 */
async function isRecordWhole(db: Database, tenant: string, inquiryId: string): Promise<boolean> {
  const [row] = await db.read<{ ownerId: string; state: unknown; seq: number }>(
    tenant,
    sql`select owner_id as "ownerId", state, last_seq as seq from inquiries.inquiry
      where tenant_id = ${tenant} and id = ${inquiryId}::uuid`,
  )
  const events = await db.read<EventRow>(tenant, eventsOf(tenant, inquiryId))
  const normalized = events.map(({ actorId, kind, data, seq, at }) => {
    const side = actorId === null ? 'SYSTEM' : actorId === row?.ownerId ? 'BUYER' : 'SELLER'
    return { kind, data, seq, at, side } as InquiryEvent
  })
  return (
    events.every(({ seq }, i) => seq === i + 1) &&
    events.length === row?.seq &&
    isDeepStrictEqual(JSON.parse(JSON.stringify(replay(normalized))), row?.state)
  )
}
