import { EQUIPMENT, EQUIPMENT_KIT, INSPECTED_PARTS } from './enumerations.ts'

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
 * What a column of a dealer's file can mean. `name` is maker and model in one cell, `trim` the model code, `id` the
 * source's own number of the car, `location` a place of any kind, `tires` one size for both axles.
 */
export type ImportField = (typeof PLAIN_FIELDS)[number] | Kit | Inspected | Equipment

export const IMPORT_FIELDS: readonly ImportField[] = [
  ...PLAIN_FIELDS,
  ...EQUIPMENT_KIT.map((part): Kit => `equipKit.${part}`),
  ...INSPECTED_PARTS.map((part): Inspected => `inspectorFeedback.${part}`),
  ...EQUIPMENT.map((part): Equipment => `equipmentFeedback.${part}`),
]
