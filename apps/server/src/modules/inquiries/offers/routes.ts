import * as calls from '@minato/contract/offers'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { serve } from '../../../platform/serve.ts'
import { personAsking } from '../../users/parties/service.ts'
import { attemptOf } from '../../../platform/counters.ts'
import { lockDeal } from '../record/service.ts'
import { showInquiry } from '../record/show.ts'
import { answer, offer } from './offers.ts'

export function serveOffers(app: FastifyInstance, context: Context): void {
  serve(app, context, calls.makeOffer, ({ tenant, identity, params: { id }, body, once }) =>
    once(
      async (tx) => {
        await offer(context, tx, await lockDeal(tx, identity, id), identity, body)
        return showInquiry(context, tenant, identity, id, tx)
      },
      // An offer is a word like another one.
      attemptOf(context, 'message-account', `${tenant} ${personAsking(identity).userId}`),
    ),
  )
  for (const [call, isAccepted] of [
    [calls.acceptOffer, true],
    [calls.refuseOffer, false],
  ] as const)
    serve(app, context, call, ({ tenant, identity, params: { id, offerId } }) =>
      context.db.write(tenant, async (tx) => {
        await answer(context, tx, await lockDeal(tx, identity, id), identity, offerId, isAccepted)
        return showInquiry(context, tenant, identity, id, tx)
      }),
    )
}
