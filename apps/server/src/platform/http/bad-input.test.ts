import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testServer } from '../../testing/app.ts'
import type { TestServer } from '../../testing/app.ts'
import { signedInPerson } from '../../testing/people.ts'
import { createLog } from '../process/log.ts'
import { mountWeb } from './web.ts'

/** Bad input over a real socket: the reply names the field, and no server error is logged. */

const ENTRY = `export default { forwardOf: () => undefined, localeOf: () => 'en',
  fetch: async ({ url }) => new Response('<!doctype html>' + url, { headers: { 'content-type': 'text/html' } }) }`
const errors: string[] = []
let server: TestServer
let web: string
let manager: Awaited<ReturnType<typeof signedInPerson>>['browser']
beforeAll(async () => {
  web = await mkdtemp(join(tmpdir(), 'minato-web-'))
  for (const folder of ['client/assets', 'server']) await mkdir(join(web, 'dist', folder), { recursive: true })
  await writeFile(join(web, 'dist/server/server.js'), ENTRY)
  await writeFile(join(web, 'package.json'), '{"type":"module"}')
  const log = createLog('error', { write: (line: string) => void errors.push(line) })
  server = await testServer({ PORT: '3000' }, { log })
  const { app, context } = server
  await mountWeb(app, { ...context, config: { ...context.config, isProduction: true } }, web)
  await app.listen({ port: 0, host: '127.0.0.1' })
  manager = (await signedInPerson(server, { role: 'SALES_MANAGER' })).browser
  await manager.send('POST', '/api/csrf')
})
afterAll(async () => {
  await server.close()
  await rm(web, { recursive: true, force: true })
})
beforeEach(() => void errors.splice(0))

const open = (text: string) => {
  const socket = connect((server.app.server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {})
  socket.write(text)
  return socket
}
/** The whole reply to a raw request. */
const ask = (text: string) =>
  new Promise<string>((resolve) => {
    let answer = ''
    open(text)
      .on('data', (part) => (answer += part.toString()))
      .on('close', () => resolve(answer))
  })

test('[F07] answers 400 for a malformed Host header, on pages and calls', async () => {
  for (const host of ['user:pass@localhost', 'a@localhost', 'localhost/x', 'localhost:3000:1', '[::1', 'local host'])
    for (const line of ['GET /', 'GET /sitemap.xml', 'GET /api/vehicle/public/car', 'POST /api/csrf', 'GET /healthz']) {
      const answer = await ask(`${line} HTTP/1.1\r\nHost: ${host}\r\nTenant-Id: staging\r\nConnection: close\r\n\r\n`)
      // Browsers get a page, API clients the field.
      const isTold = answer.includes('"path":"host"') || answer.includes('<h1>')
      expect([host, line, answer.slice(9, 12), isTold]).toEqual([host, line, '400', true])
    }
  for (const host of ['localhost', 'LOCALHOST:3000', 'localhost:3000', '127.0.0.1', '[::1]:3000'])
    expect(await ask(`GET /healthz HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)).toMatch(/^HTTP\/1.1 200/)
  expect(errors).toEqual([])
})

test.each(['from', 'to'])('[F07] answers 400 for an audit date outside 1970 to 2100 and names %s', async (field) => {
  const status = async (date: string, path = '') => {
    const answer = await manager.get(`/api/main/audit${path}?${field}=${encodeURIComponent(date)}`)
    return [answer.status, JSON.stringify(answer.json).includes(`"path":"${field}"`)]
  }
  for (const date of ['0000-01-01T00:00:00Z', '1969-12-31T23:59:59Z', '2101-01-01T00:00:00Z', '9999-12-31T23:59:59Z'])
    for (const path of ['', '/export']) expect([date, await status(date, path)]).toEqual([date, [400, true]])
  for (const date of ['1970-01-01T00:00:00Z', '2100-12-31T23:59:59Z'])
    expect([date, await status(date)]).toEqual([date, [200, false]])
  expect(errors).toEqual([])
})

test('[F07] logs no error for requests whose socket is gone', { timeout: 60_000 }, async () => {
  const cookie = [...manager.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const head = `Host: localhost:3000\r\nTenant-Id: staging\r\nCookie: ${cookie}\r\nX-XSRF-TOKEN: ${manager.cookies.get('XSRF-TOKEN')}`
  const get = (path: string) => `GET ${path} HTTP/1.1\r\n${head}\r\n\r\n`
  const post = (path: string, type: string, begun: string) =>
    `POST ${path} HTTP/1.1\r\n${head}\r\nContent-Type: ${type}\r\nContent-Length: 100000\r\n\r\n${begun}`
  const form = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc'
  const reads = ['/', '/api/main/audit', '/api/vehicle/car/export', '/api/main/stream', '/sitemap.xml'].map(get)
  const requests = [
    ...reads,
    reads.join(''),
    post('/api/uum/api-client', 'application/json', '{"name":"x"'),
    post('/api/archiving/picture', 'multipart/form-data; boundary=x', form),
    post('/api/vehicle/car/import', 'multipart/form-data; boundary=x', form),
    post('/api/archiving/document?name=a.pdf', 'application/pdf', '%PDF-1.4'),
    post('/oidc/staging/token', 'application/x-www-form-urlencoded', 'grant_type=x'),
  ]
  for (const wait of [() => setImmediate(), () => setTimeout(1), () => setTimeout(5)])
    for (const text of requests)
      for (const end of ['destroy', 'resetAndDestroy'] as const) {
        const socket = open(text)
        await wait()
        socket[end]()
        await setTimeout(5)
      }
  // Requests in progress finish before the server closes.
  await expect.poll(() => new Promise((count) => void server.app.server.getConnections((_, n) => count(n)))).toBe(0)
  expect(errors).toEqual([])
})
