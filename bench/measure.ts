import type { Bench, Server, State } from './bench.ts'
import type { Held } from './limit-server.ts'
import type { LoadRequest, Load, LoadOptions } from './load.ts'
import { cpuMsOf, cpuMsOfFamily, machineCpu, waitUntilIdle } from './process-facts.ts'

/**
 * One row of the table. Latencies in ms, CPU in ms per request; `alone` is measured on one
 * connection.
 */
export interface Row {
  id: string
  what: string
  size: number
  state: State | '–'
  rps: number
  p50: number
  p99: number
  alone: { p50: number; p99: number } | undefined
  /** The p99 with `STEADY_RPS` requests a second, which leaves the machine time to spare: what limits in ms refer to. */
  steadyP99: number
  errors: number
  nodeMs: number
  postgresMs: number
  limit: { name: string; rps: number; p50: number; p99: number; nodeMs: number; postgresMs: number } | undefined
  /**
   * The product relative to the limit, in requests a second and in CPU. Other programs disturb CPU
   * less.
   */
  ratio: number
  cpuRatio: number
  /** Result of pgbench with the statement of L2. */
  l3: number
  aim: string
  met: boolean | undefined
  /** The sender was saturated: the product and the limit may both be faster than shown. */
  isSenderBusy: boolean
  /** Other programs used a considerable part of the machine in every turn. */
  isDisturbed: boolean
}

export interface Question {
  id: string
  what: string
  state: State
  asks: readonly LoadRequest[]
  kind: LoadOptions['kind']
  limit?: { name: string; path: 'bytes' | 'rows' | 'not-modified'; held: Held; headers?: Record<string, string> }
  /** Runs right before the load, because cached answers live for a minute. */
  prepare?(): Promise<unknown>
  /** Wrong answers found by a check before the load. */
  wrong: number
  l3?: number
  aim: string
  met(row: Row): boolean | undefined
}

export const CONNECTIONS = 20
/** Requests a second over all connections for `Row.steadyP99` (decision 32). */
const STEADY_RPS = 200
const WARM_UP_S = 2

interface Turn extends Load {
  nodeMs: number
  postgresMs: number
  /** Share of the machine used by other programs during the turn. */
  others: number
}
/** A turn with more foreign load than this is repeated, up to PATIENCE times the requested rounds. */
const DISTURBED = 0.12
const PATIENCE = 2

/**
 * Measures the limit and the product in turns, so that foreign load affects both, then with a
 * single client.
 */
export async function measure(bench: Bench, server: Server, question: Question): Promise<Row> {
  const { asks, kind, limit } = question
  const { seconds, rounds } = bench
  if (limit) await bench.limit.child.ask('hold', limit.held)
  const limitAsks = asks.map((_, i) => ({ path: `/${limit?.path}/${i}` }))
  const limitKind = limit?.path === 'not-modified' ? 'not-modified' : 'any'
  const turn = async (
    of: Server,
    sent: readonly LoadRequest[],
    answerKind: LoadOptions['kind'],
    connections: number,
    length: number,
    rate?: number,
  ): Promise<Turn> => {
    await waitUntilIdle()
    const snapshot = () => ({
      node: cpuMsOf(of.pid),
      postgres: cpuMsOfFamily(bench.data.postmasterPid),
      sender: cpuMsOf(bench.load.pid),
      own: process.cpuUsage(),
      machine: machineCpu(),
    })
    const before = snapshot()
    const load = await bench.load.ask<Load>('load', {
      origin: of.origin,
      asks: sent,
      connections,
      seconds: length,
      kind: answerKind,
      ...(rate !== undefined && { rate }),
    } satisfies LoadOptions)
    const after = snapshot()
    const [node, postgres, own] = [
      after.node - before.node,
      after.postgres - before.postgres,
      (after.own.user - before.own.user) / 1000,
    ]
    const others =
      (after.machine.busyMs - before.machine.busyMs - node - postgres - own - (after.sender - before.sender)) /
      (after.machine.allMs - before.machine.allMs)
    return { ...load, nodeMs: node / load.requests, postgresMs: postgres / load.requests, others }
  }
  if (limit) await turn(bench.limit, limitAsks, limitKind, CONNECTIONS, WARM_UP_S)
  await question.prepare?.()
  await turn(server, asks, kind, CONNECTIONS, WARM_UP_S)
  const [limits, productTurns]: [Turn[], Turn[]] = [[], []]
  const quiet = (turns: readonly Turn[]): Turn[] => turns.filter(({ others }) => !(others > DISTURBED))
  const isEnough = (turns: readonly Turn[]): boolean => quiet(turns).length >= rounds
  for (let round = 0; round < rounds * PATIENCE && !(isEnough(productTurns) && (!limit || isEnough(limits))); round++) {
    if (limit) limits.push(await turn(bench.limit, limitAsks, limitKind, CONNECTIONS, seconds))
    productTurns.push(await turn(server, asks, kind, CONNECTIONS, seconds))
  }
  const alone = await turn(server, asks, kind, 1, Math.min(2, seconds))
  const steady = await turn(server, asks, kind, CONNECTIONS, seconds, STEADY_RPS)
  const product = medians(productTurns, quiet(productTurns))
  const bound = limits.length ? medians(limits, quiet(limits)) : undefined
  const row: Row = {
    id: question.id,
    what: question.what,
    size: bench.size,
    state: question.state,
    rps: product.rps,
    p50: product.p50,
    p99: product.p99,
    alone: { p50: alone.p50, p99: alone.p99 },
    steadyP99: steady.p99,
    errors: question.wrong + [...productTurns, ...limits, alone, steady].reduce((sum, one) => sum + one.errors, 0),
    nodeMs: product.nodeMs,
    postgresMs: product.postgresMs,
    limit: bound &&
      limit && {
        name: limit.name,
        rps: bound.rps,
        p50: bound.p50,
        p99: bound.p99,
        nodeMs: bound.nodeMs,
        postgresMs: bound.postgresMs,
      },
    ratio: bound ? product.rps / bound.rps : NaN,
    cpuRatio: bound ? (bound.nodeMs + bound.postgresMs) / (product.nodeMs + product.postgresMs) : NaN,
    l3: question.l3 ?? NaN,
    aim: question.aim,
    met: undefined,
    isSenderBusy: Math.max(product.busy, bound?.busy ?? 0) > 0.9,
    isDisturbed: quiet(productTurns).length === 0 || (limit !== undefined && quiet(limits).length === 0),
  }
  row.met = row.errors > 0 ? false : question.met(row)
  return row
}

function medians(all: readonly Turn[], quiet: readonly Turn[]): Turn {
  const turns = quiet.length ? quiet : all
  return Object.fromEntries(
    Object.keys(turns[0] ?? {}).map((key) => [key, median(turns.map((one) => one[key as keyof Turn]))]),
  ) as unknown as Turn
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 ? (sorted[middle] ?? NaN) : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2
}
