import type { Locale } from '@minato/contract/enumerations'
import type { DealState } from './inquiries.ts'
import { townOf, zoneOf } from './time-zones.ts'

/** Deadlines are set and read in two places: the dealer's, which is Japan, and the buyer's (INQ-15). Pure: nothing asks the clock. */

const DAY_MS = 86_400_000
const JAPAN_MS = 9 * 3_600_000
/** When an office in Japan closes. */
const CLOSING = 18

/** The year and the day in Japan: YYYY-MM-DD. */
export const dayInJapan = (instant: string): string =>
  new Date(Date.parse(instant) + JAPAN_MS).toISOString().slice(0, 10)

/** The close of business in Japan so many days later. */
export function deadlineAfter(instant: string, days: number): string {
  const day = Date.parse(`${dayInJapan(instant)}T00:00:00.000Z`) + days * DAY_MS
  return new Date(day + CLOSING * 3_600_000 - JAPAN_MS).toISOString()
}

/** Hours of an office day in Japan, whole; `weekday` 0 is Sunday. */
export interface OfficeDay {
  weekday: number
  opens: number
  closes: number
}
/** Those of a dealer who has set none (STF-07). */
const USUAL_HOURS: readonly OfficeDay[] = [1, 2, 3, 4, 5, 6].map((weekday) => ({
  weekday,
  opens: 9,
  closes: weekday === 6 ? 14 : CLOSING,
}))
/** A question that comes later than this before closing is answered on the next office day. */
const ANSWER_MS = 3 * 3_600_000

/** By when a question asked at this instant is answered: the first close of the office that leaves time for it. */
export function replyDue(instant: string, officeHours: readonly OfficeDay[] = []): string {
  const hours = officeHours.length ? officeHours : USUAL_HOURS
  const today = Date.parse(`${dayInJapan(instant)}T00:00:00.000Z`)
  for (let day = today; ; day += DAY_MS) {
    const open = hours.find(({ weekday }) => weekday === new Date(day).getUTCDay())
    const closing = open && day + open.closes * 3_600_000 - JAPAN_MS
    if (closing !== undefined && closing - Date.parse(instant) >= ANSWER_MS) return new Date(closing).toISOString()
  }
}

/** Until when the payment is awaited; null where none is, or while a payment proof is checked. */
export const paymentDueOf = ({
  status,
  invoice,
  proof,
  outcome,
}: Pick<DealState, 'status' | 'invoice' | 'proof' | 'outcome'>): string | null =>
  outcome === null && status === 'INVOICE_ISSUED' && invoice?.state === 'ISSUED' && proof?.state !== 'WAITING'
    ? invoice.paymentDeadline
    : null

const MONTHS = {
  en: 'January February March April May June July August September October November December'.split(' '),
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
}

/** A day YYYY-MM-DD in words: '12 June 2026', '1er juin 2026'. */
export function dayInWords(day: string, locale: Locale): string {
  const [year = '', month = '', date = ''] = day.split('-')
  const number = locale === 'fr' && date === '01' ? '1er' : Number(date)
  return `${number} ${MONTHS[locale][Number(month) - 1]} ${year}`
}

const hourIn = (clock: string, locale: Locale): string =>
  locale === 'fr' ? `${Number(clock.slice(0, 2))}\u00a0h\u00a0${clock.slice(3, 5)}` : clock.slice(0, 5)

const clocks = new Map<string, Intl.DateTimeFormat>()
/** Making one takes longer than all that it is asked. */
function clockOf(zone: string): Intl.DateTimeFormat {
  const made =
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
  clocks.set(zone, made)
  return made
}

/** An instant on the clocks of a zone, as YYYY-MM-DDThh:mm. */
function clockIn(zone: string, instant: string): string {
  const parts = clockOf(zone).formatToParts(new Date(instant))
  const of = (type: Intl.DateTimeFormatPartTypes): string => parts.find((part) => part.type === type)?.value ?? ''
  return `${of('year')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}`
}

/** '18 June 2026, 18:00' with the name of the place: Japan's, and the buyer's country's; UTC where that is not known. */
export interface MomentInPlace {
  place: string
  text: string
}

/**
 * A moment on the clocks of Japan and of the buyer's country (alpha-2, null: not known). The second is null where both are
 * the same.
 */
export function momentInBoth(
  instant: string,
  country: string | null,
  locale: Locale,
): { japan: MomentInPlace; buyer: MomentInPlace | null } {
  const zone = zoneOf(country)
  const said = (clock: string): string =>
    `${dayInWords(clock.slice(0, 10), locale)}${locale === 'fr' ? ' à ' : ', '}${hourIn(clock.slice(11), locale)}`
  const japan = clockIn('Asia/Tokyo', instant)
  const theirs = clockIn(zone, instant)
  return {
    japan: { place: locale === 'fr' ? 'Japon' : 'Japan', text: said(japan) },
    buyer: theirs === japan ? null : { place: townOf(zone, locale), text: said(theirs) },
  }
}
