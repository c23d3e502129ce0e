import { once } from 'node:events'
import { connect } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer } from '../../testing/app.ts'
import type { TestServer } from '../../testing/app.ts'
import { until } from '../../testing/mail-server.ts'

/** Raw requests over a socket that no library would send (threat H02). */

let server: TestServer
let port = 0
let smuggled = 0
beforeAll(async () => {
  server = await testServer()
  server.app.get('/smuggled', () => `smuggled ${++smuggled}`)
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  ;({ port } = server.app.server.address() as AddressInfo)
})
afterAll(() => server.close())

function line(): Socket {
  const socket = connect(port, '127.0.0.1')
  // The server may close a rejected connection while the client still writes.
  socket.on('error', () => {})
  return socket
}
/** All bytes of the replies until the connection closes. */
async function answerTo(bytes: string | Buffer): Promise<string> {
  const socket = line()
  let answer = ''
  socket.on('data', (part: Buffer) => (answer += part.toString('latin1')))
  const closed = new Promise((done) => socket.once('close', done))
  socket.write(bytes)
  await closed
  return answer
}
const statusesIn = (answer: string): number[] =>
  [...answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))
const isServed = async (): Promise<boolean> =>
  /^HTTP\/1.1 200 .*"status":"ok"/s.test(
    await answerTo('GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n'),
  )

const HIDDEN = 'GET /smuggled HTTP/1.1\r\nhost: localhost\r\n\r\n'
const post = (headers: string, body: string): string =>
  `POST /api/csrf HTTP/1.1\r\nhost: localhost\r\ntenant-id: staging\r\ncontent-type: application/json\r\n${headers}\r\n\r\n${body}`
const chunked = (body: string): string => `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`

/** Each hides a request that only a parser with another idea of the length would see. */
const TWO_WAYS: Record<string, string> = {
  'CL.TE': post(`content-length: ${5 + HIDDEN.length}\r\ntransfer-encoding: chunked`, `0\r\n\r\n${HIDDEN}`),
  'TE.CL': post('transfer-encoding: chunked\r\ncontent-length: 4', chunked(HIDDEN)),
  'TE.TE, the second unknown': post('transfer-encoding: chunked\r\ntransfer-encoding: x', `0\r\n\r\n${HIDDEN}`),
  'an unknown coding': post('transfer-encoding: xchunked', `0\r\n\r\n${HIDDEN}`),
  'chunked is not the last coding': post('transfer-encoding: chunked, identity', `0\r\n\r\n${HIDDEN}`),
  'a blank before the colon': post('transfer-encoding : chunked', `0\r\n\r\n${HIDDEN}`),
  'two lengths': post(`content-length: 0\r\ncontent-length: ${HIDDEN.length}`, HIDDEN),
  'two lengths in one': post(`content-length: 0, ${HIDDEN.length}`, HIDDEN),
  'a length with a sign': post('content-length: +0', HIDDEN),
  'a length below nothing': post('content-length: -1', HIDDEN),
  'a length in sixteens': post('content-length: 0x0', HIDDEN),
  'a length beyond numbers': post('content-length: 99999999999999999999999', HIDDEN),
  'a chunk beyond numbers': post('transfer-encoding: chunked', `ffffffffffffffffff\r\n${HIDDEN}`),
  'a chunk without a number': post('transfer-encoding: chunked', `g\r\n${HIDDEN}`),
  'chunks ended by bare LF': post('transfer-encoding: chunked', `0\n\n${HIDDEN}`),
  'a chunk that is longer than it says': post('transfer-encoding: chunked', `1\r\nab\r\n0\r\n\r\n${HIDDEN}`),
  'bare LF': `GET /healthz HTTP/1.1\nhost: localhost\n\n${HIDDEN}`,
  'bare LF after one header': post('x: 1\ncontent-length: 0', HIDDEN),
  'bare CR': post('x: 1\rcontent-length: 0', HIDDEN),
  'a folded header': post('x: 1\r\n content-length: 0\r\ncontent-length: 4', HIDDEN),
  'a folded length': post('content-length:\r\n 0', HIDDEN),
  'a header before the first': `GET /healthz HTTP/1.1\r\n host: localhost\r\n\r\n${HIDDEN}`,
  'a header without a name': post(': 1', HIDDEN),
  'NUL in a header': post('x: \0', HIDDEN),
  'a line end in a name': post('x\0y: 1', HIDDEN),
  'blanks in the address': `GET /healthz HTTP/1.1 HTTP/1.1\r\nhost: localhost\r\n\r\n${HIDDEN}`,
  'HTTP/0.9': `GET /healthz\r\n\r\n${HIDDEN}`,
  'HTTP/9.9': `GET /healthz HTTP/9.9\r\nhost: localhost\r\n\r\n${HIDDEN}`,
  'an unknown method': `STEAL /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n${HIDDEN}`,
  'the beginning of HTTP/2': `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n${HIDDEN}`,
  'the beginning of TLS': `\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03${HIDDEN}`,
}

