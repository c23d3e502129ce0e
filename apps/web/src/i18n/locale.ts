import type { Locale } from '@minato/contract/enumerations'

/**
 * Languages and addresses (decision 17): English at the specification's paths, French below `/fr`. The server
 * imports this too.
 */
const FRENCH = '/fr'

export const LOCALE_COOKIE = 'locale'
/** The query parameter of the language switch, which the server stores in a cookie. */
export const LOCALE_SWITCH = 'lang'

export const localeOfPath = (pathname: string): Locale =>
  pathname === FRENCH || pathname.startsWith(`${FRENCH}/`) ? 'fr' : 'en'

/** The path without its language: `/fr/search-result` gives `/search-result`, `/fr` gives `/`. */
export const plainPath = (pathname: string): string =>
  localeOfPath(pathname) === 'fr' ? pathname.slice(FRENCH.length) || '/' : pathname

/** A plain path in a language; the inverse of `plainPath`. */
export const localPath = (pathname: string, locale: Locale): string =>
  locale === 'en' ? pathname : pathname === '/' ? FRENCH : FRENCH + pathname
