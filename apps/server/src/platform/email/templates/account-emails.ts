import { greetingFor, formatMoment } from '../email-content.ts'
import type { EmailTemplate } from '../email-content.ts'
import { nameToGreet, oneLine } from '../plain-text.ts'

/** Mails about an account. Times are ISO instants, links whole addresses of the tenant's own origin. */

interface ByLink {
  name: string
  link: string
  expiresAt: string
}

const onceUntil = (iso: string): string => `The link works once, until ${formatMoment('en', iso)}.`
const uneFois = (iso: string): string => `Le lien est valable une seule fois, jusqu’au ${formatMoment('fr', iso)}.`

export const verifyEmail: EmailTemplate<ByLink> = {
  en: ({ name, link, expiresAt }, sender) => ({
    subject: 'Please confirm your email address',
    greeting: greetingFor('en', name),
    paragraphs: [
      `You entered this address at ${sender.name}. Please confirm that it is yours.`,
      'Until then you can browse and ask about cars. We issue invoices only to confirmed addresses.',
    ],
    action: { label: 'Confirm this address', link },
    notes: [
      onceUntil(expiresAt),
      'If you did not enter this address, please ignore this email. Nothing happens unless you open the link.',
    ],
  }),
  fr: ({ name, link, expiresAt }, sender) => ({
    subject: 'Veuillez confirmer votre adresse e-mail',
    greeting: greetingFor('fr', name),
    paragraphs: [
      `Vous avez indiqué cette adresse à ${sender.name}. Veuillez confirmer qu’elle est bien la vôtre.`,
      'D’ici là, vous pouvez parcourir le stock et vous renseigner sur les voitures\u00a0; les factures ne sont établies qu’à une adresse confirmée.',
    ],
    action: { label: 'Confirmer cette adresse', link },
    notes: [
      uneFois(expiresAt),
      'Si vous ne nous avez pas indiqué cette adresse, ignorez ce message\u00a0: sans le lien, rien ne se passe.',
    ],
  }),
}

export const resetPassword: EmailTemplate<ByLink> = {
  en: ({ name, link, expiresAt }, sender) => ({
    subject: 'Choose a new password',
    greeting: greetingFor('en', name),
    paragraphs: [`A new password was requested for your account with ${sender.name}.`],
    action: { label: 'Choose a new password', link },
    notes: [onceUntil(expiresAt), 'If this was not you, you do not need to do anything. Your password stays the same.'],
  }),
  fr: ({ name, link, expiresAt }, sender) => ({
    subject: 'Choisissez un nouveau mot de passe',
    greeting: greetingFor('fr', name),
    paragraphs: [`Un nouveau mot de passe a été demandé pour votre compte chez ${sender.name}.`],
    action: { label: 'Choisir un nouveau mot de passe', link },
    notes: [
      uneFois(expiresAt),
      'Si la demande ne vient pas de vous, il n’y a rien à faire\u00a0: votre mot de passe ne change pas.',
    ],
  }),
}

interface Changed {
  name: string
  changedAt: string
  /** Page to undo it. */
  link: string
}

export const passwordChanged: EmailTemplate<Changed> = {
  en: ({ name, changedAt, link }, sender) => ({
    subject: 'Your password has been changed',
    greeting: greetingFor('en', name),
    paragraphs: [
      `The password of your account with ${sender.name} was changed on ${formatMoment('en', changedAt)}. You have been signed out on other devices.`,
    ],
    notes: ['If this was you, you do not need to do anything. If not, please choose a new password now and tell us.'],
    action: { label: 'It was not me: new password', link },
  }),
  fr: ({ name, changedAt, link }, sender) => ({
    subject: 'Votre mot de passe a été changé',
    greeting: greetingFor('fr', name),
    paragraphs: [
      `Le mot de passe de votre compte chez ${sender.name} a été changé le ${formatMoment('fr', changedAt)}. Les sessions sur d’autres appareils sont closes.`,
    ],
    notes: [
      'Si c’était vous, il n’y a rien à faire. Sinon, choisissez dès maintenant un nouveau mot de passe et prévenez-nous.',
    ],
    action: { label: 'Ce n’était pas moi\u00a0: nouveau mot de passe', link },
  }),
}

