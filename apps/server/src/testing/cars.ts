import { noFields } from '@minato/contract/vehicle-fields'
import type { VehicleFields } from '@minato/contract/vehicles-shapes'
import type { Context } from '../context.ts'
import { carWriter } from '../modules/vehicles/bulk/store.ts'
import type { NewCar } from '../modules/vehicles/bulk/store.ts'
import { indexCars } from '../modules/vehicles/search/index-cars.ts'

type Overrides = Partial<Omit<NewCar, 'fields'>> & {
  fields?: Partial<VehicleFields>
  specification?: Partial<VehicleFields['specification']>
  utils?: Partial<VehicleFields['utils']>
}

/** A published car with the fields of a list; everything can be overridden. */
export function buildCar({ fields = {}, specification = {}, utils = {}, ...rest }: Overrides = {}): NewCar {
  const nothing = noFields()
  return {
    brand: 'Toyota',
    model: 'Corolla Fielder',
    trim: 'NZE161G',
    modelYear: null,
    trimYear: null,
    status: 'PUBLISHED',
    publicationDate: '2026-06-01T00:00:00.000Z',
    price: 6850,
    previousPrice: null,
    bestDealSince: null,
    sourceKey: null,
    sourceHash: null,
    ...rest,
    fields: {
      ...nothing,
      grade: '1.5 G',
      firstRegistration: { year: 2019, month: 4 },
      location: { ...nothing.location, country: 'JP', city: 'Yokohama' },
      ...fields,
      specification: {
        ...nothing.specification,
        mileage: 68_000,
        engineCode: '1NZ-FE',
        fuelType: 'ESSENCE',
        engineSize: 1496,
        transmissionType: 'AUTOMATIC',
        driveType: '2WD',
        doors: 5,
        numberSeat: 5,
        color: 'SILVER',
        steering: 'RIGHT',
        ...specification,
      },
      utils: {
        ...nothing.utils,
        type: 'WAGON',
        dimension: { length: 4400, width: 1695, height: 1475 },
        cubicMeter: 11,
        ...utils,
      },
    },
  }
}

/** Inserts cars and their search index; returns their ids. */
export async function addCars(context: Context, cars: readonly NewCar[], tenant = 'staging'): Promise<string[]> {
  const ids = await context.db.write(tenant, async (tx) => (await carWriter(tx)).insert(cars))
  await indexCars(context, tenant)
  return ids
}
