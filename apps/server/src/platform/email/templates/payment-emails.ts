import type { Locale, ShippingDocument } from '@minato/contract/enumerations'
import { centsInWords } from '@minato/domain/ledger-sentence'
import { dayInWords } from '@minato/domain/moments'
import { SHIPPING_DOCUMENT_NAMES } from '@minato/domain/shipping-document-names'
import { greetingFor, formatMoment } from '../email-content.ts'
import type { EmailTemplate } from '../email-content.ts'
import { oneLine } from '../plain-text.ts'

/** Emails about payment and shipping of an inquiry. Document contents and refusal reasons are shown only on the page. */

interface InquiryFields {
  name: string
  reference: string
  car: string
  link: string
}

export const proofCame: EmailTemplate<InquiryFields> = {
  en: ({ name, reference, car, link }) => ({
    subject: `Payment proof for inquiry N° ${reference}`,
    greeting: greetingFor('en', name),
    paragraphs: [`The buyer has sent a payment proof for inquiry N° ${reference} (${oneLine(car)}).`],
    action: { label: 'Check and answer', link },
    notes: ['While the proof is waiting for your answer, the car’s reservation does not expire.'],
  }),
  fr: ({ name, reference, car, link }) => ({
    subject: `Preuve de paiement pour la demande N° ${reference}`,
    greeting: greetingFor('fr', name),
    paragraphs: [`L’acheteur a envoyé une preuve de paiement pour la demande N° ${reference} (${oneLine(car)}).`],
    action: { label: 'Vérifier et répondre', link },
    notes: ['Tant que la preuve attend votre réponse, la réservation de la voiture n’expire pas.'],
  }),
}

export const proofAccepted: EmailTemplate<InquiryFields> = {
  en: ({ name, reference, car, link }) => ({
    subject: `Your payment proof was accepted: inquiry N° ${reference}`,
    greeting: greetingFor('en', name),
    paragraphs: [
      `Your payment proof for inquiry N° ${reference} (${oneLine(car)}) was accepted.`,
      'We will email you again once your purchase is confirmed.',
    ],
    action: { label: 'See the progress', link },
    notes: [],
  }),
  fr: ({ name, reference, car, link }) => ({
    subject: `Votre preuve de paiement est acceptée\u00a0: demande N° ${reference}`,
    greeting: greetingFor('fr', name),
    paragraphs: [
      `Votre preuve de paiement pour la demande N° ${reference} (${oneLine(car)}) est acceptée.`,
      'Dès que votre achat sera confirmé, nous vous écrirons de nouveau.',
    ],
    action: { label: 'Voir l’avancement', link },
    notes: [],
  }),
}

/** `until`: how long the proforma holds for another proof, where its own validity ends sooner. */
export const proofRefused: EmailTemplate<InquiryFields & { until: string | null; country: string | null }> = {
  en: ({ name, reference, car, link, until, country }) => ({
    subject: `Your payment proof was not accepted: inquiry N° ${reference}`,
    greeting: greetingFor('en', name),
    paragraphs: [
      `Your payment proof for inquiry N° ${reference} (${oneLine(car)}) could not be accepted.`,
      'See the reason and what to do next in your inquiry.',
      ...(until
        ? [`You can send another proof until your proforma invoice expires on ${formatMoment('en', until, country)}.`]
        : []),
    ],
    action: { label: 'See the reason and send another proof', link },
    notes: ['Please pay only to the account on your invoice. We never send another one by email.'],
  }),
  fr: ({ name, reference, car, link, until, country }) => ({
    subject: `Votre preuve de paiement n’a pas été acceptée\u00a0: demande N° ${reference}`,
    greeting: greetingFor('fr', name),
    paragraphs: [
      `Votre preuve de paiement pour la demande N° ${reference} (${oneLine(car)}) n’a pas pu être acceptée.`,
      'La raison et la marche à suivre sont indiquées dans la demande.',
      ...(until
        ? [
            `Vous pouvez envoyer une autre preuve jusqu’à l’expiration de votre facture proforma, le ${formatMoment('fr', until, country)}.`,
          ]
        : []),
    ],
    action: { label: 'Voir la raison et envoyer une autre preuve', link },
    notes: ['Ne payez que sur le compte qui figure sur votre facture. Nous n’en envoyons jamais un autre par e-mail.'],
  }),
}

