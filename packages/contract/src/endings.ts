import { z } from 'zod'
import { call } from './call.ts'
import { LastReadQuery, Inquiry } from './inquiries-shapes.ts'
import { Id, QueryWhole, Text } from './primitives.ts'

/** Ending an inquiry early from any step (INQ-12), and reopening it. */

const errors = ['MINATO-1008', 'MINATO-4004'] as const
const step = {
  service: 'main',
  method: 'PUT',
  rate: 'everything',
  params: z.strictObject({ id: Id }),
  reply: Inquiry,
  errors: errors,
} as const
const REASON_LIMIT = 1000

export const withdrawInquiry = call({
  ...step,
  access: 'customer',
  isForPeople: true,
  path: '/inquiry/{id}/withdraw',
  summary: "Withdraws the buyer's own inquiry",
  body: z.strictObject({ reason: Text(REASON_LIMIT) }),
})
export const endInquiry = call({
  ...step,
  access: 'manager',
  path: '/inquiry/{id}/end',
  /** `version`: that of the inquiry as read. If it has changed since, the reply is 409 with the current inquiry. */
  query: LastReadQuery.extend({ version: QueryWhole(1, 1_000_000_000).optional() }),
  summary: "Ends an inquiry as lost, unpaid or refunded, with the reason and the car's new status",
  body: z.strictObject({
    outcome: z.enum(['LOST', 'UNPAID', 'REFUNDED']),
    reason: Text(REASON_LIMIT),
    /** Null: a reservation ends, and a car that was sold stays sold. */
    carBecomes: z.enum(['PUBLISHED', 'DRAFT']).nullish(),
  }),
})
export const reopenInquiry = call({
  ...step,
  access: 'manager',
  path: '/inquiry/{id}/reopen',
  summary: 'Reopens an inquiry at its last step; a refunded one takes its car again, or 409',
})
