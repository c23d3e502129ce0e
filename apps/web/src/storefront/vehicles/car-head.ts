import { pictureAddress } from '@minato/contract/addresses'
import { carPath } from '../../i18n/addresses.ts'
import { headOf } from '../../layout/head.ts'
import type { Shell } from '../../api/shell.ts'
import { carName, shownYear } from './card-data.ts'
import type { CarDetails } from './car-data.ts'

/** Large enough for search engines; narrower pictures have at least the smallest width. */
const WIDTHS = [960, 640, 320] as const
const MOST = 6

export const nameOf = (card: CarDetails['card']): string => [carName(card), card.grade].filter(Boolean).join(' ')
/** Addresses of its first pictures, for structured data. */
export const picturesOf = ({ pictures }: CarDetails): string[] =>
  pictures
    .slice(0, MOST)
    .map(({ url, width }) => pictureAddress(url, WIDTHS.find((step) => step <= width) ?? 320, 'jpg'))

/** Title, description and addresses of a car's page (STF-12). */
export function headOfCar(shell: Shell, car: CarDetails) {
  const { car: t, format, names, km } = shell.messages
  const { card } = car
  const year = card.registered ?? card.manufactured
  const facts = [
    shownYear(shell.messages, card),
    card.mileage !== null && km(card.mileage),
    card.transmission && names.transmissionType[card.transmission],
    card.fuel && names.fuelType[card.fuel],
  ]
    .filter(Boolean)
    .join(', ')
  const price = card.price === null ? t.priceOnRequest : `${t.fob} ${format.money(card.price)}`
  return headOf(shell, {
    title: `${nameOf(card)}, ${t.ref(card.reference)}`,
    description: t.description(nameOf(card), facts, price),
    path: carPath(card),
    preview: {
      reference: card.reference,
      name: nameOf(card),
      // In the same order as the server's (modules/vehicles/pictures/previews.ts), to avoid a redirect.
      facts: [
        card.price,
        year?.year,
        year?.month,
        card.registered === null,
        card.mileage,
        card.picture?.url,
        shell.company.name,
      ],
    },
  })
}
