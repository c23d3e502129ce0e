import { greetingOf } from '../letter.ts'
import type { LetterIn } from '../letter.ts'
import { oneLine } from '../plain-text.ts'

/** Mails about deals: what happened and where it is read. What people wrote is not in them: it is read where it was written. */

interface Deal {
  name: string
  /** Of the inquiry, as people read it: 'N° 1001'. */
  reference: string
  car: string
  link: string
}

const CAR_MAX = 80

export const inquiryCame: LetterIn<Deal> = {
  en: ({ name, reference, car, link }) => ({
    subject: `New inquiry N° ${reference}: ${oneLine(car, CAR_MAX)}`,
    greeting: greetingOf('en', name),
    paragraphs: [`A customer asks about a car: ${oneLine(car)}. The inquiry is N° ${reference}.`],
    action: { label: 'Read and answer', link },
    notes: ['Whoever asks waits for a word from you.'],
  }),
  fr: ({ name, reference, car, link }) => ({
    subject: `Nouvelle demande N° ${reference}\u00a0: ${oneLine(car, CAR_MAX)}`,
    greeting: greetingOf('fr', name),
    paragraphs: [`Un client demande une voiture\u00a0: ${oneLine(car)}. C’est la demande N° ${reference}.`],
    action: { label: 'Lire et répondre', link },
    notes: ['Votre client attend un mot de vous.'],
  }),
}

export const inquiryOpened: LetterIn<Deal> = {
  en: ({ name, reference, car, link }, sender) => ({
    subject: `Your inquiry N° ${reference}: ${oneLine(car, CAR_MAX)}`,
    greeting: greetingOf('en', name),
    paragraphs: [
      `As you asked, ${sender.name} has opened an inquiry for you about this car: ${oneLine(car)}.`,
      'There you find the price to your port, and can write to us.',
    ],
    action: { label: `Open inquiry N° ${reference}`, link },
    notes: [
      'It opens with your account. If you have never chosen a password, ask for one with this address under “Forgot password”.',
      'If you did not ask us, please ignore this message.',
    ],
  }),
  fr: ({ name, reference, car, link }, sender) => ({
    subject: `Votre demande N° ${reference}\u00a0: ${oneLine(car, CAR_MAX)}`,
    greeting: greetingOf('fr', name),
    paragraphs: [
      `Comme vous l’avez demandé, ${sender.name} a ouvert une demande pour vous au sujet de cette voiture\u00a0: ${oneLine(car)}.`,
      'Vous y trouvez le prix jusqu’à votre port, et pouvez nous écrire.',
    ],
    action: { label: `Ouvrir la demande N° ${reference}`, link },
    notes: [
      'Elle s’ouvre avec votre compte. Si vous n’avez jamais choisi de mot de passe, demandez-en un avec cette adresse sous «\u00a0Mot de passe oublié\u00a0».',
      'Si vous ne nous avez rien demandé, ignorez ce message.',
    ],
  }),
}

export const messagesCame: LetterIn<Deal & { count: number }> = {
  en: ({ name, reference, car, link, count }) => ({
    subject: `${count === 1 ? 'A new message' : 'New messages'} on inquiry N° ${reference}`,
    greeting: greetingOf('en', name),
    paragraphs: [
      `On inquiry N° ${reference} (${oneLine(car)}) ${count === 1 ? 'a message waits' : 'messages wait'} for you: ${count}.`,
    ],
    action: { label: 'Read and answer', link },
    notes: ['Until you have read them, no further mail tells you of new ones.'],
  }),
  fr: ({ name, reference, car, link, count }) => ({
    subject: `${count === 1 ? 'Un nouveau message' : 'De nouveaux messages'} sur la demande N° ${reference}`,
    greeting: greetingOf('fr', name),
    paragraphs: [
      `Sur la demande N° ${reference} (${oneLine(car)}), ${count === 1 ? 'un message vous attend' : 'des messages vous attendent'}\u00a0: ${count}.`,
    ],
    action: { label: 'Lire et répondre', link },
    notes: ['Tant que vous ne les avez pas lus, aucun autre courriel ne vous annonce les suivants.'],
  }),
}
