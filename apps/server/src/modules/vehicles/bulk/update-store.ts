import { stageRows } from '../../../platform/database/copy-rows.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { sql } from '../../../platform/database/sql.ts'
import { nameKey } from '../../catalog/service.ts'
import type { TrimIds, TrimPath } from '../../catalog/service.ts'
import { COLUMNS, SHEET_COLUMNS, sheetRows } from './new-car.ts'
import type { NewCar } from './new-car.ts'

export interface ChangedCar {
  id: string
  car: NewCar
  /** 'Standard' means "no model code given", so it does not replace a code of the same model. */
  isTrimUnsaid: boolean
}

interface StoredCar {
  id: string
  brand: string
  model: string
  trim: string
  grade: string | null
}

/** Dependent fields: a month belongs to its year and is cleared with it. */
const PART_OF: Record<string, string[]> = {
  first_registration_month: ['first_registration_year'],
  manufacture_month: ['manufacture_year'],
  city: ['country'],
  district: ['country', 'city'],
  street: ['country', 'city', 'district'],
}

/** The resulting values: the file's value, else the old one unless the field it depends on has changed. */
const merged = (column: string): string => {
  const mergedValue = `coalesce(i.${column}, c.${column})`
  const changed = (PART_OF[column] ?? []).map((part) => `i.${part} <> c.${part}`)
  return changed.length ? `case when ${changed.join(' or ')} then i.${column} else ${mergedValue} end` : mergedValue
}
// A best deal ends when the price is no longer below the previous one.
const whileReduced = (column: string): string =>
  `case when coalesce(i.base_price, c.base_price) < c.base_previous_price then c.${column} end`

const SET = Object.keys(COLUMNS)
  .map((column) => {
    const isBestDealColumn = column === 'base_previous_price' || column === 'best_deal_since'
    return `${column} = ${isBestDealColumn ? whileReduced(column) : merged(column)}`
  })
  .join(', ')

/** See CarWriter.update. */
export async function updateCars(
  tx: Transaction,
  findTrims: (paths: readonly TrimPath[]) => Promise<TrimIds[]>,
  changed: readonly ChangedCar[],
): Promise<void> {
  if (changed.length === 0) return
  // Locks cars before catalog names, while a rename locks them in the opposite order. PostgreSQL aborts one of
  // two deadlocked transactions, and db.write repeats it.
  const stored = new Map((await lockStoredCars(tx, changed)).map((row) => [row.id, row]))
  const updates = changed.flatMap(({ id, car, isTrimUnsaid }) => {
    const row = stored.get(id)
    return row ? [{ id, car: carAfterUpdate(car, row, isTrimUnsaid) }] : []
  })
  // Uses the resulting names, so that no unused model code is created.
  const trims = await findTrims(updates.map(({ car }) => car))
  const staged = await stageRows(
    tx,
    'vehicles.car',
    ['id', ...Object.keys(COLUMNS)],
    updates.map(({ id, car }, i) => [id, ...Object.values(COLUMNS).map((value) => value(car, trims[i] as TrimIds))]),
  )
  await tx.connection.query(
    `update vehicles.car c set ${SET}, version = c.version + 1, updated_at = now() from ${staged} i where c.tenant_id = $1 and c.id = i.id`,
    [tx.tenant],
  )
  await tx.connection.query(`drop table ${staged}`)
  await mergeSheets(tx, updates)
}

/** Locks the cars until the commit, because the new values are derived from the old ones. */
const lockStoredCars = (tx: Transaction, changed: readonly ChangedCar[]): Promise<StoredCar[]> =>
  tx.rows<StoredCar>(sql`
    select c.id, n.brand, n.model, n.trim, c.grade
    from vehicles.car c join catalog.car_name n on n.tenant_id = ${tx.tenant} and n.trim_id = c.trim_id
    where c.tenant_id = ${tx.tenant} and c.id = any(${changed.map(({ id }) => id)}::uuid[]) and c.status in ('DRAFT', 'PUBLISHED')
    for update of c`)

/** The file's car, completed by the stored names that its search words need. */
function carAfterUpdate(car: NewCar, row: StoredCar, isTrimMissing: boolean): NewCar {
  const isSameModel = () => nameKey(row.brand) === nameKey(car.brand) && nameKey(row.model) === nameKey(car.model)
  return {
    ...car,
    trim: isTrimMissing && isSameModel() ? row.trim : car.trim,
    fields: { ...car.fields, grade: car.fields.grade ?? row.grade },
  }
}

async function mergeSheets(tx: Transaction, cars: readonly { id: string; car: NewCar }[]): Promise<void> {
  const rows = sheetRows(tx.tenant, cars)
  if (rows.length === 0) return
  const columns = ['tenant_id', 'car_id', ...SHEET_COLUMNS]
  const staged = await stageRows(tx, 'vehicles.sheet', columns, rows)
  const set = SHEET_COLUMNS.map((column) => `${column} = coalesce(excluded.${column}, s.${column})`).join(', ')
  await tx.connection.query(
    `insert into vehicles.sheet as s (${columns.join(', ')}) select * from ${staged} on conflict (tenant_id, car_id) do update set ${set}`,
  )
  await tx.connection.query(`drop table ${staged}`)
}
