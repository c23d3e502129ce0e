import cluster from 'node:cluster'
import type { Worker } from 'node:cluster'
import { randomUUID } from 'node:crypto'
import { resolve } from 'node:path'
import { AggregatorRegistry } from 'prom-client'
import type { FastifyBaseLogger } from 'fastify'
import { genericError } from '../http/http-error.ts'
import { StartupError } from './startup-error.ts'
import { DATABASE_OF_FIRST } from './variables.ts'

/**
 * Several server processes on one port: the first one owns the database and starts the others. Each serves requests,
 * listens for changes and runs jobs independently; they share only the port.
 */
export interface Processes {
  /** The address of all processes, once all of them listen. */
  address: string
  /** Settles when a process cannot be kept running. */
  lost: Promise<StartupError>
  stop(): Promise<void>
}

/** The first process's database, in one that it has started; undefined in the first. */
export const databaseOfFirst = (): string | undefined => (cluster.isWorker ? process.env[DATABASE_OF_FIRST] : undefined)

const MAIN_MODULE = resolve(import.meta.dirname, '../../main.ts')
/** Delay between the end of a process and its restart, so that a crash loop does not use up the machine. */
const PAUSE_MS = 500

interface Ready {
  ready: string
}
/**
 * `text` is missing if a process did not answer in time. The library's own messages on this channel have `metrics`
 * too: taken for a request, each would ask all processes again.
 */
interface MetricsRequest {
  metricsAsked: string
  text?: string
}

/** Told to the first process by one that listens. */
export const announceReady = (address: string): void => void process.send?.({ ready: address } satisfies Ready)

export async function startProcesses(
  count: number,
  databaseUrl: string,
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
  main = MAIN_MODULE,
): Promise<Processes> {
  // Each process accepts connections from the one socket itself: connections handed out by the first process would
  // hang if their process was killed.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  // The script that started this process.
  cluster.setupPrimary({ exec: main, args: [] })
  let isStopping = false
  const metrics = new AggregatorRegistry()
  const running = new Set<Worker>()
  const workerFailed = Promise.withResolvers<StartupError>()
  const ready = Promise.withResolvers<string>()
  let awaited = count

  const start = (): void => {
    const worker = cluster.fork({ [DATABASE_OF_FIRST]: databaseUrl })
    let isReady = false
    running.add(worker)
    worker.on('message', (message: Ready | MetricsRequest) => {
      if ('ready' in message) {
        isReady = true
        awaited -= 1
        if (awaited === 0) ready.resolve(message.ready)
      }
      if ('metricsAsked' in message)
        void metrics
          .clusterMetrics()
          .then((text) => ({ ...message, text }))
          .catch((error: unknown) => {
            log.warn({ err: error }, 'server process returned no metrics')
            return message
          })
          .then((answer) => worker.isConnected() && worker.send(answer))
    })
    worker.once('exit', (code) => {
      running.delete(worker)
      if (isStopping) return
      log.error({ code, pid: worker.process.pid }, 'a server process ended')
      if (isReady) return void setTimeout(() => isStopping || start(), PAUSE_MS)
      const refusal = new StartupError('A server process did not start; see the reason above.')
      ready.reject(refusal)
      workerFailed.resolve(refusal)
    })
  }
  for (let i = 0; i < count; i++) start()
  const stop = async (): Promise<void> => {
    isStopping = true
    const exits = [...running].map((worker) => new Promise((onExit) => worker.once('exit', onExit)))
    for (const worker of running) worker.process.kill('SIGTERM')
    await Promise.all(exits)
  }
  const address = await ready.promise.catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return { address, lost: workerFailed.promise, stop }
}

/**
 * The metrics of all processes, requested from the first one; undefined for a single process.
 * @throws 503 if a process hangs, because without its part every counter would seem to fall
 */
export function metricsOfAll(): Promise<string> | undefined {
  if (!cluster.isWorker || databaseOfFirst() === undefined) return undefined
  const metricsRequestId = randomUUID()
  return new Promise((succeed, fail) => {
    const onMetricsRequest = ({ metricsAsked, text }: MetricsRequest): void => {
      if (metricsAsked !== metricsRequestId) return
      process.off('message', onMetricsRequest)
      if (text === undefined) fail(genericError(503))
      else succeed(text)
    }
    process.on('message', onMetricsRequest)
    process.send?.({ metricsAsked: metricsRequestId } satisfies MetricsRequest)
  })
}
