import { z } from 'zod'
import { call } from './call.ts'
import { acceptsDifferences } from './document-agreement-shapes.ts'
import { Message, MESSAGE_LIMIT } from './inquiries-shapes.ts'
import { pageOf, Id, PageQuery, QueryWhole, Text } from './primitives.ts'

/** Messages of an inquiry, and the stream that notifies open pages of events (INQ-04). */

const people = { service: 'main', access: 'customer', rate: 'everything', isForPeople: true } as const
const faults = ['MINATO-1008', 'MINATO-4004'] as const
const one = z.strictObject({ id: Id })

export const listMessages = call({
  ...people,
  method: 'GET',
  path: '/inquiry/{id}/message',
  summary: 'Lists messages, newest first; `after` returns those after a known one',
  params: one,
  query: z.strictObject({ ...PageQuery, after: QueryWhole(0, 2_000_000_000).optional() }),
  reply: pageOf(Message).meta({ id: 'MessagePage' }),
  errors: faults,
})
export const postMessage = call({
  ...people,
  method: 'POST',
  path: '/inquiry/{id}/message',
  summary: 'Posts a message; `ownerId` is the signed-in user. A retry with the same Idempotency-Key posts it once',
  isCreating: true,
  params: one,
  body: z.strictObject({
    ownerId: Id,
    content: Text(MESSAGE_LIMIT),
    /** Documents of this deal, by id. */
    attachments: z.array(Id).max(10).optional(),
    ...acceptsDifferences,
  }),
  reply: Message,
  status: 201,
  errors: [...faults, 'MINATO-5001'],
})
export const readMessage = call({
  ...people,
  method: 'PUT',
  path: '/user/{userId}/message/{messageId}/read',
  summary: 'Marks messages as read up to this one',
  params: z.strictObject({ userId: Id, messageId: Id }),
  reply: null,
  status: 204,
  errors: faults,
})

/**
 * Server-sent events, read with fetch because of the tenant's header. Each is `deal` with `{ inquiryId, kind, seq }`: an event
 * of that number stands in the record, or messages were read up to it, or its car was promised, freed or sold, be it in another
 * deal; what it says is read by the calls. `id` is a place: sent back as `Last-Event-ID` it brings all that came after, once.
 * `reset`: too long away, read everything again.
 */
export const openStream = call({
  ...people,
  method: 'GET',
  path: '/stream',
  summary: "Streams events of the caller's inquiries, for a manager of all",
  stream: 'text/event-stream',
  reply: null,
  errors: [],
})
