import { setTimeout as sleep } from 'node:timers/promises'
import { vehicleAddress } from '@minato/contract/addresses'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { startChild } from '../children.ts'
import type { LoadRequest, Load, LoadOptions } from '../load.ts'
import { openData, TENANT_HOSTS } from '../data.ts'
import { memoryOf } from '../process-facts.ts'
import { anyFilter, cars, filtered, newest, queryOf, texts } from '../requests.ts'
import { readStock } from '../stock.ts'
import { poolOf } from './actors.ts'
import { sendRequest, quantile } from './http.ts'
import { openDatabase, ROOT, startProduct, stockFolder } from './product.ts'
import type { Product } from './product.ts'
import { atLeast, atMost, zero, info } from './run.ts'
import type { Driver, Run } from './run.ts'
import { startWriters } from './writers.ts'

/**
 * G01, G02, G05: how much load the product bears; G03: for how long. The load comes from a separate
 * process on the same machine.
 */

const LIST = '/api/vehicle/public/car'
const visitor = { 'tenant-id': 'staging' }

interface Given {
  product: Product
  lists: LoadRequest[]
  pages: LoadRequest[]
  load(options: Omit<LoadOptions, 'origin'>): Promise<Load>
}

/** The product on a bench database: 2,400 cars in the short run, 10,000 in the full one. */
async function onCars<T>(run: Run, env: Record<string, string>, work: (given: Given) => Promise<T>): Promise<T> {
  const data = await openData(run.isFull ? 10_000 : 2400, run.say)
  const db = poolOf(data.url)
  const stock = await readStock(db, data.size)
  const searches = [
    ...newest().slice(0, 40),
    ...filtered(stock).slice(0, 80),
    ...texts(stock).slice(0, 40),
    ...anyFilter(stock).slice(0, 40),
  ]
  const product = await startProduct({
    env: { DATABASE_URL: data.url, MINATO_DATA: data.folder, TENANT_HOSTS, ...env },
  })
  const sender = await startChild('load.ts')
  try {
    return await work({
      product,
      lists: searches.map((search) => ({ path: `${LIST}?${queryOf(search)}`, headers: visitor })),
      pages: ['', '/fr'].flatMap((language) => [
        { path: language || '/', headers: {} },
        ...cars(stock)
          .slice(0, 40)
          .map((car) => ({
            path: `${language}${vehicleAddress(car.brand, car.model, String(car.carNo))}`,
            headers: {},
          })),
      ]),
      load: (options) => sender.ask<Load>('load', { origin: product.origin, ...options } satisfies LoadOptions),
    })
  } finally {
    await sender.stop()
    await product.end('SIGTERM')
    await db.close()
    await data.close()
  }
}

export const publicSearch: Driver = (run) =>
  onCars(run, {}, async ({ lists, load }) => {
    const seconds = run.isFull ? 300 : 10
    await load({ asks: lists, connections: 10, seconds: 3, kind: 'list' })
    const { rps, p99, errors, requests } = await load({ asks: lists, connections: 50, seconds, kind: 'list' })
    return {
      size: `${seconds} s, 50 connections, ${requests} requests, ${lists.length} questions`,
      figures: [atLeast('requests a second', rps, 400), atMost('p99', p99, 150, 'ms'), zero('other than 200', errors)],
    }
  })

export const shownPages: Driver = async (run) => {
  if (!existsSync(join(ROOT, 'apps/web/dist/server/server.js')))
    return { size: '', figures: [], notHere: 'the pages are not built: npm run build' }
  return onCars(run, { MINATO_CACHE: 'off' }, async ({ product, pages, load }) => {
    const seconds = run.isFull ? 300 : 10
    const found: LoadRequest[] = []
    // An address that redirects is replaced by its target.
    for (const { path, headers = {} } of pages) {
      const { status, headers: answered } = await sendRequest(product.origin, { path, headers })
      found.push({ path: status === 200 ? path : String(answered['location'] ?? path) })
    }
    const { rps, p99, errors, requests } = await load({ asks: found, connections: 25, seconds, kind: 'html' })
    return {
      size: `${seconds} s, 25 connections, ${requests} pages, none kept`,
      figures: [atLeast('pages a second', rps, 120), atMost('p99', p99, 300, 'ms'), zero('other than 200', errors)],
    }
  })
}

interface Answers {
  statuses: Map<number, number>
  /** Of the requests answered with 200. */
  times: number[]
}
/**
 * Runs this many clients; each sends its next request after an answer, with at most `rate` requests
 * a second in total.
 */
async function storm(
  origin: string,
  asks: readonly LoadRequest[],
  { askers, seconds, rate }: { askers: number; seconds: number; rate: number },
): Promise<Answers> {
  const answers: Answers = { statuses: new Map(), times: [] }
  const began = performance.now()
  const until = began + seconds * 1000
  let sent = 0
  await Promise.all(
    Array.from({ length: askers }, async (_, i) => {
      for (let n = i; performance.now() < until; n++) {
        const { path, headers = {} } = asks[n % asks.length] as LoadRequest
        const early = began + (sent++ / rate) * 1000 - performance.now()
        if (early > 0) await sleep(early)
        // Each client has a network of its own; otherwise the rate limit of one network would
        // answer all of them.
        const from = `10.${i >> 8}.${i & 255}.${n & 127}`
        const { status, ms } = await sendRequest(origin, {
          path,
          headers: { ...headers, 'x-forwarded-for': from },
          timeoutMs: 30_000,
        })
        answers.statuses.set(status, (answers.statuses.get(status) ?? 0) + 1)
        if (status === 200) answers.times.push(ms)
      }
    }),
  )
  return answers
}

