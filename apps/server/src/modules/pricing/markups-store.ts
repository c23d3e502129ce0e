import { sql } from '../../platform/database/sql.ts'
import type { Sql, Statement } from '../../platform/database/sql.ts'

export interface MarkupRow {
  id: string
  category: string
  percentage: number
  cars: number
  values: { id: string; percentage: number; effectiveTime: string; createdAt: string }[]
}

/** A category without a markup has no row yet, but a fixed id. */
const defaultMarkupId = (tenant: string, category: Sql): Sql => sql`
  overlay(overlay(md5(${tenant}::text || ' markup ' || ${category}) placing '4' from 13) placing '8' from 17)::uuid`

/** Markups of these categories, in their order. */
export const markups = (tenant: string, categories: readonly string[]): Statement => sql`
  select coalesce(m.id, ${defaultMarkupId(tenant, sql`c.category`)}) as id, c.category,
    pricing.markup_in_force(${tenant}, c.category) as percentage,
    (select count(*)::integer from vehicles.car v where v.tenant_id = ${tenant} and v.body_type = c.category
      and v.status in ('PUBLISHED', 'RESERVED')) as cars,
    coalesce((select json_agg(json_build_object('id', v.id, 'percentage', v.percentage, 'effectiveTime', v.effective_time, 'createdAt', v.created_at)
        order by v.effective_time desc, v.created_at desc)
      from pricing.markup_value v where v.tenant_id = ${tenant} and v.markup_id = m.id), '[]') as values
  from unnest(${categories}::text[]) with ordinality as c (category, place)
  left join pricing.markup m on m.tenant_id = ${tenant} and m.category_id = c.category order by c.place`

/** The category of a markup id, also where no markup was ever set. */
export const categoryOf = (tenant: string, id: string, categories: readonly string[]): Statement => sql`
  select c.category from unnest(${categories}::text[]) as c (category)
  left join pricing.markup m on m.tenant_id = ${tenant} and m.category_id = c.category
  where coalesce(m.id, ${defaultMarkupId(tenant, sql`c.category`)}) = ${id}::uuid`

export const ensureMarkup = (tenant: string, id: string, category: string): Statement => sql`
  insert into pricing.markup (tenant_id, id, category_id, applied_percentage) values (${tenant}, ${id}::uuid, ${category}, 0)
  on conflict (tenant_id, category_id) do nothing`

export const insertValue = (
  tenant: string,
  markupId: string,
  percentage: number,
  time: string | null,
): Statement => sql`
  insert into pricing.markup_value (tenant_id, markup_id, percentage, effective_time)
  values (${tenant}, ${markupId}::uuid, ${percentage}::numeric, coalesce(${time}::timestamptz, now())) returning effective_time as "effectiveTime"`

/** A value that is or was in force cannot be deleted. */
export const deleteValue = (tenant: string, markupId: string, id: string): Statement => sql`
  delete from pricing.markup_value
  where tenant_id = ${tenant} and markup_id = ${markupId}::uuid and id = ${id}::uuid and effective_time > now() returning id`
