import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls } from '@minato/contract/calls'
import { pathOf } from '@minato/contract/call'
import type { Call } from '@minato/contract/call'
import { CUSTOMER, MANAGER, testServer } from '../../testing/app.ts'
import type { TestServer } from '../../testing/app.ts'
import { addCars, buildCar } from '../../testing/cars.ts'

let server: TestServer
beforeAll(async () => void (server = await testServer()))
afterAll(() => server.close())

test('[G31 API-07] sends nosniff and a content type with every kind of answer', async () => {
  const list = '/api/vehicle/public/car'
  for (const [path, status] of [
    [list, 200],
    [list, 200],
    ['/api/vehicle/car', 401],
    ['/api/none', 404],
    [`${list}?limit=x`, 400],
    ['/api/openapi.json', 200],
    ['/api/docs', 200],
    ['/healthz', 200],
    ['/metrics', 200],
  ] as const) {
    const answer = await server.get(path)
    expect([path, answer.status, answer.headers['x-content-type-options']]).toEqual([path, status, 'nosniff'])
  }
  expect((await server.get('/api/docs')).headers['referrer-policy']).toBe('same-origin')
})

type Answered = Awaited<ReturnType<TestServer['app']['inject']>>
type Rule = (reply: Answered, isSignedIn: boolean) => string | false
const header = ({ headers }: Answered, name: string): string => String(headers[name] ?? '')
const isPage = (reply: Answered): boolean => header(reply, 'content-type').startsWith('text/html')

/** Headers that a passive scanner checks in every reply. */
const RULES: readonly Rule[] = [
  (reply) => header(reply, 'x-content-type-options') !== 'nosniff' && 'no nosniff',
  (reply) => (header(reply, 'server') || header(reply, 'x-powered-by')) !== '' && 'says what it runs on',
  (reply) => !header(reply, 'x-request-id') && 'no request id',
  (reply) => reply.payload.length > 0 && !header(reply, 'content-type') && 'no type',
  (reply) =>
    /^text\/|json/.test(header(reply, 'content-type')) &&
    !/charset=utf-8/i.test(header(reply, 'content-type')) &&
    !/event-stream|csv/.test(header(reply, 'content-type')) &&
    'no charset',
  (reply) =>
    isPage(reply) && !/default-src/.test(header(reply, 'content-security-policy')) && 'a page without a policy',
  (reply) =>
    isPage(reply) &&
    /script-src[^;]*'unsafe-(?:inline|eval)'/.test(header(reply, 'content-security-policy')) &&
    'a policy that lets scripts in',
  (reply) =>
    isPage(reply) &&
    !/frame-ancestors/.test(header(reply, 'content-security-policy')) &&
    !header(reply, 'x-frame-options') &&
    'a page that may be framed',
  (reply) => isPage(reply) && !header(reply, 'referrer-policy') && 'a page without a referrer policy',
  (reply) => !isPage(reply) && header(reply, 'access-control-allow-origin') === '*' && 'open to every origin',
  (reply, isSignedIn) =>
    isSignedIn &&
    reply.statusCode === 200 &&
    !/no-store|private/.test(header(reply, 'cache-control')) &&
    'somebody’s answer may be kept by others',
  (reply) =>
    reply.statusCode >= 400 && /public|max-age=[1-9]/.test(header(reply, 'cache-control')) && 'a refusal may be kept',
  (reply) => /\n\s+at |node_modules/.test(reply.payload) && 'tells of the inside',
]
function cookieFaults({ headers }: Answered): string[] {
  const lines = [headers['set-cookie']].flat().filter(Boolean) as string[]
  return lines.flatMap((line) => {
    const name = line.split('=')[0] ?? ''
    return [
      ...(/;\s*secure/i.test(line) ? [] : [`cookie ${name} without Secure`]),
      ...(/;\s*samesite=(?:lax|strict)/i.test(line) ? [] : [`cookie ${name} without SameSite`]),
      ...(name === 'XSRF-TOKEN' || /;\s*httponly/i.test(line) ? [] : [`cookie ${name} within reach of scripts`]),
    ]
  })
}

const FILES = [
  '/auth/sign-in',
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/api/docs',
  '/api/openapi.json',
  '/api/none',
  '/healthz',
  '/readyz',
  '/%ff',
]

test('[G31] sends the headers a passive scanner requires on every answer', async () => {
  const [car = ''] = await addCars(server.context, [buildCar()])
  const faults: string[] = []
  for (const identity of [undefined, CUSTOMER, MANAGER]) {
    server.as(identity)
    const look = async (method: string, url: string, isPersonal: boolean, body?: unknown): Promise<void> => {
      const reply = await server.app.inject({
        method: method as 'GET',
        url,
        headers: { 'tenant-id': 'staging', host: 'localhost', ...server.guard() },
        ...(body !== undefined && { payload: body as object }),
      })
      const found = RULES.flatMap((rule) => rule(reply, isPersonal && identity !== undefined) || [])
      for (const fault of [...found, ...cookieFaults(reply)])
        faults.push(`${fault}: ${reply.statusCode} ${method} ${url}`)
    }
    for (const call of Object.values(calls) as Call[])
      if (!call.stream)
        // Invalid bodies: changing calls are rejected, and the rejection is checked.
        await look(
          call.method,
          pathOf(call).replace(/\{[\w-]+\}/g, car),
          true,
          call.method === 'GET' || !call.body ? undefined : 7,
        )
    for (const path of FILES) await look('GET', path, path.startsWith('/auth/'))
  }
  server.as(undefined)
  expect(faults).toEqual([])
})

test('[OPS-04 G12] waits for a start under heavy load', () => {
  expect(server.app.initialConfig.pluginTimeout).toBeGreaterThanOrEqual(60_000)
})
