/** Where the browser keeps what was seen. The number rises when the form of what is kept changes: the worker then clears the old. */
export const PAGES = 'pages-1'
export const FILES = 'files-1'
export const PICTURES = 'pictures-2'
export const STORES: readonly string[] = [PAGES, FILES, PICTURES]

/** The page that lists what is kept; no server has it, the worker writes it. */
export const LIST_PATH = '/offline'
/** The attribute of a kept document: when it was kept, ms. */
export const KEPT = 'data-kept'

/** What a page tells the worker: the document and the files that stand before the reader. */
export interface Seen {
  page: string
  files: string[]
}

/** The address by which a document is kept: without its fragment and without the switch of languages. */
export function addressOf(url: URL): string {
  const query = url.search
    .slice(1)
    .split('&')
    .filter((pair) => pair && !pair.startsWith('lang='))
    .join('&')
  return url.origin + url.pathname + (query && `?${query}`)
}

/** Whether a document can be read without a line. */
export async function isKept(address: string): Promise<boolean> {
  try {
    return (await caches.match(addressOf(new URL(address)), { cacheName: PAGES, ignoreVary: true })) !== undefined
  } catch {
    // No storage here: an address without https, or a browser that keeps nothing.
    return false
  }
}
