import { fold } from '@minato/domain/search-text'

/** The columns of a bank's CSV file, recognised by their names in English, French, German and Japanese. */

const COLUMNS = {
  valueDate: /^(?:value date|valuta(?:datum)?|wertstellung|date (?:de )?valeur|valeur|起算日)/,
  date: /^(?:(?:booking|transaction|posting|entry) ?date|date|datum|buchungs(?:tag|datum)|date (?:d.)?(?:operation|comptable)|取引日|日付|年月日|お取扱日)/,
  credit: /^(?:credits?|deposits?|paid in|money in|montant credit|haben|gutschrift|入金|お預入|預入|お預り)/,
  debit: /^(?:debits?|withdrawals?|paid out|money out|montant debit|soll|belastung|出金|お引出|引出|お支払)/,
  amount: /^(?:(?:transaction )?amount|montant|betrag|umsatz|金額|取引金額)/,
  currency: /^(?:currency|ccy|devise|monnaie|wahrung|通貨)/,
  sender:
    /^(?:name|sender|payer|remitter|ordering|counterpart|payee|donneur d|emetteur|debiteur|auftraggeber|beguenstigter|振込依頼人|依頼人|相手)/,
  bankId: /^(?:(?:transaction|bank|entry) ?(?:id|ref|number|no)|id$|numero (?:d.)?operation|取引番号)/,
  account: /^(?:account(?: number| no)?$|iban|own account|compte|numero de compte|kontonummer|口座番号)/,
  text: /^(?:description|details?|narrative|memo|particulars|remittance|payment (?:details|reference)|reference|message|libelle|motif|communication|verwendungszweck|buchungstext|摘要|備考|内容)/,
} as const
export type ColumnName = keyof typeof COLUMNS

/** The place of each column; `text` may have several. Null where date or amount are missing. */
export function columnsOf(cells: readonly string[]): Map<ColumnName, number[]> | null {
  const found = new Map<ColumnName, number[]>()
  for (const [at, cell] of cells.entries()) {
    const name = fold(cell.replace(/^\ufeff/, '')).replace(/[\s_]+/g, ' ')
    const [column] = Object.entries(COLUMNS).find(([, pattern]) => pattern.test(name)) ?? []
    if (!column) continue
    const known = found.get(column as ColumnName) ?? []
    if (column === 'text' || known.length === 0) found.set(column as ColumnName, [...known, at])
  }
  const hasDate = found.has('valueDate') || found.has('date')
  return hasDate && (found.has('amount') || found.has('credit')) ? found : null
}

/** A currency that is written in the name of a column: 'Amount (USD)'. */
export const currencyIn = (cell: string): string | undefined => /\b([A-Z]{3})\b/.exec(cell)?.[1]

/** The decimal separator: a comma or point before one or two final digits. Null if no amount has one. */
export function decimalOf(amounts: readonly string[]): ',' | '.' | null {
  for (const amount of amounts) {
    const [, sign] = /([.,])\d{1,2}\D*$/.exec(amount.trim()) ?? []
    if (sign === ',' || sign === '.') return sign
  }
  return null
}

/** Day before month or after it; null where all days are below 13. */
export function orderOf(dates: readonly string[]): 'DAY_FIRST' | 'MONTH_FIRST' | null {
  for (const date of dates) {
    const [, first, second] = /^(\d{1,2})[/.-](\d{1,2})[/.-]\d{2,4}/.exec(date.trim()) ?? []
    if (Number(first) > 12) return 'DAY_FIRST'
    if (Number(second) > 12) return 'MONTH_FIRST'
  }
  return null
}

const two = (text: string): string => text.padStart(2, '0')
/** YYYY-MM-DD, or the text itself where it is no date. */
export function dateOf(text: string, isMonthFirst: boolean): string {
  const trimmed = text.trim()
  const [, year, month = '', day = ''] =
    /^(\d{4})[/.年-](\d{1,2})[/.月-](\d{1,2})/.exec(trimmed) ?? /^(\d{4})(\d\d)(\d\d)$/.exec(trimmed) ?? []
  if (year !== undefined) return `${year}-${two(month)}-${two(day)}`
  const [, first = '', second = '', short] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d\d)(?!\d)/.exec(trimmed) ?? []
  if (short === undefined) return trimmed
  const [m, d] = isMonthFirst ? [first, second] : [second, first]
  return `${short.length === 2 ? `20${short}` : short}-${two(m)}-${two(d)}`
}
