import { EQUIPMENT, EQUIPMENT_KIT, INSPECTED_PARTS } from '@minato/contract/sheet-enumerations'
import type { VehicleStatus } from '@minato/contract/enumerations'
import type { VehicleFields } from '@minato/contract/vehicles-shapes'
import { chassisKey, wordsOf } from '@minato/domain/search-text'
import type { CopyValue } from '../../../platform/database/copy-rows.ts'
import type { TrimIds, TrimPath } from '../../catalog/service.ts'
import { columnOf, FIELD_VALUES } from '../field-columns.ts'

/** A car to create, from a file or the demonstration stock. Prices are base prices in whole USD. */
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

/** Columns of vehicles.car that come from a NewCar, each with the value it takes. */
export const COLUMNS: Record<string, (car: NewCar, ids: TrimIds) => CopyValue> = {
  brand_id: (_, ids) => ids.brandId,
  model_id: (_, ids) => ids.modelId,
  trim_id: (_, ids) => ids.trimId,
  base_price: (car) => car.price,
  base_previous_price: (car) => car.previousPrice,
  best_deal_since: (car) => car.bestDealSince,
  ...Object.fromEntries(
    Object.entries(FIELD_VALUES).map(([column, valueOf]) => [column, ({ fields }: NewCar) => valueOf(fields)]),
  ),
  chassis_key: (car) => chassisKeyOf(car),
  words: (car) => searchWordsOf(car),
  source_key: (car) => car.sourceKey,
  source_hash: (car) => car.sourceHash,
}

/** The normalized chassis that vehicles.car compares; null without a chassis. */
const chassisKeyOf = ({ fields: { specification } }: NewCar): string | null =>
  specification.chassis === null ? null : chassisKey(specification.chassis) || null

const searchWordsOf = ({ brand, model, trim, fields }: NewCar): string[] =>
  searchWords([brand, model, trim, fields.grade])

/** Search words of a car's maker, model, model code and grade. */
export const searchWords = (names: readonly (string | null)[]): string[] => [
  ...new Set(names.flatMap((name) => cachedWords(name ?? ''))),
]

// Names repeat within a file, so their words are cached.
const wordCache = new Map<string, string[]>()
function cachedWords(text: string): string[] {
  let words = wordCache.get(text)
  if (!words) {
    if (wordCache.size > 20_000) wordCache.clear()
    wordCache.set(text, (words = wordsOf(text)))
  }
  return words
}

export const SHEET_COLUMNS = [...EQUIPMENT_KIT, ...INSPECTED_PARTS, ...EQUIPMENT].map(columnOf)

const sheetValues = ({ equipKit, inspectorFeedback, equipmentFeedback }: VehicleFields): CopyValue[] => [
  ...EQUIPMENT_KIT.map((key) => equipKit[key]),
  ...INSPECTED_PARTS.map((key) => inspectorFeedback[key]),
  ...EQUIPMENT.map((key) => equipmentFeedback[key]),
]

/** Rows of vehicles.sheet, (tenant_id, car_id, SHEET_COLUMNS), for cars with at least one rating. */
export const sheetRows = (tenant: string, cars: readonly { id: string; car: NewCar }[]): CopyValue[][] =>
  cars
    .map(({ id, car }) => ({ id, values: sheetValues(car.fields) }))
    .filter(({ values }) => values.some((value) => value !== null))
    .map(({ id, values }) => [tenant, id, ...values])
