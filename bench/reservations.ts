import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { asActor } from '../apps/server/src/platform/actor.ts'
import { readConfig } from '../apps/server/src/platform/config.ts'
import { createLog } from '../apps/server/src/platform/log.ts'
import { openContext } from '../apps/server/src/platform/open-context.ts'
import type { OpenContext } from '../apps/server/src/platform/open-context.ts'
import { sql } from '../apps/server/src/platform/sql.ts'
import { askAbout } from '../apps/server/src/modules/inquiries/opening/open.ts'
import { buyersQuote, quoteFor } from '../apps/server/src/modules/pricing/service.ts'
import type { Bench } from './bench.ts'
import { TENANT } from './data.ts'
import { loneRow } from './lone-row.ts'
import type { Row } from './measure.ts'
import { personCalled, portOfBench, signedIn } from './talk.ts'
import type { Person } from './talk.ts'

/** G21: two hundred who reserve one car at once, over HTTP and two server processes, round after round: one gets it. */

const AT_ONCE = 200
const BUYERS = 20
const HOUR_MS = 3_600_000
const MAIN = '/api/main'

export async function reservations(bench: Bench): Promise<Row[]> {
  bench.say(`G21 ${AT_ONCE} reservations at once, ${bench.rounds} rounds`)
  const servers = [await bench.another(), await bench.another()]
  const origins = servers.map(({ origin }) => origin)
  const context = await openContext({
    config: readConfig({ NODE_ENV: 'production' }),
    log: createLog('silent'),
    url: bench.data.url,
    filesFolder: bench.data.folder,
  })
  try {
    const manager = await signedIn(context, await personCalled(context, 'reserve-manager', 'SALES_MANAGER'))
    const ids = await inquiriesOn(context, bench.stock.cars[0]?.carNo ?? 0)
    const took: number[] = []
    let errors = 0
    for (let round = 0; round < bench.rounds; round++) {
      const began = performance.now()
      const answers = await Promise.all(
        Array.from({ length: AT_ONCE }, async (_, i) => {
          const id = ids[i % ids.length] ?? ''
          // The same hours for half of them, others that meet them for the rest.
          const startTime = new Date(Date.now() + (i % 2) * (i % 5) * HOUR_MS).toISOString()
          const endTime = new Date(Date.now() + (24 + (i % 7)) * HOUR_MS).toISOString()
          const status = await ask(origins[i % 2] ?? '', manager, 'POST', id, { startTime, endTime })
          return { id, status }
        }),
      )
      took.push(performance.now() - began)
      const winners = answers.filter(({ status }) => status === 201)
      const losers = answers.filter(({ status }) => status === 409)
      if (winners.length !== 1 || losers.length !== AT_ONCE - 1) {
        errors++
        bench.say(`G21 round ${round}: ${tallyOf(answers.map(({ status }) => status))}`)
      }
      for (const { id } of winners) await ask(origins[0] ?? '', manager, 'DELETE', id)
    }
    const sorted = took.toSorted((a, b) => a - b)
    const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
    const p99 = at(0.99)
    return [
      loneRow({
        id: 'G21',
        what: `${AT_ONCE} reservations of one car at once, ${bench.rounds} rounds: one wins, the others are told`,
        size: bench.size,
        p50: at(0.5),
        p99,
        errors,
        aim: 'one winner each round, no 5xx, p99 ≤ 2 s',
        met: errors === 0 && p99 <= 2000,
      }),
    ]
  } finally {
    await context.close()
    for (const { child } of servers) await child.stop()
  }
}

const tallyOf = (statuses: readonly number[]): string =>
  [...Map.groupBy(statuses, (status) => status)].map(([status, all]) => `${all.length} × ${status}`).join(', ')

async function ask(
  origin: string,
  { headers }: Person,
  method: 'POST' | 'DELETE',
  id: string,
  body?: object,
): Promise<number> {
  const answer = await fetch(`${origin}${MAIN}/inquiry/${id}/reserve`, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  await answer.arrayBuffer()
  return answer.status
}

/** Twenty customers who have asked about one car; made once for a database. */
async function inquiriesOn(context: OpenContext, carNo: number): Promise<Inquiry['id'][]> {
  const { db } = context
  const portId = await portOfBench(context)
  const [car] = await db.read<{ id: string }>(
    TENANT,
    sql`select id from vehicles.car where tenant_id = ${TENANT} and car_no = ${carNo}`,
  )
  const carId = car?.id ?? ''
  const choice = { carId, portId, destination: 'KE', withInsurance: false, withInspections: false }
  const quote = buyersQuote(await quoteFor(context, TENANT, choice))
  const usd = (value: number | null) => (value === null ? null : { value, currency: 'USD' as const })
  const question = {
    carId,
    portId,
    amountFOB: usd(quote.fob),
    fretAmount: usd(quote.freight),
    inspections: [],
    finalDestination: 'KE',
    firstMessage: 'Please keep it for me',
  }
  const ids: string[] = []
  for (let i = 0; i < BUYERS; i++) {
    const owner = await personCalled(context, `reserve-${i}`, 'CUSTOMER')
    const [known] = await db.read<{ id: string }>(
      TENANT,
      sql`select id from inquiries.inquiry where tenant_id = ${TENANT} and owner_id = ${owner}::uuid and car_id = ${carId}::uuid limit 1`,
    )
    const open = () => db.write(TENANT, (tx) => askAbout(context, tx, owner, question))
    ids.push((known ?? (await asActor({ kind: 'person', userId: owner }, 'bench', open))).id)
  }
  return ids
}
