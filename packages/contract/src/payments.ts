import { z } from 'zod'
import { call } from './call.ts'
import { acceptsDifferences } from './document-agreement-shapes.ts'
import { SHIPPING_DOCUMENTS } from './inquiry-enumerations.ts'
import { Inquiry } from './inquiries-shapes.ts'
import { ShippingFields } from './shipping-shapes.ts'
import { Id, Text } from './primitives.ts'

/**
 * Calls after the proforma (INQ-07, INQ-08): payment proof, receipts and other documents, shipping
 * and delivery.
 */

const errors = ['MINATO-1008', 'MINATO-4004'] as const
const request = { service: 'main', rate: 'everything', reply: Inquiry, errors: errors } as const
const REASON_LIMIT = 1000
/** The proof that the manager checked: 409 if the buyer has sent another one since. */
const optionalDocument = { documentId: Id.optional() }

export const submitPaymentProof = call({
  ...request,
  access: 'customer',
  isForPeople: true,
  method: 'POST',
  path: '/inquiry/{id}/payment-proof',
  summary: "Submits the buyer's payment proof: a document uploaded for this inquiry",
  isCreating: true,
  params: z.strictObject({ id: Id }),
  body: z.strictObject({ documentId: Id }),
  status: 201,
})
export const acceptPaymentProof = call({
  ...request,
  access: 'manager',
  method: 'PUT',
  path: '/inquiry/{inquiryId}/accept-payment-proof',
  summary: 'Accepts the payment proof; the next step is the confirmation of the purchase',
  params: z.strictObject({ inquiryId: Id }),
  body: z.strictObject(optionalDocument).nullish(),
})
export const refusePaymentProof = call({
  ...request,
  access: 'manager',
  method: 'PUT',
  path: '/inquiry/{id}/refuse-payment-proof',
  summary: 'Rejects the payment proof with a reason for the buyer',
  params: z.strictObject({ id: Id }),
  body: z.strictObject({ reason: Text(REASON_LIMIT), ...optionalDocument }),
})

export const addReceipt = call({
  ...request,
  access: 'manager',
  method: 'POST',
  path: '/inquiry/{inquiryId}/receipt/{receiptId}',
  summary: 'Attaches an uploaded document as a receipt; repeating it changes nothing',
  errors: [...errors, 'MINATO-5001'],
  isCreating: true,
  params: z.strictObject({ inquiryId: Id, receiptId: Id }),
  body: z.strictObject(acceptsDifferences).nullish(),
  status: 201,
})
export const addExtraDocument = call({
  ...request,
  access: 'customer',
  method: 'POST',
  path: '/inquiry/{inquiryId}/extra-document/{extraDocumentId}',
  summary: 'Attaches an uploaded document to the inquiry; repeating it changes nothing',
  errors: [...errors, 'MINATO-5001'],
  isCreating: true,
  params: z.strictObject({ inquiryId: Id, extraDocumentId: Id }),
  /** `kind`: the line of the document checklist that it belongs to. */
  body: z.strictObject({ ...acceptsDifferences, kind: z.enum(SHIPPING_DOCUMENTS).optional() }).nullish(),
  status: 201,
})

export const finalizeSale = call({
  ...request,
  access: 'manager',
  method: 'PUT',
  path: '/inquiry/{id}/finalize',
  summary: 'Finalizes a sale after the departure, if the final invoice was issued before it',
  params: z.strictObject({ id: Id }),
})

export const confirmDelivery = call({
  ...request,
  access: 'customer',
  method: 'PUT',
  path: '/inquiry/{id}/delivery',
  summary: 'Records the delivery, for a buyer from a week before the expected arrival; the buyer is asked for a review',
  params: z.strictObject({ id: Id }),
})

export const setShipping = call({
  ...request,
  access: 'manager',
  method: 'PUT',
  path: '/inquiry/{inquiryId}/shipping',
  summary: 'Replaces ship, weights and dates, and notifies the buyer; the arrival cannot precede the departure',
  isVersioned: true,
  params: z.strictObject({ inquiryId: Id }),
  body: ShippingFields,
})
