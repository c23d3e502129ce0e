import { z } from 'zod'
import { call } from './call.ts'
import { LOCALES } from './enumerations.ts'
import { Id } from './primitives.ts'
import { Email, MailCode, NewPassword, PersonalInformation, Registration } from './users-shapes.ts'

/** Becoming a user, and getting in again (SES-07, SES-08, SES-10). */
const visitor = { service: 'main', access: 'visitor', rate: 'everything' } as const

export const register = call({
  ...visitor,
  method: 'POST',
  path: '/registration',
  summary: 'Signs a customer up and mails a link that verifies the address',
  isCreating: true,
  body: Registration,
  reply: z.object({ id: Id }),
  status: 201,
  errors: ['MINATO-1008', 'UUM-3001'],
})
export const checkEmail = call({
  ...visitor,
  method: 'POST',
  path: '/registration/email',
  summary: 'Whether an address has an account already; counted as public inquiries are, which say the same',
  body: z.strictObject({ email: Email }),
  reply: z.object({ isTaken: z.boolean() }),
  errors: ['MINATO-1008'],
})
export const verifyEmail = call({
  ...visitor,
  method: 'PUT',
  path: '/user/email-verification',
  summary:
    'Proves an address or number by the code that was sent to it, ends earlier sessions and signs the customer in',
  /** Required where the account has a password that this browser has not shown to know: it takes the place of that one. */
  body: z.strictObject({ userId: Id, code: MailCode, password: NewPassword.optional() }),
  reply: null,
  status: 204,
  errors: ['MINATO-1008'],
})
export const askEmailVerification = call({
  ...visitor,
  access: 'customer',
  isForPeople: true,
  method: 'POST',
  path: '/user/email-verification',
  summary: 'Mails the link again',
  reply: null,
  status: 204,
  errors: [],
})
export const askPasswordReset = call({
  ...visitor,
  method: 'POST',
  path: '/user/reset-password',
  summary: 'Mails a link for a new password; the answer is the same whether the address is known or not',
  body: z.strictObject({ email: Email, locale: z.enum(LOCALES).optional() }),
  reply: null,
  status: 204,
  errors: ['MINATO-1008'],
})
export const resetPassword = call({
  ...visitor,
  method: 'PUT',
  path: '/user/reset-password',
  summary: 'Sets a new password by the mailed code and ends all sessions of the user',
  body: z.strictObject({ userId: Id, otpCode: MailCode, password: NewPassword }),
  reply: null,
  status: 204,
  errors: ['MINATO-1008'],
})
export const readInvitation = call({
  ...visitor,
  method: 'POST',
  path: '/user/invitation',
  summary: 'The name that an open invitation carries; the code stays good',
  body: z.strictObject({ userId: Id, code: MailCode }),
  reply: z.object({ firstname: z.string(), lastname: z.string() }),
  errors: ['MINATO-1008'],
})
export const acceptInvitation = call({
  ...visitor,
  method: 'PUT',
  path: '/user/invitation',
  summary: 'A manager who was invited sets a password and comes in',
  body: z.strictObject({
    userId: Id,
    code: MailCode,
    password: NewPassword,
    firstname: PersonalInformation.shape.firstname,
    lastname: PersonalInformation.shape.lastname,
  }),
  reply: null,
  status: 204,
  errors: ['MINATO-1008'],
})
