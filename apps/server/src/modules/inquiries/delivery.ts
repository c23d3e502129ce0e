import { actionError } from '@minato/domain/inquiry-actions'
import type { InquiryEvents } from '@minato/domain/inquiry-events'
import type { Context, Identity } from '../../context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { Task } from '../../platform/jobs/jobs.ts'
import { appendEvent, lockInquiry, assertAllowed, sideOf } from './event-log/service.ts'
import type { LockedInquiry } from './event-log/service.ts'
import { undelivered } from './delivery-store.ts'

/** Days after the expected arrival when a car counts as delivered, unless a party reports otherwise. */
const PRESUMED_DAYS = 7
/** No presumption after this many days, for example after a long downtime. */
const PRESUMED_UNTIL_DAYS = 60

/** Records the delivery reported by either party or presumed; the buyer is asked for a review. */
export function confirmDelivery(
  context: Context,
  tx: Transaction,
  inquiry: LockedInquiry,
  identity: Identity | undefined,
  data: InquiryEvents['DELIVERED'] = {},
): Promise<LockedInquiry> {
  assertAllowed('confirmDelivery', inquiry, { by: sideOf(identity, inquiry), today: inquiry.now.slice(0, 10) })
  return appendEvent(context, tx, inquiry, 'DELIVERED', data)
}

/** Presumes the delivery of cars whose expected arrival was a week ago. */
export const deliveryTask = (context: Context): Task => ({
  name: 'deliveries',
  at: '23 * * * *',
  async run({ tenant, signal }) {
    const dueInquiries = await context.db.read<{ id: string }>(
      tenant,
      undelivered(tenant, PRESUMED_DAYS, PRESUMED_UNTIL_DAYS),
    )
    for (const { id } of dueInquiries) {
      signal.throwIfAborted()
      await context.db.write(tenant, async (tx) => {
        const inquiry = await lockInquiry(tx, 'system', id)
        if (!actionError('confirmDelivery', inquiry.state))
          await confirmDelivery(context, tx, inquiry, undefined, { isPresumed: true })
      })
    }
  },
})
