import type { Context } from '../../../context.ts'
import { sql } from '../../../platform/database/sql.ts'
import type { Statement } from '../../../platform/database/sql.ts'
import { catalogueOf } from '../../catalog/service.ts'
import { PROFILE_FIGURES, DEFAULT_STOCK } from './columns/stock-profile.ts'
import type { StockProfile } from './columns/stock-profile.ts'

/** Number of latest cars that define the profile. */
const CARS = 5000
/** Below this number of cars the trade's defaults are used. */
const MIN_CARS = 50

type ProfileRow = Record<(typeof PROFILE_FIGURES)[number], number[] | null> & {
  cars: number
  engineCode: string[] | null
  trim: string[] | null
}

const profileOf = (tenant: string): Statement => sql`
  with latest as materialized (
    select c.mileage, c.engine_size, c.price, c.doors, c.number_seat, c.engine_code, n.trim
    from vehicles.car c
    join catalog.car_name n on n.tenant_id = ${tenant} and n.trim_id = c.trim_id
    where c.tenant_id = ${tenant}
    order by c.car_no desc limit ${CARS}::integer
  )
  select count(*)::integer as cars,
    percentile_disc(array[0.05, 0.5, 0.95]) within group (order by mileage) as mileage,
    percentile_disc(array[0.05, 0.5, 0.95]) within group (order by engine_size) as "engineSize",
    percentile_disc(array[0.05, 0.5, 0.95]) within group (order by price) as price,
    percentile_disc(array[0.05, 0.5, 0.95]) within group (order by doors) as doors,
    percentile_disc(array[0.05, 0.5, 0.95]) within group (order by number_seat) as "numberSeat",
    array_agg(distinct engine_code) filter (where engine_code is not null) as "engineCode",
    array_agg(distinct trim) filter (where trim <> 'Standard') as trim
  from latest`

/** The profile of a dealer's stock, for comparing columns and names. */
export const stockProfile = async (context: Context, tenant: string): Promise<StockProfile> => {
  const [row] = await context.db.read<ProfileRow>(tenant, profileOf(tenant))
  const { brands, models } = await catalogueOf(context, tenant)
  const modelsByBrand = Map.groupBy(models, (model) => model.brand_id)
  const names = brands.map(({ id, name }) => ({
    brand: name,
    models: (modelsByBrand.get(id) ?? []).map((model) => model.name),
  }))
  if (row === undefined || row.cars < MIN_CARS) return { ...DEFAULT_STOCK, names }
  const figures = { ...DEFAULT_STOCK.figures }
  for (const field of PROFILE_FIGURES) {
    const [low, median, high] = row[field] ?? []
    if (low != null && median != null && high != null)
      figures[field] = widened(figures[field], { low, middle: median, high })
  }
  return { figures, codes: { engineCode: row.engineCode ?? [], trim: row.trim ?? [] }, names }
}

/** A uniform stock may grow by other cars, so the bounds are at least half and twice the median. */
const widened = (
  defaults: StockProfile['figures']['price'],
  { low, middle, high }: StockProfile['figures']['price'],
): StockProfile['figures']['price'] =>
  middle <= 0 ? defaults : { low: Math.min(low, middle / 2), middle, high: Math.max(high, middle * 2) }
