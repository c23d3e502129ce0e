import { setTimeout } from 'node:timers/promises'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../../platform/database/sql.ts'
import { testServer } from '../../../testing/app.ts'
import type { TestServer } from '../../../testing/app.ts'
import type { Reply, TestBrowser } from '../../../testing/browser.ts'
import { addCars, buildCar } from '../../../testing/cars.ts'
import { act, bothSides, expectRecordsWhole, MAIN, openInquiry } from '../../../testing/inquiries.ts'
import type { Sides } from '../../../testing/inquiries.ts'
import { SHIPPING, usd } from '../../../testing/inquiry-documents.ts'
import { signedInPerson } from '../../../testing/people.ts'
import { fromNow, pass, reservationsOf, reserveFor, tick, write } from '../../../testing/reservations.ts'

/**
 * Random concurrency: two to four actions of three buyers and a manager on one car at once, each delayed randomly before each of
 * its statements. The result is not predicted; invariants of the rows are checked. `AT_ONCE_RUNS` histories of about six rounds
 * each, from `AT_ONCE_SEED`.
 */
const RUNS = Number(process.env['AT_ONCE_RUNS'] ?? 15)
const SEED = Number(process.env['AT_ONCE_SEED'] ?? 2026)
const ROUNDS = 6
const INQUIRIES = 3

let server: TestServer
let sides: Sides
let desk: TestBrowser
let buyers: Sides['buyer'][]
beforeAll(async () => {
  server = await testServer({ PORT: '3000', LOG_LEVEL: process.env['LOG'] ?? 'silent' })
  sides = await bothSides(server)
  desk = sides.manager.browser
  buyers = [sides.buyer, await signedInPerson(server), await signedInPerson(server)]
})
afterAll(() => server.close())

interface Table {
  carId: string
  ids: string[]
}
type Doing = (table: Table, i: number) => Promise<Reply | void>
const at = ({ ids }: Table, i: number, way: string): string => `${MAIN}/inquiry/${ids[i] ?? ''}/${way}`
const byDesk =
  (method: 'POST' | 'PUT' | 'DELETE', way: string, body?: unknown): Doing =>
  (table, i) =>
    desk.send(method, at(table, i, way), body)
const byBuyer =
  (method: 'POST' | 'PUT' | 'DELETE', way: string, body?: unknown): Doing =>
  (table, i) =>
    (buyers[i] as Sides['buyer']).browser.send(method, at(table, i, way), body)
const onCar =
  (action: string): Doing =>
  ({ carId }) =>
    desk.send('PUT', `/api/vehicle/car/${carId}/${action}`)
const ending = (outcome: string, carBecomes: string | null) =>
  byDesk('PUT', 'end', { outcome, reason: 'So it is', ...(carBecomes && { carBecomes }) })

/** Actions that may run concurrently, by name. */
const DEEDS: Record<string, Doing> = {
  reserve: ({ ids }, i) => reserveFor(desk, ids[i] ?? '', fromNow(24)),
  plan: ({ ids }, i) => reserveFor(desk, ids[i] ?? '', fromNow(8, 30)),
  cancel: byDesk('DELETE', 'reserve'),
  ask: byBuyer('POST', 'reservation-request'),
  leave: byBuyer('DELETE', 'reservation-request'),
  confirm: byDesk('PUT', 'confirm-purchase'),
  draw: byDesk('POST', 'invoice/generate'),
  issue: byDesk('POST', 'invoice', {}),
  'take back': byDesk('PUT', 'invoice/cancel', { reason: 'Another port' }),
  receipt: byDesk('POST', 'receipt', { amount: usd(100), receivedOn: '2026-06-01' }),
  finalize: byDesk('POST', 'final-invoice'),
  withdraw: byBuyer('PUT', 'withdraw', { reason: 'No more' }),
  lose: ending('LOST', null),
  'lose and draft': ending('LOST', 'DRAFT'),
  refund: ending('REFUNDED', 'PUBLISHED'),
  reopen: byDesk('PUT', 'reopen'),
  archive: ({ ids }, i) => act(desk, ids[i] ?? '', 'archive'),
  restore: ({ ids }, i) => act(desk, ids[i] ?? '', 'restore'),
  'car sold': onCar('sold'),
  'car drafted': onCar('draft'),
  'car archived': onCar('archive'),
  'car published': onCar('publish?withIllustrations=true'),
  clock: async ({ carId }) => {
    for (const { id, state } of await reservationsOf(server.context, carId))
      if (state !== 'ENDED') await tick(server.context, id)
  },
}
/** Weights of the random choice. */
const OFTEN = 'reserve reserve cancel ask issue draw refund clock reopen reopen finalize'.split(' ')
const drawn = fc.constantFrom(
  ...Object.keys(DEEDS),
  ...OFTEN,
  ...Array<string>(5).fill('confirm'),
  ...Array<string>(3).fill('car published'),
)
const aRound = fc.record({
  /** State before the calls: an inquiry in the queue, one with an accepted payment, or a day later. */
  waits: fc.option(fc.nat(INQUIRIES - 1)),
  paid: fc.option(fc.nat(INQUIRIES - 1)),
  hasPassed: fc.boolean(),
  deeds: fc.array(fc.tuple(drawn, fc.nat(INQUIRIES - 1)), { minLength: 2, maxLength: 4 }),
  holds: fc.array(fc.nat(5), { minLength: 40, maxLength: 40 }),
})

