import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../platform/database.ts'
import { addJob } from '../../../platform/jobs.ts'
import type { Task } from '../../../platform/jobs.ts'
import { handOverDealsOf } from '../../inquiries/people/service.ts'
import { lockManagers } from '../managers-store.ts'

const HAND_OVER = 'hand-over'

/** After this transaction, because a car that somebody holds must not keep the role with who has lost it. */
export const queueHandOver = (tx: Transaction, personId: string): Promise<void> => addJob(tx, HAND_OVER, { personId })

/** Gives the open deals of a manager whom the provider makes one no longer to the others (INQ-16). */
export const handOverTask = (context: Context): Task<{ personId: string }> => ({
  name: HAND_OVER,
  run: ({ tenant, data: { personId } }) =>
    context.db.write(tenant, async (tx) => {
      // Held, so that of two who leave at once none hands anything to the other.
      const managers = await tx.rows<{ id: string }>(lockManagers(tenant))
      // Who has become one again keeps what is hers.
      if (!managers.some(({ id }) => id === personId)) await handOverDealsOf(context, tx, personId)
    }),
})
