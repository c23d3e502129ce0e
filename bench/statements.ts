import { createHash } from 'node:crypto'
import { ENGINE_SIZE_OPTIONS, MILEAGE_OPTIONS, PRICE_OPTIONS } from '@minato/contract/enumerations'
import { chassisKey, meant, queryWords } from '@minato/domain/search-text'
import type { Agrees } from './check-replies.ts'
import { TENANT } from './data.ts'
import type { PlainStatement } from './limit-server.ts'
import { PAGE } from './requests.ts'
import type { Search } from './requests.ts'
import type { StockCar } from './stock.ts'

/** Lower bound of a scenario in PostgreSQL: one plain statement for the same rows (L2, L3). */

const YEAR = 'coalesce(c.first_registration_year, c.manufacture_year)'
const MONTH = 'case when c.first_registration_year is null then c.manufacture_month else c.first_registration_month end'
const NAMED =
  't.name as trim, t.trim_year, m.id as model_id, m.name as model, m.model_year, b.id as brand_id, b.name as brand'
const CARD = `
  c.id, c.car_no, c.trim_id, c.status, c.publication_date, c.grade, c.first_registration_year, c.first_registration_month,
  c.manufacture_year, c.manufacture_month, c.mileage,
  c.fuel_type, c.engine_size, c.transmission_type, c.drive_type, c.color, c.steering, c.body_type, c.cubic_meter, c.price, c.previous_price,
  c.is_external, ${NAMED}`
const DETAIL = `
  ${CARD}, c.chassis, c.engine_code, c.seat_belt_year, c.doors, c.number_seat, c.length, c.width,
  c.height, c.front_tire_size, c.rear_tire_size, c.country, c.city, c.street, c.district, c.version`
const NAMES = `
  join catalog.trim t on t.tenant_id = $1 and t.id = c.trim_id
  join catalog.model m on m.tenant_id = $1 and m.id = c.model_id
  join catalog.brand b on b.tenant_id = $1 and b.id = c.brand_id`
const COVER = `
  left join lateral (
    select i.id as image_id, i.index, i.external_url, i.width as image_width, i.height as image_height, i.placeholder, i.view, i.drawing is not null as is_illustration
    from vehicles.image i where i.tenant_id = $1 and i.car_id = c.id order by i.index limit 1) i on true`
const IMAGES =
  '(select count(*)::integer from vehicles.image i where i.tenant_id = $1 and i.car_id = c.id) as number_of_images'

/** Names a statement by its text, so that each connection prepares it once. */
const named = (text: string, values: readonly unknown[]): PlainStatement => ({
  name: createHash('md5').update(text).digest('base64'),
  text,
  values,
})

/** The page of cards that a search shows and, with `total`, the number of matches. */
export function pageStatements(search: Search, words: readonly string[], total: boolean): PlainStatement[] {
  const { where, values } = whereOf(search, words)
  const order = orderOf(search)
  // The offset is a literal: a plan that does not know it assumes a tenth of all cars.
  const page = named(
    `select ${CARD}, i.*, ${IMAGES} from (select * from vehicles.car c where ${where} order by ${order} limit ${PAGE} offset ${search.page * PAGE}) c ${NAMES} ${COVER} order by ${order}`,
    values,
  )
  return total ? [page, named(`select count(*)::integer as total from vehicles.car c where ${where}`, values)] : [page]
}

/** Facets that the plain statement counts, with the search criteria that belong to each. */
const FACETS: readonly [facet: string, column: string, own: readonly (keyof Search)[]][] = [
  ['brand', 'brand_id', ['brand']],
  ['category', 'body_type', ['category']],
  ['color', 'color', ['color']],
  ['steering', 'steering', ['steering']],
  ['driveType', 'drive_type', ['driveType']],
  ['transmissionType', 'transmission_type', ['transmissionType']],
  ['fuelType', 'fuel_type', ['fuelType']],
  ['doors', 'doors', []],
  ['numberSeat', 'number_seat', []],
  ['year', 'coalesce(first_registration_year, manufacture_year)', ['yearStart', 'yearEnd']],
  ['bestDeal', '(best_deal_since is not null)', []],
]

/**
 * Counts options under the whole filter. The product does more: it leaves out a facet's own
 * criterion.
 */
