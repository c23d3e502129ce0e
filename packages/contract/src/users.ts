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
  summary: 'Registers a customer and emails a confirmation link',
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
  summary: 'Returns whether an address has an account; rate-limited like public inquiries',
  body: z.strictObject({ email: Email }),
  reply: z.object({ isTaken: z.boolean() }),
  errors: ['MINATO-1008'],
})
export const verifyEmail = call({
  ...visitor,
  method: 'PUT',
  path: '/user/email-verification',
  summary: 'Confirms an address or number by the sent code, ends earlier sessions and signs the customer in',
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
  summary: 'Emails the confirmation link again',
  reply: null,
  status: 204,
  errors: [],
})
export const askPasswordReset = call({
  ...visitor,
  method: 'POST',
  path: '/user/reset-password',
  summary: 'Emails a password reset link; the answer is the same for unknown addresses',
  body: z.strictObject({ email: Email, locale: z.enum(LOCALES).optional() }),
  reply: null,
  status: 204,
  errors: ['MINATO-1008'],
})
export const resetPassword = call({
  ...visitor,
  method: 'PUT',
  path: '/user/reset-password',
  summary: 'Sets a new password by the emailed code and ends all sessions',
  body: z.strictObject({ userId: Id, otpCode: MailCode, password: NewPassword }),
  reply: null,
  status: 204,
  errors: ['MINATO-1008'],
})
export const readInvitation = call({
  ...visitor,
  method: 'POST',
  path: '/user/invitation',
  summary: 'Returns the name in an open invitation; the code stays valid',
  body: z.strictObject({ userId: Id, code: MailCode }),
  reply: z.object({ firstname: z.string(), lastname: z.string() }),
  errors: ['MINATO-1008'],
})
export const acceptInvitation = call({
  ...visitor,
  method: 'PUT',
  path: '/user/invitation',
  summary: 'Accepts an invitation with a password and signs the manager in',
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
