import * as calls from '@minato/contract/messages'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { createAttempt } from '../../../platform/rate-limit/counters.ts'
import { serve } from '../../../platform/http/serve.ts'
import { requirePerson } from '../../users/people-lookup/service.ts'
import { readTexts } from '../../documents/service.ts'
import { isManager } from '../event-log/service.ts'
import { listMessages, markRead, postMessage } from './messages.ts'

const PAGE = 50

export function serveMessages(app: FastifyInstance, context: Context): void {
  serve(app, context, calls.listMessages, async ({ tenant, identity, params, query }) => {
    const { page = 0, limit = PAGE, after = 0 } = query
    const pagination = { page, limit, after }
    return { page, limit, ...(await listMessages(context, tenant, requirePerson(identity), params.id, pagination)) }
  })

  serve(app, context, calls.postMessage, async ({ tenant, identity, params, body, hasKey, withIdempotency }) => {
    const person = requirePerson(identity)
    if (isManager(identity) && body.attachments?.length)
      await readTexts(context, tenant, params.id, { also: body.attachments })
    const attempt = createAttempt(context, 'message-account', `${tenant} ${person.userId}`)
    return withIdempotency((tx) => postMessage(context, tx, person, params.id, body, hasKey), attempt)
  })

  serve(app, context, calls.readMessage, ({ identity, params }) =>
    markRead(context, requirePerson(identity), params.userId, params.messageId),
  )
}
