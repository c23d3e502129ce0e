import { randomUUID } from 'node:crypto'
import type { CreditMove, NewRefund, NewTransfer, NewWriteOff } from '@minato/contract/ledger'
import {
  creditInLines,
  creditOutLines,
  inDollars,
  moneyHeld,
  refundLines,
  reversalLines,
  transferLines,
  writeOffLines,
} from '@minato/domain/ledger'
import type { LedgerLine } from '@minato/domain/ledger'
import { centsInWords } from '@minato/domain/ledger-sentence'
import { dayInJapan } from '@minato/domain/moments'
import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { HttpError, httpError } from '../../../platform/http/http-error.ts'
import { actionNotAllowed, appendEvent, inquiryNotFound, lockInquiry } from '../event-log/service.ts'
import type { LockedInquiry } from '../event-log/service.ts'
import { ledgerOf } from './balance.ts'
import { insertTransaction, receiptsBefore } from './ledger-store.ts'
import type { NewTransaction } from './ledger-store.ts'

/** Entries of the payment ledger (TRU-12), each in the transaction of its event. Callers hold the inquiry's row. */

const fieldError = (path: string, message: string): HttpError => httpError('MINATO-1008', { body: [{ path, message }] })
const toCents = (value: number): number => Math.round(value * 100)
const withInquiry = (inquiryId: string, lines: readonly LedgerLine[]) => lines.map((line) => ({ ...line, inquiryId }))
const ledgerIn = (context: Context, tx: Transaction, id: string) =>
  ledgerOf(context, tx.tenant, (statement) => tx.rows(statement), id)

function assertPast(inquiry: LockedInquiry, valueDate: string): void {
  if (valueDate > dayInJapan(inquiry.now)) throw fieldError('valueDate', 'This day is in the future')
  if (valueDate < '2000-01-01') throw fieldError('valueDate', 'This day is too long ago')
}
/** @throws 400 at the amount if it exceeds `most` cents */
function assertAtMost(cents: number, maxCents: number, label: string): void {
  if (cents > maxCents) throw fieldError('amount', `${label} ${centsInWords(maxCents, 'USD', 'en')}`)
}

type Stamps = 'id' | 'valueDate' | 'currency'
type NewEntry = Omit<NewTransaction, 'inquiryId' | 'at' | Stamps> & Partial<Pick<NewTransaction, Stamps>>
/** The defaults are a new id, today in Japan and dollars. */
const insertEntry = (tx: Transaction, inquiry: LockedInquiry, entry: NewEntry): Promise<unknown> => {
  const stamps = { id: randomUUID(), valueDate: dayInJapan(inquiry.now), currency: 'USD' }
  return tx.rows(insertTransaction(tx.tenant, { ...stamps, ...entry, inquiryId: inquiry.id, at: inquiry.now }))
}

export async function recordTransfer(
  context: Context,
  tx: Transaction,
  inquiry: LockedInquiry,
  { amount: { value, currency }, fees = 0, valueDate, sender, rate, rateSource }: NewTransfer,
): Promise<LockedInquiry & { transactionId: string }> {
  assertPast(inquiry, valueDate)
  const [cents, feeCents] = [toCents(value), toCents(fees)]
  if (currency === 'JPY' && (cents % 100 || feeCents % 100))
    throw fieldError(cents % 100 ? 'amount' : 'fees', 'This currency has no decimals')
  if (feeCents >= cents) throw fieldError('fees', 'The fees must be below the amount')
  const isForeign = currency !== 'USD'
  if (isForeign && rate === undefined) throw fieldError('rate', 'Enter the exchange rate of this currency')
  if (isForeign && rateSource === undefined) throw fieldError('rateSource', 'Enter where the exchange rate comes from')
  const rateApplied = isForeign ? (rate ?? null) : null
  if (rateApplied !== null && inDollars(cents, rateApplied) < 1)
    throw fieldError('rate', 'At this rate nothing is left')
  const id = randomUUID()
  const data = { transactionId: id, cents, currency, feeCents, valueDate }
  const after = await appendEvent(context, tx, inquiry, 'TRANSFER_RECORDED', data, sender ? { sender } : undefined)
  const lines = withInquiry(inquiry.id, transferLines({ cents, currency, feeCents, rate: rateApplied }))
  const applied = { rate: rateApplied, rateSource: isForeign ? (rateSource ?? null) : null }
  const entry = { id, eventSeq: after.seq, valueDate, cents, currency, feeCents, ...applied, lines }
  await insertEntry(tx, inquiry, { kind: 'TRANSFER', ...entry })
  return { ...after, transactionId: id }
}

