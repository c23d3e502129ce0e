import type { OfficeLocale } from '@minato/contract/enumerations'
import { clockInJapan, dayInJapan } from './moments.ts'

/** Dates and times in figures, for tables of the back office. Apart from `moments.ts`, which shop pages load. */

const NB = '\u00a0'

/** DD/MM/YYYY of the day in Japan, for columns of tables; YYYY/MM/DD in Japanese. */
export function shortDate(instant: string, locale: OfficeLocale): string {
  const parts = dayInJapan(instant).split('-')
  return (locale === 'ja' ? parts : parts.reverse()).join('/')
}

/** DD/MM/YYYY h:mm A in English; the other languages have the clock of 24 hours: '18/06/2026 18:00 JST'. */
export function shortMoment(instant: string, locale: OfficeLocale): string {
  const clock = clockInJapan(instant).slice(11)
  const hour = Number(clock.slice(0, 2))
  const time = locale !== 'en' ? clock : `${hour % 12 || 12}${clock.slice(2)}${NB}${hour < 12 ? 'AM' : 'PM'}`
  return `${shortDate(instant, locale)} ${time}${NB}JST`
}
