import { fetchBodies, compareWithPlainSql } from './check-replies.ts'
import type { Agrees } from './check-replies.ts'
import type { Bench, State } from './bench.ts'
import { TENANT } from './data.ts'
import type { Held, PlainStatement, Plans } from './limit-server.ts'
import { measure } from './measure.ts'
import type { Question, Row } from './measure.ts'
import { pgbench } from './pgbench.ts'

/** An API call: cold against the plain statement, warm against its bytes. */
export interface Call {
  id: string
  what: string
  paths: readonly string[]
  kind: 'list' | 'json'
  states: readonly State[]
  asManager?: boolean
  statements: readonly (readonly PlainStatement[])[]
  plans: Plans
  agrees: Agrees
  aim: Record<State, Pick<Question, 'aim' | 'met'>>
}

const L3_S = 3
/** A slower plain statement cannot be measured under load: it would only time out. */
const SLOW_MS = 150

export async function measureCall(bench: Bench, call: Call): Promise<Row[]> {
  const { id, what, kind, statements } = call
  const asks = call.paths.map((path) => ({
    path,
    headers: { 'tenant-id': TENANT, ...(call.asManager && { 'x-bench-manager': '1' }) },
  }))
  const rows: Row[] = []
  const held: Held = { statements, plans: call.plans }
  for (const state of call.states) {
    bench.say(`${id} ${what}, ${bench.size.toLocaleString('en')} cars, ${state}`)
    const server = await bench.server(state)
    await bench.limit.child.ask('hold', held)
    const bodies = await fetchBodies(server, asks)
    const { wrong, plainMs } = await compareWithPlainSql(bench, bodies, asks, call.agrees)
    const byRows = state === 'cold' || call.asManager === true
    const isSlow = plainMs > SLOW_MS
    if (byRows && isSlow) bench.say(`  the plain statement takes ${Math.round(plainMs)} ms alone: no L2, no L3`)
    const limit = !byRows
      ? { name: 'L1', path: 'bytes' as const, held: { type: 'application/json; charset=utf-8', bodies } }
      : isSlow
        ? undefined
        : { name: 'L2', path: 'rows' as const, held }
    const l3 = byRows && !isSlow ? await pgbench(bench.data.url, statements, Math.min(L3_S, bench.seconds)) : NaN
    rows.push(
      await measure(bench, server, {
        id,
        what,
        state,
        asks,
        kind,
        ...(limit && { limit }),
        wrong,
        l3,
        prepare: () => fetchBodies(server, asks),
        ...call.aim[state],
      }),
    )
  }
  return rows
}

const percent = (share: number): string => `${Math.round(share * 100)} %`
/** Aim and check of 'at least this share of the limit'. */
export const shareOf = (limit: string, share: number): Pick<Question, 'aim' | 'met'> => ({
  aim: `≥ ${percent(share)} of ${limit}`,
  met: ({ ratio }) => (Number.isNaN(ratio) ? undefined : ratio >= share),
})
export const noTarget: Pick<Question, 'aim' | 'met'> = { aim: '', met: () => undefined }
