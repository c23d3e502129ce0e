import * as calls from '@minato/contract/inquiries'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { serve } from '../../../platform/serve.ts'
import { entriesOf, exportRecord, publicKeyOf } from './export.ts'
import { dealFor } from './service.ts'

export async function serveRecord(app: FastifyInstance, context: Context): Promise<void> {
  // Made at the first start, so that no reading changes anything.
  const publicKey = await publicKeyOf(context)

  serve(app, context, calls.getDealRecord, async ({ tenant, identity, params }) =>
    entriesOf(context, tenant, await dealFor(context, tenant, identity, params.id)),
  )

  serve(app, context, calls.exportDealRecord, async ({ tenant, identity, params, reply }) => {
    const deal = await dealFor(context, tenant, identity, params.id)
    reply.header('content-disposition', `attachment; filename="deal-${deal.state.reference}.json"`)
    return { ...(await exportRecord(context, tenant, deal)) }
  })

  serve(app, context, calls.getDealRecordKey, async () => ({ publicKey }))
}
