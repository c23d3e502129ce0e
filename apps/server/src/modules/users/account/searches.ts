import { SAVED_SEARCH_LIMIT } from '@minato/contract/accounts'
import type { SavedSearch } from '@minato/contract/users-shapes'
import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { httpError } from '../../../platform/http/http-error.ts'
import { countVisibleCars } from '../../vehicles/service.ts'
import { readCriteria } from './canonical-criteria.ts'
import { lockAccount } from './profile.ts'
import { insertSearch, searchesOf, updateSearch } from './searches-store.ts'
import type { SearchRow } from './searches-store.ts'

/** The current number of matching cars; undefined for a search that this version cannot read. */
export async function countMatches(context: Context, tenant: string, criteria: string): Promise<number> {
  const parsed = readCriteria(criteria)
  return parsed ? countVisibleCars(context, tenant, parsed) : 0
}

export async function listSearches(context: Context, tenant: string, personId: string): Promise<SavedSearch[]> {
  const rows = await context.db.read<SearchRow>(tenant, searchesOf(tenant, personId))
  return Promise.all(
    rows.map(async (row) => ({ ...row, numberOfCar: await countMatches(context, tenant, row.criteria) })),
  )
}

/** Saves a search; an existing one with the same criteria is renamed. @throws 1008 above the limit */
export async function saveSearch(
  tx: Transaction,
  personId: string,
  fields: { name: string; criteria: string; hasAlert: boolean },
): Promise<SearchRow> {
  await lockAccount(tx, personId)
  const saved = await tx.rows<SearchRow>(searchesOf(tx.tenant, personId))
  const duplicate = saved.find(({ criteria }) => criteria === fields.criteria)
  if (!duplicate && saved.length >= SAVED_SEARCH_LIMIT)
    throw httpError('MINATO-1008', {
      message: `You can keep ${SAVED_SEARCH_LIMIT} searches; please remove one before you save another`,
    })
  const [row] = await tx.rows<SearchRow>(
    duplicate ? updateSearch(tx.tenant, personId, duplicate.id, fields) : insertSearch(tx.tenant, personId, fields),
  )
  if (!row) throw new Error('no search was kept')
  return row
}
