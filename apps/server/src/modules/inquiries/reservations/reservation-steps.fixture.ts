import fc from 'fast-check'
import { expect } from 'vitest'
import type { Context } from '../../../context.ts'
import type { Reply, TestBrowser } from '../../../testing/browser.ts'
import { act, MAIN } from '../../../testing/inquiries.ts'
import type { Sides } from '../../../testing/inquiries.ts'
import { fromNow, pass, pay, tick, write } from '../../../testing/reservations.ts'
import * as reference from './reservation-model.fixture.ts'
import type { Model } from './reservation-model.fixture.ts'
import { reservationsOn } from './reservations-store.ts'
import type { ReservationRow } from './reservations-store.ts'

/** Random actions of three buyers and a manager on one car, each as an API call and a model transition. */

export interface Real {
  context: Context
  manager: Sides['manager']
  buyers: readonly Sides['buyer'][]
  carId: string
  /** Each buyer's inquiry with its last offer. */
  ids: string[]
  offers: string[]
}
export interface Step {
  /** `check`: the step can run in this state. `isAllowed`: the model expects it to succeed. */
  check(model: Model): boolean
  isAllowed(model: Model): boolean
  run(model: Model, real: Real): Promise<void>
  toString(): string
}
/** Creates a step that compares the API's answer with the model's. */
const step = (
  name: string,
  told: (model: Model) => boolean,
  done: (real: Real) => Promise<Reply>,
  check: (model: Model) => boolean = () => true,
): Step => ({
  check,
  isAllowed: (model) => told(structuredClone(model)),
  async run(model, real) {
    const isAllowed = told(model)
    const { status } = await done(real)
    expect([name, status < 300 ? 'done' : status]).toEqual([name, isAllowed ? 'done' : 409])
  },
  toString: () => name,
})
const DONE: Reply = { status: 200, headers: {}, json: null }
const at = ({ ids }: Real, i: number, way: string): string => `${MAIN}/inquiry/${ids[i] ?? ''}/${way}`
const desk = ({ manager }: Real): TestBrowser => manager.browser
const buyer = ({ buyers }: Real, i: number): TestBrowser => (buyers[i] as Sides['buyer']).browser
const sideOf = (real: Real, i: number, by: 'BUYER' | 'SELLER'): TestBrowser =>
  by === 'BUYER' ? buyer(real, i) : desk(real)

/** Advances time for this car's reservations only, oldest first, then runs their expiry jobs. */
async function clock({ carId, context }: Real, hours: number): Promise<Reply> {
  const standing = await context.db.read<ReservationRow>('staging', reservationsOn('staging', [carId]))
  for (const { id } of standing) await pass(context, id, hours)
  for (const { id } of standing) await tick(context, id)
  return DONE
}

const SOON = { from: 0, to: 24.013 }
const LATER = { from: 30.017, to: 38.029 }
// Weighted towards inquiry 0, so that it reaches late states.
const inquiryNo = fc.constantFrom(0, 0, 0, 1, 1, 2)
const by = fc.constantFrom('BUYER' as const, 'SELLER' as const)
const of = (i: number, name: string): string => `${name} ${i}`
const document = { documentId: '00000000-0000-4000-8000-00000000d0c0' }

