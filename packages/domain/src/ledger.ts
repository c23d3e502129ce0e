import type { LEDGER_ACCOUNTS, LEDGER_KINDS, PAYMENT_STATES } from '@minato/contract/inquiry-enumerations'
import type { LedgerBalance } from '@minato/contract/ledger-shapes'

/**
 * The payment ledger of an inquiry (TRU-12): double entry in integer cents, debit above zero. Each transaction sums to zero
 * per inquiry and currency, which the database checks as well.
 */

export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number]
export type LedgerKind = (typeof LEDGER_KINDS)[number]
export type PaymentState = (typeof PAYMENT_STATES)[number]

export interface LedgerLine {
  account: LedgerAccount
  currency: string
  cents: number
}
/** A transaction's lines on one inquiry. A reversal has the kind of the reversed transaction. */
export interface LedgerEntry {
  kind: Exclude<LedgerKind, 'REVERSAL'>
  isReversal?: boolean
  lines: readonly LedgerLine[]
}

const usd = (account: LedgerAccount, cents: number): LedgerLine => ({ account, currency: 'USD', cents })
const withoutZeros = (lines: readonly LedgerLine[]): LedgerLine[] => lines.filter(({ cents }) => cents !== 0)

const RATE_UNITS = 100_000_000
/** Cents of another currency in US cents, half a cent rounded up. `rate`: US dollars for one unit, at most eight decimals count. */
export function inDollars(cents: number, rate: number): number {
  const scaled = BigInt(cents) * BigInt(Math.round(rate * RATE_UNITS))
  return Number((scaled + BigInt(RATE_UNITS / 2)) / BigInt(RATE_UNITS))
}

/** The expected amount rises or falls by `cents`. */
export const expectedLines = (cents: number): LedgerLine[] => withoutZeros([usd('BUYER', cents), usd('SALES', -cents)])

export interface Transfer {
  cents: number
  currency: string
  feeCents: number
  /** Required where the currency is not USD. */
  rate: number | null
}
/** Fees taken on the way are the dealer's cost: they count for the buyer. */
export function transferLines({ cents, currency, feeCents, rate }: Transfer): LedgerLine[] {
  if (currency === 'USD')
    return withoutZeros([usd('BANK', cents), usd('BANK_FEES', feeCents), usd('BUYER', -cents - feeCents)])
  const [arrived, fee] = [inDollars(cents, rate ?? 0), inDollars(feeCents, rate ?? 0)]
  return withoutZeros([
    { account: 'BANK', currency, cents },
    { account: 'EXCHANGE', currency, cents: -cents },
    usd('EXCHANGE', arrived),
    usd('BANK_FEES', fee),
    usd('BUYER', -arrived - fee),
  ])
}
export const refundLines = (cents: number): LedgerLine[] => [usd('BUYER', cents), usd('BANK', -cents)]
export const writeOffLines = (cents: number): LedgerLine[] => [usd('WRITE_OFF', cents), usd('BUYER', -cents)]
export const creditOutLines = (cents: number): LedgerLine[] => [usd('BUYER', cents), usd('CREDIT', -cents)]
export const creditInLines = (cents: number): LedgerLine[] => [usd('CREDIT', cents), usd('BUYER', -cents)]
export const reversalLines = (lines: readonly LedgerLine[]): LedgerLine[] =>
  lines.map((line) => ({ ...line, cents: -line.cents }))

/** What was received in US dollars by an entry, at the rates of its transfers. */
const sumOf = (entry: LedgerEntry, ...accounts: LedgerAccount[]): number =>
  entry.lines.reduce(
    (sum, { account, currency, cents }) => (currency === 'USD' && accounts.includes(account) ? sum + cents : sum),
    0,
  )

/**
 * The balance of an inquiry. Fees and write-offs only fill what is missing beside money that was paid, so they never become a
 * credit. The state is PAID when nothing is open, or when what is open and what was written off are together within `toleranceCents`.
 */
