import type { Locale } from '@minato/contract/enumerations'
import { formatDollars, greetingFor, formatMoment } from '../email-content.ts'
import type { EmailTemplate } from '../email-content.ts'
import { oneLine } from '../plain-text.ts'

/** Emails about issued documents. Only the email that brings an invoice names its bank account, as printed there. */

interface InquiryFields {
  name: string
  reference: string
  car: string
  link: string
}
/** Instants; `country`: its time is shown beside Japan's. */
interface Due {
  number: string
  validUntil: string
  paymentDeadline: string
  country: string | null
}

const PAY_ONLY = {
  en: 'Pay only to the account on the invoice, and check its code first.',
  fr: 'Ne payez qu’au compte de la facture, après en avoir vérifié le code.',
}

/** The account to pay to. */
interface Account {
  holder: string
  bank: string
  branch: string | null
  swift: string
  accountNumber: string
  currency: string
}
const LABELS = {
  en: {
    amount: 'Amount',
    reference: 'Reference to give',
    account: 'Account number',
    holder: 'Account holder',
    bank: 'Bank',
    swift: 'SWIFT (BIC)',
    currency: 'Currency',
  },
  fr: {
    amount: 'Montant',
    reference: 'Référence à indiquer',
    account: 'Numéro de compte',
    holder: 'Titulaire du compte',
    bank: 'Banque',
    swift: 'SWIFT (BIC)',
    currency: 'Devise',
  },
}
function paymentTable(locale: Locale, total: number, number: string, account: Account | null): [string, string][] {
  const t = LABELS[locale]
  return [
    [t.amount, formatDollars(locale, total)],
    ...(account
      ? ([
          [t.account, oneLine(account.accountNumber)],
          [t.holder, oneLine(account.holder)],
          [t.bank, oneLine([account.bank, account.branch].filter(Boolean).join(', '))],
          [t.swift, account.swift],
          [t.currency, account.currency],
        ] satisfies [string, string][])
      : []),
    [t.reference, number],
  ]
}

export const invoiceIssued: EmailTemplate<InquiryFields & Due & { total: number; bank: Account | null }> = {
  en: ({ name, reference, car, link, number, total, validUntil, paymentDeadline, country, bank }) => ({
    subject: `Proforma invoice ${number} for inquiry N° ${reference}`,
    greeting: greetingFor('en', name),
    paragraphs: [
      `Your proforma invoice ${number} is ready: ${oneLine(car)}.`,
      `Please pay by ${formatMoment('en', paymentDeadline, country)}, and send us the proof of your transfer. The invoice is valid until ${formatMoment('en', validUntil, country)}.`,
    ],
    table: paymentTable('en', total, number, bank),
    action: { label: 'Open the invoice', link },
    notes: [PAY_ONLY.en],
  }),
  fr: ({ name, reference, car, link, number, total, validUntil, paymentDeadline, country, bank }) => ({
    subject: `Facture proforma ${number} pour la demande N° ${reference}`,
    greeting: greetingFor('fr', name),
    paragraphs: [
      `Votre facture proforma ${number} est prête\u00a0: ${oneLine(car)}.`,
      `Veuillez payer avant le ${formatMoment('fr', paymentDeadline, country)}, et nous envoyer la preuve de votre virement. La facture est valable jusqu’au ${formatMoment('fr', validUntil, country)}.`,
    ],
    table: paymentTable('fr', total, number, bank),
    action: { label: 'Ouvrir la facture', link },
    notes: [PAY_ONLY.fr],
  }),
}

export const invoiceReminder: EmailTemplate<InquiryFields & Due> = {
  en: ({ name, reference, car, link, number, validUntil, paymentDeadline, country }) => ({
    subject: `Reminder: proforma invoice ${number}`,
    greeting: greetingFor('en', name),
    paragraphs: [
      `Proforma invoice ${number} on inquiry N° ${reference} (${oneLine(car)}) is due by ${formatMoment('en', paymentDeadline, country)}. We have not received a payment proof yet.`,
      `Without one, the invoice expires on ${formatMoment('en', validUntil, country)} at the earliest. Do not pay it after that.`,
    ],
    action: { label: 'Send the payment proof', link },
    notes: ['If you need more time, write to us in the inquiry.', PAY_ONLY.en],
  }),
  fr: ({ name, reference, car, link, number, validUntil, paymentDeadline, country }) => ({
    subject: `Rappel\u00a0: facture proforma ${number}`,
    greeting: greetingFor('fr', name),
    paragraphs: [
      `La facture proforma ${number} de la demande N° ${reference} (${oneLine(car)}) est à payer avant le ${formatMoment('fr', paymentDeadline, country)}. Nous n’avons pas encore reçu de preuve de paiement.`,
      `Sans elle, la facture expire au plus tôt le ${formatMoment('fr', validUntil, country)}. Ne la payez plus ensuite.`,
    ],
    action: { label: 'Envoyer la preuve de paiement', link },
    notes: ['S’il vous faut plus de temps, écrivez-nous dans la demande.', PAY_ONLY.fr],
  }),
}

