import { LRUCache } from 'lru-cache'
import type { Changes } from './changes.ts'

/** Answers kept in this process, per tenant, until the tenant changes or a minute has passed. */
export interface Cache {
  get<T>(tenant: string, key: string): T | undefined
  /** To be read before the work whose outcome is put: what changed meanwhile makes it stale from its first moment. */
  since(tenant: string): number
  put(tenant: string, key: string, value: unknown, since: number, bytes: number): void
  /** Makes the value once, however many ask at the same time; an error is not kept. */
  keep<T>(tenant: string, key: string, make: () => Promise<T>, bytesOf?: (value: T) => number): Promise<T>
}

interface Kept {
  generation: number
  value: unknown
}

const BYTES = 96 * 1024 * 1024
/** Bounds how long a figure like 'new this week' can be behind the clock. */
const MINUTE = 60_000

export function createCache(changes: Changes): Cache {
  const kept = new LRUCache<string, Kept>({ maxSize: BYTES, ttl: MINUTE, maxEntrySize: 4 * 1024 * 1024 })
  const underWay = new Map<string, Promise<unknown>>()

  const get = <T>(tenant: string, key: string): T | undefined => {
    const entry = kept.get(`${tenant}\n${key}`)
    return entry && changes.isListening && entry.generation === changes.generation(tenant)
      ? (entry.value as T)
      : undefined
  }
  const put = (tenant: string, key: string, value: unknown, since: number, bytes: number): void =>
    void kept.set(`${tenant}\n${key}`, { generation: since, value }, { size: Math.max(1, bytes) })
  return {
    get,
    put,
    since: (tenant) => changes.generation(tenant),
    async keep<T>(tenant: string, key: string, make: () => Promise<T>, bytesOf: (value: T) => number = () => 2000) {
      const found = get<T>(tenant, key)
      if (found !== undefined) return found
      const generation = changes.generation(tenant)
      const place = `${tenant}\n${generation}\n${key}`
      const other = underWay.get(place)
      if (other) return other as Promise<T>
      const work = make()
        .then((value) => {
          put(tenant, key, value, generation, bytesOf(value))
          return value
        })
        .finally(() => underWay.delete(place))
      underWay.set(place, work)
      return work
    },
  }
}
