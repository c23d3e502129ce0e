import { columns, join, prepared, sql, integerLiteral } from '../../platform/database/sql.ts'
import type { Sql, Statement } from '../../platform/database/sql.ts'
import { CARD_COLUMNS, DETAIL_COLUMNS } from './field-columns.ts'
import type { CardColumns, DetailColumns } from './field-columns.ts'
import { costInDollars, daysInStock } from './search/office-criteria-store.ts'
import { inOrder, orderBy } from './sort-orders-store.ts'
import type { Order } from './sort-orders-store.ts'

/** The model code with its model and maker. */
export interface NamedTrim {
  trim_id: string
  trim: string
  trim_year: number | null
  model_id: string
  model: string
  model_year: number | null
  brand_id: string
  brand: string
}

/** A car for its list card. */
export interface CardRow extends NamedTrim, CardColumns {
  id: string
  car_no: number
  status: 'DRAFT' | 'PUBLISHED' | 'RESERVED' | 'SOLD' | 'ARCHIVED'
  publication_date: string | null
  price: number | null
  previous_price: number | null
  is_external: boolean
  cover: ImageRow | null
  number_of_images: number
}
/** Additional columns for managers. */
export interface OfficeRow {
  version: number
  created_at: string
  updated_at: string
  days_in_stock: number
  number_of_views: number | null
  number_of_inquiry: number | null
  base_price: number | null
  base_previous_price: number | null
  markup_percentage: number | null
  chassis: string | null
  /** In whole dollars. */
  cost: number | null
}
/** Columns that only the car's page shows. */
export interface DetailRow extends DetailColumns {
  id: string
  version: number
}
export interface ImageRow {
  id: string
  index: number
  external_url: string | null
  width: number
  height: number
  placeholder: string
  view: string | null
  is_illustration: boolean
}
export type SheetRow = { car_id: string } & Record<string, string | null>
export interface HistoryRow {
  car_id: string
  time: string
  status: CardRow['status']
}
export interface PriceRow {
  car_id: string
  time: string
  price: number | null
  previous_price: number | null
}

const CARD = sql`c.id, c.car_no, c.trim_id, c.status, c.publication_date, ${columns(CARD_COLUMNS, 'c')}, c.price, c.previous_price,
  c.is_external, c.cover, c.number_of_images`

const OFFICE = sql`, c.version, c.created_at, c.updated_at, ${daysInStock} as days_in_stock, c.chassis, ${costInDollars} as cost,
  v.number_of_views, v.number_of_inquiry, c.base_price, c.base_previous_price, k.percentage as markup_percentage`
const ofOffice = (tenant: string): Sql => sql`
  left join vehicles.interest v on v.tenant_id = ${tenant} and v.car_id = c.id
  left join vehicles.purchase p on p.tenant_id = ${tenant} and p.car_id = c.id
  left join pricing.shown_markup k on k.tenant_id = ${tenant} and k.category_id = c.body_type`

/** Cards of the cars that `selectorSql` selects (rows of vehicles.car, in order), with internal columns for managers. */
const cards = (tenant: string, selectorSql: Sql, order: Sql, isOffice: boolean): Sql => sql`
  select ${CARD}, n.trim, n.trim_year, n.model_id, n.model, n.model_year, n.brand_id, n.brand${isOffice ? OFFICE : sql``}
  from (${selectorSql}) c
  join catalog.car_name n on n.tenant_id = ${tenant} and n.trim_id = c.trim_id${isOffice ? ofOffice(tenant) : sql``}
  order by ${order}`

/**
 * The ids of a page, read along its index. The limit is a literal: with an unknown limit the planner would
 * sort.
 */
const orderedCars = (tenant: string, where: Sql, order: Order, limit: number, offset: number): Sql =>
  sql`select * from (${inOrder(tenant, where, order)}) i limit ${integerLiteral(limit)} offset ${integerLiteral(offset)}`

/** A page in order, for the few queries whose plans are cached per connection. */
export const pageOfCars = (
  tenant: string,
  where: Sql,
  order: Order,
  limit: number,
  offset: number,
  isOffice = false,
): Statement =>
  prepared(cards(tenant, carsOf(tenant, orderedCars(tenant, where, order, limit, offset)), orderBy(order), isOffice))

/**
 * Only the ids of a filtered page: such queries are planned each time, which costs an eighth of planning them
 * with the cards. `cardsOf` reads the cards.
 */
export const idsOfPage = (tenant: string, where: Sql, order: Order, limit: number, offset: number): Statement =>
  orderedCars(tenant, where, order, limit, offset)

const carsOf = (tenant: string, ids: Sql): Sql =>
  sql`select c.* from (${ids}) i join vehicles.car c on c.tenant_id = ${tenant} and c.id = i.id`

/** In the order of the ids, those that still have one of the statuses. */
export const cardsOf = (
  tenant: string,
  ids: readonly string[],
  statuses: readonly string[],
  isOffice = false,
): Statement =>
  prepared(
    cards(
      tenant,
      sql`select * from vehicles.car c where c.tenant_id = ${tenant} and c.id = any(${ids}::uuid[]) and c.status = any(${statuses}::text[])`,
      sql`array_position(${ids}::uuid[], c.id)`,
      isOffice,
    ),
  )

/** The same for few known numbers. Checks the statuses again, because the index may lag. */
export const pageOfNumbers = (
  tenant: string,
  carNos: readonly number[],
  statuses: readonly string[],
  order: Order,
  limit: number,
  offset: number,
  isOffice = false,
): Statement =>
  prepared(
    cards(
      tenant,
      sql`select * from vehicles.car c where c.tenant_id = ${tenant} and c.car_no = any(${carNos}::integer[]) and c.status = any(${statuses}::text[])
        order by ${orderBy(order)} limit ${limit}::integer offset ${offset}::integer`,
      orderBy(order),
      isOffice,
    ),
  )

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** By reference or id; anything else matches nothing. */
function byName(name: string): Sql {
  if (UUID.test(name)) return sql`c.id = ${name.toLowerCase()}::uuid`
  return /^[1-9]\d{0,8}$/.test(name) ? sql`c.car_no = ${Number(name)}` : sql`false`
}