export const invoiceEnded: EmailTemplate<InquiryFields & { number: string; how: 'CANCELLED' | 'LAPSED' }> = {
  en: ({ name, reference, car, link, number, how }) => ({
    subject: `Proforma invoice ${number} ${how === 'LAPSED' ? 'has expired' : 'has been cancelled'}`,
    greeting: greetingFor('en', name),
    paragraphs: [
      how === 'LAPSED'
        ? `Proforma invoice ${number} on inquiry N° ${reference} (${oneLine(car)}) has expired. Please do not pay it.`
        : `Proforma invoice ${number} on inquiry N° ${reference} (${oneLine(car)}) has been cancelled. Please do not pay it. The reason is in the inquiry.`,
      'If you still want the car, write to us. We will issue a new invoice if we can.',
    ],
    action: { label: `Open inquiry N° ${reference}`, link },
    notes: ['If you have already paid, tell us immediately and send the proof of your transfer.'],
  }),
  fr: ({ name, reference, car, link, number, how }) => ({
    subject: `La facture proforma ${number} ${how === 'LAPSED' ? 'a expiré' : 'est annulée'}`,
    greeting: greetingFor('fr', name),
    paragraphs: [
      how === 'LAPSED'
        ? `La facture proforma ${number} de la demande N° ${reference} (${oneLine(car)}) a expiré. Ne la payez plus.`
        : `La facture proforma ${number} de la demande N° ${reference} (${oneLine(car)}) a été annulée. Ne la payez pas. La raison se trouve dans la demande.`,
      'Si vous voulez toujours la voiture, écrivez-nous\u00a0: nous établissons une nouvelle facture si c’est possible.',
    ],
    action: { label: `Ouvrir la demande N° ${reference}`, link },
    notes: ['Si vous avez déjà payé, prévenez-nous immédiatement et envoyez la preuve de votre virement.'],
  }),
}

export const finalInvoiceIssued: EmailTemplate<InquiryFields & { number: string }> = {
  en: ({ name, reference, car, link, number }) => ({
    subject: `Final invoice ${number}: ${oneLine(car, 80)}`,
    greeting: greetingFor('en', name),
    paragraphs: [
      `The final invoice ${number} for inquiry N° ${reference} (${oneLine(car)}) is ready. You need it to clear the car through customs.`,
      'It is in the inquiry, with all other documents and the shipping dates.',
    ],
    action: { label: 'Open the final invoice', link },
    notes: ['Please tell us in the inquiry when your car has arrived.'],
  }),
  fr: ({ name, reference, car, link, number }) => ({
    subject: `Facture finale ${number}\u00a0: ${oneLine(car, 80)}`,
    greeting: greetingFor('fr', name),
    paragraphs: [
      `La facture finale ${number} de la demande N° ${reference} (${oneLine(car)}) est prête. Elle est nécessaire pour dédouaner la voiture.`,
      'Elle est dans la demande, avec tous les autres documents et les dates d’expédition.',
    ],
    action: { label: 'Ouvrir la facture finale', link },
    notes: ['Merci de nous prévenir dans la demande quand votre voiture sera arrivée.'],
  }),
}

/** The car has arrived and the buyer is asked for a review (REV-01). `isPresumed`: neither party has confirmed it. */
export const purchaseComplete: EmailTemplate<InquiryFields & { isPresumed: boolean }> = {
  en: ({ name, reference, car, link, isPresumed }, sender) => ({
    subject: `Your purchase is complete: ${oneLine(car, 80)}`,
    greeting: greetingFor('en', name),
    paragraphs: [
      isPresumed
        ? `Your ${oneLine(car)} (inquiry N° ${reference}) should have arrived by now.`
        : `Your ${oneLine(car)} (inquiry N° ${reference}) has arrived.`,
      `How was your experience with ${sender.name}? A few lines from you help other buyers decide.`,
    ],
    action: { label: 'Write a review', link: `${link}#review` },
    notes: [
      ...(isPresumed ? ['If your car has not arrived, write to us in the inquiry.'] : []),
      'Thank you for buying from us.',
    ],
  }),
  fr: ({ name, reference, car, link, isPresumed }, sender) => ({
    subject: `Votre achat est terminé\u00a0: ${oneLine(car, 80)}`,
    greeting: greetingFor('fr', name),
    paragraphs: [
      isPresumed
        ? `Votre ${oneLine(car)} (demande N° ${reference}) devrait être arrivée à présent.`
        : `Votre ${oneLine(car)} (demande N° ${reference}) est arrivée.`,
      `Comment s’est passé votre achat chez ${sender.name}\u00a0? Quelques lignes de votre part aident d’autres acheteurs à se décider.`,
    ],
    action: { label: 'Écrire un avis', link: `${link}#review` },
    notes: [
      ...(isPresumed ? ['Si votre voiture n’est pas arrivée, écrivez-nous dans la demande.'] : []),
      'Merci pour votre achat.',
    ],
  }),
}

