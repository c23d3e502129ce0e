import { useCallback } from 'react'
import type { Api } from '../../api/api.ts'
import { useShell } from '../../api/shell.ts'
import { cardOf, carName } from '../../storefront/vehicles/card-data.ts'
import { Finder } from './finder.tsx'
import { useInquiryListTexts } from './inquiry-list-texts.ts'

const LIMIT = 8

const findCars = async (api: Api, queryText: string, signal?: AbortSignal) => {
  const query = { queryText, limit: LIMIT, fieldsToExtractCode: 'CODE_2' } as const
  return (await api('GET /api/vehicle/car', { query, ...(signal && { signal }) })).items
}

/** The only car that matches a text; undefined for none or several. */
export async function findOnlyCar(api: Api, text: string) {
  const cars = text.trim() ? await findCars(api, text) : []
  return cars.length === 1 ? cars[0] : undefined
}

/** Finds a car by reference, chassis or any words; the form sends `carId`. */
export function CarFinder() {
  const { api, messages } = useShell()
  const { opening: t } = useInquiryListTexts()
  const find = useCallback((text: string, signal: AbortSignal) => findCars(api, text, signal), [api])
  return (
    <Finder
      name="reference"
      label={t.car}
      hint={t.carHint}
      choice="carId"
      legend={t.carsFound}
      nothing={t.noCar}
      find={find}
    >
      {(car) => {
        const { price } = cardOf(car)
        const { status = 'PUBLISHED', firstRegistration } = car
        return (
          <>
            <b>{messages.car.ref(car.reference)}</b>{' '}
            {[
              carName(cardOf(car)),
              car.grade,
              firstRegistration?.year,
              price === null ? '' : messages.format.money(price),
              status === 'PUBLISHED' ? '' : messages.names.status[status],
            ]
              .filter(Boolean)
              .join(', ')}
          </>
        )
      }}
    </Finder>
  )
}
