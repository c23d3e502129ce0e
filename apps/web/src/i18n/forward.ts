import type { Locale } from '@minato/contract/enumerations'
import { prefersFrench } from '@minato/domain/preferred-language'
import { LOCALE_COOKIE, LOCALE_SWITCH, localeOfPath, localPath, plainPath } from './locale.ts'

export interface PageRequest {
  pathname: string
  /** With its question mark, or ''. */
  search: string
  cookie: string | undefined
  acceptLanguage: string | undefined
  userAgent: string | undefined
}
export interface Forward {
  location: string
  /** The language cookie to set. */
  cookie?: string
}

const YEAR_S = 31_536_000
/** Crawlers keep the language of the address. */
const BOT = /bot|crawl|spider|slurp|preview|facebookexternalhit|whatsapp/i
const FILE = /\.[a-z0-9]{2,5}$/i

/**
 * Where a page request is redirected (decision 17): the switch is remembered, and a French reader of an English
 * address goes to the French page.
 */
export function forwardOf({ pathname, search, cookie, acceptLanguage, userAgent }: PageRequest): Forward | undefined {
  const query = new URLSearchParams(search)
  const chosen = query.get(LOCALE_SWITCH)
  if (chosen === 'en' || chosen === 'fr') {
    // Removed as text, so that the rest stays as written.
    const rest = search
      .slice(1)
      .split('&')
      .filter((pair) => !pair.startsWith(`${LOCALE_SWITCH}=`))
      .join('&')
    return {
      location: address(pathname, chosen, rest && `?${rest}`),
      cookie: `${LOCALE_COOKIE}=${chosen}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`,
    }
  }
  if (localeOfPath(pathname) === 'fr' || FILE.test(pathname)) return undefined
  const remembered = new RegExp(`(?:^|;\\s*)${LOCALE_COOKIE}=(en|fr)(?:;|$)`).exec(cookie ?? '')?.[1]
  const isFrench = remembered ? remembered === 'fr' : prefersFrench(acceptLanguage) && !BOT.test(userAgent ?? '')
  return isFrench ? { location: address(pathname, 'fr', search) } : undefined
}

/** Always on this site: leading slashes or backslashes would name another host. */
const address = (pathname: string, locale: Locale, search: string): string =>
  localPath(plainPath(pathname).replace(/^[/\\]+/, '/'), locale) + search
