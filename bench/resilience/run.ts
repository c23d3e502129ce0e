/** Input and outcome of a goal's driver. */
export interface Run {
  isFull: boolean
  say(line: string): void
}
export interface Figure {
  what: string
  value: number
  unit?: string
  limit?: string
  isMet: boolean
}
export interface Outcome {
  /** Size of the run: '6 kills'. */
  size: string
  figures: Figure[]
  /** Reason why the driver cannot run on this machine. */
  notHere?: string
}
export type Driver = (run: Run) => Promise<Outcome>

/** A count that must be 0. */
export const zero = (what: string, value: number): Figure => ({ what, value, limit: '0', isMet: value === 0 })
export const atMost = (what: string, value: number, limit: number, unit = ''): Figure => ({
  what,
  value: Math.round(value * 10) / 10,
  unit,
  limit: `≤ ${limit}${unit && ` ${unit}`}`,
  isMet: value <= limit,
})
export const atLeast = (what: string, value: number, limit: number, unit = ''): Figure => ({
  what,
  value: Math.round(value * 10) / 10,
  unit,
  limit: `≥ ${limit}${unit && ` ${unit}`}`,
  isMet: value >= limit,
})
/** For information only, without a limit. */
export const info = (what: string, value: number, unit = ''): Figure => ({
  what,
  value: Math.round(value * 10) / 10,
  unit,
  isMet: true,
})
