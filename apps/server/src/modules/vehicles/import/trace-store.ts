import { sql } from '../../../platform/database/sql.ts'
import type { Statement } from '../../../platform/database/sql.ts'
import type { CatalogueEntries } from '../../catalog/service.ts'

/** The state of each car before an import, for undo. */

/** Fields that every change touches, or that are derived. */
const UNTRACED_COLUMNS = '{version,updated_at,price,previous_price,cover,number_of_images}'

/** Stores cars before they are changed, including those that lose their source id. Returns their ids. */
export const recordBefore = (
  tenant: string,
  importId: string,
  ids: readonly string[],
  releasedKeys: readonly string[],
): Statement => sql`
  insert into vehicles.import_item as i (tenant_id, import_id, car_id, car_no, is_made, version, version_before, before, sheet_before, had_pictures)
  select c.tenant_id, ${importId}::uuid, c.id, c.car_no, false, c.version, c.version, to_jsonb(c) - ${UNTRACED_COLUMNS}::text[], coalesce(to_jsonb(s), 'null'),
    exists (select from vehicles.image m where m.tenant_id = c.tenant_id and m.car_id = c.id)
  from vehicles.car c left join vehicles.sheet s on s.tenant_id = c.tenant_id and s.car_id = c.id
  where c.tenant_id = ${tenant} and (c.id = any(${ids}::uuid[]) or c.source_key = any(${releasedKeys}::text[]))
  on conflict (tenant_id, import_id, car_id) do update
    set before = excluded.before || i.before, sheet_before = coalesce(i.sheet_before, excluded.sheet_before)
  returning i.car_id as id`

/** Keeps only the cars that have changed, with their new versions. */
export const recordAfter = (tenant: string, importId: string, ids: readonly string[]): Statement => sql`
  update vehicles.import_item i
  set version = c.version, before = case when not i.is_made then platform.differing(i.before, to_jsonb(c)) end,
    sheet_before = case when i.sheet_before is distinct from coalesce(to_jsonb(s), 'null') then i.sheet_before end
  from vehicles.car c left join vehicles.sheet s on s.tenant_id = c.tenant_id and s.car_id = c.id
  where i.tenant_id = ${tenant} and i.import_id = ${importId}::uuid and i.car_id = any(${ids}::uuid[])
    and c.tenant_id = ${tenant} and c.id = i.car_id`

export const recordCreated = (tenant: string, importId: string, ids: readonly string[]): Statement => sql`
  insert into vehicles.import_item (tenant_id, import_id, car_id, car_no, is_made, version)
  select c.tenant_id, ${importId}::uuid, c.id, c.car_no, true, c.version
  from vehicles.car c where c.tenant_id = ${tenant} and c.id = any(${ids}::uuid[])`

/** Stores the catalog entries that the run created. */
export const recordCatalogueEntries = (
  tenant: string,
  importId: string,
  { brands, models, trims }: CatalogueEntries,
): Statement => sql`
  insert into vehicles.import_entry (tenant_id, import_id, kind, entry_id)
  select ${tenant}, ${importId}::uuid, 'brand', b from unnest(${brands}::uuid[]) b
  union all select ${tenant}, ${importId}::uuid, 'model', m from unnest(${models}::uuid[]) m
  union all select ${tenant}, ${importId}::uuid, 'trim', t from unnest(${trims}::uuid[]) t`
