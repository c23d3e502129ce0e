import { FAVOURITE_LIMIT } from '@minato/contract/accounts'
import type { VehicleReply } from '@minato/contract/vehicles'
import type { Context } from '../../../context.ts'
import { httpError } from '../../../platform/http/http-error.ts'
import { isCarVisible, listCardsOf } from '../../vehicles/service.ts'
import { favouritesOf, insertFavourite } from './favourites-store.ts'
import { lockAccount } from './profile.ts'

const FOREIGN_KEY_VIOLATION = '23503'

/**
 * The favourite cars as cards, newest first. Sold ones are marked; hidden ones are left out until they are visible
 * again.
 */
export async function listFavourites(context: Context, tenant: string, personId: string): Promise<VehicleReply[]> {
  const favourites = await context.db.read<{ carId: string }>(tenant, favouritesOf(tenant, personId))
  const ids = favourites.map(({ carId }) => carId)
  return listCardsOf(context, tenant, ids)
}

/** Adds a car once. @throws MINATO-4004 if visitors cannot see it, MINATO-1008 at the limit */
export async function addFavourite(context: Context, tenant: string, personId: string, carId: string): Promise<void> {
  const carNotFoundError = () => httpError('MINATO-4004', { message: 'There is no such car' })
  if (!(await isCarVisible(context, tenant, carId))) throw carNotFoundError()
  await context.db.write(tenant, async (tx) => {
    await lockAccount(tx, personId)
    const favourites = await tx.rows<{ carId: string }>(favouritesOf(tenant, personId))
    if (favourites.some((one) => one.carId === carId)) return
    if (favourites.length >= FAVOURITE_LIMIT)
      throw httpError('MINATO-1008', {
        message: `You can keep ${FAVOURITE_LIMIT} favourites; please take one out before you add another`,
      })
    await tx.rows(insertFavourite(tenant, personId, carId)).catch((error: unknown) => {
      throw (error as { code?: string }).code === FOREIGN_KEY_VIOLATION ? carNotFoundError() : error
    })
  })
}
