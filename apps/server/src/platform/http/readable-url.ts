import type { IncomingMessage } from 'node:http'

/**
 * An address whose path is wrongly encoded ('/100%') would be refused before any page could answer it. Taken as it stands
 * it is a page that is not there, and says so in the look of the shop. Calls are told what is wrong with theirs.
 */
export function readableUrl({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  if (!url.includes('%') || url.startsWith('/api/')) return url
  const at = url.indexOf('?')
  const path = at < 0 ? url : url.slice(0, at)
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length)
  }
}
