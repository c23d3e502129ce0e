import * as calls from '@minato/contract/endings'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { conflictError } from '../../platform/http/http-error.ts'
import { serve } from '../../platform/http/serve.ts'
import { assertAllowed } from './event-log/service.ts'
import { withCarAndInquiryLock, assertOwner } from './event-log/car-and-inquiry-lock.ts'
import { assertNoUnreadMessages, inquiryView } from './event-log/inquiry-view.ts'
import { closeInquiry, endByManager, reopen } from './end-inquiry.ts'

export function serveEndings(app: FastifyInstance, context: Context): void {
  serve(app, context, calls.withdrawInquiry, ({ tenant, identity, params, body: { reason } }) =>
    withCarAndInquiryLock(context, tenant, identity, params.id, (tx, held) => {
      assertOwner(identity, held.inquiry)
      assertAllowed('withdraw', held.inquiry)
      return closeInquiry(context, tx, held, { outcome: 'WITHDRAWN', reason, carBecomes: null })
    }),
  )

  serve(app, context, calls.endInquiry, ({ tenant, identity, params, query, body }) =>
    withCarAndInquiryLock(context, tenant, identity, params.id, async (tx, held) => {
      await assertNoUnreadMessages(context, tx, identity, held.inquiry, query.lastReadSeq)
      // A new proof or offer is not a message, so it is checked here as well.
      if (query.version !== undefined && held.inquiry.state.version !== query.version)
        throw conflictError(await inquiryView(context, tenant, identity, params.id, tx))
      return endByManager(context, tx, held, body)
    }),
  )

  serve(app, context, calls.reopenInquiry, ({ tenant, identity, params }) =>
    withCarAndInquiryLock(context, tenant, identity, params.id, (tx, held) => reopen(context, tx, held)),
  )
}
