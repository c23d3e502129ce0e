import * as calls from '@minato/contract/accounts'
import type { SignedInDevice } from '@minato/contract/users-shapes'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { setSessionCookie, newSessionId } from '../../../platform/auth/csrf.ts'
import { httpError } from '../../../platform/http/http-error.ts'
import { serve } from '../../../platform/http/serve.ts'
import { endRecordsOf } from '../provider/records-store.ts'
import { endSignIns } from '../sessions/service.ts'
import { deleteOneOf, listSessionsOf } from '../sessions/sessions-store.ts'
import { askNewEmail, changePassword } from './credentials.ts'
import { dataOf } from './data.ts'
import { deleteAccount } from './deletion.ts'
import { serveLists } from './list-routes.ts'
import { personAsking } from './person-asking.ts'
import type { PersonalData } from './personal-data.ts'
import { accountFrom, changeProfile, ownRow } from './profile.ts'

/** My account (SES-11): every call concerns the caller's own rows. */
export function serveAccount(app: FastifyInstance, context: Context, personalData: readonly PersonalData[]): void {
  const { db } = context

  serve(app, context, calls.getAccount, async ({ tenant, identity }) =>
    accountFrom(context, await ownRow(context, tenant, personAsking(identity).userId)),
  )

  serve(app, context, calls.updateAccount, ({ tenant, identity, body, version }) =>
    changeProfile(context, tenant, personAsking(identity).userId, body, version),
  )

  serve(app, context, calls.changePassword, ({ identity, body, request, reply }) =>
    changePassword(context, personAsking(identity), body, request, reply),
  )

  serve(app, context, calls.changeEmail, ({ identity, body, request }) =>
    askNewEmail(context, personAsking(identity), body, request),
  )

  serve(app, context, calls.downloadData, async ({ tenant, identity, reply }) => {
    const data = await dataOf(context, personalData, tenant, personAsking(identity).userId)
    reply.header('content-disposition', 'attachment; filename="my-data.json"')
    return data
  })

  serve(app, context, calls.deleteAccount, async ({ identity, body, request, reply }) => {
    await deleteAccount(context, personalData, personAsking(identity), body.password, request)
    await setSessionCookie(db, reply, newSessionId())
    // Clears cached pages of the signed-in user (threat C06).
    reply.header('clear-site-data', '"cache"')
  })

  serve(app, context, calls.listSessions, ({ tenant, identity }) => {
    const { userId, sessionId } = personAsking(identity)
    return db.read<SignedInDevice>(tenant, listSessionsOf(tenant, userId, sessionId))
  })

  serve(app, context, calls.endOtherSessions, async ({ tenant, identity }) => {
    const { userId, sessionId } = personAsking(identity)
    await db.write(tenant, (tx) => endSignIns(tx, userId, sessionId))
  })

  serve(app, context, calls.endSession, async ({ tenant, identity, params }) => {
    const { userId } = personAsking(identity)
    await db.write(tenant, async (tx) => {
      await tx.rows(endRecordsOf(tenant, userId))
      const ended = await tx.rows(deleteOneOf(tenant, userId, params.id))
      if (!ended.length) throw httpError('MINATO-4004')
    })
  })

  serveLists(app, context)
}
