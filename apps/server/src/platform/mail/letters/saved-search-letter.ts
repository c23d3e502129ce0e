import type { Locale } from '@minato/contract/enumerations'
import { dollars, greetingOf } from '../letter.ts'
import type { LetterIn } from '../letter.ts'
import { oneLine } from '../plain-text.ts'

interface NewCars {
  name: string
  /** What the customer called the search. */
  search: string
  /** The newest of them; `price` in whole US dollars, FOB; null where none is shown. */
  cars: { title: string; reference: string; price: number | null; link: string }[]
  /** How many are new in all. */
  count: number
  /** The search itself, and where its mails are switched off. */
  link: string
  stopLink: string
}

const listed = (locale: Locale, cars: NewCars['cars']) =>
  cars.slice(0, 10).map(({ title, reference, price, link }) => ({
    text: oneLine(title),
    detail: [`REF ${reference}`, price === null ? '' : `${dollars(locale, price)} FOB`].filter(Boolean).join(' · '),
    link,
  }))

export const savedSearchAlert: LetterIn<NewCars> = {
  en: ({ name, search, cars, count, link, stopLink }) => ({
    subject: `${count} new ${count === 1 ? 'car' : 'cars'} for “${oneLine(search, 80)}”`,
    greeting: greetingOf('en', name),
    paragraphs: [
      `Since the last mail ${count === 1 ? 'one car has' : `${count} cars have`} come in that your search finds.`,
    ],
    list: listed('en', cars),
    action: { label: 'See them all', link },
    notes: ['Prices are FOB: the car on board the ship in Japan.'],
    leave: { label: 'No more mails for this search', link: stopLink },
  }),
  fr: ({ name, search, cars, count, link, stopLink }) => ({
    subject: `${count} ${count === 1 ? 'nouvelle voiture' : 'nouvelles voitures'} pour «\u00a0${oneLine(search, 80)}\u00a0»`,
    greeting: greetingOf('fr', name),
    paragraphs: [
      `Depuis le dernier message, ${count === 1 ? 'une voiture est arrivée' : `${count} voitures sont arrivées`} pour votre recherche.`,
    ],
    list: listed('fr', cars),
    action: { label: 'Tout voir', link },
    notes: ['Les prix sont FOB\u00a0: la voiture à bord du navire au Japon.'],
    leave: { label: 'Ne plus recevoir de messages pour cette recherche', link: stopLink },
  }),
}
