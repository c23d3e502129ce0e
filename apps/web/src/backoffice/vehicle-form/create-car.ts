import type { VehicleReply } from '@minato/contract/vehicles'
import type { NewVehicle } from '@minato/contract/vehicles-office'
import { staleOf } from '../../forms/merge-view.tsx'
import { newKey } from '../../api/new-key.ts'
import type { Values } from '../../forms/rules.ts'
import { numberOf } from '../../forms/parse-input.ts'
import { ApiError } from '../../api/api.ts'
import type { Shell } from '../../api/shell.ts'
import type { LoadedCar } from './car-data.ts'
import { carOf, isEmptyTree, purchaseOf, valuesOfPurchase } from './car-values.ts'
import { setPrice } from './set-price.ts'

type Api = Shell['api']
type Bought = LoadedCar['purchase']

/**
 * A sent new car. It stays in the draft until the answer: the same key creates the same car, also after a
 * reload.
 */
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
  /** The form holds values that the car does not have: the rejected cost with its reason. */
  behind?: {
    bought: Bought
    error: unknown
    /** An earlier attempt created the car, with other values than the form has now. */
    isOlder: boolean
  }
}

/**
 * Rejected before processing (401, 429 …): this attempt had no effect, but an earlier one under the same key
 * may have.
 */
const REJECTED_UNPROCESSED = [401, 403, 429]
const isRejectedUnprocessed = (error: unknown): boolean =>
  error instanceof ApiError && REJECTED_UNPROCESSED.includes(error.status)
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status < 500 &&
  !isRejectedUnprocessed(error) &&
  !(error.status === 409 && error.code === 'GENERIC_ERROR')

/** Creates a draft with its pictures, then saves its cost. */
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
    // An earlier attempt with other values may have created the car: this is checked first, to avoid a
    // duplicate or a 409.
    const car = await post(last).catch((error: unknown) => {
      if (!isRefused(error)) throw error
    })
    if (car) {
      const followed = await follow(api, car.id, last.body, body)
      return { car: followed.car, behind: { bought: await bought(car.id), error: followed.error, isOlder: true } }
    }
  }
  const attempt = isAgain ? last : { key: newKey(), body }
  attempts.note(attempt)
  const car = await post(attempt).catch((error: unknown) => {
    if (isRefused(error) || (!isAgain && isRejectedUnprocessed(error))) attempts.note(undefined)
    throw error
  })
  const purchase = purchaseOf(values)
  if (isEmptyTree(purchase)) return { car }
  try {
    await api('PUT /api/vehicle/car/{id}/purchase', { params: { id: car.id }, version: 0, body: purchase })
    return { car }
  } catch (error) {
    // Offline, the same car is sent again from here.
    if (!(error instanceof ApiError)) throw error
    const stands = staleOf<Bought>(error)
    // The first attempt succeeded; only its answer was lost.
    const isThere = stands && JSON.stringify(purchaseOf(valuesOfPurchase(stands.purchase))) === JSON.stringify(purchase)
    if (isThere) return { car }
    const isOlder = stands !== undefined
    return { car, behind: { bought: stands ?? (await bought(car.id)), error: isOlder ? undefined : error, isOlder } }
  }
}

/**
 * Adds price and pictures that the form got since to a car created by a lost attempt. Rejections are reported;
 * without an answer it throws, and the next attempt starts again here.
 */
async function follow(api: Api, id: string, before: NewVehicle, now: NewVehicle) {
  const params = { id }
  const read = () => api('GET /api/vehicle/car/{id}', { params, query: { fieldsToExtractCode: 'CODE_4' } })
  let car = await read()
  let error: unknown
  const bring = async (work: () => Promise<VehicleReply>) => {
    try {
      car = await work()
    } catch (caught) {
      if (!isRefused(caught)) throw caught
      error = caught
    }
  }
  const there = (car.images ?? []).map((image) => image.id)
  const known = [...there, ...before.images.map((image) => image.id)]
  const added = now.images.map((image) => image.id).filter((image) => !known.includes(image))
  if (added.length)
    await bring(async () => {
      const places = added.map((image, index) => ({ id: image, index: there.length + index }))
      await api('POST /api/vehicle/car/{id}/images', { params, key: newKey(), body: places })
      return read()
    })
  const { value } = now.price
  if (value !== before.price.value && value !== car.office?.basePrice?.value)
    await bring(() => setPrice(api, car, value, false))
  return { car, error }
}
