import type { Locale, VerdictState } from '@minato/contract/enumerations'
import { formatDollars, greetingFor, formatCarYear } from '../email-content.ts'
import type { CarYear, EmailTemplate } from '../email-content.ts'
import { oneLine } from '../plain-text.ts'

interface NewCars {
  name: string
  /** Name of the saved search. */
  search: string
  /** The port of the total prices; FOB without one. */
  port?: string
  /** The name of the country of destination, for the verdicts. */
  country?: string
  /** The newest cars; `price` in whole US dollars; null if none is shown. */
  cars: {
    title: string
    reference: string
    year: CarYear | null
    price: number | null
    /** Whether the car may be imported if it is ordered today. */
    verdict?: VerdictState
    link: string
  }[]
  /** How many are new in all. */
  count: number
  /** The search itself, and where its mails are switched off. */
  link: string
  stopLink: string
}

const VERDICTS: Record<Locale, Record<VerdictState, string>> = {
  en: {
    ALLOWED: 'Import allowed: ',
    AT_RISK: 'Import at risk: ',
    REFUSED: 'Import not allowed: ',
    UNKNOWN: 'Import rules not confirmed: ',
  },
  fr: {
    ALLOWED: 'Importation autorisée\u00a0: ',
    AT_RISK: 'Importation incertaine\u00a0: ',
    REFUSED: 'Importation interdite\u00a0: ',
    UNKNOWN: 'Règles d’importation à confirmer\u00a0: ',
  },
}

const listed = (locale: Locale, { cars, port, country }: Pick<NewCars, 'cars' | 'port' | 'country'>) => {
  const basis = port === undefined ? 'FOB' : `${locale === 'fr' ? 'rendu à' : 'to'} ${oneLine(port)}`
  return cars.slice(0, 10).map(({ title, reference, year, price, verdict, link }) => ({
    text: oneLine(title),
    detail: [
      `REF ${reference}`,
      year && formatCarYear(locale, year),
      price === null ? '' : `${formatDollars(locale, price)} ${basis}`,
      verdict && country ? VERDICTS[locale][verdict] + oneLine(country) : '',
    ]
      .filter(Boolean)
      .join(' · '),
    link,
  }))
}

export const savedSearchAlert: EmailTemplate<NewCars> = {
  en: ({ name, search, count, link, stopLink, ...found }) => ({
    subject: `${count} new ${count === 1 ? 'car' : 'cars'} for “${oneLine(search, 80)}”`,
    greeting: greetingFor('en', name),
    paragraphs: [
      `Since the last mail ${count === 1 ? 'one car has' : `${count} cars have`} come in that your search finds.`,
    ],
    list: listed('en', found),
    action: { label: 'See them all', link },
    notes: [
      found.port === undefined
        ? 'Prices are FOB: the car on board the ship in Japan.'
        : `Prices are the total price to ${oneLine(found.port)}: the car, freight, inspection and marine insurance.`,
      ...(found.country === undefined
        ? []
        : ['Import rules are checked as if you ordered today. Your customs office has the final say.']),
    ],
    leave: { label: 'No more mails for this search', link: stopLink },
  }),
  fr: ({ name, search, count, link, stopLink, ...found }) => ({
    subject: `${count} ${count === 1 ? 'nouvelle voiture' : 'nouvelles voitures'} pour «\u00a0${oneLine(search, 80)}\u00a0»`,
    greeting: greetingFor('fr', name),
    paragraphs: [
      `Depuis le dernier message, ${count === 1 ? 'une voiture est arrivée' : `${count} voitures sont arrivées`} pour votre recherche.`,
    ],
    list: listed('fr', found),
    action: { label: 'Tout voir', link },
    notes: [
      found.port === undefined
        ? 'Les prix sont FOB\u00a0: la voiture à bord du navire au Japon.'
        : `Les prix sont rendus à ${oneLine(found.port)}\u00a0: voiture, fret, inspection et assurance maritime.`,
      ...(found.country === undefined
        ? []
        : [
            'Les règles d’importation sont vérifiées pour une commande passée aujourd’hui. Votre bureau de douane a le dernier mot.',
          ]),
    ],
    leave: { label: 'Ne plus recevoir de messages pour cette recherche', link: stopLink },
  }),
}
