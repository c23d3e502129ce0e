import { OFFICE_LOCALES } from '@minato/contract/enumerations'
import type { Locale, OfficeLocale } from '@minato/contract/enumerations'

/**
 * Languages and addresses (decision 17): English at the specification's paths, every other language below its
 * code. The server imports this too.
 */
export const LOCALE_COOKIE = 'locale'
/** The query parameter of the language switch, which the server stores in a cookie. */
export const LOCALE_SWITCH = 'lang'

export const localeOfPath = (pathname: string): OfficeLocale =>
  OFFICE_LOCALES.find((one) => `${pathname}/`.startsWith(`/${one}/`)) ?? 'en'

/** The path without its language: `/fr/search-result` gives `/search-result`, `/fr` gives `/`. */
export const plainPath = (pathname: string): string =>
  localeOfPath(pathname) === 'en' ? pathname : pathname.slice(3) || '/'

/** A plain path in a language; the inverse of `plainPath`. */
export const localPath = (pathname: string, locale: OfficeLocale): string =>
  locale === 'en' ? pathname : `/${locale}${pathname === '/' ? '' : pathname}`

/** The language of shop pages, calls, emails and documents. */
export const shopLocale = (locale: OfficeLocale): Locale => (locale === 'fr' ? locale : 'en')
