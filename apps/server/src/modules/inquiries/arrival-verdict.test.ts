import { setTimeout } from 'node:timers/promises'
import type { InquiryVerdict } from '@minato/contract/arrival-verdict'
import type { Inquiry, RecordEntry } from '@minato/contract/inquiries-shapes'
import { expect, test } from 'vitest'
import { createClient, requestToken } from '../../testing/api-clients.ts'
import { addCars, buildCar } from '../../testing/cars.ts'
import { eventsIn, MAIN, openInquiry } from '../../testing/inquiries.ts'
import { reasonOf, SHIPPING, withBothSides } from '../../testing/inquiry-documents.ts'
import { signedInPerson } from '../../testing/people.ts'

const { server, sides, steps } = withBothSides()

const REASON = 'The buyer has a permit for classic cars'
const rule = {
  country: 'KE',
  isAllowed: true,
  maxAge: 8,
  transitDays: { from: 20, to: 30 },
  source: 'Customs',
  confidence: 'HIGH',
}

/** An inquiry for Kenya on a car that was first registered in this year. */
async function inquiryOn(year: number) {
  const [carId = ''] = await addCars(server.context, [buildCar({ fields: { firstRegistration: { year, month: 1 } } })])
  const { id, finalDestination } = await openInquiry(server, sides, { carId })
  expect(finalDestination).toBe('KE')
  return id
}
const verdictOf = async (id: string, browser = sides.buyer.browser) =>
  (await browser.get(`${MAIN}/inquiry/${id}/arrival-verdict`)).json as InquiryVerdict
const thisYear = new Date().getUTCFullYear()

test('[TRU-05] is unknown without a rule on file, and issues the proforma', async () => {
  const id = await inquiryOn(thisYear - 20)
  expect(await verdictOf(id)).toMatchObject({ state: 'UNKNOWN', reason: 'NO_RULE', country: 'KE', rules: [] })
  await steps.generate(id)
  expect((await steps.issue(id)).status).toBe(201)
})

test('[TRU-05] tells both sides the verdict with dates and source, and no one else', async () => {
  expect((await sides.manager.browser.send('POST', `${MAIN}/import-rule`, rule)).status).toBe(201)
  const id = await inquiryOn(thisYear - 20)
  const refused = {
    state: 'REFUSED',
    reason: 'TOO_OLD',
    lastDay: expect.stringMatching(`^${thisYear - 12}-`),
    arrival: { from: expect.any(String), to: expect.any(String) },
    rules: [{ source: 'Customs', version: 1 }],
  }
  expect(await verdictOf(id)).toMatchObject(refused)
  expect(await verdictOf(id, sides.manager.browser)).toMatchObject(refused)
  expect(await verdictOf(await inquiryOn(thisYear - 1))).toMatchObject({ state: 'ALLOWED', reason: null })
  const stranger = await signedInPerson(server)
  expect((await stranger.browser.get(`${MAIN}/inquiry/${id}/arrival-verdict`)).status).toBe(404)
})

test('[TRU-05] judges by the expected arrival once the shipping data has one', async () => {
  const id = await inquiryOn(thisYear - 1)
  const estimatedArrivalDate = `${thisYear + 20}-03-01`
  await steps.happen(id, 'SHIPPING_SET', { shipping: { ...SHIPPING, estimatedArrivalDate } })
  expect(await verdictOf(id)).toMatchObject({
    state: 'REFUSED',
    arrival: { from: estimatedArrivalDate, to: `${thisYear + 20}-03-08` },
  })
})

test('[TRU-05] issues a proforma for a refused car only with a reason, which the buyer reads', async () => {
  const id = await inquiryOn(thisYear - 20)
  await steps.generate(id)
  expect(reasonOf(await steps.issue(id))).toEqual([409, 'IMPORT_REFUSED'])
  for (const refusedImportReason of ['', '  ', 'x'.repeat(1001)])
    expect(reasonOf(await steps.issue(id, { refusedImportReason }))).toEqual([400, 'refusedImportReason'])
  expect((await steps.read(id)).papers).toEqual([])
  expect((await steps.issue(id, { refusedImportReason: REASON })).status).toBe(201)
  expect((await eventsIn(server.context, id)).slice(-2).map(({ kind, data }) => [kind, data])).toMatchObject([
    ['REFUSED_IMPORT_ACCEPTED', { country: 'KE', cause: 'TOO_OLD' }],
    ['INVOICE_ISSUED', {}],
  ])
  const record = (await sides.buyer.browser.get(`${MAIN}/inquiry/${id}/record`)).json as RecordEntry[]
  expect(record.find(({ kind }) => kind === 'REFUSED_IMPORT_ACCEPTED')?.content).toEqual({ reason: REASON })
})

