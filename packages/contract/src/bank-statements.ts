import { z } from 'zod'
import { call } from './call.ts'
import {
  BANK_FORMATS,
  BANK_LINE_STATES,
  BANK_PROBLEMS,
  BANK_REASONS,
  LEDGER_CURRENCIES,
} from './inquiry-enumerations.ts'
import type { BANK_MATCHES } from './inquiry-enumerations.ts'
import { NewTransfer } from './ledger.ts'
import { Id, Instant, pageOf, PageQuery } from './primitives.ts'

/**
 * Bank statements (TRU-12): uploaded, matched to inquiries, reviewed line by line, and recorded as transfers of the payment
 * ledger. Amounts are integer cents. A line that an earlier statement had already is not kept again.
 */

/** Size of an uploaded statement, and its lines at most. */
export const STATEMENT_BYTES = 32 * 1024 * 1024
export const STATEMENT_LINES = 100_000

const Cents = z.int()
export type BankMatchKind = (typeof BANK_MATCHES)[number]

/** Why a payment may be for an inquiry. `text`: the number or the day; `cents`: the amount, or what is missing. Never a name. */
export const BankReason = z
  .object({ kind: z.enum(BANK_REASONS), text: z.string().nullable(), cents: Cents.nullable() })
  .meta({ id: 'BankReason' })
export type BankReason = z.infer<typeof BankReason>

export const BankMatch = z
  .object({
    inquiryId: Id,
    reference: z.string(),
    /** 0 to 100. */
    score: z.int(),
    reasons: z.array(BankReason),
  })
  .meta({ id: 'BankMatch' })
export type BankMatch = z.infer<typeof BankMatch>

/** What one account of a statement adds up to. */
export const BankBalance = z
  .object({
    account: z.string(),
    currency: z.string(),
    opening: Cents,
    closing: Cents,
    /** Of all lines that were read, outgoing ones below zero. */
    sum: Cents,
  })
  .meta({ id: 'BankBalance' })
export type BankBalance = z.infer<typeof BankBalance>

export const BankProblem = z.object({ line: z.int(), code: z.enum(BANK_PROBLEMS), value: z.string() })
export type BankProblem = z.infer<typeof BankProblem>

export const BankStatement = z
  .object({
    id: Id,
    fileName: z.string(),
    format: z.enum(BANK_FORMATS),
    uploadedAt: Instant,
    from: z.iso.date().nullable(),
    to: z.iso.date().nullable(),
    /** Incoming payments that were kept. */
    lines: z.int(),
    /** Incoming payments that an earlier statement or line had already. */
    known: z.int(),
    /** Outgoing payments, which are not kept. */
    outgoing: z.int(),
    /** Lines that could not be read, the first ones. */
    problems: z.array(BankProblem),
    problemCount: z.int(),
    /** Accounts whose closing balance is not the opening balance with the lines. */
    wrongBalances: z.array(BankBalance),
    hasBalances: z.boolean(),
    /** Counts of lines by state. */
    counts: z.object({ MATCHED: z.int(), SUGGESTED: z.int(), NONE: z.int(), RECORDED: z.int(), IGNORED: z.int() }),
  })
  .meta({ id: 'BankStatement' })
export type BankStatement = z.infer<typeof BankStatement>

export const BankLine = z
  .object({
    id: Id,
    state: z.enum(BANK_LINE_STATES),
    account: z.string(),
    valueDate: z.iso.date(),
    cents: Cents,
    /** The bank's currency code; only currencies of the ledger can be recorded. */
    currency: z.string(),
    text: z.string(),
    sender: z.string().nullable(),
    /** Best first, each with its buyer and what is still to be paid now, in US cents. */
    candidates: z.array(BankMatch.extend({ buyer: z.string().nullable(), open: Cents })),
    /** Where the line was recorded by this review. */
    recordedOn: z.object({ id: Id, reference: z.string() }).nullable(),
  })
  .meta({ id: 'BankLine' })
export type BankLine = z.infer<typeof BankLine>

const manager = { service: 'main', access: 'manager', rate: 'everything' } as const
const one = z.strictObject({ id: Id })
const errors = ['MINATO-1008', 'MINATO-4004'] as const

export const uploadBankStatement = call({
  ...manager,
  method: 'POST',
  path: '/bank-statement',
  summary: 'Reads a bank statement (CSV, MT940, CAMT.053) and matches its incoming payments to inquiries',
  isCreating: true,
  upload: 'file',
  /** Of the account, where the file does not say. */
  query: z.strictObject({ currency: z.enum(LEDGER_CURRENCIES).optional() }),
  reply: BankStatement,
  status: 201,
  errors: ['MINATO-1008', 'MINATO-5001'],
})
export const listBankStatements = call({
  ...manager,
  method: 'GET',
  path: '/bank-statement',
  summary: 'Lists the bank statements, newest first',
  query: z.strictObject({ ...PageQuery }),
  reply: pageOf(BankStatement),
  errors: ['MINATO-1008'],
})
export const listBankLines = call({
  ...manager,
  method: 'GET',
  path: '/bank-statement/{id}/line',
  summary: 'Lists the incoming payments of a bank statement by state, in their order',
  params: one,
  query: z.strictObject({ ...PageQuery, state: z.enum(BANK_LINE_STATES).optional() }),
  reply: pageOf(BankLine),
  errors: errors,
})
export const recordBankLine = call({
  ...manager,
  method: 'POST',
  path: '/bank-line/{id}/transfer',
  summary: 'Records a line as a transfer on an inquiry, once; another currency needs its exchange rate',
  isCreating: true,
  params: one,
  body: NewTransfer.pick({ fees: true, rate: true, rateSource: true }).extend({
    inquiryId: Id,
    /** Not the transfer of the same amount that was recorded by hand; without it that one answers 409 TRANSFER_EXISTS. */
    isAnotherPayment: z.boolean().optional(),
  }),
  reply: BankLine,
  status: 201,
  errors: errors,
})
export const ignoreBankLine = call({
  ...manager,
  method: 'PUT',
  path: '/bank-line/{id}/ignored',
  summary: 'Ignores a line that is no payment for an inquiry, or restores it',
  params: one,
  body: z.strictObject({ isIgnored: z.boolean() }),
  reply: BankLine,
  errors: errors,
})
