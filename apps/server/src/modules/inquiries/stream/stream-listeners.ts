import type { Context } from '../../../context.ts'
import { feedAfter, feedEnds } from './feed-store.ts'
import type { FeedItem } from './feed-store.ts'

/** A listener in this process. `hear` is called once per item, in the order of positions. */
export interface Listener {
  hear(item: FeedItem): void
}

interface Channel {
  listeners: Set<Listener>
  /** Last delivered position; undefined until it is known. */
  last: number | undefined
  /** Set while the feed is read, so that notices during the read trigger another one. */
  reading: Promise<void> | undefined
  isBehind: boolean
}

export interface Hub {
  /** Subscribes and returns the position after which items are delivered. */
  listen(tenant: string, listener: Listener): Promise<number>
  leave(tenant: string, listener: Listener): void
}

const BATCH_SIZE = 500
const AGAIN_MS = 1000

/**
 * Delivers announced items. Positions have no gaps: a jump means a missed notice, for example after a cut
 * connection, and the feed is read from there.
 */
export function createHub({ db, changes, log }: Pick<Context, 'db' | 'changes' | 'log'>): Hub {
  const channels = new Map<string, Channel>()

  const deliver = (channel: Channel, item: FeedItem): void => {
    channel.last = item.position
    for (const listener of channel.listeners) listener.hear(item)
  }

  function catchUp(tenant: string, channel: Channel): void {
    channel.isBehind = true
    channel.reading ??= readMissed(tenant, channel).finally(() => void (channel.reading = undefined))
  }

  async function readMissed(tenant: string, channel: Channel): Promise<void> {
    while (channel.isBehind && channel.listeners.size) {
      channel.isBehind = false
      try {
        const items = await db.read<FeedItem>(tenant, feedAfter(tenant, channel.last ?? 0, null, BATCH_SIZE))
        for (const item of items) if (item.position > (channel.last ?? 0)) deliver(channel, item)
        if (items.length === BATCH_SIZE) channel.isBehind = true
      } catch (error) {
        log.warn({ err: error }, 'inquiry event feed could not be read')
        channel.isBehind = true
        await new Promise((resume) => void setTimeout(resume, AGAIN_MS).unref())
      }
    }
  }

  changes.onInquiryEvents((notice) => {
    if (notice === null) {
      for (const [tenant, channel] of channels) if (channel.last !== undefined) catchUp(tenant, channel)
      return
    }
    const { tenant, ...item } = JSON.parse(notice) as FeedItem & { tenant: string }
    const channel = channels.get(tenant)
    if (!channel) return
    // While the start position or the feed is being read, the notice is covered by that read.
    if (channel.last === undefined) channel.isBehind = true
    else if (!channel.reading && item.position === channel.last + 1) deliver(channel, item)
    else if (item.position > channel.last) catchUp(tenant, channel)
  })

  async function beginningOf(tenant: string, channel: Channel): Promise<number> {
    if (channel.last !== undefined) return channel.last
    const [feedEnd] = await db.read<{ last: number }>(tenant, feedEnds(tenant))
    // Keeps the first of concurrent query results: a later one may be past undelivered items.
    if (channel.last === undefined) {
      channel.last = feedEnd?.last ?? 0
      if (channel.isBehind) catchUp(tenant, channel)
    }
    return channel.last
  }

  return {
    async listen(tenant, listener) {
      const channel = channels.get(tenant) ?? {
        listeners: new Set<Listener>(),
        last: undefined,
        reading: undefined,
        isBehind: false,
      }
      channels.set(tenant, channel)
      // Keeps the channel open without delivering items until the start position is known.
      const emptyListener: Listener = { hear: () => {} }
      channel.listeners.add(emptyListener)
      try {
        await beginningOf(tenant, channel)
        channel.listeners.add(listener)
        return channel.last ?? 0
      } finally {
        channel.listeners.delete(emptyListener)
      }
    },
    leave(tenant, listener) {
      const channel = channels.get(tenant)
      if (!channel) return
      channel.listeners.delete(listener)
      if (!channel.listeners.size) channels.delete(tenant)
    },
  }
}
