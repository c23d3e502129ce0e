import type { OfficeLocale } from '@minato/contract/enumerations'
import { formatFor, intlLocale } from '../i18n/format.ts'

const DAY = { dateStyle: 'long', timeStyle: 'short' } as const
const TIME = { timeStyle: 'short' } as const

/**
 * '14:05', '14 h 05' for today, else with the date; in the device's time zone. Never rendered by the server, so
 * Intl may be used.
 */
export function momentOf(time: number, locale: OfficeLocale, now = Date.now()): string {
  const isToday = new Date(time).toDateString() === new Date(now).toDateString()
  const text = new Intl.DateTimeFormat(intlLocale(locale), isToday ? TIME : DAY).format(time)
  return formatFor(locale).time(text)
}
