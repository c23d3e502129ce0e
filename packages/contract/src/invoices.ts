import { z } from 'zod'
import { call } from './call.ts'
import { acceptsRefusedImport } from './arrival-verdict.ts'
import { acceptsDifferences } from './document-agreement-shapes.ts'
import { Inquiry } from './inquiries-shapes.ts'
import { HIGHEST_PRICE, Id, Instant, Text, Integer } from './primitives.ts'

/** Papers that the dealer issues on an inquiry (INQ-06, INQ-15): proforma, final invoice, receipts. */

const one = z.strictObject({ id: Id })
const errors = ['MINATO-1008', 'MINATO-4004'] as const
const manager = { service: 'main', access: 'manager', rate: 'everything', params: one, errors: errors } as const
const paper = { ...manager, method: 'POST', isCreating: true, reply: Inquiry, status: 201 } as const

export const generateInvoice = call({
  ...paper,
  path: '/inquiry/{id}/invoice/generate',
  summary: 'Drafts the proforma, which follows the inquiry until it is issued',
})
export const previewInvoice = call({
  ...manager,
  method: 'GET',
  path: '/inquiry/{id}/invoice/preview',
  summary: 'Previews the proforma as it would be issued now, marked as a draft',
  download: 'application/pdf',
  reply: null,
})

/**
 * Days default to the settings; the payment ends no later than the validity. A reservation that ends before
 * the payment is due is answered 409 RESERVATION_ENDS_FIRST, or extended with `extendReservation`.
 */
export const IssueInvoice = z.strictObject({
  validUntil: Instant.optional(),
  paymentDeadline: Instant.optional(),
  extendReservation: z.boolean().optional(),
  ...acceptsRefusedImport,
  ...acceptsDifferences,
})
export type IssueInvoice = z.output<typeof IssueInvoice>
export const issueInvoice = call({
  ...paper,
  path: '/inquiry/{id}/invoice',
  summary: 'Issues the drafted proforma under the next number and supersedes an earlier one',
  body: IssueInvoice.default({}),
  errors: [...errors, 'MINATO-5001'],
})
export const cancelInvoice = call({
  ...manager,
  method: 'PUT',
  path: '/inquiry/{id}/invoice/cancel',
  summary: 'Cancels the issued proforma; its number is not reused',
  body: z.strictObject({ reason: Text(1000) }),
  reply: Inquiry,
})
export const issueFinalInvoice = call({
  ...paper,
  path: '/inquiry/{id}/final-invoice',
  summary:
    'Issues the final invoice after the shipping data; it finalizes the sale once the ship has left, otherwise a later call does',
  body: z.strictObject(acceptsDifferences).nullish(),
  errors: [...errors, 'MINATO-5001'],
})

export const NewReceipt = z.strictObject({
  amount: z.strictObject({ value: Integer(1, HIGHEST_PRICE), currency: z.literal('USD') }),
  /** In Japan; today or before. */
  receivedOn: z.iso.date(),
  /** Required for more than the open amount and for a date before the invoice. Both sides see it in the event log. */
  reason: Text(1000).optional(),
  ...acceptsDifferences,
})
export type NewReceipt = z.output<typeof NewReceipt>
export const issueReceipt = call({
  ...paper,
  path: '/inquiry/{id}/receipt',
  summary: 'Issues a numbered receipt for an amount received on a day',
  body: NewReceipt,
  errors: [...errors, 'MINATO-5001'],
})
