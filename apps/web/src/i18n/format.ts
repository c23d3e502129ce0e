import type { OfficeLocale } from '@minato/contract/enumerations'
import { dayInJapan, dayInWords, momentInJapan, MONTHS, timeInWords } from '@minato/domain/moments'

/**
 * Numbers and money, and the dates of shop pages, without Intl: its data differ between versions, which would
 * break hydration, and French uses the no-break space of the font (U+00A0, not U+202F). Dates are Japan's.
 */

/** The no-break space. */
export const NB = '\u00a0'

const SHORT_MONTHS = {
  en: MONTHS.en.map((month) => month.slice(0, 3)),
  // Without the full stops of French abbreviations, which look like the end of a sentence after the year.
  fr: ['janv', 'févr', 'mars', 'avr', 'mai', 'juin', 'juil', 'août', 'sept', 'oct', 'nov', 'déc'],
}

export interface Format {
  /** A number with thousands grouped. */
  number(value: number): string
  /** Whole US dollars, no decimals (STF-17). */
  money(value: number): string
  /** US dollars, with cents if there are any: rates and fees. */
  exactMoney(value: number): string
  /** '1.5%', '1,5 %'; `value` as written. */
  percent(value: number): string
  /** 'YYYY/MMM', '2026年6月', or 'YYYY' if the month is unknown. */
  yearMonth(value: { year: number; month: number | null }): string
  /** 'DD MMMM YYYY' of an ISO instant, by Japan's date. */
  date(instant: string): string
  /** '08:19' in the language's form: '8 h 19' in French, as in emails and documents. */
  time(clock: string): string
  /** The date with Japan's time: '12 June 2026, 10:42 JST'. */
  dateTime(instant: string): string
}

/** The sign before decimals. */
export const decimalSign = (locale: OfficeLocale): '.' | ',' => (locale === 'fr' ? ',' : '.')
/** '5 $' and '5 %' instead of '$5' and '5%'. */
export const hasSignAfter = (locale: OfficeLocale): boolean => locale === 'fr'
/** The language for Intl, where a page is never rendered by the server. */
export const intlLocale = (locale: OfficeLocale): string => (locale === 'en' ? 'en-GB' : locale)

export function formatFor(locale: OfficeLocale): Format {
  const isAfter = hasSignAfter(locale)
  const decimal = decimalSign(locale)
  const thousands = decimal === ',' ? NB : ','
  const number = (value: number): string => {
    // Fast path: most numbers are small.
    if (value >= 0 && value < 1000 && Number.isInteger(value)) return String(value)
    const [whole = '', rest] = String(Math.abs(value)).split('.')
    return (value < 0 ? '−' : '') + whole.replace(/\B(?=(\d{3})+$)/g, thousands) + (rest ? decimal + rest : '')
  }
  const money = (value: number): string => {
    const whole = Math.round(value)
    if (isAfter) return `${number(whole)}${NB}$`
    return `${whole < 0 ? '−' : ''}$${number(Math.abs(whole))}`
  }
  const exactMoney = (value: number): string => {
    if (Number.isInteger(value)) return money(value)
    const [whole = '', cents = ''] = value.toFixed(2).split('.')
    const amount = `${number(Number(whole))}${decimal}${cents}`
    return isAfter ? `${amount}${NB}$` : `$${amount}`
  }
  const percent = (value: number): string => `${number(value)}${isAfter ? NB : ''}%`
  return {
    number,
    money,
    exactMoney,
    percent,
    yearMonth: ({ year, month }) =>
      locale === 'ja'
        ? `${year}年${month ? `${month}月` : ''}`
        : month
          ? `${year}/${SHORT_MONTHS[locale][month - 1]}`
          : String(year),
    date: (instant) => dayInWords(dayInJapan(instant), locale),
    time: (clock) => timeInWords(clock, locale),
    dateTime: (instant) => momentInJapan(instant, locale),
  }
}

/** 'length x width x height' in metres, `--` if missing; input in mm. */
export const dimensionText = (format: Format, sizes: readonly (number | null)[]): string =>
  sizes.map((size) => (size === null ? '--' : format.number(Math.round(size / 10) / 100))).join(' x ')

/** Picks the plural form of a number by language. */
export function pluralFor(locale: OfficeLocale) {
  const rules = new Intl.PluralRules(locale)
  return (count: number, one: string, other: string): string => (rules.select(count) === 'one' ? one : other)
}
