import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../../platform/database/sql.ts'
import { testServer } from '../../../testing/app.ts'
import type { TestServer } from '../../../testing/app.ts'
import { addCars, buildCar } from '../../../testing/cars.ts'
import { bothSides, expectRecordsWhole, MAIN, openInquiry } from '../../../testing/inquiries.ts'
import type { Sides } from '../../../testing/inquiries.ts'
import { signedInPerson } from '../../../testing/people.ts'
import { verifyRecord } from '../event-log/verify.ts'
import { newModel } from './reservation-model.fixture.ts'
import type { Model } from './reservation-model.fixture.ts'
import { stepArbitrary } from './reservation-steps.fixture.ts'
import type { Real } from './reservation-steps.fixture.ts'
import { reservationsOn } from './reservations-store.ts'
import type { ReservationRow } from './reservations-store.ts'

/**
 * Number and length of the histories, and their seed; `npm run resilience` runs more (goal G22). About a quarter of the drawn
 * steps are possible. A failure prints seed and path, and shrinks only on request.
 */
const RUNS = Number(process.env['MODEL_RUNS'] ?? 10)
const STEPS = Number(process.env['MODEL_STEPS'] ?? 120)
const SEED = Number(process.env['MODEL_SEED'] ?? 22)
const INQUIRIES = 3

let server: TestServer
let sides: Sides
let buyers: Sides['buyer'][]
beforeAll(async () => {
  server = await testServer({ PORT: '3000', LOG_LEVEL: process.env['LOG'] ?? 'silent' })
  sides = await bothSides(server)
  buyers = [sides.buyer, await signedInPerson(server), await signedInPerson(server)]
})
afterAll(() => server.close())

/** The part of the real state that the model covers, and invariants of the rows. */
async function expectAsTold(model: Model, { carId, ids }: Real): Promise<void> {
  const { db } = server.context
  const [[car], standing, queue, inquiries] = await db.readAll<
    [{ status: string }[], ReservationRow[], { inquiry: string }[], { id: string; state: Told }[]]
  >('staging', [
    sql`select status from vehicles.car where tenant_id = 'staging' and id = ${carId}::uuid`,
    reservationsOn('staging', [carId]),
    sql`select inquiry_id as inquiry from inquiries.queue where tenant_id = 'staging' and car_id = ${carId}::uuid order by place`,
    sql`select id, state from inquiries.inquiry where tenant_id = 'staging' and car_id = ${carId}::uuid`,
  ])
  const stateOf = new Map(inquiries.map(({ id, state }) => [id, state]))
  const inForce = standing.filter(({ state }) => state === 'IN_FORCE').length
  const bought = inquiries.filter(({ state }) => state.outcome === null && state.status === 'PURCHASE_CONFIRMED').length
  expect(inForce <= 1 && bought <= 1).toBe(true)
  expect(car?.status === 'RESERVED').toBe(inForce === 1)
  const isGone = ['SOLD', 'ARCHIVED', 'DRAFT'].includes(car?.status ?? '')
  expect(isGone ? standing : []).toEqual([])

  const indexOf = (id: string): number => ids.indexOf(id)
  expect({
    car: car?.status,
    reservations: standing.map(({ inquiryId, state }) => [indexOf(inquiryId), state === 'IN_FORCE']),
    queue: queue.map(({ inquiry }) => indexOf(inquiry)),
    inquiries: ids.map((id) => {
      const { status, outcome, amounts, isReservationAsked, reservation } = stateOf.get(id) as Told
      return [status, outcome, amounts.amountFOB, isReservationAsked, reservation !== null]
    }),
  }).toEqual({
    car: model.car,
    reservations: model.reservations
      .toSorted((a, b) => a.from - b.from)
      .map(({ inquiry, isInForce }) => [inquiry, isInForce]),
    queue: model.queue,
    inquiries: model.inquiries.map(({ status, outcome, fob }, i) => [
      status,
      outcome,
      fob,
      model.queue.includes(i),
      model.reservations.some(({ inquiry }) => inquiry === i),
    ]),
  })
}
interface Told {
  status: string
  outcome: string | null
  amounts: { amountFOB: number }
  isReservationAsked: boolean
  reservation: object | null
}

async function begin(): Promise<{ model: Model; real: Real }> {
  const { context } = server
  const [carId = ''] = await addCars(context, [buildCar()])
  const ids: string[] = []
  for (const one of buyers) ids.push((await openInquiry(server, { buyer: one, portId: sides.portId }, { carId })).id)
  const real: Real = { context, manager: sides.manager, buyers, carId, ids, offers: [] }
  return { model: newModel(INQUIRIES, 6850), real }
}

/** Every signed event log verifies, and no buyer over the limit of five cars stays in a queue. */
async function finish({ ids }: Real): Promise<void> {
  for (const [i, id] of ids.entries()) {
    const { browser } = buyers[i] as Sides['buyer']
    const { json } = await browser.get(`${MAIN}/inquiry/${id}/record/export`)
    expect(verifyRecord(json)).toEqual([])
    await browser.send('DELETE', `${MAIN}/inquiry/${id}/reservation-request`)
  }
}

test(
  '[G22 R02 TRU-02 INQ-05 INQ-12 INQ-14] matches the reference model for any order of actions',
  { timeout: Math.max(60_000, RUNS * STEPS * 500) },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(stepArbitrary, { minLength: STEPS / 2, maxLength: STEPS, size: 'max' }),
        async (steps) => {
          const { model, real } = await begin()
          for (const step of steps) {
            if (!step.check(model)) continue
            await step.run(model, real)
            await expectAsTold(model, real)
          }
          await finish(real)
        },
      ),
      { numRuns: RUNS, seed: SEED, unbiased: true, endOnFailure: !process.env['MODEL_SHRINKS'] },
    )
    await expectRecordsWhole(server.context)
  },
)
