import type { VehicleStatus } from '@minato/contract/enumerations'
import { VISIBLE_STATUSES } from '@minato/contract/enumerations'
import type { ErrorCode } from '@minato/contract/errors'

/**
 * Rules for cars, pure: the same for the API that rejects and the button that is disabled with the
 * reason.
 */

/** The facts of a car that the rules use. `isReserved`: a reservation is in force. */
export interface CarState {
  status: VehicleStatus
  numberOfImages: number
  hasPrice: boolean
  /** The manager allows marked illustrations (VEH-07). */
  mayUseIllustrations: boolean
}
export interface VehicleActionError {
  code: ErrorCode
  reason: string
}

/** Transitions of each action (VEH-02). Only a reservation sets and clears RESERVED. */
const MOVES = {
  publish: { from: ['DRAFT'], to: 'PUBLISHED', done: 'published' },
  sold: { from: ['PUBLISHED', 'RESERVED'], to: 'SOLD', done: 'marked as sold' },
  draft: { from: ['PUBLISHED', 'SOLD', 'ARCHIVED'], to: 'DRAFT', done: 'moved back to draft' },
  archive: { from: ['DRAFT', 'PUBLISHED', 'SOLD'], to: 'ARCHIVED', done: 'archived' },
} as const satisfies Record<string, { from: readonly VehicleStatus[]; to: VehicleStatus; done: string }>

/** A status as the reasons name it. */
const IN_WORDS: Readonly<Record<VehicleStatus, string>> = {
  DRAFT: 'a draft',
  PUBLISHED: 'for sale',
  RESERVED: 'reserved',
  SOLD: 'sold',
  ARCHIVED: 'archived',
}

export type VehicleAction = keyof typeof MOVES
export const VEHICLE_ACTIONS = Object.keys(MOVES) as VehicleAction[]

export const statusAfter = (action: VehicleAction): VehicleStatus => MOVES[action].to

/** The reason for a car without pictures, for which illustrations can be offered. */
export const NO_IMAGES = 'You have forgotten to insert images!'

/** Why the action may not be done, or null. */
export function vehicleActionError(action: VehicleAction, car: CarState): VehicleActionError | null {
  const { from } = MOVES[action]
  if (!(from as readonly VehicleStatus[]).includes(car.status)) {
    const reason =
      car.status === 'RESERVED'
        ? 'The car is reserved: end its reservation first'
        : `A car that is ${IN_WORDS[car.status]} cannot be ${MOVES[action].done}`
    return { code: 'VEHICLE-3000', reason }
  }
  if (action === 'publish' && car.numberOfImages === 0 && !car.mayUseIllustrations)
    return { code: 'VEHICLE-3002', reason: NO_IMAGES }
  if (action === 'publish' && !car.hasPrice) return { code: 'VEHICLE-3002', reason: 'the price must be greater than 0' }
  return null
}

/** Why a car may not be deleted, or null. */
export function deletionError(car: { status: VehicleStatus; hasInquiries: boolean }): VehicleActionError | null {
  if (car.status !== 'DRAFT' && car.status !== 'ARCHIVED')
    return { code: 'VEHICLE-3000', reason: 'Only drafts and archived cars can be deleted' }
  if (car.hasInquiries)
    return { code: 'VEHICLE-3000', reason: 'There are inquiries about this car: archive it instead' }
  return null
}

const TOO_LOW: VehicleActionError = { code: 'VEHICLE-3002', reason: 'the price must be greater than 0' }

/** Why a car may not get this base price, or null. What a car was sold for stays. */
export function priceError(car: Pick<CarState, 'status'>, price: number): VehicleActionError | null {
  if (car.status === 'SOLD' || car.status === 'ARCHIVED')
    return { code: 'VEHICLE-3002', reason: `The price of a car that is ${IN_WORDS[car.status]} cannot be changed` }
  return price > 0 ? null : TOO_LOW
}

/** Why a best deal may not lower the base price to this one, or null; `price` is the present one (VEH-06). */
export function bestDealPriceError(
  car: Pick<CarState, 'status'> & { price: number | null },
  newPrice: number,
): VehicleActionError | null {
  const objection = priceError(car, newPrice)
  if (objection) return objection
  if (car.price === null) return TOO_LOW
  return newPrice < car.price
    ? null
    : { code: 'VEHICLE-3002', reason: 'the new price must be lower than the current price' }
}

/** A base price changed by a percentage (one decimal), rounded half up to whole dollars, at least 1. */
export const changedByPercent = (price: number, percentage: number): number =>
  Math.max(1, Math.floor((price * (1000 + Math.round(percentage * 10)) + 500) / 1000))

interface Costs {
  cost: number | null
  inlandCost: number | null
  repairCost: number | null
  otherCost: number | null
  /** Yen for a dollar. */
  rate: number | null
}
/**
 * Cost of a car in whole yen and dollars, and the margin at a price in whole dollars (VEH-12); per
 * cent of the price with one decimal. Null where cost, rate or price is missing; missing further
 * costs count as zero.
 */
export function marginOf(
  { cost, inlandCost, repairCost, otherCost, rate }: Costs,
  price: number | null,
): { totalYen: number | null; cost: number | null; margin: number | null; marginPercent: number | null } {
  const totalYen = cost === null ? null : cost + (inlandCost ?? 0) + (repairCost ?? 0) + (otherCost ?? 0)
  const dollars = totalYen === null || rate === null ? null : Math.round(totalYen / rate)
  const margin = dollars === null || price === null ? null : price - dollars
  const marginPercent = margin === null || !price ? null : Math.round((margin * 1000) / price) / 10
  return { totalYen, cost: dollars, margin, marginPercent }
}

export const isVisible = (status: VehicleStatus): boolean =>
  (VISIBLE_STATUSES as readonly VehicleStatus[]).includes(status)

/**
 * The chassis number for visitors: the model code stays, the beginning of the serial is masked
 * (VEH-03). 'GDJ150-0012345' → 'GDJ150-•••••45'.
 */
export function maskChassis(chassis: string): string {
  const signs = [...chassis]
  const dash = signs.indexOf('-')
  const start = dash > 0 && dash < signs.length - 3 ? dash + 1 : Math.ceil(signs.length / 3)
  const end = Math.max(start + 1, signs.length - 2)
  return signs.map((sign, i) => (i >= start && i < end ? '•' : sign)).join('')
}

/** Placeholder model code of a car without one; never shown. */
export const STANDARD_TRIM = 'Standard'

/** 'length x width x height' in mm, -- for a missing value (specification section 9). */
export const dimensionText = (dimension: {
  length: number | null
  width: number | null
  height: number | null
}): string => [dimension.length, dimension.width, dimension.height].map((value) => value ?? '--').join(' x ')