interface State {
  status: string
  outcome: string | null
  isArchived: boolean
  isReservationAsked: boolean
  reservation: object | null
  proof: { state: string } | null
  shipping: object | null
  invoice: { id: string; state: string } | null
}
const statesOf = async ({ ids }: Table): Promise<State[]> => {
  const rows = await server.context.db.read<{ id: string; state: State }>(
    'staging',
    sql`select id, state from inquiries.inquiry where tenant_id = 'staging' and id = any(${ids}::uuid[])`,
  )
  return ids.map((id) => rows.find((row) => row.id === id)?.state as State)
}

const document = { documentId: '00000000-0000-4000-8000-00000000d0c0' }
interface Before {
  waits: number | null
  paid: number | null
  hasPassed: boolean
}
/** Waits until no other work is running. */
async function prepare(table: Table, { waits, paid, hasPassed }: Before): Promise<void> {
  const { context } = server
  if (waits !== null) await DEEDS['ask']?.(table, waits)
  const states = await statesOf(table)
  for (const [i, { status, outcome, isArchived, shipping }] of states.entries()) {
    const id = table.ids[i] ?? ''
    if (outcome !== null || isArchived) continue
    if (i === paid && (status === 'NEGOTIATION' || status === 'INVOICE_ISSUED')) {
      await write(context, id, 'PROOF_SUBMITTED', document)
      await write(context, id, 'PROOF_ACCEPTED', document)
    }
    if (status === 'PURCHASE_CONFIRMED' && !shipping) await write(context, id, 'SHIPPING_SET', { shipping: SHIPPING })
  }
  if (hasPassed)
    for (const { id, state } of await reservationsOf(context, table.carId))
      if (state !== 'ENDED') await pass(context, id, 25)
}

/** Runs all actions at once, each delayed before each of its statements. */
async function atOnce(works: (() => Promise<Reply | void>)[], holds: readonly number[]): Promise<(Reply | void)[]> {
  const { db } = server.context
  const { write: plain } = db
  let n = 0
  db.write = (tenant, inner) =>
    plain(tenant, (tx) =>
      inner({
        ...tx,
        rows: async (statement) => {
          const ms = holds[n++ % holds.length] ?? 0
          if (ms) await setTimeout(ms)
          return tx.rows(statement)
        },
      }),
    )
  return Promise.all(works.map((work) => work())).finally(() => (db.write = plain))
}

