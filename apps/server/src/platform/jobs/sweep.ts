import type { Context } from '../../context.ts'
import { sweepCounters } from '../rate-limit/counters.ts'
import type { Task } from './jobs.ts'
import { sweepIdempotencyKeys } from '../http/idempotency.ts'
import { sweepRates } from '../rate-limit/rate-limits.ts'

/** Removes expired rate-limit counters and idempotency keys every hour. */
export const sweepTask = ({ db }: Context): Task => ({
  name: 'sweep-gate',
  at: '23 * * * *',
  async run({ tenant }) {
    await sweepIdempotencyKeys(db, tenant)
    await sweepCounters(db)
    await sweepRates(db)
  },
})
