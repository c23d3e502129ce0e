import * as calls from '@minato/contract/payments'
import type { Inquiry } from '@minato/contract/inquiries-shapes'
import type { FastifyInstance } from 'fastify'
import type { Context, Identity } from '../../context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { conflictError } from '../../platform/http/http-error.ts'
import { serve } from '../../platform/http/serve.ts'
import { readTexts } from '../documents/service.ts'
import { isManager, lockInquiry } from './event-log/service.ts'
import type { LockedInquiry } from './event-log/service.ts'
import { inquiryView } from './event-log/inquiry-view.ts'
import { confirmDelivery } from './delivery.ts'
import { finalizeSale, setShipping } from './shipping.ts'
import { acceptProof, addExtraDocument, addReceipt, rejectProof, submitProof } from './payments.ts'

/**
 * Calls after the proforma: payment proof, receipts, other documents, shipping and delivery
 * (INQ-07, INQ-08).
 */
export function servePayments(app: FastifyInstance, context: Context): void {
  /** Runs `work` with the inquiry locked and returns the inquiry as the transaction left it. */
  async function withLockedInquiry(
    tx: Transaction,
    identity: Identity | undefined,
    id: string,
    work: (inquiry: LockedInquiry) => Promise<unknown>,
  ): Promise<Inquiry> {
    await work(await lockInquiry(tx, identity, id))
    return inquiryView(context, tx.tenant, identity, id, tx)
  }

  serve(app, context, calls.submitPaymentProof, ({ identity, params, body, withIdempotency }) =>
    withIdempotency((tx) =>
      withLockedInquiry(tx, identity, params.id, (inquiry) =>
        submitProof(context, tx, inquiry, identity, body.documentId),
      ),
    ),
  )
  serve(app, context, calls.acceptPaymentProof, ({ tenant, identity, params, body }) =>
    context.db.write(tenant, (tx) =>
      withLockedInquiry(tx, identity, params.inquiryId, (inquiry) =>
        acceptProof(context, tx, inquiry, body?.documentId),
      ),
    ),
  )
  serve(app, context, calls.refusePaymentProof, ({ tenant, identity, params, body }) =>
    context.db.write(tenant, (tx) =>
      withLockedInquiry(tx, identity, params.id, (inquiry) =>
        rejectProof(context, tx, inquiry, body.documentId, body.reason),
      ),
    ),
  )
  serve(app, context, calls.addReceipt, async ({ tenant, identity, params, body, withIdempotency }) => {
    const { inquiryId, receiptId } = params
    await readTexts(context, tenant, inquiryId, { also: [receiptId] })
    return withIdempotency((tx) =>
      withLockedInquiry(tx, identity, inquiryId, (inquiry) =>
        addReceipt(context, tx, inquiry, receiptId, body?.acceptDifferencesReason),
      ),
    )
  })
  serve(app, context, calls.addExtraDocument, async ({ tenant, identity, params, body, withIdempotency }) => {
    const { inquiryId, extraDocumentId: documentId } = params
    if (isManager(identity)) await readTexts(context, tenant, inquiryId, { also: [documentId] })
    return withIdempotency((tx) =>
      withLockedInquiry(tx, identity, inquiryId, (inquiry) =>
        addExtraDocument(context, tx, inquiry, identity, documentId, body ?? {}),
      ),
    )
  })
  serve(app, context, calls.finalizeSale, ({ tenant, identity, params }) =>
    context.db.write(tenant, (tx) =>
      withLockedInquiry(tx, identity, params.id, (inquiry) => finalizeSale(context, tx, inquiry)),
    ),
  )
  serve(app, context, calls.confirmDelivery, ({ tenant, identity, params }) =>
    context.db.write(tenant, (tx) =>
      withLockedInquiry(tx, identity, params.id, (inquiry) => confirmDelivery(context, tx, inquiry, identity)),
    ),
  )
  serve(app, context, calls.setShipping, ({ tenant, identity, params: { inquiryId: id }, body, version }) =>
    context.db.write(tenant, (tx) =>
      withLockedInquiry(tx, identity, id, async (inquiry) => {
        if (inquiry.state.version !== version) throw conflictError(await inquiryView(context, tenant, identity, id, tx))
        await setShipping(context, tx, inquiry, body)
      }),
    ),
  )
}
