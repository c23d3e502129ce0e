import { EQUIPMENT, EQUIPMENT_KIT, INSPECTED_PARTS } from '@minato/contract/enumerations'
import type { VehicleStatus } from '@minato/contract/enumerations'
import type { VehicleFields } from '@minato/contract/vehicles-shapes'
import { chassisKey, wordsOf } from '@minato/domain/search-text'
import { randomUUID } from 'node:crypto'
import { copyRows, stageRows } from '../../../platform/copy.ts'
import type { CopyValue } from '../../../platform/copy.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { trimFinder } from '../../catalog/service.ts'
import type { TrimIds, TrimPath } from '../../catalog/service.ts'
import { pricer } from '../../pricing/service.ts'

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
const COLUMNS: Record<string, (car: NewCar, ids: TrimIds) => CopyValue> = {
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
  chassis_key: ({ fields }) =>
    fields.specification.chassis === null ? null : chassisKey(fields.specification.chassis) || null,
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
  words: (car) => carWords(car.brand, car.model, car.trim, car.fields.grade),
  source_key: (car) => car.sourceKey,
  source_hash: (car) => car.sourceHash,
}
const ON_INSERT = ['tenant_id', 'id', 'car_no', 'status', 'publication_date', 'price', 'previous_price']
const SHEET_COLUMNS = [...EQUIPMENT_KIT, ...INSPECTED_PARTS, ...EQUIPMENT].map((key) =>
  key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
)

const carWords = (brand: string, model: string, trim: string, grade: string | null): string[] => [
  ...new Set([brand, model, trim, grade ?? ''].flatMap(rememberedWords)),
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

export interface CarWriter {
  /** Writes new cars; answers their ids in the same order. */
  insert(cars: readonly NewCar[]): Promise<string[]>
  /** Gives cars that are there the values of the file; their status, pictures and number stay. */
  update(cars: readonly { id: string; car: NewCar }[]): Promise<void>
}

/** Writes many cars in one transaction, by COPY: made for files and the demonstration stock. */
export async function carWriter(tx: Transaction): Promise<CarWriter> {
  const [findTrims, priceOf] = [trimFinder(tx), await pricer(tx)]
  const shown = (car: NewCar, base: number | null): number | null =>
    base === null ? null : priceOf(base, car.fields.utils.type)

  return {
    async insert(cars) {
      const ids = await findTrims(cars)
      const first = await takeNumbers(tx, cars.length)
      const carIds = cars.map(() => randomUUID())
      await copyRows(
        tx,
        'vehicles.car',
        [...ON_INSERT, ...Object.keys(COLUMNS)],
        cars.map((car, i) => [
          tx.tenant,
          carIds[i],
          first + i,
          car.status,
          car.publicationDate,
          shown(car, car.price),
          shown(car, car.previousPrice),
          ...Object.values(COLUMNS).map((value) => value(car, ids[i] as TrimIds)),
        ]),
      )
      await copySheets(
        tx,
        cars.map((car, i) => ({ id: carIds[i] as string, car })),
      )
      return carIds
    },
    async update(changed) {
      if (changed.length === 0) return
      const ids = await findTrims(changed.map(({ car }) => car))
      const columns = Object.keys(COLUMNS)
      const staged = await stageRows(
        tx,
        'vehicles.car',
        ['id', ...columns],
        changed.map(({ id, car }, i) => [id, ...Object.values(COLUMNS).map((value) => value(car, ids[i] as TrimIds))]),
      )
      await tx.connection.query(
        `update vehicles.car c set ${columns.map((column) => `${column} = i.${column}`).join(', ')}, version = c.version + 1, updated_at = now()
        from ${staged} i where c.tenant_id = $1 and c.id = i.id`,
        [tx.tenant],
      )
      await tx.connection.query(
        `delete from vehicles.sheet s using ${staged} i where s.tenant_id = $1 and s.car_id = i.id`,
        [tx.tenant],
      )
      await copySheets(tx, changed)
      await tx.connection.query(`drop table ${staged}`)
    },
  }
}

async function takeNumbers(tx: Transaction, count: number): Promise<number> {
  const [row] = await tx.rows<{ last_car_no: number }>(sql`
    insert into vehicles.counter (tenant_id, last_car_no) values (${tx.tenant}, 10000 + ${count}::integer)
    on conflict (tenant_id) do update set last_car_no = vehicles.counter.last_car_no + ${count}::integer returning last_car_no`)
  return (row?.last_car_no ?? 0) - count + 1
}

async function copySheets(tx: Transaction, cars: readonly { id: string; car: NewCar }[]): Promise<void> {
  const rows = cars
    .map(({ id, car }) => [id, ...sheetValues(car.fields)] as const)
    .filter(([, ...values]) => values.some((value) => value !== null))
  if (rows.length)
    await copyRows(
      tx,
      'vehicles.sheet',
      ['tenant_id', 'car_id', ...SHEET_COLUMNS],
      rows.map((row) => [tx.tenant, ...row]),
    )
}

const sheetValues = ({ equipKit, inspectorFeedback, equipmentFeedback }: VehicleFields): CopyValue[] => [
  ...EQUIPMENT_KIT.map((key) => equipKit[key]),
  ...INSPECTED_PARTS.map((key) => inspectorFeedback[key]),
  ...EQUIPMENT.map((key) => equipmentFeedback[key]),
]
