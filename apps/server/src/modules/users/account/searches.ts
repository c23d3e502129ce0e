import { SAVED_SEARCH_LIMIT } from '@minato/contract/accounts'
import type { SavedSearch } from '@minato/contract/users-shapes'
import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { httpError } from '../../../platform/http/http-error.ts'
import { countVisibleCars } from '../../vehicles/service.ts'
import { readCriteria } from './canonical-criteria.ts'
import { lockOwn } from './profile.ts'
import { insertSearch, searchesOf, updateSearch } from './searches-store.ts'
import type { SearchRow } from './searches-store.ts'

/** How many cars fit now; none for a search that a later version no longer reads. */
export async function countFitting(context: Context, tenant: string, criteria: string): Promise<number> {
  const read = readCriteria(criteria)
  return read ? countVisibleCars(context, tenant, read) : 0
}

export async function listSearches(context: Context, tenant: string, personId: string): Promise<SavedSearch[]> {
  const rows = await context.db.read<SearchRow>(tenant, searchesOf(tenant, personId))
  return Promise.all(
    rows.map(async (row) => ({ ...row, numberOfCar: await countFitting(context, tenant, row.criteria) })),
  )
}

/** Saves a search; one with the same criteria gets the new name instead. Throws 1008 where there are too many. */
export async function keepSearch(
  tx: Transaction,
  personId: string,
  fields: { name: string; criteria: string; hasAlert: boolean },
): Promise<SearchRow> {
  await lockOwn(tx, personId)
  const kept = await tx.rows<SearchRow>(searchesOf(tx.tenant, personId))
  const same = kept.find(({ criteria }) => criteria === fields.criteria)
  if (!same && kept.length >= SAVED_SEARCH_LIMIT)
    throw httpError('MINATO-1008', {
      message: `You can keep ${SAVED_SEARCH_LIMIT} searches; please remove one before you save another`,
    })
  const [row] = await tx.rows<SearchRow>(
    same ? updateSearch(tx.tenant, personId, same.id, fields) : insertSearch(tx.tenant, personId, fields),
  )
  if (!row) throw new Error('no search was kept')
  return row
}
