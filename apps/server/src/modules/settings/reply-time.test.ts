import type { Company } from '@minato/contract/settings'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer } from '../../testing/app.ts'
import type { TestServer } from '../../testing/app.ts'
import { addSeller, bothSides, openInquiry, say } from '../../testing/inquiries.ts'
import type { Sides } from '../../testing/inquiries.ts'
import { atMoment } from '../../testing/set-clock.ts'

const HOUR_MS = 3_600_000
let server: TestServer
let sides: Sides
const hoursAgo = (hours: number): string => new Date(Date.now() - hours * HOUR_MS).toISOString()
const replyMinutes = async () => (await server.get<Company>('/api/main/company')).json.replyMinutes

beforeAll(async () => {
  server = await testServer({ MINATO_CACHE: 'off' })
  sides = await bothSides(server)
  await addSeller(server.context)
})
afterAll(() => server.close())

/** An inquiry created this number of hours ago, with a second message right after, answered after `hours`. */
async function ask(askedHoursAgo: number, hours?: number): Promise<void> {
  const { buyer, manager } = sides
  const inquiry = await atMoment(server.context, hoursAgo(askedHoursAgo), () => openInquiry(server, sides))
  await atMoment(server.context, hoursAgo(askedHoursAgo - 0.5), () => say(buyer.browser, buyer.id, inquiry.id, 'And?'))
  if (hours === undefined) return
  await atMoment(server.context, hoursAgo(askedHoursAgo - hours), () =>
    say(manager.browser, manager.id, inquiry.id, 'Yes'),
  )
}

test('[TRU-09] tells buyers the median time to a reply in the last 30 days', async () => {
  for (const hours of [1, 2, 9, 4]) await ask(40, hours)
  expect(await replyMinutes()).toBeNull()
  // One without a reply for 20 hours, and one from long ago.
  await ask(20)
  await ask(31 * 24, 1)
  server.context.now = () => new Date(Date.now() + HOUR_MS)
  expect(await replyMinutes()).toBe(4 * 60)
})
