import { slugOf } from '@minato/contract/addresses'
import { carPath } from '../../i18n/addresses.ts'
import { localPath } from '../../i18n/locale.ts'
import type { Shell } from '../../api/shell.ts'
import { dealerId, withoutEmpty } from '../../layout/structured-dealer.ts'
import { stringifySearch } from '../../api/search-params.ts'
import { nameOf, picturesOf } from './car-head.ts'
import type { CarDetails } from './car-data.ts'
import { carUrl } from './car-url.ts'

/** schema.org data of a car's page: the car with its offer, and breadcrumbs. */
export const structuredCar = (shell: Shell, car: CarDetails): object => ({
  '@context': 'https://schema.org',
  '@graph': [vehicle(shell, car), crumbs(shell, car)],
})

const measured = (value: number | null, unitCode: string) =>
  value === null ? null : { '@type': 'QuantitativeValue', value, unitCode }

/** Omits unknown values and the chassis number, which is masked. */
function vehicle(shell: Shell, car: CarDetails): object {
  const { origin, locale, messages } = shell
  const { names } = messages
  const { card, doors, seats, steering } = car
  const url = carUrl({ origin, locale }, card)
  const images = picturesOf(car).map((path) => origin + path)
  return withoutEmpty({
    '@type': 'Car',
    '@id': `${url}#car`,
    name: nameOf(card),
    url,
    sku: card.reference,
    image: images.length ? images : null,
    brand: card.brand ? { '@type': 'Brand', name: card.brand } : null,
    model: card.model || null,
    vehicleConfiguration: card.grade,
    vehicleModelDate: (card.registered ?? card.manufactured)?.year.toString(),
    dateVehicleFirstRegistered: card.registered && dateOf(card.registered),
    productionDate: car.manufactured && dateOf(car.manufactured),
    itemCondition: 'https://schema.org/UsedCondition',
    mileageFromOdometer: measured(card.mileage, 'KMT'),
    vehicleEngine:
      card.engineSize === null
        ? null
        : { '@type': 'EngineSpecification', engineDisplacement: measured(card.engineSize, 'CMQ') },
    vehicleTransmission: card.transmission && names.transmissionType[card.transmission],
    // Two-wheel drive may be front or rear; schema.org has no value for either.
    driveWheelConfiguration: card.drive === '4WD' ? 'https://schema.org/FourWheelDriveConfiguration' : null,
    fuelType: card.fuel && names.fuelType[card.fuel],
    bodyType: card.body && names.bodyType[card.body],
    color: card.color && names.color[card.color],
    numberOfDoors: doors,
    vehicleSeatingCapacity: seats,
    steeringPosition: steering && `https://schema.org/${steering === 'LEFT' ? 'LeftHandDriving' : 'RightHandDriving'}`,
    offers: card.price === null ? null : offer(shell, url, card.price, card.status === 'RESERVED'),
  })
}

const offer = (shell: Shell, url: string, price: number, isReserved: boolean): object => ({
  '@type': 'Offer',
  url,
  price,
  priceCurrency: 'USD',
  itemCondition: 'https://schema.org/UsedCondition',
  availability: `https://schema.org/${isReserved ? 'Reserved' : 'InStock'}`,
  seller: { '@type': 'AutoDealer', '@id': dealerId(shell), name: shell.company.name },
})

/** ISO 8601, as precise as known. */
const dateOf = ({ year, month }: { year: number; month: number | null }): string =>
  month ? `${year}-${String(month).padStart(2, '0')}` : String(year)

/** The page's breadcrumbs that are indexed. */
function crumbs({ origin, locale, messages }: Shell, { card }: CarDetails): object {
  const at = (path: string) => origin + localPath(path, locale)
  const maker = at('/search-result') + stringifySearch({ brand: [slugOf(card.brand)] })
  const steps = [
    { name: messages.shop, item: at('/') },
    ...(card.brand ? [{ name: card.brand, item: maker }] : []),
    { name: `${nameOf(card)}, ${messages.car.ref(card.reference)}`, item: at(carPath(card)) },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  }
}
