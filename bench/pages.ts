import { vehicleAddress } from '@minato/contract/addresses'
import { createHash } from 'node:crypto'
import { get } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import type { Bench, Server, State } from './bench.ts'
import { sql } from '../apps/server/src/platform/database/sql.ts'
import { shareOf } from './lists.ts'
import type { LoadRequest } from './load.ts'
import { measure } from './measure.ts'
import type { Question, Row } from './measure.ts'
import { cars, queryOf, resultPages } from './requests.ts'

/** B6: the HTML pages, the same bytes for every visitor, per tenant by host. */

const FIRST = 'localhost'
const SECOND = 'second.localhost'
const COLD: Pick<Question, 'aim' | 'met'> = { aim: '≥ 800 rps', met: ({ rps }) => rps >= 800 }
/** A page as large as in a real shop; with more cars only the search differs. */
const LARGEST = 50_000

export async function pages(bench: Bench): Promise<Row[]> {
  if (bench.size > LARGEST) return []
  const warm = await bench.server('warm')
  if (!warm.hasWeb) {
    bench.say('B6 is left out: the pages are not built')
    return []
  }
  const rows: Row[] = []
  const searches = resultPages(bench.stock)
  const kinds: [what: string, paths: string[]][] = [
    ['page /', ['/']],
    ['page /search-result', searches.map((search) => `/search-result?${queryOf(search, null)}`)],
    ['page of one car', cars(bench.stock).map((car) => vehicleAddress(car.brand, car.model, String(car.carNo)))],
  ]
  for (const [what, paths] of kinds) {
    const asks: LoadRequest[] = []
    for (const path of new Set(paths)) asks.push({ path: await canonical(warm, path), headers: { host: FIRST } })
    for (const state of ['cold', 'warm'] as const) rows.push(await measurePages(bench, what, state, asks))
    const asBrowser = asks.map(({ path }) => ({
      path,
      headers: { host: FIRST, 'accept-encoding': 'gzip, deflate, br, zstd' },
    }))
    rows.push(await measurePages(bench, `${what}, brotli`, 'warm', asBrowser))
    rows.push(await measureUnchanged(bench, what, asBrowser))
  }
  return rows
}

async function measurePages(bench: Bench, what: string, state: State, asks: readonly LoadRequest[]): Promise<Row> {
  bench.say(`B6 ${what}, ${bench.size.toLocaleString('en')} cars, ${state}`)
  const server = await bench.server(state)
  const isPacked = asks[0]?.headers?.['accept-encoding'] !== undefined
  const all = async (): Promise<Buffer[]> => {
    const bodies: Buffer[] = []
    for (const { path, headers } of asks) bodies.push((await page(server, path, headers ?? {})).body)
    return bodies
  }
  const bodies = await all()
  // The sender cannot check compressed answers.
  const wrong = isPacked ? 0 : await unsound(bench, server, asks)
  return await measure(bench, server, {
    id: 'B6',
    what,
    state,
    asks,
    kind: isPacked ? 'any' : 'html',
    wrong,
    prepare: all,
    limit: { name: 'L5', path: 'bytes', held: { type: 'text/html; charset=utf-8', bodies } },
    ...(state === 'cold' ? COLD : shareOf('L5', 0.6)),
  })
}

/** Pages that the browser has cached: 304 for their ETag. */
async function measureUnchanged(bench: Bench, what: string, asks: readonly LoadRequest[]): Promise<Row> {
  const server = await bench.server('warm')
  const known: LoadRequest[] = []
  for (const { path, headers = {} } of asks) {
    const { etag = '' } = (await page(server, path, headers)).headers
    known.push({ path, headers: { ...headers, 'if-none-match': etag } })
  }
  return await measure(bench, server, {
    id: 'B6',
    what: `${what}, 304`,
    state: 'warm',
    asks: known,
    kind: 'not-modified',
    wrong: 0,
    limit: { name: 'L6', path: 'not-modified', held: {} },
    ...shareOf('L6', 0.7),
  })
}

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Uses node:http, because fetch does not allow the Host header to be set. */
export function page(
  { origin }: Pick<Server, 'origin'>,
  path: string,
  headers: Record<string, string>,
): Promise<Answer> {
  return new Promise((resolve, fail) => {
    get(origin + path, { headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      )
    }).on('error', fail)
  })
}

/** The address, or the target of its redirect. */
async function canonical(server: Server, path: string): Promise<string> {
  const { status, headers } = await page(server, path, { host: FIRST })
  if (status === 200) return path
  if (status < 300 || status > 399 || !headers.location) throw new Error(`${path} answered ${status}`)
  const to = new URL(headers.location, `http://${FIRST}`)
  return to.pathname + to.search
}

const EVERY = 25
const hashOf = (script: string): string => `sha256-${createHash('sha256').update(script).digest('base64')}`

/**
 * Counts pages with an inline script whose hash their policy does not allow, or with another
 * tenant's pictures.
 */
async function unsound(bench: Bench, server: Server, asks: readonly LoadRequest[]): Promise<number> {
  let wrong = 0
  const complain = (path: string, why: string): void => {
    if (wrong++ < 3) bench.say(`  wrong: ${path}: ${why}`)
  }
  for (const [i, { path }] of asks.entries()) {
    if (i % EVERY) continue
    for (const [host, tenant] of [
      [FIRST, 'staging'],
      [FIRST, 'staging'],
      [SECOND, 'second'],
    ] as const) {
      const { status, headers, body: bytes } = await page(server, path, { host })
      const body = bytes.toString()
      // The other tenant does not have this car.
      if (status !== 200 && host === FIRST) complain(path, `answered ${status}`)
      if (status !== 200) continue
      const policy = String(headers['content-security-policy'])
      const scripts = [
        ...body.matchAll(/<script(?![^>]*(?: src=| type="application\/ld\+json"))[^>]*>([^]*?)<\/script>/g),
      ]
      const refused = scripts.filter(([, text = '']) => !policy.includes(hashOf(text)))
      if (!scripts.length || refused.length) complain(path, `${refused.length} inline scripts are not in its policy`)
      const ids = [...new Set([...body.matchAll(/\/pictures\/([0-9a-f-]{36})\//g)].map((match) => match[1] ?? ''))]
      const own = await bench.db.read(
        tenant,
        sql`select from vehicles.image where tenant_id = ${tenant} and id = any(${ids}::uuid[])`,
      )
      if (own.length !== ids.length)
        complain(path, `${ids.length - own.length} pictures on ${host} are not its tenant's`)
    }
  }
  return wrong
}
