import {
  createApiClient,
  inviteManager,
  listApiClients,
  listManagers as listManagersCall,
  removeManager as removeManagerCall,
  revokeApiClient,
  sendProviderLink,
} from '@minato/contract/managers'
import type { ApiClient, Manager } from '@minato/contract/users-shapes'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { assertWithinLimit } from '../../platform/rate-limit/counters.ts'
import { httpError, genericError } from '../../platform/http/http-error.ts'
import { serve } from '../../platform/http/serve.ts'
import type { HandOverInquiries } from './account/personal-data.ts'
import { invite, removeManager } from './invitations.ts'
import { listManagers, lockHandOvers } from './managers-store.ts'
import { personOfId } from './people-store.ts'
import type { PersonRow } from './people-store.ts'
import { clientById, hashSecret, insertClient, listClients, revokeClient } from './provider/api-clients-store.ts'
import { newSecret } from './provider/provider.ts'
import { deleteTokensOf } from './provider/records-store.ts'
import { mailProviderLink } from './sign-in/provider-links.ts'

/** Managers and API clients (SES-10, API-13). */
export function serveManagers(app: FastifyInstance, context: Context, handOverInquiries: HandOverInquiries): void {
  const { db } = context

  serve(app, context, listManagersCall, ({ tenant }) => db.read<Manager>(tenant, listManagers(tenant)))

  serve(app, context, inviteManager, ({ body, identity, withIdempotency }) =>
    withIdempotency(async (tx) => {
      const [inviter] = await tx.rows<PersonRow>(personOfId(tx.tenant, identity?.userId ?? ''))
      return (await invite(context, tx, body, inviter?.firstname ?? '')).manager
    }),
  )

  serve(app, context, removeManagerCall, ({ tenant, params, query }) =>
    db.write(tenant, async (tx) => {
      const handedOver = await removeManager(tx, params.id, query.handClientsTo)
      await tx.rows(lockHandOvers(tenant))
      await handOverInquiries(context, tx, params.id)
      return handedOver
    }),
  )

  serve(app, context, sendProviderLink, async ({ tenant, params }) => {
    await assertWithinLimit(context, 'reset-account', `${tenant} ${params.id}`)
    await db.write(tenant, (tx) => mailProviderLink(context, tx, params.id))
  })

  serve(app, context, listApiClients, ({ tenant }) => db.read<ApiClient>(tenant, listClients(tenant)))

  serve(app, context, createApiClient, async ({ tenant, body, identity }) => {
    const secret = newSecret()
    const managerId = identity?.userId ?? ''
    const client = await db.write(tenant, async (tx) => {
      const [inserted] = await tx.rows<{ id: string }>(
        insertClient(tenant, { ...body, secretHash: hashSecret(secret), managerId }),
      )
      if (!inserted) throw genericError(403)
      return (await tx.rows<ApiClient>(clientById(tenant, inserted.id)))[0]
    })
    if (!client) throw new Error('no client was made')
    return { client, secret }
  })

  serve(app, context, revokeApiClient, async ({ tenant, params }) => {
    await db.write(tenant, async (tx) => {
      if (!(await tx.rows(revokeClient(tenant, params.id))).length) throw httpError('MINATO-4004')
      await tx.rows(deleteTokensOf(tenant, params.id))
    })
  })
}
