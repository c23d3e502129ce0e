import * as calls from '@minato/contract/event-log'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { assertWithinLimit } from '../../../platform/rate-limit/counters.ts'
import { sendDownload } from '../../../platform/http/download.ts'
import { serve } from '../../../platform/http/serve.ts'
import { drawDocument, drawingLimit } from '../invoices/drawing/draw-in-worker.ts'
import { entriesOf, exportRecord, publicKeyOf } from './export.ts'
import { requireInquiry } from './service.ts'
import { signedCopy } from './signed-copy.ts'

export async function serveRecord(app: FastifyInstance, context: Context): Promise<void> {
  // The key is created at the first start, so that reads change nothing.
  const publicKey = await publicKeyOf(context)
  const limitMs = drawingLimit(context.config)

  serve(app, context, calls.getEventLog, async ({ tenant, identity, params }) =>
    entriesOf(context, tenant, identity, await requireInquiry(context, tenant, identity, params.id)),
  )

  serve(app, context, calls.exportEventLog, async ({ tenant, identity, params, reply }) => {
    const inquiry = await requireInquiry(context, tenant, identity, params.id)
    reply.header('content-disposition', `attachment; filename="inquiry-${inquiry.state.reference}.json"`)
    return { ...(await exportRecord(context, tenant, identity, inquiry)) }
  })

  serve(app, context, calls.getSignedCopy, async ({ tenant, identity, params, query, reply }) => {
    await assertWithinLimit(context, 'signed-copy-account', `${tenant} ${identity?.userId ?? ''}`)
    const inquiry = await requireInquiry(context, tenant, identity, params.id)
    const bytes = await drawDocument(
      context,
      await signedCopy(context, tenant, identity, inquiry, query.locale),
      limitMs,
    )
    sendDownload(reply, `inquiry-${inquiry.state.reference}.pdf`, 'application/pdf', bytes)
  })

  serve(app, context, calls.getEventLogKey, async () => ({ publicKey }))
}