/** When an authenticator app or a passkey was added or removed. `passkey`: its name; absent for the app. */
export const secondFactorChanged: EmailTemplate<Changed & { isOn: boolean; passkey?: string | undefined }> = {
  en: ({ name, changedAt, link, isOn, passkey }, sender) => {
    const change = isOn ? 'was added to' : 'was removed from'
    return {
      subject: `${passkey === undefined ? 'An authenticator app' : 'A passkey'} ${change} your account`,
      greeting: greetingFor('en', name),
      paragraphs: [
        `${passkey === undefined ? 'An authenticator app' : `The passkey “${passkey}”`} ${change} your account with ${sender.name} on ${formatMoment('en', changedAt)}.`,
      ],
      notes: [
        'If this was you, you do not need to do anything. If not, please change your password now and call another manager.',
      ],
      action: { label: 'Open my account', link },
    }
  },
  fr: ({ name, changedAt, link, isOn, passkey }, sender) => {
    const change = isOn ? 'ajoutée à' : 'retirée de'
    return {
      subject: `Une ${passkey === undefined ? 'application d’authentification' : 'clé d’accès'} a été ${change} votre compte`,
      greeting: greetingFor('fr', name),
      paragraphs: [
        `${passkey === undefined ? 'Une application d’authentification' : `La clé d’accès «\u00a0${passkey}\u00a0»`} a été ${change} votre compte chez ${sender.name} le ${formatMoment('fr', changedAt)}.`,
      ],
      notes: [
        'Si c’était vous, il n’y a rien à faire. Sinon, changez dès maintenant votre mot de passe et appelez un autre responsable.',
      ],
      action: { label: 'Ouvrir mon compte', link },
    }
  },
}

interface AccountRequest {
  name: string
  askedAt: string
  /** Page to ask for a new password, which voids the link to the other address. */
  link: string
}

export const emailChanging: EmailTemplate<AccountRequest> = {
  en: ({ name, askedAt, link }, sender) => ({
    subject: 'Your account is about to change its email address',
    greeting: greetingFor('en', name),
    paragraphs: [
      `On ${formatMoment('en', askedAt)} a new email address was entered for your account with ${sender.name}. It replaces this one as soon as the link we sent there is opened.`,
    ],
    notes: [
      'If this was you, you do not need to do anything. If not, please choose a new password now: the link then stops working.',
    ],
    action: { label: 'It was not me: new password', link },
  }),
  fr: ({ name, askedAt, link }, sender) => ({
    subject: 'Votre compte va changer d’adresse e-mail',
    greeting: greetingFor('fr', name),
    paragraphs: [
      `Le ${formatMoment('fr', askedAt)}, une autre adresse e-mail a été indiquée pour votre compte chez ${sender.name}. Elle remplacera celle-ci dès que le lien que nous y avons envoyé aura été suivi.`,
    ],
    notes: [
      'Si c’était vous, il n’y a rien à faire. Sinon, choisissez dès maintenant un nouveau mot de passe\u00a0: le lien ne fonctionnera plus.',
    ],
    action: { label: 'Ce n’était pas moi\u00a0: nouveau mot de passe', link },
  }),
}

export const invitation: EmailTemplate<ByLink & { invitedBy: string }> = {
  en: ({ name, invitedBy, link, expiresAt }, sender) => ({
    subject: `An invitation to the back office of ${oneLine(sender.name, 60)}`,
    greeting: greetingFor('en', name),
    paragraphs: [
      `${nameToGreet(invitedBy) || 'A colleague'} invites you to work in the back office of ${sender.name} as a sales manager.`,
    ],
    action: { label: 'Accept the invitation', link },
    notes: [onceUntil(expiresAt), 'If you do not know what this is about, please ignore this message.'],
  }),
  fr: ({ name, invitedBy, link, expiresAt }, sender) => ({
    subject: `Invitation à la gestion de ${oneLine(sender.name, 60)}`,
    greeting: greetingFor('fr', name),
    paragraphs: [
      `${nameToGreet(invitedBy) || 'Un collègue'} vous invite à travailler dans la gestion de ${sender.name}, comme responsable des ventes.`,
    ],
    action: { label: 'Accepter l’invitation', link },
    notes: [uneFois(expiresAt), 'Si vous ne savez pas de quoi il s’agit, ignorez ce message.'],
  }),
}

