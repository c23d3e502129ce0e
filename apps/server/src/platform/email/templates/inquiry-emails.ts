import type { Locale } from '@minato/contract/enumerations'
import { formatDollars, greetingFor, formatMoment } from '../email-content.ts'
import type { EmailTemplate } from '../email-content.ts'
import { oneLine } from '../plain-text.ts'

/** Emails about inquiries: the event and a link. They never contain messages, which are read on the page. */

interface InquiryFields {
  name: string
  /** The inquiry's number: 'N° 1001'. */
  reference: string
  car: string
  link: string
}

const CAR_MAX = 80

export const inquiryCame: EmailTemplate<InquiryFields> = {
  en: ({ name, reference, car, link }) => ({
    subject: `New inquiry N° ${reference}: ${oneLine(car, CAR_MAX)}`,
    greeting: greetingFor('en', name),
    paragraphs: [`A customer asked about a car: ${oneLine(car)}. This is inquiry N° ${reference}.`],
    action: { label: 'Read and answer', link },
    notes: ['The customer is waiting for your reply.'],
  }),
  fr: ({ name, reference, car, link }) => ({
    subject: `Nouvelle demande N° ${reference}\u00a0: ${oneLine(car, CAR_MAX)}`,
    greeting: greetingFor('fr', name),
    paragraphs: [`Un client se renseigne sur une voiture\u00a0: ${oneLine(car)}. C’est la demande N° ${reference}.`],
    action: { label: 'Lire et répondre', link },
    notes: ['Le client attend votre réponse.'],
  }),
}

/** An inquiry with its amounts. */
interface InquiryData extends InquiryFields {
  port: string
  /** The address of the car's first picture, if it has one. */
  picture: string | null
  freightType: 'CIF' | 'C&F'
  lines: { kind: 'FOB' | 'FREIGHT' | 'INSPECTION' | 'INSURANCE' | 'DISCOUNT'; amount: number | null }[]
  /** Null: on request, as each amount may be. */
  total: number | null
}
interface Received extends InquiryData {
  /** The country whose time is shown beside Japan's. */
  country: string | null
  replyBy: string
  /** For a new account: the link that proves the address, by which the account gets a password and the rest. */
  proof: { link: string; expiresAt: string } | null
}

const LINES = {
  en: {
    FOB: 'Car, FOB Japan',
    FREIGHT: 'Freight',
    INSPECTION: 'Inspection',
    INSURANCE: 'Marine insurance',
    DISCOUNT: 'Discount',
  },
  fr: {
    FOB: 'Voiture, FOB Japon',
    FREIGHT: 'Fret',
    INSPECTION: 'Inspection',
    INSURANCE: 'Assurance maritime',
    DISCOUNT: 'Remise',
  },
} satisfies Record<Locale, Record<InquiryData['lines'][number]['kind'], string>>
const ON_REQUEST = { en: 'on request', fr: 'sur demande' }

function askedFor(locale: Locale, { car, link, picture, lines, total, freightType, port }: InquiryData) {
  const formatAmount = (amount: number | null): string =>
    amount === null ? ON_REQUEST[locale] : formatDollars(locale, amount)
  const sum = `Total ${freightType}, ${oneLine(port)}`
  return {
    subjectLink: { text: oneLine(car), link, picture },
    amounts: [
      ...lines.map(({ kind, amount }) => ({ text: LINES[locale][kind], amount: formatAmount(amount) })),
      { text: sum, amount: formatAmount(total) },
    ],
  }
}

export const inquiryOpened: EmailTemplate<InquiryData> = {
  en: (data, sender) => ({
    subject: `Your inquiry N° ${data.reference}: ${oneLine(data.car, CAR_MAX)}`,
    greeting: greetingFor('en', data.name),
    paragraphs: [
      `As you asked, ${sender.name} has opened an inquiry for you about this car: ${oneLine(data.car)}.`,
      'Below is the price to your port. You can write to us on the inquiry’s page.',
    ],
    ...askedFor('en', data),
    action: { label: `Open inquiry N° ${data.reference}`, link: data.link },
    notes: [
      'Sign in to open it. If you have not chosen a password yet, request one for this address under “Forgot password”.',
      'If you did not contact us, please ignore this email.',
    ],
  }),
  fr: (data, sender) => ({
    subject: `Votre demande N° ${data.reference}\u00a0: ${oneLine(data.car, CAR_MAX)}`,
    greeting: greetingFor('fr', data.name),
    paragraphs: [
      `Comme vous l’avez demandé, ${sender.name} a ouvert une demande pour vous au sujet de cette voiture\u00a0: ${oneLine(data.car)}.`,
      'Voici le prix jusqu’à votre port. Vous pouvez nous écrire sur la page de la demande.',
    ],
    ...askedFor('fr', data),
    action: { label: `Ouvrir la demande N° ${data.reference}`, link: data.link },
    notes: [
      'Connectez-vous pour l’ouvrir. Si vous n’avez pas encore de mot de passe, demandez-en un avec cette adresse sous «\u00a0Mot de passe oublié\u00a0».',
      'Si vous ne nous avez rien demandé, ignorez ce message.',
    ],
  }),
}

