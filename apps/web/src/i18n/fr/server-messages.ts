import { formatFor, NB } from '../format.ts'

const { money, number } = formatFor('fr')

/** French texts of the server's and the contract's messages, and of the rules. */
const SAID: Readonly<Record<string, string>> = {
  'This field is required': 'Ce champ est obligatoire',
  'This date is in the future': 'Cette date est dans le futur',
  'Save the company name first: the invitation names the company': `Enregistrez d’abord le nom de la société${NB}: l’invitation le mentionne`,
  'This person has no confirmed email address': 'Cette personne n’a pas d’adresse e-mail confirmée',
  'This account has another email address': 'Ce compte a une autre adresse e-mail',
  'This account is linked to another person': 'Ce compte est lié à une autre personne',
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
  'This phone number is not valid': 'Ce numéro de téléphone n’est pas valable',
  'This calling code is not valid': 'Cet indicatif n’est pas valable',
  'This country is not valid': 'Ce pays n’est pas valable',
  'This link is not valid any more; please ask for a new one': `Ce lien n’est plus valable${NB}; demandez-en un nouveau`,
  'This person is a manager already': 'Cette personne est déjà responsable',
  'This person’s access was removed': 'L’accès a été retiré à cette personne',
  'This already exists': 'Ceci existe déjà',
  'This address must begin with https://': 'Cette adresse doit commencer par https://',
  'Closing comes after opening': 'La fermeture doit être après l’ouverture',
  'A day ends at 24:00': 'Une journée se termine à 24 h',
  'This weekday occurs twice': 'Ce jour figure deux fois',
  'This SWIFT code is not valid': 'Ce code SWIFT n’est pas valable',
  'This account number is not valid': 'Ce numéro de compte n’est pas valable',
  'This currency is not valid': 'Cette monnaie n’est pas valable',
  'Another manager has to approve your proposal': 'Un autre responsable doit approuver votre proposition',
  'Managers can propose and approve such changes 7 days after joining':
    'Un responsable peut proposer et approuver de tels changements 7 jours après son arrivée',
  'Set up two-factor authentication in your account first':
    'Configurez d’abord la double authentification dans votre compte',
  'Sign out and sign in again, then add it within ten minutes':
    'Déconnectez-vous et reconnectez-vous, puis faites l’ajout dans les dix minutes',
  'Use a passkey or enter a code from your authenticator app':
    'Utilisez une clé d’accès ou saisissez un code de votre application d’authentification',
  'This passkey could not be verified': 'Cette clé d’accès n’a pas pu être vérifiée',
  'This code is wrong, has expired or was already used': 'Ce code est incorrect, expiré ou déjà utilisé',
  'The documents already name this consignee': 'Les documents indiquent déjà ce destinataire',
  'This proposal is no longer open': 'Cette proposition n’est plus ouverte',
  'A change is already pending. Cancel it first.': `Un changement est déjà en attente${NB}: annulez-le d’abord`,
  'The waiting time with one manager must be at least as long':
    'Avec un seul responsable, le délai doit être au moins aussi long',
  'The minimum age must be below the maximum age': 'L’âge minimal doit être inférieur à l’âge maximal',
  'The longest transit must not be shorter than the shortest':
    'Le transport le plus long ne doit pas être plus court que le plus court',
  'The end must not be before the start': 'La fin ne doit pas précéder le début',
  'Enter whole or half years': 'Indiquez des années entières ou des demi-années',
  'This time is past': 'Cette date est passée',
  'There is no such review': 'Cet avis n’existe pas',
  'Please confirm your email address first': 'Confirmez d’abord votre adresse e-mail',
  'Links are for customers with a phone number and no email address':
    'Ces liens sont réservés aux clients qui ont un numéro de téléphone et pas d’adresse e-mail',
  'A customer with this phone number already exists': 'Un client avec ce numéro de téléphone existe déjà',
  'The customer signs in with this address': 'Le client se connecte avec cette adresse',
  'An invoice has been issued to this customer, so this cannot change': `Une facture a été émise pour ce client${NB}: modification impossible`,
  'An invitation needs an email address': 'Indiquez une adresse e-mail pour envoyer l’invitation',
  'There is no such customer': 'Ce client n’existe pas',
  'This picture does not exist or is used already': 'Cette photo n’existe pas, ou est déjà utilisée',
  'You have forgotten to insert images!': `Vous avez oublié d’insérer des images${NB}!`,
  'Pictures are still uploading: wait, or remove them': `Des photos sont en cours d’envoi${NB}: patientez, ou retirez-les`,
  'This image exceeds the maximum size. Please insert another one.':
    'Cette image dépasse la taille maximale. Veuillez en insérer une autre.',
  'Only Jpg, Jpeg and PNG pictures are accepted.': 'Seules les images Jpg, Jpeg et PNG sont acceptées.',
  'This address is not a public https address': 'Cette adresse n’est pas une adresse https publique',
  'The picture could not be loaded from this address': 'Impossible de charger la photo depuis cette adresse',
  'This image has too many pixels. Please insert a smaller one.':
    'Cette image compte trop de pixels. Veuillez en insérer une plus petite.',
  'This image is incomplete or damaged. Please insert another one.':
    'Cette image est incomplète ou endommagée. Veuillez en insérer une autre.',
  'This image takes too long to prepare. Please insert another one.':
    'Cette image est trop longue à préparer. Veuillez en insérer une autre.',
  'Too many images are being prepared. Please try again in a moment.':
    'Trop d’images sont en cours de préparation. Veuillez réessayer dans un instant.',
  'The picture is damaged': 'L’image est endommagée',
  'A car with this chassis number already exists': 'Une voiture portant ce numéro de châssis existe déjà',
  'the price must be greater than 0': 'le prix doit être supérieur à 0',
  'the price must be at most 100,000,000': 'le prix doit être de 100\u00a0000\u00a0000 au plus',
  'the new price must be lower than the current price': 'le nouveau prix doit être inférieur au prix actuel',
  'This maker name already exists': 'Cette marque existe déjà',
  'This model name already exists': 'Ce modèle existe déjà',
  'This model code already exists': 'Ce code modèle existe déjà',
  'The image is too heavy': 'L’image est trop lourde',
  'Choose another one to merge into': 'Choisissez une autre fiche avec laquelle fusionner',
  'This text has characters that are not allowed': 'Ce texte contient des caractères qui ne sont pas autorisés',
  'Choose a manager who stays': 'Choisissez un responsable qui reste',
  'must be a date from 1970 to 2100': 'doit être une date entre 1970 et 2100',
  'The ship cannot arrive before it departs': 'Le navire ne peut arriver avant d’être parti',
  'This date is more than ten years away': 'Cette date est à plus de dix ans d’ici',
  'Enter the shipping data first': 'Saisissez d’abord les données d’expédition',
  'Choose one kind of document': 'Choisissez un seul type de document',
  'Add the document to the inquiry first': 'Ajoutez d’abord le document à la demande',
  'The date must not be in the future or before the inquiry':
    'La date ne peut être ni future ni antérieure à la demande',
  'The gross weight cannot be less than the net weight': 'Le poids brut ne peut être inférieur au poids net',
  'The cut-off cannot be after the departure': 'La clôture ne peut pas suivre le départ',
  'must be a date': 'doit être une date',
  'must be a number of days': 'doit être un nombre de jours',
  'The effects of this change are no longer those shown: review them again':
    'Les conséquences de cette modification ne sont plus celles affichées : vérifiez-les de nouveau',
  'The ship already calls at this port': 'Le navire fait déjà escale dans ce port',
  'This voyage already exists': 'Ce voyage existe déjà',
  'This voyage is listed twice': 'Ce voyage figure deux fois dans la liste',
  'This port is not known': 'Ce port n’est pas connu',
  'Inquiries are booked to a port where the ship no longer calls':
    'Des demandes affectées à ce voyage ont pour destination un port où le navire ne fait plus escale',
  'Inquiries are booked on this voyage': 'Des demandes sont affectées à ce voyage',
  'The booked voyage sets this: change the voyage or cancel the booking': `Le voyage détermine ce champ${NB}: modifiez le voyage ou annulez l’embarquement`,
  'This port already exists': 'Ce port existe déjà',
  'This country is not known': 'Ce pays n’est pas connu',
  'The highest must not be below the lowest': 'Le maximum ne doit pas être inférieur au minimum',
  'At most 1,000 %': `Au plus 1 000${NB}%`,
  'Enter a currency code of three letters': 'Indiquez un code de devise à trois lettres',
  'This country has an estimate of this kind already': 'Ce pays a déjà une estimation de ce type',
  'The ledger does not have this currency': 'Le registre n’accepte pas cette devise',
  'This inspection already exists': 'Cette inspection existe déjà',
  'This value is in force already; set another one': `Cette valeur est déjà en vigueur${NB}; choisissez-en une autre`,
  'An HS code has 6 to 10 digits': 'Un code SH compte de 6 à 10 chiffres',
  'This is not a number': 'Ce n’est pas un nombre',
  'This is not a whole number': 'Ce n’est pas un nombre entier',
  'This is not a month: write 2019/7': `Ce n’est pas un mois${NB}: écrivez 2019/7`,
  'Invite another manager first: the last one cannot leave': `Invitez d’abord un autre responsable${NB}: le dernier ne peut pas partir`,
  'This change of status is not allowed': 'Ce changement de statut n’est pas possible',
  'Trim, model and brand do not belong together': 'Code modèle, modèle et marque ne vont pas ensemble',
  'A rule for prices or images was violated': 'Une règle sur les prix ou les images n’est pas respectée',
  'must be a month: 2026-06': `Ce doit être un mois${NB}: 2026-06`,
  'Only drafts and archived cars can be deleted':
    'Seuls les brouillons et les voitures archivées peuvent être supprimés',
  'There are inquiries about this car: archive it instead': `Il y a des demandes pour cette voiture${NB}: archivez-la plutôt`,
  'This charge is no longer scheduled': 'Ce changement n’est plus programmé',
  'The car is reserved: end its reservation first': `La voiture est réservée${NB}: mettez d’abord fin à sa réservation`,
  'Two to six letters or figures': 'De deux à six lettres ou chiffres',
  'The car is not a best deal': 'La voiture n’est pas une bonne affaire',
  'A picture occurs twice': 'Une photo figure deux fois',
  'This picture cannot be used here': 'Cette photo ne peut pas servir ici',
  'The order must name every picture of the car once':
    'L’ordre doit contenir chaque photo de la voiture une seule fois',
  'There is no such picture on this car': 'Cette photo n’est pas sur cette voiture',
  'There is no such model code': 'Ce code modèle n’existe pas',
  'This document does not exist or is used already': 'Ce document n’existe pas, ou est déjà utilisé',
  'There is no such inquiry': 'Cette demande n’existe pas',
  'There is no such manager': 'Ce responsable n’existe pas',
  'There is no such offer': 'Cette offre n’existe pas',
  'There is no such message': 'Ce message n’existe pas',
  'There is no such markup': 'Cette majoration n’existe pas',
  'There is no such scope': 'Ce droit n’existe pas',
  'This document is damaged and cannot be read any more; please have it sent again': `Ce document est endommagé et illisible${NB}; demandez qu’il soit renvoyé`,
  'This port has no such inspection': 'Ce port n’a pas cette inspection',
  'This port does not serve this country': 'Ce port ne dessert pas ce pays',
  'The company data are not set up yet': 'Les données de la société ne sont pas encore renseignées',
  'Too many people are signing in. Please try again in a moment': `Trop de personnes se connectent en ce moment${NB}; réessayez`,
  'Passwords and registration are managed by your sign-in provider':
    'Les mots de passe et l’inscription sont gérés par le service de connexion',
  'Your password is managed by your sign-in provider': 'Votre mot de passe est géré par votre service de connexion',
  'This sign-in has expired. Please start again': `Cette connexion a expiré${NB}; recommencez`,
  'You have a purchase in progress. Finish or withdraw it first': `Un de vos achats est en cours${NB}: il faut d’abord le terminer ou le retirer`,
  'This search is not valid': 'Cette recherche n’est pas valable',
  'The discount is more than the total': 'La remise dépasse le total',
  'This day is in the future': 'Cette date est dans le futur',
  'must be at least 1': 'doit être de 1 au moins',
  'must be in the future, within 30 days': 'doit être à venir, dans les 30 jours',
  'must be after the start and in the future': 'doit se situer dans le futur, après le début',
  'Documents of this inquiry differ: correct them, or give a reason to continue': `Les documents de cette demande diffèrent${NB}: corrigez-les, ou indiquez un motif pour continuer`,
  'must be 1 to 999': 'doit être entre 1 et 999',
  'must be a percentage': 'doit être un pourcentage',
  'must be a whole number': 'doit être un nombre entier',
  'must be a code of three letters': 'doit être un code de trois lettres',
  'Another import of this stock is running; try again when it has ended.': `Un autre import de ce stock est en cours${NB}; réessayez une fois qu’il est terminé.`,
  'This import is running or has ended.': 'Cet import est déjà en cours, ou terminé.',
  'There is no tariff before this one to go back to': 'Aucun tarif antérieur à rétablir',
  'This was changed again since, so that the change can no longer be undone': `Cet élément a été modifié depuis${NB}: votre modification ne peut plus être annulée`,
  'You cannot remove the last manager': 'Vous ne pouvez pas retirer le dernier responsable',
}
/** Adjectives of a car's state. */
const STANDS: Readonly<Record<string, string>> = {
  'a draft': 'en brouillon',
  'for sale': 'en vente',
  reserved: 'réservée',
  sold: 'vendue',
  archived: 'archivée',
}
const MOVED: Readonly<Record<string, string>> = {
  published: 'publiée',
  'marked as sold': 'marquée comme vendue',
  'moved back to draft': 'remise en brouillon',
  archived: 'archivée',
}
/** Texts with a number or a name. */
const SAID_ABOUT: readonly (readonly [RegExp, (first: string, second: string) => string])[] = [
  [/^One car still goes by this name$/, () => `Une voiture porte encore ce nom`],
  [/^(\d+) cars still go by this name$/, (count) => `${number(Number(count))}${NB}voitures portent encore ce nom`],
  [/^At most (\d+) characters$/, (count) => `Au plus ${number(Number(count))}${NB}caractères`],
  [/^The year must be (\d+) or later$/, (year) => `L’année ne peut pas être antérieure à ${year}`],
  [/^Must be at least (\d+)$/, (min) => `Doit être d’au moins ${number(Number(min))}`],
  [
    /^Must be between (-?[\d.]+) and (-?[\d.]+)$/,
    (min, max) => `Doit être entre ${number(Number(min))} et ${number(Number(max))}`,
  ],
  [
    /^Do you mean (\d+) or ([\d.]+)\? Write it without a thousands separator$/,
    (whole, fraction) =>
      `S’agit-il de ${whole} ou de ${fraction.replace('.', ',')}${NB}? Saisissez-le sans séparateur de milliers`,
  ],
  [
    /^must lie between (\d+) and (\d+)$/,
    (min, max) => `doit être entre ${number(Number(min))} et ${number(Number(max))}`,
  ],
  [/^must lie within (\d+) days$/, (days) => `doit être dans les ${number(Number(days))}${NB}jours`],
  [/^At most (\d+) cars at once$/, (count) => `Au plus ${number(Number(count))}${NB}voitures à la fois`],
  [
    /^You can keep (\d+) favourites; /,
    (count) =>
      `Vous pouvez enregistrer jusqu’à ${count}${NB}voitures${NB}; retirez-en une avant d’en ajouter une autre`,
  ],
  [
    /^You can have (\d+) passkeys; /,
    (count) =>
      `Vous pouvez avoir jusqu’à ${count}${NB}clés d’accès${NB}; supprimez-en une avant d’en ajouter une autre`,
  ],
  [
    /^You can keep (\d+) searches; /,
    (count) =>
      `Vous pouvez enregistrer jusqu’à ${count}${NB}recherches${NB}; supprimez-en une avant d’en ajouter une autre`,
  ],
  [
    /^Lists go to their (\d+)th car; /,
    (count) => `Les listes vont jusqu’à leur ${number(Number(count))}ᵉ voiture${NB}; précisez la recherche`,
  ],
  [/^(.+) does not serve this country$/, (port) => `${port} ne dessert pas ce pays`],
  [
    /^A car that is (.+) cannot be (.+)$/,
    (from, done) => `Une voiture ${STANDS[from] ?? from} ne peut pas être ${MOVED[done] ?? done}`,
  ],
  [
    /^The price of a car that is (.+) cannot be changed$/,
    (is) => `Le prix d’une voiture ${STANDS[is] ?? is} ne peut pas être changé`,
  ],
  [
    /^The picture (.+) takes too much time or memory to be read$/,
    (name) => `La lecture de l’image ${name} demande trop de temps ou de mémoire`,
  ],
  // Fallbacks for texts without a translation above.
  [
    /^This is more than the open amount of USD (\d+): give a reason$/,
    (amount) => `C’est plus que les ${money(Number(amount))} qui restent à payer\u00a0: indiquez le motif`,
  ],
  [
    /^This day is before the invoice of (\S+): give a reason$/,
    (day) => `Cette date précède celle de la facture, le ${day}\u00a0: indiquez le motif`,
  ],
  [/^There is no such /, () => 'Cet élément n’existe pas'],
]

/** The French text of a rule or server message; undefined if it is not in the tables. */
export function inFrench(message: string): string | undefined {
  const said = SAID[message]
  if (said !== undefined) return said
  for (const [pattern, words] of SAID_ABOUT) {
    const found = pattern.exec(message)
    if (found) return words(found[1] ?? '', found[2] ?? '')
  }
  return undefined
}
