import { createHash, randomUUID } from 'node:crypto'
import type { IssueInvoice, NewReceipt } from '@minato/contract/invoices'
import type { Settings } from '@minato/contract/settings'
import { hasShipLeft } from '@minato/domain/inquiry-actions'
import { totalOf } from '@minato/domain/inquiry-amounts'
import { deadlineAfter } from '@minato/domain/deadlines'
import { dayInJapan } from '@minato/domain/moments'
import { documentNumber, prefixOf } from '@minato/domain/document-lines'
import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { httpError } from '../../../platform/http/http-error.ts'
import { partiesOf } from '../../users/people-lookup/service.ts'
import { storeDocument } from '../../documents/service.ts'
import { assertIssuable } from '../agreement/assert-documents-agree.ts'
import { assertImportable } from '../arrival-verdict.ts'
import { nextNumber } from '../event-log/event-log-store.ts'
import { applyDueConsignee } from '../editing/change-consignee.ts'
import { buyerOf } from '../event-log/inquiry-view.ts'
import { appendEvent, assertAllowed } from '../event-log/service.ts'
import type { LockedInquiry } from '../event-log/service.ts'
import type { CarAndInquiry } from '../event-log/car-and-inquiry-lock.ts'
import { coverPayment, carReservedError } from '../reservations/reserve.ts'
import { reservationsOn } from '../reservations/reservations-store.ts'
import type { ReservationRow } from '../reservations/reservations-store.ts'
import { bookReceipt } from '../ledger/record-transactions.ts'
import { newCode } from './document-code.ts'
import type { Draw } from './drawing/draw-in-worker.ts'
import type { DocumentData } from './document-data.ts'
import { factsOf } from './collect-document-data.ts'
import { endIssuedDocument, insertIssuedDocument, receivedOn, sameReceipt } from './invoices-store.ts'

/** Issues and ends documents (INQ-06), each in the transaction of its event. */

/** Starts a draft of the proforma, replacing an earlier one. Its content follows the inquiry until it is issued. */
export function generateProforma(context: Context, tx: Transaction, inquiry: LockedInquiry): Promise<LockedInquiry> {
  assertAllowed('generateInvoice', inquiry)
  return appendEvent(context, tx, inquiry, 'INVOICE_GENERATED', { invoiceId: randomUUID() })
}

/** The content of the proforma if it were issued now; drawn after all locks are released. */
export async function draftOf(context: Context, tx: Transaction, inquiry: LockedInquiry): Promise<DocumentData> {
  assertAllowed('generateInvoice', inquiry)
  const { settings, ...facts } = await factsOf(context, tx, inquiry, 'PROFORMA')
  return { ...facts, ...deadlinesOf(inquiry.now, settings, {}) }
}

/** @throws 409 CAR_RESERVED if the car is reserved for another buyer before the payment is due */
async function assertNotHeldByOthers(
  tx: Transaction,
  { id, state }: LockedInquiry,
  paymentDeadline: string,
): Promise<void> {
  const reservations = await tx.rows<ReservationRow>(reservationsOn(tx.tenant, [state.carId]))
  const otherReservation = reservations.find(
    ({ inquiryId, startTime }) => inquiryId !== id && startTime < paymentDeadline,
  )
  if (otherReservation) throw carReservedError(otherReservation)
}

