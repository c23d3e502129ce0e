import type { Locale } from '@minato/contract/enumerations'

/**
 * Languages and addresses (decision 1): English at the specification's paths, French at `/fr` and the same path. Imported
 * by the server too.
 */
const FRENCH = '/fr'

export const LOCALE_COOKIE = 'locale'
/** The query value by which the language switch asks the server to remember a language. */
export const LOCALE_SWITCH = 'lang'

export const localeOfPath = (pathname: string): Locale =>
  pathname === FRENCH || pathname.startsWith(`${FRENCH}/`) ? 'fr' : 'en'

/** The path without its language: `/fr/search-result` gives `/search-result`, `/fr` gives `/`. */
export const plainPath = (pathname: string): string =>
  localeOfPath(pathname) === 'fr' ? pathname.slice(FRENCH.length) || '/' : pathname

/** A plain path in a language; the inverse of `plainPath`. */
export const localPath = (pathname: string, locale: Locale): string =>
  locale === 'en' ? pathname : pathname === '/' ? FRENCH : FRENCH + pathname

/** Whether an Accept-Language header ranks French above English (RFC 9110 section 12.5.4); English wins a tie. */
export function prefersFrench(header: string | undefined): boolean {
  const rank = { en: 0, fr: 0 }
  for (const part of (header ?? '').slice(0, 500).split(',')) {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
    const quality = parameters
      .map((one) => /^\s*q=([01](?:\.\d{0,3})?)\s*$/.exec(one)?.[1])
      .find((one) => one !== undefined)
    const language = tag.split('-')[0]
    if (language === 'en' || language === 'fr') rank[language] = Math.max(rank[language], Number(quality ?? 1))
  }
  return rank.fr > rank.en
}
