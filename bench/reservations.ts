import type { Bench } from './bench.ts'
import { createInquirers, contextOf, createPerson, signedIn } from './inquiries.ts'
import type { Person } from './inquiries.ts'
import { quantile } from './resilience/http.ts'
import { createSingleRow } from './result-row.ts'
import type { Row } from './measure.ts'

/**
 * G21: two hundred concurrent reservations of one car, over HTTP and two server processes, in
 * rounds: exactly one succeeds.
 */

const AT_ONCE = 200
const BUYERS = 20
const HOUR_MS = 3_600_000
const MAIN = '/api/main'

export async function reservations(bench: Bench): Promise<Row[]> {
  bench.say(`G21 ${AT_ONCE} reservations at once, ${bench.rounds} rounds`)
  const servers = [await bench.another(), await bench.another()]
  const origins = servers.map(({ origin }) => origin)
  const context = await contextOf(bench)
  try {
    const manager = await signedIn(context, await createPerson(context, 'reserve-manager', 'SALES_MANAGER'))
    const fixture = { called: 'reserve', count: BUYERS, firstMessage: 'Please keep it for me' }
    const ids = (await createInquirers(context, bench, fixture)).map(({ inquiryId }) => inquiryId)
    const took: number[] = []
    let errors = 0
    for (let round = 0; round < bench.rounds; round++) {
      const began = performance.now()
      const answers = await Promise.all(
        Array.from({ length: AT_ONCE }, async (_, i) => {
          const id = ids[i % ids.length] ?? ''
          // Half of them use the same hours, the others overlapping ones.
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
    const p99 = quantile(took, 0.99)
    return [
      createSingleRow({
        id: 'G21',
        what: `${AT_ONCE} reservations of one car at once, ${bench.rounds} rounds: one wins, the others are told`,
        size: bench.size,
        p50: quantile(took, 0.5),
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
