import { clockInJapan, fromJapan } from '@minato/domain/moments'
import type { Rule, Values } from './rules.ts'

/** Times in `datetime-local` fields are Japan's, wherever the device is; calls take instants. */

const HOUR_MS = 3_600_000

/** The instant of a `datetime-local` field; undefined if empty. */
export const instantIn = (values: Values, name: string): string | undefined => {
  const at = fromJapan(values[name] ?? '')
  return Number.isNaN(at) ? undefined : new Date(at).toISOString()
}

/** A field's value this many hours from an instant, or from now. */
export const localIn = (hours: number, from = new Date().toISOString()): string =>
  clockInJapan(Date.parse(from) + hours * HOUR_MS)

/** Empty, or in the future. */
export const inFuture =
  (fault: string): Rule =>
  (value) => {
    const at = instantIn({ value }, 'value')
    return at && at < new Date().toISOString() ? fault : undefined
  }
/** Not after another field, if both are set. */
export const notBefore =
  (other: string, fault: string): Rule =>
  (value, values) =>
    value && values[other] && value > values[other] ? fault : undefined
