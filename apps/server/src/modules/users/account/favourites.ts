import { FAVOURITE_LIMIT } from '@minato/contract/accounts'
import type { VehicleReply } from '@minato/contract/vehicles'
import type { Context } from '../../../context.ts'
import { httpError } from '../../../platform/http/http-error.ts'
import { isCarVisible, listCardsOf } from '../../vehicles/service.ts'
import { favouritesOf, insertFavourite } from './favourites-store.ts'
import { lockAccount } from './profile.ts'

const NO_SUCH_ROW = '23503'

/**
 * The favourite cars as cards, newest first. Sold ones are marked; hidden ones are left out until they are visible
 * again.
 */
export async function listFavourites(context: Context, tenant: string, personId: string): Promise<VehicleReply[]> {
  const favourites = await context.db.read<{ carId: string }>(tenant, favouritesOf(tenant, personId))
  const ids = favourites.map(({ carId }) => carId)
  return listCardsOf(context, tenant, ids)
}

/** Keeps a car, once. Throws 4004 for one that visitors cannot see, 1008 where there are too many. */
export async function addFavourite(context: Context, tenant: string, personId: string, carId: string): Promise<void> {
  const noSuchCar = () => httpError('MINATO-4004', { message: 'There is no such car' })
  if (!(await isCarVisible(context, tenant, carId))) throw noSuchCar()
  await context.db.write(tenant, async (tx) => {
    await lockAccount(tx, personId)
    const favourites = await tx.rows<{ carId: string }>(favouritesOf(tenant, personId))
    if (favourites.some((one) => one.carId === carId)) return
    if (favourites.length >= FAVOURITE_LIMIT)
      throw httpError('MINATO-1008', {
        message: `You can keep ${FAVOURITE_LIMIT} favourites; please take one out before you add another`,
      })
    await tx.rows(insertFavourite(tenant, personId, carId)).catch((error: unknown) => {
      throw (error as { code?: string }).code === NO_SUCH_ROW ? noSuchCar() : error
    })
  })
}
