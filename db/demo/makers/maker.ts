import type { BodyType } from '@minato/contract/enumerations'

/**
 * The shape of the catalogue. The tables hold facts that anyone of the trade knows (which code was built when, with which
 * engine, in which measures), written for this project; nothing is copied from a data set.
 */

/** A year, or a year and month where the month is known. */
export type Since = number | readonly [year: number, month: number]

/** P petrol, D diesel, H hybrid, G plug-in hybrid, E electric, L LPG, C CNG. */
export type FuelLetter = 'P' | 'D' | 'H' | 'G' | 'E' | 'L' | 'C'
/** Fuel, driven wheels, gearbox; 'AM' is mostly automatic, 'MA' mostly manual. A 4WD has a code of its own with most makers. */
export type Build = `${FuelLetter}${2 | 4}${'A' | 'M' | 'AM' | 'MA'}`

/** Grade names with the factor on the generation's price level. */
export type Grades = readonly (readonly [name: string, factor: number])[]

export interface CodeOptions {
  /** Factor on the price level beside that of the grade. */
  price?: number
  grades?: Grades
  /** Years built, where the code did not live as long as its generation. */
  from?: Since
  to?: Since
  seats?: number
  doors?: number
  /** Share of left-hand-drive cars, 0 to 1. */
  left?: number
}
/** Model code, engine code, engine size in cc (0 for electric), build, weight among the codes (1 where left out). */
export type Code = readonly [code: string, engine: string, cc: number, build: Build, weight?: number, options?: CodeOptions]

export interface Generation {
  from: Since
  /** Still built where left out. */
  to?: Since
  /** The model's body where left out. */
  body?: BodyType
  doors: number
  seats: number
  /** Length, width, height in mm. */
  size: readonly [length: number, width: number, height: number]
  /** One size, or front and rear. */
  tyres: string | readonly [front: string, rear: string]
  /** Price level in USD: of the new car in its middle grade, or, of a collector's car, of a good used one today. */
  price: number
  /** Sought after: the price no longer falls with age. */
  collector?: boolean
  /** Weight beside that of the years (1 where left out). */
  weight?: number
  grades: Grades
  codes: readonly Code[]
}

/** How a car is used; mileage, colours and wear follow from it. */
export type Use = 'private' | 'commercial' | 'truck' | 'bus' | 'taxi' | 'weekend'

export interface Model {
  name: string
  /** Share among the maker's cars, relative. */
  share: number
  body: BodyType
  /** 'private' where left out. */
  use?: Use
  /** Part of the price lost each year; 0.135 where left out. */
  fade?: number
  /** Overrides the maker's numbering: a plant of its own, or a chassis code that differs. */
  vin?: Partial<VinNumbering>
  generations: readonly Generation[]
}

/** Chassis number of a Japanese car: code, hyphen, serial of so many digits. */
export interface FrameNumbering {
  style: 'frame'
  digits: 5 | 6 | 7
  /** `NZE161G` is numbered `NZE161-…` by some makers, `JB64W` is `JB64W-…` by others. */
  code: 'whole' | 'without-body-letters'
}

/**
 * 17 characters, ISO 3779. What lies between the maker's part and the serial:
 * - mercedes: the six digits of the type, then 1 or 2 for the steering, plant
 * - bmw: two letters and two figures of the type, zeros, plant
 * - zzz: ZZZ, the two of the type, Z, year, plant (Volkswagen, Audi, Porsche)
 * - plain: `described` (5), check digit, year, plant
 */
export interface VinNumbering {
  style: 'mercedes' | 'bmw' | 'zzz' | 'plain'
  maker: string
  described: string
  plant: string
}

export interface Maker {
  name: string
  /** Share of the stock, relative. */
  share: number
  numbering: FrameNumbering | VinNumbering
  models: readonly Model[]
}
