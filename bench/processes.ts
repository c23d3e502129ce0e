import { availableParallelism } from 'node:os'
import { vehicleAddress } from '@minato/contract/addresses'
import { startChild } from './children.ts'
import type { Child } from './children.ts'
import { openData, TENANT_HOSTS } from './data.ts'
import { poolOf } from './resilience/actors.ts'
import { sendRequest } from './resilience/http.ts'
import { startProduct } from './resilience/product.ts'
import type { Load, LoadOptions } from './load.ts'
import type { LoadRequest } from './load.ts'
import { median } from './measure.ts'
import { waitUntilIdle } from './process-facts.ts'
import { cars, filtered, newest, queryOf } from './requests.ts'
import { readStock } from './stock.ts'
import { linesOf } from './result-table.ts'

/**
 * P1: the best number of server processes for the cores of the machine, which also runs the load generator
 * and the database.
 */

export const PROCESSES = 'P1'
const CONNECTIONS = 32
const WORK = ['list, cached', 'page, cached', 'list, uncached', 'page, uncached'] as const

export interface ProcessRow {
  what: (typeof WORK)[number]
  processes: number
  /** Medians over the rounds. */
  rps: number
  p99: number
  errors: number
}

/** From one process to one per core. The counts take turns, so that a slow minute affects all of them. */
export async function processes(
  size: number,
  seconds: number,
  rounds: number,
  log: (line: string) => void,
): Promise<ProcessRow[]> {
  const counts = [...new Set([1, 2, availableParallelism() - 1, availableParallelism()])].filter(Boolean)
  const data = await openData(size, log)
  const db = poolOf(data.url)
  const sender = await startChild('load.ts')
  const seen = new Map<string, { row: ProcessRow; loads: Load[] }>()
  try {
    const stock = await readStock(db, size)
    const requestsByKind: Record<'list' | 'page', LoadRequest[]> = {
      list: [...newest().slice(0, 50), ...filtered(stock).slice(0, 150)].map((search) => ({
        path: `/api/vehicle/public/car?${queryOf(search)}`,
        headers: { 'tenant-id': 'staging' },
      })),
      page: cars(stock)
        .slice(0, 80)
        .map((car) => ({ path: vehicleAddress(car.brand, car.model, String(car.carNo)) })),
    }
    for (let round = 1; round <= rounds; round++)
      for (const count of counts)
        for (const isCached of [true, false])
          for (const { what, load } of await measureStart({ count, isCached, requestsByKind, seconds, sender, data })) {
            log(
              `round ${round}, ${count} processes, ${what}: ${Math.round(load.rps)} a second, p99 ${Math.round(load.p99)} ms`,
            )
            const key = `${what} ${count}`
            const known = seen.get(key) ?? { row: { what, processes: count, rps: 0, p99: 0, errors: 0 }, loads: [] }
            known.loads.push(load)
            seen.set(key, known)
          }
  } finally {
    await sender.stop()
    await db.close()
    await data.close()
  }
  return [...seen.values()]
    .map(({ row, loads }) => ({
      ...row,
      rps: median(loads.map(({ rps }) => rps)),
      p99: median(loads.map(({ p99 }) => p99)),
      errors: loads.reduce((sum, { errors }) => sum + errors, 0),
    }))
    .toSorted((a, b) => WORK.indexOf(a.what) - WORK.indexOf(b.what) || a.processes - b.processes)
}

interface MeasureStartOptions {
  count: number
  isCached: boolean
  requestsByKind: Record<'list' | 'page', LoadRequest[]>
  seconds: number
  sender: Child
  data: { url: string; folder: string }
}

async function measureStart({ count, isCached, requestsByKind, seconds, sender, data }: MeasureStartOptions) {
  const product = await startProduct({
    env: {
      DATABASE_URL: data.url,
      MINATO_DATA: data.folder,
      TENANT_HOSTS,
      MINATO_PROCESSES: String(count),
      MINATO_CACHE: isCached ? 'on' : 'off',
    },
  })
  try {
    const found: { what: ProcessRow['what']; load: Load }[] = []
    for (const kind of ['list', 'page'] as const) {
      const asks: LoadRequest[] = []
      // An address that redirects is replaced by its target.
      for (const one of requestsByKind[kind]) {
        const { status, headers } = await sendRequest(product.origin, one)
        asks.push(status === 200 ? one : { ...one, path: String(headers['location'] ?? one.path) })
      }
      const send = (length: number): Promise<Load> =>
        sender.ask<Load>('load', {
          origin: product.origin,
          asks,
          connections: CONNECTIONS,
          seconds: length,
          kind: kind === 'list' ? 'list' : 'html',
        } satisfies LoadOptions)
      await send(3)
      await waitUntilIdle()
      found.push({ what: `${kind}, ${isCached ? 'cached' : 'uncached'}`, load: await send(seconds) })
    }
    return found
  } finally {
    await product.end('SIGTERM')
  }
}

export function processText(rows: readonly ProcessRow[]): string {
  const table = linesOf(
    [
      ['work', 'processes', 'a second', 'p99 ms', 'errors', 'vs one'],
      ...rows.map(({ what, processes: count, rps, p99, errors }) => {
        const one = rows.find((row) => row.what === what && row.processes === 1)
        return [
          what,
          String(count),
          Math.round(rps).toLocaleString('en'),
          Math.round(p99).toLocaleString('en'),
          String(errors),
          one ? `× ${(rps / one.rps).toFixed(2)}` : '',
        ]
      }),
    ],
    [0],
  )
  return `${availableParallelism()} cores, shared with the load generator and the database\n${table}`
}
