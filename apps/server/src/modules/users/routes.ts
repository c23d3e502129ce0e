import {
  acceptInvitation,
  askEmailVerification,
  askPasswordReset,
  checkEmail,
  readInvitation,
  register as registerCall,
  resetPassword,
  verifyEmail,
} from '@minato/contract/users'
import { foldEmail } from '@minato/contract/people'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { createAttempt, assertWithinLimit } from '../../platform/rate-limit/counters.ts'
import { httpError } from '../../platform/http/http-error.ts'
import { callerKey } from '../../platform/rate-limit/caller-key.ts'
import { serve } from '../../platform/http/serve.ts'
import { limitGuesses } from './codes.ts'
import { accept, invitedName } from './invitations.ts'
import { setKnownBrowserCookie } from './known-browser.ts'
import { accountOf } from './password-attempts.ts'
import { personOfId } from './people-store.ts'
import type { PersonRow } from './people-store.ts'
import { isEmailKnown, mailVerification, prepareRegistration, register } from './registration.ts'
import { requestReset, reset } from './reset.ts'
import { signInCustomer } from './sessions/service.ts'
import { verify } from './verification.ts'

/** Becoming a user, and getting in again. With an external provider passwords live there, and these calls are not here. */
export function serveRegistration(app: FastifyInstance, context: Context): void {
  const { config, db } = context
  const assertEmbeddedProvider = (): void => {
    if (config.oidc)
      throw httpError('MINATO-4004', { message: 'Passwords and registration are managed by your sign-in provider' })
  }

  serve(app, context, registerCall, async ({ tenant, body, request, reply, withIdempotency }) => {
    assertEmbeddedProvider()
    const attempt = createAttempt(context, 'registration-network', callerKey(request))
    let passwordHash: string | null = null
    const registered = await withIdempotency(
      (tx, prepared) => {
        passwordHash = prepared.passwordHash
        return register(context, tx, body, prepared)
      },
      { ...attempt, prepare: () => prepareRegistration(body, attempt.prepare) },
    )
    // On this browser the emailed link need not ask for the password again.
    if (passwordHash) await setKnownBrowserCookie(db, reply, accountOf(tenant, foldEmail(body.email)), passwordHash)
    return registered
  })

  serve(app, context, checkEmail, async ({ tenant, body, request }) => {
    assertEmbeddedProvider()
    // The check behind MINATO-3003 before the form is sent, under a rate limit of its own, so that it uses up no
    // inquiries.
    await assertWithinLimit(context, 'inquiry-network', `email ${callerKey(request)}`)
    return { isTaken: await isEmailKnown(context, tenant, body.email) }
  })

  serve(app, context, verifyEmail, async (request) => {
    await limitGuesses(context, request.tenant, request.body.userId, request.request)
    await verify(context, request)
  })

  serve(app, context, askEmailVerification, async ({ tenant, identity }) => {
    const userId = identity?.userId ?? ''
    await assertWithinLimit(context, 'reset-account', `${tenant} ${userId}`)
    await db.write(tenant, async (tx) => {
      const [person] = await tx.rows<PersonRow>(personOfId(tenant, userId))
      if (person?.email) await mailVerification(context, tx, { ...person, email: person.email })
    })
  })

  serve(app, context, askPasswordReset, async ({ tenant, body, request }) => {
    assertEmbeddedProvider()
    await assertWithinLimit(context, 'reset-network', callerKey(request))
    await assertWithinLimit(context, 'reset-account', `${tenant} ${foldEmail(body.email)}`)
    await requestReset(context, tenant, body.email, body.locale)
  })

  serve(app, context, resetPassword, async ({ tenant, body, request, reply }) => {
    assertEmbeddedProvider()
    await limitGuesses(context, tenant, body.userId, request)
    const { email, passwordHash, isFirstProof } = await reset(context, tenant, body.userId, body.otpCode, body.password)
    // Unlocks a user whose account other people's attempts have blocked, on a browser new to the account.
    await setKnownBrowserCookie(db, reply, accountOf(tenant, foldEmail(email)), passwordHash)
    if (isFirstProof) await signInCustomer(context, tenant, body.userId, request, reply)
  })

  serve(app, context, readInvitation, async ({ tenant, body, request }) => {
    assertEmbeddedProvider()
    await limitGuesses(context, tenant, body.userId, request)
    return invitedName(context, tenant, body.userId, body.code)
  })

  serve(app, context, acceptInvitation, async ({ tenant, body, request }) => {
    assertEmbeddedProvider()
    await limitGuesses(context, tenant, body.userId, request)
    await accept(context, tenant, body)
  })
}