/**
 * Books what a receipt acknowledges beyond the transfers, fees and credit moved in that no earlier receipt acknowledges; less than
 * a dollar is a difference of rounding. `inquiry` is the inquiry after the receipt's event.
 */
export async function bookReceipt(
  context: Context,
  tx: Transaction,
  inquiry: LockedInquiry,
  { amount, paperId, valueDate }: { amount: number; paperId: string; valueDate: string },
): Promise<void> {
  const { balance, rows } = await ledgerIn(context, tx, inquiry.id)
  const [earlierReceipts] = await tx.rows<{ total: number }>(receiptsBefore(tx.tenant, inquiry.id, paperId))
  const fees = rows.flatMap(({ lines }) => lines).filter(({ account }) => account === 'BANK_FEES')
  const covered = fees.reduce((sum, fee) => sum + fee.cents, balance.received + balance.movedIn)
  const cents = amount * 100 - Math.max(0, covered - (earlierReceipts?.total ?? 0) * 100)
  if (cents < 100) return
  const lines = withInquiry(inquiry.id, transferLines({ cents, currency: 'USD', feeCents: 0, rate: null }))
  await insertEntry(tx, inquiry, { kind: 'TRANSFER', eventSeq: inquiry.seq, valueDate, cents, paperId, lines })
}

export async function recordRefund(
  context: Context,
  tx: Transaction,
  inquiry: LockedInquiry,
  { amount, valueDate, reason }: NewRefund,
): Promise<void> {
  assertPast(inquiry, valueDate)
  const cents = toCents(amount.value)
  const { balance } = await ledgerIn(context, tx, inquiry.id)
  assertAtMost(cents, balance.credit, 'This is more than the credit of')
  const id = randomUUID()
  const data = { transactionId: id, cents, valueDate }
  const { seq } = await appendEvent(context, tx, inquiry, 'REFUND_RECORDED', data, reason ? { reason } : undefined)
  const lines = withInquiry(inquiry.id, refundLines(cents))
  await insertEntry(tx, inquiry, { kind: 'REFUND', id, eventSeq: seq, valueDate, cents, lines })
}

/** Books the refund of what is still held when an inquiry ends as refunded. `inquiry` is the inquiry after its end. */
export async function refundAtEnd(context: Context, tx: Transaction, inquiry: LockedInquiry): Promise<void> {
  const { balance } = await ledgerIn(context, tx, inquiry.id)
  const cents = moneyHeld(balance)
  if (cents <= 0) return
  const lines = withInquiry(inquiry.id, refundLines(cents))
  await insertEntry(tx, inquiry, { kind: 'REFUND', eventSeq: inquiry.seq, cents, lines })
}

export async function writeOff(
  context: Context,
  tx: Transaction,
  inquiry: LockedInquiry,
  { amount, reason }: NewWriteOff,
): Promise<void> {
  const cents = toCents(amount.value)
  const { balance } = await ledgerIn(context, tx, inquiry.id)
  assertAtMost(cents, balance.writeOffLimit, 'This is more than can be written off:')
  const id = randomUUID()
  const content = reason ? { reason } : undefined
  const { seq } = await appendEvent(context, tx, inquiry, 'WRITTEN_OFF', { transactionId: id, cents }, content)
  const lines = withInquiry(inquiry.id, writeOffLines(cents))
  await insertEntry(tx, inquiry, { kind: 'WRITE_OFF', id, eventSeq: seq, cents, lines })
}

