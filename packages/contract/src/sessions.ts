import { z } from 'zod'
import { call } from './call.ts'
import { REQUIRED } from './primitives.ts'
import { GivenPassword, UserInfo } from './users-shapes.ts'

/** Signing in and out (specification section 7, Session). `POST /api/csrf` is in gate.ts. */
const session = { service: 'session', rate: 'everything' } as const

export const getUserInfo = call({
  ...session,
  access: 'customer',
  method: 'GET',
  path: '/userinfo',
  summary: 'Returns the signed-in user',
  reply: UserInfo,
  errors: [],
})
export const signOut = call({
  ...session,
  access: 'visitor',
  method: 'POST',
  path: '/logout',
  summary: "Ends the session and returns the provider's end-session address",
  reply: z.object({ location: z.string() }),
  errors: [],
})
/**
 * The form of the embedded provider; the request's details are in the interaction that its cookie
 * names.
 */
export const signIn = call({
  ...session,
  access: 'visitor',
  method: 'POST',
  path: '/sign-in/{uid}',
  summary: 'Signs in at the embedded provider by email and password; returns the next address',
  params: z.strictObject({ uid: z.string().min(1).max(100) }),
  body: z.strictObject({
    email: z
      .string()
      .min(1, REQUIRED)
      .max(254)
      .regex(/^\P{Cc}*$/u, 'This email is not valid'),
    password: GivenPassword,
  }),
  reply: z.object({ location: z.string() }),
  errors: ['MINATO-1008', 'MINATO-4004'],
})
