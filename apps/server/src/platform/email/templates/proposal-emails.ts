import type { ProposalKind } from '@minato/contract/proposals'
import type { Locale } from '@minato/contract/enumerations'
import { greetingFor, formatMoment } from '../email-content.ts'
import type { EmailTemplate } from '../email-content.ts'
import { oneLine } from '../plain-text.ts'

/** Emails about changes that need a second manager (TRU-04). */

const NB = '\u00a0'

const KINDS: Record<Locale, Record<ProposalKind, string>> = {
  en: {
    ADD_ACCOUNT: 'a new bank account',
    EDIT_ACCOUNT: 'new bank details',
    REMOVE_ACCOUNT: 'the removal of a bank account',
    DEFAULT_ACCOUNT: 'a different bank account on new documents',
    WAITING_TIME: 'new waiting times for bank account changes',
    CONSIGNEE: 'a new consignee',
  },
  fr: {
    ADD_ACCOUNT: 'un nouveau compte bancaire',
    EDIT_ACCOUNT: 'de nouvelles coordonnées bancaires',
    REMOVE_ACCOUNT: 'le retrait d’un compte bancaire',
    DEFAULT_ACCOUNT: 'un autre compte bancaire sur les nouveaux documents',
    WAITING_TIME: 'de nouveaux délais pour les changements de compte bancaire',
    CONSIGNEE: 'un nouveau destinataire',
  },
}
const FIELDS: Record<Locale, Record<string, string>> = {
  en: {
    holder: 'Account holder',
    bank: 'Bank',
    branch: 'Branch',
    bankAddress: 'Bank address',
    swift: 'SWIFT (BIC)',
    accountNumber: 'Account number',
    currency: 'Currency',
    waitingHours: 'Waiting time (hours)',
    aloneHours: 'Waiting time with one manager (hours)',
    name: 'Name',
    address: 'Address',
    city: 'City',
    country: 'Country',
    phone: 'Phone',
    email: 'Email',
  },
  fr: {
    holder: 'Titulaire du compte',
    bank: 'Banque',
    branch: 'Agence',
    bankAddress: 'Adresse de la banque',
    swift: 'SWIFT (BIC)',
    accountNumber: 'Numéro de compte',
    currency: 'Devise',
    waitingHours: 'Délai (heures)',
    aloneHours: 'Délai avec un seul responsable (heures)',
    name: 'Nom',
    address: 'Adresse',
    city: 'Ville',
    country: 'Pays',
    phone: 'Téléphone',
    email: 'E-mail',
  },
}
const table = (locale: Locale, changes: readonly [string, string, string][]): [string, string][] =>
  changes.map(([field, old, newValue]) => [
    FIELDS[locale][field] ?? field,
    [old, newValue].map((text) => oneLine(text) || '–').join(' → '),
  ])

