import { carPath } from '../../shell/addresses.ts'
import { localPath } from '../../shell/locale.ts'
import type { Shell } from '../../shell/shell.ts'
import { nameOf, previewOf } from './car-head.ts'
import type { CarDetails } from './car-data.ts'

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
