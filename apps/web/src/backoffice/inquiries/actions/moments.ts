import type { Rule, Values } from '../../../forms/rules.ts'

/** Moments as people choose them, in the time of their device; calls take instants. */

/** The instant of a `datetime-local` field; undefined where nothing is said. */
export const instantIn = (values: Values, name: string): string | undefined => {
  const at = new Date(values[name] ?? '')
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString()
}

const two = (value: number): string => String(value).padStart(2, '0')
/** What such a field shows for an instant. */
export function localText(instant: string): string {
  const at = new Date(instant)
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-')
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`
}

const HOUR_MS = 3_600_000
/** The same for so many hours from a moment, or from now. */
export const localIn = (hours: number, from = Date.now()): string =>
  localText(new Date(from + hours * HOUR_MS).toISOString())

/** Nothing, or a moment to come. */
export const ahead =
  (fault: string): Rule =>
  (value) =>
    value && Date.parse(value) < Date.now() ? fault : undefined
/** Not behind another field, where both are said. */
export const notBehind =
  (other: string, fault: string): Rule =>
  (value, values) =>
    value && values[other] && value > values[other] ? fault : undefined
