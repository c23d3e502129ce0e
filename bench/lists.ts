import { bodiesOf, differing } from './answers.ts'
import type { Bench, State } from './bench.ts'
import { TENANT } from './data.ts'
import type { Held, PlainStatement, Plans } from './limit-server.ts'
import { measure } from './measure.ts'
import type { Question, Row } from './measure.ts'
import { pgbench } from './pgbench.ts'

/** A call of the API, cold against the plain statement and warm against its bytes. */
export interface Call {
  id: string
  what: string
  paths: readonly string[]
  kind: 'list' | 'json'
  states: readonly State[]
  asManager?: boolean
  statements: readonly (readonly PlainStatement[])[]
  plans: Plans
  /** Compare the cars of each page with the statement's. */
  isCompared: boolean
  aim: Record<State, Pick<Question, 'aim' | 'met'>>
}

const L3_S = 3

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
    const bodies = await bodiesOf(server, asks)
    const wrong = call.isCompared ? await differing(bench, bodies, asks) : 0
    const byRows = state === 'cold' || call.asManager === true
    const limit = byRows
      ? { name: 'L2', path: 'rows' as const, held }
      : { name: 'L1', path: 'bytes' as const, held: { type: 'application/json; charset=utf-8', bodies } }
    const l3 = byRows ? await pgbench(bench.data.url, statements, Math.min(L3_S, bench.seconds)) : NaN
    rows.push(
      await measure(bench, server, {
        id,
        what,
        state,
        asks,
        kind,
        limit,
        wrong,
        l3,
        prepare: () => bodiesOf(server, asks),
        ...call.aim[state],
      }),
    )
  }
  return rows
}

export const percent = (share: number): string => `${Math.round(share * 100)} %`
/** 'at least this share of the limit', as the two say it. */
export const shareOf = (limit: string, share: number): Pick<Question, 'aim' | 'met'> => ({
  aim: `≥ ${percent(share)} of ${limit}`,
  met: ({ ratio }) => ratio >= share,
})
export const noAim: Pick<Question, 'aim' | 'met'> = { aim: '', met: () => undefined }
