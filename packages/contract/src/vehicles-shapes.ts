import { z } from 'zod'
import { CHOICES, VEHICLE_STATUSES } from './enumerations.ts'
import { EQUIPMENT, EQUIPMENT_KIT, EQUIPPED, INSPECTED_PARTS, RATINGS } from './sheet-enumerations.ts'
import { Id, Instant, Money, Name, Text, Integer, YearMonth } from './primitives.ts'
import { fieldsAt } from './vehicle-fields.ts'
import type { PathOf, ValueOf, VehicleField, VehicleFieldName } from './vehicle-fields.ts'

/**
 * A car in the parts that the specification names (section 3). `null` means not known: missing
 * values are never invented (decision 4).
 */

const shapeOf = <K extends string, T extends z.ZodType>(keys: readonly K[], value: T) =>
  Object.fromEntries(keys.map((key) => [key, value])) as Record<K, T>

const valuesOf = ({ kind, list, min = 0, max = 0, isName }: VehicleField): z.ZodType => {
  if (kind === 'month') return YearMonth
  if (kind === 'choice') return z.enum(list ? CHOICES[list] : [])
  if (kind === 'text') return isName ? Name(max) : Text(max)
  return kind === 'decimal' ? z.number().min(min).max(max) : Integer(min, max)
}
type Part<P extends string> = {
  [
    N in VehicleFieldName as PathOf<N> extends `${P}${infer Key}`
      ? Key extends `${string}.${string}`
        ? never
        : Key
      : never
  ]: z.ZodNullable<z.ZodType<ValueOf<N>, ValueOf<N>>>
}
const partAt = <P extends string>(prefix: P): Part<P> =>
  Object.fromEntries(fieldsAt(prefix).map(([key, field]) => [key, valuesOf(field).nullable()])) as Part<P>

/** `mileage` in km, `engineSize` in cc, `seatBeltYear` the year the belts were made. */
export const Specification = z.strictObject(partAt('specification.')).meta({ id: 'Specification' })
export type Specification = z.infer<typeof Specification>

export const EquipKit = z.strictObject(shapeOf(EQUIPMENT_KIT, z.enum(EQUIPPED).nullable())).meta({ id: 'EquipKit' })
export type EquipKit = z.infer<typeof EquipKit>
export const InspectorFeedback = z
  .strictObject(shapeOf(INSPECTED_PARTS, z.enum(RATINGS).nullable()))
  .meta({ id: 'InspectorFeedback' })
export type InspectorFeedback = z.infer<typeof InspectorFeedback>
export const EquipmentFeedback = z
  .strictObject(shapeOf(EQUIPMENT, z.enum(RATINGS).nullable()))
  .meta({ id: 'EquipmentFeedback' })
export type EquipmentFeedback = z.infer<typeof EquipmentFeedback>

/** Lengths in mm. */
export const Dimension = z.strictObject(partAt('utils.dimension.')).meta({ id: 'Dimension' })
const { type, ...utils } = partAt('utils.')
/** `type` is the body category; `cubicMeter` in m³, the volume that freight is calculated on. */
export const Utils = z.strictObject({ type, dimension: Dimension, ...utils }).meta({ id: 'Utils' })
export type Utils = z.infer<typeof Utils>

export const Location = z
  .strictObject(partAt('location.'))
  .meta({ id: 'Location', description: 'country is ISO 3166 alpha-2' })
export type Location = z.infer<typeof Location>

/** Fields that people enter; fields that the server writes are in `VehicleStamps`. */
export const VehicleFields = z.strictObject({
  ...partAt(''),
  location: Location,
  specification: Specification,
  equipKit: EquipKit,
  inspectorFeedback: InspectorFeedback,
  equipmentFeedback: EquipmentFeedback,
  utils: Utils,
})
export type VehicleFields = z.infer<typeof VehicleFields>

/** A picture. `url` is its folder; `pictureAddress` names the file of a width and format in it. */
export const Image = z
  .object({
    id: Id,
    index: Integer(0, 200),
    isExternal: z.boolean(),
    url: z.string().max(500),
    width: Integer(1, 20_000),
    height: Integer(1, 20_000),
    /** A tiny picture as a data address, shown until the real one is there. */
    placeholder: z.string().max(2000),
    /** An illustration, labelled as such. */
    isIllustration: z.boolean(),
    /** The view that the picture shows; null where not known. */
    view: Text(20).nullable(),
  })
  .meta({ id: 'Image' })
export type Image = z.infer<typeof Image>

export const Named = z.object({ id: Id, name: z.string() })
export const VehicleTrim = z.object({
  id: Id,
  name: z.string(),
  trimYear: Integer(1900, 2100).nullable(),
  model: z.object({ id: Id, name: z.string(), modelYear: Integer(1900, 2100).nullable(), brand: Named }),
})

export const StatusHistory = z
  .object({ time: Instant, status: z.enum(VEHICLE_STATUSES) })
  .meta({ id: 'VehicleStatusHistory' })

/** Fields that the server writes. */
export const VehicleStamps = z.object({
  id: Id,
  itemId: Id,
  reference: z.string(),
  baseReference: z.string(),
  trim: VehicleTrim,
  publicationDate: Instant.nullable(),
  status: z.enum(VEHICLE_STATUSES),
  images: z.array(Image),
  numberOfImages: Integer(0, 200),
  price: Money.nullable(),
  previousPrice: Money.nullable(),
  isBestDeal: z.boolean(),
  isExternal: z.boolean(),
  statusHistories: z.array(StatusHistory),
  version: Integer(1, 2_000_000_000),
})

export const Vehicle = z.object({ ...VehicleStamps.shape, ...VehicleFields.shape }).meta({ id: 'Vehicle' })
export type Vehicle = z.infer<typeof Vehicle>

/** A base price as a manager set it, and the struck one beside it while there was a best deal; null: none. */
export const PriceHistory = z
  .object({ time: Instant, price: Money.nullable(), previousPrice: Money.nullable() })
  .meta({ id: 'VehiclePriceHistory' })

/** Without the bounds of prices: a cost may be beyond them, a margin below zero. */
const Dollars = z.object({ value: z.int(), currency: z.literal('USD') })

/**
 * Fields for managers only. Base prices are what managers set; visitors see them with the markup in
 * force.
 */
export const VehicleOffice = z
  .object({
    createdAt: Instant,
    updatedAt: Instant,
    /** Whole days in stock, until today or its sale. */
    daysInStock: z.int(),
    chassis: z.string().nullable(),
    /** Cost of the car, and the margin at its present price, in whole dollars; null where not known. */
    cost: Dollars.nullable(),
    margin: Dollars.nullable(),
    numberOfViews: z.int(),
    numberOfInquiry: z.int(),
    basePrice: Money.nullable(),
    basePreviousPrice: Money.nullable(),
    /** The markup on the base price, in per cent. */
    markupPercentage: z.number(),
    /** With CODE_4 alone; oldest first. */
    priceHistories: z.array(PriceHistory).optional(),
  })
  .meta({ id: 'VehicleOffice' })
export type VehicleOffice = z.infer<typeof VehicleOffice>