/** To the dealer's managers, at each step. */
export const proposalNews: EmailTemplate<{
  name: string
  step: 'PROPOSED' | 'APPROVED' | 'UNAPPROVED' | 'CONFIRMED' | 'REJECTED' | 'CANCELLED' | 'IN_FORCE'
  kind: ProposalKind
  /** Name of the acting manager; '' when the change takes effect, or a removal ended it. */
  by: string
  needsApproval: boolean
  expiresAt: string
  effectiveAt: string | null
  changes: [field: string, old: string, now: string][]
  /** Of the inquiry whose consignee changes. */
  reference: string | null
  link: string
}> = {
  en: ({ name, step, kind, by, needsApproval, expiresAt, effectiveAt, changes, reference, link }) => {
    const kindLabel = reference === null ? KINDS.en[kind] : `${KINDS.en[kind]} in inquiry N° ${reference}`
    const proposer = oneLine(by, 80)
    const at = effectiveAt && formatMoment('en', effectiveAt, 'JP')
    const [subject, text] = {
      PROPOSED: [
        `Please review the proposed change: ${kindLabel}`,
        needsApproval
          ? `${proposer} proposes ${kindLabel}. Nothing changes unless another manager approves it by ${formatMoment('en', expiresAt, 'JP')}.`
          : `${proposer} proposes ${kindLabel}. It takes effect on ${at}, unless it is cancelled before then.`,
      ],
      APPROVED: [
        `Approved: ${kindLabel}`,
        `${proposer} has approved ${kindLabel}. It takes effect on ${at}, unless it is cancelled before then.`,
      ],
      UNAPPROVED: [
        `Approval needed again: ${kindLabel}`,
        `The approval of this change no longer counts, because the person who gave it is no longer a manager. Nothing changes unless another manager approves it by ${formatMoment('en', expiresAt, 'JP')}.`,
      ],
      CONFIRMED: [
        `Confirmed by the buyer: ${kindLabel}`,
        at
          ? `The buyer has confirmed ${kindLabel}. It is in effect without a waiting time.`
          : `The buyer has confirmed ${kindLabel}. It takes effect as soon as another manager approves it.`,
      ],
      REJECTED: [`Rejected: ${kindLabel}`, `${proposer} has rejected ${kindLabel}. Nothing changes.`],
      CANCELLED: [
        `Cancelled: ${kindLabel}`,
        proposer
          ? `${proposer} has cancelled the proposed change: ${kindLabel}. Nothing changes.`
          : `The proposed change is cancelled, because the person who proposed it is no longer a manager: ${kindLabel}. Nothing changes.`,
      ],
      IN_FORCE: [
        `In effect: ${kindLabel}`,
        reference === null
          ? 'The change is now in effect. Documents already issued keep their bank account.'
          : 'The change is now in effect. Documents already issued keep their consignee.',
      ],
    }[step] as [string, string]
    return {
      subject,
      greeting: greetingFor('en', name),
      paragraphs: [text],
      table: table('en', changes),
      action: { label: reference === null ? 'Open the bank settings' : 'Open the inquiry', link },
      notes: [
        reference === null
          ? 'If you did not expect this change, cancel it in the settings and call your colleague.'
          : 'If you did not expect this change, cancel it in the inquiry and call your colleague.',
      ],
    }
  },
  fr: ({ name, step, kind, by, needsApproval, expiresAt, effectiveAt, changes, reference, link }) => {
    const kindLabel = reference === null ? KINDS.fr[kind] : `${KINDS.fr[kind]} dans la demande N° ${reference}`
    const proposer = oneLine(by, 80)
    const at = effectiveAt && formatMoment('fr', effectiveAt, 'JP')
    const [subject, text] = {
      PROPOSED: [
        `À vérifier maintenant${NB}: ${kindLabel}`,
        needsApproval
          ? `${proposer} propose ${kindLabel}. Rien ne change sans l’approbation d’un autre responsable avant le ${formatMoment('fr', expiresAt, 'JP')}.`
          : `${proposer} propose ${kindLabel}. Le changement prend effet le ${at}, sauf annulation avant cette date.`,
      ],
      APPROVED: [
        `Approuvé${NB}: ${kindLabel}`,
        `${proposer} a approuvé ${kindLabel}. Le changement prend effet le ${at}, sauf annulation avant cette date.`,
      ],
      UNAPPROVED: [
        `À approuver de nouveau${NB}: ${kindLabel}`,
        `L’approbation de ce changement ne compte plus, car la personne qui l’avait donnée n’est plus responsable des ventes. Rien ne change sans l’approbation d’un autre responsable avant le ${formatMoment('fr', expiresAt, 'JP')}.`,
      ],
      CONFIRMED: [
        `Confirmé par l’acheteur${NB}: ${kindLabel}`,
        at
          ? `L’acheteur a confirmé ${kindLabel}. Le changement est en vigueur sans délai.`
          : `L’acheteur a confirmé ${kindLabel}. Le changement prend effet dès qu’un autre responsable l’approuve.`,
      ],
      REJECTED: [`Refusé${NB}: ${kindLabel}`, `${proposer} a refusé ${kindLabel}. Rien ne change.`],
      CANCELLED: [
        `Annulé${NB}: ${kindLabel}`,
        proposer
          ? `${proposer} a annulé le changement proposé${NB}: ${kindLabel}. Rien ne change.`
          : `Le changement proposé est annulé, car la personne qui l’avait proposé n’est plus responsable des ventes${NB}: ${kindLabel}. Rien ne change.`,
      ],
      IN_FORCE: [
        `En vigueur${NB}: ${kindLabel}`,
        reference === null
          ? 'Le changement est maintenant en vigueur. Les documents déjà émis gardent leur compte bancaire.'
          : 'Le changement est maintenant en vigueur. Les documents déjà émis gardent leur destinataire.',
      ],
    }[step] as [string, string]
    return {
      subject,
      greeting: greetingFor('fr', name),
      paragraphs: [text],
      table: table('fr', changes),
      action: { label: reference === null ? 'Ouvrir les réglages bancaires' : 'Ouvrir la demande', link },
      notes: [
        reference === null
          ? 'Si vous n’attendiez pas ce changement, annulez-le dans les réglages et appelez votre collègue.'
          : 'Si vous n’attendiez pas ce changement, annulez-le dans la demande et appelez votre collègue.',
      ],
    }
  },
}

