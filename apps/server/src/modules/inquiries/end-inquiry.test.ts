import { randomUUID } from 'node:crypto'
import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { afterEach, expect, test } from 'vitest'
import type { Reply, TestBrowser } from '../../testing/browser.ts'
import { addCars, buildCar } from '../../testing/cars.ts'
import { act, expectRecordsWhole, MAIN, openInquiry } from '../../testing/inquiries.ts'
import { mailsOf } from '../../testing/mails.ts'
import { reasonOf as faultOf, withBothSides } from '../../testing/inquiry-documents.ts'
import {
  askedByMany,
  carStatus,
  fromNow,
  pay,
  reservationsOf,
  reserveFor,
  seen,
  runNotifyOtherBuyers,
  write,
} from '../../testing/reservations.ts'
import type { Asker } from '../../testing/reservations.ts'

const { server, sides, desk } = withBothSides()
afterEach(() => expectRecordsWhole(server.context))

const put = (browser: TestBrowser, id: string, way: string, body?: unknown): Promise<Reply> =>
  browser.send('PUT', `${MAIN}/inquiry/${id}/${way}`, body)
const confirm = (id: string, others?: 'KEEP' | 'CLOSE'): Promise<Reply> =>
  put(desk, id, 'confirm-purchase', others && { others })
const templatesTo = async (email: string): Promise<string[]> =>
  (await mailsOf(server.context, 'staging', email)).map(({ template }) => template)
const statusOf = async (carId: string): Promise<string> => (await carStatus(server.context, carId)).status
const paidBy = async (number: number) => {
  const asked = await askedByMany(server, sides, number)
  for (const { inquiryId } of asked.askers) await pay(server.context, inquiryId)
  return asked
}

test('[INQ-03] sells the car on a confirmed purchase, once, and ends its reservation', async () => {
  const { carId, askers } = await askedByMany(server, sides, 1)
  const [{ inquiryId, buyer }] = askers as [Asker]
  await reserveFor(desk, inquiryId)
  expect(faultOf(await confirm(inquiryId))).toEqual([409, 'TOO_EARLY'])
  expect((await put(buyer.browser, inquiryId, 'confirm-purchase')).status).toBe(403)
  await pay(server.context, inquiryId)
  const { status, json } = await confirm(inquiryId)
  const inquiry = json as Inquiry
  expect([status, inquiry.status, inquiry.reservation, inquiry.car.status]).toEqual([
    200,
    'PURCHASE_CONFIRMED',
    null,
    'SOLD',
  ])
  expect((await reservationsOf(server.context, carId)).map(({ cause }) => cause)).toEqual(['SOLD'])
  expect(faultOf(await confirm(inquiryId))).toEqual([409, 'TOO_LATE'])
  const told = await templatesTo(buyer.email)
  expect([told.includes('purchaseConfirmed'), told.includes('reservationEnded')]).toEqual([true, false])
})

