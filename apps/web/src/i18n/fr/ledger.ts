import { formatFor, NB } from '../format.ts'
import type { LedgerTexts } from '../en/ledger.ts'

const { exactMoney, number } = formatFor('fr')

/** Faults of the server, kept here so that no page of the shop loads them. */
const SAID: Readonly<Record<string, string>> = {
  'This day is in the future': 'Cette date est dans le futur',
  'This day is too long ago': 'Cette date est trop ancienne',
  'This currency has no decimals': 'Cette devise n’a pas de décimales',
  'The fees must be below the amount': 'Les frais doivent être inférieurs au montant',
  'Enter the exchange rate of this currency': 'Indiquez le taux de change de cette devise',
  'Enter where the exchange rate comes from': 'Indiquez la source du taux de change',
  'At this rate nothing is left': 'À ce taux, le montant converti est nul',
  'Choose another inquiry of this buyer': 'Choisissez une autre demande de cet acheteur',
  'This inquiry is closed': 'Cette demande est close',
}
const SAID_ABOUT: readonly (readonly [RegExp, (sum: string) => string])[] = [
  [/^This is more than the credit of \$([\d,.]+)$/, (sum) => `C’est plus que l’avoir de ${sum}`],
  [
    /^This is more than can be written off: \$([\d,.]+)$/,
    (sum) => `C’est plus que le montant qui peut être passé en perte${NB}: ${sum}`,
  ],
]
/** A fault of the server in French; undefined for one that the ledger does not have. */
export function ledgerFault(message: string): string | undefined {
  for (const [pattern, words] of SAID_ABOUT) {
    const [, sum] = pattern.exec(message) ?? []
    if (sum) return words(exactMoney(Number(sum.replaceAll(',', ''))))
  }
  return SAID[message]
}

export const ledger: LedgerTexts = {
  title: 'Registre des paiements',
  figures: { expected: 'Facturé', held: 'Reçu, net des remboursements', open: 'Reste à payer', credit: 'Avoir' },
  states: {
    NOTHING_DUE: 'Rien à payer',
    UNPAID: 'Impayé',
    PARTLY_PAID: 'Payé en partie',
    PAID: 'Payé',
    OVERPAID: 'Trop-perçu',
  },
  kinds: {
    EXPECTED: 'Facture',
    TRANSFER: 'Virement reçu',
    REFUND: 'Remboursement',
    WRITE_OFF: 'Passage en perte',
    CREDIT_MOVED: 'Transfert d’avoir',
  },
  reversalOf: (kind) => `Contre-passation${NB}: ${kind}`,
  sender: (name) => `de ${name}`,
  fees: (sum) => `frais bancaires ${sum}`,
  rate: (currency, rate, source) => `1${NB}${currency} = ${number(rate)}${NB}$ (${source})`,
  movedTo: (reference) => `vers la demande N°${NB}${reference}`,
  movedFrom: (reference) => `depuis la demande N°${NB}${reference}`,
  empty: 'Aucune écriture pour l’instant.',
  failed: 'Impossible de charger les écritures.',
  retry: 'Réessayer',
  record: 'Enregistrer un virement',
  refund: 'Enregistrer un remboursement',
  writeOff: 'Passer en perte',
  move: 'Transférer l’avoir',
  reverse: 'Contre-passer',
  reverseOne: (kind, sum) => `Contre-passer${NB}: ${kind}, ${sum}`,
  amount: 'Montant',
  currency: 'Devise',
  fee: 'Frais bancaires prélevés',
  feeHint: 'Dans la devise du virement. Ils comptent comme payés.',
  valueDate: 'Date de valeur',
  senderName: 'Émetteur',
  exchangeRate: 'Taux de change',
  exchangeRateHint: (currency) => `Dollars américains pour 1${NB}${currency}`,
  rateSource: 'Source du taux',
  rateSourceHint: 'Par exemple la banque qui a converti la somme',
  inDollars: (sum) => `Soit ${sum}.`,
  reason: 'Motif',
  reasonHint: 'L’acheteur peut le lire dans l’historique.',
  future: 'Cette date est dans le futur',
  atMost: (sum) => `Au plus ${sum}.`,
  refundText: 'Enregistre un remboursement que vous avez envoyé. Aucun paiement n’est effectué.',
  writeOffText: 'L’acheteur ne doit plus ce montant, qui ne peut dépasser la tolérance de paiement des réglages.',
  moveText: 'L’avoir compte comme un paiement de l’autre demande.',
  target: 'Demande',
  choose: 'Choisir une demande',
  noTarget: 'Cet acheteur n’a pas d’autre demande ouverte.',
  loading: 'Chargement …',
  reverseTitle: `Contre-passer cette écriture${NB}?`,
  reverseText: 'Une écriture inverse est ajoutée au registre. Les deux restent visibles et le solde est recalculé.',
  journal: {
    title: 'Journal des paiements',
    text: 'Toutes les écritures dont la date de valeur est dans cette période, en CSV pour votre comptabilité.',
    from: 'Du',
    to: 'Au',
    order: 'La fin ne doit pas précéder le début',
    save: 'Télécharger le CSV',
    saved: 'Journal enregistré',
  },
}
