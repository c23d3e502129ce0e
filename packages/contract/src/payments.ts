import { z } from 'zod'
import { call } from './call.ts'
import { acceptsDifferences } from './document-agreement-shapes.ts'
import { Inquiry } from './inquiries-shapes.ts'
import { ShippingFields } from './shipping-shapes.ts'
import { Id, Text } from './primitives.ts'

/**
 * Calls after the proforma (INQ-07, INQ-08): payment proof, receipts and other documents, shipping
 * and delivery.
 */

const faults = ['MINATO-1008', 'MINATO-4004'] as const
const asked = { service: 'main', rate: 'everything', reply: Inquiry, errors: faults } as const
const REASON_LIMIT = 1000
/** The proof that was looked at: 409 where the buyer has sent another one meanwhile. */
const looked = { documentId: Id.optional() }

export const submitPaymentProof = call({
  ...asked,
  access: 'customer',
  isForPeople: true,
  method: 'POST',
  path: '/inquiry/{id}/payment-proof',
  summary: "The buyer's proof of a transfer: a document that he has sent for this deal",
  isCreating: true,
  params: z.strictObject({ id: Id }),
  body: z.strictObject({ documentId: Id }),
  status: 201,
})
export const acceptPaymentProof = call({
  ...asked,
  access: 'manager',
  method: 'PUT',
  path: '/inquiry/{inquiryId}/accept-payment-proof',
  summary: 'The money has come, or the proof will do: the next step is the confirmation of the purchase',
  params: z.strictObject({ inquiryId: Id }),
  body: z.strictObject(looked).nullish(),
})
export const refusePaymentProof = call({
  ...asked,
  access: 'manager',
  method: 'PUT',
  path: '/inquiry/{id}/refuse-payment-proof',
  summary: 'The proof will not do; the buyer reads why',
  params: z.strictObject({ id: Id }),
  body: z.strictObject({ reason: Text(REASON_LIMIT), ...looked }),
})

export const addReceipt = call({
  ...asked,
  access: 'manager',
  method: 'POST',
  path: '/inquiry/{inquiryId}/receipt/{receiptId}',
  summary: 'Puts an uploaded document among the receipts of the deal; the same one again changes nothing',
  isCreating: true,
  params: z.strictObject({ inquiryId: Id, receiptId: Id }),
  body: z.strictObject(acceptsDifferences).nullish(),
  status: 201,
})
export const addExtraDocument = call({
  ...asked,
  access: 'customer',
  method: 'POST',
  path: '/inquiry/{inquiryId}/extra-document/{extraDocumentId}',
  summary: 'Puts an uploaded document among the other papers of the deal; the same one again changes nothing',
  isCreating: true,
  params: z.strictObject({ inquiryId: Id, extraDocumentId: Id }),
  body: z.strictObject(acceptsDifferences).nullish(),
  status: 201,
})

export const finalizeSale = call({
  ...asked,
  access: 'manager',
  method: 'PUT',
  path: '/inquiry/{id}/finalize',
  summary: 'Finalizes a sale whose final invoice was issued before its ship left, once it has left',
  params: z.strictObject({ id: Id }),
})

export const confirmDelivery = call({
  ...asked,
  access: 'customer',
  method: 'PUT',
  path: '/inquiry/{id}/delivery',
  summary: 'The car has reached the buyer: the purchase is complete, and the buyer is asked for a review',
  params: z.strictObject({ id: Id }),
})

export const setShipping = call({
  ...asked,
  access: 'manager',
  method: 'PUT',
  path: '/inquiry/{inquiryId}/shipping',
  summary: 'Ship, weights and dates, whole: no arrival before its departure. The buyer is told',
  isVersioned: true,
  params: z.strictObject({ inquiryId: Id }),
  body: ShippingFields,
})
