import type { VehicleReply } from '@minato/contract/vehicles'
import type { Values } from '../../forms/rules.ts'
import type { Shell } from '../../api/shell.ts'
import type { LoadedCar } from './car-data.ts'
import { changedOf, purchaseOf } from './car-values.ts'
import type { Base } from './use-car-form.ts'

type Api = Shell['api']
type Bought = LoadedCar['purchase']

/** Saves the changed groups with the version that was read; undefined without changes. */
export function saveFields(api: Api, id: string, values: Values, base: Base): Promise<VehicleReply | undefined> {
  const body = {
    ...changedOf(values, base.values),
    ...(values['trimId'] !== base.values['trimId'] && { trimId: values['trimId'] ?? '' }),
  }
  if (!Object.keys(body).length) return Promise.resolve(undefined)
  return api('PUT /api/vehicle/car/{id}', { params: { id }, version: base.version, body })
}

/** The same for the cost. */
export function savePurchase(api: Api, id: string, values: Values, base: Base): Promise<Bought | undefined> {
  const body = purchaseOf(values)
  if (JSON.stringify(body) === JSON.stringify(purchaseOf(base.values))) return Promise.resolve(undefined)
  return api('PUT /api/vehicle/car/{id}/purchase', { params: { id }, version: base.purchaseVersion, body })
}
