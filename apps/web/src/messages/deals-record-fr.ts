import type { record as english } from './deals-record-en.ts'
import { formatFor, pluralFor } from './format.ts'

const { number } = formatFor('fr')
const plural = pluralFor('fr')

/** Le journal d’un dossier : chaque sorte d’événement en mots. */
export const record: typeof english = {
  title: 'Journal du dossier',
  count: (count) => `${number(count)} ${plural(count, 'événement', 'événements')}`,
  all: (count) => `Afficher les ${number(count)}`,
  same: {
    BUYER: 'Voici l’historique de votre demande. Rien ne peut y être modifié ni supprimé.',
    SELLER: 'L’acheteur voit ce journal sans les étapes internes. Rien ne peut y être modifié ni supprimé.',
  },
  save: 'Télécharger la copie signée',
  you: 'Vous',
  sides: { BUYER: 'Acheteur', SYSTEM: 'Automatique' },
  because: (what, reason) => `${what}\u00a0: «\u00a0${reason}\u00a0»`,
  opened: 'Demande envoyée',
  message: 'Message',
  messageNoted: 'Propos de l’acheteur notés',
  messageWith: (count) => `Message avec ${number(count)} ${plural(count, 'document', 'documents')}`,
  parts: { destination: 'destination', amounts: 'montants', consignee: 'destinataire' },
  edited: (parts) => (parts ? `Modifié\u00a0: ${parts}` : 'Demande modifiée'),
  processed: 'Marquée comme traitée',
  unprocessed: 'Pas traitée, finalement',
  archived: 'Archivée',
  restored: 'Sortie des archives',
  handedOver: 'Transmise à un autre responsable',
  invoiceGenerated: 'Facture proforma préparée',
  invoiceIssued: (of, total) => `Facture proforma ${of} émise, ${total}`,
  invoiceCancelled: 'Facture proforma annulée',
  invoiceLapsed: 'Facture proforma expirée',
  proofSubmitted: 'Preuve de paiement envoyée',
  proofAccepted: 'Preuve de paiement acceptée',
  proofRefused: 'Preuve de paiement refusée',
  purchaseConfirmed: 'Achat confirmé',
  receiptAdded: 'Reçu ajouté',
  extraDocumentAdded: 'Document ajouté',
  shippingSet: (departs, arrives) =>
    ['Expédition fixée', departs && `départ le ${departs}`, arrives && `arrivée le ${arrives}`]
      .filter(Boolean)
      .join(', '),
  finalInvoiceIssued: (of, total) => `Facture finale ${of} émise, ${total}`,
  finalized: 'Vente conclue',
  delivered: 'Voiture livrée',
  deliveryPresumed: 'Voiture considérée comme livrée, une semaine après son arrivée prévue',
  reservationAsked: 'Réservation demandée',
  carWithdrawn: 'File d’attente close\u00a0: la voiture n’est plus en vente',
  queueLeft: 'Demande de réservation retirée',
  reserved: (until) => (until ? `Voiture réservée jusqu’au ${until}` : 'Voiture réservée'),
  reservationOver: 'Réservation terminée',
  reservationEnded: {
    CANCELLED: 'Réservation annulée',
    EXPIRED: 'Réservation arrivée à son terme',
    SOLD: 'Réservation terminée\u00a0: la voiture est vendue',
    CLOSED: 'Réservation terminée avec la demande',
  },
  offerMade: (amount) => `Offre de ${amount}`,
  offerAccepted: 'Offre acceptée',
  offerRefused: 'Offre refusée',
  offerLapsed: 'Offre expirée',
  offerWithdrawn: 'Offre retirée',
  ended: {
    WITHDRAWN: 'Retirée par l’acheteur',
    LOST: 'Close',
    UNPAID: 'Close\u00a0: non payée',
    REFUNDED: 'Close\u00a0: remboursée',
  },
  endedPlain: 'Close',
  reopened: 'Rouverte',
}
