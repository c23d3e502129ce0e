import type { OfficeCriteria } from '@minato/contract/search'
import type { Context } from '../../../context.ts'
import type { Criterion } from './criteria-store.ts'
import { MANY_CARS_MS, waitUntilIndexed } from './wait-until-indexed.ts'
import { carNosWhere, hasPendingCars, officeCondition } from './office-criteria-store.ts'

/**
 * The managers' filters as one criterion. They are not indexed: the matching car numbers are read each time, so
 * that counts, facets and pages agree with the other criteria.
 */
export async function officeCriteriaOf(context: Context, tenant: string, given: OfficeCriteria): Promise<Criterion[]> {
  const where = officeCondition(given)
  if (!where) return []
  // The list opens right after the run, whose cars are indexed after its commit.
  if (given.importRun) {
    const [todo] = await context.db.read<{ isPending: boolean }>(tenant, hasPendingCars(tenant))
    if (todo?.isPending) await waitUntilIndexed(context, tenant, MANY_CARS_MS)
  }
  const [row] = await context.db.read<{ numbers: string }>(tenant, carNosWhere(tenant, where))
  return [{ own: [], carNos: row?.numbers ? row.numbers.split(',').map(Number) : [], where }]
}

/** Whether a list depends on data whose changes are not announced to the caches (`cachedPage`). */
export const hasOfficeCriteria = (given: OfficeCriteria): boolean => officeCondition(given) !== null
