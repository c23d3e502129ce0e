import type { Dashboard } from '@minato/contract/dashboard'
import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { momentInWords } from '@minato/domain/deadlines'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { testServer } from '../../testing/app.ts'
import type { TestServer } from '../../testing/app.ts'
import type { Reply, TestBrowser } from '../../testing/browser.ts'
import { bothSides, expectRecordsWhole, MAIN, openInquiry, say } from '../../testing/inquiries.ts'
import type { Sides } from '../../testing/inquiries.ts'
import { mailsOf } from '../../testing/mails.ts'
import { asOwner } from '../../testing/as-owner.ts'
import { signedInPerson } from '../../testing/people.ts'
import { reasonOf as faultOf } from '../../testing/inquiry-documents.ts'
import { inHours, pay, seen, runNotifyOtherBuyers } from '../../testing/reservations.ts'
import { offerLapsesTask } from './offers.ts'

let server: TestServer
let sides: Sides
let desk: TestBrowser
let mine: TestBrowser
beforeAll(async () => {
  server = await testServer({ PORT: '3000', LOG_LEVEL: process.env['LOG'] ?? 'silent' })
  sides = await bothSides(server)
  desk = sides.manager.browser
  mine = sides.buyer.browser
})
afterAll(() => server.close())
afterEach(() => expectRecordsWhole(server.context))

const usd = (value: number) => ({ value, currency: 'USD' })
const offer = (browser: TestBrowser, id: string, value: number, expiresAt?: string): Promise<Reply> =>
  browser.send('POST', `${MAIN}/inquiry/${id}/offer`, { amount: usd(value), ...(expiresAt && { expiresAt }) })
const answer = (browser: TestBrowser, id: string, offerId: string, way: 'accept' | 'refuse'): Promise<Reply> =>
  browser.send('PUT', `${MAIN}/inquiry/${id}/offer/${offerId}/${way}`)
const lastIn = ({ json }: Reply): string => (json as Inquiry).offers.at(-1)?.id ?? ''
const statesOf = async (id: string) => (await seen(desk, id)).offers.map(({ by, state }) => `${by} ${state}`)

test('[INQ-14 M02] counters an offer; acceptance sets the amount and its insurance', async () => {
  const { id, amountFOB, fretAmount } = await openInquiry(server, sides)
  expect([amountFOB, fretAmount]).toEqual([usd(6850), usd(1012)])
  await desk.send(
    'PUT',
    `${MAIN}/inquiry/${id}`,
    { discount: usd(100), isActivateDiscount: true },
    { 'if-match': '"1"' },
  )
  const first = lastIn(await offer(mine, id, 6000))
  const second = lastIn(await offer(desk, id, 6500))
  expect(await statesOf(id)).toEqual(['BUYER COUNTERED', 'SELLER OPEN'])
  expect(faultOf(await answer(desk, id, first, 'accept'))).toEqual([409, 'NO_OFFER'])
  expect(faultOf(await answer(desk, id, second, 'accept'))).toEqual([409, 'OWN_OFFER'])
  // The offer keeps the total and the amounts it was made with.
  const delivered = { total: usd(6500 + 1012 + 150 + 94), freightType: 'CIF', port: 'Mombasa' }
  expect((await seen(mine, id)).offers.at(-1)?.delivered).toEqual(delivered)
  const { json } = await answer(mine, id, second, 'accept')
  const agreed = json as Inquiry
  // 1.25 % of 6500 + 1012 is 93.9.
  expect([agreed.amountFOB, agreed.warranty, agreed.isActivateDiscount]).toEqual([usd(6500), usd(94), false])
  expect(agreed.total).toBe(6500 + 1012 + 150 + 94)
  expect(agreed.lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0)).toBe(agreed.total)
  expect(await statesOf(id)).toEqual(['BUYER COUNTERED', 'SELLER ACCEPTED'])
  expect(faultOf(await answer(mine, id, second, 'refuse'))).toEqual([409, 'NO_OFFER'])
  const templates = async (email: string) =>
    (await mailsOf(server.context, 'staging', email)).map(({ template }) => template)
  expect(await templates(sides.manager.email)).toEqual(expect.arrayContaining(['offerMade', 'offerAnswered']))
  expect(await templates(sides.buyer.email)).toContain('offerMade')
})

