import * as calls from '@minato/contract/pricing'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { serve } from '../../platform/http/serve.ts'
import { addValue, cancelValue, effectOf, markupOf, markupsOf, waitForPrices } from './markups.ts'

/** `settleCars`: waits until lists of cars show the new prices. */
export function serveMarkups(
  app: FastifyInstance,
  context: Context,
  settleCars: (context: Context, tenant: string) => Promise<void>,
): void {
  const { db } = context
  serve(app, context, calls.listMarkups, ({ tenant }) =>
    markupsOf((statement) => db.read(tenant, statement), tenant, context.now()),
  )
  serve(app, context, calls.getMarkup, ({ tenant, params }) =>
    markupOf((statement) => db.read(tenant, statement), tenant, context.now(), params.categoryId),
  )
  serve(app, context, calls.addMarkupValue, async ({ tenant, params, body, withIdempotency }) => {
    const markup = await withIdempotency((tx) => addValue(context, tx, params.markupId, body))
    await waitForPrices(context, tenant)
    await settleCars(context, tenant)
    return markup
  })
  serve(app, context, calls.cancelMarkupValue, ({ tenant, params }) =>
    cancelValue(context, tenant, params.markupId, params.valueId),
  )
  serve(app, context, calls.previewMarkup, ({ tenant, params, query }) =>
    effectOf(context, tenant, params.markupId, query.percentage),
  )
}
