import type { Context } from '../../context.ts'
import { tenantKey } from './shared-cache.ts'

/** Collects the changes of one transaction and its followers. */
const SOON_MS = 50
/** A second purge removes pages that were being stored during the first. A tenant is purged at most this often. */
const AGAIN_MS = 1000
const RETRY_MS = 500
const LONGEST_RETRY_MS = 30_000
const TIMEOUT_MS = 5000
/** Some CDNs take no more keys in one call. */
const MOST_KEYS = 30

interface Due {
  at: number
  isSecond: boolean
}

/**
 * Purges the CDN after every change of a tenant's public data, at least once: a failed call is retried until it
 * succeeds, and changes that this process may have missed (before its start, while disconnected) count as changes.
 * Does nothing without CDN_PURGE_URL. Saves never wait for it.
 */
export function purgeOnChanges({ config, changes, tenants, log }: Context): { stop(): Promise<void> } {
  const { purgeUrl, purgeToken } = config.cdn ?? {}
  if (!purgeUrl) return { stop: async () => {} }
  const duePurges = new Map<string, Due>()
  const purgedAt = new Map<string, number>()
  const stopped = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let failures = 0
  let work: Promise<void> | undefined

  const mark = (tenant: string): void => {
    if (duePurges.get(tenant)?.isSecond === false) return
    const last = purgedAt.get(tenant) ?? 0
    duePurges.set(tenant, { at: Math.max(Date.now() + SOON_MS, last + AGAIN_MS), isSecond: false })
    schedule()
  }
  const markAll = (): void => {
    if (stopped.signal.aborted) return
    void tenants.all().then(
      (all) => all.forEach(mark),
      () => setTimeout(markAll, RETRY_MS).unref(),
    )
  }

  function schedule(): void {
    if (work || stopped.signal.aborted || duePurges.size === 0) return
    clearTimeout(timer)
    const next = Math.min(...[...duePurges.values()].map(({ at }) => at))
    timer = setTimeout(
      () => {
        work = purgeDue().finally(() => {
          work = undefined
          schedule()
        })
      },
      Math.max(0, next - Date.now()),
    )
    timer.unref()
  }

  async function purgeDue(): Promise<void> {
    const now = Date.now()
    const ready = [...duePurges].filter(([, { at }]) => at <= now).slice(0, MOST_KEYS)
    for (const [tenant] of ready) {
      duePurges.delete(tenant)
      purgedAt.set(tenant, now)
    }
    try {
      await post(ready.map(([tenant]) => tenantKey(tenant)))
      if (failures > 0) log.info('CDN purge works again')
      failures = 0
      for (const [tenant, { isSecond }] of ready)
        if (!isSecond && !duePurges.has(tenant)) duePurges.set(tenant, { at: Date.now() + AGAIN_MS, isSecond: true })
    } catch (error) {
      if (stopped.signal.aborted) return
      if (failures++ === 0) log.error({ err: error }, 'CDN purge failed, retrying')
      const at = Date.now() + Math.min(RETRY_MS * 2 ** (failures - 1), LONGEST_RETRY_MS)
      for (const [tenant] of ready) duePurges.set(tenant, { at, isSecond: false })
    }
  }

  /** As Fastly (`Surrogate-Key`) and Cloudflare (`tags`) take them. */
  async function post(keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return
    const response = await fetch(purgeUrl!, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.any([stopped.signal, AbortSignal.timeout(TIMEOUT_MS)]),
      headers: {
        'content-type': 'application/json',
        'surrogate-key': keys.join(' '),
        ...(purgeToken && { authorization: `Bearer ${purgeToken}` }),
      },
      body: JSON.stringify({ tags: keys }),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`CDN purge returned HTTP ${response.status}`)
  }

  changes.onChange((tenant) => (tenant === '*' ? markAll() : mark(tenant)))
  markAll()
  return {
    async stop() {
      stopped.abort()
      clearTimeout(timer)
      await work
    },
  }
}
