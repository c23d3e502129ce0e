import type { Context } from '../../../context.ts'
import { feedAfter, feedEnds } from './feed-store.ts'
import type { FeedItem } from './feed-store.ts'

/** A listener in this process. `hear` is called once per item, in the order of positions. */
export interface Listener {
  hear(item: FeedItem): void
}

interface Channel {
  listeners: Set<Listener>
  /** Up to where the listeners have heard; undefined until it is known. */
  last: number | undefined
  /** While the feed is read: what is announced meanwhile is read too. */
  reading: Promise<void> | undefined
  isBehind: boolean
}

export interface Hub {
  /** Listens from now on; answers the position after which it hears. */
  listen(tenant: string, listener: Listener): Promise<number>
  leave(tenant: string, listener: Listener): void
}

const AT_ONCE = 500
const AGAIN_MS = 1000

/**
 * Passes on what the database announces. Positions have no gaps: one that does not follow on the last means that an
 * announcement was missed, as when the connection was cut, and the feed itself is read from there.
 */
export function createHub({ db, changes, log }: Pick<Context, 'db' | 'changes' | 'log'>): Hub {
  const channels = new Map<string, Channel>()

  const pass = (channel: Channel, item: FeedItem): void => {
    channel.last = item.position
    for (const listener of channel.listeners) listener.hear(item)
  }

  function catchUp(tenant: string, channel: Channel): void {
    channel.isBehind = true
    channel.reading ??= read(tenant, channel).finally(() => void (channel.reading = undefined))
  }

  async function read(tenant: string, channel: Channel): Promise<void> {
    while (channel.isBehind && channel.listeners.size) {
      channel.isBehind = false
      try {
        const items = await db.read<FeedItem>(tenant, feedAfter(tenant, channel.last ?? 0, null, AT_ONCE))
        for (const item of items) if (item.position > (channel.last ?? 0)) pass(channel, item)
        if (items.length === AT_ONCE) channel.isBehind = true
      } catch (error) {
        log.warn({ err: error }, 'the feed of deals could not be read')
        channel.isBehind = true
        await new Promise((again) => void setTimeout(again, AGAIN_MS).unref())
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
    else if (!channel.reading && item.position === channel.last + 1) pass(channel, item)
    else if (item.position > channel.last) catchUp(tenant, channel)
  })

  async function beginningOf(tenant: string, channel: Channel): Promise<number> {
    if (channel.last !== undefined) return channel.last
    const [ends] = await db.read<{ last: number }>(tenant, feedEnds(tenant))
    // Of parallel questions the first reply counts: later ones may be ahead of announced items.
    if (channel.last === undefined) {
      channel.last = ends?.last ?? 0
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
      // Keeps the channel alive without passing items on until the start position is known.
      const silent: Listener = { hear: () => {} }
      channel.listeners.add(silent)
      try {
        await beginningOf(tenant, channel)
        channel.listeners.add(listener)
        return channel.last ?? 0
      } finally {
        channel.listeners.delete(silent)
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
