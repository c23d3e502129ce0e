import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { Writable } from 'node:stream'
import { calls } from '@minato/contract/calls'
import { nameOf, pathOf } from '@minato/contract/call'
import type { Call, Rate } from '@minato/contract/call'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { MANAGER, testServer } from '../../testing/app.ts'
import type { TestServer } from '../../testing/app.ts'
import { addCars, buildCar } from '../../testing/cars.ts'
import { bothSides, openInquiry, say } from '../../testing/inquiries.ts'
import type { Sides } from '../../testing/inquiries.ts'
import { usd } from '../../testing/inquiry-documents.ts'
import { createLog } from '../process/log.ts'

/** Text with a meaning for databases, spreadsheets, logs or networks, sent to every call with text. */

let server: TestServer
let sides: Sides
const FORMULA = '=HYPERLINK("http://evil.example")'
beforeAll(async () => {
  server = await testServer({ PORT: '3000', LOG_LEVEL: process.env['LOG'] ?? 'silent' })
  sides = await bothSides(server)
  const [car = ''] = await addCars(server.context, [buildCar(), buildCar({ brand: FORMULA })])
  const { id } = await openInquiry(server, sides, { carId: car })
  await say(sides.buyer.browser, sides.buyer.id, id, 'Is it there?')
  const { version } = (await sides.manager.browser.get(`/api/main/inquiry/${id}`)).json as { version: number }
  const transfer = { amount: usd(10), valueDate: '2026-06-01', sender: FORMULA }
  const match = { 'if-match': `"${version}"` }
  await sides.manager.browser.send('POST', `/api/main/inquiry/${id}/ledger/transfer`, transfer, match)
  server.as(MANAGER)
})
afterAll(() => server.close())

const all: Call[] = Object.values(calls)
const NOBODY = '00000000-0000-4000-8000-00000000dead'
const addressOf = (call: Call, value = NOBODY): string => pathOf(call).replace(/\{[^}]+\}/g, encodeURIComponent(value))
/** A stream never ends. */
const reading = all.filter(({ method, stream }) => method === 'GET' && !stream)

const SQL = [
  "' or '1'='1",
  "1'; drop table vehicles.car; --",
  '") or 1=1 --',
  "' union select password_hash from users.password --",
  '$1::int',
  "a' & !b | (c <-> d):*",
  '\\',
  "E'\\x27'",
  '0x00',
  'null',
  '\0',
  '%_%',
  'pg_sleep(9)',
  '𝒳'.repeat(5000),
]