test('[F24] writes Japan’s time into the offer email, and the buyer’s own too', async () => {
  const { id, reference } = await openInquiry(server, sides)
  const expiresAt = `${new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)}T09:00:00.000Z`
  await offer(mine, id, 6000, expiresAt)
  await offer(desk, id, 6500, expiresAt)
  for (const [{ email }, country] of [
    [sides.manager, 'JP'],
    [sides.buyer, 'KE'],
  ] as const) {
    const mails = await mailsOf(server.context, 'staging', email)
    const mail = mails.find(({ template, subject }) => template === 'offerMade' && subject.includes(`N° ${reference}`))
    expect(mail?.text).toContain(`until ${momentInWords(expiresAt, country, 'en')}.`)
  }
})

test('[INQ-14 M01] accepts offers from one dollar to the asking price for up to 30 days', async () => {
  const { id } = await openInquiry(server, sides)
  for (const value of [0, 6851, -1, 1.5]) expect((await offer(mine, id, value)).status).toBe(400)
  for (const until of [inHours(-1), inHours(24 * 31), 'soon'])
    expect((await offer(mine, id, 5000, until)).status).toBe(400)
  expect((await offer(mine, id, 6850)).status).toBe(201)
  expect((await offer(mine, id, 1)).status).toBe(201)
})

test('[INQ-14 D04 D09] accepts offers only from both sides, in negotiation, on that inquiry', async () => {
  const { id } = await openInquiry(server, sides)
  const other = await openInquiry(server, sides)
  const stranger = await signedInPerson(server)
  const offered = lastIn(await offer(mine, id, 5000))
  expect((await offer(stranger.browser, id, 1)).status).toBe(404)
  expect((await answer(stranger.browser, id, offered, 'accept')).status).toBe(404)
  expect((await answer(desk, other.id, offered, 'accept')).status).toBe(404)
  const refused = await answer(desk, id, offered, 'refuse')
  expect([refused.status, (refused.json as Inquiry).amountFOB]).toEqual([200, usd(6850)])
  const late = lastIn(await offer(mine, id, 5100))
  await pay(server.context, id)
  expect(faultOf(await offer(mine, id, 5000))).toEqual([409, 'TOO_LATE'])
  expect(faultOf(await answer(desk, id, late, 'accept'))).toEqual([409, 'TOO_LATE'])
})

test('[INQ-14] lets an offer lapse at its time and not before', async () => {
  const { id } = await openInquiry(server, sides)
  const offerId = lastIn(await offer(mine, id, 5000, inHours(1)))
  const data = { inquiryId: id, offerId }
  const come = () =>
    offerLapsesTask(server.context).run({ tenant: 'staging', data, signal: new AbortController().signal })
  await come()
  expect(await statesOf(id)).toEqual(['BUYER OPEN'])
  // The offer expires, in the event log too.
  await asOwner(
    server.url,
    `select set_config('app.tenant', 'staging', false); update inquiries.event set data = jsonb_set(data, '{expiresAt}', '"2026-01-01T00:00:00.000Z"') where kind = 'OFFER_MADE' and inquiry_id = '${id}';
     update inquiries.inquiry set state = jsonb_set(state, '{offers,0,expiresAt}', '"2026-01-01T00:00:00.000Z"') where id = '${id}'`,
  )
  expect(faultOf(await answer(desk, id, offerId, 'accept'))).toEqual([409, 'NO_OFFER'])
  await come()
  await come()
  expect(await statesOf(id)).toEqual(['BUYER LAPSED'])
})

