import { randomUUID } from 'node:crypto'
import type { InquiryCard } from '@minato/contract/inquiries-shapes'
import { afterEach, expect, test } from 'vitest'
import { expectRecordsWhole, MAIN } from '../../../testing/inquiries.ts'
import { withBothSides } from '../../../testing/inquiry-documents.ts'
import {
  askedByMany,
  inHours,
  pass,
  pay,
  reservationsOf,
  reserveFor,
  seen,
  tick,
  write,
} from '../../../testing/reservations.ts'
import type { Asker } from '../../../testing/reservations.ts'
import { addReservation } from './reservations-store.ts'

const { server, sides } = withBothSides()
afterEach(() => expectRecordsWhole(server.context))

test('[INQ-05 TRU-02] ignores a planned reservation while a payment holds the car', async () => {
  const desk = sides.manager.browser
  const { carId, askers } = await askedByMany(server, sides, 2)
  const [first, second] = askers as [Asker, Asker]
  expect((await reserveFor(desk, first.inquiryId)).status).toBe(201)
  await pay(server.context, first.inquiryId, false)
  const [held] = await reservationsOf(server.context, carId)
  await pass(server.context, held?.id ?? '', 25)
  // The same state as a planned reservation at the moment the first one was to end.
  const [id, startTime, endTime] = [randomUUID(), inHours(-1), inHours(24)]
  const { inquiryId } = second
  await write(server.context, inquiryId, 'RESERVED', { reservationId: id, startTime, endTime })
  const row = { id, carId, inquiryId, startTime, endTime, state: 'PLANNED' } as const
  await server.context.db.write('staging', (tx) => tx.rows(addReservation('staging', row)))
  for (const one of await reservationsOf(server.context, carId)) await tick(server.context, one.id)
  const states = (await reservationsOf(server.context, carId)).map(({ state }) => state)
  expect(states).toEqual(['IN_FORCE', 'PLANNED'])

  const [hers, his] = [await seen(desk, first.inquiryId), await seen(second.buyer.browser, second.inquiryId)]
  expect([hers.isCarReserved, his.isCarReserved]).toEqual([true, false])
  // The buyer sees that another buyer has the car, although a reservation is planned.
  expect([his.reservation?.startTime, his.queue]).toEqual([startTime, { place: null, length: 0, reservedUntil: null }])
  const { items } = (await desk.get(`${MAIN}/inquiry?carId=${carId}`)).json as { items: InquiryCard[] }
  const reserved = items.filter(({ isCarReserved }) => isCarReserved).map((one) => one.id)
  expect(reserved).toEqual([first.inquiryId])
})
