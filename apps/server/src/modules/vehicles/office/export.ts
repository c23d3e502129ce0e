import { EQUIPMENT, EQUIPMENT_KIT, INSPECTED_PARTS } from '@minato/contract/enumerations'
import type { QueryOf } from '@minato/contract/call'
import type { exportCars } from '@minato/contract/vehicles-office'
import type { Context } from '../../../context.ts'
import type { CsvValue } from '../../../platform/http/csv.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import { whereOf } from '../search/criteria-store.ts'
import { planOf } from '../search/service.ts'
import { statusesOf } from '../service.ts'
import { exportedCars } from './export-store.ts'
import type { ExportedRow } from './export-store.ts'

/** A list as a file that the import reads again: its headings are names that it knows, its words those of the contract. */

const month = (year: CsvValue, number: CsvValue): CsvValue =>
  number === null || number === undefined ? year : `${year}-${String(number).padStart(2, '0')}`
const columnOf = (key: string): string => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const sheet = (group: string, keys: readonly string[]): Column[] =>
  keys.map((key) => [`${group}.${key}`, (car) => car[columnOf(key)]])
const plain = (heading: string, column: string): Column => [heading, (car) => car[column]]

type Column = [heading: string, value: (car: ExportedRow) => CsvValue]
const COLUMNS: Column[] = [
  plain('Reference', 'car_no'),
  plain('Status', 'status'),
  plain('Maker', 'brand'),
  plain('Model', 'model'),
  plain('Model year', 'model_year'),
  plain('Model code', 'trim'),
  plain('Grade', 'grade'),
  plain('Chassis', 'chassis'),
  ['First registration', (car) => month(car['first_registration_year'], car['first_registration_month'])],
  ['Manufacture', (car) => month(car['manufacture_year'], car['manufacture_month'])],
  plain('Mileage (km)', 'mileage'),
  plain('Engine size (cc)', 'engine_size'),
  plain('Engine code', 'engine_code'),
  plain('Transmission', 'transmission_type'),
  plain('Drive', 'drive_type'),
  plain('Steering', 'steering'),
  plain('Fuel', 'fuel_type'),
  plain('Color', 'color'),
  plain('Doors', 'doors'),
  plain('Seats', 'number_seat'),
  plain('Body type', 'body_type'),
  plain('Seat belt year', 'seat_belt_year'),
  plain('Length (mm)', 'length'),
  plain('Width (mm)', 'width'),
  plain('Height (mm)', 'height'),
  plain('Cubic meter', 'cubic_meter'),
  plain('Front tire size', 'front_tire_size'),
  plain('Rear tire size', 'rear_tire_size'),
  plain('Price (USD)', 'base_price'),
  plain('Country', 'country'),
  plain('City', 'city'),
  plain('Street', 'street'),
  plain('District', 'district'),
  ...sheet('equipKit', EQUIPMENT_KIT),
  ...sheet('inspectorFeedback', INSPECTED_PARTS),
  ...sheet('equipmentFeedback', EQUIPMENT),
]
export const EXPORT_HEADER = COLUMNS.map(([heading]) => heading)

const BATCH = 1000

/** The cars that the list holds for these criteria, in batches, the newest first; prices are base prices. */
export async function exportedRows(
  context: Context,
  tenant: string,
  query: QueryOf<typeof exportCars>,
): Promise<AsyncGenerator<CsvValue[][]>> {
  const statuses = statusesOf(query, true)
  // Before the first line goes out, so that what is asked wrongly is answered 400.
  return walk(context, tenant, whereOf((await planOf(context, tenant, query, statuses, true)).criteria))
}

async function* walk(context: Context, tenant: string, where: Sql): AsyncGenerator<CsvValue[][]> {
  for (let below: number | null = null; ;) {
    const cars: ExportedRow[] = await context.db.read(tenant, exportedCars(tenant, where, below, BATCH))
    yield cars.map((car) => COLUMNS.map(([, value]) => value(car)))
    if (cars.length < BATCH) return
    below = cars.at(-1)?.car_no ?? null
  }
}
