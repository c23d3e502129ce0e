import type { NextTexts } from './deals-next-en.ts'

export const next: NextTexts = {
  closed: 'Vous pouvez toujours vous écrire ici.',
  yourTurn: (what) => `À vous de jouer\u00a0: ${what}`,
  turnOf: (who, what) => `Au tour de ${who}\u00a0: ${what}`,
  before: (when) => `Jusqu’au ${when}.`,
  heard: 'Nous avons votre message. Écrivez-nous quand vous voulez.',
  past: 'Ce délai est passé.',
  toOffer: 'Voir notre offre',
  delivered: 'Ma voiture est arrivée',
  anotherProof: 'votre preuve a été refusée, envoyez-en une autre',
  refusedFor: (reason) => `La raison\u00a0: ${reason}`,
  BUYER: {
    own: {
      REPLY: 'répondez-nous',
      ANSWER_OFFER: 'répondez à notre offre',
      SEND_PROOF: 'payez, puis envoyez la preuve de votre virement',
      CONFIRM_DELIVERY: 'Votre voiture est en route. Dites-nous quand elle est arrivée.',
      WRITE_REVIEW: 'racontez comment cela s’est passé',
    },
    other: {
      REPLY: 'C’est à nous de vous répondre',
      ANSWER_OFFER: 'C’est à nous de répondre à votre offre',
      ISSUE_INVOICE: 'Nous préparons votre facture proforma',
      ANSWER_PROOF: 'Nous vérifions votre preuve de paiement',
      CONFIRM_PURCHASE: 'Nous confirmons l’achat dès que l’argent est arrivé',
      SET_SHIPPING: 'Nous réservons un navire pour votre voiture',
      ISSUE_FINAL_INVOICE: 'Nous établissons la facture finale',
      FINALIZE_SALE: 'Nous concluons la vente dès que le navire est parti',
    },
  },
  SELLER: {
    own: {
      REPLY: 'répondez à l’acheteur',
      ANSWER_OFFER: 'répondez à l’offre de l’acheteur',
      ISSUE_INVOICE: 'émettez la facture proforma',
      ANSWER_PROOF: 'acceptez ou refusez la preuve de paiement',
      CONFIRM_PURCHASE: 'confirmez l’achat dès que l’argent est arrivé',
      SET_SHIPPING: 'indiquez les données d’expédition',
      ISSUE_FINAL_INVOICE: 'émettez la facture finale',
      FINALIZE_SALE: 'concluez la vente dès que le navire est parti',
    },
    other: {
      REPLY: 'C’est à l’acheteur de répondre',
      ANSWER_OFFER: 'C’est à l’acheteur de répondre à notre offre',
      SEND_PROOF: 'C’est à l’acheteur d’envoyer la preuve du virement',
      CONFIRM_DELIVERY: 'La voiture est en route vers l’acheteur',
      WRITE_REVIEW: 'L’acheteur peut écrire un avis',
    },
  },
}
