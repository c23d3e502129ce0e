import {
  BODY_TYPES,
  COLORS,
  DRIVE_TYPES,
  EQUIPMENT,
  EQUIPMENT_KIT,
  EQUIPPED,
  FUEL_TYPES,
  INSPECTED_PARTS,
  RATINGS,
  STEERINGS,
  TRANSMISSION_TYPES,
} from '@minato/contract/enumerations'

/**
 * Every field of the car's form, named by its place in the contract, in the order in which it is filled in. A test holds
 * this list to the contract: no field of a car without its input, and the same limits.
 */

export const GROUPS = [
  'basic',
  'specification',
  'inspection',
  'equipment',
  'kit',
  'dimensions',
  'price',
  'purchase',
] as const
export type Group = (typeof GROUPS)[number]

export interface CarField {
  name: string
  group: Group
  /** `choice` is one of `values`, `month` a year with or without its month, `hs-code` 6 to 10 digits. */
  kind: 'text' | 'whole' | 'decimal' | 'year' | 'month' | 'date' | 'choice' | 'hs-code'
  values?: readonly string[]
  /** Of a number; of a text its length is at most `max`. */
  min?: number
  max?: number
  isRequired?: true
  /**
   * The same for every car of the model code, so it may be taken from another one. Never what belongs to one car only:
   * chassis, yard, mileage, dates, price, condition.
   */
  isLikeOthers?: true
}

const all = <K extends string>(
  group: Group,
  path: string,
  keys: readonly K[],
  values: readonly string[],
): readonly CarField[] => keys.map((key) => ({ name: `${path}.${key}`, group, kind: 'choice', values }))

/** Yen that anything about a car may have cost. */
const YEN = { kind: 'whole', min: 0, max: 2_000_000_000 } as const

const FACTS: readonly CarField[] = [
  { name: 'specification.chassis', group: 'basic', kind: 'text', max: 40, isRequired: true },
  { name: 'specification.mileage', group: 'basic', kind: 'whole', min: 0, max: 5_000_000, isRequired: true },
  { name: 'trimId', group: 'basic', kind: 'text', isRequired: true },
  { name: 'grade', group: 'basic', kind: 'text', max: 80 },
  { name: 'firstRegistration', group: 'basic', kind: 'month' },
  { name: 'manufacture', group: 'basic', kind: 'month' },
  { name: 'location.country', group: 'basic', kind: 'text', max: 2 },
  { name: 'location.city', group: 'basic', kind: 'text', max: 80 },
  { name: 'location.district', group: 'basic', kind: 'text', max: 80 },
  { name: 'location.street', group: 'basic', kind: 'text', max: 120 },
  { name: 'specification.color', group: 'specification', kind: 'choice', values: COLORS },
  { name: 'utils.type', group: 'specification', kind: 'choice', values: BODY_TYPES, isLikeOthers: true },
  { name: 'specification.engineCode', group: 'specification', kind: 'text', max: 40, isLikeOthers: true },
  { name: 'specification.engineSize', group: 'specification', kind: 'whole', min: 0, max: 30_000, isLikeOthers: true },
  { name: 'specification.fuelType', group: 'specification', kind: 'choice', values: FUEL_TYPES, isLikeOthers: true },
  {
    name: 'specification.transmissionType',
    group: 'specification',
    kind: 'choice',
    values: TRANSMISSION_TYPES,
    isLikeOthers: true,
  },
  { name: 'specification.driveType', group: 'specification', kind: 'choice', values: DRIVE_TYPES, isLikeOthers: true },
  { name: 'specification.steering', group: 'specification', kind: 'choice', values: STEERINGS, isLikeOthers: true },
  { name: 'specification.doors', group: 'specification', kind: 'whole', min: 1, max: 9, isLikeOthers: true },
  { name: 'specification.numberSeat', group: 'specification', kind: 'whole', min: 1, max: 100, isLikeOthers: true },
  { name: 'specification.seatBeltYear', group: 'specification', kind: 'year', min: 1950, max: 2100 },
]
const SHEETS: readonly CarField[] = [
  ...all('inspection', 'inspectorFeedback', INSPECTED_PARTS, RATINGS),
  ...all('equipment', 'equipmentFeedback', EQUIPMENT, RATINGS),
  ...all('kit', 'equipKit', EQUIPMENT_KIT, EQUIPPED),
]
const SIZES: readonly CarField[] = [
  { name: 'utils.dimension.length', group: 'dimensions', kind: 'whole', min: 1, max: 30_000, isLikeOthers: true },
  { name: 'utils.dimension.width', group: 'dimensions', kind: 'whole', min: 1, max: 10_000, isLikeOthers: true },
  { name: 'utils.dimension.height', group: 'dimensions', kind: 'whole', min: 1, max: 10_000, isLikeOthers: true },
  { name: 'utils.cubicMeter', group: 'dimensions', kind: 'decimal', min: 0.01, max: 500, isLikeOthers: true },
  { name: 'utils.frontTireSize', group: 'dimensions', kind: 'text', max: 30, isLikeOthers: true },
  { name: 'utils.rearTireSize', group: 'dimensions', kind: 'text', max: 30, isLikeOthers: true },
]
/** Of a new car; the price of one that stands has a form of its own. */
export const PRICE_FIELD: CarField = {
  name: 'price',
  group: 'price',
  kind: 'whole',
  min: 1,
  max: 100_000_000,
  isRequired: true,
}
/** For managers alone, kept beside the car with a version of its own (VEH-12). */
export const PURCHASE_FIELDS: readonly CarField[] = [
  { name: 'purchase.auction', group: 'purchase', kind: 'text', max: 80 },
  { name: 'purchase.lot', group: 'purchase', kind: 'text', max: 40 },
  { name: 'purchase.date', group: 'purchase', kind: 'date' },
  { name: 'purchase.cost', group: 'purchase', ...YEN },
  { name: 'purchase.inlandCost', group: 'purchase', ...YEN },
  { name: 'purchase.repairCost', group: 'purchase', ...YEN },
  { name: 'purchase.otherCost', group: 'purchase', ...YEN },
  { name: 'purchase.rate', group: 'purchase', kind: 'decimal', min: 1, max: 1000 },
  { name: 'purchase.hsCode', group: 'purchase', kind: 'hs-code' },
]
/** Amounts of money: a number that can be read in two ways is asked about. */
export const MONEY_FIELDS = [PRICE_FIELD, ...PURCHASE_FIELDS.filter(({ kind }) => kind === 'whole')]
export const CAR_FIELDS: readonly CarField[] = [...FACTS, ...SHEETS, ...SIZES]

export const fieldsOf = (group: Group): readonly CarField[] =>
  [...CAR_FIELDS, PRICE_FIELD, ...PURCHASE_FIELDS].filter((field) => field.group === group)
