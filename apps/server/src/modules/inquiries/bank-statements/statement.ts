import { STATEMENT_LINES } from '@minato/contract/bank-statements'
import type { BankBalance, BankProblem, BankStatement } from '@minato/contract/bank-statements'
import { HIGHEST_PRICE } from '@minato/contract/primitives'

/** What the readers of the three formats make of a file. */

export interface StatementEntry {
  account: string
  currency: string
  valueDate: string
  /** Outgoing: below zero. */
  cents: number
  text: string
  sender: string | null
  /** The bank's own number of the entry. */
  bankId: string | null
}
export interface ReadStatement {
  format: BankStatement['format']
  entries: StatementEntry[]
  balances: BankBalance[]
  problems: BankProblem[]
  problemCount: number
}

/** Why a whole file is refused; each has a French sentence in the web's messages. */
export const REFUSALS = {
  empty: 'The file is empty',
  large: 'A bank statement may have at most 32 MB',
  long: 'A bank statement may have at most 100,000 lines: split it',
  unknown: 'This is not a bank statement in CSV, MT940 or CAMT.053',
  broken: 'This file is damaged or incomplete',
  columns: 'No columns for date and amount were found',
  slow: 'This file takes too much time or memory to be read',
} as const
export class StatementRefused extends Error {
  override readonly name = 'StatementRefused'
  readonly code: keyof typeof REFUSALS

  constructor(code: keyof typeof REFUSALS) {
    super(REFUSALS[code])
    this.code = code
  }
}

const PROBLEMS_SHOWN = 50
const TEXT = 1000
const SENDER = 140
const DATE = /^(\d{4})-(\d\d)-(\d\d)$/

/** Cents below or above zero. DECIMALS: fractions of a cent. `decimal` is the sign before the cents. */
export function centsOf(text: string, decimal: ',' | '.'): number | 'BAD_AMOUNT' | 'DECIMALS' {
  const grouping = decimal === ',' ? /[.\s'’]/gu : /[,\s'’]/gu
  const normalized = text.trim().replace(grouping, '').replace(',', '.').replace(/−/g, '-')
  const match = /^([-+]?)(\d{1,12})(?:\.(\d*))?(-?)$/.exec(normalized)
  if (!match) return 'BAD_AMOUNT'
  const [, sign, whole = '', fraction = '', after] = match
  if (/[1-9]/.test(fraction.slice(2))) return 'DECIMALS'
  const cents = Number(whole) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0'))
  if (cents > HIGHEST_PRICE * 100) return 'BAD_AMOUNT'
  return (sign === '-' || after === '-') && cents > 0 ? -cents : cents
}

const isDate = (text: string): boolean => {
  const [, year, month, day] = DATE.exec(text) ?? []
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text && text >= '2000-01-01'
}

/** A text line without characters that cannot be stored. */
export const clean = (text: string, max = TEXT): string =>
  text
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, max)

/** What banks write where an entry has no number of their own. */
const PLACEHOLDER = /^(?:NOT ?PROVIDED|NONREF.*|NONE|N\/?A|[-.0 ]*)$/i

/** Collects entries and problems of a file. */
export function createCollector(format: ReadStatement['format']) {
  const result: ReadStatement = { format, entries: [], balances: [], problems: [], problemCount: 0 }
  let count = 0
  const problem = (line: number, code: BankProblem['code'], value: string): void => {
    result.problemCount++
    if (result.problems.length < PROBLEMS_SHOWN) result.problems.push({ line, code, value: clean(value, 80) })
  }
  return {
    read: result,
    problem,
    /** `amount` below zero where money went out; a fault of the line is noted. Returns the cents that were read. */
    add(
      line: number,
      entry: Omit<StatementEntry, 'cents'>,
      amount: number | BankProblem['code'],
      written: string,
    ): number {
      if (++count > STATEMENT_LINES) throw new StatementRefused('long')
      if (typeof amount === 'string') problem(line, amount, written)
      else if (amount === 0) problem(line, 'ZERO', written)
      else if (!isDate(entry.valueDate)) problem(line, 'BAD_DATE', entry.valueDate)
      else {
        const { account, currency, text, sender, bankId } = entry
        result.entries.push({
          ...entry,
          account: clean(account, 60),
          currency: clean(currency, 3).toUpperCase(),
          cents: amount,
          text: clean(text),
          sender: clean(sender ?? '', SENDER) || null,
          bankId: PLACEHOLDER.test(clean(bankId ?? '')) ? null : clean(bankId ?? '', 100),
        })
      }
      return typeof amount === 'string' ? 0 : amount
    },
  }
}