/** Moves credit to `other`, which the caller has locked too. */
export async function moveCredit(
  context: Context,
  tx: Transaction,
  { from, to }: { from: LockedInquiry; to: LockedInquiry | undefined },
  { amount }: CreditMove,
): Promise<void> {
  if (!to || to.id === from.id || to.state.ownerId !== from.state.ownerId)
    throw fieldError('toInquiryId', 'Choose another inquiry of this buyer')
  if (to.state.outcome !== null) throw fieldError('toInquiryId', 'This inquiry is closed')
  const cents = toCents(amount.value)
  const { balance } = await ledgerIn(context, tx, from.id)
  assertAtMost(cents, balance.credit, 'This is more than the credit of')
  const id = randomUUID()
  const event = { transactionId: id, cents }
  const transferEvent = { ...event, reference: to.state.reference, isTarget: false }
  const { seq } = await appendEvent(context, tx, from, 'CREDIT_MOVED', transferEvent)
  await appendEvent(context, tx, to, 'CREDIT_MOVED', { ...event, reference: from.state.reference, isTarget: true })
  const lines = [...withInquiry(from.id, creditOutLines(cents)), ...withInquiry(to.id, creditInLines(cents))]
  await insertEntry(tx, from, { kind: 'CREDIT_MOVED', id, eventSeq: seq, cents, lines })
}

/** Locks several inquiries in one order, so that two transactions never wait for each other. */
export async function lockInquiries(tx: Transaction, ids: readonly string[]): Promise<Map<string, LockedInquiry>> {
  const locked = new Map<string, LockedInquiry>()
  for (const id of [...new Set(ids)].toSorted()) {
    const inquiry = await lockInquiry(tx, 'system', id).catch((error: unknown) => {
      if (error instanceof HttpError && error.reply.code === 'MINATO-4004') return undefined
      throw error
    })
    if (inquiry) locked.set(id, inquiry)
  }
  return locked
}

/** Takes an entry back. Money that has been refunded or moved on since cannot be taken back first: 409 LEDGER_MONEY_USED. */
export async function reverseTransaction(
  context: Context,
  tx: Transaction,
  { id, transactionId, reason }: { id: string; transactionId: string; reason: string },
  assertVersion: (inquiry: LockedInquiry) => Promise<void>,
): Promise<void> {
  const transaction = (await ledgerIn(context, tx, id)).rows.find((row) => row.id === transactionId)
  if (!transaction) throw inquiryNotFound()
  const locked = await lockInquiries(tx, transaction.otherId ? [id, transaction.otherId] : [id])
  const inquiry = locked.get(id)
  if (!inquiry) throw inquiryNotFound()
  await assertVersion(inquiry)
  const ledger = await ledgerIn(context, tx, id)
  const row = ledger.rows.find((one) => one.id === transactionId)
  if (!row) throw inquiryNotFound()
  if (row.kind === 'EXPECTED' || row.kind === 'REVERSAL')
    throw actionNotAllowed({ code: 'LEDGER_FOLLOWS_INVOICE', reason: 'This entry cannot be reversed' })
  if (row.isReversed)
    throw actionNotAllowed({ code: 'LEDGER_REVERSED', reason: 'This entry has been reversed already' })
  const parts = [{ inquiry, row, ledger }]
  const otherInquiry = row.otherId ? locked.get(row.otherId) : undefined
  if (otherInquiry) {
    const otherLedger = await ledgerIn(context, tx, otherInquiry.id)
    const mirrored = otherLedger.rows.find((one) => one.id === transactionId)
    if (mirrored) parts.push({ inquiry: otherInquiry, row: mirrored, ledger: otherLedger })
  }
  const reversal = randomUUID()
  const lines: NewTransaction['lines'][number][] = []
  let eventSeq: number | null = null
  for (const one of parts) {
    const negated = reversalLines(one.row.lines)
    const after = one.ledger.withEntry({ kind: one.row.of, isReversal: true, lines: negated })
    if (moneyHeld(after) < 0)
      throw actionNotAllowed({
        code: 'LEDGER_MONEY_USED',
        reason: 'This money has been refunded or moved since: reverse that first',
      })
    lines.push(...withInquiry(one.inquiry.id, negated))
    const data = { transactionId: reversal, reverses: transactionId, cents: row.cents, currency: row.currency }
    const { seq } = await appendEvent(context, tx, one.inquiry, 'LEDGER_REVERSED', data, { reason })
    eventSeq ??= seq
  }
  const entry = { id: reversal, eventSeq, cents: row.cents, currency: row.currency }
  await insertEntry(tx, inquiry, { kind: 'REVERSAL', ...entry, reverses: transactionId, lines })
}
