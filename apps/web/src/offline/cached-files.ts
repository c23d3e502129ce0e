import { FILES, PAGES, PICTURES } from '../performance/offline-stores.ts'
import { putInCache, trimCache } from './put-in-cache.ts'

export const MAX_PICTURES = 200
/**
 * A release has about forty files; above this number, files of old releases that no cached page needs are
 * deleted.
 */
export const MAX_FILES = 120

/** Files that never change under their address; a temporary JPEG may change. */
const isImmutable = ({ headers }: Response): boolean => headers.get('cache-control')?.includes('immutable') ?? false
const PICTURE = /^(\/pictures\/[^/]+)\/\d+\.\w+$/
const OURS = /^\/(assets|pictures|bodies|quay|icons|flags)\/|^\/mark\.svg$/

/** Whether the worker serves a file: assets and pictures, no calls. */
export const isFile = ({ pathname }: URL): boolean => OURS.test(pathname)

/** Whether the response may be stored; restricted pictures may not. */
export const isStorable = ({ status, headers }: Response): boolean =>
  status === 200 && !(headers.get('cache-control') ?? '').includes('no-store')

const storeOf = (pathname: string): string => (PICTURE.test(pathname) ? PICTURES : FILES)
const cachedFile = (url: string): Promise<Response | undefined> => caches.match(url, { ignoreVary: true })

/** A file: from the cache if immutable, else from the server, else from the cache. */
export async function respondWithFile(
  request: Request,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<Response> {
  const { pathname } = new URL(request.url)
  const cached = await cachedFile(request.url)
  if (cached && isImmutable(cached)) {
    // Moves it to the end of the cache (least recently used first out).
    if (PICTURE.test(pathname)) waitUntil(putInCache(PICTURES, request.url, cached.clone()))
    return cached
  }
  try {
    const response = await fetch(request)
    if (isStorable(response)) waitUntil(putInCache(storeOf(pathname), request.url, response.clone()))
    return response
  } catch (error) {
    const other = cached ?? (await otherWidth(pathname))
    if (other) return other
    throw error
  }
}

/** The same picture in another cached width. */
async function otherWidth(pathname: string): Promise<Response | undefined> {
  const folder = PICTURE.exec(pathname)?.[1]
  if (!folder) return undefined
  const cache = await caches.open(PICTURES)
  const found = (await cache.keys()).findLast(({ url }) => new URL(url).pathname.startsWith(`${folder}/`))
  return found && cache.match(found, { ignoreVary: true })
}

/** Stores files that the page has loaded already, from the browser's HTTP cache. */
export async function cacheFiles(urls: readonly string[]): Promise<void> {
  for (const url of urls) {
    if (await cachedFile(url)) continue
    const { pathname } = new URL(url)
    // A picture missing from the HTTP cache was not to be stored.
    const isPicture = PICTURE.test(pathname)
    try {
      const response = await fetch(url, isPicture ? { cache: 'only-if-cached', mode: 'same-origin' } : {})
      if (isStorable(response)) await putInCache(storeOf(pathname), url, response)
    } catch {
      // Offline, or not in the HTTP cache.
    }
  }
}

/** Limits the number of pictures and files. */
export async function deleteUnusedFiles(): Promise<void> {
  await trimCache(PICTURES, MAX_PICTURES)
  const files = await caches.open(FILES)
  const cached = await files.keys()
  if (cached.length <= MAX_FILES) return
  const needed = await neededFiles()
  await Promise.all(
    cached
      .map(({ url }) => url)
      .filter((url) => new URL(url).pathname.startsWith('/assets/') && !needed.has(nameOf(url)))
      .map((url) => files.delete(url, { ignoreVary: true })),
  )
}

const nameOf = (url: string): string => url.slice(url.lastIndexOf('/') + 1)
/** A hashed file name in documents, scripts and style sheets. */
const HASHED = /[\w.$-]+-[\w-]{8}\.(?:js|css|woff2|svg)/g

/** The files that a cached page needs, transitively. */
async function neededFiles(): Promise<Set<string>> {
  const [pages, files] = await Promise.all([caches.open(PAGES), caches.open(FILES)])
  const byName = new Map((await files.keys()).map((one) => [nameOf(one.url), one]))
  const needed = new Set<string>()
  const follow = async (text: string): Promise<void> => {
    for (const [name] of text.matchAll(HASHED)) {
      const file = byName.get(name)
      if (!file || needed.has(name)) continue
      needed.add(name)
      const found = /\.(?:js|css)$/.test(name) && (await files.match(file, { ignoreVary: true }))
      if (found) await follow(await found.text())
    }
  }
  for (const page of await pages.keys()) {
    const found = await pages.match(page, { ignoreVary: true })
    if (found) await follow(`${found.headers.get('link') ?? ''} ${await found.text()}`)
  }
  return needed
}