/** G05: five times the load that the product bears. */
export const overload: Driver = (run) =>
  onCars(
    run,
    { MINATO_CACHE: 'off', TRUST_PROXY: '127.0.0.1', RATE_SEARCH: '1000000', RATE_EVERYTHING: '1000000' },
    async ({ product, lists, load }) => {
      const seconds = run.isFull ? 60 : 12
      const before = await load({ asks: lists, connections: 20, seconds: 5, kind: 'list' })
      const { statuses, times } = await storm(product.origin, lists, { askers: 512, seconds, rate: 5 * before.rps })
      const again = performance.now()
      let calm = Infinity
      while (performance.now() - again < 20_000) {
        const { ms, status } = await sendRequest(product.origin, { path: lists[0]?.path ?? '', headers: visitor })
        if (status === 200 && ms < Math.max(50, before.p99 * 2)) {
          calm = (performance.now() - again) / 1000
          break
        }
        await sleep(100)
      }
      run.say([...statuses].map(([status, n]) => `${status}: ${n}`).join(', '))
      const others = [...statuses].reduce((sum, [status, n]) => sum + ([200, 429, 503].includes(status) ? 0 : n), 0)
      return {
        size: `${seconds} s, 512 askers from as many networks, nothing kept`,
        figures: [
          zero('other than 200, 429, 503', others),
          atMost('p99 of the accepted', quantile(times, 0.99), 1000, 'ms'),
          atMost('calm again after', calm, 10, 's'),
          info('accepted a second', times.length / seconds),
          atLeast('offered a second', [...statuses.values()].reduce((sum, n) => sum + n, 0) / seconds, 4 * before.rps),
          info('borne a second before', before.rps),
          info('p99 before', before.p99, 'ms'),
        ],
      }
    },
  )

/** G03: a day's mix of requests for hours. Half of the writers' requests are reads. */
export const soak: Driver = async (run) => {
  const seconds = run.isFull ? 8 * 3600 : 50
  const settleS = run.isFull ? 900 : 15
  const folder = await stockFolder(run.say)
  const engine = await openDatabase(folder)
  const db = poolOf(engine.url)
  const product = await startProduct({ env: { DATABASE_URL: engine.url, MINATO_DATA: folder } })
  const pid = product.child.pid ?? 0
  const writers = await startWriters(product.origin, db, 'staging', 150)
  const statuses = new Map<number, number>()
  const samples: { at: number; residentMb: number; files: number; connections: number; lateMs: number }[] = []
  const began = performance.now()
  const passed = (): number => (performance.now() - began) / 1000
  const reading = (async () => {
    for (let n = 0; passed() < seconds; n++) {
      const path = n % 10 ? `${LIST}?limit=20&priceEnd=${3000 + (n % 700) * 10}` : '/'
      const { status } = await sendRequest(product.origin, { path, headers: visitor })
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      await sleep(20)
    }
  })()
  while (passed() < seconds) {
    const { text } = await sendRequest(product.origin, { path: '/metrics' })
    const metric = (name: RegExp): number => Number(name.exec(text)?.[1] ?? NaN)
    samples.push({
      at: passed(),
      residentMb: memoryOf(pid).residentMb,
      files: readdirSync(`/proc/${pid}/fd`).length,
      connections:
        metric(/minato_database_connections\{state="busy"\} (\d+)/) +
        metric(/minato_database_connections\{state="idle"\} (\d+)/),
      lateMs: metric(/nodejs_eventloop_lag_p99_seconds ([\d.e-]+)/) * 1000,
    })
    await sleep(run.isFull ? 30_000 : 1000)
  }
  await reading
  await writers.stop()
  const { lost, doubled, broken } = await writers.check()
  await product.end('SIGTERM')
  await db.close()
  await engine.stop()
  const settled = samples.filter((sample) => sample.at > settleS)
  const third = Math.max(1, Math.floor(settled.length / 3))
  const mean = (part: typeof settled, of: 'residentMb' | 'files'): number =>
    part.reduce((sum, one) => sum + one[of], 0) / part.length
  const drift = (of: 'residentMb' | 'files'): number =>
    (mean(settled.slice(-third), of) / mean(settled.slice(0, third), of) - 1) * 100
  const fives = [...statuses, ...[...writers.seen].map(([name, n]) => [Number(name) || 0, n] as const)].reduce(
    (sum, [status, n]) => sum + (status >= 500 || status === 0 ? n : 0),
    0,
  )
  const requests = [...statuses.values(), ...writers.seen.values()].reduce((sum, n) => sum + n, 0)
  return {
    size: `${seconds} s, ${(requests / seconds).toFixed(0)} requests a second`,
    figures: [
      zero('5xx, or no answer', fives),
      zero('lost, doubled or broken', lost + doubled + broken),
      atMost('memory, last third against first', drift('residentMb'), 15, '%'),
      atMost('open files, last third against first', drift('files'), 15, '%'),
      atMost('connections to PostgreSQL, most', Math.max(...settled.map(({ connections }) => connections)), 14),
      atMost(
        'event loop late, p50 of p99s',
        quantile(
          settled.map(({ lateMs }) => lateMs),
          0.5,
        ),
        50,
        'ms',
      ),
    ],
  }
}
