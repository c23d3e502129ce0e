import type { VehicleReply } from '@minato/contract/vehicles'
import type { NewVehicle } from '@minato/contract/vehicles-office'
import { staleOf } from '../../forms/merge-view.tsx'
import { newKey } from '../../forms/new-key.ts'
import type { Values } from '../../forms/rules.ts'
import { numberOf } from '../../forms/typed.ts'
import { ApiError } from '../../shell/api.ts'
import type { Shell } from '../../shell/shell.ts'
import type { LoadedCar } from './car-data.ts'
import { carOf, isEmptyTree, purchaseOf, valuesOfPurchase } from './car-values.ts'

type Api = Shell['api']
type Bought = LoadedCar['purchase']

/** A new car as it was sent. It stays with the draft until it is answered: the same key is the same car, also after a reload. */
export interface Attempt {
  key: string
  body: NewVehicle
}
interface Attempts {
  last(): Attempt | undefined
  note(now: Attempt | undefined): void
}
export interface MadeCar {
  car: VehicleReply
  /** The form holds what does not stand on the car: what stands of its cost, and why no more. */
  behind?: { bought: Bought; error: unknown }
}

/** Answers that leave open whether an earlier sending under the same key had its effect. */
const UNDECIDED = [401, 403, 429]
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status < 500 &&
  !UNDECIDED.includes(error.status) &&
  !(error.status === 409 && error.code === 'GENERIC_ERROR')

/** A new draft with its pictures; what it cost follows. */
export async function createCar(
  api: Api,
  values: Values,
  imageIds: readonly string[],
  attempts: Attempts,
): Promise<MadeCar> {
  const post = ({ key, body }: Attempt) => api('POST /api/vehicle/car', { key, body })
  const bought = (id: string) => api('GET /api/vehicle/car/{id}/purchase', { params: { id } })
  const body: NewVehicle = {
    ...carOf(values),
    trimId: values['trimId'] ?? '',
    price: { value: numberOf(values['price'] ?? '') ?? 0, currency: 'USD' },
    images: imageIds.map((id, index) => ({ id, index })),
  }
  const last = attempts.last()
  const isAgain = last !== undefined && JSON.stringify(last.body) === JSON.stringify(body)
  if (last && !isAgain) {
    // It was sent otherwise before, and perhaps made: that is found out first, or there would be two, or a 409.
    const car = await post(last).catch((error: unknown) => {
      if (!isRefused(error)) throw error
    })
    if (car) return { car, behind: { bought: await bought(car.id), error: undefined } }
  }
  const attempt = isAgain ? last : { key: newKey(), body }
  attempts.note(attempt)
  const car = await post(attempt).catch((error: unknown) => {
    if (isRefused(error)) attempts.note(undefined)
    throw error
  })
  const purchase = purchaseOf(values)
  if (isEmptyTree(purchase)) return { car }
  try {
    await api('PUT /api/vehicle/car/{id}/purchase', { params: { id: car.id }, version: 0, body: purchase })
    return { car }
  } catch (error) {
    // Without a line it is sent again from here, and is the same car.
    if (!(error instanceof ApiError)) throw error
    const stands = staleOf<Bought>(error)
    // It went through the first time, and only its answer was lost.
    const isThere = stands && JSON.stringify(purchaseOf(valuesOfPurchase(stands.purchase))) === JSON.stringify(purchase)
    if (isThere) return { car }
    return { car, behind: { bought: stands ?? (await bought(car.id)), error: stands ? undefined : error } }
  }
}
