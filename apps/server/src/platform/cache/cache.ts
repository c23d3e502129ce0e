import { LRUCache } from 'lru-cache'
import type { ChangeListener } from './change-listener.ts'

/** Per-tenant cache of this process; entries end with a change of the tenant or after some minutes. */
export interface Cache {
  get<T>(tenant: string, key: string): T | undefined
  /** Read before the work whose result is stored: a change meanwhile makes the result stale at once. */
  since(tenant: string): number
  /** For pages and replies; compressed copies are kept beside their `bytes`. */
  put(tenant: string, key: string, value: unknown, since: number, bytes: number): void
  /** Computes the value once for concurrent callers; an error is not cached. */
  keep<T>(tenant: string, key: string, make: () => Promise<T>, bytesOf?: (value: T) => number): Promise<T>
  /** The same for values with a version of their own: they outlive changes of the tenant that keep the version. */
  keepVersion<T>(
    tenant: string,
    key: string,
    version: string,
    make: () => Promise<T>,
    bytesOf: (value: T) => number,
  ): Promise<T>
}

interface CacheEntry {
  state: number | string
  value: unknown
}

const BYTES = 128 * 1024 * 1024
/** With its copies for br and gzip, of what packs well. */
const PACKED_TOO = 1.5
/** The maximum delay of figures that depend on the clock, such as 'new this week' or a scheduled tariff. */
const MOST_MS = 5 * 60_000

export function createCache(changes: ChangeListener): Cache {
  const entries = new LRUCache<string, CacheEntry>({ maxSize: BYTES, ttl: MOST_MS, maxEntrySize: 8 * 1024 * 1024 })
  const pendingLoads = new Map<string, Promise<unknown>>()

  const readEntry = <T>(tenant: string, key: string, state: CacheEntry['state']): T | undefined => {
    const entry = entries.get(`${tenant}\n${key}`)
    return entry && changes.isListening && entry.state === state ? (entry.value as T) : undefined
  }
  const writeEntry = (tenant: string, key: string, value: unknown, state: CacheEntry['state'], bytes: number): void =>
    void entries.set(`${tenant}\n${key}`, { state, value }, { size: Math.max(1, Math.ceil(bytes + key.length)) })
  async function keepAs<T>(
    tenant: string,
    key: string,
    state: CacheEntry['state'],
    make: () => Promise<T>,
    bytesOf: (value: T) => number,
  ): Promise<T> {
    const cachedValue = readEntry<T>(tenant, key, state)
    if (cachedValue !== undefined) return cachedValue
    const place = `${tenant}\n${state}\n${key}`
    const pendingLoad = pendingLoads.get(place)
    if (pendingLoad) return pendingLoad as Promise<T>
    const work = make()
      .then((value) => {
        writeEntry(tenant, key, value, state, bytesOf(value))
        return value
      })
      .finally(() => pendingLoads.delete(place))
    pendingLoads.set(place, work)
    return work
  }
  return {
    get: (tenant, key) => readEntry(tenant, key, changes.generation(tenant)),
    put: (tenant, key, value, since, bytes) => writeEntry(tenant, key, value, since, bytes * PACKED_TOO),
    since: (tenant) => changes.generation(tenant),
    keep: (tenant, key, make, bytesOf = () => 2000) => keepAs(tenant, key, changes.generation(tenant), make, bytesOf),
    keepVersion: keepAs,
  }
}
