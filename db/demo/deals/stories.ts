import type { InquirySource } from '@minato/contract/enumerations'
import type { BuyerName } from './people.ts'

/** What has happened in the demonstration's deals: each step so many hours before its start, in the buyer's language. */

export type Step = { hours: number } & (
  | { does: 'ask' | 'answer'; text: string }
  | {
      does:
        | 'read'
        | 'process'
        | 'archive'
        | 'askReservation'
        | 'generate'
        | 'issue'
        | 'accept'
        | 'confirm'
        | 'final'
        | 'deliver'
    }
  | { does: 'offer'; by: 'BUYER' | 'SELLER'; percent: number }
  | { does: 'reserve'; forHours: number }
  | { does: 'prove' }
  | { does: 'receipt'; share: number }
  | { does: 'ship'; name: string; departs: number; arrives: number }
  | { does: 'lose'; reason: string }
)
export interface Story {
  who: BuyerName
  source: InquirySource
  /** Which of the chosen cars; two deals may be about one. */
  car: number
  port: string
  /** Hours before the start at which it was opened, with these words. */
  opened: number
  asks: string
  steps: readonly Step[]
}

const DAY = 24

export const STORIES: readonly Story[] = [
  {
    who: 'amina',
    source: 'WEB',
    car: 0,
    port: 'Mombasa',
    opened: 62 * DAY,
    asks: 'Hello, is this car still for sale? I need it in Mombasa by August.',
    steps: [
      { hours: 62 * DAY - 3, does: 'answer', text: 'Hello Amina, yes. The ship takes about four weeks to Mombasa.' },
      { hours: 61 * DAY, does: 'generate' },
      { hours: 61 * DAY, does: 'issue' },
      { hours: 58 * DAY, does: 'prove' },
      { hours: 57 * DAY, does: 'accept' },
      { hours: 57 * DAY - 1, does: 'receipt', share: 1 },
      { hours: 56 * DAY, does: 'confirm' },
      { hours: 50 * DAY, does: 'ship', name: 'Harbour Star', departs: -44, arrives: -12 },
      { hours: 14 * DAY, does: 'final' },
      { hours: 9 * DAY, does: 'deliver' },
      { hours: 9 * DAY, does: 'read' },
    ],
  },
  {
    who: 'amina',
    source: 'WEB',
    car: 1,
    port: 'Mombasa',
    opened: 4 * DAY,
    asks: 'Good morning. Is the timing belt done? And can you hold the car for me?',
    steps: [
      { hours: 4 * DAY - 4, does: 'answer', text: 'Good morning, it was changed in March. We hold it for you.' },
      { hours: 3 * DAY, does: 'generate' },
      { hours: 3 * DAY, does: 'issue' },
      { hours: 3 * DAY - 1, does: 'reserve', forHours: 6 * DAY },
      { hours: 2 * DAY, does: 'ask', text: 'Thank you, I go to the bank on Monday.' },
      { hours: 2 * DAY - 1, does: 'read' },
      { hours: 2 * DAY - 1, does: 'process' },
    ],
  },
  {
    who: 'amina',
    source: 'WEB',
    car: 2,
    port: 'Mombasa',
    opened: 5,
    asks: 'Could you send me a picture of the underbody, please?',
    steps: [],
  },
  {
    who: 'kalala',
    source: 'WEB',
    car: 3,
    port: 'Matadi',
    opened: 2 * DAY,
    asks: 'Bonjour, quel est votre dernier prix pour ce véhicule, rendu à Matadi\u00a0?',
    steps: [
      {
        hours: 2 * DAY - 2,
        does: 'answer',
        text: 'Bonjour Monsieur, le prix affiché comprend le fret. Faites-nous une offre.',
      },
      { hours: 30, does: 'offer', by: 'BUYER', percent: 92 },
    ],
  },
  {
    who: 'kalala',
    source: 'WEB',
    car: 1,
    port: 'Matadi',
    opened: 20,
    asks: 'Bonjour, si la première acheteuse renonce, je le prends.',
    steps: [{ hours: 19, does: 'askReservation' }],
  },
  {
    who: 'kone',
    source: 'EMAIL',
    car: 4,
    port: 'Abidjan',
    opened: 6 * DAY,
    asks: 'Bonjour, pouvez-vous me faire une facture proforma avec assurance\u00a0?',
    steps: [
      { hours: 5 * DAY, does: 'generate' },
      { hours: 5 * DAY, does: 'issue' },
      {
        hours: 5 * DAY - 1,
        does: 'answer',
        text: 'Bonjour Madame, la facture est prête. Le fret reste celui du devis.',
      },
      { hours: 7, does: 'prove' },
      { hours: 7, does: 'ask', text: 'Voici la preuve de mon virement de ce matin.' },
    ],
  },
  {
    who: 'mwangi',
    source: 'WEB',
    car: 5,
    port: 'Mombasa',
    opened: 9 * DAY,
    asks: 'Hi, I want this one. How do I pay?',
    steps: [
      { hours: 9 * DAY - 2, does: 'answer', text: 'Hello Grace, by bank transfer on our proforma, which follows.' },
      { hours: 8 * DAY, does: 'generate' },
      { hours: 8 * DAY, does: 'issue' },
      { hours: 3 * DAY, does: 'prove' },
      { hours: 26, does: 'accept' },
      { hours: 25, does: 'read' },
    ],
  },
  {
    who: 'okello',
    source: 'PARTNER',
    car: 6,
    port: 'Mombasa',
    opened: 24 * DAY,
    asks: 'My agent in Kampala sends me. Please quote with inspection.',
    steps: [
      { hours: 23 * DAY, does: 'generate' },
      { hours: 23 * DAY, does: 'issue' },
      { hours: 19 * DAY, does: 'prove' },
      { hours: 18 * DAY, does: 'accept' },
      { hours: 3 * DAY, does: 'confirm' },
      { hours: 2 * DAY, does: 'read' },
    ],
  },
  {
    who: 'traore',
    source: 'WEB',
    car: 7,
    port: 'Abidjan',
    opened: 40 * DAY,
    asks: 'Bonjour, je souhaite acheter ce véhicule. Livrez-vous à Abidjan\u00a0?',
    steps: [
      { hours: 40 * DAY - 2, does: 'answer', text: 'Bonjour Madame, oui, en cinq semaines environ.' },
      { hours: 39 * DAY, does: 'generate' },
      { hours: 39 * DAY, does: 'issue' },
      { hours: 34 * DAY, does: 'prove' },
      { hours: 33 * DAY, does: 'accept' },
      { hours: 33 * DAY, does: 'receipt', share: 0.6 },
      { hours: 31 * DAY, does: 'receipt', share: 0.4 },
      { hours: 30 * DAY, does: 'confirm' },
      { hours: 25 * DAY, does: 'ship', name: 'Étoile du Golfe', departs: -16, arrives: 17 },
      { hours: 15 * DAY, does: 'ship', name: 'Étoile du Golfe', departs: -12, arrives: 22 },
      { hours: 14, does: 'ask', text: 'Merci. Le navire a-t-il bien quitté Singapour\u00a0?' },
    ],
  },
  {
    who: 'banda',
    source: 'PHONE',
    car: 8,
    port: 'Dar es Salaam',
    opened: 90 * DAY,
    asks: 'Called: wants the car in Dar es Salaam for Lusaka, with insurance.',
    steps: [
      { hours: 89 * DAY, does: 'generate' },
      { hours: 89 * DAY, does: 'issue' },
      { hours: 86 * DAY, does: 'prove' },
      { hours: 85 * DAY, does: 'accept' },
      { hours: 84 * DAY, does: 'confirm' },
      { hours: 80 * DAY, does: 'ship', name: 'Pacific Heron', departs: -74, arrives: -44 },
      { hours: 46 * DAY, does: 'final' },
      { hours: 42 * DAY, does: 'deliver' },
      { hours: 41 * DAY, does: 'process' },
      { hours: 41 * DAY, does: 'archive' },
    ],
  },
  {
    who: 'williams',
    source: 'MESSAGING',
    car: 9,
    port: 'Kingston',
    opened: 26,
    asks: 'Hi! Does it have the reverse camera? My sister bought from you last year.',
    steps: [{ hours: 22, does: 'answer', text: 'Hello Shanice, yes, with guide lines. Shall we make you a proforma?' }],
  },
  {
    who: 'mukendi',
    source: 'WEB',
    car: 10,
    port: 'Matadi',
    opened: 33 * DAY,
    asks: 'Bonjour, ce véhicule peut-il encore entrer en RD Congo cette année\u00a0?',
    steps: [
      { hours: 33 * DAY - 5, does: 'answer', text: 'Bonjour Madame, oui, jusqu’en novembre.' },
      { hours: 21 * DAY, does: 'lose', reason: 'Achat fait sur place' },
    ],
  },
  {
    who: 'mukendi',
    source: 'WEB',
    car: 11,
    port: 'Matadi',
    opened: 3 * DAY,
    asks: 'Bonjour, le kilométrage est-il certifié\u00a0? J’attends votre réponse.',
    steps: [{ hours: 31, does: 'ask', text: 'Avez-vous vu mon message\u00a0?' }],
  },
  {
    who: 'banda',
    source: 'VISIT',
    car: 12,
    port: 'Dar es Salaam',
    opened: 12 * DAY,
    asks: 'Seen at the yard. Thinks about it until the end of the month.',
    steps: [
      { hours: 11 * DAY, does: 'offer', by: 'SELLER', percent: 96 },
      { hours: 10 * DAY, does: 'read' },
      { hours: 10 * DAY, does: 'process' },
    ],
  },
]
