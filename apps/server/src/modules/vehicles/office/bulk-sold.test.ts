import type { ErrorReply } from '@minato/contract/errors'
import type { BulkReport } from '@minato/contract/vehicles-office'
import { afterEach, expect, test } from 'vitest'
import { addCars, buildCar } from '../../../testing/cars.ts'
import { expectRecordsWhole, MAIN } from '../../../testing/inquiries.ts'
import { withBothSides } from '../../../testing/inquiry-documents.ts'
import {
  askedByMany,
  carStatus,
  fromNow,
  pass,
  reservationsOf,
  reserveFor,
  seen,
  runNotifyOtherBuyers,
} from '../../../testing/reservations.ts'
import type { Asker } from '../../../testing/reservations.ts'
import { createInquiryForCustomer } from '../../inquiries/create/create-inquiry.ts'

const { server, sides, desk } = withBothSides()
afterEach(() => expectRecordsWhole(server.context))

const run = async (body: unknown) => {
  const { status, json } = await desk.send('POST', '/api/vehicle/bulk', body)
  return { status, report: json as BulkReport }
}
const sell = async (carId: string, others: 'KEEP' | 'CLOSE' = 'KEEP'): Promise<string> => {
  const { report } = await run({ action: 'sold', others, chosen: { ids: [carId] } })
  await runNotifyOtherBuyers(server)
  return report.id ?? ''
}
const undo = (id: string) => desk.send('PUT', `/api/vehicle/bulk/${id}/undo`)
const stateOf = async (carId: string) => [
  (await carStatus(server.context, carId)).status,
  (await reservationsOf(server.context, carId)).map(({ state }) => state).filter((state) => state !== 'ENDED'),
]

test('[BO-17] restores ended reservations on undo of a sale, until their own end', async () => {
  const { carId, askers } = await askedByMany(server, sides, 2)
  const [holder, later] = askers as [Asker, Asker]
  await reserveFor(desk, holder.inquiryId, fromNow(24))
  await reserveFor(desk, later.inquiryId, fromNow(24, 48))
  const before = await Promise.all(
    [holder, later].map(async ({ inquiryId }) => (await seen(desk, inquiryId)).reservation),
  )
  const bulkId = await sell(carId)
  expect(await stateOf(carId)).toEqual(['SOLD', []])
  expect((await undo(bulkId)).status).toBe(200)
  expect(await stateOf(carId)).toEqual(['RESERVED', ['IN_FORCE', 'PLANNED']])
  for (const [i, { inquiryId }] of [holder, later].entries()) {
    const { reservation } = await seen(desk, inquiryId)
    expect(reservation).toEqual({ ...before[i], id: reservation?.id })
  }
})

test('[BO-17] keeps a later reservation for its own time on undo of a sale', async () => {
  const { carId, askers } = await askedByMany(server, sides, 1)
  const [later] = askers as [Asker]
  await reserveFor(desk, later.inquiryId, fromNow(24, 48))
  const before = await stateOf(carId)
  await undo(await sell(carId))
  expect([before, await stateOf(carId)]).toEqual([
    ['PUBLISHED', ['PLANNED']],
    ['PUBLISHED', ['PLANNED']],
  ])
})

test('[BO-17] reopens the inquiry of a reservation on undo of a sale', async () => {
  const { carId, askers } = await askedByMany(server, sides, 2)
  const [holder, other] = askers as [Asker, Asker]
  await reserveFor(desk, holder.inquiryId)
  const bulkId = await sell(carId, 'CLOSE')
  expect((await seen(desk, holder.inquiryId)).outcome).toBe('LOST')
  await undo(bulkId)
  expect(await stateOf(carId)).toEqual(['RESERVED', ['IN_FORCE']])
  const outcomes = [holder, other].map(async ({ inquiryId }) => (await seen(desk, inquiryId)).outcome)
  expect(await Promise.all(outcomes)).toEqual([null, 'LOST'])
})

test('[BO-17] restores no expired reservation and puts its car on sale', async () => {
  const { carId, askers } = await askedByMany(server, sides, 1)
  const [holder] = askers as [Asker]
  await reserveFor(desk, holder.inquiryId, fromNow(24))
  const bulkId = await sell(carId)
  const [ended] = await reservationsOf(server.context, carId)
  await pass(server.context, ended?.id ?? '', 25)
  await undo(bulkId)
  expect(await stateOf(carId)).toEqual(['PUBLISHED', []])
  expect((await seen(desk, holder.inquiryId)).reservation).toBeNull()
})

test('[BO-17] keeps a car, with the reason, that gets an inquiry while being deleted', async () => {
  const [asked = '', free = ''] = await addCars(server.context, [
    buildCar({ status: 'DRAFT' }),
    buildCar({ status: 'DRAFT' }),
  ])
  const inquiry = {
    customer: { id: sides.buyer.id },
    source: 'PHONE',
    portId: sides.portId,
    finalDestination: 'KE',
    withInsurance: false,
    withInspections: false,
  } as const
  let deletion: ReturnType<typeof run> | undefined
  await server.context.db.write('staging', async (tx) => {
    await createInquiryForCustomer(server.context, tx, sides.manager.id, { ...inquiry, carId: asked })
    deletion = run({ action: 'delete', chosen: { ids: [asked, free] } })
    // The deletion waits for this transaction.
    await new Promise((resolve) => setTimeout(resolve, 500))
  })
  const { status, report } = (await deletion)!
  expect([status, report.items.items.map(({ id, refusal }) => [id, refusal])]).toEqual([
    201,
    [
      [asked, 'There are inquiries about this car: archive it instead'],
      [free, null],
    ],
  ])
  // An inquiry about a deleted car is rejected.
  const late = await desk.send('POST', `${MAIN}/office/inquiry`, { ...inquiry, carId: free })
  expect([late.status, (late.json as ErrorReply).message]).toEqual([404, 'There is no such car'])
})
