import { NB, pluralFor } from './format.ts'
import type { FormTexts } from './forms-en.ts'

const plural = pluralFor('fr')

/** Sentences of the contract and the rules. */
const SAID: Readonly<Record<string, string>> = {
  'This field is required': 'Ce champ est obligatoire',
  'This email is not valid': 'Cette adresse e-mail n’est pas valable',
  'This email must be the same as the first one': 'Cette adresse doit être identique à la première',
  'This email already exists': 'Cette adresse e-mail existe déjà',
  'Your password must contain at least 8 characters(letters and numbers included)':
    'Votre mot de passe doit compter au moins 8 caractères (lettres et chiffres compris)',
  'Your password must contain at least 8 characters(letters and numbers included), and not be one that is easily guessed':
    'Votre mot de passe doit compter au moins 8 caractères (lettres et chiffres compris) et ne pas être facile à deviner',
  'A password has at most 128 characters': 'Un mot de passe compte au plus 128 caractères',
  'This password must be the same as the first one': 'Ce mot de passe doit être identique au premier',
  'This is not your password': 'Ce n’est pas votre mot de passe',
  'There is no such port': 'Ce port n’existe pas',
  'There is no such car': 'Cette voiture n’existe pas',
  'You can keep 200 favourites; please take one out before you add another': `On peut garder 200${NB}voitures${NB}; retirez-en une avant d’en ajouter une autre`,
  'You can keep 50 searches; please remove one before you save another': `On peut garder 50${NB}recherches${NB}; retirez-en une avant d’en garder une autre`,
  'This phone number is not valid': 'Ce numéro de téléphone n’est pas valable',
  'This calling code is not valid': 'Cet indicatif n’est pas valable',
  'This country is not valid': 'Ce pays n’est pas valable',
  'This link is not valid any more; please ask for a new one': `Ce lien n’est plus valable${NB}; demandez-en un nouveau`,
  'This person is a manager already': 'Cette personne est déjà responsable',
  'This person was shut out': 'L’accès a été retiré à cette personne',
  'This already exists': 'Ceci existe déjà',
  'The last manager stays: please invite another one first': `Le dernier responsable reste${NB}: invitez-en d’abord un autre`,
  'The last manager stays: nobody could invite another one': `Le dernier responsable reste${NB}: personne ne pourrait en inviter un autre`,
}

export const forms: FormTexts = {
  cancel: 'Annuler',
  sending: 'Envoi …',
  show: 'Voir',
  hide: 'Masquer',
  showPassword: 'Voir le mot de passe',
  severalEmpty: 'Ces champs sont vides, merci de les remplir.',
  signedOut: `Vous avez été déconnecté. Ce que vous avez saisi est gardé${NB}: connectez-vous, et vous y revenez.`,
  wait: ({ count, isMinutes }) =>
    `Trop de tentatives. Réessayez dans ${count}${NB}${isMinutes ? plural(count, 'minute', 'minutes') : plural(count, 'seconde', 'secondes')}.`,
  tooMany: 'Trop de tentatives. Réessayez dans un moment.',
  busy: `La boutique est très sollicitée en ce moment. Ce que vous avez saisi est gardé${NB}: réessayez.`,
  noScript: 'Ce formulaire a besoin de JavaScript.',
  say: (message) => SAID[message] ?? 'Cette valeur n’est pas acceptée',
  personal: {
    civility: 'Civilité',
    civilities: { MR: 'M.', MM: 'Mme', MS: 'Mlle' },
    firstname: 'Prénom',
    lastname: 'Nom',
    country: 'Pays de résidence',
    callingCode: 'Indicatif',
    phone: 'Numéro de téléphone',
    phoneHint: 'Comme vous le composez chez vous.',
  },
}
