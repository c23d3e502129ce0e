import { pictureAddress, vehicleAddress } from '@minato/contract/addresses'
import { headOf } from '../../shell/head.ts'
import type { Shell } from '../../shell/shell.ts'
import { localPath } from '../../shell/locale.ts'
import { carName } from './card-data.ts'
import type { CarDetails } from './car-data.ts'

const PREVIEW_WIDTH = 960

/** Title, description, addresses and schema.org Vehicle and Offer of a car's page (STF-12). */
export function headOfCar(shell: Shell, { card, pictures, doors, seats, steering }: CarDetails) {
  const { car: t, format, names, km } = shell.messages
  const name = [carName(card), card.grade].filter(Boolean).join(' ')
  const path = vehicleAddress(card.brand, card.model, card.reference)
  const first = pictures[0]
  const image = first && pictureAddress(first.url, PREVIEW_WIDTH <= first.width ? PREVIEW_WIDTH : 320, 'jpg')
  const facts = [
    card.registered && format.yearMonth(card.registered),
    card.mileage !== null && km(card.mileage),
    card.transmission && names.transmission[card.transmission],
    card.fuel && names.fuel[card.fuel],
  ].filter(Boolean).join(', ')
  const price = card.price === null ? t.priceOnRequest : `${t.fob} ${format.money(card.price)}`
  const url = shell.origin + localPath(path, shell.locale)
  const known = (values: Record<string, unknown>) => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined))
  const data = known({
    '@context': 'https://schema.org',
    '@type': 'Car',
    name,
    url,
    sku: card.reference,
    image: image && [shell.origin + image],
    brand: { '@type': 'Brand', name: card.brand },
    model: card.model,
    vehicleModelDate: card.registered && String(card.registered.year),
    itemCondition: 'https://schema.org/UsedCondition',
    mileageFromOdometer: card.mileage === null ? null : { '@type': 'QuantitativeValue', value: card.mileage, unitCode: 'KMT' },
    vehicleEngine: card.engineSize === null ? null : { '@type': 'EngineSpecification', engineDisplacement: { '@type': 'QuantitativeValue', value: card.engineSize, unitCode: 'CMQ' } },
    vehicleTransmission: card.transmission && names.transmission[card.transmission],
    fuelType: card.fuel && names.fuel[card.fuel],
    bodyType: card.body && names.bodyType[card.body],
    color: card.color && names.color[card.color],
    numberOfDoors: doors,
    vehicleSeatingCapacity: seats,
    steeringPosition: steering && `https://schema.org/${steering === 'LEFT' ? 'LeftHandDriving' : 'RightHandDriving'}`,
    offers: card.price === null ? null : {
      '@type': 'Offer',
      url,
      price: card.price,
      priceCurrency: 'USD',
      availability: `https://schema.org/${card.status === 'RESERVED' ? 'Reserved' : 'InStock'}`,
    },
  })
  return headOf(shell, {
    title: `${name}, ${t.ref(card.reference)}`,
    description: t.description(name, facts, price),
    path,
    data,
    ...(image && { image }),
  })
}
