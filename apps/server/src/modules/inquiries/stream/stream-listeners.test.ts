import pino from 'pino'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Context } from '../../../context.ts'
import { until } from '../../../testing/mail-server.ts'
import type { FeedItem } from './feed-store.ts'
import { createHub } from './stream-listeners.ts'

/** A hub on a test feed; `announce` stands for the database's notification. */
function hubOn(feed: number[]) {
  let heard: (notice: string | null) => void = () => {}
  let reads = 0
  const failing = { times: 0 }
  const itemAt = (position: number): FeedItem => ({
    position,
    inquiryId: 'i',
    ownerId: 'o',
    kind: 'event',
    seq: position,
  })
  const db = {
    read: async (_: string, { text, values }: { text: string; values: unknown[] }) => {
      await setTimeout(5)
      if (text.includes('last_position')) return [{ last: feed.at(-1) ?? 0, first: feed[0] ?? 1 }]
      reads++
      if (failing.times-- > 0) throw new Error('away')
      return feed.filter((position) => position > Number(values[1])).map(itemAt)
    },
  }
  const changes = { onInquiryEvents: (listener: typeof heard) => void (heard = listener) }
  const hub = createHub({ db, changes, log: pino({ level: 'silent' }) } as unknown as Context)
  return {
    hub,
    failing,
    reads: () => reads,
    missed: () => heard(null),
    announce: (position: number, tenant = 'staging') => heard(JSON.stringify({ tenant, ...itemAt(position) })),
  }
}
const listener = () => {
  const told: number[] = []
  return { told, hear: ({ position }: FeedItem) => void told.push(position) }
}

test('[INQ-04] passes contiguous events on without a query and drops repeats', async () => {
  const { hub, announce, reads } = hubOn([1, 2])
  const one = listener()
  expect(await hub.listen('staging', one)).toBe(2)
  for (const position of [3, 4, 4, 3, 5]) announce(position)
  announce(6, 'second')
  expect([one.told, reads()]).toEqual([[3, 4, 5], 0])
  hub.leave('staging', one)
  announce(6)
  expect(one.told).toEqual([3, 4, 5])
})

test('[INQ-04] reads the feed after a gap and notifies once, in order', async () => {
  const feed = [1]
  const { hub, announce } = hubOn(feed)
  const [one, two] = [listener(), listener()]
  await hub.listen('staging', one)
  feed.push(2, 3, 4)
  announce(4)
  // More entries arrive while the feed is read.
  feed.push(5)
  announce(5)
  expect(await hub.listen('staging', two)).toBe(1)
  await until(() => one.told.length === 4 && two.told.length === 4)
  expect([one.told, two.told]).toEqual([
    [2, 3, 4, 5],
    [2, 3, 4, 5],
  ])
  announce(6)
  expect(one.told.at(-1)).toBe(6)
})

test('[INQ-04] reads the feed after a disconnect, and retries until it works', async () => {
  const feed = [1]
  const { hub, missed, failing } = hubOn(feed)
  const one = listener()
  await hub.listen('staging', one)
  feed.push(2, 3)
  failing.times = 1
  missed()
  await until(() => one.told.length)
  expect(one.told).toEqual([2, 3])
})

test('[INQ-04] delivers events published while the first listener joins', async () => {
  const feed = [1, 2]
  const { hub, announce } = hubOn(feed)
  const one = listener()
  const coming = hub.listen('staging', one)
  feed.push(3)
  announce(3)
  const from = await coming
  feed.push(4)
  announce(4)
  await until(() => one.told.includes(4))
  expect(one.told).toEqual(from === 2 ? [3, 4] : [4])
})