test('[TRU-05 API-13] blocks API clients, which cannot accept a refused import', async () => {
  const id = await inquiryOn(thisYear - 20)
  await steps.generate(id)
  const token = await requestToken(server, await createClient(sides.manager.browser, ['main.write']))
  const call = async (payload: object) => {
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url: `${MAIN}/inquiry/${id}/invoice`,
      headers: { 'tenant-id': 'staging', host: 'localhost:3000', authorization: `Bearer ${token.json.access_token}` },
      payload,
    })
    return statusCode
  }
  expect([await call({}), await call({ refusedImportReason: REASON })]).toEqual([409, 403])
})

test('[TRU-05 TRU-06] explains a past verdict by the rules and the ship that were known then', async () => {
  const { manager, buyer } = sides
  const rules = (await manager.browser.get(`${MAIN}/import-rule`)).json as { id: string; version: number }[]
  const [known] = rules
  const start = new Date(Date.now() - 1).toISOString()
  const id = await inquiryOn(thisYear - 5)
  // Neither event falls into the millisecond of a moment that is asked about.
  const momentBetween = async () => {
    await setTimeout(5)
    const moment = new Date().toISOString()
    await setTimeout(5)
    return moment
  }
  const opened = await momentBetween()
  const estimatedArrivalDate = `${thisYear + 1}-03-01`
  await steps.happen(id, 'SHIPPING_SET', { shipping: { ...SHIPPING, estimatedArrivalDate } })
  const booked = await momentBetween()
  const stricter = await manager.browser.send(
    'PUT',
    `${MAIN}/import-rule/${known?.id}`,
    { ...rule, maxAge: 3 },
    { 'if-match': `"${known?.version}"` },
  )
  expect(stricter.status).toBe(200)
  const at = async (time: string, browser = manager.browser) =>
    (await browser.get(`${MAIN}/inquiry/${id}/arrival-verdict?at=${encodeURIComponent(time)}`)).json as InquiryVerdict
  expect(await at(opened)).toMatchObject({ state: 'ALLOWED', arrivalBasis: 'TRANSIT_DAYS', rules: [{ version: 1 }] })
  expect(await at(booked, buyer.browser)).toMatchObject({
    state: 'ALLOWED',
    arrivalBasis: 'SHIPPING',
    arrival: { from: estimatedArrivalDate },
    rules: [{ id: known?.id, version: 1, source: 'Customs' }],
  })
  expect(await verdictOf(id)).toMatchObject({ state: 'REFUSED', rules: [{ version: 2 }] })
  const refused = async (time: string) => {
    const address = `${MAIN}/inquiry/${id}/arrival-verdict?at=${time}`
    return reasonOf(await manager.browser.get(address))
  }
  expect(await refused(start)).toEqual([400, 'at'])
  expect(await refused(`${thisYear + 1}-01-01T00:00:00.000Z`)).toEqual([400, 'at'])
  expect(await refused('yesterday')).toEqual([400, 'at'])

  const inquiry = (await manager.browser.get(`${MAIN}/inquiry/${id}`)).json as Inquiry
  const car = inquiry.car.id
  const ofCar = (query: string) => manager.browser.get(`${MAIN}/arrival-verdict?carId=${car}&${query}`)
  expect((await ofCar(`portId=${sides.portId}&at=${opened}`)).json).toMatchObject({ state: 'ALLOWED', country: 'KE' })
  expect((await ofCar('country=ke')).json).toMatchObject({ state: 'REFUSED', arrivalBasis: 'TRANSIT_DAYS' })
  expect((await ofCar('country=KE&at=2020-01-01T00:00:00Z')).json).toMatchObject({
    reason: 'NO_RULE',
    day: '2020-01-01',
  })
  expect((await ofCar('')).status).toBe(400)
  expect((await ofCar(`portId=${car}`)).status).toBe(404)
  expect((await buyer.browser.get(`${MAIN}/arrival-verdict?carId=${car}&country=KE`)).status).toBe(403)
})

test('[TRU-05] judges by the rules of the destination, not of the country of its port', async () => {
  const uganda = { ...rule, country: 'UG', maxAge: 15 }
  expect((await sides.manager.browser.send('POST', `${MAIN}/import-rule`, uganda)).status).toBe(201)
  const [carId = ''] = await addCars(server.context, [
    buildCar({ fields: { firstRegistration: { year: thisYear - 10, month: 1 } } }),
  ])
  const transit = await openInquiry(server, sides, { carId, finalDestination: 'UG' })
  expect(await verdictOf(transit.id)).toMatchObject({ state: 'ALLOWED', country: 'UG', rules: [{ maxAge: 15 }] })
  const path = `${MAIN}/arrival-verdict?carId=${carId}&portId=${sides.portId}`
  expect((await sides.manager.browser.get(path)).json).toMatchObject({ state: 'REFUSED', country: 'KE' })
  expect((await sides.manager.browser.get(`${path}&country=UG`)).json).toMatchObject({
    state: 'ALLOWED',
    country: 'UG',
  })
})
