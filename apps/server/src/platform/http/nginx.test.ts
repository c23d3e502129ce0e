import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, get } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { get as getByTls } from 'node:https'
import { createServer as createSocketServer } from 'node:net'
import type { AddressInfo, Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { testServer } from '../../testing/app.ts'
import { OWN_CERTIFICATE, OWN_KEY } from '../../testing/own-certificate.ts'

const DOCUMENT = resolve(import.meta.dirname, '../../../../../docs/running.md')
const HOST = 'shop.example'

const listen = async (server: Server): Promise<number> => {
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  return (server.address() as AddressInfo).port
}
async function freePort(): Promise<number> {
  const server = createSocketServer()
  const port = await listen(server)
  server.close()
  return port
}

/** The nginx block and the command for another port from docs/running.md. */
async function documented(): Promise<{ block: string; otherPort: string }> {
  const blocks = (await readFile(DOCUMENT, 'utf8')).split(/^ *```\n/m)
  const find = (start: string): string => blocks.find((one) => one.trimStart().startsWith(start)) ?? ''
  return { block: find('upstream minato'), otherPort: find("sed -i 's/listen 443") }
}

/** nginx with the documented block; port numbers and paths are replaced by the test's. */
async function startNginx(app: number, busy: number, isOtherPort: boolean): Promise<{ http: number; https: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'minato-nginx-'))
  await chmod(folder, 0o755)
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const [http, https] = [await freePort(), await freePort()]
  const { block, otherPort } = await documented()
  const file = join(folder, 'minato.conf')
  await writeFile(file, block)
  await writeFile(join(folder, 'shop.pem'), OWN_CERTIFICATE)
  await writeFile(join(folder, 'shop.key'), OWN_KEY)
  if (isOtherPort) execFileSync('sh', ['-ec', otherPort.replace('/etc/nginx/conf.d/minato.conf', file)])
  const typed = (await readFile(file, 'utf8'))
    .replace('listen 80;', `listen 127.0.0.1:${http};`)
    .replace(isOtherPort ? 'listen 8443 ssl' : 'listen 443 ssl', `listen 127.0.0.1:${https} ssl`)
    .replace(':3000 ', `:${busy} `)
    .replace(':3001 ', `:${app} `)
    .replaceAll('/etc/ssl/', `${folder}/`)
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((one) => `${one}_temp_path ${folder}/${one};`)
  await writeFile(file, `pid ${folder}/pid; events {} http { access_log off; ${paths.join(' ')} ${typed} }`)
  const nginx = spawn('nginx', ['-p', folder, '-c', file, '-e', 'stderr', '-g', 'daemon off;'], { stdio: 'inherit' })
  onTestFinished(async () => {
    nginx.kill('SIGTERM')
    if (nginx.exitCode === null) await once(nginx, 'exit')
  })
  await expect
    .poll(() =>
      ask(http, '/', true).then(
        ({ statusCode }) => statusCode,
        () => 0,
      ),
    )
    .toBe(301)
  return { http, https }
}

const ask = (port: number, path: string, isPlain = false, host = HOST): Promise<IncomingMessage> =>
  new Promise((done, fail) => {
    const options = { host: '127.0.0.1', port, path, headers: { host }, agent: false }
    const answered = (answer: IncomingMessage): void => void answer.resume().once('end', () => done(answer))
    const request = isPlain
      ? get(options, answered)
      : getByTls({ ...options, servername: HOST, ca: OWN_CERTIFICATE }, answered)
    request.once('error', fail)
  })

const isAway = spawnSync('nginx', ['-v']).status !== 0

test.skipIf(isAway).each([
  ['', false],
  [':8443', true],
])('[F33] serves behind the nginx block of docs/running.md%s: port 80, two upstreams', async (port, isOtherPort) => {
  const origin = `https://${HOST}${port}`
  const server = await testServer({ TENANT_HOSTS: `${origin}=staging`, TRUST_PROXY: '127.0.0.1' })
  onTestFinished(() => server.close())
  let refused = 0
  // An upstream that is not ready.
  const busy = createServer((_, response) => {
    refused += 1
    response.writeHead(503).end()
  })
  onTestFinished(() => void busy.close())
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const app = (server.app.server.address() as AddressInfo).port
  const { http, https } = await startNginx(app, await listen(busy), isOtherPort)
  expect((await ask(http, '/reviews?page=2', true)).headers.location).toBe(`${origin}/reviews?page=2`)
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask(https, '/readyz', false, HOST + port)))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(refused).toBeGreaterThan(0)
  const begun = String((await ask(https, '/auth/sign-in', false, HOST + port)).headers.location)
  expect(begun).toMatch(new RegExp(`^${origin}/oidc/staging/`))
  const asked = await ask(https, begun.slice(origin.length), false, HOST + port)
  expect(new URL(String(asked.headers.location), origin).href).toMatch(new RegExp(`^${origin}/sign-in/`))
})
