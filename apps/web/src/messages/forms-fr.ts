import { formatFor, NB, pluralFor } from './format.ts'
import type { FormTexts } from './forms-en.ts'

const plural = pluralFor('fr')
const { number } = formatFor('fr')

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
  'This address must begin with https://': 'Cette adresse doit commencer par https://',
  'Closing comes after opening': 'La fermeture vient après l’ouverture',
  'A weekday stands here twice': 'Un jour figure ici deux fois',
  'This SWIFT code is not valid': 'Ce code SWIFT n’est pas valable',
  'This account number is not valid': 'Ce numéro de compte n’est pas valable',
  'This currency is not valid': 'Cette monnaie n’est pas valable',
  'This time is past': 'Ce moment est passé',
  'There is no such review': 'Cet avis n’existe pas',
  'There is no such customer': 'Ce client n’existe pas',
  'A picture is not there, or is used already': 'Cette photo n’est pas là, ou sert déjà ailleurs',
  'You have forgotten to insert images!': `Vous avez oublié d’insérer des images${NB}!`,
  'Pictures are still on their way: wait for them, or give them up': `Des images sont encore en route${NB}: attendez-les, ou renoncez-y`,
  'This image exceeds the maximum size. Please insert another one.':
    'Cette image dépasse la taille maximale. Veuillez en insérer une autre.',
  'Only Jpg, Jpeg and PNG pictures are accepted.': 'Seules les images Jpg, Jpeg et PNG sont acceptées.',
  'This image has too many pixels. Please insert a smaller one.':
    'Cette image compte trop de pixels. Veuillez en insérer une plus petite.',
  'This image is cut short or damaged. Please insert another one.':
    'Cette image est incomplète ou endommagée. Veuillez en insérer une autre.',
  'This image takes too long to prepare. Please insert another one.':
    'Cette image est trop longue à préparer. Veuillez en insérer une autre.',
  'Too many images are being prepared. Please try again in a moment.':
    'Trop d’images sont en cours de préparation. Veuillez réessayer dans un instant.',
  'A car with this chassis number already exists': 'Une voiture portant ce numéro de châssis existe déjà',
  'the price must be greater than 0': 'le prix doit être supérieur à 0',
  'the price must be at most 100,000,000': 'le prix doit être de 100 000 000 au plus',
  'the new price must be lower than the current price': 'le nouveau prix doit être inférieur au prix actuel',
  'The price of a car that is SOLD cannot be changed': 'Le prix d’une voiture vendue ne peut pas être changé',
  'The price of a car that is ARCHIVED cannot be changed': 'Le prix d’une voiture archivée ne peut pas être changé',
  'This brand name already exists': 'Cette marque existe déjà',
  'This model name already exists': 'Ce modèle existe déjà',
  'This model code already exists': 'Ce code modèle existe déjà',
  'The image is too heavy': 'L’image est trop lourde',
  'Choose another one to merge into': 'Choisissez avec qui fusionner',
  'This text has signs that cannot be kept': 'Ce texte a des signes qui ne peuvent être gardés',
  'The ship cannot arrive before it departs': 'Le navire ne peut arriver avant d’être parti',
  'This date is more than ten years away': 'Cette date est à plus de dix ans d’ici',
  'Nothing is said of the shipping yet': 'Rien n’est encore dit de l’expédition',
  'The gross weight cannot be less than the net weight': 'Le poids brut ne peut être inférieur au poids net',
  'This port already exists': 'Ce port existe déjà',
  'This country is not known': 'Ce pays n’est pas connu',
  'This inspection already exists': 'Cette inspection existe déjà',
  'This value is in force already; set another one': `Cette valeur est déjà en vigueur${NB}; posez-en une autre`,
  'This is not a number': 'Ce n’est pas un nombre',
  'This is not a whole number': 'Ce n’est pas un nombre entier',
  'This is not a month: write 2019/7': `Ce n’est pas un mois${NB}: écrivez 2019/7`,
  'The last manager stays: please invite another one first': `Le dernier responsable reste${NB}: invitez-en d’abord un autre`,
  'The last manager stays: nobody could invite another one': `Le dernier responsable reste${NB}: personne ne pourrait en inviter un autre`,
}

/** Sentences that hold a number. */
const SAID_ABOUT: readonly (readonly [RegExp, (...found: string[]) => string])[] = [
  [/^One car still goes by this name$/, () => `Une voiture porte encore ce nom`],
  [/^(\d+) cars still go by this name$/, (count) => `${number(Number(count))}${NB}voitures portent encore ce nom`],
  [/^At most (\d+) characters$/, (count) => `Au plus ${number(Number(count))}${NB}caractères`],
  [
    /^Must be between (-?[\d.]+) and (-?[\d.]+)$/,
    (min, max) => `Doit être entre ${number(Number(min))} et ${number(Number(max))}`,
  ],
]
function saidAbout(message: string): string | undefined {
  for (const [pattern, words] of SAID_ABOUT) {
    const found = pattern.exec(message)
    if (found) return words(...found.slice(1))
  }
  return undefined
}

export const forms: FormTexts = {
  cancel: 'Annuler',
  sending: 'Envoi …',
  show: 'Voir',
  hide: 'Masquer',
  showPassword: 'Voir le mot de passe',
  severalEmpty: 'Ces champs sont vides, merci de les remplir.',
  signedOut: `Vous avez été déconnecté. Ce que vous avez saisi est gardé${NB}: connectez-vous, et vous y revenez.`,
  signedOutHere: `Vous avez été déconnecté. Connectez-vous dans une autre fenêtre, puis renvoyez${NB}: ce que vous avez saisi reste ici.`,
  wait: ({ count, isMinutes }) =>
    `Trop de tentatives. Réessayez dans ${count}${NB}${isMinutes ? plural(count, 'minute', 'minutes') : plural(count, 'seconde', 'secondes')}.`,
  tooMany: 'Trop de tentatives. Réessayez dans un moment.',
  busy: `La boutique est très sollicitée en ce moment. Ce que vous avez saisi est gardé${NB}: réessayez.`,
  unsaved: {
    title: `Partir sans enregistrer${NB}?`,
    text: 'Ce qui a été modifié sur cette page n’est pas encore enregistré.',
    kept: 'Ce qui a été modifié sur cette page n’est pas encore enregistré. Le brouillon reste sur cet appareil.',
    here: 'Ce qui a été saisi ici n’est pas encore enregistré.',
    leave: 'Partir',
    stay: 'Rester',
  },
  noScript: 'Ce formulaire a besoin de JavaScript.',
  say: (message) => SAID[message] ?? saidAbout(message) ?? 'Cette valeur n’est pas acceptée',
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
