import { VISIBLE_STATUSES } from '@minato/contract/enumerations'
import type { VehicleStatus } from '@minato/contract/enumerations'
import { FACETS } from '@minato/contract/search'
import type { Criteria, Facets } from '@minato/contract/search'
import type { Facet } from '@minato/contract/search-facets'
import type { DeliveryRates } from '@minato/domain/delivered'
import type { Context } from '../../../context.ts'
import { catalogueOf } from '../../catalog/service.ts'
import { countOptions } from './bitmaps.ts'
import type { Segment } from './bitmaps.ts'
import { inStatus } from './criteria-store.ts'
import type { Criterion } from './criteria-store.ts'
import { withDelivered } from './delivered-price-search.ts'
import { segmentsWith } from './segments.ts'
import { optionsOf, planOf } from './service.ts'
import { judgeFor, withVerdicts } from './verdicts.ts'
import type { Judge } from './verdicts.ts'

/** Facets of visible cars, or of cars with the statuses in `office`. Models only of the chosen makers. */
export async function facetsOf(
  context: Context,
  tenant: string,
  given: Criteria,
  office?: readonly VehicleStatus[],
): Promise<Facets> {
  const catalogue = await catalogueOf(context, tenant)
  const brands = new Set(given.brand && catalogue.brandIds(given.brand))
  const models = catalogue.models.filter((model) => brands.has(model.brand_id)).map(({ id }) => id)
  const [{ criteria, rates }, judge] = await Promise.all([
    planOf(context, tenant, given, office ?? VISIBLE_STATUSES, Boolean(office)),
    judgeFor(context, tenant, given),
  ])
  const count = async () => facetsFrom(await countFacets(context, tenant, criteria, models, { rates, judge }))
  // Facets without criteria, the same for every page that starts a search.
  const isEverything = criteria.length === 1 && !office
  // JSON has null for both: undefined means FOB prices, null a port without prices.
  const prices = rates === undefined ? 'FOB' : rates
  return isEverything ? context.cache.keep(tenant, `facets ${JSON.stringify([prices, judge?.key])}`, count) : count()
}

/** Number of cars per option, by kind and value. */
type Counts = ReadonlyMap<string, ReadonlyMap<string, number>>

const facetsFrom = (counts: Counts): Facets =>
  Object.fromEntries(
    FACETS.map((facet) => {
      const options = [...(counts.get(facet) ?? [])].filter(([, count]) => count > 0)
      return [
        facet,
        options
          .map(([value, count]) => ({ value, count }))
          .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)),
      ]
    }),
  ) as Facets

async function countFacets(
  context: Context,
  tenant: string,
  plan: readonly Criterion[],
  models: readonly string[],
  { rates, judge }: { rates?: DeliveryRates | null | undefined; judge?: Judge | undefined } = {},
): Promise<Counts> {
  const counts = new Map<Facet, Map<string, number>>(FACETS.map((facet) => [facet, new Map<string, number>()]))
  const questions = FACETS.map((kind) => ({
    kind,
    ...(kind === 'model' && { values: models }),
    // A facet ignores its own criterion: other options show what choosing them instead would give.
    mask: plan.reduce((mask, { own }, crit) => (own.includes(kind) ? mask | (1 << crit) : mask), 0),
  }))
  const options = [...optionsOf(plan), ...models.map((id) => ['model', id] as const)]
  const atDestination = (segment: Segment): Segment => {
    const priced = rates === undefined ? segment : withDelivered(segment, rates)
    return judge ? withVerdicts(priced, judge) : priced
  }
  for (const segment of await segmentsWith(context, tenant, options))
    countOptions(plan, questions, atDestination(segment), (kind, value, cars) => {
      const countsOfKind = counts.get(kind)
      countsOfKind?.set(value, (countsOfKind.get(value) ?? 0) + cars)
    })
  return counts
}

/** Visible cars by maker or model id. */
export const visibleCarsBy = (
  context: Context,
  tenant: string,
  kind: 'brand' | 'model',
): Promise<ReadonlyMap<string, number>> =>
  context.cache.keep(tenant, `visible by ${kind}`, async () => {
    const { models } = await catalogueOf(context, tenant)
    const plan = [inStatus(VISIBLE_STATUSES)]
    const counts = await countFacets(context, tenant, plan, kind === 'model' ? models.map(({ id }) => id) : [])
    return counts.get(kind) ?? new Map<string, number>()
  })
