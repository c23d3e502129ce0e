import {
  acceptInvitation,
  askEmailVerification,
  askPasswordReset,
  register as registerCall,
  resetPassword,
  verifyEmail,
} from '@minato/contract/users'
import { foldEmail } from '@minato/contract/people'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { attemptOf, takeOrRefuse } from '../../platform/counters.ts'
import { refuse } from '../../platform/failure.ts'
import { callerOf } from '../../platform/limits.ts'
import { serve } from '../../platform/serve.ts'
import { countGuess } from './codes.ts'
import { accept } from './invitations.ts'
import { giveKnown } from './known-browser.ts'
import { accountOf } from './password-tries.ts'
import { personOfId } from './people-store.ts'
import type { PersonRow } from './people-store.ts'
import { mailVerification, prepareRegistration, register } from './registration.ts'
import { askReset, reset } from './reset.ts'
import { verify } from './verification.ts'

/** Becoming a user, and getting in again. With an external provider passwords live there, and these calls are not here. */
export function serveRegistration(app: FastifyInstance, context: Context): void {
  const { config, db } = context
  const refuseElsewhere = (): void => {
    if (config.oidc) throw refuse('MINATO-4004', { message: 'Passwords and registration live with the provider' })
  }

  serve(app, context, registerCall, async ({ body, request, once }) => {
    refuseElsewhere()
    const attempt = attemptOf(context, 'registration-network', callerOf(request))
    return once((tx, prepared) => register(context, tx, body, prepared), {
      ...attempt,
      prepare: () => prepareRegistration(body, attempt.prepare),
    })
  })

  serve(app, context, verifyEmail, async ({ tenant, body, request }) => {
    await countGuess(context, tenant, body.userId, request)
    await verify(context, tenant, body.userId, body.code)
  })

  serve(app, context, askEmailVerification, async ({ tenant, identity }) => {
    const userId = identity?.userId ?? ''
    await takeOrRefuse(context, 'reset-account', `${tenant} ${userId}`)
    await db.write(tenant, async (tx) => {
      const [person] = await tx.rows<PersonRow>(personOfId(tenant, userId))
      if (person?.email) await mailVerification(context, tx, { ...person, email: person.email })
    })
  })

  serve(app, context, askPasswordReset, async ({ tenant, body, request }) => {
    refuseElsewhere()
    await takeOrRefuse(context, 'reset-network', callerOf(request))
    await takeOrRefuse(context, 'reset-account', `${tenant} ${foldEmail(body.email)}`)
    await askReset(context, tenant, body.email, body.locale)
  })

  serve(app, context, resetPassword, async ({ tenant, body, request, reply }) => {
    refuseElsewhere()
    await countGuess(context, tenant, body.userId, request)
    const { email, passwordHash } = await reset(context, tenant, body.userId, body.otpCode, body.password)
    // Whoever was kept out by somebody else's tries gets in, on a browser that was never here before.
    await giveKnown(db, reply, accountOf(tenant, foldEmail(email)), passwordHash)
  })

  serve(app, context, acceptInvitation, async ({ tenant, body, request }) => {
    refuseElsewhere()
    await countGuess(context, tenant, body.userId, request)
    await accept(context, tenant, body)
  })
}
