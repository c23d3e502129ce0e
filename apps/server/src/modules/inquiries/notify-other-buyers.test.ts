import { afterEach, beforeAll, expect, test } from 'vitest'
import { addCars, buildCar } from '../../testing/cars.ts'
import { act, expectRecordsWhole, MAIN } from '../../testing/inquiries.ts'
import { mailsOf } from '../../testing/mails.ts'
import { withBothSides } from '../../testing/inquiry-documents.ts'
import {
  askedByMany,
  carStatus,
  inHours,
  pay,
  reserveFor,
  seen,
  runNotifyOtherBuyers,
  write,
} from '../../testing/reservations.ts'
import type { Asker } from '../../testing/reservations.ts'

const { server, sides, desk } = withBothSides()
beforeAll(() => addCars(server.context, [buildCar()]))
afterEach(() => expectRecordsWhole(server.context))

const templatesTo = async (email: string): Promise<string[]> =>
  (await mailsOf(server.context, 'staging', email)).map(({ template }) => template)

test('[INQ-13] notifies other buyers of a reservation once, with similar cars', async () => {
  const { carId, askers } = await askedByMany(server, sides, 3)
  const [first, ...others] = askers as [Asker, Asker, Asker]
  await reserveFor(desk, first.inquiryId)
  await runNotifyOtherBuyers(server)
  await runNotifyOtherBuyers(server)
  for (const { buyer } of others) {
    const mails = (await mailsOf(server.context, 'staging', buyer.email)).filter(
      ({ template }) => template === 'carTaken',
    )
    expect(mails.length).toBe(1)
    expect(mails[0]?.text).toContain('/vehicles/toyota/corolla-fielder/')
  }
  expect(await templatesTo(first.buyer.email)).not.toContain('carTaken')
  expect((await carStatus(server.context, carId)).status).toBe('RESERVED')
})

test('[INQ-13 VEH-02] notifies all buyers of a car that a manager sells by hand', async () => {
  const { carId, askers } = await askedByMany(server, sides, 2)
  expect((await desk.send('PUT', `/api/vehicle/car/${carId}/sold`)).status).toBe(200)
  await runNotifyOtherBuyers(server)
  for (const { buyer } of askers)
    expect((await templatesTo(buyer.email)).filter((one) => one === 'carTaken').length).toBe(1)
})

test('[INQ-13 INQ-10] continues after one failed notification and skips revoked events', async () => {
  const { askers } = await askedByMany(server, sides, 4)
  const [first, ...others] = askers as [Asker, ...Asker[]]
  const told = async (): Promise<number[]> =>
    Promise.all(
      others.map(async ({ buyer }) => (await templatesTo(buyer.email)).filter((one) => one === 'carTaken').length),
    )
  await reserveFor(desk, first.inquiryId)
  await desk.send('DELETE', `${MAIN}/inquiry/${first.inquiryId}/reserve`)
  await runNotifyOtherBuyers(server)
  expect(await told()).toEqual([0, 0, 0])

  await reserveFor(desk, first.inquiryId)
  const { write: really } = server.context.db
  let isFirst = true
  server.context.db.write = (tenant, work) => {
    const fails = isFirst
    isFirst = false
    return fails ? Promise.reject(new Error('this one fails')) : really(tenant, work)
  }
  await expect(runNotifyOtherBuyers(server)).rejects.toThrow('1 of 3 inquiries were not notified')
  server.context.db.write = really
  expect((await told()).toSorted((a, b) => a - b)).toEqual([0, 1, 1])
})

test('[INQ-13 TRU-02] cancels proformas for a car sold to another buyer and gives the reason', async () => {
  const { askers } = await askedByMany(server, sides, 2)
  const [first, other] = askers as [Asker, Asker]
  await write(server.context, other.inquiryId, 'INVOICE_ISSUED', {
    invoiceId: '00000000-0000-4000-8000-0000000000f1',
    number: 'P-2',
    total: 1000,
    validUntil: inHours(240),
    paymentDeadline: inHours(240),
  })
  await pay(server.context, first.inquiryId)
  expect((await desk.send('PUT', `${MAIN}/inquiry/${first.inquiryId}/confirm-purchase`, {})).status).toBe(200)
  await runNotifyOtherBuyers(server)
  const left = await seen(desk, other.inquiryId)
  expect([left.status, left.invoice?.state, left.outcome]).toEqual(['NEGOTIATION', 'CANCELLED', null])
  expect(await templatesTo(other.buyer.email)).toEqual(expect.arrayContaining(['invoiceEnded', 'carTaken']))
})

test('[INQ-05 TRU-02] keeps the queue position of an archived inquiry and skips it', async () => {
  const { askers } = await askedByMany(server, sides, 3)
  const [first, away, next] = askers as [Asker, Asker, Asker]
  await reserveFor(desk, first.inquiryId)
  for (const { buyer, inquiryId } of [away, next])
    await buyer.browser.send('POST', `${MAIN}/inquiry/${inquiryId}/reservation-request`)
  const places = async () =>
    (await Promise.all([away, next].map(({ inquiryId }) => seen(desk, inquiryId)))).map(({ queue }) => queue?.place)
  expect((await act(desk, away.inquiryId, 'archive')).status).toBe(200)
  expect((await act(desk, away.inquiryId, 'restore')).status).toBe(200)
  expect(await places()).toEqual([1, 2])
  await act(desk, away.inquiryId, 'archive')
  // Skipped buyers get no email and are not counted in the queue position of others.
  expect(await places()).toEqual([null, 1])
  for (const { buyer, inquiryId } of [away, next]) expect((await seen(buyer.browser, inquiryId)).queue?.length).toBe(1)
  expect((await desk.send('DELETE', `${MAIN}/inquiry/${first.inquiryId}/reserve`)).status).toBe(200)
  expect([(await seen(desk, away.inquiryId)).reservation, (await seen(desk, next.inquiryId)).isCarReserved]).toEqual([
    null,
    true,
  ])
  await act(desk, away.inquiryId, 'restore')
  expect(await seen(desk, away.inquiryId)).toMatchObject({ isReservationAsked: true, queue: { place: 1 } })
  await desk.send('DELETE', `${MAIN}/inquiry/${next.inquiryId}/reserve`)
  expect((await seen(desk, away.inquiryId)).isCarReserved).toBe(true)
})