/** Selects the cars of a statement: by ids, or by reference within statuses. */
export type CarSelector = { called: string; statuses: readonly string[] | null } | { ids: readonly string[] }
const matchesSelector = (tenant: string, selector: CarSelector): Sql =>
  'ids' in selector
    ? sql`c.tenant_id = ${tenant} and c.id = any(${selector.ids}::uuid[])`
    : sql`c.tenant_id = ${tenant} and ${byName(selector.called)} and (${selector.statuses}::text[] is null or c.status = any(${selector.statuses}::text[]))`

export const carByName = (tenant: string, selector: CarSelector, isOffice = false): Statement =>
  prepared(
    cards(
      tenant,
      sql`select * from vehicles.car c where ${matchesSelector(tenant, selector)} limit 1`,
      sql`c.car_no`,
      isOffice,
    ),
  )

export const details = (tenant: string, selector: CarSelector): Statement =>
  prepared(sql`
  select c.id, ${columns(DETAIL_COLUMNS, 'c')}, c.version
  from vehicles.car c where ${matchesSelector(tenant, selector)}`)

export const images = (tenant: string, selector: CarSelector): Statement =>
  prepared(sql`
  select i.car_id, i.id, i.index, i.external_url, i.width, i.height, i.placeholder, i.view, i.drawing is not null as is_illustration
  from vehicles.car c join vehicles.image i on i.tenant_id = ${tenant} and i.car_id = c.id
  where ${matchesSelector(tenant, selector)} order by i.car_id, i.index`)

export const sheets = (tenant: string, selector: CarSelector): Statement =>
  prepared(sql`
  select s.* from vehicles.car c join vehicles.sheet s on s.tenant_id = ${tenant} and s.car_id = c.id where ${matchesSelector(tenant, selector)}`)

/** The creation as a draft, at the latest when the first change of status is recorded. */
export const histories = (tenant: string, selector: CarSelector): Statement => sql`
  select car_id, time, status from (
    select c.id as car_id, h.time, h.status, h.id
    from vehicles.car c join vehicles.status_history h on h.tenant_id = ${tenant} and h.car_id = c.id where ${matchesSelector(tenant, selector)}
    union all
    select c.id, least(c.created_at, (select min(h.time) from vehicles.status_history h where h.tenant_id = ${tenant} and h.car_id = c.id)), 'DRAFT', 0
    from vehicles.car c where ${matchesSelector(tenant, selector)}
  ) h order by car_id, time, id`

/** Every base price of a car, oldest first; the first is its initial price. */
export const priceHistories = (tenant: string, selector: CarSelector): Statement => sql`
  select car_id, time, price, previous_price from (
    select c.id as car_id, h.id, h.time, h.price, h.previous_price
    from vehicles.car c join vehicles.price_history h on h.tenant_id = ${tenant} and h.car_id = c.id where ${matchesSelector(tenant, selector)}
    union all
    select c.id, 0, c.created_at, case when f.id is null then c.base_price else f.old_price end,
      case when f.id is null then c.base_previous_price else f.old_previous_price end
    from vehicles.car c left join lateral (
      select * from vehicles.price_history h where h.tenant_id = ${tenant} and h.car_id = c.id order by h.id limit 1) f on true
    where ${matchesSelector(tenant, selector)}
  ) h order by car_id, id`

export const countThisWeek = (tenant: string, column: 'publication_date' | 'best_deal_since'): Statement => {
  const since = column === 'publication_date' ? sql`publication_date` : sql`best_deal_since`
  return prepared(sql`select count(*) as cars from vehicles.car
    where tenant_id = ${tenant} and status in ('PUBLISHED', 'RESERVED') and ${since} > now() - interval '7 days' and ${since} <= now()`)
}

/**
 * Similar cars: the same model first, then the same body at a price within a third; the nearest price first.
 * Each part is read from that price outwards along an index.
 */
export const similarCars = (tenant: string, car: CardRow, visible: readonly string[], limit: number): Statement => {
  const price = sql`${car.price ?? 0}::integer`
  const base = sql`select c.id from vehicles.car c where c.tenant_id = ${tenant} and c.status = any(${visible}::text[]) and c.id <> ${car.id}::uuid`
  const sameModel = sql`c.model_id = ${car.model_id}::uuid`
  const sameBody = sql`c.body_type = ${car.body_type}::text`
  const parts = [
    sql`${base} and ${sameModel} and c.price >= ${price} order by c.price`,
    sql`${base} and ${sameModel} and c.price < ${price} order by c.price desc`,
    sql`${base} and ${sameModel} and c.price is null`,
    sql`${base} and ${sameBody} and c.price between ${price} and ${Math.ceil((car.price ?? 0) * 1.3)}::integer order by c.price`,
    sql`${base} and ${sameBody} and c.price between ${Math.floor((car.price ?? 0) * 0.7)}::integer and ${price} - 1 order by c.price desc`,
  ]
  const nearest = sql`(${sameModel}) desc, abs(coalesce(c.price, 0) - ${price}), c.car_no desc`
  const ids = join(
    parts.map((part) => sql`(${part} limit ${integerLiteral(limit)})`),
    sql` union `,
  )
  return prepared(
    cards(tenant, sql`${carsOf(tenant, ids)} order by ${nearest} limit ${integerLiteral(limit)}`, nearest, false),
  )
}
