import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { get as ask } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer } from '../../testing/app.ts'
import type { TestServer } from '../../testing/app.ts'
import { bothSides } from '../../testing/inquiries.ts'
import { contentPath, PDF, send } from '../../testing/documents.ts'
import { csvDownload } from '../http/csv.ts'
import { mountWeb } from '../http/web.ts'

/** Internal errors anywhere: only the request fails, and its reply is complete or visibly cut (threat H06). */

let server: TestServer
let web: string
const fault = (): never => {
  throw new Error('secret of /srv/minato')
}

/** A web app whose pages fail in every way. */
const ENTRY = `export default {
  forwardOf: ({ pathname }) => { if (pathname === '/forward') throw new Error('secret') },
  localeOf: () => 'en',
  fetch: async ({ url }, { context }) => {
    const half = '<!doctype html><p>half of a page'
    if (url.endsWith('/throws')) throw new Error('secret')
    if (url.endsWith('/nothing')) throw undefined
    if (url.endsWith('/half')) {
      let sent = 0
      const body = new ReadableStream({ pull: (to) => (sent++ ? to.error(new Error('secret')) : to.enqueue(new TextEncoder().encode(half))) })
      return new Response(body, { headers: { 'content-type': 'text/html' } })
    }
    if (url.endsWith('/half-with-status')) { context.setStatus(200); context.setHtml(half); throw new Error('secret') }
    return new Response('<!doctype html>whole', { headers: { 'content-type': 'text/html' } })
  },
}`

beforeAll(async () => {
  web = await mkdtemp(join(tmpdir(), 'minato-web-'))
  for (const folder of ['client/assets', 'server']) await mkdir(join(web, 'dist', folder), { recursive: true })
  await writeFile(join(web, 'dist/server/server.js'), ENTRY)
  await writeFile(join(web, 'package.json'), '{"type":"module"}')
  server = await testServer({ PORT: '3000', MINATO_CACHE: 'on' })
  const { app, context } = server
  const hook = async () => fault()
  app.get('/hook/onRequest', { onRequest: hook }, () => 'x')
  app.get('/hook/preParsing', { preParsing: hook }, () => 'x')
  app.get('/hook/preHandler', { preHandler: hook }, () => 'x')
  app.get('/hook/preSerialization', { preSerialization: hook }, () => ({ x: 1 }))
  const sending = async (_: unknown, __: unknown, payload: unknown) => (payload === 'x' ? fault() : payload)
  app.get('/hook/onSend', { onSend: sending }, () => 'x')
  app.get('/hook/handler', fault)
  app.get('/hook/later', async () => (await Promise.resolve(), fault()))
  app.get('/hook/nothing', () => Promise.reject(undefined))
  app.get('/hook/text', () => Promise.reject('secret'))
  app.get('/hook/teapot', () => Promise.reject(Object.assign(new Error('secret'), { statusCode: 200 })))
  app.get('/after', { onResponse: hook }, () => 'whole')
  const csv = (before: number) =>
    async function* () {
      for (let i = 0; i < before; i++) yield [['x'.repeat(100_000)]]
      fault()
    }
  app.get('/csv', (_, reply) => (csvDownload(reply, 'x', ['a'], csv(5)()), reply))
  await mountWeb(app, { ...context, config: { ...context.config, isProduction: true } }, web)
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await server.close()
  await rm(web, { recursive: true, force: true })
})

const isAlive = async (): Promise<boolean> => (await server.app.inject('/healthz')).statusCode === 200

/** A reply over a socket: its headers, and whether its reader can tell that it is complete. */
async function read(
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; isWhole: boolean; size: number }> {
  const { port } = server.app.server.address() as AddressInfo
  const [answer] = (await once(
    ask({ port, path, headers: { host: 'localhost:3000', 'tenant-id': 'staging', ...headers } }),
    'response',
  )) as [IncomingMessage]
  let size = 0
  try {
    for await (const part of answer as AsyncIterable<Buffer>) size += part.length
  } catch {}
  return { status: answer.statusCode ?? 0, isWhole: answer.complete, size }
}

test.each([
  'onRequest',
  'preParsing',
  'preHandler',
  'preSerialization',
  'onSend',
  'handler',
  'later',
  'nothing',
  'text',
  'teapot',
])('[H06] limits a fault in %s to its request and reveals nothing', async (where) => {
  const { statusCode, body } = await server.app.inject(`/hook/${where}`)
  expect([statusCode, body.includes('secret')]).toEqual([500, false])
  expect(await isAlive()).toBe(true)
})

test('[H06] keeps an answer when a fault follows it', async () => {
  expect(await read('/after')).toEqual({ status: 200, isWhole: true, size: 5 })
  expect(await isAlive()).toBe(true)
})

test('[H06] answers 500 for a page that fails at any point and caches nothing', async () => {
  for (const path of ['/throws', '/nothing', '/half', '/half-with-status', '/forward', '/throws']) {
    const { statusCode, headers, body } = await server.app.inject({
      url: path,
      headers: { host: 'localhost:3000', accept: 'text/html' },
    })
    expect([path, statusCode, headers['cache-control']]).toEqual([path, 500, 'no-store'])
    expect(body).toMatch(/<\/?(?:html|title|h1)>/)
    expect(body).not.toMatch(/half of|secret/)
  }
  expect((await server.app.inject({ url: '/whole', headers: { host: 'localhost:3000' } })).body).toContain('whole')
})

test('[H06] never completes a list or document that fails midway', { timeout: 120_000 }, async () => {
  const list = await read('/csv')
  expect([list.status, list.isWhole]).toEqual([200, false])
  expect(list.size).toBeGreaterThan(0)
  const { buyer } = await bothSides(server)
  const bytes = Buffer.concat([PDF, Buffer.alloc(400_000)])
  const { json } = await send(buyer.browser, bytes)
  const path = contentPath((json as { id: string }).id)
  const cookie = [...buyer.browser.cookies].map((pair) => pair.join('=')).join('; ')
  expect(await read(path, { cookie })).toEqual({ status: 200, isWhole: true, size: bytes.length })
  const { files } = server.context
  const { get } = files
  for (const range of [undefined, 'bytes=10-399999']) {
    let isLast = range !== undefined
    files.get = async (key, part) => {
      const found = await get.call(files, key, part)
      // The file is read once before it is sent.
      if (!found || !isLast) return ((isLast = true), found)
      found.stream.destroy()
      const half = async function* () {
        yield bytes.subarray(0, 100_000)
        fault()
      }
      return { ...found, stream: Readable.from(half(), { objectMode: false }) }
    }
    const answer = await read(path, { cookie, ...(range && { range }) })
    files.get = get
    expect([answer.status, answer.isWhole]).toEqual([range ? 206 : 200, false])
  }
  expect(await isAlive()).toBe(true)
})

test('[H06] logs an unhandled rejection and lives; stops on an uncaught exception', async () => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'uncaught-errors.fixture.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // By then its last output has been read too.
  const closed = once(child, 'close') as Promise<[number]>
  const said: string[] = []
  const lines = createInterface({ input: child.stdout })
  const port = Number((await once(lines, 'line'))[0])
  lines.on('line', (line) => said.push(line))
  const asked = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text()
  for (let i = 0; i < 3; i++) expect(await asked('/rejects')).toBe('answered')
  expect(await asked('/')).toBe('answered')
  expect(said.filter((line) => line.includes('stray rejection')).length).toBe(3)
  expect(await asked('/throws')).toBe('answered')
  expect((await closed)[0]).toBe(1)
  expect(said.filter((line) => line.includes('stray exception')).length).toBe(1)
})
