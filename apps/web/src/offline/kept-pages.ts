import { KEPT, PAGES, addressOf } from '../performance/offline-stores.ts'
import { keep, trim } from './stores.ts'
import type { AskedEvent } from './worker-scope.ts'

export const MOST_PAGES = 50
/** So long a document is waited for while an older one is at hand: longer than a slow line takes, shorter than a dead one. */
const PATIENCE_MS = 10_000

/**
 * Only what the server says is nobody's: a whole public page (decision 5). What belongs to somebody, an error or a
 * redirect is never kept.
 */
export const isKeepable = (answer: Response): boolean =>
  answer.status === 200 &&
  !answer.redirected &&
  /^(?:private, no-cache$|public\b)/.test(answer.headers.get('cache-control') ?? '') &&
  (answer.headers.get('content-type') ?? '').startsWith('text/html')

/** Keeps a document, marked with the moment in which it was true. */
export async function keepPage(address: string, answer: Response, now = Date.now()): Promise<void> {
  const html = (await answer.text()).replace('<html', `<html ${KEPT}="${now}"`)
  await keep(PAGES, address, new Response(html, { headers: answer.headers }))
  await trim(PAGES, MOST_PAGES)
}

/** A kept document; read again, it is the last to be let go of. */
export async function keptPage(address: string): Promise<Response | undefined> {
  const kept = await caches.match(address, { cacheName: PAGES, ignoreVary: true })
  if (kept) await keep(PAGES, address, kept.clone())
  return kept
}

/** A document: from the server, so that its prices are today's; the kept one where no answer comes. */
export function answerPage(event: AskedEvent, url: URL, otherwise: () => Promise<Response>): Promise<Response> {
  const address = addressOf(url)
  const fresh = Promise.resolve(event.preloadResponse).then((ahead) => ahead ?? fetch(event.request))
  // Before anyone reads the answer, since a body is read once.
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

/** Fetches and keeps the document of a page that was reached without one. */
export async function fetchPage(address: string): Promise<void> {
  try {
    const answer = await fetch(address, { headers: { accept: 'text/html' }, priority: 'low' })
    if (isKeepable(answer)) await keepPage(address, answer)
  } catch {
    // Without a line: what is kept stays as it is.
  }
}
