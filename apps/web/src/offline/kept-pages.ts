import { KEPT, PAGES, addressOf } from '../performance/offline-stores.ts'
import { keep, trim } from './stores.ts'
import type { AskedEvent } from './worker-scope.ts'

export const MOST_PAGES = 50
/** Timeout with a cached document at hand: longer than a slow connection, shorter than a dead one. */
const PATIENCE_MS = 10_000

/** Only whole public pages (decision 5); never personal pages, errors or redirects. */
export const isKeepable = (answer: Response): boolean =>
  answer.status === 200 &&
  !answer.redirected &&
  /^(?:private, no-cache$|public\b)/.test(answer.headers.get('cache-control') ?? '') &&
  (answer.headers.get('content-type') ?? '').startsWith('text/html')

/** Stores a document with the time it was loaded. */
export async function keepPage(address: string, answer: Response, now = Date.now()): Promise<void> {
  const html = (await answer.text()).replace('<html', `<html ${KEPT}="${now}"`)
  await keep(PAGES, address, new Response(html, { headers: answer.headers }))
  await trim(PAGES, MOST_PAGES)
}

/** A cached document; moves it to the end of the cache. */
export async function keptPage(address: string): Promise<Response | undefined> {
  const kept = await caches.match(address, { cacheName: PAGES, ignoreVary: true })
  if (kept) await keep(PAGES, address, kept.clone())
  return kept
}

/** A document from the server, so that prices are current; from the cache if it does not answer. */
export function answerPage(event: AskedEvent, url: URL, otherwise: () => Promise<Response>): Promise<Response> {
  const address = addressOf(url)
  const fresh = Promise.resolve(event.preloadResponse).then((ahead) => ahead ?? fetch(event.request))
  // Cloned before the body is read.
  const copy = fresh.then((answer) => (isKeepable(answer) ? answer.clone() : undefined))
  event.waitUntil(
    copy.then(
      (one) => one && keepPage(address, one),
      () => {},
    ),
  )
  const late = new Promise((tell) => setTimeout(tell, PATIENCE_MS)).then(async () => (await keptPage(address)) ?? fresh)
  return Promise.race([fresh, late]).catch(async () => (await keptPage(address)) ?? otherwise())
}

/** Fetches and stores the document of a page reached by client-side navigation. */
export async function fetchPage(address: string): Promise<void> {
  try {
    const answer = await fetch(address, { headers: { accept: 'text/html' }, priority: 'low' })
    if (isKeepable(answer)) await keepPage(address, answer)
  } catch {
    // Offline: the cached version stays.
  }
}
