import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import type { FastifyBaseLogger } from 'fastify'

/**
 * Changes made by other processes. Every table of a tenant announces its changes at commit
 * (db/migrations/0001); each process counts them per tenant, and cache entries from an earlier
 * count are stale.
 */
export interface ChangeListener {
  /** Increases with every announced change of the tenant. */
  generation(tenant: string): number
  /** Counts a change of this process at once, so that its caller sees it. */
  countLocalChange(tenant: string): void
  /**
   * Resolves when all changes committed before the call have arrived; false while the connection is
   * lost.
   */
  waitUntilCurrent(): Promise<boolean>
  /** Data of the tenant changed; '*' means that any tenant's may have. */
  onChange(listener: (tenant: string) => void): void
  /** Cars of the tenant wait for the search index; '*' means every tenant. */
  onSearchOutdated(listener: (tenant: string) => void): void
  /**
   * Event notices of inquiries in the order of commits (db/migrations/0014); null: some may have
   * been missed.
   */
  onInquiryEvents(listener: (notice: string | null) => void): void
  /** A session, a role or an account has ended (db/migrations/0007); null: some notices may have been missed. */
  onAccessEnd(listener: (notice: string | null) => void): void
  /** While false nothing may be cached, because a change could be missed. */
  readonly isListening: boolean
  close(): Promise<void>
}

const RECONNECT_MS = 500
/** A connection that is cut without a word is found out by asking. */
const HEARTBEAT_MS = 5000
/** Longest wait for the changes to arrive. */
const CAUGHT_UP_MS = 1000

export async function listenForChanges(url: string, log: FastifyBaseLogger): Promise<ChangeListener> {
  const generations = new Map<string, number>()
  const dataListeners: ((tenant: string) => void)[] = []
  const searchListeners: ((tenant: string) => void)[] = []
  const inquiryListeners: ((notice: string | null) => void)[] = []
  const accessListeners: ((notice: string | null) => void)[] = []
  // Counts changes that concern all tenants: of the list of tenants, and times without a connection.
  let common = 0
  let client: pg.Client | undefined
  let closed = false
  let listening = false

  const note = (tenant: string): void => void generations.set(tenant, (generations.get(tenant) ?? 0) + 1)

  /** Listens until the connection ends. */
  async function listen(onListening: () => void): Promise<void> {
    const listenClient = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5000 })
    listenClient.on('error', () => {})
    listenClient.on('notification', ({ channel, payload = '*' }) => {
      if (channel === 'minato_deal') for (const listener of inquiryListeners) listener(payload)
      else if (channel === 'minato_access') for (const listener of accessListeners) listener(payload)
      else if (channel === 'minato_search') for (const listener of searchListeners) listener(payload)
      else {
        if (payload === '*') common++
        else note(payload)
        for (const listener of dataListeners) listener(payload)
      }
    })
    try {
      await listenClient.connect()
      const connectionEnded = new Promise<void>((resolve) => listenClient.once('end', resolve))
      await listenClient.query('listen minato_changed; listen minato_search; listen minato_deal; listen minato_access')
      client = listenClient
      common++
      listening = true
      onListening()
      const heartbeat = setInterval(() => void checkConnection(listenClient), HEARTBEAT_MS)
      await connectionEnded.finally(() => clearInterval(heartbeat))
    } finally {
      listening = false
      common++
      listenClient.end().catch(() => {})
    }
  }

  async function keepListening(first: { heard(): void; failed(error: unknown): void }): Promise<void> {
    for (let isFirst = true; !closed; isFirst = false) {
      const onListening = isFirst ? first.heard : () => log.info('change listener reconnected')
      await listen(() => {
        onListening()
        // Changes during the gap were not announced.
        if (isFirst) return
        for (const listener of [...dataListeners, ...searchListeners]) listener('*')
        for (const listener of [...inquiryListeners, ...accessListeners]) listener(null)
      }).catch((error: unknown) => isFirst && first.failed(error))
      if (!closed) await setTimeout(RECONNECT_MS, undefined, { ref: false })
    }
  }

  // PostgreSQL delivers notifications of earlier commits before the next reply on the connection.
  // Calls during a running question share the next one.
  let lastCheck = Promise.resolve(true)
  let next: Promise<boolean> | undefined
  const checkNow = async (): Promise<boolean> => {
    if (!listening || !client) return false
    const question = { text: 'select 1', query_timeout: CAUGHT_UP_MS }
    return client.query(question as pg.QueryConfig).then(
      () => listening,
      () => false,
    )
  }

  await new Promise<void>((resolve, reject) => void keepListening({ heard: resolve, failed: reject }))
  return {
    generation: (tenant) => common * 1_000_000_000 + (generations.get(tenant) ?? 0),
    countLocalChange: note,
    waitUntilCurrent: () =>
      (next ??= lastCheck.then((isAnswered) => {
        next = undefined
        // A call that waited behind an unanswered question stops waiting; a new call asks again.
        lastCheck = isAnswered ? checkNow() : Promise.resolve(true)
        return isAnswered && lastCheck
      })),
    onChange: (listener) => void dataListeners.push(listener),
    onSearchOutdated: (listener) => void searchListeners.push(listener),
    onInquiryEvents: (listener) => void inquiryListeners.push(listener),
    onAccessEnd: (listener) => void accessListeners.push(listener),
    get isListening() {
      return listening
    },
    async close() {
      closed = true
      await client?.end().catch(() => {})
    },
  }
}

async function checkConnection(client: pg.Client): Promise<void> {
  const isAlive = await Promise.race([
    client.query('select 1').then(
      () => true,
      () => false,
    ),
    setTimeout(HEARTBEAT_MS - 500, false, { ref: false }),
  ])
  if (!isAlive) (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy()
}
