import { clockInJapan, fromJapan } from '@minato/domain/moments'
import type { Rule, Values } from './rules.ts'

/**
 * Moments as the office chooses them: its `datetime-local` fields take and show Japan's time, as it reads every time,
 * wherever its device is; calls take instants.
 */

const HOUR_MS = 3_600_000

/** The instant of a `datetime-local` field; undefined where nothing is said. */
export const instantIn = (values: Values, name: string): string | undefined => {
  const at = fromJapan(values[name] ?? '')
  return Number.isNaN(at) ? undefined : new Date(at).toISOString()
}

/** What such a field shows so many hours from an instant, or from now. */
export const localIn = (hours: number, from = new Date().toISOString()): string =>
  clockInJapan(Date.parse(from) + hours * HOUR_MS)

/** Nothing, or a moment to come. */
export const ahead =
  (fault: string): Rule =>
  (value) => {
    const at = instantIn({ value }, 'value')
    return at && at < new Date().toISOString() ? fault : undefined
  }
/** Not behind another field, where both are said. */
export const notBehind =
  (other: string, fault: string): Rule =>
  (value, values) =>
    value && values[other] && value > values[other] ? fault : undefined
