import type { IncomingMessage } from 'node:http'

/**
 * A wrongly encoded path ('/100%') would fail before any page could answer. Taken literally it
 * becomes the shop's 404 page. API calls report the encoding error.
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
