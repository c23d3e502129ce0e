import { once } from 'node:events'
import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { testServer } from '../../testing/app.ts'
import { until } from '../../testing/mail-server.ts'
import { releaseSlots, releaseRenderSlot, registerLoadShedding } from './load-shedding.ts'

const LIST = '/api/vehicle/public/car'
const KNOWN = { cookie: '__Host-sid=whoever' }
const READER = { accept: 'text/html,*/*' }

/** Work at any address that ends on command; counts the waiting requests. */
async function gated(visitors: number, all: number) {
  const app = Fastify({ forceCloseConnections: true })
  registerLoadShedding(app, visitors, all)
  const gate = Promise.withResolvers<void>()
  let waiting = 0
  const handler = async (): Promise<object> => {
    waiting++
    await gate.promise
    return {}
  }
  const config = { rateLimit: { max: 1 } } as object
  app.route({ method: ['GET', 'HEAD', 'POST'], url: '/work', config, handler })
  app.get('/made', { config }, (request) => {
    releaseRenderSlot(request)
    return handler()
  })
  app.get('/file', { config }, (request) => {
    releaseSlots(request)
    return handler()
  })
  const neverEnding = new Readable({ read() {} })
  neverEnding.push('begun')
  app.get('/endless', { config }, (_, reply) => reply.send(neverEnding))
  app.get('/healthz', async () => ({}))
  const origin = await listening(app)
  return {
    ask: (path: string, init: RequestInit = {}) => fetch(`${origin}${path}`, init),
    origin,
    waiting: () => waiting,
    open: () => gate.resolve(),
  }
}

async function listening(app: FastifyInstance): Promise<string> {
  onTestFinished(() => app.close())
  await app.listen({ port: 0, host: '127.0.0.1' })
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}

test('[G05] rejects visitors over the limit at once and admits them later', async () => {
  const { ask, waiting, open } = await gated(2, 4)
  const taken = [ask('/work'), ask('/work')]
  await until(() => waiting() === 2)
  const away = await ask('/work')
  expect([away.status, away.headers.get('retry-after'), away.headers.get('cache-control')]).toEqual([
    503,
    '5',
    'no-store',
  ])
  expect(await away.json()).toMatchObject({ code: 'MINATO-5001', status: 503 })
  const page = await ask('/work', { headers: READER })
  expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8'])
  expect(await page.text()).toMatch(/We are busy[^]*lang="fr">Nous sommes occupés/)
  expect((await ask('/work', { method: 'HEAD' })).status).toBe(503)
  open()
  for (const answer of taken) expect((await answer).status).toBe(200)
  expect((await ask('/work')).status).toBe(200)
})

test('[G05] rejects signed-in users last and never writes or cheap calls', async () => {
  const { ask, waiting, open } = await gated(1, 2)
  const taken = [ask('/work')]
  await until(() => waiting() === 1)
  expect((await ask('/work')).status).toBe(503)
  taken.push(ask('/work', { headers: KNOWN }))
  await until(() => waiting() === 2)
  expect((await ask('/work', { headers: KNOWN })).status).toBe(503)
  expect((await ask('/work', { headers: { authorization: 'Bearer x' } })).status).toBe(503)
  taken.push(ask('/work', { method: 'POST' }))
  await until(() => waiting() === 3)
  expect((await ask('/healthz')).status).toBe(200)
  open()
  for (const answer of taken) expect((await answer).status).toBe(200)
})

test('[G05] counts pages being compressed up to the total, and files not at all', async () => {
  const { ask, waiting, open } = await gated(1, 3)
  const taken = [ask('/file'), ask('/file')]
  await until(() => waiting() === 2)
  taken.push(ask('/made'), ask('/made'))
  await until(() => waiting() === 4)
  taken.push(ask('/work'))
  await until(() => waiting() === 5)
  expect((await ask('/work')).status).toBe(503)
  open()
  for (const answer of taken) expect((await answer).status).toBe(200)
  expect((await ask('/work')).status).toBe(200)
})

test('[G05] counts a caller who left until the work ends, and slow readers not', async () => {
  const { ask, origin, waiting, open } = await gated(1, 1)
  const slow = get(`${origin}/endless`)
  onTestFinished(() => void slow.destroy())
  await once(slow, 'response')
  const gone = get(`${origin}/work`).on('error', () => {})
  await until(() => waiting() === 1)
  gone.destroy()
  await until(() => gone.closed)
  expect((await ask('/work')).status).toBe(503)
  open()
  await until(async () => (await ask('/work')).status === 200)
})

/** The product with the maximum of concurrent visitor requests. */
async function fullProduct() {
  const server = await testServer({ MINATO_CACHE: 'off' })
  onTestFinished(() => server.close())
  const { tenants } = server.context
  const { ofHeader } = tenants
  const gate = Promise.withResolvers<void>()
  let waiting = 0
  tenants.ofHeader = async (header) => {
    waiting++
    await gate.promise
    return ofHeader(header)
  }
  const origin = await listening(server.app)
  const ask = (path = LIST) => fetch(`${origin}${path}`, { headers: { 'tenant-id': 'staging' } })
  const taken = Array.from({ length: 100 }, () => ask())
  await until(() => waiting === 100)
  return { server, ask, taken, waiting: () => waiting, open: () => gate.resolve() }
}

test('[G05] rejects visitors’ calls in overload and answers all accepted ones', async () => {
  const { server, ask, taken, waiting, open } = await fullProduct()
  expect((await ask()).status).toBe(503)
  expect((await ask('/healthz')).status).toBe(200)
  const within = server.get(LIST)
  await until(() => waiting() === 101)
  open()
  expect((await within).status).toBe(200)
  expect(new Set((await Promise.all(taken)).map(({ status }) => status))).toEqual(new Set([200]))
})

test('[F08] sheds /readyz, the API documents and unknown addresses too', async () => {
  const { ask, taken, open } = await fullProduct()
  for (const path of ['/readyz', '/api/docs', '/api/openapi.json', '/api/unknown'])
    expect([path, (await ask(path)).status]).toEqual([path, 503])
  open()
  await Promise.all(taken)
  expect((await ask('/readyz')).status).toBe(200)
})
