import type { BodyType } from '@minato/contract/enumerations'
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

/** Pairs of numbers as points. */
const line = (numbers: readonly number[]): Point[] =>
  numbers.flatMap((x, i) => (i % 2 === 0 ? [[x, numbers[i + 1] ?? 0] as const] : []))

/** The thirteen bodies, each a plausible car of its kind and no particular model. */
export const BODIES: Record<BodyType, Body> = {
  SEDAN: {
    length: 4.62,
    width: 1.78,
    height: 1.45,
    wheelbase: 2.7,
    frontOverhang: 0.92,
    wheelRadius: 0.325,
    sill: 0.2,
    soft: 0.42,
    shoulder: line([0, 0.7, 0.55, 0.86, 1.25, 0.955, 2.6, 0.985, 3.9, 1.03, 4.62, 0.98]),
    roof: line([1.3, 0.95, 2.12, 1.4, 2.65, 1.45, 3.2, 1.42, 3.62, 1.27, 4.05, 1.04]),
    panes: line([1.35, 2.42, 2.47, 3.36, 3.4, 3.9]),
    doors: [1.42, 2.46, 3.4],
  },
  LIMOUSINE: {
    length: 5.2,
    width: 1.89,
    height: 1.48,
    wheelbase: 3.1,
    frontOverhang: 0.93,
    wheelRadius: 0.35,
    sill: 0.2,
    soft: 0.4,
    shoulder: line([0, 0.76, 0.6, 0.92, 1.4, 1.0, 3, 1.02, 4.4, 1.06, 5.2, 1.0]),
    roof: line([1.48, 1.0, 2.28, 1.43, 2.9, 1.48, 3.65, 1.46, 4.15, 1.31, 4.62, 1.07]),
    panes: line([1.52, 2.62, 2.67, 3.86, 3.9, 4.4]),
    doors: [1.6, 2.66, 3.9],
    grille: 'tall',
    beltTrim: '#cfd6d8',
  },
  HATCH: {
    length: 3.95,
    width: 1.7,
    height: 1.5,
    wheelbase: 2.53,
    frontOverhang: 0.8,
    wheelRadius: 0.3,
    sill: 0.2,
    soft: 0.46,
    shoulder: line([0, 0.74, 0.4, 0.88, 0.95, 0.98, 2.2, 1.01, 3.4, 1.06, 3.95, 1.05]),
    roof: line([0.98, 0.97, 1.82, 1.44, 2.4, 1.5, 3.2, 1.46, 3.66, 1.36, 3.9, 1.08]),
    panes: line([1.02, 2.05, 2.1, 3.0, 3.05, 3.55]),
    doors: [1.12, 2.09, 3.04],
    highTail: true,
  },
  WAGON: {
    length: 4.44,
    width: 1.72,
    height: 1.48,
    wheelbase: 2.6,
    frontOverhang: 0.9,
    wheelRadius: 0.315,
    sill: 0.2,
    soft: 0.42,
    shoulder: line([0, 0.71, 0.5, 0.86, 1.15, 0.95, 2.6, 0.98, 4, 1.02, 4.44, 1.02]),
    roof: line([1.18, 0.945, 1.98, 1.41, 2.5, 1.48, 3.6, 1.46, 4.1, 1.39, 4.38, 1.05]),
    panes: line([1.22, 2.28, 2.33, 3.2, 3.25, 4.08]),
    doors: [1.3, 2.32, 3.24],
    roofRails: true,
  },
  COUPE: {
    length: 4.28,
    width: 1.8,
    height: 1.3,
    wheelbase: 2.57,
    frontOverhang: 0.88,
    wheelRadius: 0.33,
    sill: 0.17,
    soft: 0.48,
    shoulder: line([0, 0.62, 0.55, 0.79, 1.4, 0.88, 2.7, 0.9, 3.6, 0.97, 4.28, 0.92]),
    roof: line([1.48, 0.875, 2.28, 1.265, 2.7, 1.3, 3.1, 1.26, 3.6, 1.1, 3.96, 0.97]),
    panes: line([1.56, 2.82, 2.87, 3.45]),
    doors: [1.62, 2.92],
    sport: true,
  },
  CONVERTIBLE: {
    length: 4.0,
    width: 1.73,
    height: 1.24,
    wheelbase: 2.32,
    frontOverhang: 0.84,
    wheelRadius: 0.31,
    sill: 0.17,
    soft: 0.5,
    shoulder: line([0, 0.6, 0.5, 0.77, 1.3, 0.86, 2.3, 0.84, 3.1, 0.9, 4.0, 0.84]),
    roof: line([1.34, 0.85, 1.86, 1.2, 1.9, 1.22, 2, 1.2, 2.02, 1.0, 2.04, 0.86]),
    panes: [],
    doors: [1.48, 2.55],
    open: true,
    sport: true,
  },
  SUV: {
    length: 4.82,
    width: 1.88,
    height: 1.86,
    wheelbase: 2.79,
    frontOverhang: 0.86,
    wheelRadius: 0.39,
    sill: 0.32,
    soft: 0.34,
    shoulder: line([0, 0.98, 0.45, 1.14, 1.2, 1.2, 2.6, 1.22, 4.2, 1.25, 4.82, 1.24]),
    roof: line([1.3, 1.2, 1.96, 1.76, 2.4, 1.86, 3.9, 1.84, 4.5, 1.78, 4.74, 1.28]),
    panes: line([1.34, 2.42, 2.48, 3.42, 3.48, 4.42]),
    doors: [1.42, 2.47, 3.47],
    roofRails: true,
    cladding: true,
    boxy: true,
  },
  CROSSOVER: {
    length: 4.56,
    width: 1.84,
    height: 1.66,
    wheelbase: 2.69,
    frontOverhang: 0.9,
    wheelRadius: 0.36,
    sill: 0.27,
    soft: 0.42,
    shoulder: line([0, 0.84, 0.5, 1.0, 1.2, 1.08, 2.6, 1.11, 3.9, 1.18, 4.56, 1.16]),
    roof: line([1.22, 1.07, 2.02, 1.58, 2.5, 1.66, 3.5, 1.61, 4.1, 1.47, 4.42, 1.2]),
    panes: line([1.28, 2.32, 2.37, 3.26, 3.31, 3.98]),
    doors: [1.36, 2.36, 3.3],
    cladding: true,
    roofRails: true,
  },
  CUV: {
    length: 4.15,
    width: 1.77,
    height: 1.59,
    wheelbase: 2.57,
    frontOverhang: 0.82,
    wheelRadius: 0.335,
    sill: 0.25,
    soft: 0.44,
    shoulder: line([0, 0.82, 0.42, 0.97, 1.02, 1.05, 2.3, 1.07, 3.5, 1.14, 4.15, 1.14]),
    roof: line([1.06, 1.04, 1.86, 1.52, 2.3, 1.59, 3.1, 1.55, 3.72, 1.4, 4.06, 1.17]),
    panes: line([1.1, 2.1, 2.15, 2.98, 3.03, 3.6]),
    doors: [1.18, 2.14, 3.02],
    cladding: true,
  },
  VAN: {
    length: 4.69,
    width: 1.7,
    height: 1.98,
    wheelbase: 2.57,
    frontOverhang: 0.72,
    wheelRadius: 0.32,
    sill: 0.22,
    soft: 0.3,
    shoulder: line([0, 0.86, 0.25, 1.04, 0.5, 1.12, 1.7, 1.14, 4.2, 1.16, 4.69, 1.16]),
    roof: line([0.42, 1.1, 1.08, 1.84, 1.5, 1.97, 3.9, 1.98, 4.5, 1.93, 4.66, 1.18]),
    panes: line([0.62, 1.56, 1.64, 3.0, 3.08, 4.4]),
    doors: [0.72, 1.6, 3.04],
    boxy: true,
    steelWheels: true,
    slidingDoor: [3.06, 4.4],
  },
  'PICK-UP': {
    length: 5.3,
    width: 1.85,
    height: 1.8,
    wheelbase: 3.09,
    frontOverhang: 0.9,
    wheelRadius: 0.385,
    sill: 0.34,
    soft: 0.36,
    shoulder: line([0, 0.96, 0.45, 1.1, 1.2, 1.17, 2.2, 1.19, 3.3, 1.2, 5.3, 1.2]),
    roof: line([1.26, 1.16, 1.96, 1.7, 2.3, 1.8, 3.0, 1.79, 3.32, 1.72, 3.44, 1.22]),
    panes: line([1.32, 2.3, 2.36, 3.2]),
    doors: [1.4, 2.35, 3.3],
    cladding: true,
    boxy: true,
    bed: [3.56, 5.22],
  },
  BUS: {
    length: 6.99,
    width: 2.06,
    height: 2.62,
    wheelbase: 3.94,
    frontOverhang: 1.12,
    wheelRadius: 0.39,
    sill: 0.3,
    soft: 0.28,
    shoulder: line([0, 1.14, 0.2, 1.26, 0.4, 1.28, 3, 1.28, 6.6, 1.28, 6.99, 1.28]),
    roof: line([0.16, 1.26, 0.52, 2.38, 1.0, 2.6, 5.6, 2.62, 6.7, 2.55, 6.95, 1.3]),
    panes: line([0.5, 1.3, 1.42, 2.5, 2.58, 3.66, 3.74, 4.82, 4.9, 5.98, 6.06, 6.72]),
    doors: [0.62, 1.36, 2.42],
    boxy: true,
    steelWheels: true,
    stripe: true,
  },
  TRUCK: {
    length: 1.68,
    width: 1.76,
    height: 2.12,
    wheelbase: 2.5,
    frontOverhang: 1.02,
    wheelRadius: 0.36,
    sill: 0.36,
    soft: 0.26,
    shoulder: line([0, 0.95, 0.12, 1.2, 0.3, 1.26, 0.9, 1.27, 1.4, 1.28, 1.68, 1.28]),
    roof: line([0.12, 1.22, 0.46, 2.0, 0.78, 2.12, 1.3, 2.12, 1.6, 2.06, 1.66, 1.3]),
    panes: line([0.34, 1.36]),
    doors: [0.42, 1.44],
    boxy: true,
    steelWheels: true,
    cargo: [1.78, 4.7],
  },
}
