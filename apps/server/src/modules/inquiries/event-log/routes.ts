import * as calls from '@minato/contract/event-log'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { assertWithinLimit } from '../../../platform/rate-limit/counters.ts'
import { serve } from '../../../platform/http/serve.ts'
import { drawPaper, drawingLimit } from '../invoices/drawing/draw-in-worker.ts'
import { entriesOf, exportRecord, publicKeyOf } from './export.ts'
import { dealFor } from './service.ts'
import { signedCopy } from './signed-copy.ts'

export async function serveRecord(app: FastifyInstance, context: Context): Promise<void> {
  // The key is created at the first start, so that reads change nothing.
  const publicKey = await publicKeyOf(context)
  const limitMs = drawingLimit(context.config)

  serve(app, context, calls.getDealRecord, async ({ tenant, identity, params }) =>
    entriesOf(context, tenant, identity, await dealFor(context, tenant, identity, params.id)),
  )

  serve(app, context, calls.exportDealRecord, async ({ tenant, identity, params, reply }) => {
    const deal = await dealFor(context, tenant, identity, params.id)
    reply.header('content-disposition', `attachment; filename="deal-${deal.state.reference}.json"`)
    return { ...(await exportRecord(context, tenant, identity, deal)) }
  })

  serve(app, context, calls.getSignedCopy, async ({ tenant, identity, params, query, reply }) => {
    await assertWithinLimit(context, 'signed-copy-account', `${tenant} ${identity?.userId ?? ''}`)
    const deal = await dealFor(context, tenant, identity, params.id)
    const bytes = await drawPaper(context, await signedCopy(context, tenant, identity, deal, query.locale), limitMs)
    await reply
      .header('content-disposition', `attachment; filename="deal-${deal.state.reference}.pdf"`)
      .header('x-content-type-options', 'nosniff')
      .type('application/pdf')
      .send(bytes)
  })

  serve(app, context, calls.getDealRecordKey, async () => ({ publicKey }))
}
