import { pictureAddress } from '@minato/contract/addresses'
import { carPath } from '../../shell/addresses.ts'
import { headOf } from '../../shell/head.ts'
import type { Shell } from '../../shell/shell.ts'
import { localPath } from '../../shell/locale.ts'
import { carName } from './card-data.ts'
import type { CarDetails } from './car-data.ts'

const PREVIEW_WIDTH = 960

const nameOf = (card: CarDetails['card']): string => [carName(card), card.grade].filter(Boolean).join(' ')
const previewOf = ({ pictures: [first] }: CarDetails): string | undefined =>
  first && pictureAddress(first.url, PREVIEW_WIDTH <= first.width ? PREVIEW_WIDTH : 320, 'jpg')

/** Title, description and addresses of a car's page (STF-12). */
export function headOfCar(shell: Shell, car: CarDetails) {
  const { car: t, format, names, km } = shell.messages
  const { card } = car
  const facts = [
    card.registered && format.yearMonth(card.registered),
    card.mileage !== null && km(card.mileage),
    card.transmission && names.transmission[card.transmission],
    card.fuel && names.fuel[card.fuel],
  ]
    .filter(Boolean)
    .join(', ')
  const price = card.price === null ? t.priceOnRequest : `${t.fob} ${format.money(card.price)}`
  const image = previewOf(car)
  return headOf(shell, {
    title: `${nameOf(card)}, ${t.ref(card.reference)}`,
    description: t.description(nameOf(card), facts, price),
    path: carPath(card),
    ...(image && { image }),
  })
}

/** The car as a schema.org Car with its Offer; what is not known is left out. */
export function structuredCar({ origin, locale, messages }: Shell, car: CarDetails): object {
  const { names } = messages
  const { card, doors, seats, steering } = car
  const url = origin + localPath(carPath(card), locale)
  const image = previewOf(car)
  const facts = {
    '@context': 'https://schema.org',
    '@type': 'Car',
    name: nameOf(card),
    url,
    sku: card.reference,
    image: image ? [origin + image] : null,
    brand: { '@type': 'Brand', name: card.brand },
    model: card.model,
    vehicleModelDate: card.registered && String(card.registered.year),
    itemCondition: 'https://schema.org/UsedCondition',
    mileageFromOdometer:
      card.mileage === null ? null : { '@type': 'QuantitativeValue', value: card.mileage, unitCode: 'KMT' },
    vehicleEngine:
      card.engineSize === null
        ? null
        : {
            '@type': 'EngineSpecification',
            engineDisplacement: { '@type': 'QuantitativeValue', value: card.engineSize, unitCode: 'CMQ' },
          },
    vehicleTransmission: card.transmission && names.transmission[card.transmission],
    fuelType: card.fuel && names.fuel[card.fuel],
    bodyType: card.body && names.bodyType[card.body],
    color: card.color && names.color[card.color],
    numberOfDoors: doors,
    vehicleSeatingCapacity: seats,
    steeringPosition: steering && `https://schema.org/${steering === 'LEFT' ? 'LeftHandDriving' : 'RightHandDriving'}`,
    offers:
      card.price === null
        ? null
        : {
            '@type': 'Offer',
            url,
            price: card.price,
            priceCurrency: 'USD',
            availability: `https://schema.org/${card.status === 'RESERVED' ? 'Reserved' : 'InStock'}`,
          },
  }
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null))
}
