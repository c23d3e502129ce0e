import { BODY_TYPES } from '@minato/contract/enumerations'
import { readFileSync } from 'node:fs'
import { z } from 'zod'

/**
 * The catalogue of the demonstration, one file per maker in `makers/`. It holds facts that anyone of the trade knows (which
 * code was built when, with which engine, in which measures), written for this project; nothing is copied from a data set.
 */

/** A year, or a year and month where the month is known. */
const Since = z.union([z.int(), z.tuple([z.int(), z.int().min(1).max(12)])])
export type Since = z.infer<typeof Since>

/** P petrol, D diesel, H hybrid, G plug-in hybrid, E electric, L LPG, C CNG. */
const FuelLetter = z.enum(['P', 'D', 'H', 'G', 'E', 'L', 'C'])
export type FuelLetter = z.infer<typeof FuelLetter>
/** Fuel, driven wheels, gearbox; 'AM' is mostly automatic, 'MA' mostly manual. A 4WD has a code of its own with most makers. */
const Build = z.templateLiteral([FuelLetter, z.enum(['2', '4']), z.enum(['A', 'M', 'AM', 'MA'])])
export type Build = z.infer<typeof Build>

/** Grade names with the factor on the generation's price level. */
const Grades = z.array(z.tuple([z.string(), z.number()]))
export type Grades = z.infer<typeof Grades>

const CodeOptions = z.strictObject({
  /** Factor on the price level beside that of the grade. */
  price: z.number().optional(),
  grades: Grades.optional(),
  /** Years built, where the code did not live as long as its generation. */
  from: Since.optional(),
  to: Since.optional(),
  seats: z.int().optional(),
  doors: z.int().optional(),
  /** Share of left-hand-drive cars, 0 to 1. */
  left: z.number().optional(),
})

/** Model code, engine code, engine size in cc (0 for electric), build, weight among the codes (1 where left out), options. */
const Code = z.tuple([z.string(), z.string(), z.int(), Build, z.number().optional(), CodeOptions.optional()])
export type Code = z.infer<typeof Code>

const Generation = z.strictObject({
  from: Since,
  /** Still built where left out. */
  to: Since.optional(),
  /** The model's body where left out. */
  body: z.enum(BODY_TYPES).optional(),
  doors: z.int(),
  seats: z.int(),
  /** Length, width, height in mm. */
  size: z.tuple([z.int(), z.int(), z.int()]),
  /** One size, or front and rear. */
  tyres: z.union([z.string(), z.tuple([z.string(), z.string()])]),
  /** Price level in USD: of the new car in its middle grade, or, of a collector's car, of a good used one today. */
  price: z.number(),
  /** Sought after: the price no longer falls with age. */
  collector: z.boolean().optional(),
  /** Weight beside that of the years (1 where left out). */
  weight: z.number().optional(),
  grades: Grades,
  codes: z.array(Code),
})
export type Generation = z.infer<typeof Generation>

/** How a car is used; mileage, colours and wear follow from it. */
const Use = z.enum(['private', 'commercial', 'truck', 'bus', 'taxi', 'weekend'])
export type Use = z.infer<typeof Use>

/** Chassis number of a Japanese car: code, hyphen, serial of so many digits. */
const FrameNumbering = z.strictObject({
  style: z.literal('frame'),
  digits: z.literal([5, 6, 7]),
  /** `NZE161G` is numbered `NZE161-…` by some makers, `JB64W` is `JB64W-…` by others. */
  code: z.enum(['whole', 'without-body-letters']),
})
export type FrameNumbering = z.infer<typeof FrameNumbering>

/**
 * 17 characters, ISO 3779. What lies between the maker's part and the serial:
 * - mercedes: the six digits of the type, then 1 or 2 for the steering, plant
 * - bmw: two letters and two figures of the type, zeros, plant
 * - zzz: ZZZ, the two of the type, Z, year, plant (Volkswagen, Audi, Porsche)
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
  /** Share among the maker's cars, relative. */
  share: z.number(),
  body: z.enum(BODY_TYPES),
  /** 'private' where left out. */
  use: Use.optional(),
  /** Part of the price lost each year; 0.135 where left out. */
  fade: z.number().optional(),
  /** Overrides the maker's numbering: a plant of its own, or a chassis code that differs. */
  vin: VinNumbering.partial().optional(),
  generations: z.array(Generation),
})
export type Model = z.infer<typeof Model>

const Maker = z.strictObject({
  /** What a reader of the codes has to know. */
  note: z.string().optional(),
  name: z.string(),
  /** Share of the stock, relative. */
  share: z.number(),
  numbering: z.discriminatedUnion('style', [FrameNumbering, VinNumbering]),
  models: z.array(Model),
})
export type Maker = z.infer<typeof Maker>

/** The order decides which car a number of the stock becomes. */
const ORDER =
  'toyota nissan honda mazda suzuki daihatsu subaru mitsubishi lexus isuzu hino fuso ud mercedes-benz bmw mini volkswagen audi porsche volvo peugeot jeep land-rover'

/** Every maker of the demonstration stock. */
export const MAKERS: readonly Maker[] = ORDER.split(' ').map((file) =>
  Maker.parse(JSON.parse(readFileSync(new URL(`makers/${file}.json`, import.meta.url), 'utf8'))),
)
