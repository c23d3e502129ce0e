import { afterEach, expect, test } from 'vitest'
import { Client } from 'pg'
import type { Reply } from '../../../testing/browser.ts'
import { expectRecordsWhole, MAIN } from '../../../testing/inquiries.ts'
import { withBothSides } from '../../../testing/inquiry-documents.ts'
import {
  askedByMany,
  carStatus,
  fromNow,
  inHours,
  pass,
  pay,
  reservationsOf,
  reserveFor,
  tick,
} from '../../../testing/reservations.ts'
import type { Asker } from '../../../testing/reservations.ts'

const { server, sides, desk } = withBothSides()
afterEach(() => expectRecordsWhole(server.context))

/**
 * Starts actions one after another while the test holds the car's lock, so that all of them wait for it when it is released: an
 * order that chance seldom produces.
 */
async function inLine<T>(carId: string, deeds: (() => Promise<T>)[]): Promise<T[]> {
  const hand = new Client({ connectionString: server.url })
  const watch = new Client({ connectionString: server.url })
  await Promise.all([hand.connect(), watch.connect()])
  try {
    await hand.query('begin')
    await hand.query("select set_config('app.tenant', 'staging', true)")
    await hand.query('select 1 from vehicles.car where id = $1 for update', [carId])
    const begun: Promise<T>[] = []
    for (const deed of deeds) {
      begun.push(deed())
      await waiters(watch, begun.length)
    }
    await hand.query('commit')
    return await Promise.all(begun)
  } finally {
    await Promise.all([hand.end(), watch.end()])
  }
}

/** Waits until this number of transactions wait for a lock. */
async function waiters(watch: Client, number: number): Promise<void> {
  for (;;) {
    const { rows } = await watch.query<{ waiting: number }>(
      "select count(*)::integer as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
    if ((rows[0]?.waiting ?? 0) >= number) return
  }
}

/** Invariants of every car after concurrent actions. */
async function expectOnePromise(carId: string): Promise<void> {
  const { status } = await carStatus(server.context, carId)
  const standing = (await reservationsOf(server.context, carId)).filter(({ state }) => state !== 'ENDED')
  const inForce = standing.filter(({ state }) => state === 'IN_FORCE').length
  expect(inForce).toBeLessThanOrEqual(1)
  expect([status === 'RESERVED', inForce === 1]).toEqual([inForce === 1, status === 'RESERVED'])
  expect(['SOLD', 'ARCHIVED', 'DRAFT'].includes(status) ? standing : []).toEqual([])
}
const tally = (answers: readonly Reply[]): Record<number, number> => {
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

test('[R01 G21 TRU-02 INQ-05] accepts one of two hundred overlapping reservations', async () => {
  const { carId, askers } = await askedByMany(server, sides, 8)
  const ranges = [fromNow(24), fromNow(6), fromNow(30, 2), fromNow(3, 1), fromNow(48, -3)]
  // All reservations overlap in the hour after next.
  for (const range of ranges) expect(range.startTime < inHours(2.1) && range.endTime > inHours(2.2)).toBe(true)
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, i) =>
      reserveFor(desk, askers[i % askers.length]?.inquiryId ?? '', ranges[i % ranges.length]),
    ),
  )
  expect(tally(answers)).toEqual({ 201: 1, 409: 199 })
  await expectOnePromise(carId)
})

test('[R01 INQ-05] rejects overlapping reservations in the database', async () => {
  const { carId, askers } = await askedByMany(server, sides, 2)
  const [first, second] = askers as [Asker, Asker]
  await reserveFor(desk, first.inquiryId)
  const hand = new Client({ connectionString: server.url })
  await hand.connect()
  await hand.query("select set_config('app.tenant', 'staging', false)")
  const write = hand.query(
    `insert into inquiries.reservation (tenant_id, id, car_id, inquiry_id, start_time, end_time, state)
      values ('staging', gen_random_uuid(), $1, $2, now() + interval '1 hour', now() + interval '2 hours', 'PLANNED')`,
    [carId, second.inquiryId],
  )
  await expect(write).rejects.toMatchObject({ constraint: 'reservation_overlap' })
  await hand.end()
})

const deed = (action: string, carId: string) => () => desk.send('PUT', `/api/vehicle/car/${carId}/${action}`)
const reserving = (one: Asker) => () => reserveFor(desk, one.inquiryId)
const cancelling = (one: Asker) => () => desk.send('DELETE', `${MAIN}/inquiry/${one.inquiryId}/reserve`)
const confirming = (one: Asker) => () => desk.send('PUT', `${MAIN}/inquiry/${one.inquiryId}/confirm-purchase`)

test('[R02 INQ-05] keeps one promise under concurrent reserving, selling and archiving', async () => {
  for (const action of ['sold', 'archive', 'draft'])
    for (const isReservedFirst of [true, false]) {
      const { carId, askers } = await askedByMany(server, sides, 1)
      const [one] = askers as [Asker]
      const both = [reserving(one), deed(action, carId)]
      const answers = await inLine(carId, isReservedFirst ? both : both.toReversed())
      const [reserved, moved] = isReservedFirst ? answers : answers.toReversed()
      // A reserved car can be sold, which ends the reservation; it cannot be unpublished.
      const expected = !isReservedFirst ? [409, 200] : action === 'sold' ? [201, 200] : [201, 409]
      expect([action, isReservedFirst, reserved?.status, moved?.status]).toEqual([action, isReservedFirst, ...expected])
      await expectOnePromise(carId)
    }
})

test('[R02 INQ-05 G16] ends once and assigns once under concurrent cancelling and expiry', async () => {
  const { carId, askers } = await askedByMany(server, sides, 3)
  const [first, second, third] = askers as [Asker, Asker, Asker]
  await reserveFor(desk, first.inquiryId)
  await second.buyer.browser.send('POST', `${MAIN}/inquiry/${second.inquiryId}/reservation-request`)
  const [held] = await reservationsOf(server.context, carId)
  await pass(server.context, held?.id ?? '', 25)
  const clock = async (): Promise<Reply> => {
    await tick(server.context, held?.id ?? '')
    return { status: 0, headers: {}, json: null }
  }
  const answers = await inLine(carId, [clock, cancelling(first), reserving(third), clock])
  expect(answers.map(({ status }) => status)).toEqual([0, 409, 409, 0])
  const states = (await reservationsOf(server.context, carId)).map(({ inquiryId, state }) => [inquiryId, state])
  expect(states).toEqual([
    [first.inquiryId, 'ENDED'],
    [second.inquiryId, 'IN_FORCE'],
  ])
  await expectOnePromise(carId)
})

test('[R02 INQ-03] gives the car to the first of concurrent sales and a reservation', async () => {
  const { carId, askers } = await askedByMany(server, sides, 3)
  const [first, second, third] = askers as [Asker, Asker, Asker]
  for (const { inquiryId } of [first, second]) await pay(server.context, inquiryId)
  const deeds = [confirming(second), confirming(first), reserving(third), deed('sold', carId)]
  expect((await inLine(carId, deeds)).map(({ status }) => status)).toEqual([200, 409, 409, 409])
  expect((await carStatus(server.context, carId)).status).toBe('SOLD')
  await expectOnePromise(carId)
})
