import { NB } from '../format.ts'
import type { ProposalsTexts } from '../en/proposals.ts'

export const proposals: ProposalsTexts = {
  title: 'Changements en attente',
  kinds: {
    ADD_ACCOUNT: 'Nouveau compte',
    EDIT_ACCOUNT: 'Modification d’un compte',
    REMOVE_ACCOUNT: 'Retrait d’un compte',
    DEFAULT_ACCOUNT: 'Autre compte sur les nouveaux documents',
    WAITING_TIME: 'Modification des délais',
    CONSIGNEE: 'Nouveau destinataire',
  },
  states: {
    PROPOSED: 'En attente d’approbation',
    SCHEDULED: 'Approuvé',
    IN_FORCE: 'En vigueur',
    REJECTED: 'Refusé',
    CANCELLED: 'Annulé',
    EXPIRED: 'Expiré',
  },
  scheduled: 'En attente',
  field: 'Champ',
  before: 'Actuel',
  after: 'Proposé',
  proposed: (name, when) => `Proposé par ${name} le ${when}`,
  approved: (name, when) => `Approuvé par ${name} le ${when}`,
  ended: (name, when) => (name ? `par ${name}, le ${when}` : `le ${when}`),
  expires: (when) => `Expire le ${when} sans approbation.`,
  effective: (when) => `Prend effet le ${when}`,
  wait: (hours) => `Prend effet ${hours} heures après l’approbation.`,
  approve: 'Approuver',
  reject: 'Refuser',
  cancel: 'Annuler le changement',
  approveTitle: `Approuver ce changement${NB}?`,
  approveText:
    'Appelez d’abord le responsable qui le propose. Comparez chaque caractère du compte avec un document de votre banque.',
  approveConsigneeText:
    'Appelez d’abord le responsable qui le propose. Comparez chaque ligne avec ce que l’acheteur a écrit. Le destinataire peut retirer la voiture.',
  confirmed: `L’acheteur l’a confirmé${NB}: aucun délai.`,
  rejectTitle: `Refuser ce changement${NB}?`,
  rejectText: 'Rien ne change. Tous les responsables reçoivent un e-mail.',
  cancelTitle: `Annuler ce changement${NB}?`,
  cancelText: 'Rien ne change. Tous les responsables reçoivent un e-mail.',
  done: { approve: 'Changement approuvé', reject: 'Changement refusé', cancel: 'Changement annulé' },
  sent: 'Proposition envoyée. Un autre responsable doit l’approuver.',
  sentAlone: (when) => `Changement enregistré. Il prend effet le ${when}.`,
  history: 'Changements des 30 derniers jours',
  makeDefault: 'Utiliser sur les documents',
  isDefault: 'Sur les nouveaux documents',
  proposeChange: 'Proposer ce changement',
  how: (hours) =>
    `Chaque changement doit être approuvé par un second responsable et prend effet ${hours} heures après son approbation. Tous les responsables reçoivent un e-mail.`,
  howAlone: (hours) =>
    `Vous êtes le seul responsable${NB}: les changements prennent effet après ${hours} heures, sans contrôle par un second responsable.`,
  invite: 'Inviter un responsable',
  blocked: {
    title: 'Vous ne pouvez pas encore ajouter de compte',
    pending:
      'Un autre ajout de compte est en attente. Approuvez-le, refusez-le ou annulez-le d’abord dans la liste des changements en attente.',
  },
  waiting: {
    title: 'Délais',
    waitingHours: 'Après approbation',
    aloneHours: 'Un seul responsable',
    hours: 'heures',
    waitingHint: 'de 1 à 336',
    aloneHint: 'de 24 à 720',
  },
  onDashboard: (count) =>
    count === 1
      ? 'Un changement de vos coordonnées bancaires est en attente.'
      : `${count} changements de vos coordonnées bancaires sont en attente.`,
  check: 'Vérifier maintenant',
  alone: `Vous êtes le seul responsable${NB}: personne ne contrôle les changements de vos coordonnées bancaires. Un second responsable vous protège contre les détournements de paiement.`,
  consignee: {
    name: 'Nom',
    address: 'Adresse',
    city: 'Ville',
    country: 'Pays',
    phone: 'Téléphone',
    email: 'E-mail',
  },
  onDashboardConsignee: (reference) => `Un nouveau destinataire est en attente dans la demande N°${NB}${reference}.`,
  onInvoiceConsignee:
    'Un changement de destinataire est en attente. Cette facture indiquera le destinataire actuel et le conservera.',
  onInvoice:
    'Un changement de compte bancaire est en attente. Cette facture indiquera le compte actuel et le conservera.',
}
