import type { BankStatementsTexts } from '../en/bank-statements.ts'
import { formatFor, NB, pluralFor } from '../format.ts'

const { number } = formatFor('fr')
const plural = pluralFor('fr')

/** Faults of the server, by its words. */
const FAULTS: Record<string, string> = {
  'The file is empty': 'Le fichier est vide',
  'A bank statement may have at most 32 MB': 'Un relevé bancaire peut faire 32 Mo au plus',
  'A bank statement may have at most 100,000 lines: split it':
    'Un relevé bancaire peut avoir 100 000 lignes au plus. Divisez-le',
  'This is not a bank statement in CSV, MT940 or CAMT.053':
    'Ce fichier n’est pas un relevé bancaire CSV, MT940 ou CAMT.053',
  'This file is damaged or incomplete': 'Ce fichier est endommagé ou incomplet',
  'No columns for date and amount were found': 'Aucune colonne de date et de montant n’a été trouvée',
  'This file takes too much time or memory to be read': 'La lecture de ce fichier demande trop de temps ou de mémoire',
}
export const bankFault = (words: string): string | undefined => FAULTS[words]

export const bankStatements: BankStatementsTexts = {
  title: 'Relevés bancaires',
  note: 'Importez un relevé pour rapprocher les paiements reçus des demandes. Rien n’est enregistré sans votre accord.',
  choose: 'Importer un relevé',
  formats: 'CSV, MT940 ou CAMT.053, 32 Mo au plus',
  currency: 'Devise du compte, si le fichier ne l’indique pas',
  reading: 'Lecture du relevé …',
  uploaded: 'Relevé importé',
  knownBefore: 'Tous ses paiements figurent déjà dans ce relevé',
  past: 'Relevés importés',
  none: 'Aucun relevé pour l’instant.',
  period: (from, to) => `${from} – ${to}`,
  payments: (count) => `${number(count)} ${plural(count, 'paiement reçu', 'paiements reçus')}`,
  outgoing: (count) => `${number(count)} ${plural(count, 'débit non affiché', 'débits non affichés')}`,
  known: (count) => `${number(count)} déjà dans un relevé précédent`,
  left: (count) => (count === 0 ? 'Tout est traité' : `${number(count)} à traiter`),
  open: 'Examiner',
  openOne: (name) => `Examiner ${name}`,
  back: 'Tous les relevés',
  noBalances: 'Ce fichier ne contient pas de soldes. Une ligne manquante ne peut pas être détectée.',
  balancesAgree: 'Le solde initial, les lignes et le solde final concordent.',
  wrongBalance: (account, opening, sum, wanted, closing) =>
    `${account ? `${account}${NB}: ` : ''}le solde initial de ${opening} plus les lignes de ${sum} donne ${wanted}, mais le solde final est de ${closing}. Le fichier est peut-être incomplet.`,
  problemsTitle: (count) => `${number(count)} ${plural(count, 'ligne à vérifier', 'lignes à vérifier')}`,
  problem: (line, words, value) => `Ligne ${number(line)}${NB}: ${words}${value ? ` (${value})` : ''}`,
  problems: {
    BAD_LINE: 'lecture impossible',
    BAD_DATE: 'date illisible',
    BAD_AMOUNT: 'montant illisible',
    ZERO: 'montant nul',
    DECIMALS: 'montant avec plus de deux décimales',
    DATE_ORDER: `impossible de savoir si le jour ou le mois vient en premier${NB}: importez une période comprenant une date postérieure au 12 du mois, ou des dates au format AAAA-MM-JJ`,
    DIRECTION: 'sens de l’opération (débit ou crédit) illisible',
    CURRENCY: 'la devise ne correspond pas à celle du compte ou au reste du fichier',
  },
  show: 'Afficher',
  all: 'Tous les paiements',
  states: {
    MATCHED: 'Rapproché',
    SUGGESTED: 'Suggestion',
    NONE: 'Sans correspondance',
    RECORDED: 'Déjà enregistré',
    IGNORED: 'Ignoré',
  },
  stateCount: (state, count) => `${state} (${number(count)})`,
  empty: 'Aucun paiement ici.',
  more: 'Afficher plus',
  from: (sender) => `de ${sender}`,
  noSender: 'émetteur non indiqué',
  inquiry: (reference) => `N°${NB}${reference}`,
  due: (sum) => `${sum} restant dus`,
  score: (score) => `indice ${number(score)} sur 100`,
  reasons: {
    DOCUMENT: (what) => `cite le document ${what}`,
    INQUIRY: (what) => `cite la demande ${what}`,
    AMOUNT: () => 'correspond au montant restant dû',
    NEAR_AMOUNT: (_, sum) => `est inférieur de ${sum} au montant dû`,
    NAME: () => 'mentionne le nom de l’acheteur ou du destinataire',
    PART_OF_NAME: () => 'mentionne une partie du nom de l’acheteur ou du destinataire',
    RECORDED: (day) => `un virement de ce montant est enregistré, daté du ${day}`,
  },
  recordedOn: (reference) => `Enregistré sur N°${NB}${reference}`,
  record: (reference) => `Enregistrer sur N°${NB}${reference}`,
  other: 'Choisir une demande',
  ignore: 'Ignorer',
  restore: 'Rétablir',
  notInLedger: (currency) =>
    `Le registre n’accepte pas la devise ${currency}. Ce paiement ne peut pas être enregistré.`,
  recordTitle: 'Enregistrer ce paiement',
  submit: 'Enregistrer le virement',
  find: 'Numéro de demande ou nom de l’acheteur',
  found: 'Demandes trouvées',
  noneFound: 'Aucune demande ne correspond.',
  fee: 'Frais bancaires prélevés',
  feeHint: 'Dans la devise du paiement. Considérés comme payés par l’acheteur.',
  chooseFirst: 'Choisissez une demande',
  done: 'Virement enregistré',
  alreadyRecorded: 'Ce paiement a été enregistré entre-temps.',
  anotherTitle: `Enregistrer aussi ce virement${NB}?`,
  anotherText: (sum) =>
    `Un virement de ${sum} est déjà enregistré sur cette demande, à cinq jours d’écart au plus. N’enregistrez celui-ci que s’il s’agit d’un second paiement.`,
  anotherSubmit: 'Enregistrer quand même',
}
