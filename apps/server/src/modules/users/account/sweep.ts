import type { Context } from '../../../context.ts'
import type { Task } from '../../../platform/jobs/jobs.ts'
import { sweepSettled } from '../../../platform/email/outbox-store.ts'
import { sweepCodes } from '../codes-store.ts'
import { sweepUninvited } from '../managers-store.ts'
import { sweepRecords } from '../provider/records-store.ts'
import { sweepFlows } from '../sign-in/flow-store.ts'
import { sweepSessions } from '../sessions/sessions-store.ts'
import { FAREWELL_EMAIL } from './deletion.ts'

/** Removes every hour what has ended of people's ways in, and the last address of those who have gone. */
export const sweepUsersTask = ({ db }: Context): Task => ({
  name: 'sweep-users',
  at: '31 * * * *',
  async run({ tenant }) {
    const cleanups = [
      sweepSessions(tenant),
      sweepFlows(tenant),
      sweepRecords(tenant),
      sweepCodes(tenant),
      sweepUninvited(tenant),
      sweepSettled(tenant, FAREWELL_EMAIL),
    ]
    for (const statement of cleanups) await db.write(tenant, (tx) => tx.rows(statement))
  },
})
