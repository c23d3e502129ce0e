import { calls } from '@minato/contract/calls'
import { nameOf, pathOf } from '@minato/contract/call'
import type { Call } from '@minato/contract/call'
import type { ErrorReply } from '@minato/contract/errors'
import type { ProductPrice } from '@minato/contract/pricing'
import type { VehicleReply } from '@minato/contract/vehicles'
import type { Purchase, PurchaseReply } from '@minato/contract/vehicles-office'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../../platform/database/sql.ts'
import { CUSTOMER, MANAGER, testServer } from '../../../testing/app.ts'
import type { TestServer } from '../../../testing/app.ts'
import { addCars, buildCar } from '../../../testing/cars.ts'
import { edit, wholeCar } from '../../../testing/backoffice-cars.ts'
import type { CarOrNot } from '../../../testing/backoffice-cars.ts'

let server: TestServer
const V = '/api/vehicle'
const usd = (value: number) => ({ value, currency: 'USD' })

beforeAll(async () => {
  server = await testServer()
  await server.context.db.write('staging', async (tx) => {
    const [markup] = await tx.rows<{ id: string }>(
      sql`insert into pricing.markup (tenant_id, category_id, applied_percentage) values ('staging', 'WAGON', 10) returning id`,
    )
    await tx.rows(sql`insert into pricing.markup_value (tenant_id, markup_id, percentage, effective_time)
      values ('staging', ${markup?.id}, 10, now() - interval '1 day')`)
  })
  server.as(MANAGER)
})
afterAll(() => server.close())

const carAt = async (price: number | null, more: Parameters<typeof buildCar>[0] = {}) =>
  (await addCars(server.context, [buildCar({ price, ...more })]))[0] ?? ''
const setBestDeal = (id: string, previousPrice: number, newPrice: number) =>
  server.send<CarOrNot>('PUT', `${V}/car/${id}/best-deal`, {
    previousPrice: usd(previousPrice),
    newPrice: usd(newPrice),
  })
const revert = (id: string) => server.send<CarOrNot>('PUT', `${V}/car/${id}/best-deal/revert`)
const standing = async (id: string) => {
  const { office, isBestDeal } = await wholeCar(server, id)
  return [office?.basePrice?.value ?? null, office?.basePreviousPrice?.value ?? null, isBestDeal]
}

test('[VEH-06 M03] lowers the price by a best deal, keeps the old one and reverts', async () => {
  const id = await carAt(8000)
  const { json } = await setBestDeal(id, 8000, 7000)
  expect(json).toMatchObject({ isBestDeal: true, price: usd(7700), previousPrice: usd(8800) })
  expect((await server.get<{ total: number }>(`${V}/public/car?bestDeal=true`)).json.total).toBe(1)
  await setBestDeal(id, 7000, 6500)
  expect(await standing(id)).toEqual([6500, 8000, true])
  expect((await revert(id)).json.office?.basePreviousPrice).toBeNull()
  expect(await standing(id)).toEqual([8000, null, false])
  await setBestDeal(id, 8000, 5000)
  expect((await setBestDeal(id, 5000, 0)).status).toBe(200)
  expect(await standing(id)).toEqual([8000, null, false])
})

test('[VEH-06 M03] rejects a price that is no best deal with the specified message', async () => {
  const id = await carAt(8000)
  for (const [previous, next, message] of [
    [8000, 8000, 'the new price must be lower than the current price'],
    [8000, 8001, 'the new price must be lower than the current price'],
    [9999, 9999, 'the new price must be lower than the current price'],
    [8000, 0, 'the price must be greater than 0'],
  ] as const) {
    const { status, json } = await setBestDeal(id, previous, next)
    expect([status, json.code, json.body]).toEqual([400, 'VEHICLE-3002', [{ path: 'newPrice.value', message }]])
  }
  expect((await setBestDeal(id, 8000, -1)).status).toBe(400)
  expect((await revert(id)).json.message).toBe('The car is not a best deal')
  const stale = await setBestDeal(id, 7999, 7000)
  expect([stale.status, (stale.json.current as VehicleReply).office?.basePrice]).toEqual([409, usd(8000)])
  expect(await standing(id)).toEqual([8000, null, false])
  const sold = await carAt(8000, { status: 'SOLD' })
  expect((await setBestDeal(sold, 8000, 7000)).json.message).toBe('The price of a car that is sold cannot be changed')
  expect((await wholeCar(server, id)).office?.priceHistories).toHaveLength(1)
})

