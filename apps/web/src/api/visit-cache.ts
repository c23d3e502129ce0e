import type { ApiAnswer, Transport } from './visit.ts'

/** Data loaded once per visit (STF-10): the countries, and the brands by name. Never counts of cars. */
const ONCE = /^\/api\/(map\/country\?locale=(en|fr)|main\/brand\?fieldsToExtractCode=CODE_1)$/
/** Expires, because a tab can stay open for days. */
const FRESH_MS = 3_600_000
const KEY = 'asked '

interface Kept {
  time: number
  json: unknown
}

function read(storage: Storage, url: string): Kept | undefined {
  try {
    const kept = JSON.parse(storage.getItem(KEY + url) ?? 'null') as Kept | null
    if (kept && Array.isArray(kept.json) && Date.now() - kept.time < FRESH_MS) return kept
  } catch {
    // Corrupt or unreadable: requested again.
  }
  return undefined
}

function write(storage: Storage, url: string, kept: Kept): void {
  try {
    storage.setItem(KEY + url, JSON.stringify(kept))
  } catch {
    // Storage is full or blocked: cached in memory only.
  }
}

/** A transport that caches these replies for the visit, over all documents of the tab. Failures are not cached. */
export function cacheForVisit(transport: Transport, storageOf = (): Storage => sessionStorage): Transport {
  const kept = new Map<string, { time: number; answer: Promise<ApiAnswer> }>()
  const ask = async (url: string, storage: Storage | undefined): Promise<ApiAnswer> => {
    const before = storage && read(storage, url)
    if (before) return { status: 200, json: before.json }
    // Without the caller's signal, because other callers share the request.
    const answer = await transport({ method: 'GET', url })
    if (answer.status !== 200) kept.delete(url)
    else if (storage) write(storage, url, { time: Date.now(), json: answer.json })
    return answer
  }
  return (request) => {
    const { method, url } = request
    if (method !== 'GET' || !ONCE.test(url)) return transport(request)
    const known = kept.get(url)
    if (known && Date.now() - known.time < FRESH_MS) return known.answer
    const answer = ask(url, reached(storageOf))
    kept.set(url, { time: Date.now(), answer })
    answer.catch(() => kept.delete(url))
    return answer
  }
}

function reached(storageOf: () => Storage): Storage | undefined {
  try {
    return storageOf()
  } catch {
    return undefined
  }
}
