import { z } from 'zod'
import { call } from './call.ts'
import { Inquiry } from './inquiries-shapes.ts'
import { Id, Instant, Money } from './primitives.ts'

/** Offers (INQ-14): what the car shall cost FOB, said by either side and answered by the other. */

const people = { service: 'main', access: 'customer', rate: 'everything', isForPeople: true } as const
const faults = ['MINATO-1008', 'MINATO-4004'] as const

export const makeOffer = call({
  ...people,
  method: 'POST',
  path: '/inquiry/{id}/offer',
  summary: 'Names a price, FOB, up to the one that is asked; an open one before it is countered',
  isCreating: true,
  status: 201,
  params: z.strictObject({ id: Id }),
  /** `expiresAt`: in 72 hours where nothing is said, and in 30 days at the latest. */
  body: z.strictObject({ amount: Money, expiresAt: Instant.optional() }),
  reply: Inquiry,
  errors: faults,
})

const answer = {
  ...people,
  method: 'PUT',
  params: z.strictObject({ id: Id, offerId: Id }),
  reply: Inquiry,
  errors: faults,
} as const
export const acceptOffer = call({
  ...answer,
  path: '/inquiry/{id}/offer/{offerId}/accept',
  summary: "Takes the other side's offer: it sets the amount",
})
export const refuseOffer = call({
  ...answer,
  path: '/inquiry/{id}/offer/{offerId}/refuse',
  summary: "Refuses the other side's offer",
})
