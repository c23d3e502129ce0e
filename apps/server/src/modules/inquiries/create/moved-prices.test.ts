import type { Markup } from '@minato/contract/pricing'
import type { Inquiry } from '@minato/contract/inquiries-shapes'
import type { Quote } from '@minato/contract/quotes'
import { afterEach, expect, test } from 'vitest'
import { addCars, buildCar } from '../../../testing/cars.ts'
import { expectRecordsWhole, MAIN, openInquiry, questionOf } from '../../../testing/inquiries.ts'
import { usd, withBothSides } from '../../../testing/inquiry-documents.ts'

// A price changes while a buyer asks (threat M05): the base price, or the markup of the body category.

const { server, sides, steps } = withBothSides()
afterEach(() => expectRecordsWhole(server.context))

const newCar = async (type: 'SEDAN' | 'SUV') =>
  (await addCars(server.context, [buildCar({ utils: { type } })]))[0] ?? ''
const PRICE = 6850
/** Each changes the price of a car of 6,850 to the price beside it. */
const MOVES = [
  [
    'its price',
    6000,
    async (carId: string) =>
      sides.manager.browser.send('PUT', `/api/vehicle/car/${carId}/best-deal`, {
        previousPrice: usd(PRICE),
        newPrice: usd(6000),
      }),
  ],
  ['the markup on its category', 7535, () => markUp('SUV', 10)],
] as const
async function markUp(category: string, percentage: number) {
  const { browser } = sides.manager
  const { id } = (await browser.get(`/api/pricing/category/${category}/markup`)).json as Markup
  return browser.send('POST', `/api/pricing/markup/${id}/value`, { percentage })
}
const typeFor = (what: string) => (what === 'its price' ? 'SEDAN' : 'SUV')

test.each(MOVES)(
  '[M05 INQ-01] rejects an outdated quote when %s changes and creates at the new one',
  async (what, moved, move) => {
    const carId = await newCar(typeFor(what))
    // Without insurance, whose amount would change too.
    const question = await questionOf(server, carId, sides.portId, { warranty: null })
    expect(question.amountFOB).toEqual(usd(PRICE))
    // Existing inquiries keep their quoted price.
    const kept = await openInquiry(server, sides, { carId })
    expect((await move(carId)).status).toBeLessThan(300)
    const ask = (body: object) => sides.buyer.browser.send('POST', `${MAIN}/inquiry`, body)
    const stale = await ask(question)
    const { current } = stale.json as { current: Quote }
    expect([stale.status, current.fob, current.freight]).toEqual([409, moved, 1012])
    expect(JSON.stringify(current)).not.toMatch(/basis|markupPercentage|basePrice/)
    const { status, json } = await ask({ ...question, amountFOB: usd(current.fob ?? 0) })
    expect([status, (json as Inquiry).amountFOB, (json as Inquiry).total]).toEqual([201, usd(moved), current.total])
    const before = await steps.read(kept.id)
    expect([before.amountFOB, before.total, before.lines]).toEqual([usd(PRICE), kept.total, kept.lines])
    if (what !== 'its price') await markUp('SUV', 0)
  },
)

test.each(MOVES)('[M05 INQ-06] keeps the issued amounts when %s changes before the payment', async (what, _, move) => {
  const carId = await newCar(typeFor(what))
  const { id, total } = await openInquiry(server, sides, { carId })
  await steps.generate(id)
  const { papers } = (await steps.issue(id)).json as Inquiry
  const document = papers[0]?.document.id ?? ''
  const bytes = await steps.bytesOf(document)
  expect((await move(carId)).status).toBeLessThan(300)
  await steps.paid(id)
  const paid = await steps.read(id)
  expect([paid.total, paid.invoice?.total, paid.amountFOB]).toEqual([total, total, usd(PRICE)])
  await steps.shipped(id)
  const done = (await steps.send('POST', `${id}/final-invoice`)).json as Inquiry
  expect(done.invoice?.comparison).toMatchObject({ isFinal: true, isSame: true, finalTotal: total })
  expect(await steps.bytesOf(document)).toEqual(bytes)
  if (what !== 'its price') await markUp('SUV', 0)
})
