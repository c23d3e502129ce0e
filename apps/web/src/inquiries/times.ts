import type { OfficeLocale } from '@minato/contract/enumerations'
import type { UserInfo } from '@minato/contract/users-shapes'
import { JAPAN_OFFSET_MS, momentInJapan, localTimeIfDifferent, timeInJapan } from '@minato/domain/moments'
import { useSyncExternalStore } from 'react'
import { useInBrowser } from '../performance/in-browser.ts'
import { isManager, useUser } from '../session/current-user.ts'
import { useInquiryTexts } from './inquiry-texts.ts'

/** Times for both sides: Japan's, and the buyer's own beside it (decision 16). */

const MINUTE_MS = 60_000

export interface Clock {
  /** '18:00 JST (12:00 your time)'. */
  time(instant: string): string
  /** '18 June 2026, 18:00 JST (12:00 your time)'. */
  moment(instant: string): string
}

/** `shift`: offset of the reader's clock from UTC in ms. `here` labels the reader's time. */
export function clockOf(
  locale: OfficeLocale,
  shift: (instant: string) => number,
  here: (time: string) => string,
): Clock {
  const withOwn = (japan: string, instant: string): string => {
    const own = new Date(Date.parse(instant) + shift(instant)).toISOString().slice(0, 16)
    const time = localTimeIfDifferent(instant, own, locale)
    return time ? `${japan} (${here(time)})` : japan
  }
  return {
    time: (instant) => withOwn(timeInJapan(instant, locale), instant),
    moment: (instant) => withOwn(momentInJapan(instant, locale), instant),
  }
}

/** Managers and server-rendered pages show Japan's time only. */
export const clockFor = (
  locale: OfficeLocale,
  user: UserInfo | undefined,
  isInBrowser: boolean,
  here: (time: string) => string,
): Clock =>
  clockOf(
    locale,
    (instant) =>
      isInBrowser && !isManager(user) ? -new Date(instant).getTimezoneOffset() * MINUTE_MS : JAPAN_OFFSET_MS,
    here,
  )

/** The reader's clock. */
export const useClock = (locale: OfficeLocale): Clock =>
  clockFor(locale, useUser(), useInBrowser(), useInquiryTexts().here)

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

export interface Left {
  unit: 'days' | 'hours' | 'minutes'
  count: number
}
/** A new deadline shows its full length for two minutes; `now` is up to a minute behind. */
const TOLERANCE_MINUTES = 2
/** The time left, rounded down, in the largest unit with at least two; null if past. */
export function leftUntil(instant: string, now: number): Left | null {
  const left = (Date.parse(instant) - now) / MINUTE_MS
  if (left <= 0) return null
  const hours = Math.floor((left + TOLERANCE_MINUTES) / 60)
  if (hours >= 48) return { unit: 'days', count: Math.floor(hours / 24) }
  if (left >= 120) return { unit: 'hours', count: hours }
  return { unit: 'minutes', count: Math.max(1, Math.floor(left)) }
}
