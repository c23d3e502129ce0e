import type { VehicleReply } from '@minato/contract/vehicles'
import { staleOf } from '../../forms/merge-view.tsx'
import { numberOf } from '../../forms/typed.ts'
import type { Values } from '../../forms/rules.ts'
import type { Shell } from '../../shell/shell.ts'
import type { LoadedCar } from './car-data.ts'
import { carOf, changedOf, isEmptyTree, purchaseOf } from './car-values.ts'
import type { Base } from './use-car-form.ts'

type Api = Shell['api']
type Bought = LoadedCar['purchase']

/** A new draft with its pictures; what it cost follows. The same key is the same car, also where the answer was lost. */
export async function createCar(
  api: Api,
  values: Values,
  imageIds: readonly string[],
  key: string,
): Promise<VehicleReply> {
  const car = await api('POST /api/vehicle/car', {
    key,
    body: {
      ...carOf(values),
      trimId: values['trimId'] ?? '',
      price: { value: numberOf(values['price'] ?? '') ?? 0, currency: 'USD' },
      images: imageIds.map((id, index) => ({ id, index })),
    },
  })
  const purchase = purchaseOf(values)
  if (!isEmptyTree(purchase))
    await api('PUT /api/vehicle/car/{id}/purchase', { params: { id: car.id }, version: 0, body: purchase }).catch(
      (error: unknown) => {
        // It went through the first time, and only its answer was lost.
        if (staleOf(error) === undefined) throw error
      },
    )
  return car
}

/** Writes the groups that were changed, on the version that was read; undefined where nothing was. */
export function saveFields(api: Api, id: string, values: Values, base: Base): Promise<VehicleReply | undefined> {
  const body = {
    ...changedOf(values, base.values),
    ...(values['trimId'] !== base.values['trimId'] && { trimId: values['trimId'] ?? '' }),
  }
  if (!Object.keys(body).length) return Promise.resolve(undefined)
  return api('PUT /api/vehicle/car/{id}', { params: { id }, version: base.version, body })
}

/** The same for what the car cost. */
export function savePurchase(api: Api, id: string, values: Values, base: Base): Promise<Bought | undefined> {
  const body = purchaseOf(values)
  if (JSON.stringify(body) === JSON.stringify(purchaseOf(base.values))) return Promise.resolve(undefined)
  return api('PUT /api/vehicle/car/{id}/purchase', { params: { id }, version: base.purchaseVersion, body })
}
