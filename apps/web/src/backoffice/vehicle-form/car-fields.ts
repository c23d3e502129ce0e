import { CHOICES } from '@minato/contract/enumerations'
import { EQUIPMENT, EQUIPMENT_KIT, EQUIPPED, INSPECTED_PARTS, RATINGS } from '@minato/contract/sheet-enumerations'
import { FORM_ORDER, vehicleFields } from '@minato/contract/vehicle-fields'

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
  /** Never copied from another car. */
  isOwn?: true
}

const all = <K extends string>(
  group: Group,
  path: string,
  keys: readonly K[],
  values: readonly string[],
): readonly CarField[] => keys.map((key) => ({ name: `${path}.${key}`, group, kind: 'choice', values }))

/** Yen that anything about a car may have cost. */
const YEN = { kind: 'whole', min: 0, max: 2_000_000_000 } as const

/** The rows of the table of fields, whose name here is their place in the contract. */
const FACTS: readonly CarField[] = vehicleFields(FORM_ORDER).map(({ path, list, ...field }) => ({
  ...field,
  name: path,
  ...(list && { values: CHOICES[list] }),
  ...(field.group !== 'basic' && !field.isOwn && { isLikeOthers: true }),
}))
const CHASSIS_AND_MILEAGE = 2
const SHEETS: readonly CarField[] = [
  ...all('inspection', 'inspectorFeedback', INSPECTED_PARTS, RATINGS),
  ...all('equipment', 'equipmentFeedback', EQUIPMENT, RATINGS),
  ...all('kit', 'equipKit', EQUIPMENT_KIT, EQUIPPED),
]
/** Of a new car; an existing car's price has its own form. */
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
/** Amounts of money: an ambiguous number is asked about. */
export const MONEY_FIELDS = [PRICE_FIELD, ...PURCHASE_FIELDS.filter(({ kind }) => kind === 'whole')]
const isSize = ({ group }: CarField) => group === 'dimensions'
export const CAR_FIELDS: readonly CarField[] = [
  ...FACTS.slice(0, CHASSIS_AND_MILEAGE),
  { name: 'trimId', group: 'basic', kind: 'text', isRequired: true },
  ...FACTS.slice(CHASSIS_AND_MILEAGE).filter((field) => !isSize(field)),
  ...SHEETS,
  ...FACTS.filter(isSize),
]

export const fieldsOf = (group: Group): readonly CarField[] =>
  [...CAR_FIELDS, PRICE_FIELD, ...PURCHASE_FIELDS].filter((field) => field.group === group)
