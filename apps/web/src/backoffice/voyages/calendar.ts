import type { Voyage } from '@minato/contract/voyages'
import { isoDate, MS_PER_DAY } from '@minato/domain/calendar-days'

/** Places of voyages in a calendar of some months (TRU-10). Months are `YYYY-MM`, days `YYYY-MM-DD`. */

export const MONTHS_SHOWN = 4

export const monthAfter = (month: string, count: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7)
}
export const monthsFrom = (month: string): string[] =>
  Array.from({ length: MONTHS_SHOWN }, (_, at) => monthAfter(month, at))

const daysIn = (month: string): number => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).getUTCDate()
}
/** Where a day begins, in months since the first one: 0.5 is the middle of it. Months are equally wide. */
export function placeOf(day: string, first: string): number {
  const [from = 0, to = 0] = [first, day].map((one) => Number(one.slice(0, 4)) * 12 + Number(one.slice(5, 7)))
  return to - from + (Number(day.slice(8)) - 1) / daysIn(day.slice(0, 7))
}

/** The last day that is known of a voyage. */
export const endOf = ({ departure, portCalls }: Pick<Voyage, 'departure' | 'portCalls'>): string =>
  portCalls.reduce((last, { arrival }) => (arrival > last ? arrival : last), departure)

/** The voyages of these months, first departure first. */
export const voyagesIn = (voyages: readonly Voyage[], month: string): Voyage[] =>
  voyages
    .filter((one) => one.cutOff.slice(0, 7) < monthAfter(month, MONTHS_SHOWN) && endOf(one).slice(0, 7) >= month)
    .toSorted((a, b) => a.departure.localeCompare(b.departure) || a.vessel.localeCompare(b.vessel))

export interface CalendarEvent {
  day: string
  kind: 'CUT_OFF' | 'DEPARTURE' | 'ARRIVAL'
  port: string
  voyage: Voyage
}
/** Monday of the week. */
const mondayOf = (day: string): string => {
  const days = Date.parse(day) / MS_PER_DAY
  // 1 January 1970 was a Thursday.
  return isoDate(days - ((days + 3) % 7))
}

/** Cut-offs, departures and arrivals of these months by week. */
export function weeksOf(voyages: readonly Voyage[], month: string): { monday: string; events: CalendarEvent[] }[] {
  const end = monthAfter(month, MONTHS_SHOWN)
  const events = voyages
    .flatMap((voyage): CalendarEvent[] => [
      { day: voyage.cutOff, kind: 'CUT_OFF', port: voyage.loadingPort, voyage },
      { day: voyage.departure, kind: 'DEPARTURE', port: voyage.loadingPort, voyage },
      ...voyage.portCalls.map(({ arrival, name }) => ({ day: arrival, kind: 'ARRIVAL' as const, port: name, voyage })),
    ])
    .filter(({ day }) => day >= month && day < end)
    .toSorted((a, b) => a.day.localeCompare(b.day))
  const mondays = [...new Set(events.map(({ day }) => mondayOf(day)))]
  return mondays.map((monday) => ({ monday, events: events.filter(({ day }) => mondayOf(day) === monday) }))
}
