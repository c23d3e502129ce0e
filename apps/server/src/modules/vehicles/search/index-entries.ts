import { ENGINE_SIZE_OPTIONS, MILEAGE_OPTIONS, PRICE_OPTIONS } from '@minato/contract/enumerations'

/** What the index knows of a car: the columns of `indexedCars` in search/store.ts. */
export interface IndexedCar {
  car_no: number
  status: string
  brand_id: string
  model_id: string
  body_type: string | null
  color: string | null
  steering: string | null
  drive_type: string | null
  transmission_type: string | null
  fuel_type: string | null
  doors: number | null
  number_seat: number | null
  engine_code: string | null
  first_registration_year: number | null
  price: number | null
  mileage: number | null
  engine_size: number | null
  is_best_deal: boolean
  words: string[]
}

/** Bits of a segment, and the places of a car in it: the highest number stands first (db/migrations/0005). */
export const SEGMENT_BITS = 16_384
export const segmentOf = (carNo: number): number => carNo >> 14
export const placeOf = (carNo: number): number => SEGMENT_BITS - 1 - (carNo & (SEGMENT_BITS - 1))

/** Fields kept as binary places, and how many: price to 134 million, mileage to 8 million, engine size to 32 thousand. */
export const FIELDS = { 'price/': 27, 'mileage/': 23, 'engineSize/': 15 } as const
export type Field = keyof typeof FIELDS
/** As stored: 0 is unknown, so that a known 0 still counts. */
export const stored = (field: Field, value: number): number => Math.min(value, 2 ** FIELDS[field] - 2) + 1

/** Calls `put` for every row of the index in which the car's bit is one. */
export function entriesOf(car: IndexedCar, put: (kind: string, value: string) => void): void {
  put('status', car.status)
  put('brand', car.brand_id)
  put('model', car.model_id)
  const options: [string, string | number | null][] = [
    ['category', car.body_type], ['color', car.color], ['steering', car.steering], ['driveType', car.drive_type],
    ['transmissionType', car.transmission_type], ['fuelType', car.fuel_type], ['doors', car.doors], ['numberSeat', car.number_seat],
    ['engineCode', car.engine_code && engineCodeKey(car.engine_code)], ['year', car.first_registration_year],
    ['bestDeal', String(car.is_best_deal)],
  ]
  for (const [kind, value] of options) if (value !== null && value !== '') put(kind, String(value))
  for (const word of car.words) put('word', word)
  upTo('priceUpTo', PRICE_OPTIONS, car.price, put)
  upTo('mileageUpTo', MILEAGE_OPTIONS, car.mileage, put)
  upTo('engineSizeUpTo', ENGINE_SIZE_OPTIONS, car.engine_size, put)
  places('price/', car.price, put)
  places('mileage/', car.mileage, put)
  places('engineSize/', car.engine_size, put)
}

/** Engine codes are compared like chassis numbers: '1NZ-FE' is '1nzfe'. */
export const engineCodeKey = (code: string): string => code.toUpperCase().replace(/[^A-Z0-9]+/g, '')

function upTo(kind: string, options: readonly number[], value: number | null, put: (kind: string, value: string) => void): void {
  if (value === null) return
  for (const option of options) if (value <= option) put(kind, String(option))
}

function places(field: Field, value: number | null, put: (kind: string, value: string) => void): void {
  if (value === null) return
  const number = stored(field, value)
  for (let place = 0; place < FIELDS[field]; place++) if ((number >> place) & 1) put(field, String(place))
}
