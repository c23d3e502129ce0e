import * as calls from '@minato/contract/inquiries'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { runAsCaller } from '../../../platform/auth/actor.ts'
import { createAttempt, keyOf } from '../../../platform/rate-limit/counters.ts'
import { HttpError, httpError, genericError } from '../../../platform/http/http-error.ts'
import { callerKey } from '../../../platform/rate-limit/caller-key.ts'
import { serve } from '../../../platform/http/serve.ts'
import { prepareRegistration, registerVisitor, signInNewcomer } from '../../users/people-lookup/service.ts'
import { inquiryView } from '../event-log/inquiry-view.ts'
import { createInquiry, createInquiryForCustomer } from './create-inquiry.ts'
import { ownerOf } from './create-store.ts'

/** The calls that create an inquiry (INQ-02, INQ-16). */
export function serveOpening(app: FastifyInstance, context: Context): void {
  const { config } = context

  serve(app, context, calls.createInquiry, ({ tenant, identity, body, hasKey, withIdempotency }) => {
    const userId = identity?.userId ?? ''
    if (body.ownerId !== undefined && body.ownerId !== userId) throw genericError(403)
    return withIdempotency(
      async (tx) => {
        const { id } = await createInquiry(context, tx, userId, body, { hasKey })
        return inquiryView(context, tenant, identity, id, tx)
      },
      createAttempt(context, 'inquiry-account', `${tenant} ${userId}`),
    )
  })

  serve(
    app,
    context,
    calls.createPublicInquiry,
    async ({ tenant, identity, body, request, reply, withIdempotency }) => {
      if (config.oidc)
        throw httpError('MINATO-4004', { message: 'Passwords and registration are managed by your sign-in provider' })
      const { userRegistrateInformation: person, createInquiryInformation: inquiry } = body
      const attempt = createAttempt(context, 'inquiry-network', callerKey(request))
      const call = 'POST /api/main/public/inquiry'
      const actor = `visitor ${keyOf(person.email ?? JSON.stringify(person.phoneNumber))}`
      const opened = await withIdempotency(
        async (tx, prepared) => {
          const { id: userId, proof } = await registerVisitor(context, tx, person, prepared).catch(asOfInquiry)
          // The new customer is the actor from here on.
          return runAsCaller({ kind: 'person', userId }, call, () =>
            createInquiry(context, tx, userId, inquiry, { proof }),
          )
        },
        { ...attempt, prepare: () => prepareRegistration(person, attempt.prepare).catch(underPerson), actor },
      )
      const [owner] = await context.db.read<{ ownerId: string }>(tenant, ownerOf(tenant, opened.id))
      if (!identity && owner) await signInNewcomer(context, tenant, owner.ownerId, request, reply)
      return opened
    },
  )

  serve(app, context, calls.openOfficeInquiry, ({ identity, body, withIdempotency }) =>
    withIdempotency((tx) => createInquiryForCustomer(context, tx, identity?.userId ?? '', body)),
  )
}

/** A known address has its own error code here (API-07). */
function asOfInquiry(error: unknown): never {
  if (error instanceof HttpError && error.reply.code === 'UUM-3001')
    throw httpError('MINATO-3003', {
      body: [{ path: 'userRegistrateInformation.email', message: 'This email already exists' }],
    })
  throw error
}

/** Maps field errors of the registration to their path in this call's body. */
function underPerson(error: unknown): never {
  if (!(error instanceof HttpError) || !error.reply.body) throw error
  const body = error.reply.body.map(({ path, message }) => ({ path: `userRegistrateInformation.${path}`, message }))
  throw new HttpError({ ...error.reply, body }, { cause: error })
}
