import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { sendRequest } from './http.ts'

interface Probe {
  origin: string
  path: string
  everyMs: number
}

/** Requests one address again and again in a thread of its own, whose timing the driver's work does not disturb. */
export function startProbe(origin: string, path: string, everyMs: number): { stop(): Promise<number[]> } {
  const worker = new Worker(new URL(import.meta.url), { workerData: { origin, path, everyMs } satisfies Probe })
  return {
    /** Resolves to the milliseconds of each answer; Infinity for one that is missing or not 200. */
    stop: async () => {
      worker.postMessage('stop', [])
      const [times] = (await once(worker, 'message')) as [number[]]
      return times
    },
  }
}

if (!isMainThread && parentPort) {
  const { origin, path, everyMs } = workerData as Probe
  const times: number[] = []
  let isOver = false
  parentPort.once('message', () => (isOver = true))
  while (!isOver) {
    const { status, ms } = await sendRequest(origin, { path, isAlone: true, timeoutMs: 60_000 })
    times.push(status === 200 ? ms : Infinity)
    await sleep(everyMs)
  }
  parentPort.postMessage(times, [])
}
