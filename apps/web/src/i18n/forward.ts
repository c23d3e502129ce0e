import type { OfficeLocale } from '@minato/contract/enumerations'
import { prefersFrench } from '@minato/domain/preferred-language'
import { LOCALE_COOKIE, LOCALE_SWITCH, localeOfPath, localPath, plainPath } from './locale.ts'
import { chosenLocale, hasLanguage, readLocale } from './office-languages.ts'

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
 * Where a page request is redirected (decision 17): the switch is remembered, an English address leads to the
 * reader's language, and a language that the page does not have to English.
 */
export function forwardOf({ pathname, search, cookie, acceptLanguage, userAgent }: PageRequest): Forward | undefined {
  const query = new URLSearchParams(search)
  const chosen = readLocale(query.get(LOCALE_SWITCH))
  const own = localeOfPath(pathname)
  const plain = plainPath(pathname)
  if (chosen) {
    // Removed as text, so that the rest stays as written.
    const rest = search
      .slice(1)
      .split('&')
      .filter((pair) => !pair.startsWith(`${LOCALE_SWITCH}=`))
      .join('&')
    return {
      location: address(pathname, hasLanguage(plain, chosen) ? chosen : 'en', rest && `?${rest}`),
      cookie: `${LOCALE_COOKIE}=${chosen}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`,
    }
  }
  if (!hasLanguage(plain, own)) return { location: address(pathname, 'en', search) }
  if (own !== 'en' || FILE.test(pathname)) return undefined
  const preferred = prefersFrench(acceptLanguage) && !BOT.test(userAgent ?? '') ? 'fr' : 'en'
  const kept = chosenLocale(cookie)
  const locale = kept && hasLanguage(plain, kept) ? kept : preferred
  return locale === 'en' ? undefined : { location: address(pathname, locale, search) }
}

/** Always on this site: leading slashes or backslashes would name another host. */
const address = (pathname: string, locale: OfficeLocale, search: string): string =>
  localPath(plainPath(pathname).replace(/^[/\\]+/, '/'), locale) + search
