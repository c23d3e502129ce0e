import { expect, test } from 'vitest'
import type { Reply } from '../../../testing/browser.ts'
import { MAIN } from '../../../testing/inquiries.ts'
import { withBothSides } from '../../../testing/inquiry-documents.ts'
import { askedByMany, fromNow, pay, reserveFor } from '../../../testing/reservations.ts'
import type { Asker } from '../../../testing/reservations.ts'
import { feedAfter, feedEnds } from './feed-store.ts'
import type { FeedItem } from './feed-store.ts'

const { server, sides, desk } = withBothSides()

test('[INQ-04 INQ-11 TRU-02] announces each reservation, release and sale once to its buyers', async () => {
  const { askers } = await askedByMany(server, sides, 3)
  const [first, second, third] = askers as [Asker, Asker, Asker]
  const { db } = server.context
  const [{ last: from } = { last: 0 }] = await db.read<{ last: number }>('staging', feedEnds('staging'))
  const told = () => db.read<FeedItem>('staging', feedAfter('staging', from, third.buyer.id, 100))
  let before = 0
  const timesTold = async (call: Promise<Reply>): Promise<number> => {
    expect((await call).status).toBeLessThan(300)
    const known = before
    before = (await told()).length
    return before - known
  }
  const free = (inquiryId: string) => desk.send('DELETE', `${MAIN}/inquiry/${inquiryId}/reserve`)
  // A planned reservation is visible to its own inquiry only.
  expect(await timesTold(reserveFor(desk, first.inquiryId, fromNow(24, 48)))).toBe(0)
  expect(await timesTold(free(first.inquiryId))).toBe(0)
  expect(await timesTold(reserveFor(desk, first.inquiryId))).toBe(1)
  expect(
    await timesTold(second.buyer.browser.send('POST', `${MAIN}/inquiry/${second.inquiryId}/reservation-request`)),
  ).toBe(1)
  expect(await timesTold(free(first.inquiryId))).toBe(1)
  expect(await timesTold(free(second.inquiryId))).toBe(1)
  await pay(server.context, first.inquiryId)
  expect(await timesTold(desk.send('PUT', `${MAIN}/inquiry/${first.inquiryId}/confirm-purchase`, {}))).toBe(1)
  // The buyer's event log is unchanged; only the own inquiry is reported.
  for (const { inquiryId, kind, seq } of await told())
    expect([inquiryId, kind, seq]).toEqual([third.inquiryId, 'car', 2])
})
