import { z } from 'zod'
import { call } from './call.ts'
import { acceptsDifferences } from './document-agreement-shapes.ts'
import { Message, MESSAGE_LIMIT } from './inquiries-shapes.ts'
import { pageOf, Id, PageQuery, QueryWhole, Text } from './primitives.ts'

/** Messages of an inquiry, and the stream that notifies open pages of events (INQ-04). */

const people = { service: 'main', access: 'customer', rate: 'everything', isForPeople: true } as const
const errors = ['MINATO-1008', 'MINATO-4004'] as const
const one = z.strictObject({ id: Id })

export const listMessages = call({
  ...people,
  method: 'GET',
  path: '/inquiry/{id}/message',
  summary: 'Lists messages, newest first; `after` returns those after a known one',
  params: one,
  query: z.strictObject({ ...PageQuery, after: QueryWhole(0, 2_000_000_000).optional() }),
  reply: pageOf(Message).meta({ id: 'MessagePage' }),
  errors: errors,
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
    /** Documents of this inquiry, by id. */
    attachments: z.array(Id).max(10).optional(),
    ...acceptsDifferences,
  }),
  reply: Message,
  status: 201,
  errors: [...errors, 'MINATO-5001'],
})
export const readMessage = call({
  ...people,
  method: 'PUT',
  path: '/user/{userId}/message/{messageId}/read',
  summary: 'Marks messages as read up to this one',
  params: z.strictObject({ userId: Id, messageId: Id }),
  reply: null,
  status: 204,
  errors: errors,
})

/**
 * Server-sent events, read with fetch because of the tenant header. Each is a `deal` event with `{ inquiryId, kind, seq }`.
 * It announces an event of that number, read messages, or a change of the car's reservation or sale, also by another
 * inquiry. The content is read through the API. `id` is a position: sent back as `Last-Event-ID`, it resumes after it.
 * `reset`: the position is too old, read everything again.
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