/** A change in effect can no longer be rejected. */
const unexpected = {
  en: (step: string, phone: string | null | undefined) =>
    `If you did not ask for this, ${step === 'IN_FORCE' ? '' : 'reject it in your account and '}call us${phone ? `: ${oneLine(phone)}` : ''}.`,
  fr: (step: string, phone: string | null | undefined) =>
    `Si vous n’avez rien demandé, ${step === 'IN_FORCE' ? '' : 'refusez-le dans votre compte et '}appelez-nous${phone ? `\u00a0: ${oneLine(phone)}` : ''}.`,
}
/** To the buyer, about a change of the consignee that managers propose (TRU-04). `effectiveAt`: null until it is approved. */
export const consigneeChange: EmailTemplate<
  InquiryFields & {
    step: 'PROPOSED' | 'APPROVED' | 'CANCELLED' | 'IN_FORCE'
    effectiveAt: string | null
    country: string | null
  }
> = {
  en: ({ name, reference, car, link, step, effectiveAt, country }, { phone }) => {
    const inquiry = `inquiry N° ${reference} (${oneLine(car)})`
    const at = effectiveAt && formatMoment('en', effectiveAt, country)
    const [subject, text] = {
      PROPOSED: [
        `Please check the new consignee: inquiry N° ${reference}`,
        at
          ? `We propose another consignee for ${inquiry}. It takes effect on ${at} unless you reject it, or at once if you confirm it.`
          : `We propose another consignee for ${inquiry}. Nothing has changed yet. Confirm it in your account if you asked for it, or reject it.`,
      ],
      APPROVED: [
        `New consignee approved: inquiry N° ${reference}`,
        `The new consignee for ${inquiry} is approved and takes effect on ${at}. You can reject it until then.`,
      ],
      CANCELLED: [
        `The consignee stays the same: inquiry N° ${reference}`,
        `The proposed change of the consignee for ${inquiry} is cancelled. Nothing changes.`,
      ],
      IN_FORCE: [
        `New consignee in effect: inquiry N° ${reference}`,
        `New documents for ${inquiry} name the new consignee. Documents already issued do not change.`,
      ],
    }[step] as [string, string]
    return {
      subject,
      greeting: greetingFor('en', name),
      paragraphs: [text],
      action: { label: 'Check the consignee', link },
      notes: step === 'CANCELLED' ? [] : [unexpected.en(step, phone)],
    }
  },
  fr: ({ name, reference, car, link, step, effectiveAt, country }, { phone }) => {
    const inquiry = `la demande N° ${reference} (${oneLine(car)})`
    const at = effectiveAt && formatMoment('fr', effectiveAt, country)
    const [subject, text] = {
      PROPOSED: [
        `Vérifiez le nouveau destinataire\u00a0: demande N° ${reference}`,
        at
          ? `Nous proposons un autre destinataire pour ${inquiry}. Il prend effet le ${at} sauf refus de votre part, ou immédiatement si vous le confirmez.`
          : `Nous proposons un autre destinataire pour ${inquiry}. Rien n’a encore changé. Confirmez-le dans votre compte si vous l’avez demandé, sinon refusez-le.`,
      ],
      APPROVED: [
        `Nouveau destinataire approuvé\u00a0: demande N° ${reference}`,
        `Le nouveau destinataire pour ${inquiry} est approuvé et prend effet le ${at}. Vous pouvez le refuser avant cette date.`,
      ],
      CANCELLED: [
        `Le destinataire ne change pas\u00a0: demande N° ${reference}`,
        `Le changement de destinataire proposé pour ${inquiry} est annulé. Rien ne change.`,
      ],
      IN_FORCE: [
        `Nouveau destinataire en vigueur\u00a0: demande N° ${reference}`,
        `Les nouveaux documents pour ${inquiry} indiquent le nouveau destinataire. Les documents déjà émis ne changent pas.`,
      ],
    }[step] as [string, string]
    return {
      subject,
      greeting: greetingFor('fr', name),
      paragraphs: [text],
      action: { label: 'Vérifier le destinataire', link },
      notes: step === 'CANCELLED' ? [] : [unexpected.fr(step, phone)],
    }
  },
}
