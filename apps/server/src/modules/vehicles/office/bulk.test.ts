import type { ErrorReply } from '@minato/contract/errors'
import type { BulkReport } from '@minato/contract/vehicles-office'
import type { VehiclePage } from '@minato/contract/vehicles'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../../platform/database/sql.ts'
import { CUSTOMER, MANAGER, testServer } from '../../../testing/app.ts'
import type { TestServer } from '../../../testing/app.ts'
import { addCars, buildCar } from '../../../testing/cars.ts'
import { addPicture, edit, wholeCar } from '../../../testing/backoffice-cars.ts'
import { indexCars } from '../search/index-cars.ts'
import { lockIndex } from '../search/store.ts'

let server: TestServer
const V = '/api/vehicle'
const usd = (value: number) => ({ value, currency: 'USD' })

beforeAll(async () => {
  server = await testServer()
  server.as(MANAGER)
})
afterAll(() => server.close())

type Answer = BulkReport & ErrorReply
const run = (body: unknown, headers: Record<string, string> = {}) =>
  server.send<Answer>('POST', `${V}/bulk`, body, 'staging', headers)
const preview = (body: unknown) => server.send<Answer>('POST', `${V}/bulk/preview`, body)
const undo = (id: string | null) => server.send<Answer>('PUT', `${V}/bulk/${id}/undo`)
const outcome = ({ total, done, refused, keptAsChanged }: BulkReport) => [total, done, refused, keptAsChanged]
/** All columns of the tenant's cars that an action may change, without the version. */
const snapshot = () =>
  server.context.db.read(
    'staging',
    sql`select c.id, c.status, c.publication_date, c.base_price, c.base_previous_price, c.best_deal_since, c.price, c.number_of_images, c.cover, h.told
    from vehicles.car c left join (
      select car_id, array_agg(status order by id) as told from vehicles.status_history where tenant_id = 'staging' group by car_id) h on h.car_id = c.id
    where c.tenant_id = 'staging' order by c.car_no`,
  )

test('[VEH-11] previews each car’s result, changes nothing, and runs the same', async () => {
  const ids = await addCars(server.context, [
    buildCar({ status: 'DRAFT', price: 1000 }),
    buildCar({ status: 'DRAFT', price: null }),
    buildCar({ status: 'RESERVED' }),
    buildCar({ status: 'SOLD' }),
  ])
  const nobody = '00000000-0000-4000-8000-00000000dead'
  const body = { action: 'publish', chosen: { ids: [...ids, nobody] }, withIllustrations: true }
  const before = await snapshot()
  const seen = await preview(body)
  expect([seen.json.id, ...outcome(seen.json)]).toEqual([null, 5, 1, 4, 0])
  expect(seen.json.items.items.map(({ id, refusal }) => [id, refusal])).toEqual([
    [ids[1], 'the price must be greater than 0'],
    [ids[2], 'The car is reserved: end its reservation first'],
    [ids[3], 'A car that is sold cannot be published'],
    [nobody, 'There is no such car'],
    [ids[0], null],
  ])
  expect(await snapshot()).toEqual(before)
  const done = await run(body)
  expect([done.status, done.json.items.items]).toEqual([201, seen.json.items.items])
  const { status, images } = await wholeCar(server, ids[0] ?? '')
  expect([status, images?.map((image) => image.isIllustration)]).toEqual(['PUBLISHED', [true]])
  const refused = await server.get<BulkReport>(`${V}/bulk/${done.json.id}?refused=true&limit=2&page=1`)
  expect([refused.json.items.total, refused.json.items.items.map((item) => item.id)]).toEqual([4, [ids[3], nobody]])
  // Undo removes the illustration that the action added.
  expect(outcome((await undo(done.json.id)).json)).toEqual([5, 1, 4, 0])
  expect(await snapshot()).toEqual(before)
})

