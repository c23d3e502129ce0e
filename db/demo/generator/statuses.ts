import { JAPAN_OFFSET_MS } from '@minato/domain/moments'
import type { VehicleStatus } from '@minato/contract/enumerations'
import type { DemoCar } from '../demo-car.ts'
import type { Dice } from '../random.ts'

const DAY = 86_400_000
const WEEK = 7 * DAY
/** Maximum age of an advertisement. */
const OLDEST = 182 * DAY

/** The status of a car, with its times. */
export interface StatusTimes {
  status: VehicleStatus
  publicationDate: string | null
  /** Not null if the price was reduced at that time. */
  loweredAt: string | null
  statusHistories: DemoCar['statusHistories']
}

/** Shares of the stock, in this order; visitors see the first four. */
const SHARES = [
  ['new', 0.0271],
  ['lowered-this-week', 0.0116],
  ['lowered-before', 0.0348],
  ['published', 0.808],
  ['reserved', 0.0385],
  ['sold', 0.04],
  ['draft', 0.03],
  ['archived', 0.01],
] as const

/**
 * The status of a car by its share of the stock, 0 ≤ share < 1. Neighbouring shares have similar
 * statuses, so that evenly spread shares give every dealer the same part of new arrivals and best
 * deals. All times are before `now`, in ms.
 */
export function statusAt(share: number, now: number, dice: Dice): StatusTimes {
  let rest = share
  let kind: (typeof SHARES)[number][0] = 'published'
  for (const [one, part] of SHARES) {
    kind = one
    if ((rest -= part) < 0) break
  }
  if (kind === 'draft') return { status: 'DRAFT', publicationDate: null, loweredAt: null, statusHistories: [] }

  const settled = kind === 'sold' || kind === 'archived'
  const published =
    kind === 'new'
      ? officeTime(dice, now - WEEK, now)
      : officeTime(dice, now - OLDEST, now - (settled ? 3 * WEEK : 2 * WEEK))
  const lowered =
    kind === 'lowered-this-week'
      ? officeTime(dice, now - WEEK, now)
      : kind === 'lowered-before'
        ? officeTime(dice, published + (now - published) * 0.3, now - WEEK)
        : null
  const steps: [number, VehicleStatus][] = [[published, 'PUBLISHED']]
  const later = officeTime(dice, published + (now - published) * 0.2, published + (now - published) * 0.6)
  const last = officeTime(dice, published + (now - published) * 0.7, now)
  const isHeld = kind === 'reserved' || ((kind === 'new' || lowered !== null) && dice.chance(0.03))
  if (isHeld) steps.push([officeTime(dice, Math.max(lowered ?? published, now - 2 * WEEK), now), 'RESERVED'])
  if (kind === 'sold') {
    if (dice.chance(0.6)) steps.push([later, 'RESERVED'])
    steps.push([last, 'SOLD'])
  }
  if (kind === 'archived') {
    if (dice.chance(0.6)) steps.push([later, 'SOLD'])
    steps.push([last, 'ARCHIVED'])
  }
  return {
    status: steps.at(-1)![1],
    publicationDate: iso(published),
    loweredAt: lowered === null ? null : iso(lowered),
    statusHistories: steps.map(([time, status]) => ({ time: iso(time), status })),
  }
}

const iso = (time: number): string => new Date(time).toISOString()

/**
 * A random second between the two, within office hours in Japan (Monday to Saturday, nine to six)
 * if there is one.
 */
function officeTime(dice: Dice, from: number, to: number): number {
  let time = from
  for (let tries = 0; tries < 12; tries++) {
    time = from + dice.next() * (to - from)
    const local = time + JAPAN_OFFSET_MS
    const hour = (local % DAY) / 3_600_000
    const isSunday = Math.floor(local / DAY) % 7 === 3
    if (hour >= 9 && hour < 18 && !isSunday) break
  }
  return Math.max(Math.ceil(from), Math.floor(time / 1000) * 1000)
}
