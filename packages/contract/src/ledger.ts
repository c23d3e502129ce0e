import { z } from 'zod'
import { call } from './call.ts'
import { LEDGER_CURRENCIES } from './inquiry-enumerations.ts'
import { Inquiry } from './inquiries-shapes.ts'
import { LedgerBalance, LedgerTransaction } from './ledger-shapes.ts'
import { HIGHEST_PRICE, Id, Name, Text } from './primitives.ts'

/**
 * The payment ledger of an inquiry (TRU-12): transfers with fees and exchange rates, refunds, write-offs within the
 * tolerance, credit moved between inquiries of one buyer. Entries are never changed; a reversal takes one back.
 */

const one = z.strictObject({ id: Id })
const errors = ['MINATO-1008', 'MINATO-4004'] as const
const manager = { service: 'main', access: 'manager', rate: 'everything', params: one, errors: errors } as const
const entry = { ...manager, method: 'POST', isCreating: true, isVersioned: true, reply: Inquiry, status: 201 } as const

const Dollars = z.number().min(0.01).max(HIGHEST_PRICE).multipleOf(0.01)
const USD = z.strictObject({ value: Dollars, currency: z.literal('USD') })
const Reason = Text(1000)

export const getLedger = call({
  ...manager,
  method: 'GET',
  path: '/inquiry/{id}/ledger',
  summary: 'The ledger of an inquiry, oldest entry first, with its balance; amounts in cents',
  reply: z.object({ balance: LedgerBalance, transactions: z.array(LedgerTransaction) }).meta({ id: 'Ledger' }),
})

export const NewTransfer = z.strictObject({
  amount: z.strictObject({ value: Dollars, currency: z.enum(LEDGER_CURRENCIES) }),
  /** Bank fees taken on the way, in the currency of the amount; below the amount. */
  fees: z.number().min(0).max(HIGHEST_PRICE).multipleOf(0.01).optional(),
  /** In Japan; today or before. */
  valueDate: z.iso.date(),
  sender: Name(140).optional(),
  /** US dollars for one unit of the currency, with the source; required unless the currency is USD. */
  rate: z.number().min(0.000001).max(1000).optional(),
  rateSource: Name(100).optional(),
})
export type NewTransfer = z.output<typeof NewTransfer>
export const recordTransfer = call({
  ...entry,
  path: '/inquiry/{id}/ledger/transfer',
  summary: 'Records a transfer that arrived, with the fees taken on the way and the exchange rate of another currency',
  body: NewTransfer,
})

export const NewRefund = z.strictObject({ amount: USD, valueDate: z.iso.date(), reason: Reason.optional() })
export type NewRefund = z.output<typeof NewRefund>
export const recordRefund = call({
  ...entry,
  path: '/inquiry/{id}/ledger/refund',
  summary: 'Records a refund to the buyer: at most the credit',
  body: NewRefund,
})

export const NewWriteOff = z.strictObject({ amount: USD, reason: Reason.optional() })
export type NewWriteOff = z.output<typeof NewWriteOff>
export const writeOff = call({
  ...entry,
  path: '/inquiry/{id}/ledger/write-off',
  summary: 'Writes off a part of the open amount, within the tolerance of the settings',
  body: NewWriteOff,
})

export const CreditMove = z.strictObject({ amount: USD, toInquiryId: Id })
export type CreditMove = z.output<typeof CreditMove>
export const moveCredit = call({
  ...entry,
  path: '/inquiry/{id}/ledger/credit-move',
  summary: 'Moves credit to another open inquiry of the same buyer',
  body: CreditMove,
})

export const reverseTransaction = call({
  ...entry,
  path: '/inquiry/{id}/ledger/{transactionId}/reversal',
  summary: 'Reverses an entry recorded by mistake; both stay in the ledger',
  params: z.strictObject({ id: Id, transactionId: Id }),
  body: z.strictObject({ reason: Reason }),
})

export const exportJournal = call({
  service: 'main',
  access: 'manager',
  rate: 'everything',
  method: 'GET',
  path: '/ledger/export',
  summary: 'The journal of all ledgers as CSV, one row per line, by value date; cells are safe in spreadsheets',
  /** Both days are included. */
  query: z.strictObject({ from: z.iso.date().optional(), to: z.iso.date().optional() }),
  download: 'text/csv',
  reply: null,
  errors: ['MINATO-1008'],
})
