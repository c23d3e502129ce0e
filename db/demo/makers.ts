import { BODY_TYPES } from '@minato/contract/enumerations'
import { readFileSync } from 'node:fs'
import { z } from 'zod'

/**
 * The catalogue of the demonstration, one file per maker in `makers/`. It holds facts known in the
 * trade (which code was built when, with which engine and measures), written for this project; no
 * data set is copied.
 */

/** A year, or a year and month where the month is known. */
const Since = z.union([z.int(), z.tuple([z.int(), z.int().min(1).max(12)])])
export type Since = z.infer<typeof Since>

/** P petrol, D diesel, H hybrid, G plug-in hybrid, E electric, L LPG, C CNG. */
const FuelLetter = z.enum(['P', 'D', 'H', 'G', 'E', 'L', 'C'])
export type FuelLetter = z.infer<typeof FuelLetter>
/**
 * Fuel, driven wheels, gearbox; 'AM' is mostly automatic, 'MA' mostly manual. Most makers have a
 * separate code for 4WD.
 */
const Build = z.templateLiteral([FuelLetter, z.enum(['2', '4']), z.enum(['A', 'M', 'AM', 'MA'])])
export type Build = z.infer<typeof Build>

/** Grade names with a factor on the generation's price level. */
const Grades = z.array(z.tuple([z.string(), z.number()]))
export type Grades = z.infer<typeof Grades>

const CodeOptions = z.strictObject({
  /** Factor on the price level, in addition to the grade's. */
  price: z.number().optional(),
  grades: Grades.optional(),
  /** Years of production, if the code was built for less time than its generation. */
  from: Since.optional(),
  to: Since.optional(),
  seats: z.int().optional(),
  doors: z.int().optional(),
  /** Share of left-hand-drive cars, 0 to 1. */
  left: z.number().optional(),
})

/**
 * Model code, engine code, engine size in cc (0 for electric), build, weight among the codes
 * (default 1), options.
 */
const Code = z.tuple([z.string(), z.string(), z.int(), Build, z.number().optional(), CodeOptions.optional()])
export type Code = z.infer<typeof Code>

const Generation = z.strictObject({
  from: Since,
  /** Missing while the generation is still built. */
  to: Since.optional(),
  /** Default: the model's body. */
  body: z.enum(BODY_TYPES).optional(),
  doors: z.int(),
  seats: z.int(),
  /** Length, width, height in mm. */
  size: z.tuple([z.int(), z.int(), z.int()]),
  /** One size, or front and rear. */
  tyres: z.union([z.string(), z.tuple([z.string(), z.string()])]),
  /**
   * Price level in USD of the new car in its middle grade; for a collector's car, of a good used
   * one today.
   */
  price: z.number(),
  /** A collector's car: the price does not fall with age. */
  collector: z.boolean().optional(),
  /** Weight in addition to that of the years (default 1). */
  weight: z.number().optional(),
  grades: Grades,
  codes: z.array(Code),
})
export type Generation = z.infer<typeof Generation>

/** Use of a car; it determines mileage, colours and wear. */
const Use = z.enum(['private', 'commercial', 'truck', 'bus', 'taxi', 'weekend'])
export type Use = z.infer<typeof Use>

/** Chassis number of a Japanese car: code, hyphen, serial with this number of digits. */
const FrameNumbering = z.strictObject({
  style: z.literal('frame'),
  digits: z.literal([5, 6, 7]),
  /** Some makers number `NZE161G` as `NZE161-…`, others `JB64W` as `JB64W-…`. */
  code: z.enum(['whole', 'without-body-letters']),
})
export type FrameNumbering = z.infer<typeof FrameNumbering>

/**
 * 17 characters, ISO 3779. Styles of the part between the maker's code and the serial:
 * - mercedes: six digits of the type, 1 or 2 for the steering, plant
 * - bmw: two letters and two digits of the type, zeros, plant
 * - zzz: ZZZ, two characters of the type, Z, year, plant (Volkswagen, Audi, Porsche)
 * - plain: `described` (5), check digit, year, plant
 */
const VinNumbering = z.strictObject({
  style: z.enum(['mercedes', 'bmw', 'zzz', 'plain']),
  maker: z.string(),
  described: z.string(),
  plant: z.string(),
})
export type VinNumbering = z.infer<typeof VinNumbering>

const Model = z.strictObject({
  name: z.string(),
  /** Relative share among the maker's cars. */
  share: z.number(),
  body: z.enum(BODY_TYPES),
  /** Default: 'private'. */
  use: Use.optional(),
  /** Share of the price lost each year; default 0.135. */
  fade: z.number().optional(),
  /** Overrides the maker's numbering, for another plant or a different chassis code. */
  vin: VinNumbering.partial().optional(),
  generations: z.array(Generation),
})
export type Model = z.infer<typeof Model>

const Maker = z.strictObject({
  /** Notes on the codes for readers of the file. */
  note: z.string().optional(),
  name: z.string(),
  /** Relative share of the stock. */
  share: z.number(),
  numbering: z.discriminatedUnion('style', [FrameNumbering, VinNumbering]),
  models: z.array(Model),
})
export type Maker = z.infer<typeof Maker>

/** The order decides which car a stock number becomes. */
const ORDER =
  'toyota nissan honda mazda suzuki daihatsu subaru mitsubishi lexus isuzu hino fuso ud mercedes-benz bmw mini volkswagen audi porsche volvo peugeot jeep land-rover'

/** Every maker of the demonstration stock. */
export const MAKERS: readonly Maker[] = ORDER.split(' ').map((file) =>
  Maker.parse(JSON.parse(readFileSync(new URL(`makers/${file}.json`, import.meta.url), 'utf8'))),
)