/** Issues the draft. A proforma in force is cancelled first and marked as superseded. */
export async function issueProforma(
  context: Context,
  tx: Transaction,
  { car, inquiry: locked }: CarAndInquiry,
  input: IssueInvoice,
  draw: Draw,
): Promise<LockedInquiry> {
  const before = await applyDueConsignee(context, tx, locked)
  const { ownerId } = before.state
  const owner = (await partiesOf((statement) => tx.rows(statement), tx.tenant, [ownerId])).get(ownerId)
  assertAllowed('issueInvoice', before, { isEmailUnverified: owner?.isUnproven ?? false })
  const { settings, ...facts } = await factsOf(context, tx, before, 'PROFORMA')
  const deadlines = deadlinesOf(before.now, settings, input)
  await assertNotHeldByOthers(tx, before, deadlines.paymentDeadline)
  const importable = await assertImportable(context, tx, before, input.refusedImportReason)
  const inquiry = await assertIssuable(context, tx, importable, facts, input.acceptDifferencesReason)
  const { invoice, draftInvoiceId } = inquiry.state
  const old = invoice?.state === 'ISSUED' ? invoice.id : null
  const isExtending = input.extendReservation === true
  const held = await coverPayment(context, tx, { car, inquiry }, deadlines.paymentDeadline, isExtending)
  const free = old
    ? await appendEvent(context, tx, held, 'INVOICE_CANCELLED', { invoiceId: old, isReplaced: true })
    : held
  const document = await putOut(
    context,
    draw,
    tx,
    free,
    settings,
    { ...facts, ...deadlines },
    draftInvoiceId ?? randomUUID(),
  )
  if (old) await tx.rows(endIssuedDocument(tx.tenant, old, 'SUPERSEDED', inquiry.now, document.id))
  const { id: invoiceId, number, total } = document
  const data = { invoiceId, number, total, ...deadlines }
  if (free.state.customerInformationSeq !== null) return appendEvent(context, tx, free, 'INVOICE_ISSUED', data)
  // Later edits of the buyer's account do not change the consignee that this document names.
  const customerInformation = await buyerOf(tx, free.id, free.state)
  return appendEvent(
    context,
    tx,
    free,
    'INVOICE_ISSUED',
    { ...data, hasCustomerInformation: true },
    { customerInformation },
  )
}

const YEAR_MS = 366 * 86_400_000
interface Deadlines {
  validUntil: string
  paymentDeadline: string
}
function deadlinesOf(now: string, settings: Settings, input: IssueInvoice): Deadlines {
  const exact = (instant: string): string => new Date(instant).toISOString()
  const validUntil = exact(input.validUntil ?? deadlineAfter(now, settings.proformaValidityDays))
  const defaultDeadline = deadlineAfter(now, settings.paymentDeadlineDays)
  const paymentDeadline = exact(input.paymentDeadline ?? (defaultDeadline < validUntil ? defaultDeadline : validUntil))
  const invalidField = (path: string, message: string) => httpError('MINATO-1008', { body: [{ path, message }] })
  if (validUntil <= now) throw invalidField('validUntil', 'This time is past')
  if (paymentDeadline <= now) throw invalidField('paymentDeadline', 'This time is past')
  if (Date.parse(validUntil) > Date.parse(now) + YEAR_MS)
    throw invalidField('validUntil', 'This is more than a year away')
  if (paymentDeadline > validUntil)
    throw invalidField('paymentDeadline', 'The payment ends no later than the validity of the invoice')
  return { validUntil, paymentDeadline }
}

/** Cancels an issued proforma; the reason is stored with the event. */
export async function cancelProforma(
  context: Context,
  tx: Transaction,
  inquiry: LockedInquiry,
  reason: string,
): Promise<LockedInquiry> {
  assertAllowed('cancelInvoice', inquiry)
  const invoiceId = inquiry.state.invoice?.id ?? ''
  await tx.rows(endIssuedDocument(tx.tenant, invoiceId, 'CANCELLED', inquiry.now))
  return appendEvent(context, tx, inquiry, 'INVOICE_CANCELLED', { invoiceId }, { reason })
}

/** Issues the final invoice; it finalizes the sale if the ship has left. */
export async function issueFinal(
  context: Context,
  tx: Transaction,
  locked: LockedInquiry,
  reason: string | undefined,
  draw: Draw,
): Promise<LockedInquiry> {
  assertAllowed('finalInvoice', locked)
  const before = await applyDueConsignee(context, tx, locked)
  const { settings, ...facts } = await factsOf(context, tx, before, 'FINAL')
  const inquiry = await assertIssuable(context, tx, before, facts, reason)
  const { id, number, total } = await putOut(context, draw, tx, inquiry, settings, facts, randomUUID())
  const isBeforeDeparture = !hasShipLeft(inquiry.state, inquiry.now.slice(0, 10))
  const data = { invoiceId: id, number, total, ...(isBeforeDeparture && { isBeforeDeparture }) }
  return appendEvent(context, tx, inquiry, 'FINAL_INVOICE_ISSUED', data)
}

