import { z } from 'zod'
import { call } from './call.ts'
import { MESSAGE_LIMIT } from './inquiries-shapes.ts'
import { Id, Name, Text, Integer } from './primitives.ts'

/** Quick replies (INQ-09): what managers answer again and again. */

const manager = { service: 'main', access: 'manager', rate: 'everything' } as const
const one = z.strictObject({ id: Id })
const errors = ['MINATO-1008', 'MINATO-4004'] as const

export const QuickReplyFields = z.strictObject({
  name: Name(80),
  textEn: Text(MESSAGE_LIMIT),
  textFr: Text(MESSAGE_LIMIT),
  position: Integer(0, 1000),
})
export const QuickReply = z.object({ id: Id, ...QuickReplyFields.shape, version: z.int() }).meta({ id: 'QuickReply' })
export type QuickReply = z.infer<typeof QuickReply>

export const listQuickReplies = call({
  ...manager,
  method: 'GET',
  path: '/quick-reply',
  summary: 'Lists quick replies in both languages',
  reply: z.array(QuickReply),
  errors: [],
})
export const createQuickReply = call({
  ...manager,
  method: 'POST',
  path: '/quick-reply',
  summary: 'Creates a quick reply',
  isCreating: true,
  body: QuickReplyFields,
  reply: QuickReply,
  status: 201,
  errors: ['MINATO-1008'],
})
export const updateQuickReply = call({
  ...manager,
  method: 'PUT',
  path: '/quick-reply/{id}',
  summary: 'Updates a quick reply',
  isVersioned: true,
  params: one,
  body: QuickReplyFields,
  reply: QuickReply,
  errors: errors,
})
export const deleteQuickReply = call({
  ...manager,
  method: 'DELETE',
  path: '/quick-reply/{id}',
  summary: 'Deletes a quick reply',
  params: one,
  reply: null,
  status: 204,
  errors: errors,
})
