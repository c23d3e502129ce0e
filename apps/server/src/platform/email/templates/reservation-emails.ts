import type { InquiryOutcome } from '@minato/contract/enumerations'
import type { Locale } from '@minato/contract/enumerations'
import type { DeliveredPrice } from '@minato/domain/inquiry-events'
import { centsInWords } from '@minato/domain/ledger-sentence'
import { formatDollars, greetingFor, formatMoment, formatCarYear } from '../email-content.ts'
import type { CarYear, EmailTemplate } from '../email-content.ts'
import { oneLine } from '../plain-text.ts'

/** Emails about reservations, offers, the purchase and the end of an inquiry. */

interface InquiryFields {
  name: string
  reference: string
  car: string
  link: string
  /** The recipient's country, for the local time beside Japan's. */
  country: string | null
}
type Written = [subject: string, paragraphs: string[], label: string, notes?: string[]]

const CAR_MAX = 80
const NB = '\u00a0'

/** The common layout: a subject, the event, and a link to the inquiry. */
const written = <More extends object>(
  render: Record<Locale, (data: InquiryFields & More, car: string) => Written>,
): EmailTemplate<InquiryFields & More> => {
  const inLocale = (locale: Locale) => (data: InquiryFields & More) => {
    const [subject, paragraphs, label, notes = []] = render[locale](data, oneLine(data.car, CAR_MAX))
    return { subject, greeting: greetingFor(locale, data.name), paragraphs, action: { label, link: data.link }, notes }
  }
  return { en: inLocale('en'), fr: inLocale('fr') }
}
const open = (reference: string): string => `Open inquiry N° ${reference}`
const ouvrir = (reference: string): string => `Ouvrir la demande N° ${reference}`

export const reservationAsked = written<object>({
  en: ({ reference }, car) => [
    `Reservation requested on inquiry N° ${reference}`,
    [`The customer of inquiry N° ${reference} would like to have this car reserved: ${car}.`],
    open(reference),
  ],
  fr: ({ reference }, car) => [
    `Réservation demandée sur la demande N° ${reference}`,
    [`Le client de la demande N° ${reference} souhaite que cette voiture lui soit réservée${NB}: ${car}.`],
    ouvrir(reference),
  ],
})

export const carReserved = written<{ from: string | null; until: string; isNext: boolean; isExtended?: boolean }>({
  en: ({ reference, from, until, isNext, isExtended, country }, car) => [
    isExtended ? `Your reservation is extended: ${car}` : `Reserved for you: ${car}`,
    [
      isExtended
        ? `Your reservation of ${car} is extended until ${formatMoment('en', until, country)}.`
        : isNext
          ? `It is your turn: the reservation before yours is over, and ${car} is now reserved for you until ${formatMoment('en', until, country)}.`
          : `${car} is reserved for you${from ? ` from ${formatMoment('en', from, country)}` : ''} until ${formatMoment('en', until, country)}.`,
      'Until then, no other buyer can buy it.',
    ],
    open(reference),
    isNext ? ['If you no longer want the car, please tell us: another buyer may be waiting for it.'] : [],
  ],
  fr: ({ reference, from, until, isNext, isExtended, country }, car) => [
    isExtended ? `Votre réservation est prolongée${NB}: ${car}` : `Réservée pour vous${NB}: ${car}`,
    [
      isExtended
        ? `Votre réservation de ${car} est prolongée jusqu’au ${formatMoment('fr', until, country)}.`
        : isNext
          ? `C’est votre tour${NB}: la réservation précédente est terminée, et ${car} vous est réservée jusqu’au ${formatMoment('fr', until, country)}.`
          : `${car} vous est réservée${from ? ` du ${formatMoment('fr', from, country)}` : ''} jusqu’au ${formatMoment('fr', until, country)}.`,
      'D’ici là, aucun autre acheteur ne peut l’acheter.',
    ],
    ouvrir(reference),
    isNext
      ? ['Si vous ne voulez plus de cette voiture, dites-le-nous\u00a0: un autre acheteur l’attend peut-être.']
      : [],
  ],
})

export const reservationEnding = written<{ until: string }>({
  en: ({ reference, until, country }, car) => [
    `The reservation on inquiry N° ${reference} is about to end`,
    [
      `The reservation of ${car} ends on ${formatMoment('en', until, country)}.`,
      'After that, the car may go to another buyer.',
    ],
    open(reference),
  ],
  fr: ({ reference, until, country }, car) => [
    `La réservation de la demande N° ${reference} se termine bientôt`,
    [
      `La réservation de ${car} se termine le ${formatMoment('fr', until, country)}.`,
      'Ensuite, la voiture peut revenir à un autre acheteur.',
    ],
    ouvrir(reference),
  ],
})