export function balanceOf(entries: readonly LedgerEntry[], toleranceCents: number): Required<LedgerBalance> {
  const entriesOf = (kind: LedgerKind) => entries.filter((entry) => entry.kind === kind)
  const total = (some: readonly LedgerEntry[], ...accounts: LedgerAccount[]): number =>
    some.reduce((sum, entry) => sum + sumOf(entry, ...accounts), 0)
  const moves = entriesOf('CREDIT_MOVED')
  const isOut = (entry: LedgerEntry): boolean => sumOf(entry, 'CREDIT') < 0 !== (entry.isReversal ?? false)
  const expected = noMinusZero(-total(entries, 'SALES'))
  const received = total(entriesOf('TRANSFER'), 'BANK', 'EXCHANGE')
  const refunded = noMinusZero(-total(entriesOf('REFUND'), 'BANK'))
  const movedOut = noMinusZero(-total(moves.filter(isOut), 'CREDIT'))
  const movedIn = total(
    moves.filter((entry) => !isOut(entry)),
    'CREDIT',
  )
  const balanceCents = received + movedIn - refunded - movedOut
  const missing = Math.max(0, expected - balanceCents)
  const isPaidAtAll = balanceCents > 0
  const fees = isPaidAtAll ? Math.min(missing, total(entries, 'BANK_FEES')) : 0
  const writtenOff = isPaidAtAll ? Math.min(missing - fees, total(entries, 'WRITE_OFF')) : 0
  const open = missing - fees - writtenOff
  const credit = Math.max(0, balanceCents - expected)
  const leftOfTolerance = Math.max(0, toleranceCents - writtenOff)
  const withinTolerance = isPaidAtAll && open <= leftOfTolerance ? open : 0
  const state: PaymentState =
    credit > 0
      ? 'OVERPAID'
      : expected === 0
        ? 'NOTHING_DUE'
        : !isPaidAtAll
          ? 'UNPAID'
          : open === withinTolerance
            ? 'PAID'
            : 'PARTLY_PAID'
  return {
    state,
    expected,
    received,
    movedIn,
    movedOut,
    refunded,
    fees,
    writtenOff,
    open,
    withinTolerance,
    writeOffLimit: isPaidAtAll ? Math.min(open, leftOfTolerance) : 0,
    credit,
    foreign: foreignOf(entriesOf('TRANSFER')),
  }
}
const noMinusZero = (value: number): number => value || 0

/** Still to be paid beyond the dealer's tolerance, in US cents. */
export const dueOf = ({ open, withinTolerance }: Pick<LedgerBalance, 'open' | 'withinTolerance'>): number =>
  open - withinTolerance

/** The rest due of a partly paid invoice in US cents; 0 if no payment was recorded. */
export const restDueOf = (balance: Pick<LedgerBalance, 'open' | 'withinTolerance' | 'received' | 'movedIn'>): number =>
  balance.received + balance.movedIn > 0 ? dueOf(balance) : 0

/** The money that the dealer holds for an inquiry, in US cents: below zero an entry must not bring it. */
export const moneyHeld = ({ received, movedIn, refunded, movedOut }: LedgerBalance): number =>
  received + movedIn - refunded - movedOut

function foreignOf(transfers: readonly LedgerEntry[]): LedgerBalance['foreign'] {
  const totals = new Map<string, { cents: number; usdCents: number }>()
  for (const entry of transfers)
    for (const { account, currency, cents } of entry.lines) {
      if (account !== 'BANK' || currency === 'USD') continue
      const before = totals.get(currency) ?? { cents: 0, usdCents: 0 }
      totals.set(currency, { cents: before.cents + cents, usdCents: before.usdCents + sumOf(entry, 'EXCHANGE') })
    }
  return [...totals].flatMap(([currency, sums]) => (sums.cents ? [{ currency, ...sums }] : []))
}
