import { sql } from '../../platform/database/sql.ts'
import type { Sql, Statement } from '../../platform/database/sql.ts'

/** A dated version as a database row. */
export interface VersionRow {
  id: string | null
  value: number
  validFrom: string | null
}
export interface PortRow {
  id: string
  name: string
  country: string
  countries_served: string[]
  tariff: VersionRow | null
  inspections: (VersionRow & { type: 'PRE_EXPORT' })[]
}
export interface QuoteRow {
  status: string
  price: number | null
  base_price: number | null
  cubic_meter: number | null
  markup: VersionRow | null
  port: PortRow | null
  insurance: VersionRow | null
  as_of: string
}

const port = (tenant: string, where: Sql): Sql => sql`
  select p.id, p.name, p.country,
    array(select s.country from ports.country_served s where s.tenant_id = ${tenant} and s.port_id = p.id order by s.country) as countries_served,
    (select json_build_object('id', t.id, 'value', t.value, 'validFrom', t.valid_from)
      from ports.tariff t where t.tenant_id = ${tenant} and t.port_id = p.id and t.valid_from <= now()
      order by t.valid_from desc, t.recorded_at desc limit 1) as tariff,
    coalesce((select json_agg(json_build_object('id', i.id, 'type', i.type, 'value', i.amount, 'validFrom', i.valid_from) order by i.type)
      from (select distinct on (type) * from ports.inspection where tenant_id = ${tenant} and port_id = p.id and valid_from <= now()
        order by type, valid_from desc, recorded_at desc) i where i.amount is not null), '[]') as inspections
  from ports.port p where p.tenant_id = ${tenant} and ${where}`

export const portCharges = (tenant: string): Statement =>
  sql`select * from (${port(tenant, sql`true`)}) p order by p.name, p.country`

const insurance = (tenant: string): Sql => sql`
  select json_build_object('id', r.id, 'value', r.percentage, 'validFrom', r.valid_from)
  from settings.insurance_rate r where r.tenant_id = ${tenant} and r.valid_from <= now()
  order by r.valid_from desc, r.recorded_at desc limit 1`

export const insuranceInForce = (tenant: string): Statement => sql`select (${insurance(tenant)}) as insurance`

/**
 * All inputs of a quote in one snapshot. The markup is the newest version that gives the shown
 * price: a version that has just come into force counts once the price has followed.
 */
export const quoteInputs = (
  tenant: string,
  carId: string,
  portId: string | null,
  statuses: readonly string[],
): Statement => sql`
  select c.status, c.price, c.base_price, c.cubic_meter, now() as as_of,
    (select json_build_object('id', v.id, 'value', v.percentage, 'validFrom', v.effective_time)
      from pricing.markup m join pricing.markup_value v on v.tenant_id = ${tenant} and v.markup_id = m.id
      where m.tenant_id = ${tenant} and m.category_id = c.body_type and v.effective_time <= now()
        and pricing.with_markup(c.base_price, v.percentage) = c.price
      order by v.effective_time desc, v.created_at desc limit 1) as markup,
    (select to_json(p) from (${port(tenant, sql`p.id = ${portId}::uuid`)}) p) as port,
    (${insurance(tenant)}) as insurance
  from vehicles.car c where c.tenant_id = ${tenant} and c.id = ${carId}::uuid and c.status = any(${statuses}::text[])`
