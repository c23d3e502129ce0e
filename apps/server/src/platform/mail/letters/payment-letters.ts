import { dayInWords } from '@minato/domain/moments'
import { greetingOf, momentIn } from '../letter.ts'
import type { LetterIn } from '../letter.ts'
import { oneLine } from '../plain-text.ts'

/** Mails about how a deal is paid and shipped. What is on a paper, and why one was refused, is read on the page. */

interface Deal {
  name: string
  reference: string
  car: string
  link: string
}

export const proofCame: LetterIn<Deal> = {
  en: ({ name, reference, car, link }) => ({
    subject: `Payment proof for inquiry N° ${reference}`,
    greeting: greetingOf('en', name),
    paragraphs: [`The buyer has sent a payment proof for inquiry N° ${reference} (${oneLine(car)}).`],
    action: { label: 'Check and answer', link },
    notes: ['While the proof waits for your answer, a reservation of the car does not run out.'],
  }),
  fr: ({ name, reference, car, link }) => ({
    subject: `Preuve de paiement pour la demande N° ${reference}`,
    greeting: greetingOf('fr', name),
    paragraphs: [`L’acheteur a envoyé une preuve de paiement pour la demande N° ${reference} (${oneLine(car)}).`],
    action: { label: 'Vérifier et répondre', link },
    notes: ['Tant que la preuve attend votre réponse, une réservation de la voiture n’expire pas.'],
  }),
}

export const proofAccepted: LetterIn<Deal> = {
  en: ({ name, reference, car, link }) => ({
    subject: `Your payment proof is accepted: inquiry N° ${reference}`,
    greeting: greetingOf('en', name),
    paragraphs: [
      `Your payment proof for inquiry N° ${reference} (${oneLine(car)}) is accepted.`,
      'As soon as your purchase is confirmed, we write to you again.',
    ],
    action: { label: 'See how far it is', link },
    notes: [],
  }),
  fr: ({ name, reference, car, link }) => ({
    subject: `Votre preuve de paiement est acceptée\u00a0: demande N° ${reference}`,
    greeting: greetingOf('fr', name),
    paragraphs: [
      `Votre preuve de paiement pour la demande N° ${reference} (${oneLine(car)}) est acceptée.`,
      'Dès que votre achat sera confirmé, nous vous écrirons de nouveau.',
    ],
    action: { label: 'Voir où cela en est', link },
    notes: [],
  }),
}

/** `until`: how long the proforma holds for another proof, where its own validity ends sooner. */
export const proofRefused: LetterIn<Deal & { until: string | null; country: string | null }> = {
  en: ({ name, reference, car, link, until, country }) => ({
    subject: `Your payment proof needs another look: inquiry N° ${reference}`,
    greeting: greetingOf('en', name),
    paragraphs: [
      `Your payment proof for inquiry N° ${reference} (${oneLine(car)}) could not be accepted.`,
      'Why, and what to do, stands in the inquiry.',
      ...(until
        ? [`Your proforma invoice stays valid, for another proof, until ${momentIn('en', until, country)}.`]
        : []),
    ],
    action: { label: 'Read why, and send another one', link },
    notes: ['Please pay only to the account that stands on your invoice. We never send another one by mail.'],
  }),
  fr: ({ name, reference, car, link, until, country }) => ({
    subject: `Votre preuve de paiement est à revoir\u00a0: demande N° ${reference}`,
    greeting: greetingOf('fr', name),
    paragraphs: [
      `Votre preuve de paiement pour la demande N° ${reference} (${oneLine(car)}) n’a pas pu être acceptée.`,
      'La raison, et ce qu’il faut faire, se lisent dans la demande.',
      ...(until
        ? [`Votre facture proforma reste valable pour une autre preuve jusqu’au ${momentIn('fr', until, country)}.`]
        : []),
    ],
    action: { label: 'Lire pourquoi, et en envoyer une autre', link },
    notes: [
      'Ne payez que sur le compte qui figure sur votre facture. Nous n’en envoyons jamais un autre par courriel.',
    ],
  }),
}

/** Days are YYYY-MM-DD. */
export const shippingChanged: LetterIn<Deal & { ship: string | null; departs: string | null; arrives: string | null }> =
  {
    en: ({ name, reference, car, link, ship, departs, arrives }) => ({
      subject: `Shipping of your car: inquiry N° ${reference}`,
      greeting: greetingOf('en', name),
      paragraphs: [
        `There is news of the shipping of your ${oneLine(car)} (inquiry N° ${reference}).`,
        ...(ship ? [`Ship: ${oneLine(ship)}`] : []),
        ...(departs ? [`Expected departure: ${dayInWords(departs, 'en')}`] : []),
        ...(arrives ? [`Expected arrival: ${dayInWords(arrives, 'en')}`] : []),
      ],
      action: { label: 'See all about the shipping', link },
      notes: ['Ships may be early or late: should a date change, we write again.'],
    }),
    fr: ({ name, reference, car, link, ship, departs, arrives }) => ({
      subject: `Expédition de votre voiture\u00a0: demande N° ${reference}`,
      greeting: greetingOf('fr', name),
      paragraphs: [
        `Il y a du nouveau sur l’expédition de votre ${oneLine(car)} (demande N° ${reference}).`,
        ...(ship ? [`Navire\u00a0: ${oneLine(ship)}`] : []),
        ...(departs ? [`Départ prévu\u00a0: ${dayInWords(departs, 'fr')}`] : []),
        ...(arrives ? [`Arrivée prévue\u00a0: ${dayInWords(arrives, 'fr')}`] : []),
      ],
      action: { label: 'Tout voir sur l’expédition', link },
      notes: ['Un navire peut avoir de l’avance ou du retard\u00a0: si une date change, nous vous écrivons.'],
    }),
  }

export const paperCame: LetterIn<Deal & { what: 'RECEIPT' | 'EXTRA' }> = {
  en: ({ name, reference, car, link, what }) => ({
    subject: `${what === 'RECEIPT' ? 'A receipt' : 'A new document'} for inquiry N° ${reference}`,
    greeting: greetingOf('en', name),
    paragraphs: [
      what === 'RECEIPT'
        ? `A receipt for your payment stands in inquiry N° ${reference} (${oneLine(car)}).`
        : `There is a new document in inquiry N° ${reference} (${oneLine(car)}).`,
    ],
    action: { label: 'Open the documents', link },
    notes: [],
  }),
  fr: ({ name, reference, car, link, what }) => ({
    subject: `${what === 'RECEIPT' ? 'Un reçu' : 'Un nouveau document'} pour la demande N° ${reference}`,
    greeting: greetingOf('fr', name),
    paragraphs: [
      what === 'RECEIPT'
        ? `Un reçu de votre paiement se trouve dans la demande N° ${reference} (${oneLine(car)}).`
        : `Il y a un nouveau document dans la demande N° ${reference} (${oneLine(car)}).`,
    ],
    action: { label: 'Ouvrir les documents', link },
    notes: [],
  }),
}
