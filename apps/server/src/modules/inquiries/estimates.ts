import * as calls from '@minato/contract/estimated-costs'
import type { ShownCost } from '@minato/contract/estimated-costs'
import { linesOf } from '@minato/domain/inquiry-amounts'
import { shownCosts } from '@minato/domain/estimated-costs'
import type { InquirySnapshot } from '@minato/domain/inquiries'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { serve } from '../../platform/http/serve.ts'
import { costsOf } from '../import-rules/service.ts'
import type { RunQuery } from '../users/people-lookup/service.ts'
import { requireInquiry } from './event-log/service.ts'

/** The estimated costs at the destination of an inquiry (TRU-08). No amount of the inquiry depends on them. */
export async function estimatesOf(runQuery: RunQuery, tenant: string, state: InquirySnapshot): Promise<ShownCost[]> {
  const lines = linesOf(state).filter(({ kind }) => kind !== 'INSPECTION')
  const isKnown = lines.every(({ amount }) => amount !== null)
  const customsValue = isKnown ? lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0) : null
  return shownCosts(await costsOf(runQuery, tenant, state.finalDestination), customsValue)
}

export function serveEstimates(app: FastifyInstance, context: Context): void {
  serve(app, context, calls.listCostsOfInquiry, async ({ tenant, identity, params }) => {
    const { state } = await requireInquiry(context, tenant, identity, params.id)
    return estimatesOf((statement) => context.db.read(tenant, statement), tenant, state)
  })
}
