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
  /** The model code only stands for 'none given': it does not replace one of the same model. */
  isTrimUnsaid: boolean
}

interface Standing {
  id: string
  brand: string
  model: string
  trim: string
  grade: string | null
}

/** Values that are parts of others: a month belongs to its year, so that one is not left over from another. */
const PART_OF: Record<string, string[]> = {
  first_registration_month: ['first_registration_year'],
  manufacture_month: ['manufacture_year'],
  city: ['country'],
  district: ['country', 'city'],
  street: ['country', 'city', 'district'],
}

/** What the car has afterwards: the file's value, else its own; nothing of its own that hung on what has changed. */
const merged = (column: string): string => {
  const stands = `coalesce(i.${column}, c.${column})`
  const changed = (PART_OF[column] ?? []).map((whole) => `i.${whole} <> c.${whole}`)
  return changed.length ? `case when ${changed.join(' or ')} then i.${column} else ${stands} end` : stands
}
// A best deal is one as long as the price is below the one before.
const whileReduced = (column: string): string =>
  `case when coalesce(i.base_price, c.base_price) < c.base_previous_price then c.${column} end`

const SET = Object.keys(COLUMNS)
  .map((column) => {
    const isOfDeal = column === 'base_previous_price' || column === 'best_deal_since'
    return `${column} = ${isOfDeal ? whileReduced(column) : merged(column)}`
  })
  .join(', ')

/** See CarWriter.update. */
export async function updateCars(
  tx: Transaction,
  findTrims: (paths: readonly TrimPath[]) => Promise<TrimIds[]>,
  changed: readonly ChangedCar[],
): Promise<void> {
  if (changed.length === 0) return
  // Cars before their names, where a renaming in the catalogue holds the names first: what an unsaid trim is stands with the
  // car alone. Of the two that meet crosswise PostgreSQL gives one up, and db.write does it again.
  const standing = new Map((await lockStanding(tx, changed)).map((row) => [row.id, row]))
  const open = changed.flatMap(({ id, car, isTrimUnsaid }) => {
    const row = standing.get(id)
    return row ? [{ id, car: afterwards(car, row, isTrimUnsaid) }] : []
  })
  // Of what they are called afterwards, so that no model code is made which nobody has.
  const trims = await findTrims(open.map(({ car }) => car))
  const staged = await stageRows(
    tx,
    'vehicles.car',
    ['id', ...Object.keys(COLUMNS)],
    open.map(({ id, car }, i) => [id, ...Object.values(COLUMNS).map((value) => value(car, trims[i] as TrimIds))]),
  )
  await tx.connection.query(
    `update vehicles.car c set ${SET}, version = c.version + 1, updated_at = now() from ${staged} i where c.tenant_id = $1 and c.id = i.id`,
    [tx.tenant],
  )
  await tx.connection.query(`drop table ${staged}`)
  await mergeSheets(tx, open)
}

/** The cars as they stand, held until the commit: what is worked out from them must be true of them then. */
const lockStanding = (tx: Transaction, changed: readonly ChangedCar[]): Promise<Standing[]> =>
  tx.rows<Standing>(sql`
    select c.id, n.brand, n.model, n.trim, c.grade
    from vehicles.car c join catalog.car_name n on n.tenant_id = ${tx.tenant} and n.trim_id = c.trim_id
    where c.tenant_id = ${tx.tenant} and c.id = any(${changed.map(({ id }) => id)}::uuid[]) and c.status in ('DRAFT', 'PUBLISHED')
    for update of c`)

/** The file's car with what its names and search words need of the one that stands. */
function afterwards(car: NewCar, row: Standing, isTrimUnsaid: boolean): NewCar {
  const isSameModel = () => nameKey(row.brand) === nameKey(car.brand) && nameKey(row.model) === nameKey(car.model)
  return {
    ...car,
    trim: isTrimUnsaid && isSameModel() ? row.trim : car.trim,
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
