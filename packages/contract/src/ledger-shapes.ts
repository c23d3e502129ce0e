import { z } from 'zod'
import { LEDGER_ACCOUNTS, LEDGER_CURRENCIES, LEDGER_KINDS, PAYMENT_STATES } from './inquiry-enumerations.ts'
import { Id, Instant } from './primitives.ts'

/** The payment ledger of an inquiry (TRU-12). Amounts are integer cents, in US dollars unless a currency is given. */

const Cents = z.int()

/** What the ledger of an inquiry adds up to. `open` and `credit` are never both above zero. */
export const LedgerBalance = z
  .object({
    /** Derived from the amounts, never set. */
    state: z.enum(PAYMENT_STATES),
    /** By the invoice that holds. */
    expected: Cents,
    /** Transfers that arrived. */
    received: Cents,
    /** Credit from other inquiries of the buyer, and to them. */
    movedIn: Cents,
    movedOut: Cents,
    refunded: Cents,
    /** The part that covers the open amount. */
    fees: Cents,
    writtenOff: Cents,
    /** The open amount, including what is within the tolerance. */
    open: Cents,
    /** The part of `open` that the dealer does not ask for. */
    withinTolerance: Cents,
    /** The most that can still be written off. Managers only. */
    writeOffLimit: Cents.optional(),
    /** Received beyond the expected amount: to be refunded or moved. */
    credit: Cents,
    /** The part of `received` that was paid in another currency. */
    foreign: z.array(z.object({ currency: z.string(), cents: Cents, usdCents: Cents })),
  })
  .meta({ id: 'LedgerBalance' })
export type LedgerBalance = z.infer<typeof LedgerBalance>

export const LedgerTransaction = z
  .object({
    id: Id,
    kind: z.enum(LEDGER_KINDS),
    /** The kind that a reversal takes back; the same as `kind` otherwise. */
    of: z.enum(LEDGER_KINDS),
    valueDate: z.iso.date(),
    recordedAt: Instant,
    cents: Cents,
    currency: z.enum(LEDGER_CURRENCIES),
    /** In the same currency. */
    feeCents: Cents,
    /** US dollars for one unit of the currency. */
    rate: z.number().nullable(),
    rateSource: z.string().nullable(),
    /** Null if none was given or it was removed with the buyer's data. */
    sender: z.string().nullable(),
    reason: z.string().nullable(),
    /** The other inquiry of a credit that was moved. */
    other: z.object({ id: Id, reference: z.string(), isTarget: z.boolean() }).nullable(),
    isReversed: z.boolean(),
    lines: z.array(z.object({ account: z.enum(LEDGER_ACCOUNTS), currency: z.string(), cents: Cents })),
  })
  .meta({ id: 'LedgerTransaction' })
export type LedgerTransaction = z.infer<typeof LedgerTransaction>
