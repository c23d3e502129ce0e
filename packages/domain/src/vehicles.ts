import type { VehicleStatus } from '@minato/contract/enumerations'
import { VISIBLE_STATUSES } from '@minato/contract/enumerations'
import type { ErrorCode } from '@minato/contract/errors'

/** Rules of cars: pure, the same for the API that refuses and the button that stands disabled with the reason. */

/** What of a car its rules look at. `isReserved`: a reservation is in force. */
export interface CarState {
  status: VehicleStatus
  numberOfImages: number
  hasPrice: boolean
  /** The manager lets it be shown with marked illustrations (VEH-07). */
  mayUseIllustrations: boolean
}
export interface Objection {
  code: ErrorCode
  reason: string
}

/** From which statuses each action leads on, and where to (VEH-02). RESERVED comes and goes with its reservation alone. */
const MOVES = {
  publish: { from: ['DRAFT'], to: 'PUBLISHED' },
  sold: { from: ['PUBLISHED', 'RESERVED'], to: 'SOLD' },
  draft: { from: ['PUBLISHED', 'SOLD', 'ARCHIVED'], to: 'DRAFT' },
  archive: { from: ['DRAFT', 'PUBLISHED', 'SOLD'], to: 'ARCHIVED' },
} as const satisfies Record<string, { from: readonly VehicleStatus[]; to: VehicleStatus }>
export type VehicleAction = keyof typeof MOVES
export const VEHICLE_ACTIONS = Object.keys(MOVES) as VehicleAction[]

export const statusAfter = (action: VehicleAction): VehicleStatus => MOVES[action].to

/** Why the action may not be done, or null. */
export function objectionTo(action: VehicleAction, car: CarState): Objection | null {
  const { from } = MOVES[action]
  if (!(from as readonly VehicleStatus[]).includes(car.status)) {
    const reason =
      car.status === 'RESERVED'
        ? 'The car is reserved: end its reservation first'
        : `A car that is ${car.status} cannot become ${MOVES[action].to}`
    return { code: 'VEHICLE-3000', reason }
  }
  if (action === 'publish' && car.numberOfImages === 0 && !car.mayUseIllustrations)
    return { code: 'VEHICLE-3002', reason: 'You have forgotten to insert images!' }
  if (action === 'publish' && !car.hasPrice) return { code: 'VEHICLE-3002', reason: 'the price must be greater than 0' }
  return null
}

export const isVisible = (status: VehicleStatus): boolean =>
  (VISIBLE_STATUSES as readonly VehicleStatus[]).includes(status)

/** What visitors see of a chassis number: the model code stays, the serial's beginning goes (VEH-03). 'GDJ150-0012345' → 'GDJ150-•••••45'. */
export function maskChassis(chassis: string): string {
  const signs = [...chassis]
  const dash = signs.indexOf('-')
  const start = dash > 0 && dash < signs.length - 3 ? dash + 1 : Math.ceil(signs.length / 3)
  const end = Math.max(start + 1, signs.length - 2)
  return signs.map((sign, i) => (i >= start && i < end ? '•' : sign)).join('')
}

/** The model code of a car that came without one: no code of any maker, and not shown as one. */
export const STANDARD_TRIM = 'Standard'

/** Per cent off, rounded up (specification section 9); null where the new price is not lower. */
export function discountPercent(previousPrice: number, price: number): number | null {
  if (!(previousPrice > 0) || !(price >= 0) || price >= previousPrice) return null
  // In whole numbers: 1 - 0.9 in floating point would round 10 % up to 11.
  return Math.ceil(((previousPrice - price) * 100) / previousPrice)
}

/** 'length x width x height' in mm, -- for a missing value (specification section 9). */
export const dimensionText = (dimension: {
  length: number | null
  width: number | null
  height: number | null
}): string => [dimension.length, dimension.width, dimension.height].map((value) => value ?? '--').join(' x ')
