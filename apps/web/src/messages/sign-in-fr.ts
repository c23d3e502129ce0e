import { NB, pluralFor } from './format.ts'
import type { SignInTexts } from './sign-in-en.ts'

const plural = pluralFor('fr')

export const signIn: SignInTexts = {
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  newPassword: 'Nouveau mot de passe',
  confirmPassword: 'Confirmer le mot de passe',
  elsewhere: 'Les comptes et mots de passe sont tenus par notre fournisseur de connexion.',
  passwordHint: 'Au moins 8 caractères, lettres et chiffres compris, et pas facile à deviner.',
  form: {
    title: 'Se connecter',
    submit: 'Se connecter',
    forgot: `Mot de passe oublié${NB}?`,
    noAccount: `Pas encore de compte${NB}?`,
    signUp: 'S’inscrire',
    wrong: 'L’adresse ou le mot de passe n’est pas bon.',
    expired: `Cette connexion a expiré. Vos voitures et recherches sont intactes${NB}; recommencez.`,
    again: 'Recommencer',
  },
  login: {
    title: 'Se connecter',
    text: 'Avec un compte, vous gardez des voitures et des recherches, et suivez vos demandes.',
    button: 'Se connecter',
    going: 'En route vers la connexion …',
    linking: `Aviez-vous déjà ici un compte avec un mot de passe${NB}? Demandez-nous un lien par e-mail pour le conserver. Sans ce lien, votre première connexion ouvre un nouveau compte.`,
    problems: {
      refused: 'La connexion a été refusée. Si cela dure, demandez-nous.',
      provider: `La connexion ne répond pas en ce moment. La boutique fonctionne quand même${NB}; réessayez dans un moment.`,
      expired: 'La connexion a duré trop longtemps, ou a commencé dans une autre fenêtre. Recommencez.',
      link: `Le compte n’a pas pu être lié${NB}: le lien a déjà servi, a expiré, ou cette connexion appartient à un autre compte. Demandez-nous un nouveau lien.`,
    },
  },
  success: {
    title: 'Connexion',
    text: 'Un instant, vous êtes ramené à votre page.',
    noScript: 'Vous êtes connecté.',
    on: 'Continuer',
  },
  signUp: {
    title: 'S’inscrire',
    steps: ['Informations de connexion', 'Informations personnelles'],
    step: (step, of) => `Étape ${step} sur ${of}`,
    confirmEmail: 'Confirmer l’adresse e-mail',
    next: 'Continuer',
    back: 'Retour à l’étape 1',
    submit: 'S’inscrire',
    /** Text, the link to the terms, text, the link to the privacy policy, text. */
    accept: [
      'En vous inscrivant, vous acceptez nos ',
      'conditions de vente',
      ' et notre ',
      'politique de confidentialité',
      '.',
    ],
    haveAccount: `Déjà un compte${NB}?`,
    finish: 'Compléter votre compte',
    finishText: 'Vous êtes connecté. Pour les demandes et les factures, il nous faut le reste.',
    restText: `Votre adresse est confirmée, et vous êtes connecté. Un mot de passe vous permet de vous connecter partout${NB}; le reste figure sur vos factures.`,
    later: `Plus tard${NB}: mes demandes`,
    laterOn: 'Plus tard',
    finishSubmit: 'Enregistrer',
    again: `Saisissez encore une fois le mot de passe${NB}: il n’est jamais gardé.`,
    done: 'Bienvenue à bord',
    doneText: (email) =>
      `Votre compte est créé. Un message est parti vers ${email}${NB}: suivez son lien sous 7${NB}jours, pour que des factures puissent être émises à votre nom. Tout le reste fonctionne aussitôt.`,
    finishedText: 'Vos informations sont enregistrées.',
    continue: 'Continuer',
  },
  forgot: {
    title: `Mot de passe oublié${NB}?`,
    text: 'Indiquez votre adresse, et nous vous envoyons un lien pour en choisir un nouveau.',
    submit: 'Envoyer le lien',
    done: 'Regardez votre messagerie',
    doneText: `S’il existe un compte à cette adresse, un message avec un lien est en route. Le lien est valable 10${NB}minutes.`,
    again: `Pas de message${NB}? Regardez parmi les indésirables, ou redemandez.`,
  },
  reset: {
    title: 'Choisir un nouveau mot de passe',
    text: 'Vous êtes ensuite déconnecté partout, et vous vous connectez avec le nouveau.',
    submit: 'Enregistrer le nouveau mot de passe',
    askAgain: 'Demander un nouveau lien',
    done: 'Le nouveau mot de passe est enregistré',
    doneText: 'Connectez-vous avec lui.',
  },
  verify: {
    title: 'Confirmer et se connecter',
    text: 'Vous confirmez ainsi que notre message vous est parvenu, et vous êtes connecté sur cet appareil.',
    passwordText: `Choisissez le mot de passe de votre compte${NB}: l’ancien ne fonctionne plus une fois l’adresse confirmée.`,
    submit: 'Confirmer',
    done: 'C’est confirmé',
    doneText: 'Merci. Des factures peuvent désormais être émises à votre nom.',
    own: 'Ouvrir mes demandes',
    askAgain: 'Demander un nouveau lien dans votre compte',
    inquiries: 'Se connecter à mes demandes',
    home: 'Vers la boutique',
  },
  invitation: {
    title: 'Vous êtes invité comme responsable des ventes',
    text: 'Choisissez un mot de passe, et connectez-vous avec lui.',
    submit: 'Accepter',
    done: 'Vous êtes désormais responsable des ventes',
    doneText: 'Connectez-vous avec votre adresse et le nouveau mot de passe.',
  },
  /** What leaving would lose, by signing out or with the account. */
  notSent: {
    messages: (count) =>
      plural(
        count,
        `${count}${NB}message n’est pas encore envoyé${NB}: il sera effacé.`,
        `${count}${NB}messages ne sont pas encore envoyés${NB}: ils seront effacés.`,
      ),
    inquiries: (count) =>
      plural(
        count,
        `${count}${NB}demande n’est pas encore envoyée${NB}: elle sera effacée.`,
        `${count}${NB}demandes ne sont pas encore envoyées${NB}: elles seront effacées.`,
      ),
  },
  signOut: {
    title: `Se déconnecter${NB}?`,
    text: 'Les voitures et recherches enregistrées restent dans votre compte.',
    confirm: 'Se déconnecter',
  },
}
