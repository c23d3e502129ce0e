import { OFFICE_LOCALES } from '@minato/contract/enumerations'
import type { OfficeLocale } from '@minato/contract/enumerations'
import { LOCALE_COOKIE, shopLocale } from './locale.ts'

/** Languages that the shop does not have, and where they are (decision 17). Shop pages do not load this. */

/** The pages of managers, of inquiries and of the account. */
const OFFICE =
  /^\/(?:account|admin-\w+|archives|audit|brands|customer|dashboard|inquir\w+|port|search-result|settings|vehicle|voyages)(?:\/|$)/

export const isOfficeLocale = (locale: OfficeLocale): boolean => shopLocale(locale) !== locale

/** Whether the page of a plain path has a language. */
export const hasLanguage = (pathname: string, locale: OfficeLocale): boolean =>
  !isOfficeLocale(locale) || OFFICE.test(pathname)

export const readLocale = (given: string | null | undefined): OfficeLocale | undefined =>
  OFFICE_LOCALES.find((one) => one === given)

/** The language that the cookies of a browser keep. */
export const chosenLocale = (cookies: string | undefined): OfficeLocale | undefined =>
  readLocale(new RegExp(`(?:^|;\\s*)${LOCALE_COOKIE}=(\\w+)(?:;|$)`).exec(cookies ?? '')?.[1])