/** Each action with its weight. */
const DRAWN: { weight: number; arbitrary: fc.Arbitrary<Step> }[] = [
  {
    weight: 6,
    arbitrary: inquiryNo.map((i) =>
      step(
        of(i, 'ask'),
        (m) => reference.ask(m, i),
        (r) => buyer(r, i).send('POST', at(r, i, 'reservation-request')),
      ),
    ),
  },
  {
    weight: 2,
    arbitrary: inquiryNo.map((i) =>
      step(
        of(i, 'leave'),
        (m) => reference.leave(m, i),
        (r) => buyer(r, i).send('DELETE', at(r, i, 'reservation-request')),
      ),
    ),
  },
  {
    weight: 8,
    arbitrary: fc.tuple(inquiryNo, fc.constantFrom(SOON, SOON, LATER)).map(([i, { from, to }]) =>
      step(
        of(i, from ? 'plan' : 'reserve'),
        (m) => reference.reserve(m, i, from, to),
        (r) => desk(r).send('POST', at(r, i, 'reserve'), fromNow(to - from, from || -0.01)),
      ),
    ),
  },
  {
    weight: 2,
    arbitrary: inquiryNo.map((i) =>
      step(
        of(i, 'cancel'),
        (m) => reference.cancel(m, i),
        (r) => desk(r).send('DELETE', at(r, i, 'reserve')),
      ),
    ),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(1.5, 25.3, 49.7).map((hours) =>
      step(
        `${hours} hours pass`,
        (m) => {
          reference.pass(m, hours)
          return true
        },
        (r) => clock(r, hours),
      ),
    ),
  },
  {
    weight: 6,
    arbitrary: inquiryNo.map((i) =>
      step(
        of(i, 'pay'),
        (m) => {
          reference.pay(m, i)
          return true
        },
        async (r) => {
          await pay(r.context, r.ids[i] ?? '', false)
          return DONE
        },
        (m) => reference.mayPay(m, i),
      ),
    ),
  },
  {
    weight: 18,
    arbitrary: fc.tuple(inquiryNo, fc.boolean()).map(([i, isAccepted]) =>
      step(
        of(i, isAccepted ? 'accept the proof of' : 'refuse the proof of'),
        (m) => {
          reference.answerProof(m, i, isAccepted)
          return true
        },
        async (r) => {
          await write(r.context, r.ids[i] ?? '', isAccepted ? 'PROOF_ACCEPTED' : 'PROOF_REFUSED', document)
          return clock(r, 0)
        },
        (m) => reference.mayAnswerProof(m, i),
      ),
    ),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(inquiryNo, by, fc.integer({ min: 1, max: 6850 })).map(([i, side, amount]) =>
      step(
        of(i, `${side} offers ${amount} on`),
        (m) => reference.offer(m, i, side, amount),
        async (r) => {
          const money = { amount: { value: amount, currency: 'USD' }, isLowPriceConfirmed: true }
          const reply = await sideOf(r, i, side).send('POST', at(r, i, 'offer'), money)
          if (reply.status === 201) r.offers[i] = (reply.json as { offers: { id: string }[] }).offers.at(-1)?.id ?? ''
          return reply
        },
      ),
    ),
  },
  {
    weight: 10,
    arbitrary: fc.tuple(inquiryNo, by, fc.boolean()).map(([i, side, isAccepted]) =>
      step(
        of(i, `${side} ${isAccepted ? 'accepts' : 'refuses'} the offer on`),
        (m) => reference.answer(m, i, side, isAccepted),
        (r) =>
          sideOf(r, i, side).send(
            'PUT',
            at(r, i, `offer/${r.offers[i] ?? ''}/${isAccepted ? 'accept' : 'refuse'}`),
            // The model has no question about low prices.
            isAccepted ? { isLowPriceConfirmed: true } : undefined,
          ),
        (m) => m.inquiries[i]?.offer !== null,
      ),
    ),
  },
  {
    weight: 1,
    arbitrary: inquiryNo.map((i) =>
      step(
        of(i, 'withdraw'),
        (m) => reference.end(m, i, 'WITHDRAWN', null),
        (r) => buyer(r, i).send('PUT', at(r, i, 'withdraw'), { reason: 'No more' }),
      ),
    ),
  },
  {
    weight: 4,
    arbitrary: fc
      .tuple(
        inquiryNo,
        fc.constantFrom('LOST', 'UNPAID', 'REFUNDED', 'REFUNDED'),
        fc.constantFrom('PUBLISHED', 'DRAFT', null),
      )
      .map(([i, outcome, carBecomes]) =>
        step(
          of(i, `end as ${outcome}, car ${carBecomes},`),
          (m) => reference.end(m, i, outcome, carBecomes),
          (r) => desk(r).send('PUT', at(r, i, 'end'), { outcome, carBecomes, reason: 'So it is' }),
        ),
      ),
  },
  {
    weight: 6,
    arbitrary: inquiryNo.map((i) =>
      step(
        of(i, 'reopen'),
        (m) => reference.reopen(m, i),
        (r) => desk(r).send('PUT', at(r, i, 'reopen')),
      ),
    ),
  },
  {
    weight: 24,
    arbitrary: inquiryNo.map((i) =>
      step(
        of(i, 'confirm'),
        (m) => reference.confirm(m, i),
        (r) => desk(r).send('PUT', at(r, i, 'confirm-purchase')),
      ),
    ),
  },
  {
    weight: 8,
    arbitrary: inquiryNo.map((i) =>
      step(
        of(i, 'finalise'),
        (m) => {
          reference.finalise(m, i)
          return true
        },
        async (r) => {
          const final = { invoiceId: document.documentId, number: 'F-1', total: 1000 }
          await write(r.context, r.ids[i] ?? '', 'FINAL_INVOICE_ISSUED', final)
          return DONE
        },
        (m) => reference.mayFinalise(m, i),
      ),
    ),
  },
  {
    weight: 4,
    arbitrary: fc
      .tuple(inquiryNo, fc.constantFrom('archive' as const, 'restore' as const, 'restore' as const))
      .map(([i, action]) =>
        step(
          of(i, action),
          (m) => (action === 'archive' ? reference.archive(m, i) : reference.restore(m, i)),
          (r) => act(desk(r), r.ids[i] ?? '', action),
        ),
      ),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom('publish', 'publish', 'publish', 'publish', 'sold', 'draft', 'archive').map((action) =>
      step(
        `${action} the car`,
        (m) => reference.move(m, action),
        (r) =>
          desk(r).send(
            'PUT',
            `/api/vehicle/car/${r.carId}/${action}${action === 'publish' ? '?withIllustrations=true' : ''}`,
          ),
      ),
    ),
  },
]

/** Nine of ten steps run only if the model allows them; otherwise most steps would be rejections. */
export const stepArbitrary = fc
  .tuple(fc.integer({ min: 0, max: 9 }), fc.oneof(...DRAWN))
  .map(([n, drawn]): Step => (n ? { ...drawn, check: (m) => drawn.check(m) && drawn.isAllowed(m) } : drawn))
