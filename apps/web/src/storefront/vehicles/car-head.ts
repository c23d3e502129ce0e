import { pictureAddress } from '@minato/contract/addresses'
import { carPath } from '../../shell/addresses.ts'
import { headOf } from '../../shell/head.ts'
import type { Shell } from '../../shell/shell.ts'
import { carName } from './card-data.ts'
import type { CarDetails } from './car-data.ts'

const PREVIEW_WIDTH = 960

export const nameOf = (card: CarDetails['card']): string => [carName(card), card.grade].filter(Boolean).join(' ')
/** The address of the picture for link previews. */
export const previewOf = ({ pictures: [first] }: CarDetails): string | undefined =>
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
