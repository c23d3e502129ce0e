import * as calls from '@minato/contract/offers'
import type { FastifyInstance } from 'fastify'
import type { Context, Identity } from '../../../context.ts'
import type { Transaction } from '../../../platform/database.ts'
import { serve } from '../../../platform/serve.ts'
import { personAsking } from '../../users/parties/service.ts'
import { attemptOf } from '../../../platform/counters.ts'
import { lockDeal } from '../record/service.ts'
import type { LockedDeal } from '../record/service.ts'
import { showInquiry } from '../record/show.ts'
import { acceptOffer, offer, refuseOffer, withdrawOffer } from './offers.ts'

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
  type Asked = { tenant: string; identity: Identity | undefined; params: { id: string; offerId: string } }
  const changed = ({ tenant, identity, params: { id } }: Asked, work: (tx: Transaction, deal: LockedDeal) => unknown) =>
    context.db.write(tenant, async (tx) => {
      await work(tx, await lockDeal(tx, identity, id))
      return showInquiry(context, tenant, identity, id, tx)
    })
  serve(app, context, calls.acceptOffer, (asked) =>
    changed(asked, (tx, deal) => acceptOffer(context, tx, deal, asked.identity, asked.params.offerId, asked.body)),
  )
  serve(app, context, calls.refuseOffer, (asked) =>
    changed(asked, (tx, deal) => refuseOffer(context, tx, deal, asked.identity, asked.params.offerId)),
  )
  serve(app, context, calls.withdrawOffer, (asked) =>
    changed(asked, (tx, deal) => withdrawOffer(context, tx, deal, asked.identity, asked.params.offerId)),
  )
}