test('[I01] treats SQL in any query or address as text and reveals nothing', { timeout: 180_000 }, async () => {
  const wrong: unknown[] = []
  let asked = 0
  const tried = async (call: Call, url: string): Promise<void> => {
    asked += 1
    const headers = { 'tenant-id': 'staging', ...server.guard() }
    // A list that breaks off in the middle has no valid reply.
    const answer = await server.app.inject({ url, headers }).catch(() => ({ statusCode: 599, body: 'broke off' }))
    const { statusCode, body } = answer
    if (statusCode >= 500 || /syntax error|relation "|pg_catalog|node_modules/.test(body))
      wrong.push([nameOf(call), url.slice(0, 200), statusCode, body.slice(0, 200)])
  }
  for (const call of reading)
    for (const word of SQL) {
      for (const key of Object.keys(call.query?.shape ?? {}))
        if (call.query?.shape[key]?.safeParse(word).success)
          await tried(call, `${addressOf(call)}?${key}=${encodeURIComponent(word)}`)
      if (call.params && word.length < 200) await tried(call, addressOf(call, word))
    }
  expect(wrong).toEqual([])
  expect(asked).toBeGreaterThan(500)
  expect((await server.get<{ total: number }>('/api/vehicle/public/car')).json.total).toBeGreaterThan(0)
})

test('[I01] escapes pattern characters in every text search', async () => {
  // Vehicle search and switcher compare letters only and allow typing errors; a property test covers them.
  const searched = reading.filter(({ query, path }) => query?.shape['queryText'] && !/\/(?:car|switch)\b/.test(path))
  expect(searched.length).toBeGreaterThan(2)
  const found: unknown[] = []
  const idOf = async (path: string, name: string): Promise<string> =>
    (await server.get<{ id: string; name: string }[]>(path)).json.find((one) => one.name === name)?.id ?? ''
  const brandId = await idOf('/api/catalog/brand', 'Toyota')
  const there = { brandId, modelId: await idOf(`/api/catalog/brand/${brandId}/model`, 'Corolla Fielder') }
  const addressIn = (call: Call): string =>
    pathOf(call).replace(/\{(brandId|modelId)\}/g, (_, name: keyof typeof there) => there[name])
  for (const call of searched)
    for (const word of ['%', '_', '%%', 'T%a', 'Toyot_', '\\', '\\%', '*', 'Toyota:*|x']) {
      const { json, status } = await server.get(`${addressIn(call)}?queryText=${encodeURIComponent(word)}`)
      // The lines below the header of a file.
      const given: unknown = typeof json === 'string' ? json.trimEnd().split('\r\n').slice(1) : json
      const list = Array.isArray(given) ? (given as unknown[]) : ((given as { items?: unknown[] }).items ?? [])
      if (status !== 200 || list.length) found.push([nameOf(call), word, status, list.length])
    }
  expect(found).toEqual([])
})

test('[I03] exports no cell that a spreadsheet would run', async () => {
  const lists = reading.filter(({ download }) => download === 'text/csv')
  expect(lists.map(nameOf).toSorted()).toEqual([
    'GET /api/catalog/brand/export',
    'GET /api/catalog/brand/{brandId}/model/export',
    'GET /api/catalog/brand/{brandId}/model/{modelId}/trim/export',
    'GET /api/feedback/review/export',
    'GET /api/main/audit/export',
    'GET /api/main/dashboard/{chart}/export',
    'GET /api/main/import-rule/export',
    'GET /api/main/inquiry/export',
    'GET /api/main/insurance-rate/effect/export',
    'GET /api/main/ledger/export',
    'GET /api/main/port/export',
    'GET /api/main/port/{id}/tariff/effect/export',
    'GET /api/main/voyage/{id}/loading-list/export',
    'GET /api/pricing/markup/{markupId}/effect/export',
    'GET /api/uum/customer/export',
    'GET /api/vehicle/car/export',
    'GET /api/vehicle/car/import/{id}/problem/export',
  ])
  for (const path of ['main/dashboard/makers', 'vehicle/car', 'catalog/brand', 'main/ledger'].map(
    (one) => `/api/${one}/export`,
  )) {
    const { json } = await server.get<string>(path)
    expect([path, json.includes(`"'=HYPERLINK(""http://evil.example"")"`)]).toEqual([path, true])
    expect(json).not.toMatch(/(?:^|[,\n])"?[=+@\t]/)
  }
  // One module writes all cells.
  const writers = sources().filter(({ text }) => text.includes('text/csv'))
  expect(writers.map(({ path }) => path)).toEqual(['platform/http/csv.ts'])
})

const SRC = resolve(import.meta.dirname, '../..')
const sources = (): { path: string; text: string }[] =>
  readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/\.(?:test|fixture)\.ts$|^testing\//.test(path))
    .map((path) => ({ path, text: readFileSync(resolve(SRC, path), 'utf8') }))

/** Outgoing connections: a call of `fetch`, or a Node function that connects; types and `isIP` do not. */
const GOES_OUT = [
  /(?:(?<![.\w])|globalThis\.)fetch\(/,
  /from 'node:(?:https|http2|tls|dns|dgram)'|from '(?:undici|ws)'/,
  /^import \{[^}]*\b(?:request|get|connect|createConnection|Socket)\b[^}]*\} from 'node:(?:http|net)'/m,
]
test('[I05] sends requests only to configured addresses, never typed ones', async () => {
  const goes = sources()
    .filter(({ text }) => GOES_OUT.some((way) => way.test(text)))
    .map(({ path }) => path)
  // To the provider of OIDC_ISSUER and the address of CDN_PURGE_URL; pages are rendered by a `fetch` within the process. Bucket and mail server have libraries.
  // `public-fetch.ts` reaches public addresses only (public-fetch.test.ts).
  expect(goes.toSorted()).toEqual([
    'modules/users/sign-in/oidc-clients.ts',
    'platform/cache/purge.ts',
    'platform/http/built-web.ts',
    'platform/http/public-fetch.ts',
  ])
  const fieldsOf = (shape: z.ZodType): string[] =>
    [...JSON.stringify(z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' })).matchAll(/"([\w.]+)":\{/g)].map(
      ([, name = '']) => name,
    )
  const addresses = all.flatMap((call) =>
    [call.query, call.body].flatMap((shape) =>
      (shape ? fieldsOf(shape) : [])
        .filter((name) => /url|uri(?!er)|href|link|hook|host|external/i.test(name))
        .map((name) => `${nameOf(call)} ${name}`),
    ),
  )
  // Readers follow the second on the contact page; the first is fetched from public addresses only.
  const isFetched = 'POST /api/archiving/picture/external url'
  expect(addresses).toEqual([isFetched, 'PUT /api/main/settings messagingUrl'])
})

test('[I07] writes one line per log record and removes secrets', () => {
  const lines: string[] = []
  const sink = new Writable({ write: (line: Buffer, _, done) => (lines.push(line.toString()), done()) })
  const log = createLog('info', sink)
  const evil = 'x\r\n{"level":60,"msg":"fake"}\n\u001b[2J\u001b]0;x\u0007\u2028\0'
  log.info({ path: evil, err: new Error(evil), nested: { [evil]: evil } }, evil)
  log.error({ req: { id: evil, method: evil, url: `/a${evil}?queryText=secret-query` } }, evil)
  const secrets = { password: 'secret-1', token: 'secret-2', authorization: 'Bearer secret-3', cookie: 'sid=secret-4' }
  log.warn({ body: secrets, headers: secrets }, 'x')
  expect(lines.length).toBe(3)
  for (const line of lines) {
    expect((line.match(/\n/g) ?? []).length).toBe(1)
    expect(line).not.toMatch(/[\0-\x09\x0b-\x1f]/)
    expect((JSON.parse(line) as { level: number }).level).toBeLessThan(60)
    expect(line).not.toContain('secret-')
  }
})

test('[H03] limits each class of calls and states the time to wait', async () => {
  const few = await testServer({ RATE_SEARCH: '2', RATE_EVERYTHING: '2', RATE_UPLOAD: '2', RATE_IMPORT: '2' })
  few.as(MANAGER)
  for (const rate of ['search', 'everything', 'upload', 'import'] satisfies Rate[]) {
    const call = all.find(
      (one) => one.rate === rate && one.access === (rate === 'search' ? 'visitor' : 'manager'),
    ) as Call
    const answers = []
    for (let i = 0; i < 3; i++)
      answers.push(
        await few.app.inject({
          method: call.method,
          url: `${addressOf(call)}?no-such-key=1`,
          headers: { 'tenant-id': 'staging', ...few.guard() },
        }),
      )
    expect([rate, answers.map(({ statusCode }) => statusCode === 429)]).toEqual([rate, [false, false, true]])
    expect(Number(answers[2]?.headers['retry-after'])).toBeGreaterThan(0)
    expect(answers[2]?.json()).toMatchObject({ status: 429 })
  }
  await few.close()
})
