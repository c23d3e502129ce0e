import { STORED_AT, PAGES, addressOf } from '../performance/offline-stores.ts'
import { putInCache, trimCache } from './put-in-cache.ts'
import type { FetchEvent } from './worker-scope.ts'

export const MAX_PAGES = 50
/** Timeout with a cached document at hand: longer than a slow connection, shorter than a dead one. */
const CACHE_AFTER_MS = 10_000

/** Only whole public pages (decision 5); never personal pages, errors or redirects. */
export const isCacheable = (response: Response): boolean =>
  response.status === 200 &&
  !response.redirected &&
  /^(?:private, no-cache$|public\b)/.test(response.headers.get('cache-control') ?? '') &&
  (response.headers.get('content-type') ?? '').startsWith('text/html')

/** Stores a document with the time it was loaded. */
export async function cachePage(address: string, response: Response, now = Date.now()): Promise<void> {
  const html = (await response.text()).replace('<html', `<html ${STORED_AT}="${now}"`)
  await putInCache(PAGES, address, new Response(html, { headers: response.headers }))
  await trimCache(PAGES, MAX_PAGES)
}

/** A cached document; moves it to the end of the cache. */
export async function cachedPage(address: string): Promise<Response | undefined> {
  const cached = await caches.match(address, { cacheName: PAGES, ignoreVary: true })
  if (cached) await putInCache(PAGES, address, cached.clone())
  return cached
}

/** A document from the server, so that prices are current; from the cache if it does not answer. */
export function respondWithPage(event: FetchEvent, url: URL, fallback: () => Promise<Response>): Promise<Response> {
  const address = addressOf(url)
  const network = Promise.resolve(event.preloadResponse).then((preloaded) => preloaded ?? fetch(event.request))
  // Cloned before the body is read.
  const copy = network.then((response) => (isCacheable(response) ? response.clone() : undefined))
  event.waitUntil(
    copy.then(
      (one) => one && cachePage(address, one),
      () => {},
    ),
  )
  const cachedAfterWait = new Promise((resolve) => setTimeout(resolve, CACHE_AFTER_MS)).then(
    async () => (await cachedPage(address)) ?? network,
  )
  return Promise.race([network, cachedAfterWait]).catch(async () => (await cachedPage(address)) ?? fallback())
}

/** Fetches and stores the document of a page reached by client-side navigation. */
export async function fetchPage(address: string): Promise<void> {
  try {
    const response = await fetch(address, { headers: { accept: 'text/html' }, priority: 'low' })
    if (isCacheable(response)) await cachePage(address, response)
  } catch {
    // Offline: the cached version stays.
  }
}
