import type { Locale } from '@minato/contract/enumerations'
import { dayInJapan, fromJapan, JAPAN_OFFSET_MS, momentInJapan, localTimeIfDifferent } from './moments.ts'
import { closesAt } from './office-hours.ts'
import type { OfficeDay } from './office-hours.ts'
import { townOf, zoneOf } from './time-zones.ts'

/** Deadlines are set and read in two places: the dealer's, which is Japan, and the buyer's (INQ-15). Pure: nothing asks the clock. */

const DAY_MS = 86_400_000
/** When an office in Japan closes. */
const CLOSING = 18

/** The close of business in Japan after a number of days. */
export function deadlineAfter(instant: string, days: number): string {
  return new Date(fromJapan(`${dayInJapan(instant)}T00:00`) + days * DAY_MS + CLOSING * 3_600_000).toISOString()
}

/** The default office hours (STF-07). */
const USUAL_HOURS: readonly OfficeDay[] = [1, 2, 3, 4, 5, 6].map((weekday) => ({
  weekday,
  opens: 9,
  closes: weekday === 6 ? 14 : CLOSING,
}))
/** A question later than this before closing is due on the next office day. */
const ANSWER_MS = 3 * 3_600_000

/** By when a question asked at this instant is answered: the first close of the office that leaves time for it. */
export function replyDue(instant: string, officeHours: readonly OfficeDay[] = []): string {
  const hours = officeHours.length ? officeHours : USUAL_HOURS
  const today = Date.parse(`${dayInJapan(instant)}T00:00:00.000Z`)
  for (let day = today; ; day += DAY_MS) {
    const open = hours.find(({ weekday }) => weekday === new Date(day).getUTCDay())
    const closing = open && day + closesAt(open) * 60_000 - JAPAN_OFFSET_MS
    if (closing !== undefined && closing - Date.parse(instant) >= ANSWER_MS) return new Date(closing).toISOString()
  }
}

const clocks = new Map<string, Intl.DateTimeFormat>()
/** Making one takes longer than all that it is asked. */
function clockOf(zone: string): Intl.DateTimeFormat {
  const formatter =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
  clocks.set(zone, formatter)
  return formatter
}

/** An instant on the clocks of a zone, as YYYY-MM-DDThh:mm. */
function clockIn(zone: string, instant: string): string {
  const parts = clockOf(zone).formatToParts(new Date(instant))
  const partOf = (type: Intl.DateTimeFormatPartTypes): string => parts.find((part) => part.type === type)?.value ?? ''
  return `${partOf('year')}-${partOf('month')}-${partOf('day')}T${partOf('hour')}:${partOf('minute')}`
}

/** '18 June 2026, 18:00 JST', and the buyer's time in the town of the country (alpha-2): '12:00 Nairobi'; UTC without one. */
export function momentFor(
  instant: string,
  country: string | null,
  locale: Locale,
): { japan: string; elsewhere: string | null } {
  const zone = zoneOf(country)
  const time = localTimeIfDifferent(instant, clockIn(zone, instant), locale)
  return { japan: momentInJapan(instant, locale), elsewhere: time && `${time} ${townOf(zone, locale)}` }
}

/** '18 June 2026, 18:00 JST (12:00 Nairobi)'. */
export function momentInWords(instant: string, country: string | null, locale: Locale): string {
  const { japan, elsewhere } = momentFor(instant, country, locale)
  return elsewhere ? `${japan} (${elsewhere})` : japan
}
