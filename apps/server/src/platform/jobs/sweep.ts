import type { Context } from '../../context.ts'
import { sweepCounters } from '../rate-limit/counters.ts'
import type { Task } from './jobs.ts'
import { sweepIdempotencyKeys } from '../http/idempotency.ts'
import { sweepRates } from '../rate-limit/rate-limits.ts'

/** Removes every hour what the gate no longer needs. */
export const sweepTask = ({ db }: Context): Task => ({
  name: 'sweep-gate',
  at: '23 * * * *',
  async run({ tenant }) {
    await sweepIdempotencyKeys(db, tenant)
    await sweepCounters(db)
    await sweepRates(db)
  },
})
