import type { Money } from '@minato/contract/primitives'
import type { VehicleReply } from '@minato/contract/vehicles'
import { bestDealPriceError, priceError } from '@minato/domain/vehicles'
import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { httpError, conflictError } from '../../../platform/http/http-error.ts'
import { vehicleIn } from '../service.ts'
import { changeCar, vehicleActionHttpError } from './change-car.ts'
import { priceCars } from './car-updates-store.ts'
import type { LockedCar } from './car-updates-store.ts'

/**
 * Lowers the price and keeps the previous one beside it. A best deal that is lowered again keeps the price from
 * before the first (VEH-06).
 * @throws 409 with the current car, if `previousPrice` is not the current price
 */
export const setBestDeal = (
  context: Context,
  tenant: string,
  id: string,
  { previousPrice, newPrice }: { previousPrice: Money; newPrice: Money },
): Promise<VehicleReply> =>
  changeCar(context, tenant, id, async (tx, car) => {
    const isCancelled = newPrice.value === 0 && car.base_previous_price !== null
    const expectedPrices = [car.base_price, ...(isCancelled ? [car.base_previous_price] : [])]
    // Validates the input first: it is invalid whatever the current price is.
    const priceFault = bestDealPriceError({ status: car.status, price: previousPrice.value }, newPrice.value)
    if (priceFault && !isCancelled) throw vehicleActionHttpError(priceFault, 'newPrice.value')
    if (!expectedPrices.includes(previousPrice.value)) throw conflictError(await vehicleIn(tx, id))
    if (isCancelled) return revert(tx, car)
    return price(tx, car, newPrice.value, car.base_previous_price ?? car.base_price, context.now().toISOString())
  })

/** Restores the price from before the best deal. */
export const revertBestDeal = (context: Context, tenant: string, id: string): Promise<VehicleReply> =>
  changeCar(context, tenant, id, revert)

/** Sets the base price. The best deal continues while the price is below the previous one. */
export async function setPrice(tx: Transaction, car: LockedCar, value: number): Promise<void> {
  const pricingError = priceError(car, value)
  if (pricingError) throw vehicleActionHttpError(pricingError, 'value')
  await price(tx, car, value, car.base_previous_price, car.best_deal_since)
}

async function revert(tx: Transaction, car: LockedCar): Promise<void> {
  if (car.base_previous_price === null) throw httpError('VEHICLE-3002', { message: 'The car is not a best deal' })
  const pricingError = priceError(car, car.base_previous_price)
  if (pricingError) throw vehicleActionHttpError(pricingError)
  await price(tx, car, car.base_previous_price, null, null)
}

const price = (
  tx: Transaction,
  car: LockedCar,
  value: number,
  previous: number | null,
  since: string | null,
): Promise<unknown> => {
  const isBestDeal = previous !== null && value < previous
  return tx.rows(priceCars(tx.tenant, [car.id], [value], [isBestDeal ? previous : null], [isBestDeal ? since : null]))
}
