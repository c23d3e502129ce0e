import { SHIPPING_DOCUMENT_NAMES } from '@minato/domain/shipping-document-names'
import { NB } from '../format.ts'
import type { ChecklistTexts } from '../en/inquiries-checklist.ts'

export const checklist: ChecklistTexts = {
  title: 'Liste des documents',
  needed: (country) => `Documents nécessaires pour ce pays (${country}).`,
  usual: (country) => `Aucune liste n’est enregistrée pour ce pays (${country}). Voici les documents habituels.`,
  names: SHIPPING_DOCUMENT_NAMES.fr,
  states: {
    BUYER: {
      MISSING: 'Pas encore disponible',
      UPLOADED: 'En cours de vérification',
      CHECKED: 'Prêt à l’envoi',
      SENT: 'En route vers vous',
      RECEIVED: 'Réception confirmée',
    },
    SELLER: {
      MISSING: 'À ajouter',
      UPLOADED: 'À vérifier',
      CHECKED: 'Vérification faite',
      SENT: 'Envoi effectué',
      RECEIVED: 'Réception confirmée',
    },
  },
  bodies: (names) => `Organismes acceptés${NB}: ${names}`,
  sentOn: (courier, day) => `${courier}, envoi du ${day}`,
  receivedOn: (day) => `Reçu le ${day}`,
  trackingNumber: 'Numéro de suivi',
  copyNumber: 'Copier le numéro de suivi',
  receive: (count) => (count === 1 ? 'J’ai reçu ce document' : 'J’ai reçu ces documents'),
  actions: {
    UPLOAD: 'Ajouter le fichier',
    ASSIGN: 'Choisir un document déjà ajouté',
    CHECK: 'Marquer comme vérifié',
    SEND: 'Expédier par messagerie',
    RECEIVE: 'Marquer comme reçu',
    UNDO: 'Annuler la dernière étape',
  },
  named: (action, name) => `${action}${NB}: ${name}`,
  document: 'Fichier',
  assign: 'Choisir un document',
  inParcel: 'Documents de l’envoi',
  noneInParcel: 'Choisissez au moins un document.',
  courier: 'Société de messagerie',
  sentDay: 'Date d’envoi',
  notice: 'L’acheteur recevra le numéro de suivi par e-mail.',
  submit: 'Marquer comme envoyé',
  future: 'Cette date est dans le futur.',
  objections: {
    DOCUMENT_MISSING: 'Ce document n’a pas encore été ajouté.',
    DOCUMENT_UNCHECKED: 'Vérifiez ce document avant de l’envoyer.',
    DOCUMENT_NOT_SENT: 'Ce document n’a pas été envoyé.',
    DOCUMENT_DONE: 'Cette étape est déjà terminée. Annulez-la d’abord.',
    DOCUMENT_ISSUED: 'Vous émettez la facture finale dans cette demande. Inutile de l’ajouter ou de la vérifier.',
  },
}
