import { NB, pluralFor } from '../format.ts'
import type { SignInTexts } from '../en/sign-in.ts'

const plural = pluralFor('fr')

export const signIn: SignInTexts = {
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  newPassword: 'Nouveau mot de passe',
  confirmPassword: 'Confirmer le mot de passe',
  elsewhere: 'Les comptes et mots de passe sont gérés par notre service de connexion.',
  passwordHint: 'Au moins 8 caractères, lettres et chiffres compris, et pas facile à deviner.',
  form: {
    title: 'Se connecter',
    submit: 'Se connecter',
    forgot: `Mot de passe oublié${NB}?`,
    noAccount: `Pas encore de compte${NB}?`,
    signUp: 'S’inscrire',
    wrong: 'Adresse ou mot de passe incorrect.',
    expired: `Cette connexion a expiré. Vos voitures et recherches enregistrées sont intactes. Recommencez.`,
    again: 'Recommencer',
    purposes: {
      search: 'Connectez-vous pour enregistrer cette recherche. Elle sera enregistrée dès la connexion.',
      saved:
        'Connectez-vous pour retrouver vos voitures enregistrées sur tous vos appareils. Celles de cet appareil seront ajoutées à votre compte.',
      question: 'Connectez-vous pour poser une question sur cette voiture. Votre saisie sera conservée.',
      send: 'Connectez-vous pour envoyer votre question. Elle sera envoyée dès la connexion.',
      message: 'Connectez-vous pour envoyer votre message. Il sera envoyé dès la connexion.',
      form: 'Connectez-vous pour continuer. Votre saisie sera conservée.',
      inquiry: 'Connectez-vous pour voir vos demandes. Elles s’ouvriront dès la connexion.',
      account: 'Connectez-vous pour ouvrir votre compte. Il s’ouvrira dès la connexion.',
    },
  },
  login: {
    title: 'Se connecter',
    text: 'Connectez-vous pour enregistrer des voitures et des recherches et suivre vos demandes.',
    button: 'Se connecter',
    going: 'Ouverture de la connexion …',
    linking: `Aviez-vous déjà ici un compte avec un mot de passe${NB}? Demandez-nous un lien par e-mail pour le conserver. Sans ce lien, votre première connexion ouvre un nouveau compte.`,
    problems: {
      refused: 'La connexion a été refusée. Si le problème persiste, contactez-nous.',
      provider: `Le service de connexion ne répond pas en ce moment. La boutique reste accessible. Réessayez plus tard.`,
      expired: 'La connexion a duré trop longtemps, ou a commencé dans une autre fenêtre. Recommencez.',
      link: `Le compte n’a pas pu être lié${NB}: le lien a déjà servi, a expiré, ou cette connexion appartient à un autre compte. Demandez-nous un nouveau lien.`,
    },
  },
  success: {
    title: 'Connexion',
    text: 'Un instant, nous vous ramenons à votre page.',
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
    purposes: {
      search: 'Inscrivez-vous pour enregistrer cette recherche. Elle sera enregistrée dès que votre compte sera créé.',
      saved:
        'Inscrivez-vous pour retrouver vos voitures enregistrées sur tous vos appareils. Celles de cet appareil seront ajoutées à votre compte.',
      question: 'Inscrivez-vous pour poser une question sur cette voiture. Votre saisie sera conservée.',
    },
    finish: 'Compléter votre compte',
    finishText: 'Vous êtes connecté. Il nous faut ces informations pour les demandes et les factures.',
    restText: `Votre adresse est confirmée, et vous êtes connecté. Choisissez un mot de passe pour vous connecter sur tout appareil${NB}; les autres informations figurent sur vos factures.`,
    later: 'Passer à mes demandes',
    laterOn: 'Plus tard',
    finishSubmit: 'Enregistrer',
    again: `Saisissez encore une fois le mot de passe${NB}: il n’est jamais enregistré.`,
    done: 'Bienvenue à bord',
    doneText: (email) =>
      `Votre compte est créé. Un e-mail a été envoyé à ${email}${NB}: ouvrez son lien sous 7${NB}jours pour pouvoir recevoir des factures. Tout le reste est déjà accessible.`,
    finishedText: 'Vos informations sont enregistrées.',
    continue: 'Continuer',
  },
  forgot: {
    title: `Mot de passe oublié${NB}?`,
    text: `Indiquez votre adresse e-mail${NB}: nous vous enverrons un lien pour en choisir un nouveau.`,
    submit: 'Envoyer le lien',
    done: 'Consultez votre boîte mail',
    doneText: `Si un compte existe à cette adresse, un e-mail avec un lien lui a été envoyé. Le lien est valable 10${NB}minutes.`,
    again: `Pas d’e-mail${NB}? Vérifiez vos courriers indésirables, ou refaites la demande.`,
  },
  reset: {
    title: 'Choisir un nouveau mot de passe',
    text: 'Vous serez déconnecté partout. Reconnectez-vous ensuite avec le nouveau.',
    submit: 'Enregistrer le nouveau mot de passe',
    askAgain: 'Demander un nouveau lien',
    done: 'Le nouveau mot de passe est enregistré',
    doneText: 'Vous pouvez vous connecter.',
  },
  verify: {
    title: 'Confirmer et se connecter',
    text: 'Vous confirmez ainsi que notre message vous est parvenu, et vous êtes connecté sur cet appareil.',
    passwordText: `Choisissez le mot de passe de votre compte${NB}: l’ancien ne fonctionne plus une fois l’adresse confirmée.`,
    submit: 'Confirmer',
    done: 'C’est confirmé',
    doneText: 'Merci. Vous pouvez désormais recevoir des factures.',
    own: 'Ouvrir mes demandes',
    askAgain: 'Demander un nouveau lien dans votre compte',
    inquiries: 'Se connecter pour voir mes demandes',
    home: 'Aller à la boutique',
  },
  invitation: {
    title: 'Vous êtes invité comme responsable des ventes',
    text: 'Choisissez un mot de passe pour vous connecter.',
    submit: 'Accepter',
    done: 'Vous êtes désormais responsable des ventes',
    doneText: 'Connectez-vous avec votre adresse et le nouveau mot de passe.',
  },
  /** Unsent items that a sign-out or deletion would lose. */
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
