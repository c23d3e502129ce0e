import readCookies from '@fastify/cookie'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { MANAGER, testServer } from '../../testing/app.ts'
import type { TestServer } from '../../testing/app.ts'
import { registerErrorHandler } from './error-handler.ts'
import { httpError } from './http-error.ts'
import { registerLoadShedding } from './load-shedding.ts'
import { BODY_MS } from './slow-uploads.ts'
import { mountWeb } from './web.ts'

let server: TestServer
let web: string
let patience: number | undefined
let userOf: () => ReturnType<TestServer['context']['userOf']>

/** A stub web app whose page shows its user and the result of the call `asks`, and is long on request. */
const ENTRY = `import { randomBytes } from 'node:crypto'
const LONG = randomBytes(9_000_000).toString('base64')
export default {
  forwardOf: () => undefined,
  localeOf: (path) => path.startsWith('/fr') ? 'fr' : 'en',
  fetch: async ({ url }, { context }) => {
    const query = new URL(url).searchParams
    const asks = query.get('asks')
    const told = asks && await context.transport({ method: 'GET', url: asks }).then((answer) => answer.status, () => 'thrown')
    if (query.has('throws') && told !== 200) throw new Error('secret')
    if (query.has('slow')) await new Promise((ready) => setTimeout(ready, 150))
    if (query.has('never')) await new Promise(() => {})
    const script = query.has('script') ? '<script nonce="' + context.nonce + '">self.ours = 1</script><script>self.planted = 1</script>' : ''
    return new Response(
      '<!doctype html>' + script + '<i>' + [context.tenant, context.locale, context.origin].join(' ') + '</i><p>' + (context.user ? 'of ' + context.user.firstname : 'of everybody') + '</p><b>' + told + '</b>' + (query.has('long') ? LONG : query.has('page') ? LONG.slice(0, 100_000) : 'x'.repeat(2000)),
      { status: told && told !== 200 && !query.has('tolerates') ? 500 : 200, headers: { 'content-type': 'text/html' } },
    )
  },
}`

beforeAll(async () => {
  web = await mkdtemp(join(tmpdir(), 'minato-web-'))
  for (const folder of ['client/assets', 'server']) await mkdir(join(web, 'dist', folder), { recursive: true })
  await writeFile(join(web, 'dist/server/server.js'), ENTRY)
  await writeFile(join(web, 'package.json'), '{"type":"module"}')
  await writeFile(join(web, 'dist/client/assets/page.js'), 'export {}')
  server = await testServer({ MINATO_CACHE: 'on' })
  server.app.addHook('onRequest', async ({ routeOptions }) => void (patience = routeOptions.handlerTimeout))
  const { context } = server
  const config = { ...context.config, isProduction: true }
  await mountWeb(server.app, { ...context, config, userOf: () => userOf() }, web)
})
afterAll(async () => {
  await server.close()
  await rm(web, { recursive: true, force: true })
})

const ask = (url: string, cookie?: string, encoding?: string) =>
  server.app.inject({
    url,
    headers: {
      host: 'localhost:3000',
      accept: 'text/html',
      ...(cookie && { cookie }),
      ...(encoding && { 'accept-encoding': encoding }),
    },
  })
const SESSION = `__Host-sid=${'s'.repeat(43)}`
const amina = async () => ({ firstname: 'Amina' }) as Awaited<ReturnType<typeof userOf>>

test('serves a cached page to requests with a session too while the database is down', async () => {
  userOf = () => Promise.reject(httpError('MINATO-5001'))
  expect((await ask('/payment', SESSION)).statusCode).toBe(503)
  expect((await ask('/payment')).statusCode).toBe(200)
  const kept = await ask('/payment', SESSION)
  expect([kept.statusCode, kept.body.includes('of everybody')]).toEqual([200, true])
  expect((await ask('/shipping', SESSION)).statusCode).toBe(503)
  // Other errors are not treated as a database outage.
  userOf = () => Promise.reject(new Error('broken'))
  expect((await ask('/payment', SESSION)).statusCode).toBe(500)
  userOf = amina
  expect((await ask('/payment', SESSION)).body).toContain('of Amina')
})

test('[G05] does not cache a page under a port invented by the request', async () => {
  const keptAfter = async (host: string) => {
    const { statusCode } = await server.app.inject({ url: '/shipping?made=up', headers: { host, accept: 'text/html' } })
    return [statusCode, server.context.cache.get('staging', `page http://${host}/shipping?made=up`) !== undefined]
  }
  expect([await keptAfter('localhost:1'), await keptAfter('localhost:3000')]).toEqual([
    [200, false],
    [200, true],
  ])
})

