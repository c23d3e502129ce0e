import * as calls from '@minato/contract/inquiries'
import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { waitedSince } from '@minato/domain/inquiries'
import type { FastifyInstance } from 'fastify'
import type { Context, Identity } from '../../../context.ts'
import type { Transaction } from '../../../platform/database.ts'
import { refuseStale } from '../../../platform/failure.ts'
import { serve } from '../../../platform/serve.ts'
import { change, dealFor, historyOf, lockDeal, refuseUnless } from '../record/service.ts'
import type { LockedDeal } from '../record/service.ts'
import { refuseUnheard, showInquiry } from '../record/show.ts'
import { editDeal, handOver, setConsignee } from './edit.ts'

interface Asked {
  tenant: string
  identity: Identity | undefined
  params: { id: string }
  query?: { heardUpTo?: number | undefined } | undefined
  version: number
}

/** What managers do with an inquiry beside its papers, and the consignee that its buyer enters (INQ-02, INQ-09, INQ-16). */
export function serveEditing(app: FastifyInstance, context: Context): void {
  const { db } = context

  /**
   * Does it with the deal's row held, and answers the deal as it stands in that transaction. Throws 409 with what is there now
   * where it was changed since it was read: two managers never undo each other unawares.
   */
  function doing(
    { tenant, identity, params: { id }, query, version }: Asked,
    work: (tx: Transaction, deal: LockedDeal) => Promise<unknown>,
  ): Promise<Inquiry> {
    return db.write(tenant, async (tx) => {
      const deal = await lockDeal(tx, identity, id)
      await refuseUnheard(context, tx, identity, deal, query?.heardUpTo)
      if (deal.state.version !== version) throw refuseStale(await showInquiry(context, tenant, identity, id, tx))
      await work(tx, deal)
      return showInquiry(context, tenant, identity, id, tx)
    })
  }

  serve(app, context, calls.getInquiry, async ({ tenant, identity, params }) => {
    await dealFor(context, tenant, identity, params.id)
    return showInquiry(context, tenant, identity, params.id)
  })

  serve(app, context, calls.updateInquiry, (asked) =>
    doing(asked, (tx, deal) => editDeal(context, tx, deal, asked.body)),
  )

  serve(app, context, calls.setConsignee, (asked) =>
    doing(asked, (tx, deal) => setConsignee(context, tx, deal, asked.identity, asked.body)),
  )

  serve(app, context, calls.archiveInquiry, (asked) =>
    doing(asked, (tx, deal) => {
      refuseUnless('archive', deal)
      // Its place in the queue stays for its way back: meanwhile `giveOn` passes it over, and nobody counts it.
      return change(context, tx, deal, 'ARCHIVED', {})
    }),
  )
  serve(app, context, calls.restoreInquiry, (asked) =>
    doing(asked, (tx, deal) => {
      refuseUnless('restore', deal)
      return change(context, tx, deal, 'RESTORED', {})
    }),
  )
  serve(app, context, calls.processInquiry, (asked) =>
    doing(asked, (tx, deal) => {
      refuseUnless('process', deal)
      return change(context, tx, deal, 'PROCESSED', {})
    }),
  )
  serve(app, context, calls.unprocessInquiry, (asked) =>
    doing(asked, async (tx, deal) => {
      refuseUnless('unprocess', deal)
      return change(context, tx, deal, 'UNPROCESSED', { waitingSince: waitedSince(await historyOf(tx, deal)) })
    }),
  )
  serve(app, context, calls.handOverInquiry, (asked) =>
    doing(asked, (tx, deal) => handOver(context, tx, deal, asked.body.managerId)),
  )
}
