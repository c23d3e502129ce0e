import { randomUUID } from 'node:crypto'
import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { afterEach, expect, test } from 'vitest'
import type { Reply, TestBrowser } from '../../../testing/browser.ts'
import { expectRecordsWhole, MAIN, openInquiry } from '../../../testing/inquiries.ts'
import { mailsOf } from '../../../testing/mails.ts'
import { reasonOf as faultOf, withBothSides } from '../../../testing/inquiry-documents.ts'
import { signedInPerson } from '../../../testing/people.ts'
import {
  askedByMany,
  carStatus,
  ends,
  fromNow,
  inHours,
  pay,
  reservationsOf,
  reserveFor,
  seen,
  runNotifyOtherBuyers,
  tick,
  wakesAt,
  write,
} from '../../../testing/reservations.ts'

const { server, sides, desk } = withBothSides()
afterEach(() => expectRecordsWhole(server.context))

const at = (inquiryId: string, way = 'reserve') => `${MAIN}/inquiry/${inquiryId}/${way}`
const ask = (browser: TestBrowser, id: string, key?: string): Promise<Reply> =>
  browser.send('POST', at(id, 'reservation-request'), undefined, key ? { 'idempotency-key': key } : {})
const templatesTo = async (email: string): Promise<string[]> =>
  (await mailsOf(server.context, 'staging', email)).map(({ template }) => template)

test('[INQ-05 TRU-02] holds the car until its end for both sides and rejects another', async () => {
  const { carId, askers } = await askedByMany(server, sides, 2)
  const [first, second] = askers as [(typeof askers)[0], (typeof askers)[0]]
  const range = fromNow(24)
  const { status, json } = await reserveFor(desk, first.inquiryId, range)
  expect([status, (json as Inquiry).isCarReserved, (json as Inquiry).car.status]).toEqual([201, true, 'RESERVED'])
  expect((json as Inquiry).reservation?.endTime).toBe(range.endTime)
  expect((await carStatus(server.context, carId)).status).toBe('RESERVED')
  const refused = await reserveFor(desk, second.inquiryId, fromNow(2, 1))
  expect(faultOf(refused)).toEqual([409, 'CAR_RESERVED'])
  expect(JSON.stringify(refused.json)).toContain(range.endTime.slice(0, 16).replace('T', ' '))
  expect((await seen(second.buyer.browser, second.inquiryId)).queue).toEqual({
    place: null,
    length: 0,
    reservedUntil: range.endTime,
  })
  expect(faultOf(await reserveFor(desk, first.inquiryId))).toEqual([409, 'RESERVED'])
  // After the cancellation the car is for sale; a second cancellation is rejected.
  const cancelled = await desk.send('DELETE', at(first.inquiryId))
  expect([cancelled.status, (cancelled.json as Inquiry).reservation]).toEqual([200, null])
  expect((await carStatus(server.context, carId)).status).toBe('PUBLISHED')
  expect(faultOf(await desk.send('DELETE', at(first.inquiryId)))).toEqual([409, 'NO_RESERVATION'])
  expect(await templatesTo(first.buyer.email)).toEqual(expect.arrayContaining(['carReserved', 'reservationEnded']))
})

test('[D09 D04 INQ-05] lets managers reserve and owners request, and hides other inquiries', async () => {
  const { id } = await openInquiry(server, sides)
  const stranger = await signedInPerson(server)
  const { buyer } = sides
  expect((await reserveFor(buyer.browser, id)).status).toBe(403)
  expect((await buyer.browser.send('DELETE', at(id))).status).toBe(403)
  expect((await ask(stranger.browser, id)).status).toBe(404)
  expect((await ask(desk, id)).status).toBe(403)
  expect((await reserveFor(desk, stranger.id)).status).toBe(404)
  expect((await desk.send('DELETE', at(stranger.id))).status).toBe(404)
  expect(faultOf(await buyer.browser.send('DELETE', at(id, 'reservation-request')))).toEqual([409, 'NOT_ASKED'])
})

