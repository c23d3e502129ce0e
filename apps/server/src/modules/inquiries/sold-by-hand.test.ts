import { afterEach, expect, test } from 'vitest'
import { expectRecordsWhole } from '../../testing/inquiries.ts'
import { mailsOf } from '../../testing/mails.ts'
import { withBothSides } from '../../testing/inquiry-documents.ts'
import { askedByMany, pay, seen, runNotifyOtherBuyers } from '../../testing/reservations.ts'
import type { Asker } from '../../testing/reservations.ts'

const { server, sides, desk } = withBothSides()
afterEach(() => expectRecordsWhole(server.context))

test('[INQ-13 VEH-02] closes inquiries of a car sold by hand on request, except paid ones', async () => {
  for (const [others, outcome] of [
    ['KEEP', null],
    ['CLOSE', 'LOST'],
    [undefined, null],
  ] as const) {
    const { carId, askers } = await askedByMany(server, sides, 2)
    const [talks, pays] = askers as [Asker, Asker]
    await pay(server.context, pays.inquiryId, false)
    const sold = await desk.send('PUT', `/api/vehicle/car/${carId}/sold`, others && { others })
    expect([others, sold.status]).toEqual([others, 200])
    await runNotifyOtherBuyers(server)
    const ends = await Promise.all([talks, pays].map(async ({ inquiryId }) => (await seen(desk, inquiryId)).outcome))
    expect([others, ends]).toEqual([others, [outcome, null]])
    const [told] = (await mailsOf(server.context, 'staging', talks.buyer.email)).filter(
      ({ template }) => template === 'carTaken',
    )
    expect(told?.text).toContain(outcome ? 'is closed' : 'stays open')
  }
  const { carId } = await askedByMany(server, sides, 1)
  expect((await desk.send('PUT', `/api/vehicle/car/${carId}/sold`, { others: 'SOME' })).status).toBe(400)
})