test('[VEH-11 VEH-06] changes prices by per cent, rounded, and undoes them exactly', async () => {
  const since = new Date().toISOString()
  const ids = await addCars(server.context, [
    buildCar({ price: 1005 }),
    buildCar({ price: 900, previousPrice: 1000, bestDealSince: since }),
    buildCar({ price: 995, previousPrice: 1000, bestDealSince: since }),
    buildCar({ status: 'SOLD', price: 5000 }),
    buildCar({ price: null }),
  ])
  const before = await snapshot()
  const shown = (await preview({ action: 'price', chosen: { ids }, percentage: 2.5 })).json.items.items
  const visitorPrices = await Promise.all(ids.map((id) => wholeCar(server, id)))
  expect(shown.slice(2).map(({ id, visitorPrice }) => [id, visitorPrice?.value])).toEqual(
    visitorPrices.slice(0, 3).map(({ id, price }) => [id, price?.value]),
  )
  const { json } = await run({ action: 'price', chosen: { ids }, percentage: 2.5 })
  expect(json.items.items.map(({ price, newPrice, refusal }) => [price?.value, newPrice?.value, refusal])).toEqual([
    [5000, undefined, 'The price of a car that is sold cannot be changed'],
    [undefined, undefined, 'the price must be greater than 0'],
    [1005, 1030, null],
    [900, 923, null],
    [995, 1020, null],
  ])
  const after = await Promise.all(ids.map((id) => wholeCar(server, id)))
  expect(after.map(({ office, isBestDeal }) => [office?.basePrice?.value, isBestDeal])).toEqual([
    [1030, false],
    [923, true],
    [1020, false],
    [5000, false],
    [undefined, false],
  ])
  // One price was edited afterwards: undo keeps it and counts the car.
  await edit(server, `/api/pricing/product/${ids[0]}/price`, after[0]?.version, { value: 1111 }, 'POST')
  expect(outcome((await undo(json.id)).json)).toEqual([5, 3, 2, 1])
  expect((await wholeCar(server, ids[0] ?? '')).office?.basePrice).toEqual(usd(1111))
  await edit(server, `/api/pricing/product/${ids[0]}/price`, 3, { value: 1005 }, 'POST')
  expect(await snapshot()).toEqual(before)
  const again = await undo(json.id)
  expect([again.status, (again.json.current as BulkReport).undoneAt]).toEqual([409, expect.any(String)])
  for (const body of [
    { action: 'price', chosen: { ids } },
    { action: 'price', chosen: { ids }, percentage: -90.1 },
    { action: 'paint', chosen: { ids } },
    { action: 'draft', chosen: { ids: [] } },
    { action: 'draft', chosen: { criteria: { colour: 'RED' } } },
    { action: 'draft', chosen: { criteria: { status: 'LOST' } } },
  ])
    expect([body, (await run(body)).status]).toEqual([body, 400])
  server.as(CUSTOMER)
  expect((await run({ action: 'draft', chosen: { ids } })).status).toBe(403)
  server.as({ ...MANAGER, tenant: 'second' })
  const strange = await server.send<BulkReport>('POST', `${V}/bulk`, { action: 'draft', chosen: { ids } }, 'second')
  expect(outcome(strange.json)).toEqual([5, 0, 5, 0])
  expect((await server.send('PUT', `${V}/bulk/${json.id}/undo`, undefined, 'second')).status).toBe(404)
  server.as(MANAGER)
  expect(await snapshot()).toEqual(before)
})

test('[VEH-11 VEH-07] keeps added photographs on undo and lets more follow', async () => {
  const ids = await addCars(server.context, [buildCar({ status: 'DRAFT' })])
  const [id = ''] = ids
  const photograph = async () =>
    server.send('POST', `${V}/car/${id}/images`, [{ id: await addPicture(server.context), index: 0 }])
  const shown = async () =>
    (await wholeCar(server, id)).images?.map(({ index, isIllustration }) => [index, isIllustration])
  const { json } = await run({ action: 'publish', chosen: { ids }, withIllustrations: true })
  await photograph()
  expect(await shown()).toEqual([
    [0, true],
    [1, false],
  ])
  expect(outcome((await undo(json.id)).json)).toEqual([1, 1, 0, 0])
  expect(await shown()).toEqual([[0, false]])
  expect((await photograph()).status).toBe(201)
  expect(await shown()).toEqual([
    [0, false],
    [1, false],
  ])
})

test('[VEH-11 M07] rejects a percentage beyond the highest price car by car', async () => {
  const ids = await addCars(server.context, [buildCar({ price: 60_000_000 }), buildCar({ price: 1000 })])
  const body = { action: 'price', chosen: { ids }, percentage: 100 }
  const seen = await preview(body)
  expect(seen.json.items?.items.map(({ refusal, newPrice }) => [refusal, newPrice?.value])).toEqual([
    ['the price must be at most 100,000,000', undefined],
    [null, 2000],
  ])
  expect(outcome((await run(body)).json)).toEqual([2, 1, 1, 0])
})

