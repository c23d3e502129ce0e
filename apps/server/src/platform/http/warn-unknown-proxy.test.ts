import pino from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { testServer } from '../../testing/app.ts'
import type { TestServer } from '../../testing/app.ts'

const STRANGER = '203.0.113.66'
const PROXY = '10.1.2.3'
const FORGED = {
  'x-forwarded-for': '198.51.100.1',
  'x-forwarded-host': 'second.localhost',
  'x-forwarded-proto': 'https',
  'x-forwarded-port': '444',
  'x-forwarded-prefix': '/evil',
  'x-real-ip': '198.51.100.2',
  'x-original-url': '/metrics',
  forwarded: 'for=198.51.100.3;host=second.localhost;proto=https',
}

interface Who {
  ip: string
  host: string
  protocol: string
}
/** A server with these proxies, and an address that returns the detected client. */
async function behind(proxies: string, env: Record<string, string> = {}): Promise<TestServer> {
  const server = await testServer({ TRUST_PROXY: proxies, METRICS_TOKEN: '', ...env })
  onTestFinished(() => server.close())
  server.app.get('/who', ({ ip, host, protocol }): Who => ({ ip, host, protocol }))
  return server
}
const ask = ({ app }: TestServer, url: string, remoteAddress: string, headers: Record<string, string> = {}) =>
  app.inject({ url, remoteAddress, headers: { host: 'localhost', 'tenant-id': 'staging', ...headers } })
const who = async (...asked: Parameters<typeof ask>): Promise<Who> => (await ask(...asked)).json<Who>()

test.each(['', '10.1.0.0/16, ::1'])('[H01] ignores forwarded headers of others with proxies [%s]', async (proxies) => {
  const server = await behind(proxies)
  for (const peer of [STRANGER, '10.2.2.3', '2001:db8::1', '::ffff:203.0.113.66'])
    expect(await who(server, '/who', peer, FORGED)).toEqual({ ip: peer, host: 'localhost', protocol: 'http' })
  // Neither another dealer's shop, nor an external link, nor addresses for this machine only.
  const robots = await ask(server, '/robots.txt', STRANGER, FORGED)
  expect(robots.body).toContain('http://localhost:3000/')
  expect(robots.body).not.toMatch(/second|https:|evil|444/)
  for (const address of ['127.0.0.1', '::1'])
    expect((await ask(server, '/metrics', STRANGER, { 'x-forwarded-for': address })).statusCode).toBe(404)
  expect((await ask(server, '/metrics', '127.0.0.1', { 'x-forwarded-for': STRANGER })).statusCode).toBe(404)
})

test('[H01] trusts a listed proxy’s own additions and counts its clients apart', async () => {
  const server = await behind(`${PROXY}, 10.9.0.0/16`, { RATE_SEARCH: '3' })
  const asked = (headers: Record<string, string>) => who(server, '/who', PROXY, headers)
  expect(
    await asked({ 'x-forwarded-for': STRANGER, 'x-forwarded-proto': 'https', 'x-forwarded-host': 'second.localhost' }),
  ).toEqual({ ip: STRANGER, host: 'second.localhost', protocol: 'https' })
  // Values sent by the client precede those of the proxies.
  expect((await asked({ 'x-forwarded-for': `127.0.0.1, 198.51.100.1, ${STRANGER}` })).ip).toBe(STRANGER)
  expect((await asked({ 'x-forwarded-for': `127.0.0.1, ${STRANGER}, 10.9.1.1` })).ip).toBe(STRANGER)
  expect(
    await asked({ 'x-forwarded-proto': 'http, https', 'x-forwarded-host': 'evil.example, second.localhost' }),
  ).toEqual({
    ip: PROXY,
    host: 'second.localhost',
    protocol: 'https',
  })
  // Headers from an unknown proxy are ignored.
  expect(await asked({ forwarded: `for=${STRANGER};proto=https`, 'x-real-ip': STRANGER })).toMatchObject({
    ip: PROXY,
    protocol: 'http',
  })
  const statuses = async (peer: string, address: (i: number) => string) => {
    const answers = []
    for (let i = 0; i < 5; i++)
      answers.push(
        (await ask(server, '/api/vehicle/public/car', peer, { 'x-forwarded-for': address(i), 'x-real-ip': address(i) }))
          .statusCode,
      )
    return answers
  }
  expect(await statuses(STRANGER, (i) => `198.51.100.${i}`)).toEqual([200, 200, 200, 429, 429])
  expect(await statuses(PROXY, (i) => `198.51.100.${i}`)).toEqual([200, 200, 200, 200, 200])
  expect(await statuses(PROXY, (i) => `192.0.2.${i}, 198.51.100.200`)).toEqual([200, 200, 200, 429, 429])
})

test('[F29] logs forwarded headers of an untrusted address once', async () => {
  for (const [proxies, silent] of [
    ['', { peer: '203.0.113.1', headers: {} }],
    [PROXY, { peer: PROXY, headers: { 'x-forwarded-for': STRANGER } }],
  ] as const) {
    const lines: { msg: string }[] = []
    const log = pino({ level: 'warn' }, { write: (line) => void lines.push(JSON.parse(line) as { msg: string }) })
    const server = await testServer({ TRUST_PROXY: proxies }, { log })
    onTestFinished(() => server.close())
    await ask(server, '/healthz', silent.peer, silent.headers)
    await ask(server, '/healthz', PROXY, { 'x-forwarded-proto': proxies ? 'https' : '' })
    expect(lines).toEqual([])
    for (const peer of [STRANGER, STRANGER, '10.2.2.3'])
      await ask(server, '/healthz', peer, { 'x-forwarded-for': '198.51.100.1', 'x-forwarded-proto': 'https' })
    expect(lines.map(({ msg }) => msg)).toEqual([
      `forwarded headers of ${STRANGER} are ignored: if that is your proxy, name it in TRUST_PROXY`,
    ])
  }
})
