type Words = Readonly<Record<string, string>>

/** Who moves next in a deal, as each side reads it. */
export const next = {
  closed: 'You can still write to each other here.',
  yourTurn: (what: string) => `Your turn: ${what}`,
  turnOf: (who: string, what: string) => `${who}’s turn: ${what}`,
  before: (when: string) => `Until ${when}.`,
  heard: 'We have your message. Write to us whenever you like.',
  past: 'This time is over.',
  toOffer: 'To our offer',
  delivered: 'My car has arrived',
  anotherProof: 'your proof was refused, send another one',
  refusedFor: (reason: string) => `The reason: ${reason}`,
  BUYER: {
    own: {
      REPLY: 'answer us',
      ANSWER_OFFER: 'answer our offer',
      SEND_PROOF: 'pay, then send the proof of your transfer',
      CONFIRM_DELIVERY: 'Your car is on its way. Tell us when it has arrived.',
      WRITE_REVIEW: 'tell others how it went',
    } as Words,
    other: {
      REPLY: 'We answer you next',
      ANSWER_OFFER: 'We answer your offer next',
      ISSUE_INVOICE: 'We prepare your proforma invoice',
      ANSWER_PROOF: 'We check your payment proof',
      CONFIRM_PURCHASE: 'We confirm the purchase once the money is there',
      SET_SHIPPING: 'We book a ship for your car',
      ISSUE_FINAL_INVOICE: 'We issue the final invoice',
      FINALIZE_SALE: 'We finalize the sale once the ship has left',
    } as Words,
  },
  SELLER: {
    own: {
      REPLY: 'answer the buyer',
      ANSWER_OFFER: 'answer the buyer’s offer',
      ISSUE_INVOICE: 'issue the proforma invoice',
      ANSWER_PROOF: 'accept or refuse the payment proof',
      CONFIRM_PURCHASE: 'confirm the purchase once the money is there',
      SET_SHIPPING: 'set the shipping data',
      ISSUE_FINAL_INVOICE: 'issue the final invoice',
      FINALIZE_SALE: 'finalize the sale once the ship has left',
    } as Words,
    other: {
      REPLY: 'The buyer answers next',
      ANSWER_OFFER: 'The buyer answers our offer next',
      SEND_PROOF: 'The buyer sends the proof of the transfer',
      CONFIRM_DELIVERY: 'The car is on its way to the buyer',
      WRITE_REVIEW: 'The buyer may write a review',
    } as Words,
  },
}
export type NextTexts = typeof next
