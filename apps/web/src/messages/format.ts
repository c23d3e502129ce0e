import type { Locale } from '@minato/contract/enumerations'
import { dayInJapan, dayInWords, momentInJapan, MONTHS, timeInWords } from '@minato/domain/moments'

/**
 * Numbers and money in both languages, written out instead of taken from Intl: server and browser then always agree (Intl
 * data differs between versions, which breaks hydration), and French blanks are the no-break ones that the face has
 * (U+00A0, not U+202F). Dates are Japan's.
 */

/** The no-break blank. */
export const NB = '\u00a0'

const SHORT_MONTHS = {
  en: MONTHS.en.map((month) => month.slice(0, 3)),
  // Without the full stops that French writes in a sentence: after the year they read like the end of one.
  fr: ['janv', 'févr', 'mars', 'avr', 'mai', 'juin', 'juil', 'août', 'sept', 'oct', 'nov', 'déc'],
}

export interface Format {
  /** A whole number or a decimal, thousands parted. */
  number(value: number): string
  /** Whole US dollars, no decimals (STF-17). */
  money(value: number): string
  /** US dollars to the cent, where there are cents: rates and fees. */
  exactMoney(value: number): string
  /** '$4,000 – $6,500'; one price where both are the same. */
  moneyRange(min: number, max: number): string
  /** 'YYYY/MMM', or 'YYYY' where the month is not known. */
  yearMonth(value: { year: number; month: number | null }): string
  /** 'DD MMMM YYYY' of an ISO instant, as the date is in Japan. */
  date(instant: string): string
  /** '08:19' as the language writes it, alone or within a text: '8 h 19' in French, as mails and papers do. */
  time(clock: string): string
  /** The date with the hour there: '12 June 2026, 10:42 JST'. */
  dateTime(instant: string): string
}

export function formatFor(locale: Locale): Format {
  const [thousands, decimal] = locale === 'en' ? [',', '.'] : [NB, ',']
  const number = (value: number): string => {
    // Most numbers of a page are small counts.
    if (value >= 0 && value < 1000 && Number.isInteger(value)) return String(value)
    const [whole = '', rest] = String(Math.abs(value)).split('.')
    return (value < 0 ? '−' : '') + whole.replace(/\B(?=(\d{3})+$)/g, thousands) + (rest ? decimal + rest : '')
  }
  const money = (value: number): string => {
    const whole = Math.round(value)
    if (locale === 'fr') return `${number(whole)}${NB}$`
    return `${whole < 0 ? '−' : ''}$${number(Math.abs(whole))}`
  }
  const exactMoney = (value: number): string => {
    if (Number.isInteger(value)) return money(value)
    const [whole = '', cents = ''] = value.toFixed(2).split('.')
    const amount = `${number(Number(whole))}${decimal}${cents}`
    return locale === 'fr' ? `${amount}${NB}$` : `$${amount}`
  }
  return {
    number,
    money,
    exactMoney,
    moneyRange: (min, max) => (min === max ? money(min) : `${money(min)} – ${money(max)}`),
    yearMonth: ({ year, month }) => (month ? `${year}/${SHORT_MONTHS[locale][month - 1]}` : String(year)),
    date: (instant) => dayInWords(dayInJapan(instant), locale),
    time: (clock) => timeInWords(clock, locale),
    dateTime: (instant) => momentInJapan(instant, locale),
  }
}

/** 'length x width x height' in metres with `--` for what is missing; sizes in mm. */
export const dimensionText = (format: Format, sizes: readonly (number | null)[]): string =>
  sizes.map((size) => (size === null ? '--' : format.number(Math.round(size / 10) / 100))).join(' x ')

/** Picks the words for a number by the rules of a language. */
export function pluralFor(locale: Locale) {
  const rules = new Intl.PluralRules(locale)
  return (count: number, one: string, other: string): string => (rules.select(count) === 'one' ? one : other)
}
