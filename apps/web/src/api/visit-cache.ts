import type { ApiAnswer, Transport } from './visit.ts'

/** Data loaded once per visit (STF-10): the countries, and the brands by name. Never counts of cars. */
const ONCE = /^\/api\/(map\/country\?locale=\w\w|main\/brand\?fieldsToExtractCode=CODE_1)$/
/** Expires, because a tab can stay open for days. */
const FRESH_MS = 3_600_000
const KEY = 'asked '

interface CachedReply {
  time: number
  json: unknown
}

function readCached(storage: Storage, url: string): CachedReply | undefined {
  try {
    const cached = JSON.parse(storage.getItem(KEY + url) ?? 'null') as CachedReply | null
    if (cached && Array.isArray(cached.json) && Date.now() - cached.time < FRESH_MS) return cached
  } catch {
    // Corrupt or unreadable: requested again.
  }
  return undefined
}

function writeCached(storage: Storage, url: string, cached: CachedReply): void {
  try {
    storage.setItem(KEY + url, JSON.stringify(cached))
  } catch {
    // Storage is full or blocked: cached in memory only.
  }
}

/** A transport that caches these replies for the visit, over all documents of the tab. Failures are not cached. */
export function cacheForVisit(transport: Transport, storageOf = (): Storage => sessionStorage): Transport {
  const cached = new Map<string, { time: number; answer: Promise<ApiAnswer> }>()
  const fetchAndCache = async (url: string, storage: Storage | undefined): Promise<ApiAnswer> => {
    const before = storage && readCached(storage, url)
    if (before) return { status: 200, json: before.json }
    // Without the caller's signal, because other callers share the request.
    const reply = await transport({ method: 'GET', url })
    if (reply.status !== 200) cached.delete(url)
    else if (storage) writeCached(storage, url, { time: Date.now(), json: reply.json })
    return reply
  }
  return (request) => {
    const { method, url } = request
    if (method !== 'GET' || !ONCE.test(url)) return transport(request)
    const pending = cached.get(url)
    if (pending && Date.now() - pending.time < FRESH_MS) return pending.answer
    const reply = fetchAndCache(url, availableStorage(storageOf))
    cached.set(url, { time: Date.now(), answer: reply })
    reply.catch(() => cached.delete(url))
    return reply
  }
}

function availableStorage(storageOf: () => Storage): Storage | undefined {
  try {
    return storageOf()
  } catch {
    return undefined
  }
}
