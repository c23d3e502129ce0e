import { Agent, get } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import autocannon from 'autocannon'
import { answerParent } from './children.ts'

/** Sends requests from a separate process, so that the load does not count as the server's work. */

export interface LoadRequest {
  path: string
  headers?: Record<string, string>
}
export interface LoadOptions {
  /** Scheme, host and port. */
  origin: string
  asks: readonly LoadRequest[]
  connections: number
  seconds: number
  /** Requests a second at equal intervals over all connections; without it each connection sends without a pause. */
  rate?: number
  /** Expected kind of answers; a sample is checked. */
  kind: 'list' | 'json' | 'html' | 'any' | 'not-modified'
}
/** Latencies in ms. `busy` is this process's share of a core; near 1 the sender is the bottleneck. */
export interface Load {
  rps: number
  p50: number
  p99: number
  requests: number
  errors: number
  busy: number
}

const SAMPLE = 25

async function load({ origin, asks, connections, seconds, rate, kind }: LoadOptions): Promise<Load> {
  if (rate !== undefined) return loadAtRate({ origin, asks, connections, seconds, rate, kind })
  const latencies: number[] = []
  let errors = 0
  const refused = (status: number, body: string): void => {
    if (!isSound(kind, status, body)) errors++
  }
  const requests = asks.map(({ path, headers }, i) => ({
    method: 'GET' as const,
    path,
    ...(headers && { headers }),
    ...(i % SAMPLE === 0 && { onResponse: refused }),
  }))
  const expected = kind === 'not-modified' ? 304 : 200
  const cpu = process.cpuUsage()
  const began = performance.now()
  let last = began
  let clients = 0
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(
      {
        url: origin,
        connections,
        duration: seconds,
        timeout: 30,
        // Each connection starts at another request, so that they do not all request the same at
        // once.
        setupClient: (client) => {
          const from = Math.floor((clients++ * requests.length) / connections)
          client.setRequests([...requests.slice(from), ...requests.slice(0, from)].map((one) => ({ ...one })))
        },
      },
      (error: Error | null, done: autocannon.Result) => (error ? reject(error) : resolve(done)),
    )
    run.on('response', (_, status, __, ms) => {
      if (status !== expected) errors++
      latencies.push(ms)
      last = performance.now()
    })
  })
  return summarize(latencies, errors + result.errors + result.timeouts, (last - began) / 1000, process.cpuUsage(cpu))
}

function summarize(latencies: number[], errors: number, took: number, used: NodeJS.CpuUsage): Load {
  latencies.sort((a, b) => a - b)
  const at = (share: number): number =>
    latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? NaN
  return {
    rps: latencies.length / took,
    p50: at(0.5),
    p99: at(0.99),
    requests: latencies.length,
    errors,
    busy: (used.user + used.system) / 1e6 / took,
  }
}

/**
 * Sends requests at equal intervals. Latencies count from the planned time, so that a late response does not hide the wait
 * of those after it. (autocannon's own rate sends the requests of a second in one burst.)
 */
async function loadAtRate({
  origin,
  asks,
  connections,
  seconds,
  rate,
  kind,
}: LoadOptions & { rate: number }): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const latencies: number[] = []
  let errors = 0
  const cpu = process.cpuUsage()
  const began = performance.now()
  const send = (i: number, planned: number): Promise<void> =>
    new Promise((resolve) => {
      const { path = '/', headers } = asks[i % asks.length] ?? {}
      const fail = (): void => {
        errors++
        resolve()
      }
      get(origin + path, { agent, ...(headers && { headers }) }, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => void parts.push(part))
        response.on('error', fail)
        response.on('end', () => {
          latencies.push(performance.now() - planned)
          const status = response.statusCode ?? 0
          const isWrong = i % SAMPLE === 0 && !isSound(kind, status, Buffer.concat(parts).toString())
          if (status !== (kind === 'not-modified' ? 304 : 200) || isWrong) errors++
          resolve()
        })
      }).on('error', fail)
    })
  const sent: Promise<void>[] = []
  for (let i = 0; i < seconds * rate; i++) {
    const planned = began + (i * 1000) / rate
    const wait = planned - performance.now()
    if (wait > 0) await delay(wait)
    sent.push(send(i, planned))
  }
  await Promise.all(sent)
  agent.destroy()
  return summarize(latencies, errors, (performance.now() - began) / 1000, process.cpuUsage(cpu))
}

function isSound(kind: LoadOptions['kind'], status: number, body: string): boolean {
  if (status !== 200) return true // counted already
  if (kind === 'any') return body.length > 0
  if (kind === 'html') return body.startsWith('<!DOCTYPE html>') || body.startsWith('<!doctype html>')
  try {
    const answer = JSON.parse(body) as { items?: unknown[]; page: number; limit: number; total: number }
    if (kind === 'json') return true
    const left = Math.max(0, answer.total - answer.page * answer.limit)
    return Array.isArray(answer.items) && answer.items.length === Math.min(answer.limit, left)
  } catch {
    return false
  }
}

answerParent({ load })
