import { NB, pluralFor } from '../format.ts'
import type { FormTexts } from '../en/forms.ts'
import { inFrench } from './server-messages.ts'

const plural = pluralFor('fr')

export const forms: FormTexts = {
  cancel: 'Annuler',
  goBack: 'Retour',
  typeName: (name) => `Saisir «${NB}${name}${NB}» pour confirmer`,
  wrongName: 'Saisissez le texte tel qu’il est affiché.',
  sending: 'Envoi …',
  show: 'Voir',
  hide: 'Masquer',
  showPassword: 'Voir le mot de passe',
  severalEmpty: 'Ces champs sont vides, merci de les remplir.',
  signedOut: `Vous avez été déconnecté. Reconnectez-vous pour continuer${NB}: votre saisie est conservée.`,
  signedOutHere: `Vous avez été déconnecté. Connectez-vous dans une autre fenêtre, puis renvoyez${NB}: votre saisie reste ici.`,
  wait: ({ count, isMinutes }) =>
    `Trop de tentatives. Réessayez dans ${count}${NB}${isMinutes ? plural(count, 'minute', 'minutes') : plural(count, 'seconde', 'secondes')}.`,
  changedMeanwhile: 'Une autre personne l’a modifié entre-temps. Vérifiez la version actuelle, puis réessayez.',
  tooMany: 'Trop de tentatives. Réessayez dans un moment.',
  busy: `La boutique est très sollicitée en ce moment. Votre saisie est conservée${NB}: réessayez.`,
  unsaved: {
    title: `Quitter sans enregistrer les modifications${NB}?`,
    text: 'Les modifications non enregistrées de cette page seront perdues.',
    kept: 'Les modifications non enregistrées de cette page restent sur cet appareil jusqu’à votre retour.',
    here: 'Les modifications non enregistrées seront perdues.',
    leave: 'Quitter la page',
    stay: 'Rester',
  },
  noScript: 'Ce formulaire nécessite JavaScript.',
  say: (message, otherwise = 'Cette valeur n’est pas acceptée') => inFrench(message) ?? otherwise,
  personal: {
    civility: 'Civilité',
    civilities: { MR: 'M.', MM: 'Mme', MS: 'Mlle' },
    firstname: 'Prénom',
    lastname: 'Nom',
    country: 'Pays de résidence',
    callingCode: 'Indicatif',
    phone: 'Numéro de téléphone',
    phoneHint: 'Comme on le compose dans ce pays.',
  },
}
