import type { FreightType } from '@minato/contract/enumerations'
import { formatFor, pluralFor } from '../format.ts'

const { number } = formatFor('en')
const plural = pluralFor('en')

/** Offers of both sides for the car. */
export const offers = {
  title: 'Offers',
  note: 'Car price only (FOB)',
  delivered: (total: string, port: string, type: FreightType) => `${total} delivered to ${port} (${type})`,
  /** Beside the amounts, while our offer is open. */
  totalAtOurOffer: (price: string, total: string) => `Total with our current offer of ${price} for the car: ${total}`,
  byYou: 'your offer',
  by: { BUYER: 'buyer’s offer', SELLER: 'our offer', SYSTEM: 'automatic' },
  states: {
    ACCEPTED: 'Accepted',
    REFUSED: 'Refused',
    COUNTERED: 'Countered',
    LAPSED: 'Expired',
    WITHDRAWN: 'Withdrawn',
  },
  openUntil: (when: string) => `Open until ${when}`,
  newTotal: (port: string, total: string) => `Total to ${port} at this price: ${total}`,
  accept: (amount: string) => `Accept ${amount}`,
  refuse: 'Refuse',
  make: { BUYER: 'Make an offer', SELLER: 'Make an offer' },
  counter: 'Make a counteroffer',
  amount: 'Car price, FOB (US$)',
  amountHint: 'Whole dollars, without freight and insurance.',
  tooMuch: (asked: string) => `At most the asking price: ${asked}.`,
  notAnAmount: 'Enter a whole number of dollars.',
  tooLittle: 'At least 1 dollar.',
  holds: 'Valid for',
  days: (count: number) => `${number(count)} ${plural(count, 'day', 'days')}`,
  send: 'Send the offer',
  withdraw: 'Withdraw the offer',
  low: { title: 'Use this low price?', confirm: 'Use this price' },
}
export type OffersTexts = typeof offers
