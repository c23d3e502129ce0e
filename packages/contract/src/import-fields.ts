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
} from './enumerations.ts'

const PLAIN_FIELDS = [
  'brand',
  'model',
  'name',
  'modelYear',
  'trim',
  'grade',
  'chassis',
  'firstRegistration',
  'registrationMonth',
  'manufacture',
  'manufactureMonth',
  'seatBeltYear',
  'mileage',
  'engineSize',
  'engineCode',
  'transmissionType',
  'driveType',
  'steering',
  'fuelType',
  'color',
  'doors',
  'numberSeat',
  'bodyType',
  'price',
  'currency',
  'length',
  'width',
  'height',
  'dimension',
  'cubicMeter',
  'tires',
  'frontTireSize',
  'rearTireSize',
  'country',
  'city',
  'street',
  'district',
  'location',
  'id',
] as const

type Kit = `equipKit.${(typeof EQUIPMENT_KIT)[number]}`
type Inspected = `inspectorFeedback.${(typeof INSPECTED_PARTS)[number]}`
type Equipment = `equipmentFeedback.${(typeof EQUIPMENT)[number]}`

/**
 * Meanings of a column in a dealer's file. `name` is maker and model in one cell, `trim` the model
 * code, `id` the source's own number of the car, `location` a place of any kind, `tires` one size
 * for both axles.
 */
export type ImportField = (typeof PLAIN_FIELDS)[number] | Kit | Inspected | Equipment

export const IMPORT_FIELDS: readonly ImportField[] = [
  ...PLAIN_FIELDS,
  ...EQUIPMENT_KIT.map((part): Kit => `equipKit.${part}`),
  ...INSPECTED_PARTS.map((part): Inspected => `inspectorFeedback.${part}`),
  ...EQUIPMENT.map((part): Equipment => `equipmentFeedback.${part}`),
]

const VALUE_LISTS: Partial<Record<ImportField, readonly string[]>> = {
  transmissionType: TRANSMISSION_TYPES,
  driveType: DRIVE_TYPES,
  steering: STEERINGS,
  fuelType: FUEL_TYPES,
  color: COLORS,
  bodyType: BODY_TYPES,
  doors: ['2', '3', '4', '5', '6'],
}

/** The values that a field can have, or null where it takes any text or number. */
export const fieldOptions = (field: ImportField): readonly string[] | null =>
  field.startsWith('equipKit.') ? EQUIPPED : field.includes('Feedback.') ? RATINGS : (VALUE_LISTS[field] ?? null)
