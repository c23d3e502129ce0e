import { FILES, PAGES, PICTURES } from '../performance/offline-stores.ts'
import { keep, trim } from './stores.ts'

export const MOST_PICTURES = 200
/** A release has about forty files; above this those of releases that no kept page needs are looked for. */
export const MOST_FILES = 120

/** What never changes under its address; a picture's JPEG in place of a format to come does. */
const isLasting = ({ headers }: Response): boolean => headers.get('cache-control')?.includes('immutable') ?? false
const PICTURE = /^(\/pictures\/[^/]+)\/\d+\.\w+$/
const OURS = /^\/(assets|pictures|bodies|quay|icons|flags)\/|^\/mark\.svg$/

/** Whether the worker answers for a file: what pages are made of, and no call. */
export const isFile = ({ pathname }: URL): boolean => OURS.test(pathname)

/** Whether the answer may be stored: a picture that only some may see is not. */
export const isStorable = ({ status, headers }: Response): boolean =>
  status === 200 && !(headers.get('cache-control') ?? '').includes('no-store')

const storeOf = (pathname: string): string => (PICTURE.test(pathname) ? PICTURES : FILES)
const keptFile = (url: string): Promise<Response | undefined> => caches.match(url, { ignoreVary: true })

/** A file: the kept one where it cannot have changed, else the server's, else the kept one. */
export async function answerFile(request: Request, wait: (work: Promise<unknown>) => void): Promise<Response> {
  const { pathname } = new URL(request.url)
  const kept = await keptFile(request.url)
  if (kept && isLasting(kept)) {
    // Used again, it is the last to be let go of.
    if (PICTURE.test(pathname)) wait(keep(PICTURES, request.url, kept.clone()))
    return kept
  }
  try {
    const answer = await fetch(request)
    if (isStorable(answer)) wait(keep(storeOf(pathname), request.url, answer.clone()))
    return answer
  } catch (error) {
    const other = kept ?? (await otherWidth(pathname))
    if (other) return other
    throw error
  }
}

/** The same picture as it was kept from another place of the shop: a card's width instead of the gallery's. */
async function otherWidth(pathname: string): Promise<Response | undefined> {
  const folder = PICTURE.exec(pathname)?.[1]
  if (!folder) return undefined
  const cache = await caches.open(PICTURES)
  const found = (await cache.keys()).findLast(({ url }) => new URL(url).pathname.startsWith(`${folder}/`))
  return found && cache.match(found, { ignoreVary: true })
}

/** Keeps files that the page has already: the browser's own cache has them, so that nothing travels twice. */
export async function keepFiles(urls: readonly string[]): Promise<void> {
  for (const url of urls) {
    if (await keptFile(url)) continue
    const { pathname } = new URL(url)
    // A picture that is not in that cache was not to be stored.
    const isPicture = PICTURE.test(pathname)
    try {
      const answer = await fetch(url, isPicture ? { cache: 'only-if-cached', mode: 'same-origin' } : {})
      if (isStorable(answer)) await keep(storeOf(pathname), url, answer)
    } catch {
      // Offline, or not in that cache.
    }
  }
}

/** Keeps the number of pictures and files in bounds. */
export async function tidyFiles(): Promise<void> {
  await trim(PICTURES, MOST_PICTURES)
  const files = await caches.open(FILES)
  const kept = await files.keys()
  if (kept.length <= MOST_FILES) return
  const needed = await neededFiles()
  await Promise.all(
    kept
      .map(({ url }) => url)
      .filter((url) => new URL(url).pathname.startsWith('/assets/') && !needed.has(nameOf(url)))
      .map((url) => files.delete(url, { ignoreVary: true })),
  )
}

const nameOf = (url: string): string => url.slice(url.lastIndexOf('/') + 1)
/** A hashed name as it stands in documents, scripts and style sheets. */
const HASHED = /[\w.$-]+-[\w-]{8}\.(?:js|css|woff2|svg)/g

/** The files that a kept page needs: those it names, and those that these name. */
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
