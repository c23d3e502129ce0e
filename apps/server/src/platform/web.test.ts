import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer } from '../testing/app.ts'
import type { TestServer } from '../testing/app.ts'
import { refuse } from './failure.ts'
import { mountWeb } from './web.ts'

let server: TestServer
let web: string
let userOf: () => ReturnType<TestServer['context']['userOf']>

/** A web app that says whose page it is. */
const ENTRY = `export default {
  forwardOf: () => undefined,
  localeOf: (path) => path.startsWith('/fr') ? 'fr' : 'en',
  fetch: async (_, { context }) => new Response(
    '<!doctype html><i>' + [context.tenant, context.locale, context.origin].join(' ') + '</i><p>' + (context.user ? 'of ' + context.user.firstname : 'of everybody') + '</p>' + 'x'.repeat(2000),
    { headers: { 'content-type': 'text/html' } },
  ),
}`

beforeAll(async () => {
  web = await mkdtemp(join(tmpdir(), 'minato-web-'))
  for (const folder of ['client/assets', 'server']) await mkdir(join(web, 'dist', folder), { recursive: true })
  await writeFile(join(web, 'dist/server/server.js'), ENTRY)
  await writeFile(join(web, 'package.json'), '{"type":"module"}')
  server = await testServer({ MINATO_CACHE: 'on' })
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

test('while the database is away a kept page is shown to who brings a session too, as to every visitor', async () => {
  userOf = () => Promise.reject(refuse('MINATO-5001'))
  expect((await ask('/payment', SESSION)).statusCode).toBe(503)
  expect((await ask('/payment')).statusCode).toBe(200)
  const kept = await ask('/payment', SESSION)
  expect([kept.statusCode, kept.body.includes('of everybody')]).toEqual([200, true])
  expect((await ask('/shipping', SESSION)).statusCode).toBe(503)
  // Any other fault is none of the database's being away.
  userOf = () => Promise.reject(new Error('broken'))
  expect((await ask('/payment', SESSION)).statusCode).toBe(500)
  userOf = amina
  expect((await ask('/payment', SESSION)).body).toContain('of Amina')
})

test('[E06] a kept page is of its host, address and language alone, whatever else was sent first', async () => {
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
    // The first one of all to ask for it, and whoever comes after him.
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

test('the packed page of a person ends with a comment of random length, everybody’s with none', async () => {
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