test('[M04 INQ-05] rejects a reservation in wrong steps or at invalid times', async () => {
  const { id } = await openInquiry(server, sides)
  for (const body of [
    fromNow(-2),
    { startTime: inHours(5), endTime: inHours(4) },
    { startTime: inHours(-9), endTime: inHours(-8) },
    fromNow(24 * 91),
    { startTime: '1970-01-01T00:00:00Z', endTime: '2100-12-31T23:59:59Z' },
    { startTime: '2100-12-31T23:59:59Z', endTime: inHours(4) },
    { startTime: '2100-12-31T23:59:58Z', endTime: '2100-12-31T23:59:59Z' },
    { startTime: inHours(4), endTime: '9999-12-31T23:59:59-12:00' },
  ])
    expect(faultOf(await reserveFor(desk, id, body))).toEqual([400, 'endTime'])
  expect((await reserveFor(desk, id, { startTime: 'now', endTime: 'then' })).status).toBe(400)
  await pay(server.context, id)
  await write(server.context, id, 'PURCHASE_CONFIRMED', {})
  expect(faultOf(await reserveFor(desk, id))).toEqual([409, 'TOO_LATE'])
  expect(faultOf(await ask(sides.buyer.browser, id))).toEqual([409, 'TOO_LATE'])
})

test('[INQ-05 TRU-02 G16] shows the position and assigns the next buyer once at the end', async () => {
  const { carId, askers } = await askedByMany(server, sides, 4)
  const [first, second, third, fourth] = askers as [Asker, Asker, Asker, Asker]
  const range = fromNow(24)
  const told = async () => (await templatesTo(sides.manager.email)).filter((name) => name === 'reservationAsked').length
  const before = await told()
  await reserveFor(desk, first.inquiryId, range)
  for (const one of [second, third, fourth]) expect((await ask(one.buyer.browser, one.inquiryId)).status).toBe(201)
  const queues = async () =>
    Promise.all([first, second, third, fourth].map(async (one) => (await seen(one.buyer.browser, one.inquiryId)).queue))
  expect((await queues()).map((queue) => [queue?.place, queue?.length])).toEqual([
    [null, 3],
    [1, 3],
    [2, 3],
    [3, 3],
  ])
  // A repeated request counts once, and leaving frees a place.
  expect(((await ask(third.buyer.browser, third.inquiryId)).json as Inquiry).queue?.place).toBe(2)
  expect((await told()) - before).toBe(3)
  const left = await third.buyer.browser.send('DELETE', at(third.inquiryId, 'reservation-request'))
  expect([left.status, (left.json as Inquiry).isReservationAsked]).toEqual([200, false])
  expect((await queues()).map((queue) => queue?.place)).toEqual([null, 1, null, 2])

  const [held] = await reservationsOf(server.context, carId)
  await tick(server.context, held?.id ?? '')
  expect((await reservationsOf(server.context, carId)).map(({ state }) => state)).toEqual(['IN_FORCE'])
  await ends(server.context, held?.id ?? '')
  await tick(server.context, held?.id ?? '')
  const after = await reservationsOf(server.context, carId)
  expect(after.map(({ inquiryId, state, cause }) => [inquiryId, state, cause])).toEqual([
    [first.inquiryId, 'ENDED', 'EXPIRED'],
    [second.inquiryId, 'IN_FORCE', null],
  ])
  expect((await carStatus(server.context, carId)).status).toBe('RESERVED')
  expect((await seen(second.buyer.browser, second.inquiryId)).isReservationAsked).toBe(false)
  expect((await templatesTo(second.buyer.email)).filter((name) => name === 'carReserved').length).toBe(1)
  expect((await seen(fourth.buyer.browser, fourth.inquiryId)).queue?.place).toBe(1)

  await ends(server.context, after[1]?.id ?? '', 49)
  const last = (await reservationsOf(server.context, carId)).find(({ state }) => state === 'IN_FORCE')
  expect(last?.inquiryId).toBe(fourth.inquiryId)
  await ends(server.context, last?.id ?? '', 49)
  expect((await carStatus(server.context, carId)).status).toBe('PUBLISHED')
})
type Asker = Awaited<ReturnType<typeof askedByMany>>['askers'][number]

test('[INQ-05] does not expire while a proof waits or is accepted', async () => {
  const { carId, askers } = await askedByMany(server, sides, 2)
  const [first, second] = askers as [Asker, Asker]
  await reserveFor(desk, first.inquiryId)
  await ask(second.buyer.browser, second.inquiryId)
  await pay(server.context, first.inquiryId, false)
  const [held] = await reservationsOf(server.context, carId)
  await ends(server.context, held?.id ?? '')
  expect((await reservationsOf(server.context, carId)).map(({ state }) => state)).toEqual(['IN_FORCE'])
  expect((await seen(first.buyer.browser, first.inquiryId)).isCarReserved).toBe(true)
  // No other buyer gets the car, although the reservation has expired.
  expect(faultOf(await reserveFor(desk, second.inquiryId, fromNow(5, 50)))).toEqual([409, 'CAR_RESERVED'])
  await write(server.context, first.inquiryId, 'PROOF_REFUSED', {
    documentId: (await seen(desk, first.inquiryId)).proof?.document.id ?? '',
  })
  await tick(server.context, held?.id ?? '')
  expect((await reservationsOf(server.context, carId)).map(({ inquiryId, state }) => [inquiryId, state])).toEqual([
    [first.inquiryId, 'ENDED'],
    [second.inquiryId, 'IN_FORCE'],
  ])
})