export const reservationEnded = written<object>({
  en: ({ reference }, car) => [
    `The reservation on inquiry N° ${reference} has ended`,
    [`${car} is no longer reserved for you. Your inquiry N° ${reference} stays open.`],
    open(reference),
  ],
  fr: ({ reference }, car) => [
    `La réservation de la demande N° ${reference} est terminée`,
    [`${car} ne vous est plus réservée. Votre demande N° ${reference} reste ouverte.`],
    ouvrir(reference),
  ],
})

export const carWithdrawn = written<object>({
  en: ({ reference }, car) => [
    `No longer for sale: ${car}`,
    [
      `You were waiting for ${car} on inquiry N° ${reference}. The car is no longer for sale, and its waiting list is closed.`,
      'Your inquiry stays open: write to us there if you would like another car.',
    ],
    open(reference),
  ],
  fr: ({ reference }, car) => [
    `Plus en vente${NB}: ${car}`,
    [
      `Vous attendiez ${car} sur la demande N° ${reference}. La voiture a été retirée de la vente, et sa liste d’attente est close.`,
      `Votre demande reste ouverte${NB}: écrivez-nous si vous souhaitez une autre voiture.`,
    ],
    ouvrir(reference),
  ],
})

export const offerMade = written<{ amount: number; until: string; delivered: DeliveredPrice | null }>({
  en: ({ reference, amount, until, country, delivered }, car) => [
    `An offer on inquiry N° ${reference}: ${formatDollars('en', amount)}`,
    [
      `You have an offer of ${formatDollars('en', amount)} FOB for ${car}. It is open until ${formatMoment('en', until, country)}.`,
      ...(delivered
        ? [`That is ${formatDollars('en', delivered.total)} delivered to ${delivered.port} (${delivered.freightType}).`]
        : []),
    ],
    'Answer the offer',
  ],
  fr: ({ reference, amount, until, country, delivered }, car) => [
    `Une offre sur la demande N° ${reference}${NB}: ${formatDollars('fr', amount)}`,
    [
      `Vous avez reçu une offre de ${formatDollars('fr', amount)} FOB pour ${car}. Elle est ouverte jusqu’au ${formatMoment('fr', until, country)}.`,
      ...(delivered
        ? [`Soit ${formatDollars('fr', delivered.total)} rendu à ${delivered.port} (${delivered.freightType}).`]
        : []),
    ],
    'Répondre à l’offre',
  ],
})

export const offerAnswered = written<{ amount: number; isAccepted: boolean }>({
  en: ({ reference, amount, isAccepted }, car) => [
    `Your offer on inquiry N° ${reference} was ${isAccepted ? 'accepted' : 'refused'}`,
    [`Your offer of ${formatDollars('en', amount)} FOB for ${car} was ${isAccepted ? 'accepted' : 'refused'}.`],
    open(reference),
  ],
  fr: ({ reference, amount, isAccepted }, car) => [
    `Votre offre sur la demande N° ${reference} a été ${isAccepted ? 'acceptée' : 'refusée'}`,
    [`Votre offre de ${formatDollars('fr', amount)} FOB pour ${car} a été ${isAccepted ? 'acceptée' : 'refusée'}.`],
    ouvrir(reference),
  ],
})

export const offerWithdrawn = written<{ amount: number }>({
  en: ({ reference, amount }, car) => [
    `The offer on inquiry N° ${reference} was withdrawn`,
    [`The offer of ${formatDollars('en', amount)} FOB for ${car} was withdrawn and can no longer be accepted.`],
    open(reference),
  ],
  fr: ({ reference, amount }, car) => [
    `L’offre sur la demande N° ${reference} a été retirée`,
    [`L’offre de ${formatDollars('fr', amount)} FOB pour ${car} a été retirée et ne peut plus être acceptée.`],
    ouvrir(reference),
  ],
})

/** `dueCents`: the open amount; the inquiry shows the account. */
export const purchaseConfirmed = written<{ dueCents: number }>({
  en: ({ reference, dueCents }, car) => [
    `Your purchase is confirmed: ${car}`,
    [
      `${car} is yours. We are now preparing its shipping and will tell you as soon as the ship is booked.`,
      ...(dueCents > 0
        ? [`${centsInWords(dueCents, 'USD', 'en')} is still due. Your inquiry shows how to pay it.`]
        : []),
    ],
    open(reference),
  ],
  fr: ({ reference, dueCents }, car) => [
    `Votre achat est confirmé${NB}: ${car}`,
    [
      `${car} est à vous. Nous préparons maintenant son expédition, et vous préviendrons dès que le navire sera réservé.`,
      ...(dueCents > 0
        ? [`Il reste ${centsInWords(dueCents, 'USD', 'fr')} à payer. Votre demande indique comment régler ce solde.`]
        : []),
    ],
    ouvrir(reference),
  ],
})

