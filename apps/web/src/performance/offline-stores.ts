/** Names of the caches. The number rises with their format: the worker then deletes older ones. */
export const PAGES = 'pages-1'
export const FILES = 'files-1'
export const PICTURES = 'pictures-2'
export const STORES: readonly string[] = [PAGES, FILES, PICTURES]

/** The page that lists cached pages; only the worker serves it. */
export const LIST_PATH = '/offline'
/** Attribute of a cached document: the time it was stored, in ms. */
export const STORED_AT = 'data-kept'

/** Message of a page to the worker: the document and its loaded files. */
export interface SeenPage {
  page: string
  files: string[]
}

/** The cache key of a document: without fragment and language switch. */
export function addressOf(url: URL): string {
  const query = url.search
    .slice(1)
    .split('&')
    .filter((pair) => pair && !pair.startsWith('lang='))
    .join('&')
  return url.origin + url.pathname + (query && `?${query}`)
}

/** Whether a document can be read offline. */
export async function isCached(address: string): Promise<boolean> {
  try {
    return (await caches.match(addressOf(new URL(address)), { cacheName: PAGES, ignoreVary: true })) !== undefined
  } catch {
    // Cache storage is missing: no https, or blocked.
    return false
  }
}
