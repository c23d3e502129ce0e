import type { VehicleListQuery } from '@minato/contract/vehicles'
import type { Context } from '../../../context.ts'
import { isByInterest } from '../orders-store.ts'
import type { FoundCars } from '../search/service.ts'
import type { OfficeRow } from '../store.ts'
import { hasOfficeCriteria } from '../search/office-criteria.ts'
import { unannouncedOf } from './views-store.ts'

type Unannounced = Pick<OfficeRow, 'number_of_views' | 'number_of_inquiry' | 'cost'>

/** About what a card's row takes as an object. */
const ROW_BYTES = 2500

/**
 * A page of managers' list, kept until anything of the tenant changes; the list is the same for all of them. A manager who
 * has just changed a car sees it, whichever process he comes to: what was committed before he asked is heard first. How much
 * cars are asked for is announced to nobody (db/migrations/0014), and read each time. Delivered prices are worked out anew:
 * of what begins at its hour they know by charges that are kept themselves.
 */
export async function keptPage(
  context: Context,
  tenant: string,
  query: VehicleListQuery,
  find: () => Promise<FoundCars>,
): Promise<FoundCars> {
  const { cache, changes, config, db } = context
  const isKept = config.isCacheOn && !query.port && !isByInterest(query['order.field']) && !hasOfficeCriteria(query)
  if (!isKept || !(await changes.waitUntilCurrent())) return find()
  let own: FoundCars | undefined
  const page = await cache.keep(
    tenant,
    `office page ${JSON.stringify(query)}`,
    async () => (own = await find()),
    ({ rows }) => rows.length * ROW_BYTES,
  )
  if (page === own || page.rows.length === 0) return page
  const ids = page.rows.map(({ id }) => id)
  const read = await db.read<Unannounced & { id: string }>(tenant, unannouncedOf(tenant, ids))
  const unannounced = new Map(read.map((row) => [row.id, row]))
  return { ...page, rows: page.rows.map((row) => ({ ...row, ...unannounced.get(row.id) })) }
}
