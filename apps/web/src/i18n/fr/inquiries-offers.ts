import { formatFor, NB, pluralFor } from '../format.ts'
import type { OffersTexts } from '../en/inquiries-offers.ts'

const { number } = formatFor('fr')
const plural = pluralFor('fr')

export const offers: OffersTexts = {
  title: 'Offres',
  note: 'Prix de la voiture seule (FOB)',
  delivered: (total, port, type) => `${total} rendu à ${port} (${type})`,
  totalAtOurOffer: (price, total) => `Total avec notre offre en cours de ${price} pour la voiture${NB}: ${total}`,
  byYou: 'votre offre',
  by: { BUYER: 'offre de l’acheteur', SELLER: 'notre offre', SYSTEM: 'automatique' },
  states: {
    ACCEPTED: 'Acceptée',
    REFUSED: 'Refusée',
    COUNTERED: 'Contre-offre',
    LAPSED: 'Expirée',
    WITHDRAWN: 'Retirée',
  },
  openUntil: (when) => `Ouverte jusqu’au ${when}`,
  newTotal: (port, total) => `Prix rendu à ${port} avec cette offre${NB}: ${total}`,
  accept: (amount) => `Accepter ${amount}`,
  refuse: 'Refuser',
  make: { BUYER: 'Faire une offre', SELLER: 'Faire une offre' },
  counter: 'Faire une contre-offre',
  amount: 'Prix de la voiture, FOB (dollars US)',
  amountHint: 'Dollars entiers, sans fret ni assurance.',
  tooMuch: (asked) => `Au plus le prix demandé\u00a0: ${asked}.`,
  notAnAmount: 'Saisissez un nombre entier de dollars.',
  tooLittle: 'Au moins 1 dollar.',
  holds: 'Valable pendant',
  days: (count) => `${number(count)} ${plural(count, 'jour', 'jours')}`,
  send: 'Envoyer l’offre',
  withdraw: 'Retirer l’offre',
  low: { title: 'Appliquer ce prix bas\u00a0?', confirm: 'Appliquer ce prix' },
}