test('[G05] caches a page once for every spelling of the host', async () => {
  const text = async (host: string) => {
    const { body } = await server.app.inject({ url: '/shipping?spelt', headers: { host, accept: 'text/html' } })
    return /<i>(.*?)<\/i>/.exec(body)?.[1]
  }
  for (const host of ['LoCaLhOsT:3000', 'localhost:3000', 'LOCALHOST:3000'])
    expect([host, await text(host)]).toEqual([host, 'staging en http://localhost:3000'])
  const kept = (host: string) => server.context.cache.get('staging', `page http://${host}/shipping?spelt`) !== undefined
  expect([kept('LoCaLhOsT:3000'), kept('localhost:3000')]).toEqual([false, true])
})

test('[E06] caches a page by host, URL and language only', async () => {
  const seen = async (url: string, headers: Record<string, string> = {}) => {
    const { statusCode, body } = await server.app.inject({
      url,
      headers: { host: 'localhost:3000', accept: 'text/html', ...headers },
    })
    return [statusCode, /<i>(.*?)<\/i>/.exec(body)?.[1]]
  }
  const own = 'staging en http://localhost:3000'
  const sent: Record<string, string>[] = [
    { 'x-forwarded-host': 'evil.example' },
    { 'x-forwarded-proto': 'https', 'x-forwarded-prefix': '/evil' },
    { forwarded: 'host=evil.example;proto=https' },
    { 'accept-language': 'x' },
    { 'tenant-id': 'second', 'x-original-url': '/fr/payment', 'x-rewrite-url': '/fr/payment' },
    { rsc: '1', 'x-react-router-data': '1', 'x-nextjs-data': '1', range: 'bytes=0-3', 'if-none-match': '*' },
  ]
  for (const [i, headers] of sent.entries()) {
    // The first request and the following ones.
    expect([headers, await seen(`/shipping?first=${i}`, headers)]).toEqual([headers, [200, own]])
    expect([headers, await seen(`/shipping?first=${i}`)]).toEqual([headers, [200, own]])
  }
  expect(await seen('/shipping?first=0', { host: 'second.localhost:3000' })).toEqual([
    200,
    'second en http://second.localhost:3000',
  ])
  expect(await seen('/fr/shipping?first=0')).toEqual([200, 'staging fr http://localhost:3000'])
  expect(await seen('/shipping?first=0', { host: 'evil.example' })).toEqual([404, undefined])
  expect(await seen('/shipping?first=0')).toEqual([200, own])
})

test('pads compressed pages of signed-in users with a comment of random length', async () => {
  userOf = amina
  const endings = async (cookie?: string) => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask('/payment', cookie, 'br')))
    return answers.map(({ rawPayload }) => /x+(.*)$/.exec(brotliDecompressSync(rawPayload).toString())?.[1] ?? '')
  }
  const own = await endings(SESSION)
  expect(own.filter((ending) => !/^<!--[\da-f]{0,255}-->$/.test(ending))).toEqual([])
  expect(new Set(own.map(({ length }) => length)).size).toBeGreaterThan(3)
  expect(new Set(await endings())).toEqual(new Set(['']))
})

const LIST = '/api/vehicle/public/car'
/** Simulates a database without free connections. */
async function whileAway(work: () => Promise<void>): Promise<void> {
  const { db } = server.context
  const { read, readAll, shared } = db
  const away = () => Promise.reject(httpError('MINATO-5001'))
  Object.assign(db, { read: away, readAll: away, shared: away })
  await work().finally(() => Object.assign(db, { read, readAll, shared }))
}

test('[H05] answers 503 with Retry-After while the database is down, and caches nothing', async () => {
  userOf = amina
  server.as(MANAGER)
  // From the routes for a signed-in user, directly for a visitor, and when rendering fails.
  const pages = ['asks=/api/vehicle/car', `asks=${LIST}`, `throws&asks=${LIST}`].map((query) => `/away?${query}`)
  const [office = ''] = pages
  await whileAway(async () => {
    for (const [page, cookie] of [...pages.map((one) => [one, undefined] as const), [office, SESSION] as const]) {
      const { statusCode, headers, body } = await ask(page, cookie)
      expect([page, statusCode, headers['retry-after'], headers['cache-control']]).toEqual([page, 503, '5', 'no-store'])
      expect(body).toContain('<!doctype html>')
    }
  })
  for (const page of pages) expect([page, (await ask(page)).statusCode]).toEqual([page, 200])
  // Other rejections and internal errors are not 503.
  expect((await ask('/away?asks=/api/nowhere')).statusCode).toBe(500)
  server.as(undefined)
})

test('shows an incomplete page and does not cache it', async () => {
  const page = `/lacking?tolerates&asks=${encodeURIComponent(`${LIST}?limit=3`)}`
  await whileAway(async () => {
    const { statusCode, headers, body } = await ask(page)
    expect([statusCode, headers['cache-control'], body.includes('<b>200')]).toEqual([200, 'no-store', false])
  })
  const whole = await ask(page)
  expect([whole.statusCode, whole.headers['cache-control'], whole.body.includes('<b>200')]).toEqual([
    200,
    'private, no-cache',
    true,
  ])
})

