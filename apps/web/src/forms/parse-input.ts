import type { OfficeLocale } from '@minato/contract/enumerations'
import type { YearMonth } from '@minato/contract/primitives'
import type { Rule } from './rules.ts'
import { decimalSign } from '../i18n/format.ts'

/** Parses typed numbers and months, also in full-width signs (NFKC): null if empty, undefined if invalid. */

/**
 * '62,000', '62 000' and '62000' are one number; decimals only where allowed. With three or more allowed
 * decimals '3,710' is ambiguous, and `locale` decides.
 */
export function numberOf(text: string, decimals = 0, locale?: OfficeLocale): number | null | undefined {
  // Formatted fields show a typographic minus sign.
  const compact = text
    .normalize('NFKC')
    .replace(/[\s'’]/g, '')
    .replace('−', '-')
  if (compact === '') return null
  // A sign before three final digits groups thousands unless a fraction is expected: in English only after a
  // zero.
  const fraction = locale && decimalSign(locale) === '.' ? /^-?0,\d{3}$/ : /^-?\d+,\d{3}$/
  const isFraction = decimals > 2 && fraction.test(compact)
  const hasBothSigns = /,.*\.|\..*,/.test(compact)
  const grouped =
    decimals === 0 && !hasBothSigns
      ? compact.replace(/[.,](?=\d{3,}(?:\D|$))/g, '')
      : isFraction
        ? compact
        : compact.replace(/,(?=\d{3}(?:[,.]|$))/g, '')
  const decimalText = grouped.replace(',', '.')
  if (!/^-?\d{1,12}(?:\.\d+)?$/.test(decimalText)) return undefined
  const value = Number(decimalText)
  // A product of binary fractions is a whole number by and large: 1.1 * 100 is 110.00000000000001.
  const scaled = value * 10 ** decimals
  return decimals > 2 || Math.abs(scaled - Math.round(scaled)) < 1e-4 ? value : undefined
}

/**
 * '12.345' may mean twelve thousand or twelve, '12,345.678' twelve million or twelve thousand: three digits
 * after a sign that is no thousands separator in the language, or after two different signs.
 */
export function isAmbiguous(text: string, locale: OfficeLocale): boolean {
  const compact = withoutSpaces(text)
  if (!/^\d+(?:[.,]\d+)*[.,]\d{3}$/.test(compact)) return false
  const signs = compact.replace(/\d/g, '')
  return signs.length === 1 ? signs === '.' || decimalSign(locale) === ',' : new Set(signs).size > 1
}
const withoutSpaces = (text: string): string => text.normalize('NFKC').replace(/[\s$€]/g, '')

const MONTHS = 'jan|f[eé][bv]|mar|a[pv]r|ma[iy]|jui?n|jui?l|a[uo][uû]?[gt]|sep|oct|nov|d[eé]c'.split('|')

/** '2019/7', '2019-07', '201907', '7/2019', '2019/Jul', 'juil 2019', '2019'. */
export function monthOf(text: string): YearMonth | null | undefined {
  const compact = text
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/^(\d{4})(\d{2})$/, '$1/$2')
  if (compact === '') return null
  const year = /(?<!\d)(19|20)\d{2}(?!\d)/.exec(compact)?.[0]
  if (year === undefined) return undefined
  const rest = compact.replace(year, '').replace(/[\s\u00a0./,年月-]+/g, '')
  if (rest === '') return { year: Number(year), month: null }
  const monthFromName = MONTHS.findIndex((name) => new RegExp(`^(?:${name})[a-zûé]*$`).test(rest)) + 1
  const month = monthFromName || (/^\d{1,2}$/.test(rest) ? Number(rest) : 0)
  return month >= 1 && month <= 12 ? { year: Number(year), month } : undefined
}
/** A month as typed and stored: '2019/7'. */
export const monthText = (value: YearMonth | null | undefined): string =>
  value ? (value.month ? `${value.year}/${value.month}` : String(value.year)) : ''

const NOT_A_NUMBER = 'This is not a number'
export const NOT_WHOLE = 'This is not a whole number'
const NOT_A_MONTH = 'This is not a month: write 2019/7'

/** A number within bounds, with a maximum of decimals; may be empty. */
export const numeric =
  (min: number, max: number, decimals = 0) =>
  (text: string): string | undefined => {
    const value = numberOf(text, decimals)
    if (value === undefined) return decimals ? NOT_A_NUMBER : NOT_WHOLE
    return value === null || (value >= min && value <= max) ? undefined : `Must be between ${min} and ${max}`
  }
/** Asks which amount is meant if it is ambiguous. */
export const unambiguousRule =
  (locale: OfficeLocale) =>
  (text: string): string | undefined => {
    if (!isAmbiguous(text, locale)) return undefined
    const digits = withoutSpaces(text).replace(/\D/g, '')
    return `Do you mean ${digits} or ${digits.slice(0, -3)}.${digits.slice(-3)}? Write it without a thousands separator`
  }
/** The rules of an amount within bounds. */
export const money = (locale: OfficeLocale, min: number, max: number, decimals = 0): Rule[] => [
  unambiguousRule(locale),
  numeric(min, max, decimals),
]
export const month = (text: string): string | undefined => (monthOf(text) === undefined ? NOT_A_MONTH : undefined)
