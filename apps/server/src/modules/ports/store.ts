import type { PortFields } from '@minato/contract/ports'
import { sql } from '../../platform/database/sql.ts'
import type { Sql, Statement } from '../../platform/database/sql.ts'

export interface PortRow {
  id: string
  name: string
  country: string
  city: string
  description: string | null
  product_id: string
  tariff: number | null
  inspections: { productId: string; type: 'PRE_EXPORT'; amount: number }[]
  countries_served: string[]
  version: number
}

/** Ports with the tariff and the inspection fees in force now. */
const portsWhere = (tenant: string, where: Sql): Statement => sql`
  select p.id, p.name, p.country, p.city, p.description, p.product_id, p.version,
    (select t.value from ports.tariff t where t.tenant_id = ${tenant} and t.port_id = p.id and t.valid_from <= now()
      order by t.valid_from desc, t.recorded_at desc limit 1) as tariff,
    coalesce((select json_agg(json_build_object('productId', i.product_id, 'type', i.type, 'amount', i.amount) order by i.type)
      from (select distinct on (type) * from ports.inspection where tenant_id = ${tenant} and port_id = p.id and valid_from <= now()
        order by type, valid_from desc, recorded_at desc) i where i.amount is not null), '[]') as inspections,
    array(select s.country from ports.country_served s where s.tenant_id = ${tenant} and s.port_id = p.id order by s.country) as countries_served
  from ports.port p where p.tenant_id = ${tenant} and ${where} order by p.name`

export const ports = (tenant: string): Statement => portsWhere(tenant, sql`true`)
export const port = (tenant: string, id: string): Statement => portsWhere(tenant, sql`p.id = ${id}::uuid`)
export const portsServing = (tenant: string, country: string): Statement =>
  portsWhere(
    tenant,
    sql`exists (select from ports.country_served s where s.tenant_id = ${tenant} and s.port_id = p.id and s.country = ${country})`,
  )
export const countriesServed = (tenant: string, id: string): Statement =>
  sql`select country from ports.country_served where tenant_id = ${tenant} and port_id = ${id}::uuid order by country`

export interface ProductRow {
  portId: string
  /** Version of the port. */
  version: number
  /** Null: the tariff. */
  type: 'PRE_EXPORT' | null
}

/** The port whose tariff or inspection has this product id. */
export const portProduct = (tenant: string, productId: string): Statement => sql`
  select id as "portId", version, null as type from ports.port where tenant_id = ${tenant} and product_id = ${productId}::uuid
  union
  select p.id, p.version, i.type from ports.inspection i
    join ports.port p on p.tenant_id = ${tenant} and p.id = i.port_id
  where i.tenant_id = ${tenant} and i.product_id = ${productId}::uuid`

/** No row if the port exists already. */
export const insertPort = (tenant: string, { name, country, city, description }: PortFields): Statement => sql`
  insert into ports.port (tenant_id, name, country, city, description)
  values (${tenant}, ${name}, ${country}, ${city}, ${description}) on conflict do nothing returning id`

/** No row if the version differs. */
export const changePort = (
  tenant: string,
  id: string,
  version: number,
  { name, country, city, description }: PortFields,
): Statement => sql`
  update ports.port set name = ${name}, country = ${country}, city = ${city}, description = ${description},
    version = version + 1, updated_at = now()
  where tenant_id = ${tenant} and id = ${id}::uuid and version = ${version} returning id`

/** What belongs to a port is about to change, one after another; null: whichever version it is. */
export const touchPort = (tenant: string, id: string, version: number | null): Statement => sql`
  update ports.port set version = version + 1, updated_at = now()
  where tenant_id = ${tenant} and id = ${id}::uuid and version = coalesce(${version}::integer, version) returning id`

/** Null: valid at once. */
export const insertTariff = (tenant: string, id: string, value: number, validFrom: string | null): Statement =>
  sql`insert into ports.tariff (tenant_id, port_id, value, valid_from)
    values (${tenant}, ${id}::uuid, ${value}::numeric, coalesce(${validFrom}::timestamptz, now())) returning id`

