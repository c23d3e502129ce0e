import { fold } from '@minato/domain/search-text'

/** The columns of a bank's CSV file, recognised by their names in English, French, German and Japanese. */

const SIDE = '(?:debits?|credits?|dr|cr|d|c|soll|haben|s|h|入金?|出金?)'
const COLUMNS = {
  // Before credit and debit: 'Debit/Credit', 'DR/CR', 'Soll/Haben-Kennzeichen'.
  direction: new RegExp(
    `^(?:${SIDE}[ /|-]+(?:or |ou |oder )?${SIDE}(?!\\p{L}|.*(?:amount|montant|betrag|金額))|入払区分|入出金?区分|sens$|direction$)`,
    'u',
  ),
  type: /^(?:(?:transaction|entry) )?type$/,
  valueDate: /^(?:value date|valuta(?:datum)?|wertstellung|date (?:de )?valeur|valeur|起算日)/,
  date: /^(?:(?:booking|transaction|posting|entry) ?date|date|datum|buchungs(?:tag|datum)|date (?:d.)?(?:operation|comptable)|取引日|日付|年月日|お取扱日)/,
  credit: /^(?:credits?|deposits?|paid in|money in|montant credit|haben|gutschrift|入金|お預入|預入|お預り)/,
  debit: /^(?:debits?|withdrawals?|paid out|money out|montant debit|soll|belastung|出金|お引出|引出|お支払)/,
  amount: /^(?:(?:transaction )?amount|montant|betrag|umsatz|金額|取引金額)/,
  currency: /^(?:currency|ccy|devise|monnaie|wahrung|通貨)/,
  sender:
    /^(?:name|sender|payer|remitter|ordering|counterpart|payee|donneur d|emetteur|debiteur|auftraggeber|beguenstigter|振込依頼人|依頼人|相手)/,
  bankId: /^(?:(?:transaction|bank|entry) ?(?:id|ref(?:erence)?|number|no)\b|id$|numero (?:d.)?operation|取引番号)/,
  account: /^(?:account(?: number| no)?$|iban|own account|compte|numero de compte|kontonummer|口座番号)/,
  text: /^(?:(?:transaction )?(?:description|details?|notes?)|narrative|memo|particulars|remittance|payment (?:details|reference)|reference|message|libelle|motif|communication|verwendungszweck|buchungstext|摘要|備考|内容)/,
} as const
export type ColumnName = keyof typeof COLUMNS

/** The place of each column; `text` may have several. Null where date or amount are missing. */
export function columnsOf(cells: readonly string[]): Map<ColumnName, number[]> | null {
  const columns = new Map<ColumnName, number[]>()
  for (const [at, cell] of cells.entries()) {
    const name = fold(cell.replace(/^\ufeff/, '')).replace(/[\s_]+/g, ' ')
    const [column] = Object.entries(COLUMNS).find(([, pattern]) => pattern.test(name)) ?? []
    if (!column) continue
    const indexes = columns.get(column as ColumnName) ?? []
    if (column === 'text' || indexes.length === 0) columns.set(column as ColumnName, [...indexes, at])
  }
  const hasDate = columns.has('valueDate') || columns.has('date')
  return hasDate && (columns.has('amount') || columns.has('credit')) ? columns : null
}

const OUT = /^(?:d|dr|dbit|debit|s|soll|出|出金)\.?$/
const IN = /^(?:c|cr|crdt|credit|h|haben|入|入金)\.?$/
/** The direction of an amount, as written in the direction column. */
export function directionOf(text: string): 'IN' | 'OUT' | null {
  const folded = fold(text)
  return OUT.test(folded) ? 'OUT' : IN.test(folded) ? 'IN' : null
}

const CODES = new Set(Intl.supportedValuesOf('currency'))
const CODE = /(?<![A-Z])[A-Z]{3}(?![A-Z])/g
const SIGNS: Record<string, RegExp> = {
  '€': /^EUR$/,
  '£': /^GBP$/,
  '¥': /^(?:JPY|CNY)$/,
  円: /^JPY$/,
  $: /^(?:USD|AUD|BBD|BMD|BND|BSD|BZD|CAD|FJD|GYD|HKD|JMD|KYD|LRD|MXN|NAD|NZD|SBD|SGD|SRD|TTD|TWD|XCD)$/,
}

/** A currency code in a cell or in the name of a column: 'Amount (USD)'. */
export const currencyIn = (cell: string): string | undefined => cell.match(CODE)?.find((code) => CODES.has(code))

/** False where a cell has the code or the sign of another currency. */
export const canBeIn = (currency: string, cell: string): boolean =>
  (currencyIn(cell) ?? currency) === currency &&
  Object.entries(SIGNS).every(([sign, codes]) => !cell.normalize('NFKC').includes(sign) || codes.test(currency))

/** The amount without its currency. */
export const withoutCurrency = (amount: string): string =>
  amount.replace(CODE, (code) => (CODES.has(code) ? '' : code)).replace(/[$€£¥円＄￥￡]/g, '')

/** The decimal separator: a comma or point before one or two final digits. Null if no amount has one. */
export function decimalOf(amounts: readonly string[]): ',' | '.' | null {
  for (const amount of amounts) {
    const [, sign] = /([.,])\d{1,2}\D*$/.exec(amount.trim()) ?? []
    if (sign === ',' || sign === '.') return sign
  }
  return null
}