const ENDED_EN: Record<InquiryOutcome, string> = {
  WITHDRAWN: 'The customer has withdrawn it.',
  LOST: 'It did not lead to a sale.',
  UNPAID: 'The payment has not arrived.',
  REFUNDED: 'The purchase is cancelled and the payment refunded.',
}
const ENDED_FR: Record<InquiryOutcome, string> = {
  WITHDRAWN: 'Le client l’a retirée.',
  LOST: 'Elle n’a pas abouti à une vente.',
  UNPAID: 'Le paiement n’est pas arrivé.',
  REFUNDED: 'L’achat est annulé, et le paiement est remboursé.',
}
export const dealEnded = written<{ outcome: InquiryOutcome }>({
  en: ({ reference, outcome }, car) => [
    `Inquiry N° ${reference} is closed`,
    [`The inquiry about ${car} is closed. ${ENDED_EN[outcome]}`],
    'Read the reason',
    ['You can still read and answer its messages.'],
  ],
  fr: ({ reference, outcome }, car) => [
    `La demande N° ${reference} est close`,
    [`La demande au sujet de ${car} est close. ${ENDED_FR[outcome]}`],
    'Lire la raison',
    ['Vous pouvez toujours y lire les messages et y répondre.'],
  ],
})

export const dealReopened = written<object>({
  en: ({ reference }, car) => [
    `Inquiry N° ${reference} is open again`,
    [`The inquiry about ${car} has been reopened.`],
    open(reference),
  ],
  fr: ({ reference }, car) => [
    `La demande N° ${reference} est rouverte`,
    [`La demande au sujet de ${car} a été rouverte.`],
    ouvrir(reference),
  ],
})

interface Taken {
  by: 'RESERVED' | 'SOLD'
  until: string | null
  isClosed: boolean
  similar: { title: string; reference: string; year: CarYear | null; price: number | null; link: string }[]
}
const listed = (locale: Locale, cars: Taken['similar']) =>
  cars.map(({ title, reference, year, price, link }) => ({
    text: oneLine(title),
    detail: [
      `REF ${reference}`,
      year && formatCarYear(locale, year),
      price === null ? '' : `${formatDollars(locale, price)} FOB`,
    ]
      .filter(Boolean)
      .join(' · '),
    link,
  }))
const vehicleTaken = written<Taken>({
  en: ({ reference, by, until, isClosed, similar, country }, car) => [
    by === 'SOLD' ? `Sold: ${car}` : `Reserved for another buyer: ${car}`,
    [
      by === 'SOLD'
        ? `The car of your inquiry N° ${reference}, ${car}, has been sold to another buyer.`
        : `The car of your inquiry N° ${reference}, ${car}, has been reserved for another buyer${until ? ` until ${formatMoment('en', until, country)}` : ''}. You can join the waiting list in the inquiry.`,
      isClosed ? 'Your inquiry is closed.' : 'Your inquiry stays open.',
      ...(similar.length ? ['Similar cars:'] : []),
    ],
    open(reference),
  ],
  fr: ({ reference, by, until, isClosed, similar, country }, car) => [
    by === 'SOLD' ? `Vendue${NB}: ${car}` : `Réservée pour un autre acheteur${NB}: ${car}`,
    [
      by === 'SOLD'
        ? `La voiture de votre demande N° ${reference}, ${car}, a été vendue à un autre acheteur.`
        : `La voiture de votre demande N° ${reference}, ${car}, a été réservée pour un autre acheteur${until ? ` jusqu’au ${formatMoment('fr', until, country)}` : ''}. Vous pouvez rejoindre la liste d’attente dans la demande.`,
      isClosed ? 'Votre demande est close.' : 'Votre demande reste ouverte.',
      ...(similar.length ? [`Voitures semblables${NB}:`] : []),
    ],
    ouvrir(reference),
  ],
})
export const carTaken: EmailTemplate<InquiryFields & Taken> = {
  en: (data, sender) => ({ ...vehicleTaken.en(data, sender), list: listed('en', data.similar) }),
  fr: (data, sender) => ({ ...vehicleTaken.fr(data, sender), list: listed('fr', data.similar) }),
}
