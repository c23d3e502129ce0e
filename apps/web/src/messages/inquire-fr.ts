import { NB } from './format.ts'
import type { InquireTexts } from './inquire-en.ts'

/** La feuille qui demande un véhicule. */
export const inquire: InquireTexts = {
  title: (name, reference) => `Demander ${name}, REF ${reference}`,
  loading: 'Chargement des prix …',
  noLine: 'La ligne est coupée. Le formulaire vient dès qu’elle revient.',
  busy: 'La boutique ne répond pas en ce moment. Le formulaire vient dès qu’elle répond.',
  again: 'Réessayer',
  price: 'Vers où, et ce que cela coûte là-bas',
  question: 'Votre question',
  message: 'Votre message',
  messageHint: 'En français ou en anglais. Une personne le lit.',
  you: 'Qui vous êtes',
  haveAccount: `Vous avez un compte${NB}?`,
  known: 'Cette adresse a déjà un compte. Connectez-vous, et votre question est toujours là.',
  signIn: 'Se connecter',
  promise: 'Rien à payer maintenant. Une personne répond, en général aux heures de bureau du Japon.',
  reserved: `Un autre acheteur tient cette voiture pour un temps fixé. Demandez-la tout de même${NB}: la demande montre jusqu’à quand, et vous pouvez y entrer dans la file.`,
  send: 'Envoyer la demande',
  sendAnyway: 'Envoyer avec ces montants',
  changed: 'Les montants ont changé depuis l’ouverture de cette page.',
  changedText: `Regardez-les${NB}; un nouvel appui sur le bouton envoie la demande avec les nouveaux montants.`,
  lines: { fob: 'Véhicule, FOB', freight: 'Fret', inspections: 'Inspection', insurance: 'Assurance maritime' },
  kept: 'Vous êtes hors ligne, ou la connexion est lente. Votre demande est gardée sur cet appareil et sera envoyée dès que possible, même si vous fermez cette page.',
  sent: (reference) => `Votre demande N°${NB}${reference} est envoyée`,
  sentText: (email) =>
    `Votre compte est créé avec elle. Nous avons écrit à ${email}${NB}; connectez-vous pour suivre la demande et lire notre réponse.`,
  follow: 'Se connecter et la suivre',
  sentLater: (reference) => `Votre demande N°${NB}${reference} est partie`,
  notSent: 'Votre demande n’a pas pu être envoyée',
  keptTooLong: `Elle a été gardée près d’un jour, et nous est peut-être parvenue${NB}: elle figure avec vos demandes. Regardez-les avant de la renvoyer.`,
  priceMoved: 'Les montants ont changé entre-temps.',
  askAgain: 'Ce que vous avez tapé est gardé sur la page de la voiture.',
}
