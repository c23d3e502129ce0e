import type { Locale } from '@minato/contract/enumerations'

/** 23017 as 23,017 or 23 017. */
export const grouped = (number: number, locale: Locale): string =>
  String(number)
    .replace(/\B(?=(\d{3})+$)/g, locale === 'fr' ? '\u00a0' : ',')
    .replace('-', '−')