test('[INQ-05 INQ-07] extends for another proof unless the invoice is cancelled', async () => {
  const { carId, askers } = await askedByMany(server, sides, 2)
  const [first, second] = askers as [Asker, Asker]
  await reserveFor(desk, first.inquiryId)
  await ask(second.buyer.browser, second.inquiryId)
  await pay(server.context, first.inquiryId, false)
  const [{ id } = { id: '' }] = await reservationsOf(server.context, carId)
  await ends(server.context, id)
  const until = inHours(48)
  await write(server.context, first.inquiryId, 'PROOF_REFUSED', { documentId: randomUUID(), until })
  await tick(server.context, id)
  const standing = async () => (await reservationsOf(server.context, carId)).map(({ state }) => state)
  expect([await standing(), await wakesAt(server, id)]).toEqual([['IN_FORCE'], [until]])
  await write(server.context, first.inquiryId, 'INVOICE_CANCELLED', { invoiceId: randomUUID() })
  expect(await wakesAt(server, id)).not.toEqual([until])
  await tick(server.context, id)
  expect(await standing()).toEqual(['ENDED', 'IN_FORCE'])
})

test('[INQ-05 INQ-10] starts a planned reservation on time and reminds both sides', async () => {
  const { carId, askers } = await askedByMany(server, sides, 2)
  const [first, second] = askers as [Asker, Asker]
  expect((await reserveFor(desk, first.inquiryId, fromNow(8, 48))).status).toBe(201)
  expect((await carStatus(server.context, carId)).status).toBe('PUBLISHED')
  expect((await seen(first.buyer.browser, first.inquiryId)).isCarReserved).toBe(false)
  expect(faultOf(await reserveFor(desk, second.inquiryId, fromNow(49)))).toEqual([409, 'CAR_RESERVED'])
  expect((await reserveFor(desk, second.inquiryId, fromNow(40))).status).toBe(201)
  await desk.send('DELETE', at(second.inquiryId))
  const planned = (await reservationsOf(server.context, carId)).find(({ inquiryId }) => inquiryId === first.inquiryId)
  await ends(server.context, planned?.id ?? '', 48)
  expect((await carStatus(server.context, carId)).status).toBe('RESERVED')
  const endings = async () =>
    (await mailsOf(server.context)).filter(
      ({ template, subject }) => template === 'reservationEnding' && subject.includes(reference),
    )
  const { reference } = await seen(desk, first.inquiryId)
  expect(await endings()).toEqual([])
  await runNotifyOtherBuyers(server)
  expect(await templatesTo(second.buyer.email)).toContain('carTaken')
  // A reservation held by a payment is not about to end.
  await pay(server.context, first.inquiryId, false)
  await ends(server.context, planned?.id ?? '', 7)
  expect(await endings()).toEqual([])
  await write(server.context, first.inquiryId, 'PROOF_REFUSED', { documentId: randomUUID() })
  await tick(server.context, planned?.id ?? '')
  await tick(server.context, planned?.id ?? '')
  expect((await endings()).length).toBe(2)
})

test('[R04 INQ-05] reserves once for twenty resends under one key', async () => {
  const { id, car } = await openInquiry(server, sides)
  const range = fromNow(24)
  const answers = await Promise.all(Array.from({ length: 20 }, () => reserveFor(desk, id, range, 'reserve-1')))
  expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true)
  expect((await reserveFor(desk, id, range, 'reserve-1')).status).toBe(201)
  expect((await reserveFor(desk, id, fromNow(9), 'reserve-1')).status).toBe(422)
  expect((await reservationsOf(server.context, car.id)).length).toBe(1)
})

