import * as calls from '@minato/contract/quotes'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { serve } from '../../platform/http/serve.ts'
import { buyersQuote, namedCharges, quoteFor } from './quotes.ts'

export function serveQuotes(app: FastifyInstance, context: Context): void {
  serve(app, context, calls.getQuote, async ({ tenant, query }) =>
    buyersQuote(
      await quoteFor(context, tenant, {
        carId: query.carId,
        portId: query.portId ?? null,
        destination: query.destination?.toUpperCase() ?? null,
        withInsurance: query.withInsurance ?? false,
        withInspections: query.withInspections ?? false,
      }),
    ),
  )
  serve(app, context, calls.getCharges, ({ tenant, query }) => namedCharges(context, tenant, query.locale ?? 'en'))
}
