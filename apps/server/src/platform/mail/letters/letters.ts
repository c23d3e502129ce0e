import type { LetterIn } from '../letter.ts'
import {
  accountDeleted,
  emailChanging,
  invitation,
  passwordChanged,
  resetPassword,
  verifyEmail,
} from './account-letters.ts'
import { inquiryCame, inquiryOpened, messagesCame } from './deal-letters.ts'
import { invoiceEnded, invoiceIssued, invoiceReminder, saleFinalized } from './invoice-letters.ts'
import { paperCame, proofAccepted, proofCame, proofRefused, shippingChanged } from './payment-letters.ts'
import {
  carReserved,
  carTaken,
  carWithdrawn,
  dealEnded,
  dealReopened,
  offerAnswered,
  offerMade,
  purchaseConfirmed,
  reservationAsked,
  reservationEnded,
  reservationEnding,
} from './promise-letters.ts'
import { savedSearchAlert } from './saved-search-letter.ts'

/** Every mail that the product sends, by its name; a new one is a line here and its words in both languages. */
export const letters = {
  verifyEmail,
  resetPassword,
  passwordChanged,
  emailChanging,
  invitation,
  savedSearchAlert,
  accountDeleted,
  inquiryCame,
  inquiryOpened,
  messagesCame,
  carReserved,
  carTaken,
  carWithdrawn,
  dealEnded,
  dealReopened,
  offerAnswered,
  offerMade,
  purchaseConfirmed,
  reservationAsked,
  reservationEnded,
  reservationEnding,
  proofCame,
  proofAccepted,
  proofRefused,
  shippingChanged,
  paperCame,
  invoiceIssued,
  invoiceReminder,
  invoiceEnded,
  saleFinalized,
}

export type Template = keyof typeof letters
export type DataOf<T extends Template> = (typeof letters)[T] extends LetterIn<infer Data> ? Data : never
