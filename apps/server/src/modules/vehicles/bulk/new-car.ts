import { EQUIPMENT, EQUIPMENT_KIT, INSPECTED_PARTS } from '@minato/contract/enumerations'
import type { VehicleStatus } from '@minato/contract/enumerations'
import type { VehicleFields } from '@minato/contract/vehicles-shapes'
import { chassisKey, wordsOf } from '@minato/domain/search-text'
import type { CopyValue } from '../../../platform/database/copy-rows.ts'
import type { TrimIds, TrimPath } from '../../catalog/service.ts'

/** A car that is not there yet, as a file or the demonstration stock brings it. Prices are base prices, whole USD. */
export interface NewCar extends TrimPath {
  fields: VehicleFields
  status: VehicleStatus
  publicationDate: string | null
  price: number | null
  previousPrice: number | null
  bestDealSince: string | null
  sourceKey: string | null
  sourceHash: string | null
}

/** Columns of vehicles.car that come from a NewCar, each with the value it takes; a field is one line here. */
export const COLUMNS: Record<string, (car: NewCar, ids: TrimIds) => CopyValue> = {
  brand_id: (_, ids) => ids.brandId,
  model_id: (_, ids) => ids.modelId,
  trim_id: (_, ids) => ids.trimId,
  base_price: (car) => car.price,
  base_previous_price: (car) => car.previousPrice,
  best_deal_since: (car) => car.bestDealSince,
  grade: ({ fields }) => fields.grade,
  first_registration_year: ({ fields }) => fields.firstRegistration?.year,
  first_registration_month: ({ fields }) => fields.firstRegistration?.month,
  manufacture_year: ({ fields }) => fields.manufacture?.year,
  manufacture_month: ({ fields }) => fields.manufacture?.month,
  chassis: ({ fields }) => fields.specification.chassis,
  chassis_key: (car) => chassisKeyOf(car),
  mileage: ({ fields }) => fields.specification.mileage,
  engine_code: ({ fields }) => fields.specification.engineCode,
  seat_belt_year: ({ fields }) => fields.specification.seatBeltYear,
  fuel_type: ({ fields }) => fields.specification.fuelType,
  engine_size: ({ fields }) => fields.specification.engineSize,
  transmission_type: ({ fields }) => fields.specification.transmissionType,
  drive_type: ({ fields }) => fields.specification.driveType,
  doors: ({ fields }) => fields.specification.doors,
  number_seat: ({ fields }) => fields.specification.numberSeat,
  color: ({ fields }) => fields.specification.color,
  steering: ({ fields }) => fields.specification.steering,
  body_type: ({ fields }) => fields.utils.type,
  length: ({ fields }) => fields.utils.dimension.length,
  width: ({ fields }) => fields.utils.dimension.width,
  height: ({ fields }) => fields.utils.dimension.height,
  cubic_meter: ({ fields }) => fields.utils.cubicMeter,
  front_tire_size: ({ fields }) => fields.utils.frontTireSize,
  rear_tire_size: ({ fields }) => fields.utils.rearTireSize,
  country: ({ fields }) => fields.location.country,
  city: ({ fields }) => fields.location.city,
  street: ({ fields }) => fields.location.street,
  district: ({ fields }) => fields.location.district,
  words: (car) => carWords(car),
  source_key: (car) => car.sourceKey,
  source_hash: (car) => car.sourceHash,
}

/** The chassis as vehicles.car compares it; null where there is none. */
export const chassisKeyOf = ({ fields: { specification } }: NewCar): string | null =>
  specification.chassis === null ? null : chassisKey(specification.chassis) || null

const carWords = ({ brand, model, trim, fields }: NewCar): string[] => wordsOfCar([brand, model, trim, fields.grade])

/** The search words of a car by its names: maker, model, model code and grade. */
export const wordsOfCar = (names: readonly (string | null)[]): string[] => [
  ...new Set(names.flatMap((name) => rememberedWords(name ?? ''))),
]

// A file repeats its names; their words are worked out once.
const remembered = new Map<string, string[]>()
function rememberedWords(text: string): string[] {
  let words = remembered.get(text)
  if (!words) {
    if (remembered.size > 20_000) remembered.clear()
    remembered.set(text, (words = wordsOf(text)))
  }
  return words
}

export const SHEET_COLUMNS = [...EQUIPMENT_KIT, ...INSPECTED_PARTS, ...EQUIPMENT].map((key) =>
  key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
)

const sheetValues = ({ equipKit, inspectorFeedback, equipmentFeedback }: VehicleFields): CopyValue[] => [
  ...EQUIPMENT_KIT.map((key) => equipKit[key]),
  ...INSPECTED_PARTS.map((key) => inspectorFeedback[key]),
  ...EQUIPMENT.map((key) => equipmentFeedback[key]),
]

/** Rows of vehicles.sheet, (tenant_id, car_id, SHEET_COLUMNS), of the cars of whose sheets anything is known. */
export const sheetRows = (tenant: string, cars: readonly { id: string; car: NewCar }[]): CopyValue[][] =>
  cars
    .map(({ id, car }) => ({ id, values: sheetValues(car.fields) }))
    .filter(({ values }) => values.some((value) => value !== null))
    .map(({ id, values }) => [tenant, id, ...values])
