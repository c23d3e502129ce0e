/** Calendar days without a time zone, as whole days since 1970-01-01. */

export interface DayRange {
  /** Both included; infinite where there is no bound. */
  from: number
  to: number
}

export const MS_PER_DAY = 86_400_000
const day = (year: number, month: number, date: number): number => Date.UTC(year, month - 1, date) / MS_PER_DAY

export const firstOfMonth = (year: number, month: number): number => day(year, month, 1)
export const lastOfMonth = (year: number, month: number): number => day(year, month + 1, 0)

/** 2026-12-31 */
export const isoDate = (days: number): string => new Date(days * MS_PER_DAY).toISOString().slice(0, 10)

/** Adds months to a date; a missing date becomes the first of the next month. */
export function plusMonths(days: number, months: number): number {
  const date = new Date(days * MS_PER_DAY)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + 1 + months]
  return Math.min(day(year, month, date.getUTCDate()), firstOfMonth(year, month + 1))
}
