import { calls } from '@minato/contract/calls'
import { pathOf } from '@minato/contract/call'
import type { Call } from '@minato/contract/call'
import { request } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CUSTOMER, MANAGER, testServer } from '../../testing/app.ts'
import type { TestServer } from '../../testing/app.ts'
import { contentsOf } from '../../testing/table-checksums.ts'

/** Malformed addresses and methods over a socket, so that no library normalizes them. */

let server: TestServer
let port: number
const all: Call[] = Object.values(calls)

beforeAll(async () => {
  server = await testServer()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  port = (server.app.server.address() as AddressInfo).port
})
afterAll(() => server.close())

interface Said {
  method?: string
  headers?: Record<string, string>
  body?: string
}
const ask = (path: string, { method = 'GET', headers = {}, body = '' }: Said = {}) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const sent = { 'tenant-id': 'staging', host: 'localhost', ...server.guard(), ...headers }
    request({ host: '127.0.0.1', port, path, method, agent: false, headers: sent }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => (text += part))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
    })
      .on('error', reject)
      .end(body)
  })
/** Requests that no client library sends; 0 if the server closes the connection. */
const askRaw = (line: string) =>
  new Promise<number>((resolve) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`${line}\r\nhost: localhost\r\ntenant-id: staging\r\nconnection: close\r\n\r\n`),
    )
    socket.on('data', (part) => (text += part)).on('error', () => {})
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0)))
  })

const GUARDED = [
  '/api/vehicle/car',
  '/api/uum/manager',
  '/api/main/settings',
  '/api/uum/account',
  '/api/archiving/document/x/content',
]
const spellingsOf = (path: string): string[] => {
  const [, api = '', ...rest] = path.split('/')
  const tail = rest.join('/')
  const last = path.at(-1) ?? ''
  return [
    `/${api}%2f${tail}`,
    `/${api}%2F${tail}`,
    `/${api}%252f${tail}`,
    `/${api}%5c${tail}`,
    `/${api}\\${tail}`,
    `//${api}/${tail}`,
    `/${api}//${tail}`,
    `/${api.toUpperCase()}/${tail}`,
    `/${api}/${tail.toUpperCase()}`,
    `${path}/`,
    `${path}//`,
    `${path};`,
    `${path};a=b`,
    `/${api};a=b/${tail}`,
    `/${api}/./${tail}`,
    `/${api}/x/../${tail}`,
    `/${api}/x/%2e%2e/${tail}`,
    `/${api}/..;/${api}/${tail}`,
    `/pictures/../${api}/${tail}`,
    `/pictures/..;/${api}/${tail}`,
    `${path}%00`,
    `${path}%00.png`,
    `${path}%20`,
    `${path}%0a`,
    `${path}.`,
    `${path}.json`,
    `${path}%23`,
    `${path}%3f`,
    `${path.slice(0, -1)}%${last.charCodeAt(0).toString(16)}`,
    `/%61${path.slice(2)}`,
    `http://localhost${path}`,
    `http://localhost@evil.example${path}`,
  ]
}

test('[D08] rejects a guarded call for any spelling of its address', { timeout: 90_000 }, async () => {
  for (const [identity, refused] of [
    [undefined, [400, 401, 404]],
    [CUSTOMER, [400, 403, 404]],
  ] as const) {
    server.as(identity)
    for (const path of GUARDED.slice(0, identity ? 3 : undefined))
      for (const spelling of [path, ...spellingsOf(path)]) {
        const { status, text } = await ask(spelling)
        expect([spelling, status, refused.some((one) => one === status)]).toEqual([spelling, status, true])
        expect([spelling, text]).toEqual([spelling, expect.stringMatching(/^\{"code":"[A-Z0-9_-]+","message":/)])
      }
  }
  server.as(undefined)
  // Invalid requests: control characters and blanks in the address, no path.
  for (const line of [
    'GET /api/vehicle/\0car HTTP/1.1',
    'GET /api/vehicle/\tcar HTTP/1.1',
    'GET  /api/vehicle/car HTTP/1.1',
    'GET * HTTP/1.1',
    'GET api/vehicle/car HTTP/1.1',
  ])
    expect([line, await askRaw(line)]).toEqual([
      line,
      expect.toSatisfy((status: number) => [0, 400, 401, 404].includes(status)),
    ])
})

const OVERRIDES: Record<string, string>[] = [
  { 'x-http-method-override': 'DELETE' },
  { 'x-http-method': 'DELETE' },
  { 'x-method-override': 'DELETE' },
  { 'content-type': 'application/x-www-form-urlencoded' },
]
test('[D08] changes address or method by no header or query', async () => {
  const list = '/api/vehicle/public/car'
  const before = (await ask(list)).text
  for (const name of ['x-original-url', 'x-rewrite-url', 'x-forwarded-uri', 'x-forwarded-path'])
    expect([name, await ask(list, { headers: { [name]: '/api/uum/manager' } })]).toEqual([
      name,
      { status: 200, text: before },
    ])
  server.as(MANAGER)
  const reply = { name: 'Greeting', textEn: 'Good day', textFr: 'Bonjour', position: 1 }
  const { id } = (await server.send<{ id: string }>('POST', '/api/main/quick-reply', reply)).json
  const path = `/api/main/quick-reply/${id}`
  const found = await contentsOf(server)
  for (const headers of OVERRIDES)
    for (const method of ['GET', 'POST', 'HEAD'])
      for (const query of ['', '?_method=DELETE', '?method=DELETE']) {
        const { status } = await ask(path + query, { method, headers, body: method === 'POST' ? '_method=DELETE' : '' })
        // A body of that type is not read.
        expect([method, query, headers, status]).toEqual([method, query, headers, method === 'POST' ? 415 : 404])
      }
  expect(await contentsOf(server)).toEqual(found)
  expect((await ask(path, { method: 'DELETE' })).status).toBe(204)
  server.as(undefined)
})

test('[D08] rejects methods that no call has', { timeout: 90_000 }, async () => {
  server.as(MANAGER)
  const before = await contentsOf(server)
  const paths = new Set(all.map((call) => pathOf(call).replace(/\{[^}]+\}/g, '00000000-0000-4000-8000-00000000dead')))
  for (const path of paths)
    for (const method of ['TRACE', 'PATCH', 'OPTIONS', 'PROPFIND', 'MOVE']) {
      const headers = { 'tenant-id': 'staging', 'x-secret': 'echoed', ...server.guard() }
      const { statusCode, body } = await server.app.inject({ method: method as 'PATCH', url: path, headers })
      expect([path, method, statusCode, body.includes('echoed')]).toEqual([path, method, 404, false])
    }
  const [one = ''] = paths
  for (const method of ['TRACE', 'PATCH', 'OPTIONS', 'PROPFIND'])
    expect([method, (await ask(one, { method })).status]).toEqual([method, 404])
  expect(await askRaw('FETCH /api/vehicle/public/car HTTP/1.1')).toBe(400)
  expect(await askRaw('CONNECT localhost:80 HTTP/1.1')).toBe(0)
  expect(await contentsOf(server)).toEqual(before)
  server.as(undefined)
})