test('[R02 TRU-02 INQ-03] sells one car to only one of two paying buyers', async () => {
  const { carId, askers } = await paidBy(2)
  const answers = await Promise.all(askers.map(({ inquiryId }) => confirm(inquiryId)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const loser = answers.findIndex(({ status }) => status === 409)
  expect(faultOf(await confirm(askers[loser]?.inquiryId ?? ''))).toEqual([409, 'CAR_NOT_FOR_SALE'])
  // Still rejected after a manager republishes the car by hand.
  await desk.send('PUT', `/api/vehicle/car/${carId}/draft`)
  await desk.send('PUT', `/api/vehicle/car/${carId}/publish?withIllustrations=true`)
  expect(faultOf(await confirm(askers[loser]?.inquiryId ?? ''))).toEqual([409, 'CAR_NOT_FOR_SALE'])
})

test('[TRU-02] does not sell a car that is reserved for another buyer', async () => {
  const { askers } = await paidBy(2)
  const [first, second] = askers as [Asker, Asker]
  await reserveFor(desk, first.inquiryId)
  expect(faultOf(await confirm(second.inquiryId))).toEqual([409, 'CAR_RESERVED'])
  expect((await confirm(first.inquiryId)).status).toBe(200)
})

test('[INQ-13] notifies other buyers of a sale and closes unpaid inquiries on request', async () => {
  await addCars(server.context, [buildCar()])
  const { askers } = await askedByMany(server, sides, 3)
  const [first, second, third] = askers as [Asker, Asker, Asker]
  await pay(server.context, first.inquiryId)
  await pay(server.context, second.inquiryId, false)
  await confirm(first.inquiryId, 'CLOSE')
  await runNotifyOtherBuyers(server)
  const [paid, open] = await Promise.all([second, third].map(({ inquiryId }) => seen(desk, inquiryId)))
  expect([paid?.outcome, open?.outcome]).toEqual([null, 'LOST'])
  for (const { buyer } of [second, third]) {
    const mails = await mailsOf(server.context, 'staging', buyer.email)
    const told = mails.filter(({ template }) => template === 'carTaken')
    expect([told.length, told[0]?.text?.includes('/vehicles/')]).toEqual([1, true])
    expect(mails.map(({ template }) => template)).not.toContain('dealEnded')
  }

  const kept = await askedByMany(server, sides, 2)
  const [buying, waiting] = kept.askers as [Asker, Asker]
  await pay(server.context, buying.inquiryId)
  await confirm(buying.inquiryId)
  await runNotifyOtherBuyers(server)
  expect((await seen(desk, waiting.inquiryId)).outcome).toBe(null)
  expect(await templatesTo(waiting.buyer.email)).toContain('carTaken')
})

test('[INQ-12] on withdrawal assigns the reservation, voids the proforma and notifies', async () => {
  const { carId, askers } = await askedByMany(server, sides, 2)
  const [first, second] = askers as [Asker, Asker]
  await reserveFor(desk, first.inquiryId)
  await second.buyer.browser.send('POST', `${MAIN}/inquiry/${second.inquiryId}/reservation-request`)
  await pay(server.context, first.inquiryId, false)
  const reason = 'I have found another one'
  expect((await put(desk, first.inquiryId, 'withdraw', { reason })).status).toBe(403)
  expect((await put(second.buyer.browser, first.inquiryId, 'withdraw', { reason })).status).toBe(404)
  expect((await put(first.buyer.browser, first.inquiryId, 'withdraw', { reason: '  ' })).status).toBe(400)
  const { status, json } = await put(first.buyer.browser, first.inquiryId, 'withdraw', { reason })
  const inquiry = json as Inquiry
  expect([status, inquiry.outcome, inquiry.reservation, inquiry.invoice?.state]).toEqual([
    200,
    'WITHDRAWN',
    null,
    'CANCELLED',
  ])
  expect((await reservationsOf(server.context, carId)).map(({ inquiryId, state }) => [inquiryId, state])).toEqual([
    [first.inquiryId, 'ENDED'],
    [second.inquiryId, 'IN_FORCE'],
  ])
  const record = (await desk.get(`${MAIN}/inquiry/${first.inquiryId}/record`)).json as {
    kind: string
    content: unknown
  }[]
  expect(record.find(({ kind }) => kind === 'ENDED')?.content).toEqual({ reason })
  expect(await templatesTo(sides.manager.email)).toContain('dealEnded')
  expect(faultOf(await put(first.buyer.browser, first.inquiryId, 'withdraw', { reason }))).toEqual([409, 'CLOSED'])
})

const ROUNDS = Number(process.env['ROUNDS'] ?? 4)
const LONG = { timeout: 60_000 + ROUNDS * 2000 }
test('[G23 R04] applies and mails one change for eight concurrent identical calls', LONG, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { askers } = await askedByMany(server, sides, 1)
    const [{ inquiryId, buyer }] = askers as [Asker]
    const isBuyers = round % 2 === 0
    const to = isBuyers ? sides.manager.email : buyer.email
    const told = async () => (await templatesTo(to)).filter((one) => one === 'dealEnded').length
    const before = await told()
    const replies = await Promise.all(
      Array.from({ length: 8 }, () =>
        isBuyers
          ? put(buyer.browser, inquiryId, 'withdraw', { reason: 'Another one was nearer' })
          : put(desk, inquiryId, 'end', { reason: 'Another one was nearer', outcome: 'LOST' }),
      ),
    )
    const refused = replies.filter(({ status }) => status === 409)
    expect([refused.length, replies.filter(({ status }) => status === 200).length]).toEqual([7, 1])
    const record = (await desk.get(`${MAIN}/inquiry/${inquiryId}/record`)).json as { kind: string }[]
    expect([record.filter(({ kind }) => kind === 'ENDED').length, (await told()) - before]).toEqual([1, 1])
  }
})

