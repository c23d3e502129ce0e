import type { Locale, OfficeLocale } from '@minato/contract/enumerations'

/**
 * Dates and times in words, the same on screens, in emails and on documents (decision 16). Written out
 * instead of taken from Intl, whose data differ between versions: server and browser always agree.
 */

/** Japan has no summer time. */
export const JAPAN_OFFSET_MS = 9 * 3_600_000
const NB = '\u00a0'

/** An instant on Japan's clock: YYYY-MM-DDThh:mm. */
export const clockInJapan = (instant: string | number): string =>
  new Date(new Date(instant).getTime() + JAPAN_OFFSET_MS).toISOString().slice(0, 16)
/** The instant of a time on Japan's clock, in ms; NaN for a time that does not exist. */
export const fromJapan = (clock: string): number => Date.parse(`${clock}Z`) - JAPAN_OFFSET_MS

/** The year and the day in Japan: YYYY-MM-DD. */
export const dayInJapan = (instant: string): string => clockInJapan(instant).slice(0, 10)

export const MONTHS: Record<Locale, readonly string[]> = {
  en: 'January February March April May June July August September October November December'.split(' '),
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
}

/** A day YYYY-MM-DD in words: '12 June 2026', '1er juin 2026', '2026年6月12日'. */
export function dayInWords(day: string, locale: OfficeLocale): string {
  const [year = '', month = '', date = ''] = day.split('-')
  if (locale === 'ja') return `${year}年${Number(month)}月${Number(date)}日`
  const number = locale === 'fr' && date === '01' ? '1er' : Number(date)
  return `${number}${NB}${MONTHS[locale][Number(month) - 1]} ${year}`
}

/** 'hh:mm', alone or within a text, as the language writes it: '08:19', '8 h 19'. */
export const timeInWords = (clock: string, locale: OfficeLocale): string =>
  locale === 'fr' ? clock.replace(/0?(\d+):/, `$1${NB}h${NB}`) : clock

const clockInWords = (clock: string, locale: OfficeLocale): string =>
  `${dayInWords(clock.slice(0, 10), locale)}${locale === 'ja' ? '' : ','} ${timeInWords(clock.slice(11), locale)}`

/** '18:00 JST'. */
export const timeInJapan = (instant: string, locale: OfficeLocale): string =>
  `${timeInWords(clockInJapan(instant).slice(11), locale)}${NB}JST`

/** '18 June 2026, 18:00 JST'. */
export const momentInJapan = (instant: string, locale: OfficeLocale): string =>
  `${clockInWords(clockInJapan(instant), locale)}${NB}JST`

/** The reader's local time, with the day if it differs from Japan's; null if both clocks agree. */
export function localTimeIfDifferent(instant: string, clock: string, locale: OfficeLocale): string | null {
  const japan = clockInJapan(instant)
  if (clock === japan) return null
  return clock.slice(0, 10) === japan.slice(0, 10) ? timeInWords(clock.slice(11), locale) : clockInWords(clock, locale)
}
