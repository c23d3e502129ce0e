import pg from 'pg'
import type { FastifyBaseLogger } from 'fastify'

/**
 * What other processes changed. Every table of a tenant announces its changes at commit (db/migrations/0001); each
 * process counts them per tenant, and whatever was kept from an earlier count is stale.
 */
export interface Changes {
  /** Rises with every change of the tenant that this process heard of. */
  generation(tenant: string): number
  /** Cars of the tenant wait for the search index. Answers the way to stop hearing. */
  onSearchBehind(heard: (tenant: string) => void): void
  /** While false nothing may be kept: a change could pass unheard. */
  readonly isListening: boolean
  close(): Promise<void>
}

const RECONNECT_MS = 500

export async function hearChanges(url: string, log: FastifyBaseLogger): Promise<Changes> {
  const generations = new Map<string, number>()
  const behind: ((tenant: string) => void)[] = []
  // Counts what concerns all tenants: a change of the list of tenants, or a time in which nothing could be heard.
  let common = 0
  let client: pg.Client | undefined
  let closed = false
  let listening = false

  async function listen(): Promise<void> {
    const next = new pg.Client({ connectionString: url, keepAlive: true })
    next.on('error', () => {})
    next.on('end', () => {
      listening = false
      common++
      if (!closed) setTimeout(() => void again(), RECONNECT_MS).unref()
    })
    next.on('notification', ({ channel, payload = '*' }) => {
      if (channel === 'minato_search') for (const heard of behind) heard(payload)
      else if (payload === '*') common++
      else generations.set(payload, (generations.get(payload) ?? 0) + 1)
    })
    await next.connect()
    client = next
    await next.query('listen minato_changed; listen minato_search')
    common++
    listening = true
  }
  async function again(): Promise<void> {
    try {
      await listen()
      log.info('hearing changes again')
    } catch {
      if (!closed) setTimeout(() => void again(), RECONNECT_MS).unref()
    }
  }

  await listen()
  return {
    generation: (tenant) => common * 1_000_000_000 + (generations.get(tenant) ?? 0),
    onSearchBehind: (heard) => void behind.push(heard),
    get isListening() {
      return listening
    },
    async close() {
      closed = true
      await client?.end().catch(() => {})
    },
  }
}
