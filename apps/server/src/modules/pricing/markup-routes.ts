import * as calls from '@minato/contract/pricing'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { csvList } from '../../platform/http/csv.ts'
import { serve } from '../../platform/http/serve.ts'
import { EFFECT_COLUMNS, movedPrices, previewPrices } from './effects.ts'
import type { RunQuery } from './effects.ts'
import { addValue, cancelValue, markupChange, markupOf, markupsOf, waitForPrices } from './markups.ts'

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
  serve(app, context, calls.previewMarkup, async ({ tenant, params, query }) => {
    const rows: RunQuery = (statement) => db.read(tenant, statement)
    return previewPrices(rows, tenant, await markupChange(rows, tenant, params.markupId, query.percentage))
  })
  serve(app, context, calls.exportMarkupEffect, async ({ tenant, params, query, reply }) => {
    const rows: RunQuery = (statement) => db.read(tenant, statement)
    const change = await markupChange(rows, tenant, params.markupId, query.percentage)
    csvList(reply, 'markup-effect.csv', EFFECT_COLUMNS, movedPrices(rows, tenant, change))
  })
}
