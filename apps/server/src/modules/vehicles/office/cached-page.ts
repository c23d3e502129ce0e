import type { VehicleListQuery } from '@minato/contract/vehicles'
import type { Context } from '../../../context.ts'
import { isByInterest } from '../sort-orders-store.ts'
import type { FoundCars } from '../search/service.ts'
import type { OfficeRow } from '../store.ts'
import { hasOfficeCriteria } from '../search/office-criteria.ts'
import { liveColumnsOf } from './views-store.ts'

type LiveColumns = Pick<OfficeRow, 'number_of_views' | 'number_of_inquiry' | 'cost'>

/** Approximate size of a card's row in memory. */
const ROW_BYTES = 2500

/**
 * Caches a page of the managers' list until the tenant's data change; it is the same for all managers. Reads
 * pending change notices first, so that a manager sees an own change in any process. Demand counts are not
 * announced (db/migrations/0008) and are read each time. Delivered prices are computed each time from cached
 * charges, since tariffs start at scheduled times.
 */
export async function cachedPage(
  context: Context,
  tenant: string,
  query: VehicleListQuery,
  find: () => Promise<FoundCars>,
): Promise<FoundCars> {
  const { cache, changes, config, db } = context
  const isCacheable =
    config.isCacheOn && !query.port && !isByInterest(query['order.field']) && !hasOfficeCriteria(query)
  if (!isCacheable || !(await changes.waitUntilCurrent())) return find()
  let computed: FoundCars | undefined
  const page = await cache.keep(
    tenant,
    `office page ${JSON.stringify(query)}`,
    async () => (computed = await find()),
    ({ rows }) => rows.length * ROW_BYTES,
  )
  if (page === computed || page.rows.length === 0) return page
  const ids = page.rows.map(({ id }) => id)
  const liveRows = await db.read<LiveColumns & { id: string }>(tenant, liveColumnsOf(tenant, ids))
  const liveById = new Map(liveRows.map((row) => [row.id, row]))
  return { ...page, rows: page.rows.map((row) => ({ ...row, ...liveById.get(row.id) })) }
}
