import type { DealEvent } from '@minato/domain/deal-events'
import type { Transaction } from '../../../platform/database/database.ts'
import { addJob } from '../../../platform/jobs/jobs.ts'
import type { LockedDeal } from '../event-log/service.ts'
import { unreadOf } from './messages-store.ts'
import type { UnreadRow } from './messages-store.ts'

export const MESSAGES_MAIL = 'deal-messages'
/** By then a user with the page open has read the message. */
const PATIENCE_MS = 120_000

/** Has a look in two minutes at whether the other side has read it; while a mail has told of earlier ones there is none. */
export async function queueMessagesMail(
  tx: Transaction,
  deal: LockedDeal,
  { seq, side, at }: DealEvent,
): Promise<void> {
  if (side === 'SYSTEM') return
  // The opening's own letter tells of the first one.
  if (at === deal.state.openedAt) return
  const [unread] = await tx.rows<UnreadRow>(unreadOf(tx.tenant, deal.id, side))
  if (unread && unread.firstSeq < seq) return
  const runAt = new Date(Date.parse(at) + PATIENCE_MS).toISOString()
  await addJob(tx, MESSAGES_MAIL, { inquiryId: deal.id, side }, { key: `${deal.id} ${side}`, runAt })
}