test.each(Object.entries(TWO_WAYS))(
  '[H02] rejects an ambiguous request and closes its connection: %s',
  async (_, bytes) => {
    const before = smuggled
    const answer = await answerTo(bytes)
    expect(statusesIn(answer)).toEqual([400])
    expect([answer.includes('smuggled'), smuggled - before]).toEqual([false, 0])
    expect(answer).not.toMatch(/node_modules|HPE_|\.ts:\d/)
    expect(await isServed()).toBe(true)
  },
)

test('[H02] answers 431 to a head of 1 MB or 10,000 headers without reading it', async () => {
  const many = Array.from({ length: 10_000 }, (_, i) => `x-${i}: 1\r\n`).join('')
  for (const head of [
    `GET /smuggled HTTP/1.1\r\nhost: localhost\r\nx: ${'a'.repeat(1 << 20)}\r\n\r\n`,
    `GET /smuggled HTTP/1.1\r\nhost: localhost\r\n${many}\r\n`,
    `GET /smuggled?${'a'.repeat(1 << 20)} HTTP/1.1\r\nhost: localhost\r\n\r\n`,
    `GET /smuggled HTTP/1.1\r\nhost: localhost\r\n${'a'.repeat(1 << 20)}: 1\r\n\r\n`,
  ]) {
    const [status] = statusesIn(await answerTo(head))
    // The connection may close while the client still writes; then there is no reply.
    expect([undefined, 431]).toContain(status)
  }
  // Written like a browser that has finished writing, so the reply arrives.
  expect(statusesIn(await answerTo(`GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'a'.repeat(17 * 1024)}`))).toEqual([431])
  expect(smuggled).toBe(0)
  expect(await isServed()).toBe(true)
})

test('[H02] answers pipelined requests in order and none after a rejected one', async () => {
  const get = (path: string): string => `GET ${path} HTTP/1.1\r\nhost: localhost\r\ntenant-id: staging\r\n\r\n`
  // Below the number of requests that load shedding admits at once.
  const paths = Array.from({ length: 60 }, (_, i) => (i % 2 ? '/api/vehicle/public/car' : `/api/nowhere/${i}`))
  const answers = await answerTo(
    paths.map(get).join('') + get('/healthz').replace('\r\n\r\n', '\r\nconnection: close\r\n\r\n'),
  )
  expect(statusesIn(answers)).toEqual([...paths.map((_, i) => (i % 2 ? 200 : 404)), 200])
  const cut = await answerTo(get('/healthz') + 'NONSENSE\r\n\r\n' + HIDDEN.repeat(20))
  expect(
    statusesIn(cut)
      .slice(1)
      .filter((status) => status !== 400),
  ).toEqual([])
  expect(smuggled).toBe(0)
})

/** Both ends of each connection are file descriptors of this process. */
const LINES = Math.min(8000, Math.floor((openFilesAllowed() - 1000) / 2))

function openFilesAllowed(): number {
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files: { soft: number | 'unlimited' } } }
  const allowed = Number(userLimits?.open_files.soft)
  return Number.isNaN(allowed) ? 17_000 : allowed
}

test('[H02] serves others beside thousands of connections with half a head', { timeout: 120_000 }, async () => {
  let taken = 0
  server.app.server.on('connection', () => taken++)
  const lines: Socket[] = []
  // The kernel queues a few hundred unaccepted connections.
  while (lines.length < LINES) {
    const next = Array.from({ length: Math.min(200, LINES - lines.length) }, line)
    await Promise.all(next.map((socket) => once(socket, 'connect')))
    lines.push(...next)
  }
  const open = (): Promise<number> =>
    new Promise((resolve, reject) =>
      server.app.server.getConnections((error, n) => (error ? reject(error) : resolve(n))),
    )
  for (const socket of lines) socket.write('GET /healthz HTTP/1.1\r\nhost: local')
  // A slow machine may close the first connections before the last is open.
  await until(() => taken >= LINES)
  for (let i = 0; i < 5; i++) expect(await isServed()).toBe(true)
  for (const socket of lines) socket.destroy()
  await until(async () => (await open()) === 0)
  expect(await isServed()).toBe(true)
})
