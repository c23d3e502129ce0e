import { execFileSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { createServer, request, Agent } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { hashPassword } from '../apps/server/src/modules/users/passwords.ts'
import { setPasswordHash } from '../apps/server/src/modules/users/people-store.ts'
import type { Database } from '../apps/server/src/platform/database/database.ts'
import { sql } from '../apps/server/src/platform/database/sql.ts'
import type { Embedded } from '../apps/server/src/platform/database/embedded/embedded.ts'
import { mailServer } from '../apps/server/src/testing/mail-server.ts'
import type { MailServer } from '../apps/server/src/testing/mail-server.ts'
import { s3Server } from '../apps/server/src/testing/s3.ts'
import { newActor, poolOf, TENANTS } from '../bench/resilience/actors.ts'
import type { Actor } from '../bench/resilience/actors.ts'
import { createInquiry } from '../bench/resilience/inquiries.ts'
import { sendRequest, parsed } from '../bench/resilience/http.ts'
import { queueEmail, countDeliveries } from '../bench/resilience/mails.ts'
import { cleanUp, freePort, newFolder, openDatabase, startProduct } from '../bench/resilience/product.ts'
import type { Product } from '../bench/resilience/product.ts'
import { signInOverHttp } from '../bench/sign-in-over-http.ts'
import { vehicleAddress } from '@minato/contract/addresses'
import { jpeg } from './office-cars.ts'
import { PASSWORD } from './people.ts'

/** Two servers as on two machines: they share only PostgreSQL, the bucket and the mail server. */

const TENANT = TENANTS[0]
let engine: Embedded
let db: Database
let smtp: MailServer
let bucket: Awaited<ReturnType<typeof s3Server>>
let [a, b]: Product[] = []
let proxy: Server
let shop: string
const requestCounts: number[] = [0, 0]

/** Alternates between the servers, so that consecutive requests never reach the same one. */
function roundRobin(ports: readonly number[]): Server {
  const agent = new Agent({ keepAlive: true })
  let next = 0
  return createServer((incoming, answer) => {
    const which = next++ % ports.length
    requestCounts[which] = (requestCounts[which] ?? 0) + 1
    const headers = {
      ...incoming.headers,
      'x-forwarded-for': incoming.socket.remoteAddress ?? '',
      'x-forwarded-proto': 'http',
    }
    const outgoing = request(
      { agent, host: '127.0.0.1', port: ports[which], method: incoming.method, path: incoming.url, headers },
      (reply) => {
        answer.writeHead(reply.statusCode ?? 502, reply.headers)
        reply.pipe(answer)
      },
    )
    outgoing.on('error', () => answer.destroy())
    incoming.pipe(outgoing)
  })
}

beforeAll(async () => {
  const folder = await newFolder()
  // Keeps the owners: the database may run as another user.
  execFileSync('cp', ['-a', `${inject('stock')}/.`, folder])
  engine = await openDatabase(folder)
  db = poolOf(engine.url)
  ;[smtp, bucket] = [await mailServer(), await s3Server()]
  const { endpoint = '', region, accessKeyId, secretAccessKey, bucket: name } = bucket.place
  const [at, first, second] = [await freePort(), await freePort(), await freePort()]
  const env = {
    DATABASE_URL: engine.url,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'post@shop.example',
    TRUST_PROXY: '127.0.0.1',
    TENANT_HOSTS: `http://localhost:${at}=staging,127.0.0.1=staging`,
    S3_BUCKET: name,
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    RATE_RESET_ACCOUNT: '3/3600',
    RATE_SEARCH: '1200',
  }
  // Both start at once on an empty database: only one of them runs the migrations.
  ;[a, b] = await Promise.all([
    startProduct({ env: { ...env, MINATO_DATA: await newFolder() }, port: first }),
    startProduct({ env: { ...env, MINATO_DATA: await newFolder() }, port: second }),
  ])
  proxy = roundRobin([first, second])
  await new Promise<void>((done) => void proxy.listen(at, '127.0.0.1', done))
  shop = `http://localhost:${(proxy.address() as AddressInfo).port}`
})
afterAll(async () => {
  proxy?.closeAllConnections()
  proxy?.close()
  await Promise.all([a?.end('SIGTERM'), b?.end('SIGTERM')])
  await db?.close()
  await Promise.all([smtp?.stop(), bucket?.close()])
  await engine?.stop()
  await cleanUp()
})

const both = (): [Product, Product] => [a as Product, b as Product]
const visitor = { 'tenant-id': TENANT }
/** A random number per attempt, because the servers keep state between retries. */
const randomNumber = () => randomInt(1, 250)

test('[OPS-02 SES-03] shares sign-in and sign-out over both servers', async () => {
  const buyer = await newActor(db, 'CUSTOMER')
  const hash = await hashPassword(PASSWORD)
  await db.write(TENANT, (tx) => tx.rows(setPasswordHash(TENANT, buyer.id, hash)))
  const [row] = await db.read<{ email: string }>(
    TENANT,
    sql`select email from users.person where tenant_id = ${TENANT} and id = ${buyer.id}::uuid`,
  )
  const cookie = await signInOverHttp(shop, row?.email ?? '')
  expect(requestCounts.every((count) => count > 2)).toBe(true)
  const known = (product: Product) =>
    sendRequest(product.origin, { path: '/api/userinfo', headers: { ...visitor, cookie } }).then(({ status }) => status)
  expect(await Promise.all(both().map(known))).toEqual([200, 200])
  const token = /XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? ''
  const out = await sendRequest(both()[0].origin, {
    method: 'POST',
    path: '/api/logout',
    headers: { ...visitor, cookie, 'x-xsrf-token': decodeURIComponent(token) },
  })
  expect(out.status).toBe(200)
  expect(await Promise.all(both().map(known))).toEqual([401, 401])
})

test('[OPS-02 SES-09] counts attempts over both servers', async () => {
  const caller = await newActor(db, 'CUSTOMER')
  const statuses: number[] = []
  const email = `nobody.${randomNumber()}@shop.example`
  for (let i = 0; i < 5; i++)
    statuses.push(
      (
        await sendRequest(shop, {
          method: 'POST',
          path: '/api/main/user/reset-password',
          headers: caller.headers,
          body: { email },
        })
      ).status,
    )
  expect(statuses).toEqual([204, 204, 204, 429, 429])
})

test('[OPS-02 H03] counts a network’s requests over both servers', async () => {
  const headers = { 'x-forwarded-for': `10.${randomNumber()}.${randomNumber()}.9` }
  const left = async (product: Product, times: number) => {
    let remaining = 0
    for (let i = 0; i < times; i++)
      remaining = Number(
        (await sendRequest(product.origin, { path: '/robots.txt', headers })).headers['x-ratelimit-remaining'],
      )
    return remaining
  }
  const [first, second] = both()
  expect(await left(first, 200)).toBe(1000)
  let own = 100
  await left(second, own)
  await expect.poll(async () => 1200 - ++own - (await left(second, 1))).toBe(200)
})

test('[OPS-02 PRT-03] invalidates the cached page of the other server after a price change', async () => {
  const manager = await newActor(db, 'SALES_MANAGER')
  const [car] = await db.read<{ id: string; carNo: number; version: number; brand: string; model: string }>(
    TENANT,
    sql`select c.id, c.car_no as "carNo", c.version, b.name as brand, m.name as model from vehicles.car c
      join catalog.trim t on t.tenant_id = c.tenant_id and t.id = c.trim_id
      join catalog.model m on m.tenant_id = t.tenant_id and m.id = t.model_id
      join catalog.brand b on b.tenant_id = m.tenant_id and b.id = m.brand_id
      where c.tenant_id = ${TENANT} and c.status = 'PUBLISHED' order by c.car_no limit 1`,
  )
  if (!car) throw new Error('no car')
  const path = vehicleAddress(car.brand, car.model, String(car.carNo))
  const page = async (product: Product) => (await sendRequest(product.origin, { path })).text
  const priceOnFirstServer = async () => {
    const answer = await sendRequest(both()[0].origin, { path: `/api/vehicle/public/car/${car.id}`, headers: visitor })
    return parsed<{ price: { value: number } }>(answer).price.value.toLocaleString('en')
  }
  const [oldPrice, cachedPage] = [await priceOnFirstServer(), await page(both()[1])]
  expect(cachedPage).toContain(oldPrice)
  const changed = await sendRequest(both()[0].origin, {
    method: 'POST',
    path: `/api/pricing/product/${car.id}/price`,
    headers: { ...manager.headers, 'if-match': `"${car.version}"` },
    body: { value: 74_000 + car.version },
  })
  expect([changed.status, changed.text.slice(0, 200)]).toEqual([201, expect.any(String)])
  await expect.poll(priceOnFirstServer, { timeout: 20_000 }).not.toBe(oldPrice)
  const newPrice = await priceOnFirstServer()
  expect(cachedPage).not.toContain(newPrice)
  await vi.waitUntil(async () => (await page(both()[1])).includes(newPrice), 20_000)
})

test('[OPS-02 INQ-04] delivers a message of one server to an open page of the other', async () => {
  const [buyer, manager] = [await newActor(db, 'CUSTOMER'), await newActor(db, 'SALES_MANAGER')]
  const inquiry = await createInquiry(both()[0].origin, db, buyer, await someCar())
  const events = stream(both()[1], buyer)
  await events.isOpen
  const response = await sendRequest(both()[0].origin, {
    method: 'POST',
    path: `/api/main/inquiry/${inquiry}/message`,
    headers: manager.headers,
    body: { ownerId: manager.id, content: 'Yes, it is.' },
  })
  expect(response.status).toBe(201)
  await vi.waitUntil(() => events.text().includes(inquiry), 20_000)
  events.close()
})

test('[OPS-02 OPS-04] runs each job once over both servers', async () => {
  const named = `once-${randomNumber()}`
  const wanted = Array.from({ length: 30 }, (_, i) => `${named}-${i}@hold.example`)
  for (const to of wanted) await queueEmail(db, to)
  const { lost, doubled } = await countDeliveries(smtp, wanted, 60_000)
  expect({ lost, doubled }).toEqual({ lost: 0, doubled: 0 })
})

test('[OPS-02 VEH-08 DOC-02] shows a picture uploaded at the other server', async () => {
  const manager = await newActor(db, 'SALES_MANAGER')
  const { buffer } = await jpeg('IMG_1.jpg', 1600, 1200, 90)
  const form = new FormData()
  form.append('file', new Blob([buffer as Buffer<ArrayBuffer>], { type: 'image/jpeg' }), 'a.jpg')
  const sent = await fetch(`${both()[0].origin}/api/archiving/picture`, {
    method: 'POST',
    headers: manager.headers,
    body: form,
  })
  expect(sent.status).toBe(201)
  const { url } = (await sent.json()) as { url: string }
  const typeOf = async ({ origin }: Product, format: string): Promise<unknown> => {
    const { status, headers } = await sendRequest(origin, { path: `${url}/640.${format}`, headers: manager.headers })
    return status === 200 ? headers['content-type'] : status
  }
  for (const product of both()) expect(await typeOf(product, 'jpg')).toBe('image/jpeg')
  // Rendered by the server that was asked, and available on the other.
  const [first, second] = both()
  await expect.poll(() => typeOf(first, 'webp'), { timeout: 20_000 }).toBe('image/webp')
  expect(await typeOf(second, 'webp')).toBe('image/webp')
})

async function someCar(): Promise<string> {
  const [car] = await db.read<{ id: string }>(
    TENANT,
    sql`select id from vehicles.car where tenant_id = ${TENANT} and status = 'PUBLISHED' order by car_no offset 5 limit 1`,
  )
  return car?.id ?? ''
}

function stream({ origin }: Product, { headers }: Actor): { isOpen: Promise<void>; text(): string; close(): void } {
  const open = Promise.withResolvers<void>()
  let text = ''
  const streamRequest = request(`${origin}/api/main/stream`, { headers, agent: false }, (answer) => {
    answer.on('data', (part: Buffer) => {
      text += part.toString()
      if (text.includes('event: start')) open.resolve()
    })
    answer.on('error', () => {})
  })
  streamRequest.on('error', open.reject).end()
  return { isOpen: open.promise, text: () => text, close: () => void streamRequest.destroy() }
}