/** The page routes with only their dependencies. */
async function pagesOn(app: FastifyInstance): Promise<void> {
  const { context } = server
  await app.register(readCookies)
  registerErrorHandler(app)
  await mountWeb(app, { ...context, config: { ...context.config, isProduction: true } }, web)
}

test('[G14] answers a slow page with the busy page and gives files more time', async () => {
  const app = Fastify({ handlerTimeout: 60 })
  onTestFinished(() => app.close())
  await pagesOn(app)
  for (const url of ['/late?never', '/fr/late?long']) {
    const { statusCode, headers, body } = await app.inject({
      url,
      headers: { host: 'localhost:3000', accept: 'text/html', 'accept-encoding': 'br' },
    })
    expect([url, statusCode, headers['content-encoding'], headers['retry-after']]).toEqual([url, 503, undefined, '5'])
    expect(body).toMatch(/We are busy[^]*Nous sommes occupés/)
  }
  await ask('/assets/page.js')
  expect(patience).toBe(BODY_MS)
  await ask('/payment')
  expect(patience).toBeLessThan(60_000)
})

test('[G14] leaves an answered request alone when its page is ready too late', async () => {
  const lines: string[] = []
  const app = Fastify({ handlerTimeout: 60, logger: { stream: { write: (line: string) => void lines.push(line) } } })
  onTestFinished(() => app.close())
  await pagesOn(app)
  const { statusCode } = await app.inject({
    url: '/late?slow',
    headers: { host: 'localhost:3000', accept: 'text/html' },
  })
  expect(statusCode).toBe(503)
  await new Promise((done) => setTimeout(done, 400))
  expect(lines.filter((line) => line.includes('ERR_HTTP_HEADERS_SENT'))).toEqual([])
})

test('[G05] does not count a page being compressed against pages being made', async () => {
  const app = Fastify({ forceCloseConnections: true })
  onTestFinished(() => app.close())
  registerLoadShedding(app, 1)
  await pagesOn(app)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const shown = async (): Promise<number | undefined> => {
    const headers = { host: 'localhost:3000', 'accept-encoding': 'br' }
    // By IP address: DNS lookups share the compression threads and would serialize the requests.
    const sent = get({ host: '127.0.0.1', port, path: '/kept?page', headers, agent: false })
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    await buffer(answer)
    return answer.statusCode
  }
  expect(await shown()).toBe(200)
  expect(new Set(await Promise.all(Array.from({ length: 20 }, shown)))).toEqual(new Set([200]))
})

test('[C04] allows its own inline scripts by hash and none from a text', async () => {
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  const { headers, body } = await ask('/shipping?script')
  const policy = String(headers['content-security-policy'])
  expect(body).toContain('<script>self.ours = 1</script>')
  expect([policy.includes(hashOf('self.ours = 1')), policy.includes(hashOf('self.planted = 1'))]).toEqual([true, false])
  expect(policy).not.toMatch(/nonce|unsafe-inline/)
})

test('[B6] serves a cached page equally in each encoding, with 304 by ETag', async () => {
  const [first, second] = [await ask('/shipping?same', undefined, 'br'), await ask('/shipping?same', undefined, 'br')]
  expect(second.rawPayload).toEqual(first.rawPayload)
  expect(second.headers.etag).toBe(first.headers.etag)
  const tags = new Set<unknown>([first.headers.etag])
  for (const encoding of [undefined, 'gzip']) tags.add((await ask('/shipping?same', undefined, encoding)).headers.etag)
  expect(tags.size).toBe(3)
  const again = (known: string, url = '/shipping?same') =>
    server.app.inject({ url, headers: { host: 'localhost:3000', 'accept-encoding': 'br', 'if-none-match': known } })
  const etag = String(first.headers.etag)
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const { statusCode, headers, body } = await again(known)
    expect([known, statusCode, headers.etag, body]).toEqual([known, 304, etag, ''])
  }
  expect((await again('"other"')).statusCode).toBe(200)
  expect((await again(etag, '/fr/shipping?same')).statusCode).toBe(200)
})

test('[E06] sends no ETag and no 304 for a signed-in user’s page', async () => {
  userOf = amina
  const { headers } = await ask('/payment', SESSION)
  expect([headers.etag, headers['cache-control']]).toEqual([undefined, 'no-store'])
  const { etag } = (await ask('/payment')).headers
  const { statusCode } = await server.app.inject({
    url: '/payment',
    headers: { host: 'localhost:3000', cookie: SESSION, 'if-none-match': String(etag) },
  })
  expect(statusCode).toBe(200)
})
