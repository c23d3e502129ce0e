import { EQUIPMENT, EQUIPMENT_KIT, INSPECTED_PARTS } from '@minato/contract/sheet-enumerations'
import { vehicleFields } from '@minato/contract/vehicle-fields'
import type { VehicleField } from '@minato/contract/vehicle-fields'
import type { QueryOf } from '@minato/contract/call'
import type { exportCars } from '@minato/contract/vehicles-office'
import type { Context } from '../../../context.ts'
import type { CsvValue } from '../../../platform/http/csv.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import { columnOf } from '../field-columns.ts'
import { whereOf } from '../search/criteria-store.ts'
import { planOf } from '../search/service.ts'
import { statusesOf } from '../service.ts'
import { exportedCars } from './export-store.ts'
import type { ExportedRow } from './export-store.ts'

/** A list as a file that the import can read: known headings, and values of the contract. */

const month = (year: CsvValue, number: CsvValue): CsvValue =>
  number === null || number === undefined ? year : `${year}-${String(number).padStart(2, '0')}`
const sheetColumns = (group: string, keys: readonly string[]): Column[] =>
  keys.map((key) => [`${group}.${key}`, (car) => car[columnOf(key)]])
const simpleColumn = (heading: string, column: string): Column => [heading, (car) => car[column]]

type Column = [heading: string, value: (car: ExportedRow) => CsvValue]
const columnsOf = (fields: readonly VehicleField[]): Column[] =>
  fields.map(({ name, kind, heading, unit }) => {
    const column = columnOf(name)
    if (kind === 'month') return [heading, (car) => month(car[`${column}_year`], car[`${column}_month`])]
    return simpleColumn(unit ? `${heading} (${unit})` : heading, column)
  })
const isPlace = ({ path }: VehicleField) => path.startsWith('location.')
/** The seat belts follow the body type in files, since the first of them. */
const isAfterBody = ({ name, group }: VehicleField) => name === 'seatBeltYear' || group === 'dimensions'
const FIELDS = vehicleFields().filter((field) => !isPlace(field))
const COLUMNS: Column[] = [
  simpleColumn('Reference', 'car_no'),
  simpleColumn('Status', 'status'),
  simpleColumn('Maker', 'brand'),
  simpleColumn('Model', 'model'),
  simpleColumn('Model year', 'model_year'),
  simpleColumn('Model code', 'trim'),
  ...columnsOf(FIELDS.filter((field) => !isAfterBody(field))),
  ...columnsOf(FIELDS.filter(isAfterBody)),
  simpleColumn('Price (USD)', 'base_price'),
  ...columnsOf(vehicleFields().filter(isPlace)),
  ...sheetColumns('equipKit', EQUIPMENT_KIT),
  ...sheetColumns('inspectorFeedback', INSPECTED_PARTS),
  ...sheetColumns('equipmentFeedback', EQUIPMENT),
]
export const EXPORT_HEADER = COLUMNS.map(([heading]) => heading)

const BATCH = 1000

/** The matching cars in batches, newest first; prices are base prices. */
export async function exportedRows(
  context: Context,
  tenant: string,
  query: QueryOf<typeof exportCars>,
): Promise<AsyncGenerator<CsvValue[][]>> {
  const statuses = statusesOf(query, true)
  // Reads the first batch before the reply starts, so that a bad query is answered 400.
  return exportBatches(context, tenant, whereOf((await planOf(context, tenant, query, statuses, true)).criteria))
}

async function* exportBatches(context: Context, tenant: string, where: Sql): AsyncGenerator<CsvValue[][]> {
  for (let below: number | null = null; ;) {
    const cars: ExportedRow[] = await context.db.read(tenant, exportedCars(tenant, where, below, BATCH))
    yield cars.map((car) => COLUMNS.map(([, value]) => value(car)))
    if (cars.length < BATCH) return
    below = cars.at(-1)?.car_no ?? null
  }
}