test('[INQ-12 M04] ends an inquiry as lost or unpaid and sets the car’s status', async () => {
  const ended = async (outcome: string, carBecomes?: string, isPaid = true): Promise<unknown[]> => {
    const { carId, askers } = await askedByMany(server, sides, 1)
    const [{ inquiryId }] = askers as [Asker]
    await reserveFor(desk, inquiryId)
    if (isPaid) await pay(server.context, inquiryId)
    const reply = await put(desk, inquiryId, 'end', { outcome, reason: 'So it is', ...(carBecomes && { carBecomes }) })
    return [...faultOf(reply), await statusOf(carId)]
  }
  expect(await ended('LOST')).toEqual([200, undefined, 'PUBLISHED'])
  expect(await ended('UNPAID', 'DRAFT')).toEqual([200, undefined, 'DRAFT'])
  expect(await ended('UNPAID', undefined, false)).toEqual([409, 'TOO_EARLY', 'RESERVED'])
  expect(await ended('REFUNDED')).toEqual([409, 'TOO_EARLY', 'RESERVED'])
  expect((await ended('WITHDRAWN'))[0]).toBe(400)
})

test('[INQ-12 TRU-02] keeps a car reserved for another buyer on sale', async () => {
  const { carId, askers } = await askedByMany(server, sides, 2)
  const [first, second] = askers as [Asker, Asker]
  await reserveFor(desk, second.inquiryId)
  const body = { outcome: 'LOST', reason: 'Gone', carBecomes: 'DRAFT' }
  expect(faultOf(await put(desk, first.inquiryId, 'end', body))).toEqual([409, 'CAR_RESERVED'])
  expect([(await seen(desk, first.inquiryId)).outcome, await statusOf(carId)]).toEqual([null, 'RESERVED'])
})

test('[INQ-12] releases the car on a refund and takes it again on reopening', async () => {
  const { carId, askers } = await paidBy(2)
  const [first, second] = askers as [Asker, Asker]
  await confirm(first.inquiryId)
  const refund = (carBecomes?: string) =>
    put(desk, first.inquiryId, 'end', { outcome: 'REFUNDED', reason: 'Rust', ...(carBecomes && { carBecomes }) })
  expect((await refund('PUBLISHED')).status).toBe(200)
  expect(await statusOf(carId)).toBe('PUBLISHED')
  expect(await templatesTo(first.buyer.email)).toContain('dealEnded')
  const reopened = await put(desk, first.inquiryId, 'reopen')
  expect([reopened.status, (reopened.json as Inquiry).outcome, await statusOf(carId)]).toEqual([200, null, 'SOLD'])
  expect((await templatesTo(first.buyer.email)).filter((name) => name === 'dealReopened').length).toBe(1)
  // Refunded again and sold to another buyer: the inquiry cannot be reopened.
  await refund('PUBLISHED')
  expect((await confirm(second.inquiryId)).status).toBe(200)
  expect(faultOf(await put(desk, first.inquiryId, 'reopen'))).toEqual([409, 'CAR_NOT_FOR_SALE'])
  expect(faultOf(await put(desk, second.inquiryId, 'reopen'))).toEqual([409, 'OPEN'])
  // The last step can be undone too.
  const final = { invoiceId: randomUUID(), number: 'F-2', total: 1 }
  await write(server.context, second.inquiryId, 'FINAL_INVOICE_ISSUED', final)
  const back = { outcome: 'REFUNDED', reason: 'Sunk', carBecomes: 'PUBLISHED' }
  expect((await put(desk, second.inquiryId, 'end', back)).status).toBe(200)
  expect(await statusOf(carId)).toBe('PUBLISHED')
  expect((await put(desk, second.inquiryId, 'reopen')).status).toBe(200)
  expect(await statusOf(carId)).toBe('SOLD')
})