/** Dates are YYYY-MM-DD. Dates before `today` (the day of the change in Japan) are stated as facts. */
export const shippingChanged: EmailTemplate<
  InquiryFields & {
    isFirst?: boolean
    ship: string | null
    departs: string | null
    arrives: string | null
    today?: string
  }
> = {
  en: ({ name, reference, car, link, isFirst, ship, departs, arrives, today = '' }) => ({
    subject: `Shipping of your car: inquiry N° ${reference}`,
    greeting: greetingFor('en', name),
    paragraphs: [
      isFirst
        ? `These are the shipping details of your ${oneLine(car)} (inquiry N° ${reference}).`
        : `The shipping details of your ${oneLine(car)} (inquiry N° ${reference}) have been updated.`,
      ...(ship ? [`Ship: ${oneLine(ship)}`] : []),
      ...(departs ? [`${departs < today ? 'Departed' : 'Expected departure'}: ${dayInWords(departs, 'en')}`] : []),
      ...(arrives ? [`${arrives < today ? 'Arrival' : 'Expected arrival'}: ${dayInWords(arrives, 'en')}`] : []),
    ],
    action: { label: 'See the shipping details', link },
    notes: ['Ships may be early or late. If a date changes, we will email you again.'],
  }),
  fr: ({ name, reference, car, link, isFirst, ship, departs, arrives, today = '' }) => ({
    subject: `Expédition de votre voiture\u00a0: demande N° ${reference}`,
    greeting: greetingFor('fr', name),
    paragraphs: [
      isFirst
        ? `Voici les détails de l’expédition de votre ${oneLine(car)} (demande N° ${reference}).`
        : `L’expédition de votre ${oneLine(car)} (demande N° ${reference}) a été mise à jour.`,
      ...(ship ? [`Navire\u00a0: ${oneLine(ship)}`] : []),
      ...(departs ? [`${departs < today ? 'Parti le' : 'Départ prévu\u00a0:'} ${dayInWords(departs, 'fr')}`] : []),
      ...(arrives ? [`${arrives < today ? 'Arrivée' : 'Arrivée prévue'}\u00a0: ${dayInWords(arrives, 'fr')}`] : []),
    ],
    action: { label: 'Voir les détails de l’expédition', link },
    notes: ['Un navire peut avoir de l’avance ou du retard\u00a0: si une date change, nous vous préviendrons.'],
  }),
}

const usd = (dollars: number, locale: Locale): string => centsInWords(Math.round(dollars * 100), 'USD', locale)

/** `amount` and `due`: of a receipt issued here, in US dollars. `kind`: of another document, where it is known. */
export const paperCame: EmailTemplate<
  InquiryFields & {
    what: 'RECEIPT' | 'EXTRA'
    kind?: ShippingDocument | undefined
    amount?: number | undefined
    due?: number | undefined
  }
> = {
  en: ({ name, reference, car, link, what, kind, amount, due }) => ({
    subject: `${what === 'RECEIPT' ? 'Your receipt' : kind ? SHIPPING_DOCUMENT_NAMES.en[kind] : 'A new document'} for inquiry N° ${reference}`,
    greeting: greetingFor('en', name),
    paragraphs: [
      what === 'RECEIPT'
        ? `Your receipt is ready in inquiry N° ${reference} (${oneLine(car)}).`
        : `There is a new document in inquiry N° ${reference} (${oneLine(car)})${kind ? `: ${SHIPPING_DOCUMENT_NAMES.en[kind]}` : ''}.`,
      ...(amount === undefined ? [] : [`We have received ${usd(amount, 'en')}.`]),
      ...(due === undefined
        ? []
        : [due === 0 ? 'Your invoice is paid in full.' : `${usd(due, 'en')} of your invoice is still due.`]),
    ],
    action: { label: 'Open the documents', link },
    notes: [],
  }),
  fr: ({ name, reference, car, link, what, kind, amount, due }) => ({
    subject: `${what === 'RECEIPT' ? 'Votre reçu' : kind ? SHIPPING_DOCUMENT_NAMES.fr[kind] : 'Un nouveau document'} pour la demande N° ${reference}`,
    greeting: greetingFor('fr', name),
    paragraphs: [
      what === 'RECEIPT'
        ? `Votre reçu est disponible dans la demande N° ${reference} (${oneLine(car)}).`
        : `Il y a un nouveau document dans la demande N° ${reference} (${oneLine(car)})${kind ? `\u00a0: ${SHIPPING_DOCUMENT_NAMES.fr[kind]}` : ''}.`,
      ...(amount === undefined ? [] : [`Nous avons reçu ${usd(amount, 'fr')}.`]),
      ...(due === undefined
        ? []
        : [
            due === 0
              ? 'Votre facture est payée en totalité.'
              : `Il reste ${usd(due, 'fr')} à payer sur votre facture.`,
          ]),
    ],
    action: { label: 'Ouvrir les documents', link },
    notes: [],
  }),
}