export interface UndoneTariffRow {
  isInForce: boolean
  /** In force before it; null without one. */
  before: number | null
}
/** A tariff with the one before it; no row unless it is in force or still to come. */
export const tariffToUndo = (tenant: string, portId: string, id: string): Statement => sql`
  with past as (
    select t.id, t.value, row_number() over (order by t.valid_from desc, t.recorded_at desc) as age
    from ports.tariff t where t.tenant_id = ${tenant} and t.port_id = ${portId}::uuid and t.valid_from <= now()
  )
  select u.valid_from <= now() as "isInForce", (select p.value from past p where p.age = 2) as before
  from ports.tariff u where u.tenant_id = ${tenant} and u.port_id = ${portId}::uuid and u.id = ${id}::uuid
    and (u.valid_from > now() or u.id = (select p.id from past p where p.age = 1))`

/** An inspection keeps its product at every price. */
export const insertInspection = (
  tenant: string,
  id: string,
  type: string,
  amount: number | null,
  validFrom: string | null,
): Statement => sql`
  insert into ports.inspection (tenant_id, port_id, type, amount, valid_from, product_id)
  values (${tenant}, ${id}::uuid, ${type}, ${amount}::numeric, coalesce(${validFrom}::timestamptz, now()), coalesce((select i.product_id from ports.inspection i
    where i.tenant_id = ${tenant} and i.port_id = ${id}::uuid and i.type = ${type} order by i.valid_from desc limit 1), gen_random_uuid()))
  on conflict (tenant_id, port_id, type, valid_from) do update set amount = excluded.amount, recorded_at = now()`

/** The charge with this id, if it is not in force yet. */
export const deleteComingTariff = (tenant: string, portId: string, id: string): Statement => sql`
  delete from ports.tariff
  where tenant_id = ${tenant} and port_id = ${portId}::uuid and id = ${id}::uuid and valid_from > now() returning id`
export const deleteComingInspection = (tenant: string, portId: string, id: string): Statement => sql`
  delete from ports.inspection
  where tenant_id = ${tenant} and port_id = ${portId}::uuid and id = ${id}::uuid and valid_from > now() returning id`

export const serveCountries = (tenant: string, id: string, countries: readonly string[]): Statement => sql`
  insert into ports.country_served (tenant_id, port_id, country)
  select ${tenant}, ${id}::uuid, unnest(${countries}::text[]) on conflict do nothing`

export const endCountry = (tenant: string, id: string, country: string): Statement => sql`
  delete from ports.country_served
  where tenant_id = ${tenant} and port_id = ${id}::uuid and country = ${country} returning country`

export interface ChargeRow {
  id: string
  value: number | null
  validFrom: string
  isInForce: boolean
}
export const tariffVersions = (tenant: string, id: string): Statement => sql`
  select t.id, t.value, t.valid_from as "validFrom",
    t.valid_from <= now() and lag(t.id) over (partition by t.valid_from <= now() order by t.valid_from desc, t.recorded_at desc) is null as "isInForce"
  from ports.tariff t where t.tenant_id = ${tenant} and t.port_id = ${id}::uuid order by t.valid_from desc, t.recorded_at desc`

export const inspectionVersions = (tenant: string, id: string): Statement => sql`
  select i.id, i.type, i.amount as value, i.valid_from as "validFrom",
    i.valid_from <= now() and lag(i.id) over (partition by i.type, i.valid_from <= now() order by i.valid_from desc) is null as "isInForce"
  from ports.inspection i where i.tenant_id = ${tenant} and i.port_id = ${id}::uuid order by i.valid_from desc, i.type`

export const inspectionIds = (tenant: string, id: string): Statement =>
  sql`select distinct unnest(array[i.id, i.product_id]) as id from ports.inspection i
    where i.tenant_id = ${tenant} and i.port_id = ${id}::uuid`
