import type { Locale } from '@minato/contract/enumerations'
import type { UserInfo } from '@minato/contract/users-shapes'
import { useSyncExternalStore } from 'react'
import { formatFor, NB } from '../messages/format.ts'
import { useInBrowser } from '../shell/in-browser.ts'
import { isManager, useUser } from '../shell/user.ts'

/** Instants as the two sides read them: each on his own clock, and in Japan's time where it binds (INQ-15). */

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
const DAY_MS = 86_400_000
const JAPAN_MS = 9 * HOUR_MS

export interface Clock {
  /** '08:20', '8 h 20'. */
  time(instant: string): string
  /** '12 June 2026'. */
  date(instant: string): string
  /** 'YYYY-MM-DD', to tell days apart. */
  day(instant: string): string
  /** '12 June 2026, 14:20'. */
  moment(instant: string): string
  /** By whose clock that is at this instant: 'JST', 'UTC+3'. */
  zone(instant: string): string
  /** '18 June 2026, 18:00 JST (12:00 your time)': both, where they differ. */
  both(instant: string, here: (time: string) => string): string
}

function zoneOf(shift: number): string {
  if (shift === JAPAN_MS) return 'JST'
  const minutes = Math.abs(shift) / MINUTE_MS
  const rest = minutes % 60 ? `:${String(minutes % 60).padStart(2, '0')}` : ''
  return `UTC${shift < 0 ? '−' : '+'}${Math.floor(minutes / 60)}${rest}`
}

/** `shift`: milliseconds of the reader's clock before UTC. */
export function clockOf(locale: Locale, shift: (instant: string) => number): Clock {
  const { date, dateTime, time: written } = formatFor(locale)
  const there = (instant: string): string => new Date(Date.parse(instant) + shift(instant)).toISOString()
  // The format reckons in Japan: what it is given reads there as the instant does here.
  const dateOf = (instant: string): string => date(new Date(Date.parse(there(instant)) - JAPAN_MS).toISOString())
  const time = (instant: string): string => written(there(instant).slice(11, 16))
  const moment = (instant: string): string => `${dateOf(instant)}, ${time(instant)}`
  return {
    time,
    date: dateOf,
    day: (instant) => there(instant).slice(0, 10),
    moment,
    zone: (instant) => zoneOf(shift(instant)),
    both: (instant, here) => {
      if (shift(instant) === JAPAN_MS) return dateTime(instant)
      const isSameDay = dateOf(instant) === date(instant)
      return `${dateTime(instant)} (${here(isSameDay ? time(instant) : moment(instant))})`
    },
  }
}

/** Many moments with the name of their zone: said once where it is the same for all, else `clock` says it at each. */
export function namedZone(clock: Clock, instants: readonly string[]): { zone: string | undefined; clock: Clock } {
  const [zone, ...others] = new Set(instants.map((instant) => clock.zone(instant)))
  if (others.length === 0) return { zone, clock }
  const moment = (instant: string): string => `${clock.moment(instant)}${NB}${clock.zone(instant)}`
  return { zone: undefined, clock: { ...clock, moment } }
}

/** For a deadline that stands among other moments: in Japan's time, which binds, and the reader's. */
export const binding = (clock: Clock, here: (time: string) => string): Clock => ({
  ...clock,
  moment: (instant) => clock.both(instant, here),
})

/** A buyer's own clock; the office reads Japan's everywhere, and so does what the server writes, which knows no other. */
export const clockFor = (locale: Locale, user: UserInfo | undefined, isInBrowser: boolean): Clock =>
  clockOf(locale, (instant) =>
    isInBrowser && !isManager(user) ? -new Date(instant).getTimezoneOffset() * MINUTE_MS : JAPAN_MS,
  )

/** The clock of who reads. */
export const useClock = (locale: Locale): Clock => clockFor(locale, useUser(), useInBrowser())

const minutes = (tell: () => void) => {
  const timer = setInterval(tell, MINUTE_MS)
  return () => clearInterval(timer)
}
/** Now, to the minute; undefined on the server. */
export function useMinute(): number | undefined {
  const minute = useSyncExternalStore(
    minutes,
    () => Math.floor(Date.now() / MINUTE_MS),
    () => undefined,
  )
  return minute === undefined ? undefined : minute * MINUTE_MS
}

/** 'DD MMMM YYYY' of a day 'YYYY-MM-DD', wherever it is read. */
export const dayText = (day: string, locale: Locale): string => formatFor(locale).date(`${day}T00:00:00.000Z`)

export interface Left {
  unit: 'days' | 'hours' | 'minutes'
  count: number
}
/** How long it is until then, in the greatest unit of which there are two; null where it is past. */
export function leftUntil(instant: string, now: number): Left | null {
  const left = Date.parse(instant) - now
  if (left <= 0) return null
  if (left >= 2 * DAY_MS) return { unit: 'days', count: Math.floor(left / DAY_MS) }
  if (left >= 2 * HOUR_MS) return { unit: 'hours', count: Math.floor(left / HOUR_MS) }
  return { unit: 'minutes', count: Math.max(1, Math.floor(left / MINUTE_MS)) }
}
