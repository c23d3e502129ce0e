import { previewRule } from '../apps/server/src/modules/import-rules/effects.ts'
import { listRules } from '../apps/server/src/modules/import-rules/service.ts'
import { previewPrices } from '../apps/server/src/modules/pricing/service.ts'
import { sql } from '../apps/server/src/platform/database/sql.ts'
import type { Statement } from '../apps/server/src/platform/database/sql.ts'
import type { Bench } from './bench.ts'
import { TENANT } from './data.ts'
import { contextOf, portOfBench } from './inquiries.ts'
import type { Row } from './measure.ts'
import { quantile } from './resilience/http.ts'
import { createSingleRow } from './result-row.ts'

/** B15: the effects of a tariff and of an import rule on the whole stock, before either is saved (TRU-15). */

const TIMES = 15

export async function previews(bench: Bench): Promise<Row[]> {
  bench.say(`B15 effects on ${bench.size.toLocaleString('en')} cars`)
  const context = await contextOf(bench)
  try {
    const portId = await portOfBench(context)
    await context.db.write(TENANT, (tx) =>
      tx.rows(
        sql`insert into settings.insurance_rate (tenant_id, percentage, valid_from) values (${TENANT}, 1.25, now())`,
      ),
    )
    const kenya = (await listRules(context, TENANT)).find(({ country }) => country === 'KE')
    const run = <R>(statement: Statement): Promise<R[]> => context.db.read<R>(TENANT, statement)
    const tariff = (i: number) => previewPrices(run, TENANT, { kind: 'TARIFF', portId, value: 100 + i })
    const rule = (i: number) =>
      previewRule(run, TENANT, { id: kenya?.id ?? null, rule: { ...kenya!, maxAge: 1 + i / 2 } }, context.now())
    return [await row(bench, 'a tariff', tariff), await row(bench, 'an import rule', rule)]
  } finally {
    await context.close()
  }
}

async function row(bench: Bench, what: string, preview: (i: number) => Promise<{ numberOfCar: number }>): Promise<Row> {
  await preview(0)
  const took: number[] = []
  const stop = watchLoop()
  let moved = 0
  for (let i = 0; i < TIMES; i++) {
    const start = performance.now()
    moved = Math.max(moved, (await preview(i)).numberOfCar)
    took.push(performance.now() - start)
  }
  const pause = stop()
  return createSingleRow({
    id: 'B15',
    what: `effect of ${what}, at most ${moved.toLocaleString('en')} cars; longest turn ${pause.toFixed(0)} ms of CPU`,
    size: bench.size,
    p50: quantile(took, 0.5),
    p99: Math.max(...took),
    aim: 'longest turn ≤ 50 ms',
    met: pause <= 50,
  })
}

/** Returns the most CPU between two turns of the event loop, in ms: how long other requests wait on an idle machine. */
function watchLoop(): () => number {
  let longest = 0
  let before = process.threadCpuUsage()
  const timer = setInterval(() => {
    const { user, system } = process.threadCpuUsage(before)
    longest = Math.max(longest, (user + system) / 1000)
    before = process.threadCpuUsage()
  }, 1)
  return () => {
    clearInterval(timer)
    return longest
  }
}