/** Within this time an equal receipt is a double click, later another payment. */
const SAME_S = 30

/** Issues a receipt, or returns an equal one that was just issued. */
export async function issueReceipt(
  context: Context,
  tx: Transaction,
  locked: LockedInquiry,
  { amount: { value: amount }, receivedOn: on, reason, acceptDifferencesReason }: NewReceipt,
  draw: Draw,
): Promise<LockedInquiry> {
  assertAllowed('addReceipt', locked)
  const before = await applyDueConsignee(context, tx, locked)
  const fault = (path: string, message: string) => httpError('MINATO-1008', { body: [{ path, message }] })
  if (on > dayInJapan(before.now)) throw fault('receivedOn', 'This day is in the future')
  if ((await tx.rows(sameReceipt(tx.tenant, before.id, { amount, on, seconds: SAME_S }))).length) return before
  const { settings, ...facts } = await factsOf(context, tx, before, 'RECEIPT')
  const [earlier] = await tx.rows<{ received: number }>(receivedOn(tx.tenant, before.id))
  const inAll = (earlier?.received ?? 0) + amount
  const { invoice } = before.state
  const inquiryTotal = invoice?.total ?? totalOf(before.state)
  if (reason === undefined && inquiryTotal !== null && inAll > inquiryTotal)
    throw fault(
      'reason',
      `This is more than the open amount of USD ${Math.max(0, inquiryTotal - inAll + amount)}: give a reason`,
    )
  const invoicedOn = invoice && dayInJapan(invoice.issuedAt)
  if (reason === undefined && invoicedOn && on < invoicedOn)
    throw fault('reason', `This day is before the invoice of ${invoicedOn}: give a reason`)
  const received = { amount, on, inAll, inquiryTotal }
  const receipt = { ...facts, total: amount, received }
  const inquiry = await assertIssuable(context, tx, before, receipt, acceptDifferencesReason)
  const document = await putOut(context, draw, tx, inquiry, settings, receipt, randomUUID())
  const { documentId, number } = document
  const due = inquiryTotal === null ? {} : { due: Math.max(0, inquiryTotal - inAll) }
  const data = { documentId, number, amount, ...due, receivedOn: on }
  const after = await appendEvent(
    context,
    tx,
    inquiry,
    'RECEIPT_ADDED',
    data,
    reason === undefined ? undefined : { reason },
  )
  await bookReceipt(context, tx, after, { amount, paperId: document.id, valueDate: on })
  return after
}

/**
 * Numbers a document and stores it. The counter is locked last and rolled back with the transaction, so that
 * numbers have no gaps or duplicates.
 */
async function putOut(
  context: Context,
  draw: Draw,
  tx: Transaction,
  inquiry: LockedInquiry,
  settings: Settings,
  drafted: DocumentData,
  id: string,
): Promise<{ id: string; number: string; total: number; documentId: string }> {
  const { tenant } = tx
  const { kind, locale, total, validUntil, paymentDeadline } = drafted
  const { now: issuedAt } = inquiry
  const year = Number(dayInJapan(issuedAt).slice(0, 4))
  const [counted] = await tx.rows<{ number: number }>(nextNumber(tenant, kind, year, 1))
  const no = counted?.number
  if (no === undefined) throw new Error('no number was counted')
  const number = documentNumber(settings.paperPrefix ?? prefixOf(settings.name), kind, year, no)
  const code = newCode()
  const facts: DocumentData = { ...drafted, number, code }
  const bytes = await draw(facts)
  const { id: documentId } = await storeDocument(context, tx, {
    bytes,
    type: 'application/pdf',
    name: `${number}.pdf`,
    inquiryId: inquiry.id,
    personId: null,
    role: kind === 'RECEIPT' ? 'RECEIPT' : 'PAPER',
    at: issuedAt,
  })
  const sha256 = createHash('sha256').update(bytes).digest()
  const row = {
    id,
    inquiryId: inquiry.id,
    kind,
    year,
    no,
    number,
    code,
    locale,
    total,
    issuedAt,
    validUntil,
    paymentDeadline,
  }
  await tx.rows(insertIssuedDocument(tenant, { ...row, facts, documentId, sha256 }))
  return { id, number, total, documentId }
}
