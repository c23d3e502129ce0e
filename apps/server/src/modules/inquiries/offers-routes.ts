import * as calls from '@minato/contract/offers'
import type { FastifyInstance } from 'fastify'
import type { Context, Identity } from '../../context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { serve } from '../../platform/http/serve.ts'
import { requirePerson } from '../users/people-lookup/service.ts'
import { createAttempt } from '../../platform/rate-limit/counters.ts'
import { lockInquiry } from './event-log/service.ts'
import type { LockedInquiry } from './event-log/service.ts'
import { inquiryView } from './event-log/inquiry-view.ts'
import { acceptOffer, offer, rejectOffer, withdrawOffer } from './offers.ts'

export function serveOffers(app: FastifyInstance, context: Context): void {
  serve(app, context, calls.makeOffer, ({ tenant, identity, params: { id }, body, withIdempotency }) =>
    withIdempotency(
      async (tx) => {
        await offer(context, tx, await lockInquiry(tx, identity, id), identity, body)
        return inquiryView(context, tenant, identity, id, tx)
      },
      // An offer counts as a message.
      createAttempt(context, 'message-account', `${tenant} ${requirePerson(identity).userId}`),
    ),
  )
  type OfferRequest = { tenant: string; identity: Identity | undefined; params: { id: string; offerId: string } }
  const changed = (
    { tenant, identity, params: { id } }: OfferRequest,
    work: (tx: Transaction, inquiry: LockedInquiry) => unknown,
  ) =>
    context.db.write(tenant, async (tx) => {
      await work(tx, await lockInquiry(tx, identity, id))
      return inquiryView(context, tenant, identity, id, tx)
    })
  serve(app, context, calls.acceptOffer, (request) =>
    changed(request, (tx, inquiry) =>
      acceptOffer(context, tx, inquiry, request.identity, request.params.offerId, request.body),
    ),
  )
  serve(app, context, calls.refuseOffer, (request) =>
    changed(request, (tx, inquiry) => rejectOffer(context, tx, inquiry, request.identity, request.params.offerId)),
  )
  serve(app, context, calls.withdrawOffer, (request) =>
    changed(request, (tx, inquiry) => withdrawOffer(context, tx, inquiry, request.identity, request.params.offerId)),
  )
}
