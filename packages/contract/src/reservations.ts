import { z } from 'zod'
import { call } from './call.ts'
import { Inquiry } from './inquiries-shapes.ts'
import { Id, Instant, Text } from './primitives.ts'

/** Reservations of a car and its waiting list (INQ-05, TRU-02), and its purchase (INQ-03). */

const manager = { service: 'main', access: 'manager', rate: 'everything' } as const
const owner = { service: 'main', access: 'customer', rate: 'everything', isForPeople: true } as const
const errors = ['MINATO-1008', 'MINATO-4004'] as const
const ofInquiry = z.strictObject({ inquiryId: Id })

/**
 * What happens to the other inquiries about a sold car (INQ-13); default KEEP. An inquiry with a
 * payment proof is never closed by this.
 */
const otherReservations = { others: z.enum(['KEEP', 'CLOSE']).optional() }
export const Others = z.strictObject(otherReservations).nullish()

export const reserveCar = call({
  ...manager,
  method: 'POST',
  path: '/inquiry/{inquiryId}/reserve',
  summary: 'Reserves the car for this inquiry, up to 90 days ahead; 409 states until when it is reserved',
  isCreating: true,
  status: 201,
  params: ofInquiry,
  body: z.strictObject({ startTime: Instant, endTime: Instant }),
  reply: Inquiry,
  errors: errors,
})
export const cancelReservation = call({
  ...manager,
  method: 'DELETE',
  path: '/inquiry/{inquiryId}/reserve',
  summary: 'Ends the reservation; the next buyer in the queue gets the car, else it is for sale again',
  params: ofInquiry,
  reply: Inquiry,
  errors: errors,
})
export const askReservation = call({
  ...owner,
  method: 'POST',
  path: '/inquiry/{id}/reservation-request',
  summary: 'Requests a reservation, or joins the queue while the car is reserved',
  isCreating: true,
  status: 201,
  params: z.strictObject({ id: Id }),
  reply: Inquiry,
  errors: errors,
})
export const leaveQueue = call({
  ...owner,
  method: 'DELETE',
  path: '/inquiry/{id}/reservation-request',
  summary: 'Withdraws the request and leaves the queue',
  params: z.strictObject({ id: Id }),
  reply: Inquiry,
  errors: errors,
})

export const confirmPurchase = call({
  ...manager,
  method: 'PUT',
  path: '/inquiry/{inquiryId}/confirm-purchase',
  summary:
    'Sells the car in this inquiry; other inquiries are notified, and kept or closed. 409 AMOUNT_DUE without a reason while an invoice paid in part has an open amount',
  params: ofInquiry,
  /** The buyer reads the reason in the event log. */
  body: z.strictObject({ ...otherReservations, amountDueReason: Text(1000).optional() }).nullish(),
  reply: Inquiry,
  errors: errors,
})
