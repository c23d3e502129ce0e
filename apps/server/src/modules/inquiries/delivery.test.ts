import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { afterEach, expect, test } from 'vitest'
import { expectRecordsWhole, MAIN } from '../../testing/inquiries.ts'
import { mailsOf } from '../../testing/mails.ts'
import { reasonOf, SHIPPING, withBothSides } from '../../testing/inquiry-documents.ts'
import { deliveryTask } from './delivery.ts'

const { server, sides, steps, desk } = withBothSides()
afterEach(() => expectRecordsWhole(server.context))

const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
/** A finalized sale whose ship is expected after this number of days. */
async function finalized(arrivesIn: number): Promise<string> {
  const { id } = await steps.issued()
  await steps.paid(id)
  await steps.happen(id, 'PURCHASE_CONFIRMED', {})
  const shipping = { ...SHIPPING, estimatedDepartureDate: day(arrivesIn - 30), estimatedArrivalDate: day(arrivesIn) }
  await steps.happen(id, 'SHIPPING_SET', { shipping })
  expect((await steps.send('POST', `${id}/final-invoice`)).status).toBe(201)
  return id
}

test('[BO-08] finalizes a sale in its own step, after the departure', async () => {
  const id = await finalized(40)
  const finalize = () => steps.send('PUT', `${id}/finalize`)
  const waiting = await steps.read(id)
  expect([waiting.status, waiting.nextStep?.what, waiting.waitingSince]).toEqual([
    'PURCHASE_CONFIRMED',
    'FINALIZE_SALE',
    null,
  ])
  expect(waiting.papers.map(({ kind }) => kind)).toContain('FINAL')
  expect(waiting.progress.map(({ state }) => state[0]).join('')).toBe('DDDDCTT')
  expect(reasonOf(await finalize())).toEqual([409, 'NOT_DEPARTED'])
  expect(reasonOf(await steps.send('PUT', `${id}/delivery`))).toEqual([409, 'TOO_EARLY'])
  expect(reasonOf(await steps.send('POST', `${id}/final-invoice`))).toEqual([409, 'TOO_LATE'])
  const left = { ...SHIPPING, estimatedDepartureDate: day(0), estimatedArrivalDate: day(30) }
  await steps.happen(id, 'SHIPPING_SET', { shipping: left })
  const listed = (await desk.get(`${MAIN}/inquiry?order=WAITING`)).json as { items: Inquiry[] }
  expect(listed.items.find((one) => one.id === id)?.waitingSince).toBe(`${day(0)}T00:00:00.000Z`)
  expect((await sides.buyer.browser.send('PUT', `${MAIN}/inquiry/${id}/finalize`)).status).toBe(403)
  const { status, json } = await finalize()
  expect([status, (json as Inquiry).status]).toEqual([200, 'SALE_FINALIZED'])
  expect((json as Inquiry).progress.map(({ state }) => state[0]).join('')).toBe('DDDDDCT')
  expect(reasonOf(await finalize())).toEqual([409, 'TOO_LATE'])
})
const nextOf = async (id: string) => (await steps.read(id)).nextStep?.what
const mailsAbout = async (id: string) =>
  (await mailsOf(server.context, 'staging', sides.buyer.email)).filter(({ text }) => text?.includes(`/inquiries/${id}`))
const runTask = () =>
  deliveryTask(server.context).run({ tenant: 'staging', data: {}, signal: new AbortController().signal })

test('[F18] requests a review and reports the completed purchase on delivery', async () => {
  const id = await finalized(7)
  const final = (await mailsAbout(id)).at(-1)
  expect([final?.template, final?.text?.includes('#review'), await nextOf(id)]).toEqual([
    'finalInvoiceIssued',
    false,
    'CONFIRM_DELIVERY',
  ])
  const confirm = (browser = sides.buyer.browser) => browser.send('PUT', `${MAIN}/inquiry/${id}/delivery`)
  const { status, json } = await confirm()
  const { deliveredAt, nextStep, progress } = json as Inquiry
  expect([status, typeof deliveredAt, nextStep?.what]).toEqual([200, 'string', 'WRITE_REVIEW'])
  expect(progress.every(({ state }) => state === 'DONE')).toBe(true)
  const mail = (await mailsAbout(id)).at(-1)
  expect([mail?.template, mail?.text?.includes('#review')]).toEqual(['purchaseComplete', true])
  expect(mail?.subject).toContain('Your purchase is complete')
  expect(reasonOf(await confirm(desk))).toEqual([409, 'TOO_LATE'])
})

test('[F18] accepts the delivery from a buyer at most a week before the expected arrival', async () => {
  const id = await finalized(8)
  const confirm = (browser = sides.buyer.browser) => browser.send('PUT', `${MAIN}/inquiry/${id}/delivery`)
  expect(reasonOf(await confirm())).toEqual([409, 'NOT_ARRIVED'])
  expect((await mailsAbout(id)).filter(({ template }) => template === 'purchaseComplete')).toEqual([])
  // A manager knows that the ship was faster.
  expect((await confirm(desk)).status).toBe(200)
})

test('[F18] presumes the delivery a week after the last expected arrival, once', async () => {
  const [due, early, old] = [await finalized(-7), await finalized(-6), await finalized(-61)]
  await runTask()
  await runTask()
  expect([await nextOf(due), await nextOf(early)]).toEqual(['WRITE_REVIEW', 'CONFIRM_DELIVERY'])
  expect((await mailsAbout(old)).filter(({ template }) => template === 'purchaseComplete')).toEqual([])
  const complete = (await mailsAbout(due)).filter(({ template }) => template === 'purchaseComplete')
  expect(complete.length).toBe(1)
  expect(complete[0]?.text).toContain('should have arrived by now')
})
