import type { OfficeLocale } from '@minato/contract/enumerations'
import type { LedgerBalance } from '@minato/contract/ledger-shapes'

/** The balance of an inquiry in one sentence, for either side (TRU-12). */

export type Reader = 'BUYER' | 'SELLER'
export type LedgerSentenceTexts = ReturnType<typeof english>
const NB = '\u00a0'

/** '$4,960', '$4,960.50', 'EUR 4,600'; '4 960 $', '4 600,50 EUR'. */
export function centsInWords(cents: number, currency: string, locale: OfficeLocale): string {
  const [thousands, decimal] = locale === 'fr' ? [NB, ','] : [',', '.']
  const size = Math.abs(cents)
  const integerPart = String(Math.floor(size / 100)).replace(/\B(?=(\d{3})+$)/g, thousands)
  const fractionPart = size % 100 ? decimal + String(size % 100).padStart(2, '0') : ''
  const sign = cents < 0 ? '−' : ''
  if (locale === 'fr') return `${sign}${integerPart}${fractionPart}${NB}${currency === 'USD' ? '$' : currency}`
  return currency === 'USD'
    ? `${sign}$${integerPart}${fractionPart}`
    : `${sign}${currency}${NB}${integerPart}${fractionPart}`
}

const english = (reader: Reader) => {
  const isBuyer = reader === 'BUYER'
  const who = isBuyer ? 'You have' : 'The buyer has'
  return {
    isOne: (cents: number): boolean => cents === 100,
    paid: (sum: string) => `${who} paid ${sum}`,
    paidOf: (sum: string, of: string) => `${who} paid ${sum} of ${of}`,
    paidMore: (sum: string, of: string) => `${who} paid ${sum}; the invoice is ${of}`,
    paidAll: (sum: string) => `${who} paid the full ${sum}`,
    nothing: (of: string) => `${who} not paid anything of ${of} yet`,
    noneDue: 'No payment is due',
    noMore: 'nothing more is due',
    foreign: (sum: string, dollars: string) => `${sum} arrived as ${dollars}`,
    movedIn: (sum: string, _isOne: boolean) => `${sum} came from another inquiry`,
    fees: (sum: string, isOne: boolean) => (isOne ? `${sum} was a bank fee` : `${sum} were bank fees`),
    writtenOff: (sum: string, isOne: boolean) =>
      isBuyer ? `we waived ${sum}` : `${sum} ${isOne ? 'was' : 'were'} written off`,
    refunded: (sum: string, isOne: boolean) => `${sum} ${isOne ? 'was' : 'were'} refunded${isBuyer ? ' to you' : ''}`,
    movedOut: (sum: string, isOne: boolean) => `${sum} ${isOne ? 'was' : 'were'} moved to another inquiry`,
    tolerance: (sum: string, isOne: boolean) => `${sum} ${isOne ? 'is' : 'are'} within our tolerance`,
    open: (sum: string, isOne: boolean) => `${sum} ${isOne ? 'is' : 'are'} still due`,
    credit: (sum: string, _isOne: boolean) => `${isBuyer ? 'your' : 'the buyer’s'} credit is ${sum}`,
    join: '; ',
    end: '.',
  }
}
const french = (reader: Reader): LedgerSentenceTexts => {
  const isBuyer = reader === 'BUYER'
  const who = isBuyer ? 'Vous avez' : 'L’acheteur a'
  return {
    isOne: (cents) => cents < 200,
    paid: (sum) => `${who} payé ${sum}`,
    paidOf: (sum, of) => `${who} payé ${sum} sur ${of}`,
    paidMore: (sum, of) => `${who} payé ${sum}${NB}; la facture s’élève à ${of}`,
    paidAll: (sum) => `${who} payé la totalité, soit ${sum}`,
    nothing: (of) => (isBuyer ? `Vous n’avez encore rien payé sur ${of}` : `L’acheteur n’a encore rien payé sur ${of}`),
    noneDue: 'Aucun paiement n’est attendu',
    noMore: 'plus rien n’est dû',
    foreign: (sum, dollars) => `reçu en devise${NB}: ${sum}, soit ${dollars}`,
    movedIn: (sum, isOne) => `${sum} ${isOne ? 'provient' : 'proviennent'} d’une autre demande`,
    fees: (sum, isOne) => `${sum} ${isOne ? 'correspond' : 'correspondent'} à des frais bancaires`,
    writtenOff: (sum, isOne) =>
      isBuyer ? `nous ne vous réclamons pas ${sum}` : `${sum} ${isOne ? 'a été passé' : 'ont été passés'} en perte`,
    refunded: (sum, isOne) => `${sum}${isBuyer ? ' vous' : ''} ${isOne ? 'a été remboursé' : 'ont été remboursés'}`,
    movedOut: (sum, isOne) => `${sum} ${isOne ? 'a été transféré' : 'ont été transférés'} vers une autre demande`,
    tolerance: (sum, isOne) => `${sum} ${isOne ? 'entre' : 'entrent'} dans notre tolérance`,
    open: (sum) => `il reste ${sum} à payer`,
    credit: (sum) => `${isBuyer ? 'votre avoir' : 'l’avoir de l’acheteur'} est de ${sum}`,
    join: `${NB}; `,
    end: '.',
  }
}

/** 'You have paid $4,960 of $5,000; $25 were bank fees; $15 are within our tolerance.' */
export function ledgerSentence(
  balance: LedgerBalance,
  reader: Reader,
  locale: OfficeLocale,
  texts: (reader: Reader) => LedgerSentenceTexts = locale === 'fr' ? french : english,
): string {
  const t = texts(reader)
  const dollars = (cents: number): string => centsInWords(cents, 'USD', locale)
  const { expected, received, movedIn, movedOut, refunded, fees, writtenOff, open, withinTolerance, credit } = balance
  const paid = received + movedIn
  const isUntouched = paid === 0 && refunded + movedOut === 0
  const isFull = paid === expected && refunded + movedOut === 0
  const summary = isUntouched
    ? expected === 0
      ? t.noneDue
      : t.nothing(dollars(expected))
    : expected === 0
      ? t.paid(dollars(paid))
      : isFull
        ? t.paidAll(dollars(expected))
        : (paid > expected ? t.paidMore : t.paidOf)(dollars(paid), dollars(expected))
  const clause = (cents: number, words: (sum: string, isOne: boolean) => string): string[] =>
    cents > 0 ? [words(dollars(cents), t.isOne(cents))] : []
  const due = open - withinTolerance
  const all = [
    summary,
    ...balance.foreign.map(({ currency, cents, usdCents }) =>
      t.foreign(centsInWords(cents, currency, locale), dollars(usdCents)),
    ),
    ...clause(movedIn, t.movedIn),
    ...clause(fees, t.fees),
    ...clause(writtenOff, t.writtenOff),
    ...clause(refunded, t.refunded),
    ...clause(movedOut, t.movedOut),
    ...clause(withinTolerance, t.tolerance),
    ...(isUntouched ? [] : clause(due, t.open)),
    ...clause(credit, t.credit),
    ...(expected === 0 && credit === 0 && !isUntouched ? [t.noMore] : []),
  ]
  return all.join(t.join) + t.end
}
