import type { VehicleReply } from '@minato/contract/vehicles'
import { newKey } from '../../api/new-key.ts'
import { ApiError } from '../../api/api.ts'
import type { Shell } from '../../api/shell.ts'

/** Sets a best deal, or a new price; the price 0 ends a best deal. */
export async function setPrice(
  api: Shell['api'],
  car: VehicleReply,
  value: number,
  isBestDeal: boolean,
): Promise<VehicleReply> {
  const params = { id: car.id }
  const usd = (amount: number) => ({ value: amount, currency: 'USD' as const })
  if (isBestDeal)
    return api('PUT /api/vehicle/car/{id}/best-deal', {
      params,
      body: { previousPrice: usd(car.office?.basePrice?.value ?? 0), newPrice: usd(value) },
    })
  const set = (version: number) =>
    api('POST /api/pricing/product/{productId}/price', {
      params: { productId: car.itemId ?? car.id },
      key: newKey(),
      version,
      body: { value },
    })
  await set(car.version ?? 0).catch((error: unknown) => {
    const now = error instanceof ApiError ? (error.current as VehicleReply | undefined) : undefined
    // Only other fields were changed: the replaced price is still current.
    if (now?.version === undefined || now.office?.basePrice?.value !== car.office?.basePrice?.value) throw error
    return set(now.version)
  })
  return api('GET /api/vehicle/car/{id}', { params, query: { fieldsToExtractCode: 'CODE_4' } })
}
