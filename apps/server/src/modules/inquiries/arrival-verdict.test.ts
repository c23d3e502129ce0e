import type { InquiryVerdict } from '@minato/contract/arrival-verdict'
import type { RecordEntry } from '@minato/contract/inquiries-shapes'
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
