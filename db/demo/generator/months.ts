import type { Since } from '../makers.ts'

/** Months since the year 0, so that periods are plain differences. */
export const monthOf = (year: number, month: number): number => year * 12 + month - 1
export const monthOfDate = (date: Date): number => monthOf(date.getUTCFullYear(), date.getUTCMonth() + 1)
export const yearMonth = (month: number): { year: number; month: number } => ({
  year: Math.floor(month / 12),
  month: (month % 12) + 1,
})

export const firstMonth = (since: Since): number =>
  typeof since === 'number' ? monthOf(since, 1) : monthOf(since[0], since[1])
export const lastMonth = (since: Since): number =>
  typeof since === 'number' ? monthOf(since, 12) : monthOf(since[0], since[1])

/** Relative number of cars by age in whole years in an exporter's stock: most are 6 to 14 years old. */
const SHARE_BY_AGE = [
  0.16, 0.28, 0.4, 0.55, 0.72, 0.9, 1, 1, 1, 1, 1, 1, 1, 1, 0.98, 0.86, 0.72, 0.58, 0.46, 0.36, 0.28, 0.22, 0.17, 0.13,
  0.1, 0.08, 0.065, 0.055, 0.045, 0.04,
]
const SHARE_OF_OLD = 0.03
/** Age hardly matters for a collector's car. */
const SHARE_OF_COLLECTED = 0.3

export const shareOfAge = (months: number, isCollected: boolean): number =>
  isCollected ? SHARE_OF_COLLECTED : (SHARE_BY_AGE[Math.floor(months / 12)] ?? SHARE_OF_OLD)
