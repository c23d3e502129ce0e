import { sql } from '../../platform/sql.ts'
import type { Sql, Statement } from '../../platform/sql.ts'

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
        order by type, valid_from desc) i), '[]') as inspections,
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
