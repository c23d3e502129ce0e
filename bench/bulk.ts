import type { BulkReport } from '@minato/contract/vehicles-office'
import type { Bench } from './bench.ts'
import { TENANT } from './data.ts'
import { createSingleRow } from './result-row.ts'
import { median } from './measure.ts'
import type { Row } from './measure.ts'
import { waitUntilIdle } from './process-facts.ts'
import { sql } from '../apps/server/src/platform/database/sql.ts'

/**
 * B14: one bulk action of a manager on 10,000 cars and its undo, each until the answer. The search
 * index is current by then.
 */

const CARS = 10_000

export async function bulkOfCars(bench: Bench): Promise<Row[]> {
  const found = await bench.db.read<{ id: string }>(
    TENANT,
    sql`select id from vehicles.car where tenant_id = ${TENANT} and status = 'PUBLISHED' order by car_no limit ${CARS}::integer`,
  )
  if (found.length < CARS) return []
  bench.say(`B14 bulk actions on ${CARS.toLocaleString('en')} of ${bench.size.toLocaleString('en')} cars`)
  const server = await bench.server('warm')
  const ask = async (
    method: string,
    path: string,
    body?: unknown,
  ): Promise<{ report: BulkReport; seconds: number }> => {
    await waitUntilIdle()
    const began = performance.now()
    const answer = await fetch(`${server.origin}/api/vehicle/bulk${path}`, {
      method,
      headers: {
        'tenant-id': TENANT,
        'x-bench-manager': '1',
        authorization: 'Bearer of-the-bench',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const report = (await answer.json()) as BulkReport
    if (!answer.ok) throw new Error(`bulk ${method} ${path}: ${answer.status} ${JSON.stringify(report)}`)
    return { report, seconds: (performance.now() - began) / 1000 }
  }
  const ids = found.map(({ id }) => id)
  const rows: Row[] = []
  for (const action of [{ action: 'price', percentage: 1 }, { action: 'draft' }]) {
    const took = { done: [] as number[], undone: [] as number[] }
    let wrong = 0
    for (let round = 0; round < bench.rounds; round++) {
      const done = await ask('POST', '', { ...action, chosen: { ids } })
      const undone = await ask('PUT', `/${done.report.id}/undo`)
      took.done.push(done.seconds)
      took.undone.push(undone.seconds)
      if (done.report.done !== CARS || undone.report.keptAsChanged !== 0) wrong++
    }
    for (const [what, seconds] of Object.entries(took))
      rows.push(
        createSingleRow({
          id: 'B14',
          what: `${action.action} of 10,000 cars ${what}, s`,
          size: bench.size,
          p50: median(seconds),
          p99: Math.max(...seconds),
          errors: wrong,
        }),
      )
  }
  return rows
}
