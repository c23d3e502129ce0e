import * as calls from '@minato/contract/inquiries'
import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { waitedSince } from '@minato/domain/inquiries'
import type { FastifyInstance } from 'fastify'
import type { Context, Identity } from '../../../context.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { conflictError } from '../../../platform/http/http-error.ts'
import { serve } from '../../../platform/http/serve.ts'
import { appendEvent, requireInquiry, historyOf, lockInquiry, assertAllowed } from '../event-log/service.ts'
import type { LockedInquiry } from '../event-log/service.ts'
import { assertNoUnreadMessages, inquiryView } from '../event-log/inquiry-view.ts'
import { answerProposedConsignee, proposeConsignee } from './change-consignee.ts'
import { editInquiry, handOver, setConsignee } from './edit.ts'

interface EditRequest {
  tenant: string
  identity: Identity | undefined
  params: { id: string }
  query?: { lastReadSeq?: number | undefined } | undefined
  version: number
}

/**
 * Calls of managers for an inquiry apart from its documents, and the buyer's consignee (INQ-02,
 * INQ-09, INQ-16).
 */
export function serveEditing(app: FastifyInstance, context: Context): void {
  const { db } = context

  /**
   * Runs `work` with the inquiry locked and returns the inquiry as the transaction left it. @throws
   * 409 with the current inquiry for a stale version
   */
  function withLockedInquiry(
    { tenant, identity, params: { id }, query, version }: EditRequest,
    work: (tx: Transaction, inquiry: LockedInquiry) => Promise<unknown>,
  ): Promise<Inquiry> {
    return db.write(tenant, async (tx) => {
      const inquiry = await lockInquiry(tx, identity, id)
      await assertNoUnreadMessages(context, tx, identity, inquiry, query?.lastReadSeq)
      if (inquiry.state.version !== version) throw conflictError(await inquiryView(context, tenant, identity, id, tx))
      await work(tx, inquiry)
      return inquiryView(context, tenant, identity, id, tx)
    })
  }

  serve(app, context, calls.getInquiry, async ({ tenant, identity, params }) => {
    await requireInquiry(context, tenant, identity, params.id)
    return inquiryView(context, tenant, identity, params.id)
  })

  serve(app, context, calls.updateInquiry, (request) =>
    withLockedInquiry(request, (tx, inquiry) => editInquiry(context, tx, inquiry, request.body)),
  )

  serve(app, context, calls.setConsignee, (request) =>
    withLockedInquiry(request, (tx, inquiry) => setConsignee(context, tx, inquiry, request.identity, request.body)),
  )

  serve(app, context, calls.proposeConsignee, (request) =>
    withLockedInquiry(request, (tx, inquiry) => proposeConsignee(context, tx, inquiry, request.identity, request.body)),
  )
  for (const [call, isAccepted] of [
    [calls.confirmConsignee, true],
    [calls.rejectConsignee, false],
  ] as const)
    serve(app, context, call, (request) =>
      withLockedInquiry(request, (tx, inquiry) =>
        answerProposedConsignee(context, tx, inquiry, request.identity, isAccepted),
      ),
    )

  serve(app, context, calls.archiveInquiry, (request) =>
    withLockedInquiry(request, (tx, inquiry) => {
      assertAllowed('archive', inquiry)
      // The position in the waiting list is kept for a restore; `assignNextInQueue` skips it
      // meanwhile.
      return appendEvent(context, tx, inquiry, 'ARCHIVED', {})
    }),
  )
  serve(app, context, calls.restoreInquiry, (request) =>
    withLockedInquiry(request, (tx, inquiry) => {
      assertAllowed('restore', inquiry)
      return appendEvent(context, tx, inquiry, 'RESTORED', {})
    }),
  )
  serve(app, context, calls.processInquiry, (request) =>
    withLockedInquiry(request, (tx, inquiry) => {
      assertAllowed('process', inquiry)
      return appendEvent(context, tx, inquiry, 'PROCESSED', {})
    }),
  )
  serve(app, context, calls.unprocessInquiry, (request) =>
    withLockedInquiry(request, async (tx, inquiry) => {
      assertAllowed('unprocess', inquiry)
      return appendEvent(context, tx, inquiry, 'UNPROCESSED', {
        waitingSince: waitedSince(await historyOf(tx, inquiry)),
      })
    }),
  )
  serve(app, context, calls.handOverInquiry, (request) =>
    withLockedInquiry(request, (tx, inquiry) => handOver(context, tx, inquiry, request.body.managerId)),
  )
}
