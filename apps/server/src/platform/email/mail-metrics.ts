import { Gauge } from 'prom-client'
import type { Registry } from 'prom-client'
import type { Context } from '../../context.ts'
import { sql } from '../database/sql.ts'
import { countMails } from './outbox-store.ts'

/** Queued and failed emails of all processes, counted in the database when the metrics are read. */
export function measureMails({ db, tenants }: Context, register: Registry): void {
  const mails = new Gauge({
    name: 'minato_mails',
    help: 'Mails of the last 30 days that wait for the mail server, or were given up',
    labelNames: ['state'],
    registers: [register],
    collect: unlessAway(async function (this: Gauge) {
      const counts = { waiting: 0, failed: 0 }
      for (const tenant of await tenants.all())
        for (const { state, count } of await db.read<{ state: keyof typeof counts; count: number }>(
          tenant,
          countMails(tenant),
        ))
          counts[state] += count
      for (const [state, count] of Object.entries(counts)) this.set({ state }, count)
    }),
  })
  const jobs = new Gauge({
    name: 'minato_jobs_failed',
    help: 'Jobs that are tried no more',
    registers: [register],
    collect: unlessAway(async function (this: Gauge) {
      const [row] = await db.shared<{ count: number }>(sql`select platform.failed_jobs() as count`)
      this.set(row?.count ?? 0)
    }),
  })
  void [mails, jobs]
}

/** Keeps the last figures while the database is unreachable, because metrics are still requested. */
function unlessAway(collect: (this: Gauge) => Promise<void>) {
  return function (this: Gauge): Promise<void> {
    return collect.call(this).catch(() => {})
  }
}
