type Words = Readonly<Record<string, string>>

/** The next step of an inquiry, as each side reads it. */
export const next = {
  closed: 'You can still write to each other here.',
  yourTurn: (what: string) => `Your turn: ${what}`,
  turnOf: (who: string, what: string) => `${who}’s turn: ${what}`,
  before: (when: string) => `Until ${when}.`,
  heard: 'We have your message. You can write to us at any time.',
  past: 'The deadline has passed.',
  beforeDeparture: 'You can finalize the sale once the ship has left',
  toOffer: 'See our offer',
  delivered: 'My car has arrived',
  deliveredFrom: (day: string) => `You can confirm it here from ${day}.`,
  deliveredTitle: 'Has your car arrived?',
  deliveredText: 'Confirm it once you or your agent have the car. This completes your purchase and cannot be undone.',
  anotherProof: 'your proof was refused, send another one',
  refusedFor: (reason: string) => `Reason: ${reason}`,
  BUYER: {
    restDue: (sum: string) => `You still have to pay ${sum}.`,
    own: {
      REPLY: 'answer us',
      ANSWER_OFFER: 'answer our offer',
      SEND_PROOF: 'pay, then send the proof of your transfer',
      CONFIRM_DELIVERY: 'Tell us when your car has arrived.',
      WRITE_REVIEW: 'write a review',
    } as Words,
    other: {
      REPLY: 'We’ll reply soon',
      ANSWER_OFFER: 'We’ll answer your offer soon',
      ISSUE_INVOICE: 'We’re preparing your proforma invoice',
      ANSWER_PROOF: 'We’re checking your payment proof',
      CONFIRM_PURCHASE: 'We’ll confirm the purchase once your payment arrives',
      CONFIRM_PAID_PURCHASE: 'We have received your payment and will confirm the purchase',
      SET_SHIPPING: 'We’re booking a ship for your car',
      ISSUE_FINAL_INVOICE: 'We’re preparing the final invoice',
      FINALIZE_SALE: 'We’ll finalize the sale',
    } as Words,
  },
  SELLER: {
    restDue: (sum: string) => `The buyer still has to pay ${sum}.`,
    own: {
      REPLY: 'answer the buyer',
      ANSWER_OFFER: 'answer the buyer’s offer',
      ISSUE_INVOICE: 'issue the proforma invoice',
      ANSWER_PROOF: 'accept or refuse the payment proof',
      CONFIRM_PURCHASE: 'confirm the purchase once the payment arrives',
      CONFIRM_PAID_PURCHASE: 'confirm the purchase: it is paid in full',
      SET_SHIPPING: 'enter the shipping details',
      ISSUE_FINAL_INVOICE: 'issue the final invoice',
      FINALIZE_SALE: 'finalize the sale: the ship has left',
    } as Words,
    other: {
      REPLY: 'Waiting for the buyer’s reply',
      ANSWER_OFFER: 'Waiting for the buyer’s answer to our offer',
      SEND_PROOF: 'Waiting for the buyer’s payment proof',
      CONFIRM_DELIVERY: 'Waiting for the buyer to confirm delivery',
      WRITE_REVIEW: 'The buyer may write a review',
    } as Words,
  },
}
export type NextTexts = typeof next
