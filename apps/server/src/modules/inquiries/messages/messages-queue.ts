import type { InquiryEvent } from '@minato/domain/inquiry-events'
import type { Transaction } from '../../../platform/database/database.ts'
import { addJob } from '../../../platform/jobs/jobs.ts'
import type { LockedInquiry } from '../event-log/service.ts'
import { unreadOf } from './messages-store.ts'
import type { UnreadRow } from './messages-store.ts'

export const MESSAGES_MAIL = 'deal-messages'
/** By then a user with the page open has read the message. */
const PATIENCE_MS = 120_000

/** Checks in two minutes whether the message was read; not if an email about earlier ones was sent. */
export async function queueMessagesMail(
  tx: Transaction,
  inquiry: LockedInquiry,
  { seq, side, at }: InquiryEvent,
): Promise<void> {
  if (side === 'SYSTEM') return
  // The email of a new inquiry includes its first message.
  if (at === inquiry.state.openedAt) return
  const [unread] = await tx.rows<UnreadRow>(unreadOf(tx.tenant, inquiry.id, side))
  if (unread && unread.firstSeq < seq) return
  const runAt = new Date(Date.parse(at) + PATIENCE_MS).toISOString()
  await addJob(tx, MESSAGES_MAIL, { inquiryId: inquiry.id, side }, { key: `${inquiry.id} ${side}`, runAt })
}