/** To buyers with an open invoice; `effectiveAt` null: the announced change is cancelled. */
export const accountChangeAnnounced: EmailTemplate<{
  name: string
  reference: string
  number: string
  accountEnd: string
  effectiveAt: string | null
  country: string | null
  link: string
}> = {
  en: ({ name, reference, number, accountEnd, effectiveAt, country, link }, { phone }) => ({
    subject: effectiveAt
      ? `Your invoice ${number} keeps its bank account`
      : `Our bank account does not change (invoice ${number})`,
    greeting: greetingFor('en', name),
    paragraphs: [
      effectiveAt
        ? `Our bank account on new invoices changes on ${formatMoment('en', effectiveAt, country)}. Your invoice ${number} for inquiry N° ${reference} does not change: pay to the account printed on it, which ends in ${accountEnd}.`
        : `The change of our bank account that we announced is cancelled. Your invoice ${number} for inquiry N° ${reference} stays as it is: pay to the account printed on it, which ends in ${accountEnd}.`,
      'Do not pay to any other account, even if a message asks you to.',
    ],
    action: { label: 'Open the invoice', link },
    notes: phone ? [`If in doubt, call us before you pay: ${oneLine(phone)}.`] : [],
  }),
  fr: ({ name, reference, number, accountEnd, effectiveAt, country, link }, { phone }) => ({
    subject: effectiveAt
      ? `Votre facture ${number} garde son compte bancaire`
      : `Notre compte bancaire ne change pas (facture ${number})`,
    greeting: greetingFor('fr', name),
    paragraphs: [
      effectiveAt
        ? `Notre compte bancaire sur les nouvelles factures change le ${formatMoment('fr', effectiveAt, country)}. Votre facture ${number} pour la demande N° ${reference} ne change pas${NB}: payez sur le compte imprimé dessus, qui se termine par ${accountEnd}.`
        : `Le changement de compte bancaire que nous avions annoncé est annulé. Votre facture ${number} pour la demande N° ${reference} reste telle quelle${NB}: payez sur le compte imprimé dessus, qui se termine par ${accountEnd}.`,
      'Ne payez sur aucun autre compte, quel que soit l’expéditeur du message.',
    ],
    action: { label: 'Ouvrir la facture', link },
    notes: phone ? [`En cas de doute, appelez-nous avant de payer${NB}: ${oneLine(phone)}.`] : [],
  }),
}
