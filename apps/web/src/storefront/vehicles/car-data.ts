import { ApiError } from '../../api/api.ts'
import type { Api } from '../../api/api.ts'
import type { VehicleReply } from '@minato/contract/vehicles'
import { cardOf } from './card-data.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The reply, or undefined for 404 (and 400: not a reference). */
export async function undefinedIfNotFound<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return undefined
    throw error
  }
}

/** The visible car by reference or id. */
export const findCar = (api: Api, reference: string, signal: AbortSignal): Promise<VehicleReply | undefined> =>
  undefinedIfNotFound(
    UUID.test(reference)
      ? api('GET /api/vehicle/public/car/{id}', { params: { id: reference }, signal })
      : api('GET /api/vehicle/public/car/reference/{reference}', { params: { reference }, signal }),
  )

/** The public data of a sold car (VEH-03). */
export async function findSold(api: Api, reference: string, signal: AbortSignal) {
  const sold = await undefinedIfNotFound(
    api('GET /api/vehicle/public/sold-car/{reference}', { params: { reference }, signal }),
  )
  if (!sold) return undefined
  const { soldAt, similar, ...car } = sold
  // A sold car has no id that leads to a page.
  const { brand, model, grade, registered, manufactured, mileage, engineSize, transmission, drive, fuel, color, body } =
    cardOf({ ...car, id: '' })
  const facts = { registered, manufactured, mileage, engineSize, transmission, drive, fuel, color, body }
  return { reference: car.reference, brand, model, grade, soldAt, facts, similar: similar.map(cardOf) }
}
export type SoldDetails = NonNullable<Awaited<ReturnType<typeof findSold>>>

const SIMILAR_SHOWN = 10

export const similarTo = async (api: Api, id: string, signal: AbortSignal) =>
  (
    await api('GET /api/vehicle/public/car/{id}/similar', {
      params: { id },
      query: { fieldsToExtractCode: 'CODE_2' },
      signal,
    })
  )
    .slice(0, SIMILAR_SHOWN)
    .map(cardOf)

/** The page's data of a car, reduced from the reply. */
export function detailsOf(car: VehicleReply) {
  const { utils, specification } = car
  return {
    card: cardOf(car),
    pictures: (car.images ?? []).map(({ url, width, isIllustration, view, placeholder }, index) => ({
      url,
      width,
      isIllustration,
      view,
      // Placeholder of the first picture only; others load on demand.
      placeholder: index === 0 ? placeholder : '',
    })),
    manufactured: car.manufacture ?? null,
    published: car.publicationDate ?? null,
    modelCode: car.trim?.name ?? null,
    chassis: specification?.chassis ?? null,
    engineCode: specification?.engineCode ?? null,
    doors: specification?.doors ?? null,
    seats: specification?.numberSeat ?? null,
    steering: specification?.steering ?? null,
    seatBeltYear: specification?.seatBeltYear ?? null,
    location: car.location ?? null,
    kit: car.equipKit ?? null,
    inspection: car.inspectorFeedback ?? null,
    equipment: car.equipmentFeedback ?? null,
    sizes: {
      length: utils?.dimension?.length ?? null,
      width: utils?.dimension?.width ?? null,
      height: utils?.dimension?.height ?? null,
    },
    cubicMeter: utils?.cubicMeter ?? null,
    frontTyres: utils?.frontTireSize ?? null,
    rearTyres: utils?.rearTireSize ?? null,
  }
}
export type CarDetails = ReturnType<typeof detailsOf>