export const customerInvited: EmailTemplate<ByLink & { invitedBy: string }> = {
  en: ({ name, invitedBy, link, expiresAt }, sender) => ({
    subject: `Your account with ${oneLine(sender.name, 60)}`,
    greeting: greetingFor('en', name),
    paragraphs: [
      `${nameToGreet(invitedBy) || 'A colleague'} at ${sender.name} has created an account for you. Use it to see the price of each car delivered to your port, ask about cars and follow your purchases.`,
    ],
    action: { label: 'Open my account', link },
    notes: [
      onceUntil(expiresAt),
      'If you did not ask for an account, please ignore this email. Nothing happens unless you open the link.',
    ],
  }),
  fr: ({ name, invitedBy, link, expiresAt }, sender) => ({
    subject: `Votre compte chez ${oneLine(sender.name, 60)}`,
    greeting: greetingFor('fr', name),
    paragraphs: [
      `${nameToGreet(invitedBy) || 'Un collègue'}, de ${sender.name}, a créé un compte pour vous. Vous y trouvez le prix de chaque voiture rendue à votre port, posez vos questions et suivez vos achats.`,
    ],
    action: { label: 'Ouvrir mon compte', link },
    notes: [
      uneFois(expiresAt),
      'Si vous n’avez pas demandé de compte, ignorez ce message\u00a0: sans le lien, rien ne se passe.',
    ],
  }),
}

export const providerLink: EmailTemplate<ByLink> = {
  en: ({ name, link, expiresAt }, sender) => ({
    subject: `New sign-in for ${oneLine(sender.name, 60)}`,
    greeting: greetingFor('en', name),
    paragraphs: [
      `${sender.name} now uses another sign-in service. Follow this link and sign in there once: your account and everything in it stays yours.`,
    ],
    action: { label: 'Sign in and link my account', link },
    notes: [onceUntil(expiresAt), 'Do not forward this message: the link opens your account.'],
  }),
  fr: ({ name, link, expiresAt }, sender) => ({
    subject: `Nouvelle connexion à ${oneLine(sender.name, 60)}`,
    greeting: greetingFor('fr', name),
    paragraphs: [
      `${sender.name} utilise désormais un autre service de connexion. Suivez ce lien et connectez-vous-y une fois\u00a0: votre compte et tout ce qu’il contient restent les vôtres.`,
    ],
    action: { label: 'Se connecter et lier mon compte', link },
    notes: [uneFois(expiresAt), 'Ne transférez pas ce message\u00a0: le lien ouvre votre compte.'],
  }),
}

export const accountDeleted: EmailTemplate<{ name: string }> = {
  en: ({ name }, sender) => ({
    subject: 'Your account has been deleted',
    greeting: greetingFor('en', name),
    paragraphs: [
      `As you asked, your account with ${sender.name} has been deleted, together with your personal data. It can no longer be used to sign in.`,
    ],
    notes: ['If you did not ask for this, please tell us immediately.'],
  }),
  fr: ({ name }, sender) => ({
    subject: 'Votre compte a été supprimé',
    greeting: greetingFor('fr', name),
    paragraphs: [
      `Comme vous l’avez demandé, votre compte chez ${sender.name} a été supprimé, avec vos données personnelles. Il n’est plus possible de s’y connecter.`,
    ],
    notes: ['Si vous ne l’avez pas demandé, prévenez-nous immédiatement.'],
  }),
}
