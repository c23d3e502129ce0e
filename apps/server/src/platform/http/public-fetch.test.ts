import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:https'
import type { Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fetchPublicFile, isPublicAddress } from './public-fetch.ts'

let server: Server
let base: string
let ca: string
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'minato-tls-'))
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const given = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost,IP:127.0.0.1 -keyout ${keyFile} -out ${certFile}`
  execFileSync('openssl', given.split(' '), { stdio: 'ignore' })
  ca = readFileSync(certFile, 'utf8')
  server = createServer({ key: readFileSync(keyFile), cert: ca }, ({ url }, reply) => {
    if (url === '/moved') return void reply.writeHead(302, { location: `${base}/file` }).end()
    if (url === '/endless') {
      const pour = (): void => void (reply.write(Buffer.alloc(64_000)) ? setImmediate(pour) : reply.once('drain', pour))
      return pour()
    }
    if (url === '/silent') return undefined
    return void reply.end('bytes')
  })
  rmSync(folder, { recursive: true })
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  base = `https://localhost:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const limits = { maxBytes: 1_000_000, timeoutMs: 5000 }
const problemOf = (url: string, more: object = {}) =>
  fetchPublicFile(url, { ...limits, ...more }).catch((error: { problem?: string }) => error.problem)

test('[F27] fetches a file over TLS from an allowed address', async () => {
  expect(String(await fetchPublicFile(`${base}/file`, { ...limits, ca, isAllowed: () => true }))).toBe('bytes')
})

test('[F27] rejects redirects, endless or silent answers and unknown certificates', async () => {
  const open = { ca, isAllowed: () => true }
  expect(await problemOf(`${base}/moved`, open)).toBe('unreachable')
  expect(await problemOf(`${base}/endless`, open)).toBe('too-heavy')
  expect(await problemOf(`${base}/silent`, { ...open, timeoutMs: 300 })).toBe('unreachable')
  expect(await problemOf(`${base}/file`, { isAllowed: () => true })).toBe('unreachable')
})

const PRIVATE_HOSTS = [
  '127.1',
  '2130706433',
  '[::ffff:127.0.0.1]',
  '[::1]',
  '169.254.169.254',
  '10.0.0.7',
  '192.168.1.1',
  '0.0.0.0',
  '100.64.0.1',
  '[fd00::1]',
  '[64:ff9b::7f00:1]',
  '[fec0::1]',
]

test('[F27] rejects every address outside the public internet', async () => {
  for (const url of [
    'file:///etc/passwd',
    'gopher://example.com/',
    'data:image/png;base64,AAAA',
    'http://example.com/a.jpg',
    base.replace('//', '//user:secret@'),
    `${base}/file`,
    ...PRIVATE_HOSTS.map((host) => `https://${host}/a.jpg`),
  ])
    expect([url, await problemOf(url)]).toEqual([url, 'address'])
  expect(['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'].map(isPublicAddress)).toEqual([true, true])
})
