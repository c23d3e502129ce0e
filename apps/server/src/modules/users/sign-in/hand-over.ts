import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { addJob } from '../../../platform/jobs/jobs.ts'
import type { Task } from '../../../platform/jobs/jobs.ts'
import type { HandOverInquiries } from '../account/personal-data.ts'
import { lockHandOvers } from '../managers-store.ts'
import { managersOf } from '../people-lookup/service.ts'

const HAND_OVER = 'hand-over'

/**
 * Hands inquiries over in a job after this transaction, so that a locked car cannot keep the role
 * with a removed manager. A removal by call runs in its own transaction and can be repeated by its
 * caller.
 */
export const queueHandOver = (tx: Transaction, personId: string): Promise<void> => addJob(tx, HAND_OVER, { personId })

/** Reassigns the open inquiries of a manager whose role the provider has removed (INQ-16). */
export const handOverTask = (context: Context, handOverInquiries: HandOverInquiries): Task<{ personId: string }> => ({
  name: HAND_OVER,
  run: ({ tenant, data: { personId } }) =>
    context.db.write(tenant, async (tx) => {
      // No role is locked, so sign-ins do not wait. A manager who loses the role at this moment may
      // still get inquiries; that manager's own job, which waits for this one, passes them on.
      await tx.rows(lockHandOvers(tenant))
      const managers = await managersOf((statement) => tx.rows(statement), tenant)
      // A person who is a manager again keeps the inquiries.
      if (!managers.some(({ id }) => id === personId)) await handOverInquiries(context, tx, personId)
    }),
})
