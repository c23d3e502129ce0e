import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { VehiclePage } from '@minato/contract/vehicles'
import { buildApp } from '../../../app.ts'
import type { Context } from '../../../context.ts'
import { openContext } from '../../../platform/process/open-context.ts'
import type { OpenContext } from '../../../platform/process/open-context.ts'
import { sql } from '../../../platform/database/sql.ts'
import type { Statement } from '../../../platform/database/sql.ts'
import { MANAGER, testServer } from '../../../testing/app.ts'
import type { TestServer } from '../../../testing/app.ts'
import { addCars, buildCar } from '../../../testing/cars.ts'
import { signedInPerson } from '../../../testing/people.ts'
import { recordInquiry } from './views.ts'

/** The managers' list is cached in two processes and is never older than a change. */

let server: TestServer
let second: OpenContext
let ask: ((query: string) => Promise<VehiclePage>)[]
let ids: string[]
const LIST = '/api/vehicle/car'
const QUERY = 'limit=10&fieldsToExtractCode=CODE_2'

beforeAll(async () => {
  server = await testServer({ PORT: '3000', MINATO_CACHE: 'on' })
  ids = await addCars(server.context, [buildCar(), buildCar({ status: 'DRAFT', brand: 'Honda' }), buildCar()])
  await addCars(server.context, [buildCar({ brand: 'Nissan' })], 'second')
  const { config } = server.context
  second = await openContext({ config, log: pino({ level: 'silent' }), url: server.url, filesFolder: '/nowhere' })
  const other = await buildApp(second)
  second.identify = async () => MANAGER
  ask = [server.app, other].map((app) => async (query) => {
    const answer = await app.inject({ url: `${LIST}?${query}`, headers: { 'tenant-id': 'staging' } })
    return answer.json<VehiclePage>()
  })
  server.as(MANAGER)
})
afterAll(async () => {
  await second.close()
  await server.close()
})

const change = (statement: Statement) => server.context.db.write('staging', (tx) => tx.rows(statement))
const both = (query: string) => Promise.all(ask.map((list) => list(query)))
const card = ({ items }: VehiclePage) => items.find(({ id }) => id === ids[0])

/** The number of statements that the work sends. */
async function readsOf({ db }: Context, work: () => Promise<unknown>): Promise<number> {
  const { read } = db
  let reads = 0
  db.read = (...given) => (reads++, read(...given))
  await work().finally(() => (db.read = read))
  return reads
}

test('[VEH-04 B13] shows a manager’s change in the next list of every process', async () => {
  for (let price = 5000; price < 5040; price++) {
    // Cached by both.
    for (let i = 0; i < 2; i++) await both(QUERY)
    await change(
      sql`update vehicles.car set base_price = ${price} where tenant_id = 'staging' and id = ${ids[0]}::uuid`,
    )
    const shown = await both(QUERY)
    expect(shown.map((page) => card(page)?.office?.basePrice?.value)).toEqual([price, price])
  }
  // For a cached list only unannounced data is read; everything is read if notices may have been missed.
  const one = async () => void (await ask[1]?.('limit=7'))
  await one()
  expect(await readsOf(second, one)).toBe(1)
  const { changes } = second
  const { waitUntilCurrent } = changes
  changes.waitUntilCurrent = async () => false
  expect(await readsOf(second, () => one().finally(() => (changes.waitUntilCurrent = waitUntilCurrent)))).toBe(2)
})

test('[VEH-04 DOC-04] shows and sorts by current demand on a cached page', async () => {
  const order = `${QUERY}&order.field=INQUIRIES&order.direction=DESC`
  for (let asked = 1; asked < 4; asked++) {
    for (const query of [QUERY, order]) await both(query)
    await server.context.db.write('staging', (tx) => recordInquiry(tx, ids[asked % 3] ?? ''))
    const [page] = await both(QUERY)
    const counted = page?.items.map(({ id, office }) => [id, office?.numberOfInquiry])
    const [sorted] = await both(order)
    expect(sorted?.items.map(({ id, office }) => [id, office?.numberOfInquiry])).toEqual(
      counted?.toSorted(([, a], [, b]) => Number(b) - Number(a)),
    )
    expect(Object.fromEntries(counted ?? [])[ids[asked % 3] ?? '']).toBe(1)
  }
})

test('[VEH-04 E06 SES-04] keeps a cached list to its tenant and to current managers', async () => {
  server.as(undefined)
  const [manager, left, other] = [
    await signedInPerson(server, { role: 'SALES_MANAGER' }),
    await signedInPerson(server, { role: 'SALES_MANAGER' }),
    await signedInPerson(server, { role: 'SALES_MANAGER', tenant: 'second' }),
  ]
  const customer = await signedInPerson(server)
  const url = `${LIST}?${QUERY}`
  const [own, others] = [await manager.browser.get(url), await other.browser.get(url)]
  expect([own, others].map(({ json }) => (json as VehiclePage).total)).toEqual([3, 1])
  const statuses = async () =>
    Promise.all([manager, left, customer].map(async ({ browser }) => (await browser.get(url)).status))
  expect(await statuses()).toEqual([200, 200, 403])
  expect((await other.browser.get(url, { 'tenant-id': 'staging' })).status).toBe(401)
  await change(sql`delete from users.role where tenant_id = 'staging' and person_id = ${manager.id}::uuid`)
  await change(sql`delete from users.session where tenant_id = 'staging' and person_id = ${left.id}::uuid`)
  expect(await statuses()).toEqual([403, 401, 403])
  expect((await server.get(url)).status).toBe(401)
  server.as(MANAGER)
})