export const inquiryReceived: EmailTemplate<Received> = {
  en: (data, sender) => ({
    subject: `We received your inquiry N° ${data.reference}: ${oneLine(data.car, CAR_MAX)}`,
    greeting: greetingFor('en', data.name),
    paragraphs: [
      `Thank you for asking ${sender.name} about this car: ${oneLine(data.car)}. Your inquiry is N° ${data.reference}.`,
      `We will reply by ${formatMoment('en', data.replyBy, data.country)}. There is nothing to pay now.`,
    ],
    ...askedFor('en', data),
    action: data.proof
      ? { label: 'Confirm your email and open the inquiry', link: data.proof.link }
      : { label: `Open inquiry N° ${data.reference}`, link: data.link },
    notes: data.proof
      ? [
          `The button confirms your email address, signs you in, and lets you choose a password. It works once, until ${formatMoment('en', data.proof.expiresAt, data.country)}. Invoices are issued to confirmed addresses only.`,
          'If you did not ask about this car, please ignore this message.',
        ]
      : ['If you did not ask about this car, please tell us.'],
  }),
  fr: (data, sender) => ({
    subject: `Nous avons reçu votre demande N° ${data.reference}\u00a0: ${oneLine(data.car, CAR_MAX)}`,
    greeting: greetingFor('fr', data.name),
    paragraphs: [
      `Merci d’avoir contacté ${sender.name} au sujet de cette voiture\u00a0: ${oneLine(data.car)}. Votre demande porte le N° ${data.reference}.`,
      `Nous vous répondrons au plus tard le ${formatMoment('fr', data.replyBy, data.country)}. Il n’y a rien à payer maintenant.`,
    ],
    ...askedFor('fr', data),
    action: data.proof
      ? { label: 'Confirmer votre adresse et ouvrir la demande', link: data.proof.link }
      : { label: `Ouvrir la demande N° ${data.reference}`, link: data.link },
    notes: data.proof
      ? [
          `Le bouton confirme votre adresse e-mail, vous connecte et vous permet de choisir un mot de passe. Il fonctionne une seule fois, jusqu’au ${formatMoment('fr', data.proof.expiresAt, data.country)}. Les factures ne sont établies qu’à une adresse confirmée.`,
          'Si vous n’avez pas posé de question sur cette voiture, ignorez ce message.',
        ]
      : ['Si vous n’avez pas posé de question sur cette voiture, prévenez-nous.'],
  }),
}

export const messagesCame: EmailTemplate<InquiryFields & { count: number }> = {
  en: ({ name, reference, car, link, count }) => ({
    subject: `${count === 1 ? 'A new message' : 'New messages'} on inquiry N° ${reference}`,
    greeting: greetingFor('en', name),
    paragraphs: [
      `You have ${count} new ${count === 1 ? 'message' : 'messages'} on inquiry N° ${reference} (${oneLine(car)}).`,
    ],
    action: { label: 'Read and answer', link },
    notes: ['We will not email you about further messages until you have read these.'],
  }),
  fr: ({ name, reference, car, link, count }) => ({
    subject: `${count === 1 ? 'Un nouveau message' : 'De nouveaux messages'} sur la demande N° ${reference}`,
    greeting: greetingFor('fr', name),
    paragraphs: [
      `Vous avez ${count === 1 ? 'un nouveau message' : `${count} nouveaux messages`} sur la demande N° ${reference} (${oneLine(car)}).`,
    ],
    action: { label: 'Lire et répondre', link },
    notes: ['Vous ne recevrez pas d’autre e-mail à ce sujet avant d’avoir lu ces messages.'],
  }),
}
