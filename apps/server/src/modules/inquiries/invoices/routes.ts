import * as calls from '@minato/contract/invoices'
import type { FastifyInstance } from 'fastify'
import type { Context, Identity } from '../../../context.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { serve } from '../../../platform/http/serve.ts'
import { readTexts } from '../../documents/service.ts'
import { waitUntilIndexed } from '../../vehicles/service.ts'
import { lockInquiry } from '../event-log/service.ts'
import type { LockedInquiry } from '../event-log/service.ts'
import { inquiryView } from '../event-log/inquiry-view.ts'
import { lockCarAndInquiry } from '../event-log/car-and-inquiry-lock.ts'
import { serveChecks } from './check.ts'
import { drawingLimit, drawDocument, withDrawing } from './drawing/draw-in-worker.ts'
import type { Draw } from './drawing/draw-in-worker.ts'
import { cancelProforma, draftOf, generateProforma, issueFinal, issueProforma, issueReceipt } from './issue.ts'

/** Documents of an inquiry (INQ-06): issued by managers, verified by anyone. */
export function serveInvoices(app: FastifyInstance, context: Context): void {
  const { db } = context

  /** Runs the effect with the inquiry locked and returns the new inquiry. */
  const withLockedInquiry =
    (identity: Identity | undefined, id: string, work: (tx: Transaction, inquiry: LockedInquiry) => Promise<unknown>) =>
    async (tx: Transaction) => {
      await work(tx, await lockInquiry(tx, identity, id))
      return inquiryView(context, tx.tenant, identity, id, tx)
    }

  const limitMs = drawingLimit(context.config)

  serve(app, context, calls.generateInvoice, ({ identity, params, withIdempotency }) =>
    withIdempotency(withLockedInquiry(identity, params.id, (tx, inquiry) => generateProforma(context, tx, inquiry))),
  )
  serve(app, context, calls.previewInvoice, async ({ tenant, identity, params, reply }) => {
    const draft = await db.write(tenant, async (tx) => draftOf(context, tx, await lockInquiry(tx, identity, params.id)))
    const bytes = await drawDocument(context, draft, limitMs)
    reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `inline; filename="draft-${draft.reference}.pdf"`)
      .type('application/pdf')
      .send(bytes)
  })
  serve(app, context, calls.issueInvoice, async ({ tenant, identity, params: { id }, body, withIdempotency }) => {
    const issue = (draw: Draw) =>
      withIdempotency(async (tx) => {
        await issueProforma(context, tx, await lockCarAndInquiry(tx, identity, id), body ?? {}, draw)
        return inquiryView(context, tenant, identity, id, tx)
      })
    await readTexts(context, tenant, id)
    const inquiry = await withDrawing(context, issue, limitMs)
    // An extended reservation changes the car.
    await waitUntilIndexed(context, tenant)
    return inquiry
  })
  serve(app, context, calls.cancelInvoice, ({ tenant, identity, params, body }) =>
    db.write(
      tenant,
      withLockedInquiry(identity, params.id, (tx, inquiry) => cancelProforma(context, tx, inquiry, body.reason)),
    ),
  )
  serve(app, context, calls.issueFinalInvoice, async ({ tenant, identity, params: { id }, body, withIdempotency }) => {
    const reason = body?.acceptDifferencesReason
    const issue = (draw: Draw) =>
      withIdempotency(withLockedInquiry(identity, id, (tx, inquiry) => issueFinal(context, tx, inquiry, reason, draw)))
    await readTexts(context, tenant, id)
    return withDrawing(context, issue, limitMs)
  })
  serve(app, context, calls.issueReceipt, async ({ tenant, identity, params: { id }, body, withIdempotency }) => {
    const issue = (draw: Draw) =>
      withIdempotency(withLockedInquiry(identity, id, (tx, inquiry) => issueReceipt(context, tx, inquiry, body, draw)))
    await readTexts(context, tenant, id)
    return withDrawing(context, issue, limitMs)
  })
  serveChecks(app, context)
}