/** Checklist documents sent in one parcel (TRU-11). */
export const documentsSent: EmailTemplate<
  InquiryFields & { kinds: ShippingDocument[]; courier: string; trackingNumber: string; sentOn: string }
> = {
  en: ({ name, reference, car, link, kinds, courier, trackingNumber, sentOn }) => ({
    subject: `Your documents are on their way: inquiry N° ${reference}`,
    greeting: greetingFor('en', name),
    paragraphs: [
      `We sent you these documents for your ${oneLine(car)} (inquiry N° ${reference}) on ${dayInWords(sentOn, 'en')}: ${kinds.map((kind) => SHIPPING_DOCUMENT_NAMES.en[kind]).join(', ')}.`,
    ],
    table: [
      ['Courier', oneLine(courier)],
      ['Tracking number', oneLine(trackingNumber)],
    ],
    action: { label: 'Open the document checklist', link },
    notes: ['Please confirm in your inquiry when you have received them.'],
  }),
  fr: ({ name, reference, car, link, kinds, courier, trackingNumber, sentOn }) => ({
    subject: `Vos documents sont en route\u00a0: demande N° ${reference}`,
    greeting: greetingFor('fr', name),
    paragraphs: [
      `Nous vous avons envoyé ces documents pour votre ${oneLine(car)} (demande N° ${reference}) le ${dayInWords(sentOn, 'fr')}\u00a0: ${kinds.map((kind) => SHIPPING_DOCUMENT_NAMES.fr[kind]).join(', ')}.`,
    ],
    table: [
      ['Transporteur', oneLine(courier)],
      ['Numéro de suivi', oneLine(trackingNumber)],
    ],
    action: { label: 'Ouvrir la liste des documents', link },
    notes: ['Une fois ces documents reçus, merci de le confirmer dans votre demande.'],
  }),
}

/** A changed voyage, one email for all cars of a buyer on it; `lines`: the texts of the message in each inquiry. */
export const voyageChanged: EmailTemplate<{
  name: string
  link: string
  cars: { reference: string; lines: string[] }[]
}> = {
  en: ({ name, link, cars }) => ({
    subject: `Your ship’s dates have changed: inquiry N° ${cars.map(({ reference }) => reference).join(', ')}`,
    greeting: greetingFor('en', name),
    paragraphs: cars.flatMap(({ reference, lines }) => [
      `Inquiry N° ${reference}`,
      ...lines.map((line) => oneLine(line, 400)),
    ]),
    action: { label: 'Open the inquiry', link },
    notes: ['Ships may be early or late. If a date changes, we will email you again.'],
  }),
  fr: ({ name, link, cars }) => ({
    subject: `Nouvelles dates de votre navire\u00a0: demande N° ${cars.map(({ reference }) => reference).join(', ')}`,
    greeting: greetingFor('fr', name),
    paragraphs: cars.flatMap(({ reference, lines }) => [
      `Demande N° ${reference}`,
      ...lines.map((line) => oneLine(line, 400)),
    ]),
    action: { label: 'Ouvrir la demande', link },
    notes: ['Un navire peut avoir de l’avance ou du retard\u00a0: si une date change, nous vous préviendrons.'],
  }),
}