test('[H03] lets a customer wait for five cars at once and rejects a sixth', async () => {
  const buyer = await signedInPerson(server)
  const ids: string[] = []
  for (let i = 0; i < 6; i++) ids.push((await openInquiry(server, { buyer, portId: sides.portId })).id)
  const answers: unknown[] = []
  for (const id of ids) answers.push(faultOf(await ask(buyer.browser, id)))
  expect(answers).toEqual([...Array.from({ length: 5 }, () => [201, undefined]), [409, 'TOO_MANY']])
  await buyer.browser.send('DELETE', at(ids[0] ?? '', 'reservation-request'))
  expect((await ask(buyer.browser, ids[5] ?? '')).status).toBe(201)
  // Nor by requests for all of them at once.
  for (const id of ids.slice(1)) await buyer.browser.send('DELETE', at(id, 'reservation-request'))
  const atOnce = await Promise.all(ids.map((id) => ask(buyer.browser, id)))
  expect(atOnce.filter(({ status }) => status === 201).length).toBe(5)
})

test('[M04 VEH-02] ends reservations and queue of a sold, drafted or archived car', async () => {
  const gone = async (action: string, isPlanned: boolean): Promise<unknown> => {
    const { carId, askers } = await askedByMany(server, sides, 2)
    const [first, second] = askers as [Asker, Asker]
    await reserveFor(desk, first.inquiryId, isPlanned ? fromNow(5, 5) : fromNow(5))
    await ask(second.buyer.browser, second.inquiryId)
    const { version } = await carStatus(server.context, carId)
    const { status } = await desk.send('PUT', `/api/vehicle/car/${carId}/${action}`)
    const after = await carStatus(server.context, carId)
    const inquiries = await Promise.all([first, second].map(({ inquiryId }) => seen(desk, inquiryId)))
    return [
      status,
      after.status,
      after.version > version,
      (await reservationsOf(server.context, carId)).map(({ state, cause }) => `${state} ${cause}`),
      inquiries.map(({ reservation, queue, isReservationAsked }) => [reservation !== null, queue, isReservationAsked]),
    ]
  }
  const over = [
    [false, null, false],
    [false, null, false],
  ]
  expect(await gone('sold', false)).toEqual([200, 'SOLD', true, ['ENDED SOLD'], over])
  expect(await gone('draft', true)).toEqual([200, 'DRAFT', true, ['ENDED CLOSED'], over])
  expect(await gone('archive', true)).toEqual([200, 'ARCHIVED', true, ['ENDED CLOSED'], over])
  // A reservation in force is ended first.
  expect(((await gone('archive', false)) as unknown[]).slice(0, 2)).toEqual([409, 'RESERVED'])
})

test('[INQ-10 INQ-13 M04] notifies waiting buyers once when a manager withdraws the car', async () => {
  for (const action of ['draft', 'archive']) {
    const { carId, askers } = await askedByMany(server, sides, 3)
    const [first, second, third] = askers as [Asker, Asker, Asker]
    await reserveFor(desk, first.inquiryId, fromNow(5, 5))
    await ask(second.buyer.browser, second.inquiryId)
    await desk.send('PUT', `/api/vehicle/car/${carId}/${action}`)
    const told = async ({ buyer }: Asker) =>
      (await mailsOf(server.context, 'staging', buyer.email))
        .map(({ template }) => template)
        .filter((template) => template !== 'inquiryReceived')
    expect([action, await told(second)]).toEqual([action, ['carWithdrawn']])
    // The buyer whose reservation ended reads so; a buyer who only asked does not wait.
    expect([await told(first), await told(third)]).toEqual([['carReserved', 'reservationEnded'], []])
  }
})

test('[M04 VEH-11] ends planned reservations by a bulk action and restores them by undo', async () => {
  const { carId, askers } = await askedByMany(server, sides, 1)
  const [first] = askers as [Asker]
  await reserveFor(desk, first.inquiryId, fromNow(5, 5))
  const bulk = (action: string): Promise<Reply> =>
    desk.send('POST', '/api/vehicle/bulk', { action, chosen: { ids: [carId] }, withIllustrations: true })
  expect((await bulk('draft')).status).toBeLessThan(300)
  expect((await reservationsOf(server.context, carId)).map(({ cause }) => cause)).toEqual(['CLOSED'])
  const published = (await bulk('publish')).json as { id: string }
  await reserveFor(desk, first.inquiryId, fromNow(5, 5))
  await desk.send('POST', `/api/vehicle/bulk/${published.id}/undo`)
  expect((await carStatus(server.context, carId)).status).toBe('PUBLISHED')
})
