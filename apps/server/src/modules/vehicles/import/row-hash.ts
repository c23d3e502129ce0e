import { createHash } from 'node:crypto'
import { EQUIPMENT, EQUIPMENT_KIT, INSPECTED_PARTS } from '@minato/contract/sheet-enumerations'
import type { ImportedCar } from './imported-car.ts'

const emptyValues = <K extends string>(keys: readonly K[]) =>
  Object.fromEntries(keys.map((key) => [key, null])) as Record<K, null>
const NO_SHEETS = JSON.stringify([emptyValues(EQUIPMENT_KIT), emptyValues(INSPECTED_PARTS), emptyValues(EQUIPMENT)])

/** Their order is part of the stored hashes; a field that is added later counts by its name. */
const HASHED = [
  'chassis',
  'mileage',
  'engineCode',
  'seatBeltYear',
  'fuelType',
  'engineSize',
  'transmissionType',
  'driveType',
  'doors',
  'numberSeat',
  'color',
  'steering',
] as const
const addedValues = (specification: object): string[] =>
  Object.entries(specification)
    .filter(([key, value]) => value !== null && !HASHED.some((name) => name === key))
    .map(([key, value]) => `${key} ${value}`)
    .sort()

/** Hash of the values as read, so that the order of columns does not matter. */
export function hashOf(car: ImportedCar): string {
  const { specification: s, utils: u, location: l, equipKit, inspectorFeedback, equipmentFeedback } = car
  const sheets = JSON.stringify([equipKit, inspectorFeedback, equipmentFeedback])
  const values = [
    car.brand,
    car.model,
    car.modelYear,
    car.trim,
    car.price,
    car.grade,
    car.firstRegistration?.year,
    car.firstRegistration?.month,
    car.manufacture?.year,
    car.manufacture?.month,
    l.country,
    l.city,
    l.street,
    l.district,
    ...HASHED.map((key) => s[key]),
    u.type,
    u.dimension.length,
    u.dimension.width,
    u.dimension.height,
    u.cubicMeter,
    u.frontTireSize,
    u.rearTireSize,
    sheets === NO_SHEETS ? '' : sheets,
    ...addedValues(s),
  ]
  return createHash('md5').update(values.join('\u0001')).digest('base64')
}