test('[R04 R02 INQ-14] accepts one of two concurrent answers', async () => {
  const { id } = await openInquiry(server, sides)
  const offerId = lastIn(await offer(mine, id, 5000))
  const answers = await Promise.all([
    answer(desk, id, offerId, 'accept'),
    answer(desk, id, offerId, 'refuse'),
    answer(desk, id, offerId, 'accept'),
  ])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
})

test('[F11] ends an open offer with its inquiry and rejects it after a reopening', async () => {
  const put = (browser: TestBrowser, path: string, body?: object) =>
    browser.send('PUT', `${MAIN}/inquiry/${path}`, body)
  const endings: ((id: string) => Promise<Reply>)[] = [
    (id) => put(mine, `${id}/withdraw`, { reason: 'Bought elsewhere' }),
    (id) => put(desk, `${id}/end`, { outcome: 'LOST', reason: 'No answer' }),
  ]
  for (const end of endings) {
    const { id } = await openInquiry(server, sides)
    const offerId = lastIn(await offer(desk, id, 6000))
    expect((await end(id)).status).toBe(200)
    expect(await statesOf(id)).toEqual(['SELLER LAPSED'])
    expect((await put(desk, `${id}/reopen`)).status).toBe(200)
    expect(faultOf(await answer(mine, id, offerId, 'accept'))).toEqual([409, 'NO_OFFER'])
  }
})

test('[F11] ends an offer on a car sold to another buyer and rejects its acceptance', async () => {
  const { id, car } = await openInquiry(server, sides)
  const offerId = lastIn(await offer(mine, id, 6000))
  expect((await desk.send('PUT', `/api/vehicle/car/${car.id}/sold`)).status).toBe(200)
  expect(faultOf(await answer(desk, id, offerId, 'accept'))).toEqual([409, 'CAR_NOT_FOR_SALE'])
  expect(faultOf(await offer(mine, id, 6100))).toEqual([409, 'CAR_NOT_FOR_SALE'])
  await runNotifyOtherBuyers(server)
  expect(await statesOf(id)).toEqual(['BUYER LAPSED'])
})

test('[BO-08 INQ-04 DOC-04] keeps an unanswered question next after an offer, in every list', async () => {
  const { id, createdAt } = await openInquiry(server, sides)
  const sent = (await offer(desk, id, 6000)).json as Inquiry
  expect([sent.nextStep, sent.waitingSince]).toEqual([{ who: 'SELLER', what: 'REPLY', by: null }, createdAt])
  expect((await seen(mine, id)).nextStep).toEqual(sent.nextStep)
  const listed = async () => {
    const { items } = (await desk.get(`${MAIN}/inquiry?task=REPLY&limit=100`)).json as {
      items: { id: string }[]
    }
    const { tasks } = (await desk.get(`${MAIN}/dashboard`)).json as Dashboard
    return { isListed: items.some((one) => one.id === id), count: tasks.REPLY }
  }
  const before = await listed()
  expect(before.isListed).toBe(true)
  await say(desk, sides.manager.id, id, 'Here is the picture.')
  expect((await seen(mine, id)).nextStep).toMatchObject({ who: 'BUYER', what: 'ANSWER_OFFER' })
  expect(await listed()).toEqual({ isListed: false, count: before.count - 1 })
})

test('[BO-08 INQ-04] ends the wait for an offer made after the message was processed', async () => {
  const { id, version } = await openInquiry(server, sides)
  const processed = await desk.send('PUT', `${MAIN}/inquiry/${id}/process`, undefined, { 'if-match': `"${version}"` })
  expect(processed.status).toBe(200)
  await offer(mine, id, 6000)
  const countered = (await offer(desk, id, 6500)).json as Inquiry
  expect(countered.nextStep).toMatchObject({ who: 'BUYER', what: 'ANSWER_OFFER' })
  expect(countered.waitingSince).toBeNull()
})