test('[INQ-12 M04 TRU-02] rejects status changes of a sold car through another inquiry', async () => {
  const end = (id: string, outcome: string, carBecomes?: string) =>
    put(desk, id, 'end', { outcome, reason: 'So it is', ...(carBecomes && { carBecomes }) })
  const move = (carId: string, action: string) =>
    desk.send('PUT', `/api/vehicle/car/${carId}/${action}${action === 'publish' ? '?withIllustrations=true' : ''}`)
  const finalize = (id: string) =>
    write(server.context, id, 'FINAL_INVOICE_ISSUED', { invoiceId: randomUUID(), number: 'F-1', total: 1 })

  const sold = await paidBy(3)
  const [first, second, third] = sold.askers as [Asker, Asker, Asker]
  await confirm(first.inquiryId)
  await end(first.inquiryId, 'REFUNDED', 'PUBLISHED')
  await confirm(second.inquiryId)
  await finalize(second.inquiryId)
  expect(faultOf(await end(third.inquiryId, 'LOST', 'DRAFT'))).toEqual([409, 'CAR_NOT_FOR_SALE'])
  expect(faultOf(await put(desk, first.inquiryId, 'reopen'))).toEqual([409, 'CAR_NOT_FOR_SALE'])
  expect(await statusOf(sold.carId)).toBe('SOLD')

  // Sold by hand after the refund; then republished by hand and sold to another buyer.
  const left = await paidBy(2)
  const [one, other] = left.askers as [Asker, Asker]
  await confirm(one.inquiryId)
  await end(one.inquiryId, 'REFUNDED', 'PUBLISHED')
  await move(left.carId, 'sold')
  expect(faultOf(await put(desk, one.inquiryId, 'reopen'))).toEqual([409, 'CAR_NOT_FOR_SALE'])
  for (const action of ['draft', 'publish']) await move(left.carId, action)
  expect((await put(desk, one.inquiryId, 'reopen')).status).toBe(200)
  await end(one.inquiryId, 'REFUNDED')
  expect(await statusOf(left.carId)).toBe('SOLD')
  expect((await put(desk, one.inquiryId, 'reopen')).status).toBe(200)
  await end(one.inquiryId, 'REFUNDED')
  for (const action of ['draft', 'publish']) await move(left.carId, action)
  await confirm(other.inquiryId)
  await finalize(other.inquiryId)
  expect(faultOf(await put(desk, one.inquiryId, 'reopen'))).toEqual([409, 'CAR_NOT_FOR_SALE'])
})

test('[INQ-12 TRU-02] a refund leaves a car alone that was resold meanwhile', async () => {
  const finalize = (id: string) =>
    write(server.context, id, 'FINAL_INVOICE_ISSUED', { invoiceId: randomUUID(), number: 'F-1', total: 1 })
  const { carId, askers } = await paidBy(2)
  const [first, second] = askers as [Asker, Asker]
  await confirm(first.inquiryId)
  await finalize(first.inquiryId)
  // A manager republishes the car by hand and sells it again.
  for (const action of ['draft', 'publish?withIllustrations=true'])
    await desk.send('PUT', `/api/vehicle/car/${carId}/${action}`)
  expect((await confirm(second.inquiryId)).status).toBe(200)
  await finalize(second.inquiryId)
  const payBack = (carBecomes?: string) =>
    put(desk, first.inquiryId, 'end', { outcome: 'REFUNDED', reason: 'Rust', ...(carBecomes && { carBecomes }) })
  for (const carBecomes of ['PUBLISHED', 'DRAFT'])
    expect([carBecomes, ...faultOf(await payBack(carBecomes))]).toEqual([carBecomes, 409, 'CAR_NOT_FOR_SALE'])
  expect([(await payBack()).status, await statusOf(carId)]).toEqual([200, 'SOLD'])

  // An earlier sale does not block the refund of the last one, nor its reopening.
  const again = await paidBy(2)
  const [before, last] = again.askers as [Asker, Asker]
  await confirm(before.inquiryId)
  await finalize(before.inquiryId)
  for (const action of ['draft', 'publish?withIllustrations=true'])
    await desk.send('PUT', `/api/vehicle/car/${again.carId}/${action}`)
  await confirm(last.inquiryId)
  await finalize(last.inquiryId)
  const ended = (carBecomes?: string) =>
    put(desk, last.inquiryId, 'end', { outcome: 'REFUNDED', reason: 'Rust', ...(carBecomes && { carBecomes }) })
  expect([(await ended()).status, await statusOf(again.carId)]).toEqual([200, 'SOLD'])
  expect((await put(desk, last.inquiryId, 'reopen')).status).toBe(200)
  expect([faultOf(await ended('PUBLISHED')), await statusOf(again.carId)]).toEqual([[200, undefined], 'PUBLISHED'])
})

test('[INQ-12 M04] reopens a lost inquiry at its step without its reservation', async () => {
  const { id, car } = await openInquiry(server, sides)
  await reserveFor(desk, id, fromNow(5))
  expect(faultOf(await act(desk, id, 'archive'))).toEqual([409, 'RESERVED'])
  await put(desk, id, 'end', { outcome: 'LOST', reason: 'No word for weeks' })
  expect(faultOf(await reserveFor(desk, id))).toEqual([409, 'CLOSED'])
  await act(desk, id, 'archive')
  expect(faultOf(await put(desk, id, 'reopen'))).toEqual([409, 'ARCHIVED'])
  await act(desk, id, 'restore')
  const { json } = await put(desk, id, 'reopen')
  expect([(json as Inquiry).status, (json as Inquiry).reservation]).toEqual(['NEGOTIATION', null])
  expect(await statusOf(car.id)).toBe('PUBLISHED')
})
