import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer } from '../../testing/app.ts'
import type { TestServer } from '../../testing/app.ts'
import { bothSides, MAIN, openInquiry, say } from '../../testing/inquiries.ts'
import type { Sides } from '../../testing/inquiries.ts'
import { asOwner } from '../../testing/as-owner.ts'
import { fromNow, reserveFor } from '../../testing/reservations.ts'
import { tasksOf } from '../../tasks.ts'
import { warningTimeOf } from './reservations/schedule-job.ts'

/** The queued jobs; other tests run the tasks themselves. */

let server: TestServer
let sides: Sides
beforeAll(async () => {
  server = await testServer({ PORT: '3000', LOG_LEVEL: process.env['LOG'] ?? 'silent' })
  sides = await bothSides(server)
})
afterAll(() => server.close())

interface Queued {
  task: string
  at: Date
  data: Record<string, unknown>
}
const queued = (): Promise<Queued[]> =>
  asOwner<Queued>(
    server.url,
    `select t.identifier as task, j.run_at as at, j.payload -> 'data' as data from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id`,
  )

test('[INQ-05 INQ-10 INQ-13 INQ-14] queues reservations, offers and messages as jobs', async () => {
  const { buyer, manager } = sides
  const { id } = await openInquiry(server, sides)
  const reservation = ((await reserveFor(manager.browser, id)).json as Inquiry).reservation
  const body = { amount: { value: 6000, currency: 'USD' } }
  const made = (await buyer.browser.send('POST', `${MAIN}/inquiry/${id}/offer`, body)).json as Inquiry
  const offer = made.offers.at(-1)
  await say(manager.browser, manager.id, id, 'Let me see')
  const { id: later } = await openInquiry(server, sides)
  const planned = ((await reserveFor(manager.browser, later, fromNow(5, 5))).json as Inquiry).reservation
  const jobs = await queued()
  const jobFor = (task: string, about: object) =>
    jobs.filter((job) => job.task === task && Object.entries(about).every(([key, value]) => job.data[key] === value))
  const momentsOf = (task: string, about: object) => jobFor(task, about).map(({ at }) => at.toISOString())
  // The warning comes first; for a planned reservation its start.
  expect(momentsOf('reservation', { reservationId: reservation?.id })).toEqual([
    reservation && warningTimeOf(reservation),
  ])
  expect(momentsOf('reservation', { reservationId: planned?.id })).toEqual([planned?.startTime])
  expect(momentsOf('offer-lapses', { inquiryId: id, offerId: offer?.id })).toEqual([offer?.expiresAt])
  expect(jobFor('deal-messages', { inquiryId: id, side: 'SELLER' }).length).toBe(1)
  expect(jobFor('deal-others', { inquiryId: id, by: 'RESERVED' }).length).toBe(1)

  const tasks = new Map(tasksOf(server.context).map(({ name, at }) => [name, at]))
  expect(jobs.filter(({ task }) => !tasks.has(task))).toEqual([])
  expect([tasks.get('proformas'), tasks.get('sweep-feed')]).toEqual(['*/5 * * * *', '17 3 * * *'])
})
