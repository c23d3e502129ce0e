import type { Transaction } from '../../../platform/database/database.ts'
import type { TrimIds } from '../../catalog/service.ts'
import { COLUMNS, SHEET_COLUMNS, sheetRows } from './new-car.ts'
import type { NewCar } from './new-car.ts'

/** Prices are changed by their own calls; facts imported from a file are kept. */
const NOT_TYPED = new Set(['base_price', 'base_previous_price', 'best_deal_since', 'source_key', 'source_hash'])
const TYPED = Object.keys(COLUMNS).filter((column) => !NOT_TYPED.has(column))
const placeholders = (columns: readonly string[], from: number): string =>
  columns.map((_, i) => `$${from + i}`).join(', ')

const OVERWRITE = `update vehicles.car set (${TYPED.join(', ')}) = row(${placeholders(TYPED, 3)}), version = version + 1, updated_at = now()
  where tenant_id = $1 and id = $2`
const NO_SHEET = 'delete from vehicles.sheet where tenant_id = $1 and car_id = $2'
const SHEET = `insert into vehicles.sheet (tenant_id, car_id, ${SHEET_COLUMNS.join(', ')}) values ($1, $2, ${placeholders(SHEET_COLUMNS, 3)})
  on conflict (tenant_id, car_id) do update set ${SHEET_COLUMNS.map((column) => `${column} = excluded.${column}`).join(', ')}`

/** Replaces all typed fields of a car, also by null. Price, status and pictures are unchanged. */
export async function overwriteCar(tx: Transaction, id: string, car: NewCar, ids: TrimIds): Promise<void> {
  const values = TYPED.map((column) => COLUMNS[column]?.(car, ids) ?? null)
  await tx.rows({ text: OVERWRITE, values: [tx.tenant, id, ...values] })
  const [sheet] = sheetRows(tx.tenant, [{ id, car }])
  await tx.rows(sheet ? { text: SHEET, values: sheet } : { text: NO_SHEET, values: [tx.tenant, id] })
}
