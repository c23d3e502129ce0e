import { afterEach, expect, test, vi } from 'vitest'
import { en } from '../i18n/en/shop.ts'
import { apiOver } from './api.ts'
import { noticeOf } from './notices.ts'
import { fetchTransport } from './transport.ts'

afterEach(() => vi.unstubAllGlobals())

async function failureOf(answer: Response) {
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('fetch', () => Promise.resolve(answer))
  const call = apiOver(fetchTransport('staging'))('GET /api/map/country', {})
  const failure = await call.then(
    () => undefined,
    (error: unknown) => error,
  )
  expect(failure).toBeInstanceOf(Error)
  return noticeOf(failure, en)
}
const html = { headers: { 'content-type': 'text/html' } }

test('[STF-09] hides the text of a proxy: errors show a status, its pages "offline"', async () => {
  expect(await failureOf(new Response('<h1>Bad gateway', { ...html, status: 502 }))).toMatchObject({ title: '502' })
  expect(await failureOf(new Response('Sign in to the network', html))).toMatchObject({ title: 'No connection' })
})

test('returns no body for an empty answer', async () => {
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 204 })))
  expect(await fetchTransport('staging')({ method: 'DELETE', url: '/api/x' })).toEqual({ status: 204, json: undefined })
})

/** A server that accepts one token and records its requests. */
function guarded(token: string, firstCookie: string) {
  const asked: [method: string, url: string, token: string | null][] = []
  const page = { cookie: firstCookie }
  vi.stubGlobal('document', page)
  vi.stubGlobal('fetch', (url: string, { method = 'GET', headers }: RequestInit) => {
    const given = new Headers(headers).get('x-xsrf-token')
    asked.push([method, url, given])
    if (url === '/api/csrf') {
      page.cookie = `XSRF-TOKEN=${token}`
      return Promise.resolve(new Response(null, { status: 204 }))
    }
    return Promise.resolve(new Response(null, { status: given === token ? 204 : 403 }))
  })
  return asked
}

test('[API-03] sends the CSRF token with changes and renews it once when rejected', async () => {
  const send = () => fetchTransport('staging')({ method: 'PUT', url: '/api/x' })
  const none = guarded('right', '')
  expect((await send()).status).toBe(204)
  expect(none).toEqual([
    ['POST', '/api/csrf', null],
    ['PUT', '/api/x', 'right'],
  ])
  const stale = guarded('right', 'XSRF-TOKEN=of-another-session')
  expect((await send()).status).toBe(204)
  expect(stale.map(([method, url]) => `${method} ${url}`)).toEqual(['PUT /api/x', 'POST /api/csrf', 'PUT /api/x'])
})

test('[API-09 API-11] sends key and version as headers and reads the wait', async () => {
  let given = new Headers()
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=x' })
  vi.stubGlobal('fetch', (_: string, { headers }: RequestInit) => {
    given = new Headers(headers)
    return Promise.resolve(new Response(null, { status: 429, headers: { 'retry-after': '42' } }))
  })
  const answer = await fetchTransport('staging')({ method: 'POST', url: '/api/x', key: 'once', version: 3 })
  expect([given.get('idempotency-key'), given.get('if-match'), given.get('tenant-id')]).toEqual([
    'once',
    '"3"',
    'staging',
  ])
  expect(answer).toEqual({ status: 429, json: undefined, retryAfter: 42 })
})