/** Invariants of a car and its inquiries after concurrent actions. */
async function expectSound(table: Table): Promise<void> {
  const { carId, ids } = table
  const { context } = server
  const states = await statesOf(table)
  const [[car], queue, valid, gaps] = await context.db.readAll<
    [{ status: string }[], { id: string }[], { id: string; inquiry: string }[], object[]]
  >('staging', [
    sql`select status from vehicles.car where tenant_id = 'staging' and id = ${carId}::uuid`,
    sql`select inquiry_id as id from inquiries.queue where tenant_id = 'staging' and car_id = ${carId}::uuid`,
    sql`select p.id, p.inquiry_id as inquiry from inquiries.paper p where p.tenant_id = 'staging' and p.kind = 'PROFORMA'
      and p.inquiry_id = any(${ids}::uuid[]) and not exists (select from inquiries.paper_end e
        where e.tenant_id = 'staging' and e.paper_id = p.id)`,
    sql`select c.kind, c.last, count(p.no) as papers, max(p.no) as highest, count(distinct p.number) as numbers
      from inquiries.counter c left join inquiries.paper p
        on p.tenant_id = c.tenant_id and p.kind = c.kind and p.year = c.year
      where c.tenant_id = 'staging' and c.kind <> 'inquiry' group by c.kind, c.year, c.last
      having (count(p.no), max(p.no), count(distinct p.number)) is distinct from (c.last::bigint, c.last, c.last::bigint)`,
  ])
  const standing = (await reservationsOf(context, carId)).filter(({ state }) => state !== 'ENDED')
  const inForce = standing.filter(({ state }) => state === 'IN_FORCE').length
  expect({ inForce: inForce <= 1, isReserved: car?.status === 'RESERVED' }).toEqual({
    inForce: true,
    isReserved: inForce === 1,
  })
  const isGone = ['SOLD', 'ARCHIVED', 'DRAFT'].includes(car?.status ?? '')
  expect(isGone ? [standing, queue] : []).toEqual(isGone ? [[], []] : [])
  expect(states.filter((one) => one.status === 'PURCHASE_CONFIRMED' && !one.outcome).length).toBeLessThanOrEqual(1)
  // Reservation, request and proforma of the inquiry equal their rows.
  const told = states.map((one, i) => [
    i,
    one.reservation !== null,
    one.isReservationAsked,
    one.invoice?.state === 'ISSUED',
  ])
  const kept = ids.map((id, i) => [
    i,
    standing.some(({ inquiryId }) => inquiryId === id),
    queue.some((one) => one.id === id),
    valid.some(({ inquiry }) => inquiry === id),
  ])
  expect(told).toEqual(kept)
  expect(new Set(valid.map(({ inquiry }) => inquiry)).size).toBe(valid.length)
  expect(gaps).toEqual([])
  await expectRecordsWhole(context, 'staging', ids)
}

const tally = { done: 0, refused: 0, met: 0 }
test(
  '[R02 TRU-02 INQ-03 INQ-05 INQ-06] keeps one holder per car under concurrent actions',
  { timeout: Math.max(120_000, RUNS * ROUNDS * 5000) },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(aRound, { minLength: ROUNDS, maxLength: ROUNDS }), async (rounds) => {
        const [carId = ''] = await addCars(server.context, [buildCar()])
        const ids: string[] = []
        for (const buyer of buyers) ids.push((await openInquiry(server, { buyer, portId: sides.portId }, { carId })).id)
        const table = { carId, ids }
        for (const round of rounds) {
          await prepare(table, round)
          const works = round.deeds.map(
            ([name, i]) =>
              () =>
                DEEDS[name]?.(table, i) ?? Promise.resolve(),
          )
          const answers = (await atOnce(works, round.holds)).map((one) => one?.status ?? 200)
          // Each action succeeds, is rejected with a reason, or gets 503 on a busy machine.
          const odd = round.deeds.flatMap(([name], n) =>
            [200, 201, 409, 503].includes(answers[n] ?? 0) ? [] : [[name, answers[n]]],
          )
          expect(odd).toEqual([])
          const done = answers.filter((status) => status < 300).length
          tally.done += done
          tally.refused += answers.length - done
          tally.met += done > 1 ? 1 : 0
          await expectSound(table)
        }
        // No buyer over the limit of five cars stays in a queue.
        for (const i of ids.keys()) await DEEDS['leave']?.(table, i)
      }),
      { numRuns: RUNS, seed: SEED, endOnFailure: !process.env['MODEL_SHRINKS'] },
    )
    // Enough actions must succeed for the test to mean something.
    expect([tally.done > tally.refused / 3, tally.met > (RUNS * ROUNDS) / 6]).toEqual([true, true])
  },
)
