import type { Context } from '../../../context.ts'
import { sql } from '../../../platform/database/sql.ts'
import type { Statement } from '../../../platform/database/sql.ts'
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

/** The profile of a dealer's stock, for comparing columns. */
export const stockProfile = async ({ db }: Pick<Context, 'db'>, tenant: string): Promise<StockProfile> => {
  const [row] = await db.read<ProfileRow>(tenant, profileOf(tenant))
  if (row === undefined || row.cars < MIN_CARS) return DEFAULT_STOCK
  const figures = { ...DEFAULT_STOCK.figures }
  for (const field of PROFILE_FIGURES) {
    const [low, median, high] = row[field] ?? []
    if (low != null && median != null && high != null)
      figures[field] = widened(figures[field], { low, middle: median, high })
  }
  return { figures, codes: { engineCode: row.engineCode ?? [], trim: row.trim ?? [] } }
}

/** A uniform stock may grow by other cars, so the bounds are at least half and twice the median. */
const widened = (
  defaults: StockProfile['figures']['price'],
  { low, middle, high }: StockProfile['figures']['price'],
): StockProfile['figures']['price'] =>
  middle <= 0 ? defaults : { low: Math.min(low, middle / 2), middle, high: Math.max(high, middle * 2) }
