import { CHOICES } from './enumerations.ts'
import { EQUIPMENT, EQUIPMENT_KIT, EQUIPPED, INSPECTED_PARTS, RATINGS } from './sheet-enumerations.ts'
import { VEHICLE_FIELDS, vehicleFields } from './vehicle-fields.ts'
import type { VehicleField, VehicleFieldName } from './vehicle-fields.ts'

/** Column meanings that are not vehicle fields: catalogue names, prices, and several fields in one column. */
type ImportOnlyField =
  | 'brand'
  | 'model'
  | 'name'
  | 'modelYear'
  | 'trim'
  | 'registrationMonth'
  | 'manufactureMonth'
  | 'price'
  | 'currency'
  | 'dimension'
  | 'tires'
  | 'location'
  | 'id'
/** Columns placed before a field. */
const BEFORE: Partial<Record<VehicleFieldName, readonly ImportOnlyField[]>> = {
  grade: ['brand', 'model', 'name', 'modelYear', 'trim'],
  manufacture: ['registrationMonth'],
  seatBeltYear: ['manufactureMonth'],
  length: ['price', 'currency'],
  cubicMeter: ['dimension'],
  frontTireSize: ['tires'],
}
const PLAIN_FIELDS: readonly (VehicleFieldName | ImportOnlyField)[] = [
  ...vehicleFields().flatMap(({ name }) => [...(BEFORE[name] ?? []), name]),
  'location',
  'id',
]

type Kit = `equipKit.${(typeof EQUIPMENT_KIT)[number]}`
type Inspected = `inspectorFeedback.${(typeof INSPECTED_PARTS)[number]}`
type Equipment = `equipmentFeedback.${(typeof EQUIPMENT)[number]}`

/**
 * Meanings of a column in a dealer's file. `name` is maker and model in one cell, `trim` the model
 * code, `id` the source's own number of the car, `location` a place of any kind, `tires` one size
 * for both axles.
 */
export type ImportField = VehicleFieldName | ImportOnlyField | Kit | Inspected | Equipment

export const IMPORT_FIELDS: readonly ImportField[] = [
  ...PLAIN_FIELDS,
  ...EQUIPMENT_KIT.map((part): Kit => `equipKit.${part}`),
  ...INSPECTED_PARTS.map((part): Inspected => `inspectorFeedback.${part}`),
  ...EQUIPMENT.map((part): Equipment => `equipmentFeedback.${part}`),
]

/** The definition of a vehicle field; undefined for any other import field. */
export const vehicleField = (field: ImportField): VehicleField | undefined =>
  (VEHICLE_FIELDS as Partial<Record<ImportField, VehicleField>>)[field]

/** The allowed values of a field; null if it takes any text or number. */
export const fieldOptions = (field: ImportField): readonly string[] | null => {
  if (field.includes('.')) return field.startsWith('equipKit.') ? EQUIPPED : RATINGS
  if (field === 'doors') return ['2', '3', '4', '5', '6']
  const { list } = vehicleField(field) ?? {}
  return list ? CHOICES[list] : null
}
