import type { ErrorReply } from '@minato/contract/errors'
import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { afterEach, expect, test } from 'vitest'
import { expectRecordsWhole, openInquiry } from '../../../testing/inquiries.ts'
import { mailsOf } from '../../../testing/mails.ts'
import { reasonOf, withBothSides } from '../../../testing/inquiry-documents.ts'
import {
  askedByMany,
  fromNow,
  inHours,
  reservationsOf,
  reserveFor,
  seen,
  wakesAt,
} from '../../../testing/reservations.ts'
import type { Asker } from '../../../testing/reservations.ts'

const { server, sides, steps, desk } = withBothSides()
afterEach(() => expectRecordsWhole(server.context))

const minuteOf = (iso: string): string => `${iso.slice(0, 16).replace('T', ' ')} UTC`

/** An inquiry with a draft and a car reserved for this number of hours. */
async function reserved(hours: number): Promise<{ id: string; carId: string; endTime: string }> {
  const { id, car } = await openInquiry(server, sides)
  await steps.generate(id)
  const { json } = await reserveFor(desk, id, fromNow(hours))
  return { id, carId: car.id, endTime: (json as Inquiry).reservation?.endTime ?? '' }
}

test('[F21] rejects an invoice due after its reservation unless that is extended', async () => {
  const { id, carId, endTime } = await reserved(24)
  const paymentDeadline = inHours(72)
  const refused = await steps.issue(id, { paymentDeadline })
  expect(reasonOf(refused)).toEqual([409, 'RESERVATION_ENDS_FIRST'])
  const message = (refused.json as ErrorReply).reason?.message ?? ''
  for (const moment of [endTime, paymentDeadline]) expect(message).toContain(minuteOf(moment))
  // The same holds for the deadlines of the settings.
  expect(reasonOf(await steps.issue(id))).toEqual([409, 'RESERVATION_ENDS_FIRST'])
  expect((await steps.read(id)).papers).toEqual([])
  const { json, status } = await steps.issue(id, { paymentDeadline, extendReservation: true })
  const { invoice, reservation } = json as Inquiry
  expect([status, invoice?.paymentDeadline, reservation?.endTime]).toEqual([201, paymentDeadline, paymentDeadline])
  const mails = await mailsOf(server.context, 'staging', sides.buyer.email)
  const reservations = mails.filter(({ template }) => template === 'carReserved').map(({ subject }) => subject)
  expect(reservations).toEqual([
    expect.stringContaining('Reserved for you'),
    expect.stringContaining('Your reservation is extended'),
  ])
  const [row] = await reservationsOf(server.context, carId)
  const [wakes = ''] = await wakesAt(server, row?.id ?? '')
  expect(wakes > endTime && wakes < paymentDeadline).toBe(true)
})

test('[F21] leaves the reservation as it is for a deadline within it', async () => {
  const { id, endTime } = await reserved(48)
  const { json, status } = await steps.issue(id, { paymentDeadline: inHours(47), extendReservation: true })
  expect([status, (json as Inquiry).reservation?.endTime]).toEqual([201, endTime])
})

test('[F21] does not extend a reservation into one planned for another buyer', async () => {
  const { askers } = await askedByMany(server, sides, 2)
  const [first, second] = askers as [Asker, Asker]
  await steps.generate(first.inquiryId)
  await reserveFor(desk, first.inquiryId, fromNow(24))
  expect((await reserveFor(desk, second.inquiryId, fromNow(24, 48))).status).toBe(201)
  const issue = (hours: number) =>
    steps.issue(first.inquiryId, { paymentDeadline: inHours(hours), extendReservation: true })
  expect(reasonOf(await issue(60))).toEqual([409, 'CAR_RESERVED'])
  expect((await issue(47)).status).toBe(201)
})

test('[F21] rejects an invoice due after another buyer’s planned reservation begins', async () => {
  const { askers } = await askedByMany(server, sides, 2)
  const [first, second] = askers as [Asker, Asker]
  await steps.generate(first.inquiryId)
  expect((await reserveFor(desk, second.inquiryId, fromNow(24, 48))).status).toBe(201)
  const issue = (hours: number) => steps.issue(first.inquiryId, { paymentDeadline: inHours(hours) })
  expect(reasonOf(await issue(60))).toEqual([409, 'CAR_RESERVED'])
  expect((await issue(47)).status).toBe(201)
})

test('[F21] does not extend a reservation to a deadline more than 90 days away', async () => {
  const { id } = await reserved(24)
  const far = inHours(91 * 24)
  const { status, json } = await steps.issue(id, { validUntil: far, paymentDeadline: far, extendReservation: true })
  expect([status, (json as ErrorReply).body?.map(({ path }) => path)]).toEqual([400, ['paymentDeadline']])
})

test('[F21] ends no reservation before its payment is due, also from the queue', async () => {
  const { askers } = await askedByMany(server, sides, 2)
  const [first, second] = askers as [Asker, Asker]
  const paymentDeadline = inHours(96)
  await steps.generate(second.inquiryId)
  expect((await steps.issue(second.inquiryId, { paymentDeadline })).status).toBe(201)
  expect(reasonOf(await reserveFor(desk, second.inquiryId, fromNow(24)))).toEqual([409, 'RESERVATION_ENDS_FIRST'])
  expect((await reserveFor(desk, first.inquiryId, fromNow(24))).status).toBe(201)
  const { browser } = second.buyer
  const asked = await browser.send('POST', `/api/main/inquiry/${second.inquiryId}/reservation-request`)
  expect(asked.status).toBe(201)
  await desk.send('DELETE', `/api/main/inquiry/${first.inquiryId}/reserve`)
  expect((await seen(browser, second.inquiryId)).reservation?.endTime).toBe(paymentDeadline)
})
