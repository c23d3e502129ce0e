import type { InquiryListTexts } from '../../i18n/en/inquiry-list.ts'

const MINUTES_OF_DAY = 1440

/** A wait in minutes, hours or days, with a second unit where useful. */
export function formatWait(ms: number, t: Pick<InquiryListTexts, 'minutes' | 'hours' | 'days'>): string {
  const minutes = Math.max(0, Math.floor(ms / 60_000))
  if (minutes < 60) return t.minutes(minutes)
  const hours = Math.floor(minutes / 60)
  if (minutes < MINUTES_OF_DAY) return t.hours(hours, hours < 6 ? minutes % 60 : 0)
  const days = Math.floor(hours / 24)
  return t.days(days, days < 3 ? hours % 24 : 0)
}
