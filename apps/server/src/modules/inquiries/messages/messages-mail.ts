import type { Context } from '../../../context.ts'
import type { Task } from '../../../platform/jobs/jobs.ts'
import { lockInquiry } from '../event-log/service.ts'
import { sendInquiryMail } from '../event-log/notifications.ts'
import { MESSAGES_MAIL } from './messages-queue.ts'
import { unreadOf } from './messages-store.ts'
import type { UnreadRow } from './messages-store.ts'

/**
 * Emails about messages (INQ-10): one for all unread messages of a side, and none for messages that are read at
 * once.
 */
export const messagesMailTask = (context: Context): Task<{ inquiryId: string; side: 'BUYER' | 'SELLER' }> => ({
  name: MESSAGES_MAIL,
  run: ({ tenant, data: { inquiryId, side } }) =>
    context.db.write(tenant, async (tx) => {
      const inquiry = await lockInquiry(tx, 'system', inquiryId)
      const [unread] = await tx.rows<UnreadRow>(unreadOf(tenant, inquiryId, side))
      if (!unread) return
      const { firstSeq, number: count } = unread
      const recipient = side === 'BUYER' ? 'SELLER' : 'BUYER'
      await sendInquiryMail(context, tx, inquiry, recipient, 'messagesCame', { count }, `messages ${firstSeq}`)
    }),
})
