import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { addJob } from '../../../platform/jobs/jobs.ts'
import type { Task } from '../../../platform/jobs/jobs.ts'
import { handOverDealsOf } from '../../inquiries/privacy/service.ts'
import { lockHandOvers } from '../managers-store.ts'
import { managersOf } from '../parties/service.ts'

const HAND_OVER = 'hand-over'

/**
 * After this transaction, because a car that somebody holds must not keep the role with who has lost it. A removal by a call
 * does it in its own: its caller hears that it failed, and repeats it, where a sign-in would be what fails.
 */
export const queueHandOver = (tx: Transaction, personId: string): Promise<void> => addJob(tx, HAND_OVER, { personId })

/** Gives the open deals of a manager whom the provider makes one no longer to the others (INQ-16). */
export const handOverTask = (context: Context): Task<{ personId: string }> => ({
  name: HAND_OVER,
  run: ({ tenant, data: { personId } }) =>
    context.db.write(tenant, async (tx) => {
      // No role is held meanwhile, for which a sign-in would wait. To whom loses his just now deals may still go: his own
      // job comes after his sign-in, waits for this one here, and takes them on.
      await tx.rows(lockHandOvers(tenant))
      const managers = await managersOf((statement) => tx.rows(statement), tenant)
      // Who has become one again keeps what is hers.
      if (!managers.some(({ id }) => id === personId)) await handOverDealsOf(context, tx, personId)
    }),
})
