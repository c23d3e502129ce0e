import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { afterEach, expect, test } from 'vitest'
import { sql } from '../../platform/database/sql.ts'
import type { Reply } from '../../testing/browser.ts'
import { expectRecordsWhole, MAIN, openInquiry } from '../../testing/inquiries.ts'
import { mailsOf } from '../../testing/mails.ts'
import { reasonOf, usd, withBothSides } from '../../testing/inquiry-documents.ts'

const { server, sides, desk, steps } = withBothSides()
afterEach(() => expectRecordsWhole(server.context))

const CONFIRMED = { isLowPriceConfirmed: true }
const by = (side: 'buyer' | 'manager') => sides[side].browser
const offer = (id: string, value: number, more: object = {}, side: 'buyer' | 'manager' = 'manager') =>
  by(side).send('POST', `${MAIN}/inquiry/${id}/offer`, { amount: usd(value), ...more })
const answer = (id: string, offerId: string, how: string, body?: object, side: 'buyer' | 'manager' = 'manager') =>
  by(side).send('PUT', `${MAIN}/inquiry/${id}/offer/${offerId}/${how}`, body)
const edit = async ({ id }: Inquiry, body: object) => {
  const { version } = await steps.read(id)
  return desk.send('PUT', `${MAIN}/inquiry/${id}`, body, { 'if-match': `"${version}"` })
}
const lastOffer = ({ json }: Reply): string => (json as Inquiry).offers.at(-1)?.id ?? ''

/** Sets the car's cost and the dealer's minimum margin. */
async function costs(carId: string, dollars: number, minimumMarginPercent: number): Promise<void> {
  await server.context.db.write('staging', async (tx) => {
    await tx.rows(sql`insert into vehicles.purchase (tenant_id, car_id, cost, rate)
      values ('staging', ${carId}::uuid, ${dollars * 100}, 100)`)
    await tx.rows(sql`update settings.company
      set facts = facts || jsonb_build_object('minimumMarginPercent', ${minimumMarginPercent}::integer) where tenant_id = 'staging'`)
  })
}

// The asking price of these cars is 6850 USD.
test('[BO-07 INQ-14] asks before an offer of the dealer more than 30 % below the asking price', async () => {
  const { id } = await openInquiry(server, sides)
  expect(reasonOf(await offer(id, 4794))).toEqual([409, 'PRICE_FAR_BELOW'])
  expect((await offer(id, 4795)).status).toBe(201)
  expect((await offer(id, 4794, CONFIRMED)).status).toBe(201)
  // Buyers may offer any price.
  expect((await offer(id, 685, {}, 'buyer')).status).toBe(201)
})

test('[BO-07 INQ-14] asks before a low offer of the buyer is accepted', async () => {
  const { id } = await openInquiry(server, sides)
  const offerId = lastOffer(await offer(id, 685, {}, 'buyer'))
  expect(reasonOf(await answer(id, offerId, 'accept'))).toEqual([409, 'PRICE_FAR_BELOW'])
  const { status, json } = await answer(id, offerId, 'accept', CONFIRMED)
  expect([status, (json as Inquiry).amountFOB]).toEqual([200, usd(685)])
})

test('[BO-07 INQ-14] asks before a price below the minimum margin of the settings', async () => {
  const inquiry = await openInquiry(server, sides)
  await costs(inquiry.car.id, 6000, 10)
  const { id } = inquiry
  // 6667 - 6000 is 10.004 %, 6666 - 6000 is 9.99 %.
  expect(reasonOf(await offer(id, 6666))).toEqual([409, 'PRICE_BELOW_MARGIN'])
  expect((await offer(id, 6667)).status).toBe(201)
  expect(reasonOf(await edit(inquiry, { amountFOB: usd(6500) }))).toEqual([409, 'PRICE_BELOW_MARGIN'])
  expect((await edit(inquiry, { amountFOB: usd(6500), ...CONFIRMED })).status).toBe(200)
})

test('[BO-07 INQ-06] counts a discount when it is entered and checks it like a price', async () => {
  const inquiry = await openInquiry(server, sides)
  expect(reasonOf(await edit(inquiry, { discount: usd(2100) }))).toEqual([409, 'PRICE_FAR_BELOW'])
  const entered = (await edit(inquiry, { discount: usd(400) })).json as Inquiry
  expect([entered.isActivateDiscount, entered.total]).toEqual([true, (inquiry.total ?? 0) - 400])
  const off = (await edit(entered, { isActivateDiscount: false })).json as Inquiry
  // Changes of other fields do not require a new confirmation.
  const freight = (await edit(off, { fretAmount: usd(900), discount: usd(400) })).json as Inquiry
  expect([off.total, freight.isActivateDiscount]).toEqual([inquiry.total, false])
})

test('[BO-07 INQ-14] lets a side withdraw its own offer and notifies the other side', async () => {
  const { id, reference } = await openInquiry(server, sides)
  const offerId = lastOffer(await offer(id, 6000))
  expect(reasonOf(await answer(id, offerId, 'withdraw', undefined, 'buyer'))).toEqual([409, 'NOT_OWN_OFFER'])
  const { status, json } = await answer(id, offerId, 'withdraw')
  expect([status, (json as Inquiry).offers.map(({ state }) => state)]).toEqual([200, ['WITHDRAWN']])
  expect(reasonOf(await answer(id, offerId, 'accept', {}, 'buyer'))).toEqual([409, 'NO_OFFER'])
  expect(reasonOf(await answer(id, offerId, 'withdraw'))).toEqual([409, 'NO_OFFER'])
  const mails = await mailsOf(server.context, 'staging', sides.buyer.email)
  expect(
    mails.filter(({ template, subject }) => template === 'offerWithdrawn' && subject.includes(reference)).length,
  ).toBe(1)
})
