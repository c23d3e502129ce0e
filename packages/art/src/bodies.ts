import type { BodyType } from '@minato/contract/enumerations'
import bodies from './bodies.json' with { type: 'json' }
import type { Point } from './geometry.ts'

/** A body as a handful of lengths in metres; x runs from the nose to the tail, z from the ground up. */
export interface Body {
  length: number
  width: number
  height: number
  wheelbase: number
  frontOverhang: number
  wheelRadius: number
  /** Height of the sill. */
  sill: number
  /** How round the corners are. */
  soft: number
  /** [x, z] along the top of the body side. */
  shoulder: readonly Point[]
  /** [x, z] from the windscreen's foot over the roof to the rear screen's foot. */
  roof: readonly Point[]
  /** The side windows, from x to x. */
  panes: readonly Point[]
  /** The shut lines of the doors. */
  doors: readonly number[]
  boxy?: boolean
  cladding?: boolean
  roofRails?: boolean
  /** Tail lamps that stand upright. */
  highTail?: boolean
  open?: boolean
  sport?: boolean
  steelWheels?: boolean
  stripe?: boolean
  grille?: 'tall'
  /** Colour of the bright line under the windows. */
  beltTrim?: string
  slidingDoor?: Point
  /** The pick-up's bed, from x to x. */
  bed?: Point
  /** The truck's box or deck, from x to x; then length is that of the cab. */
  cargo?: Point
}

/** Thirteen bodies, each a plausible car of its kind and no particular model. */
export const BODIES = bodies as unknown as Record<BodyType, Body>
