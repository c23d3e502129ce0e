import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { testServer } from '../../testing/app.ts'
import { until } from '../../testing/mail-server.ts'
import { asOwner } from '../../testing/as-owner.ts'
import { addJob, startJobs } from './jobs.ts'

test.each(['done', 'failed'])(
  '[G14 G13 OPS-04] survives a connection lost while a job is reported %s',
  async (outcome) => {
    const server = await testServer()
    onTestFinished(() => server.close())
    const holder = new Client({ connectionString: server.url })
    await holder.connect()
    onTestFinished(() => holder.end())
    const runs: number[] = []
    const jobs = startJobs(server.context, server.url, [
      {
        name: 'count',
        run: async ({ data }) => {
          const { n } = data as { n: number }
          runs.push(n)
          if (n !== 1) return
          // From here on the queue waits for the result.
          await holder.query('begin')
          await holder.query('select from graphile_worker._private_jobs for update')
          if (outcome === 'failed') throw new Error('not this time')
        },
      },
    ])
    onTestFinished(() => jobs.stop())
    const add = (n: number) => server.context.db.write('staging', (tx) => addJob(tx, 'count', { n }))
    await add(1)
    // An uncaught error would end the process; here it fails the test run.
    await until(
      async () =>
        (
          await asOwner(
            server.url,
            `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()
              and wait_event_type = 'Lock' and query like '%_private_jobs%' and query not like '%locked_at = case%'`,
          )
        ).length,
    )
    await holder.query('rollback')
    await add(2)
    await until(() => runs.includes(2))
    expect(runs.filter((n) => n === 2)).toEqual([2])
  },
)
