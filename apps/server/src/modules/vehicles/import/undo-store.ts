import { sql } from '../../../platform/database/sql.ts'
import type { Statement } from '../../../platform/database/sql.ts'
import { COLUMNS, SHEET_COLUMNS } from '../bulk/new-car.ts'

/** Undo of an import for all its cars. Cars to keep are marked and left unchanged. */

const undoStatement = (text: string, tenant: string, importId: string): Statement => ({
  text,
  values: [tenant, importId],
})
const OF_IMPORT = 'i.tenant_id = $1 and i.import_id = $2::uuid'

/** Locks every car of the import until the commit. */
export const lockImportedCars = (tenant: string, importId: string): Statement =>
  undoStatement(
    `select count(*) from (select c.id from vehicles.import_item i join vehicles.car c on c.tenant_id = $1 and c.id = i.car_id
       where ${OF_IMPORT} order by c.id for update of c) held`,
    tenant,
    importId,
  )

/**
 * The cars of an import with the reason to keep each, null for none. A new car is kept with an inquiry, photographs
 * or costs; a changed one when its model code is gone. A reservation changes a car too, so an inquiry comes before edits.
 */
const REASONED = `select i.*, case
    when c.id is null then 'deleted'
    when c.version <> i.version and c.status = 'ARCHIVED' then 'archived'
    when i.is_made and exists (
      select from inquiries.asked_car a where a.tenant_id = $1 and a.car_id = i.car_id) then 'inquiry'
    when c.version <> i.version then 'edited'
    when i.is_made and exists (
      select from vehicles.image m where m.tenant_id = $1 and m.car_id = i.car_id and m.drawing is null) then 'pictures'
    when i.is_made and exists (select from vehicles.purchase p where p.tenant_id = $1 and p.car_id = i.car_id) then 'costs'
    when not i.is_made and i.before ? 'trim_id' and not exists (
      select from jsonb_populate_record(c, i.before) b, catalog.car_name n
      where n.tenant_id = $1 and (n.trim_id, n.model_id, n.brand_id) = (b.trim_id, b.model_id, b.brand_id)) then 'catalogue'
  end as reason
  from vehicles.import_item i left join vehicles.car c on c.tenant_id = $1 and c.id = i.car_id where ${OF_IMPORT}`

export const keepChangedSince = (tenant: string, importId: string): Statement =>
  undoStatement(
    `update vehicles.import_item i set is_kept = true, kept_for = r.reason from (${REASONED}) r
     where ${OF_IMPORT} and r.car_id = i.car_id and r.reason is not null`,
    tenant,
    importId,
  )

/** Whether another car has the former id of a changed one. `isKept` is true of cars `o` that stay as they are. */
const isConflicting = (isKept: string): string =>
  `exists (select from vehicles.car o
     where o.tenant_id = $1 and o.id <> i.car_id and (o.source_key = i.before ->> 'source_key' or o.chassis_key = i.before ->> 'chassis_key')
       and ${isKept})`
export const keepConflicting = (tenant: string, importId: string): Statement =>
  undoStatement(
    `update vehicles.import_item i set is_kept = true, kept_for = 'number' where ${OF_IMPORT} and not i.is_made and not i.is_kept
       and ${isConflicting('not exists (select from vehicles.import_item j where j.tenant_id = $1 and j.import_id = $2::uuid and j.car_id = o.id and not j.is_kept)')}`,
    tenant,
    importId,
  )

/**
 * Counts what an undo would do, and lists the cars that it would keep, up to a limit. `not in` hashes the cars once:
 * `not exists` would scan them for each car, for 20,000 cars longer than the statement timeout.
 */
export const undoPreviewOf = (tenant: string, importId: string, limit: number): Statement => ({
  text: `with reasoned as (${REASONED}), foreseen as (
      select i.*, coalesce(i.reason, case when not i.is_made and
        ${isConflicting('o.id not in (select j.car_id from reasoned j where j.reason is null)')} then 'number' end) as foreseen
      from reasoned i),
    kept as (
      select f.car_id, f.car_no, n.brand, n.model, f.is_made, true as is_kept, f.foreseen as kept_for from foreseen f
        left join vehicles.car c on c.tenant_id = $1 and c.id = f.car_id
        left join catalog.car_name n on n.tenant_id = $1 and n.trim_id = c.trim_id
        where f.foreseen is not null order by f.car_no limit $3::integer)
    select count(*) filter (where f.foreseen is null and f.is_made)::integer as deleted,
      count(*) filter (where f.foreseen is null and not f.is_made)::integer as restored,
      count(*) filter (where f.foreseen is not null)::integer as kept,
      coalesce((select jsonb_agg(to_jsonb(k) order by k.car_no) from kept k), '[]') as cars from foreseen f`,
  values: [tenant, importId, limit],
})

export const createdCars = (tenant: string, importId: string): Statement =>
  undoStatement(
    `select i.car_id as id from vehicles.import_item i where ${OF_IMPORT} and i.is_made and not i.is_kept`,
    tenant,
    importId,
  )
export const deleteCars = (tenant: string, ids: readonly string[]): Statement =>
  sql`delete from vehicles.car where tenant_id = ${tenant} and id = any(${ids}::uuid[])`
