import * as calls from '@minato/contract/accounts'
import type { SignedInDevice } from '@minato/contract/users-shapes'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { setSessionCookie, newSessionId } from '../../../platform/auth/csrf.ts'
import { httpError } from '../../../platform/http/http-error.ts'
import { serve } from '../../../platform/http/serve.ts'
import { deleteRecordsOf } from '../provider/records-store.ts'
import { deleteSignIns } from '../sessions/service.ts'
import { deleteOneOf, listSessionsOf } from '../sessions/sessions-store.ts'
import { requestEmailChange, changePassword } from './credentials.ts'
import { dataOf } from './data.ts'
import { deleteAccount } from './deletion.ts'
import { serveLists } from './list-routes.ts'
import { requirePerson } from './require-person.ts'
import type { PersonalData } from './personal-data.ts'
import { accountFrom, changeProfile, accountRow } from './profile.ts'

/** My account (SES-11): every call concerns the caller's own rows. */
export function serveAccount(app: FastifyInstance, context: Context, personalData: readonly PersonalData[]): void {
  const { db } = context

  serve(app, context, calls.getAccount, async ({ tenant, identity }) =>
    accountFrom(context, await accountRow(context, tenant, requirePerson(identity).userId)),
  )

  serve(app, context, calls.updateAccount, ({ tenant, identity, body, version }) =>
    changeProfile(context, tenant, requirePerson(identity).userId, body, version),
  )

  serve(app, context, calls.changePassword, ({ identity, body, request, reply }) =>
    changePassword(context, requirePerson(identity), body, request, reply),
  )

  serve(app, context, calls.changeEmail, ({ identity, body, request }) =>
    requestEmailChange(context, requirePerson(identity), body, request),
  )

  serve(app, context, calls.downloadData, async ({ tenant, identity, reply }) => {
    const data = await dataOf(context, personalData, tenant, requirePerson(identity).userId)
    reply.header('content-disposition', 'attachment; filename="my-data.json"')
    return data
  })

  serve(app, context, calls.deleteAccount, async ({ identity, body, request, reply }) => {
    await deleteAccount(context, personalData, requirePerson(identity), body.password, request)
    await setSessionCookie(db, reply, newSessionId())
    // Clears cached pages of the signed-in user (threat C06).
    reply.header('clear-site-data', '"cache"')
  })

  serve(app, context, calls.listSessions, ({ tenant, identity }) => {
    const { userId, sessionId } = requirePerson(identity)
    return db.read<SignedInDevice>(tenant, listSessionsOf(tenant, userId, sessionId))
  })

  serve(app, context, calls.endOtherSessions, async ({ tenant, identity }) => {
    const { userId, sessionId } = requirePerson(identity)
    await db.write(tenant, (tx) => deleteSignIns(tx, userId, sessionId))
  })

  serve(app, context, calls.endSession, async ({ tenant, identity, params }) => {
    const { userId } = requirePerson(identity)
    await db.write(tenant, async (tx) => {
      await tx.rows(deleteRecordsOf(tenant, userId))
      const deleted = await tx.rows(deleteOneOf(tenant, userId, params.id))
      if (!deleted.length) throw httpError('MINATO-4004')
    })
  })

  serveLists(app, context)
}
