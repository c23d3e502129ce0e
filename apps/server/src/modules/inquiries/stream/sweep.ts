import type { Context } from '../../../context.ts'
import type { Task } from '../../../platform/jobs/jobs.ts'
import { sweepFeed } from './feed-store.ts'

/** Nightly: deletes items older than any live page can request. */
export const sweepFeedTask = ({ db }: Context): Task => ({
  name: 'sweep-feed',
  at: '17 3 * * *',
  run: async ({ tenant }) => void (await db.write(tenant, (tx) => tx.rows(sweepFeed(tenant)))),
})
