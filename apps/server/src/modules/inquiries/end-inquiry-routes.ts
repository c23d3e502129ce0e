import * as calls from '@minato/contract/endings'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { conflictError } from '../../platform/http/http-error.ts'
import { serve } from '../../platform/http/serve.ts'
import { assertAllowed } from './event-log/service.ts'
import { withCarAndDealLock, assertOwner } from './event-log/car-and-deal-lock.ts'
import { assertNoUnreadMessages, inquiryView } from './event-log/inquiry-view.ts'
import { closeDeal, endByManager, reopen } from './end-inquiry.ts'

export function serveEndings(app: FastifyInstance, context: Context): void {
  serve(app, context, calls.withdrawInquiry, ({ tenant, identity, params, body: { reason } }) =>
    withCarAndDealLock(context, tenant, identity, params.id, (tx, held) => {
      assertOwner(identity, held.deal)
      assertAllowed('withdraw', held.deal)
      return closeDeal(context, tx, held, { outcome: 'WITHDRAWN', reason, carBecomes: null })
    }),
  )

  serve(app, context, calls.endInquiry, ({ tenant, identity, params, query, body }) =>
    withCarAndDealLock(context, tenant, identity, params.id, async (tx, held) => {
      await assertNoUnreadMessages(context, tx, identity, held.deal, query.lastReadSeq)
      // A new proof or offer is not a message, so it is checked here as well.
      if (query.version !== undefined && held.deal.state.version !== query.version)
        throw conflictError(await inquiryView(context, tenant, identity, params.id, tx))
      return endByManager(context, tx, held, body)
    }),
  )

  serve(app, context, calls.reopenInquiry, ({ tenant, identity, params }) =>
    withCarAndDealLock(context, tenant, identity, params.id, (tx, held) => reopen(context, tx, held)),
  )
}