export const keepCars = (tenant: string, importId: string, ids: readonly string[]): Statement => sql`
  update vehicles.import_item set is_kept = true, kept_for = 'inquiry'
  where tenant_id = ${tenant} and import_id = ${importId}::uuid and car_id = any(${ids}::uuid[])`

/** Releases ids first, so that no two cars have the same id. */
export const freeNumbers = (tenant: string, importId: string): Statement =>
  undoStatement(
    `update vehicles.car c set source_key = case when not i.before ? 'source_key' then c.source_key end,
       chassis_key = case when not i.before ? 'chassis_key' then c.chassis_key end
     from vehicles.import_item i
     where ${OF_IMPORT} and not i.is_made and not i.is_kept and i.before ?| '{source_key,chassis_key}'
       and c.tenant_id = $1 and c.id = i.car_id`,
    tenant,
    importId,
  )

const RESTORED = [...Object.keys(COLUMNS), 'status', 'publication_date']
/** Restores the stored columns; columns without a stored value have not changed. */
export const restoreCars = (tenant: string, importId: string): Statement =>
  undoStatement(
    `update vehicles.car c set (${RESTORED.join(', ')}) = (
       select ${RESTORED.map((column) => `b.${column}`).join(', ')} from jsonb_populate_record(c, i.before) b),
       version = c.version + 1, updated_at = now()
     from vehicles.import_item i
     where ${OF_IMPORT} and not i.is_made and not i.is_kept and c.tenant_id = $1 and c.id = i.car_id`,
    tenant,
    importId,
  )

/** Other imports treat the restored cars as unedited. */
export const moveVersions = (tenant: string, importId: string): Statement =>
  undoStatement(
    `update vehicles.import_item j set version = c.version from vehicles.import_item i, vehicles.car c
     where ${OF_IMPORT} and not i.is_made and not i.is_kept and c.tenant_id = $1 and c.id = i.car_id
       and j.tenant_id = $1 and j.car_id = i.car_id and j.import_id <> i.import_id and j.version = i.version_before`,
    tenant,
    importId,
  )

/** The cars that the import published, with their last status change. `isBare`: without a picture before. */
export const publishedCars = (tenant: string, importId: string): Statement =>
  undoStatement(
    `select i.car_id as id, not i.had_pictures as "isBare" from vehicles.import_item i
     where ${OF_IMPORT} and not i.is_made and not i.is_kept and i.before ? 'status'`,
    tenant,
    importId,
  )

export const removeSheets = (tenant: string, importId: string): Statement =>
  undoStatement(
    `delete from vehicles.sheet s using vehicles.import_item i
     where ${OF_IMPORT} and not i.is_made and not i.is_kept and i.sheet_before = 'null' and s.tenant_id = $1 and s.car_id = i.car_id`,
    tenant,
    importId,
  )
export const restoreSheets = (tenant: string, importId: string): Statement =>
  undoStatement(
    `update vehicles.sheet s set (${SHEET_COLUMNS.join(', ')}) = (
       select ${SHEET_COLUMNS.map((column) => `b.${column}`).join(', ')} from jsonb_populate_record(s, i.sheet_before) b)
     from vehicles.import_item i
     where ${OF_IMPORT} and not i.is_made and not i.is_kept and i.sheet_before <> 'null' and s.tenant_id = $1 and s.car_id = i.car_id`,
    tenant,
    importId,
  )

/**
 * Catalog entries that this run, or runs undone before it, created. A maker kept for this run's cars is removed
 * with them.
 */
export const addedEntries = (tenant: string, importId: string): Statement =>
  undoStatement(
    `select e.kind, e.entry_id as id from vehicles.import_entry e join vehicles.import m on m.tenant_id = $1 and m.id = e.import_id
     where e.tenant_id = $1 and (e.import_id = $2::uuid or m.state = 'UNDONE')`,
    tenant,
    importId,
  )

/** Model codes with cars, and those that the undo of another run would restore. */
export const usedTrims = (tenant: string, importId: string, ids: readonly string[]): Statement => sql`
  select trim_id as id from vehicles.car where tenant_id = ${tenant} and trim_id = any(${ids}::uuid[])
  union
  select (j.before ->> 'trim_id')::uuid from vehicles.import_item j
    join vehicles.import m on m.tenant_id = ${tenant} and m.id = j.import_id
  where j.tenant_id = ${tenant} and j.import_id <> ${importId}::uuid and m.state <> 'UNDONE'
    and (j.before ->> 'trim_id')::uuid = any(${ids}::uuid[])`

export const markImportUndone = (tenant: string, importId: string, entriesRemoved: number): Statement => ({
  text: `update vehicles.import m set state = 'UNDONE', undone_at = now(), undone = t.undone, kept = t.kept, rows_done = m.row_count,
       entries_removed = $3::integer
     from (select count(*) filter (where not i.is_kept) as undone, count(*) filter (where i.is_kept) as kept
       from vehicles.import_item i where ${OF_IMPORT}) t
     where m.tenant_id = $1 and m.id = $2::uuid`,
  values: [tenant, importId, entriesRemoved],
})