export function facetStatements(search: Search): PlainStatement[] {
  const { where, values } = whereOf(search, [])
  const upTo = (column: string, options: readonly number[]): string[] =>
    options.map((option) => `count(*) filter (where ${column} <= ${option})::integer as ${column}_${option}`)
  const ranges = [
    ...upTo('price', PRICE_OPTIONS),
    ...upTo('mileage', MILEAGE_OPTIONS),
    ...upTo('engine_size', ENGINE_SIZE_OPTIONS),
  ]
  return [
    named(
      `select ${FACETS.map(([facet, column]) => `${column}::text as "${facet}"`).join(', ')}, count(*)::integer as cars
       from vehicles.car c where ${where} group by grouping sets (${FACETS.map(([, column]) => `(${column})`).join(', ')})`,
      values,
    ),
    named(`select 0 as total, ${ranges.join(', ')} from vehicles.car c where ${where}`, values),
  ]
}

/** Compares the counts of the facets without a criterion in the search. */
export const sameCounts =
  (searches: readonly Search[]): Agrees =>
  (actual, plain, i) => {
    const facets = actual as Record<string, { value: string; count: number }[]>
    const { items } = plain as { items: (Record<string, string | null> & { cars: number })[] }
    return FACETS.every(([facet, , own]) => {
      if (own.some((criterion) => searches[i]?.[criterion] !== undefined)) return true
      const truth = items.flatMap((row) => (typeof row[facet] === 'string' ? [`${row[facet]} ${row.cars}`] : []))
      const counted = (facets[facet] ?? []).map(({ value, count }) => `${value} ${count}`)
      return truth.sort().join() === counted.sort().join()
    })
  }

/** One car with all that a visitor sees of it. */
export const carStatement = (car: StockCar): PlainStatement[] => [
  named(
    `select ${DETAIL}, s.*, (select json_agg(json_build_object('id', i.id, 'index', i.index, 'external_url', i.external_url, 'width', i.width, 'height', i.height, 'placeholder', i.placeholder, 'view', i.view) order by i.index)
      from vehicles.image i where i.tenant_id = $1 and i.car_id = c.id) as images
    from vehicles.car c ${NAMES} left join vehicles.sheet s on s.tenant_id = $1 and s.car_id = c.id
    where c.tenant_id = $1 and c.car_no = $2 and c.status in ('PUBLISHED', 'RESERVED')`,
    [TENANT, car.carNo],
  ),
]

function whereOf(search: Search, vocabulary: readonly string[]): { where: string; values: unknown[] } {
  const values: unknown[] = [TENANT]
  const parts = ['c.tenant_id = $1']
  const by = (text: (place: string) => string, value: unknown): void => {
    if (value === undefined) return
    values.push(value)
    parts.push(text(`$${values.length}`))
  }
  if (search.statuses) by((place) => `c.status = any(${place}::text[])`, [...search.statuses])
  else parts.push(`c.status in ('PUBLISHED', 'RESERVED')`)
  by((place) => `c.brand_id = ${place}`, search.brand?.id)
  by((place) => `c.body_type = ${place}`, search.category)
  by((place) => `c.color = ${place}`, search.color)
  by((place) => `c.steering = ${place}`, search.steering)
  by((place) => `c.drive_type = ${place}`, search.driveType)
  by((place) => `c.transmission_type = ${place}`, search.transmissionType)
  by((place) => `c.fuel_type = ${place}`, search.fuelType)
  by((place) => `c.price >= ${place}`, search.priceStart)
  by((place) => `c.price <= ${place}`, search.priceEnd)
  by((place) => `${YEAR} >= ${place}`, search.yearStart)
  by((place) => `${YEAR} <= ${place}`, search.yearEnd)
  by((place) => `c.mileage <= ${place}`, search.mileageEnd)
  for (const word of queryWords(search.text ?? '')) {
    values.push(meant(word, vocabulary), chassisKey(word), /^\d{1,9}$/.test(word) ? Number(word) : null)
    const [words, chassis, carNo] = [values.length - 2, values.length - 1, values.length]
    parts.push(`(c.words && $${words}::text[] or c.chassis_key = $${chassis} or c.car_no = $${carNo})`)
  }
  return { where: parts.join(' and '), values }
}

function orderOf({ order, statuses }: Search): string {
  const down = order?.direction === 'DESC'
  const last = `c.car_no${down ? '' : ' desc'}`
  if (order?.field === 'PRICE') return `c.price${down ? ' desc nulls last' : ''}, ${last}`
  if (order?.field === 'MILEAGE') return `c.mileage${down ? ' desc nulls last' : ''}, ${last}`
  if (order?.field === 'YEAR')
    return down
      ? `${YEAR} desc nulls last, ${MONTH} desc nulls last, ${last}`
      : `${YEAR}, ${MONTH} nulls first, ${last}`
  return statuses ? 'c.car_no desc' : 'c.publication_date desc nulls last, c.car_no desc'
}