test('[VEH-11 API-09] publishes and undoes ten thousand cars by criteria, once', async () => {
  const cars = Array.from({ length: 10_000 }, (_, i) =>
    buildCar({ brand: 'Nissan', model: 'Note', trim: 'E12', status: 'DRAFT', price: 1000 + i }),
  )
  await addCars(server.context, cars)
  // Refreshes statistics as an import does: cached query plans do not suit 10,000 cars.
  await server.context.db.shared(sql`select platform.refresh_statistics()`)
  const list = async (query: string) => (await server.get<VehiclePage>(`${V}/car?brand=nissan&${query}`)).json.total
  const before = await snapshot()
  const body = {
    action: 'publish',
    chosen: { criteria: { brand: 'nissan', status: 'DRAFT' } },
    withIllustrations: true,
  }
  expect(outcome((await preview(body)).json)).toEqual([10_000, 10_000, 0, 0])
  const keyed = { 'idempotency-key': 'ten-thousand' }
  const [first, again] = [await run(body, keyed), await run(body, keyed)]
  expect(first).toMatchObject({ status: 201 })
  expect([outcome(first.json), again.json.id]).toEqual([[10_000, 10_000, 0, 0], first.json.id])
  await indexCars(server.context, 'staging')
  expect([await list('status=PUBLISHED'), await list('status=DRAFT')]).toEqual([10_000, 0])
  expect((await server.get<VehiclePage>(`${V}/public/car?brand=nissan`)).json.total).toBe(10_000)
  const { json } = await server.get<BulkReport>(`${V}/bulk/${first.json.id}?page=99`)
  expect([json.items.items.length, json.items.total]).toEqual([100, 10_000])
  expect(outcome((await undo(first.json.id)).json)).toEqual([10_000, 10_000, 0, 0])
  await indexCars(server.context, 'staging')
  expect(await list('status=DRAFT')).toBe(10_000)
  expect(await snapshot()).toEqual(before)
  await addCars(server.context, [buildCar({ brand: 'Nissan', model: 'Note', trim: 'E12', status: 'DRAFT' })])
  expect((await run(body)).json.body?.[0]?.message).toBe('At most 10000 cars at once')
}, 120_000)

test('[BO-17] marks many cars as sold, reverts, and deletes those without inquiries', async () => {
  const ids = await addCars(server.context, [
    buildCar(),
    buildCar({ status: 'RESERVED' }),
    buildCar({ status: 'DRAFT' }),
    buildCar({ status: 'ARCHIVED' }),
  ])
  const statuses = async () => Promise.all(ids.map(async (id) => (await wholeCar(server, id)).status))
  const sold = await run({ action: 'sold', others: 'CLOSE', chosen: { ids } })
  expect(outcome(sold.json)).toEqual([4, 2, 2, 0])
  expect(await statuses()).toEqual(['SOLD', 'SOLD', 'DRAFT', 'ARCHIVED'])
  await undo(sold.json.id)
  expect(await statuses()).toEqual(['PUBLISHED', 'RESERVED', 'DRAFT', 'ARCHIVED'])
  const body = { action: 'delete', chosen: { ids } }
  const foreseen = (await preview(body)).json
  expect(foreseen.items.items.map(({ id, refusal }) => [id, refusal])).toEqual([
    [ids[0], 'Only drafts and archived cars can be deleted'],
    [ids[1], 'Only drafts and archived cars can be deleted'],
    [ids[2], null],
    [ids[3], null],
  ])
  const gone = await run(body)
  expect(outcome(gone.json)).toEqual([4, 2, 2, 0])
  for (const [i, status] of [200, 200, 404, 404].entries())
    expect([i, (await server.get(`${V}/car/${ids[i]}`)).status]).toEqual([i, status])
  // Undoing changes nothing: they are gone.
  expect(outcome((await undo(gone.json.id)).json)).toEqual([4, 2, 2, 2])
})

test('[VEH-11] answers a bulk action when tabs and lists show it, although the index is busy', async () => {
  const [id = ''] = await addCars(server.context, [buildCar({ status: 'DRAFT', price: 1000 })])
  const drafts = async () => (await server.get<Record<string, number>>(`${V}/car/count`)).json['DRAFT'] ?? 0
  await indexCars(server.context, 'staging')
  const before = await drafts()
  const busy = server.context.db.write('staging', async (tx) => {
    await tx.rows(lockIndex())
    await setTimeout(1000)
  })
  await setTimeout(100)
  await run({ action: 'publish', chosen: { ids: [id] }, withIllustrations: true })
  expect(await drafts()).toBe(before - 1)
  await busy
})
