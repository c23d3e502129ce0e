import * as calls from '@minato/contract/quick-replies'
import type { QuickReply } from '@minato/contract/quick-replies'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { httpError, conflictError } from '../../platform/http/http-error.ts'
import { serve } from '../../platform/http/serve.ts'
import { deleteReply, insertReply, listReplies, replyOf, updateReply } from './quick-replies-store.ts'

export function serveQuickReplies(app: FastifyInstance, context: Context): void {
  const { db } = context

  serve(app, context, calls.listQuickReplies, ({ tenant }) => db.read<QuickReply>(tenant, listReplies(tenant)))

  serve(app, context, calls.createQuickReply, ({ tenant, body, withIdempotency }) =>
    withIdempotency(async (tx) => {
      const [created] = await tx.rows<QuickReply>(insertReply(tenant, body))
      if (!created) throw new Error('no quick reply was made')
      return created
    }),
  )

  serve(app, context, calls.updateQuickReply, ({ tenant, params, body, version }) =>
    db.write(tenant, async (tx) => {
      const [changed] = await tx.rows<QuickReply>(updateReply(tenant, params.id, version, body))
      if (changed) return changed
      const [current] = await tx.rows<QuickReply>(replyOf(tenant, params.id))
      throw current ? conflictError(current) : httpError('MINATO-4004')
    }),
  )

  serve(app, context, calls.deleteQuickReply, async ({ tenant, params }) => {
    const deleted = await db.write(tenant, (tx) => tx.rows(deleteReply(tenant, params.id)))
    if (!deleted.length) throw httpError('MINATO-4004')
  })
}
