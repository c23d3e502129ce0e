import type { NextTexts } from './inquiries-next-en.ts'

export const next: NextTexts = {
  closed: 'Vous pouvez toujours vous écrire ici.',
  yourTurn: (what) => `À vous\u00a0: ${what}`,
  turnOf: (who, what) => `Au tour de ${who}\u00a0: ${what}`,
  before: (when) => `Jusqu’au ${when}.`,
  heard: 'Nous avons bien reçu votre message. Vous pouvez nous écrire à tout moment.',
  past: 'Ce délai est passé.',
  beforeDeparture: 'Vous pourrez conclure la vente après le départ du navire',
  toOffer: 'Voir notre offre',
  delivered: 'Ma voiture est arrivée',
  anotherProof: 'votre preuve a été refusée, envoyez-en une autre',
  refusedFor: (reason) => `Raison\u00a0: ${reason}`,
  BUYER: {
    own: {
      REPLY: 'répondez-nous',
      ANSWER_OFFER: 'répondez à notre offre',
      SEND_PROOF: 'payez, puis envoyez la preuve de votre virement',
      CONFIRM_DELIVERY: 'Votre voiture est en route. Prévenez-nous à son arrivée.',
      WRITE_REVIEW: 'donnez votre avis',
    },
    other: {
      REPLY: 'Nous vous répondrons bientôt',
      ANSWER_OFFER: 'Nous répondrons bientôt à votre offre',
      ISSUE_INVOICE: 'Nous préparons votre facture proforma',
      ANSWER_PROOF: 'Nous vérifions votre preuve de paiement',
      CONFIRM_PURCHASE: 'Nous confirmerons l’achat à réception de votre paiement',
      SET_SHIPPING: 'Nous réservons un navire pour votre voiture',
      ISSUE_FINAL_INVOICE: 'Nous préparons la facture finale',
      FINALIZE_SALE: 'Nous conclurons la vente après le départ du navire',
    },
  },
  SELLER: {
    own: {
      REPLY: 'répondez à l’acheteur',
      ANSWER_OFFER: 'répondez à l’offre de l’acheteur',
      ISSUE_INVOICE: 'émettez la facture proforma',
      ANSWER_PROOF: 'acceptez ou refusez la preuve de paiement',
      CONFIRM_PURCHASE: 'confirmez l’achat à réception du paiement',
      SET_SHIPPING: 'indiquez les données d’expédition',
      ISSUE_FINAL_INVOICE: 'émettez la facture finale',
      FINALIZE_SALE: 'concluez la vente après le départ du navire',
    },
    other: {
      REPLY: 'En attente de la réponse de l’acheteur',
      ANSWER_OFFER: 'En attente de la réponse de l’acheteur à notre offre',
      SEND_PROOF: 'En attente de la preuve de paiement de l’acheteur',
      CONFIRM_DELIVERY: 'La voiture est en route vers l’acheteur',
      WRITE_REVIEW: 'L’acheteur peut écrire un avis',
    },
  },
}