test('[VEH-06 M03] accepts one of two concurrent price changes', async () => {
  for (let round = 0; round < 5; round++) {
    const id = await carAt(8000)
    const answers = await Promise.all([
      setBestDeal(id, 8000, 7200),
      setBestDeal(id, 8000, 7000),
      setBestDeal(id, 8000, 6400),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    const won = answers.find(({ status }) => status === 200)?.json.office?.basePrice?.value
    expect(await standing(id)).toEqual([won, 8000, true])
    const back = await Promise.all([revert(id), revert(id)])
    expect(back.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
    expect(await standing(id)).toEqual([8000, null, false])
  }
})

test('[PRT-03 VEH-10 API-09 API-11] sets a base price by its product once, versioned, with history', async () => {
  const id = await carAt(8000)
  const P = `/api/pricing/product/${id}`
  expect((await server.get<ProductPrice>(`${P}/quantity/1/price`)).json).toEqual({
    productId: id,
    quantity: 1,
    value: 8000,
    currency: 'USD',
    previousValue: null,
    version: 1,
  })
  expect((await server.get<ProductPrice>(`${P}/quantity/3/price`)).json.value).toBe(24_000)
  const keyed = { 'if-match': '"1"', 'idempotency-key': 'price-8400' }
  const set = () => server.send<ProductPrice>('POST', `${P}/price`, { value: 8400 }, 'staging', keyed)
  const [first, again] = [await set(), await set()]
  expect([first.json.value, first.json.version, again.json]).toEqual([8400, 2, first.json])
  expect((await edit<ErrorReply>(server, `${P}/price`, 1, { value: 8500 }, 'POST')).status).toBe(409)
  expect((await edit<ErrorReply>(server, `${P}/price`, undefined, { value: 8500 }, 'POST')).status).toBe(428)
  const zero = await edit<ErrorReply>(server, `${P}/price`, 2, { value: 0 }, 'POST')
  expect([zero.status, zero.json.body]).toEqual([400, [{ path: 'value', message: 'the price must be greater than 0' }]])
  await setBestDeal(id, 8400, 8000)
  await edit(server, `${P}/price`, 3, { value: 8100 }, 'POST')
  expect(await standing(id)).toEqual([8100, 8400, true])
  // Not below the list price any more: no best deal.
  await edit(server, `${P}/price`, 4, { value: 8400 }, 'POST')
  const { office, price } = await wholeCar(server, id)
  expect(price).toEqual(usd(9240))
  expect(office?.priceHistories?.map((one) => [one.price?.value ?? null, one.previousPrice?.value ?? null])).toEqual([
    [8000, null],
    [8400, null],
    [8000, 8400],
    [8100, 8400],
    [8400, null],
  ])
  for (const path of ['quantity/0/price', 'quantity/x/price', 'quantity/1000/price'])
    expect([path, (await server.get(`${P}/${path}`)).status]).toEqual([path, 400])
  expect((await server.get('/api/pricing/product/00000000-0000-4000-8000-00000000dead/quantity/1/price')).status).toBe(
    404,
  )
})

const PURCHASE: Purchase = {
  auction: 'USS Tokyo',
  lot: '41 207',
  date: '2026-10-02',
  cost: 700_000,
  inlandCost: 20_000,
  repairCost: null,
  otherCost: 5000,
  rate: 145,
  hsCode: null,
}

test('[VEH-12 API-11] shows cost and margin at the current price, versioned apart', async () => {
  const id = await carAt(6000)
  const path = `${V}/car/${id}/purchase`
  const empty = (await server.get<PurchaseReply>(path)).json
  expect([empty.version, empty.margin, new Set(Object.values(empty.purchase))]).toEqual([0, null, new Set([null])])
  const { json } = await edit<PurchaseReply>(server, path, 0, PURCHASE)
  // 725,000 yen at 145 are 5,000 dollars; 6,000 with 10 per cent are 6,600.
  expect(json).toEqual({
    purchase: PURCHASE,
    totalYen: 725_000,
    cost: 5000,
    margin: 1600,
    marginPercent: 24.2,
    version: 1,
  })
  await setBestDeal(id, 6000, 5000)
  expect((await server.get<PurchaseReply>(path)).json.margin).toBe(500)
  const answers = await Promise.all(
    [130, 140].map((rate) => edit<PurchaseReply & ErrorReply>(server, path, 1, { ...PURCHASE, rate })),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.json.current).toEqual((await server.get(path)).json)
  expect((await edit(server, path, 2, { ...PURCHASE, cost: null })).json).toMatchObject({
    totalYen: null,
    margin: null,
  })
  for (const wrong of [
    { hsCode: '87032' },
    { hsCode: '8703.22.90101' },
    { cost: -1 },
    { cost: 3e9 },
    { rate: 0 },
    { date: '2026-02-30' },
    { margin: 5 },
  ])
    expect([wrong, (await edit(server, path, 3, { ...PURCHASE, ...wrong })).status]).toEqual([wrong, 400])
})

test('[VEH-12 D07 API-06] shows no purchase or internal field to visitors and customers', async () => {
  const id = await carAt(4321, { specification: { chassis: 'SECRET-7654321' }, fields: { grade: 'Secretive' } })
  await edit(server, `${V}/car/${id}/purchase`, 0, {
    ...PURCHASE,
    auction: 'Auction-Unseen',
    lot: 'LOT-UNSEEN',
    cost: 314_159,
  })
  await setBestDeal(id, 4321, 4217)
  const { reference, trim } = await wholeCar(server, id)
  const all: Call[] = Object.values(calls)
  const readable = all.filter(({ access, method }) => access === 'visitor' && method === 'GET')
  expect(readable.length).toBeGreaterThan(20)
  const values: Record<string, string> = {
    id,
    reference: reference,
    brandId: trim?.model.brand.id ?? '',
    country: 'KE',
    countryId: 'KE',
  }
  let read = 0
  for (const identity of [undefined, CUSTOMER]) {
    server.as(identity)
    for (const call of readable)
      for (const code of ['', 'fieldsToExtractCode=CODE_2', 'fieldsToExtractCode=CODE_4']) {
        const path = pathOf(call).replace(/\{([^}]+)\}/g, (_, name: string) => values[name] ?? id)
        const { status, json } = await server.get(`${path}?${code}`)
        const said = JSON.stringify(json)
        if (status === 200) read++
        expect([
          nameOf(call),
          code,
          /unseen|"office"|basePrice|purchase|margin|7654321|(?<![\w-])(?:314159|4217|4321)(?![\w-])/i.exec(said)?.[0],
        ]).toEqual([nameOf(call), code, undefined])
      }
    for (const path of [`car/${id}/purchase`, `car/${id}`, `car?limit=1`, 'car/export', 'car/count'])
      expect([path, (await server.get(`${V}/${path}`)).status]).toEqual([path, identity ? 403 : 401])
  }
  server.as(MANAGER)
  expect(read).toBeGreaterThan(20)
})
