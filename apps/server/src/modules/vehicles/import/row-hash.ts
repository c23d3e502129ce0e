import { createHash } from 'node:crypto'
import { EQUIPMENT, EQUIPMENT_KIT, INSPECTED_PARTS } from '@minato/contract/sheet-enumerations'
import type { ImportedCar } from './imported-car.ts'

const none = <K extends string>(keys: readonly K[]) =>
  Object.fromEntries(keys.map((key) => [key, null])) as Record<K, null>
const NO_SHEETS = JSON.stringify([none(EQUIPMENT_KIT), none(INSPECTED_PARTS), none(EQUIPMENT)])

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
    ...Object.values(s),
    u.type,
    ...Object.values(u.dimension),
    u.cubicMeter,
    u.frontTireSize,
    u.rearTireSize,
    sheets === NO_SHEETS ? '' : sheets,
  ]
  return createHash('md5').update(values.join('\u0001')).digest('base64')
}
