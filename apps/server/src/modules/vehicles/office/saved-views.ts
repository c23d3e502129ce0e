import * as calls from '@minato/contract/saved-views'
import type { SavedView } from '@minato/contract/saved-views'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { httpError } from '../../../platform/http/http-error.ts'
import { serve } from '../../../platform/http/serve.ts'
import { deleteView, listViews, saveView } from './saved-views-store.ts'

export function serveSavedViews(app: FastifyInstance, context: Context): void {
  const { db } = context
  serve(app, context, calls.listSavedViews, ({ tenant, identity }) =>
    db.read<SavedView>(tenant, listViews(tenant, identity?.userId ?? '')),
  )
  serve(app, context, calls.createSavedView, ({ tenant, identity, body, withIdempotency }) =>
    withIdempotency(async (tx) => {
      const [view] = await tx.rows<SavedView>(saveView(tenant, identity?.userId ?? '', body))
      if (!view) throw new Error('no view was saved')
      return view
    }),
  )
  serve(app, context, calls.deleteSavedView, async ({ tenant, identity, params }) => {
    const deleted = await db.write(tenant, (tx) => tx.rows(deleteView(tenant, identity?.userId ?? '', params.id)))
    if (!deleted.length) throw httpError('MINATO-4004')
  })
}
