import { z } from 'zod'
import { call } from './call.ts'
import { Inquiry } from './inquiries-shapes.ts'
import { Id, Instant, Money } from './primitives.ts'

/** Offers (INQ-14): an FOB price proposed by either party and answered by the other. */

/**
 * For managers: a price of the car below the minimum margin of the settings is answered with 409 PRICE_BELOW_MARGIN, one more
 * than 30 % below the asking price with 409 PRICE_FAR_BELOW, unless it is confirmed.
 */
export const LowPriceConfirmed = z.strictObject({ isLowPriceConfirmed: z.boolean().optional() })

const people = { service: 'main', access: 'customer', rate: 'everything', isForPeople: true } as const
const errors = ['MINATO-1008', 'MINATO-4004'] as const

export const makeOffer = call({
  ...people,
  method: 'POST',
  path: '/inquiry/{id}/offer',
  summary: 'Makes an offer (FOB) up to the asking price; it counters an open offer',
  isCreating: true,
  status: 201,
  params: z.strictObject({ id: Id }),
  /** `expiresAt`: 72 hours from now by default, 30 days at most. */
  body: z.strictObject({ amount: Money, expiresAt: Instant.optional(), ...LowPriceConfirmed.shape }),
  reply: Inquiry,
  errors: errors,
})

const answerCall = {
  ...people,
  method: 'PUT',
  params: z.strictObject({ id: Id, offerId: Id }),
  reply: Inquiry,
  errors: errors,
} as const
export const acceptOffer = call({
  ...answerCall,
  path: '/inquiry/{id}/offer/{offerId}/accept',
  summary: "Accepts the other side's offer, which sets the amount",
  body: LowPriceConfirmed.default({}),
})
export const withdrawOffer = call({
  ...answerCall,
  path: '/inquiry/{id}/offer/{offerId}/withdraw',
  summary: 'Withdraws an own open offer and notifies the other side',
})
export const refuseOffer = call({
  ...answerCall,
  path: '/inquiry/{id}/offer/{offerId}/refuse',
  summary: "Rejects the other side's offer",
})
