import type { ErrorReply } from '@minato/contract/errors'
import type { PriceEffect } from '@minato/contract/change-effects'
import type { Markup } from '@minato/contract/pricing'
import type { VehiclePage } from '@minato/contract/vehicles'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from '../../platform/database/sql.ts'
import { MANAGER, testServer } from '../../testing/app.ts'
import type { TestServer } from '../../testing/app.ts'
import { addCars, buildCar } from '../../testing/cars.ts'
import { asOwner } from '../../testing/as-owner.ts'
import { pricesTask } from './markups.ts'

let server: TestServer
let sedans: string[]
beforeAll(async () => {
  server = await testServer()
  sedans = await addCars(server.context, [
    buildCar({ utils: { type: 'SEDAN' }, price: 3333 }),
    buildCar({ utils: { type: 'SEDAN' }, price: 5000, previousPrice: 6000, bestDealSince: '2026-06-02T00:00:00.000Z' }),
    buildCar({ utils: { type: 'SEDAN' }, price: 9999 }),
    buildCar({ utils: { type: 'SEDAN' }, price: 7000, status: 'DRAFT' }),
    buildCar({ utils: { type: 'SUV' }, price: 20_000 }),
  ])
})
afterAll(() => server.close())
beforeEach(() => server.as(MANAGER))

const markupOf = async (category: string): Promise<Markup> =>
  (await server.get<Markup>(`/api/pricing/category/${category}/markup`)).json
const add = ({ id }: Markup, body: object) => server.send<Markup>('POST', `/api/pricing/markup/${id}/value`, body)
const shown = async (): Promise<(number | undefined)[]> =>
  (
    await server.get<VehiclePage>('/api/vehicle/public/car?category=SEDAN&order.field=PRICE&order.direction=ASC')
  ).json.items.map(({ price }) => price?.value)
const soon = (ms: number): string => new Date(server.context.now().getTime() + ms).toISOString()
const HOUR = 3_600_000

test('[PRT-03] previews the prices a markup changes, changes those and reverts', async () => {
  const markup = await markupOf('SEDAN')
  expect(markup).toEqual({ id: expect.any(String), categoryId: 'SEDAN', percentage: 0, numberOfCar: 3, values: [] })
  const effect = (await server.get<PriceEffect>(`/api/pricing/markup/${markup.id}/effect?percentage=12.5`)).json
  expect(effect).toEqual({
    numberOfCar: 4,
    numberOfVisibleCar: 3,
    before: 18_332,
    after: 3750 + 5625 + 11_249,
    examples: [
      { id: sedans[2], reference: expect.any(String), name: 'Toyota Corolla Fielder', before: 9999, after: 11_249 },
      { id: sedans[1], reference: expect.any(String), name: 'Toyota Corolla Fielder', before: 5000, after: 5625 },
      { id: sedans[0], reference: expect.any(String), name: 'Toyota Corolla Fielder', before: 3333, after: 3750 },
    ],
    port: null,
    numberOfInquiry: 0,
    inquiries: [],
    numberOfInvoice: 0,
    shown: expect.any(String),
  })
  expect(await shown()).toEqual([3333, 5000, 9999])
  const set = await add(markup, { percentage: 12.5 })
  expect([set.status, set.json]).toMatchObject([
    201,
    { percentage: 12.5, values: [{ percentage: 12.5, isInForce: true }] },
  ])
  expect(await shown()).toEqual([3750, 5625, 11_249])
  server.as(undefined)
  const price = 'category=SEDAN&priceStart=11249&priceEnd=11249'
  expect((await server.get<VehiclePage>(`/api/vehicle/public/car?${price}`)).json.items).toMatchObject([
    { id: sedans[2], price: { value: 11_249 } },
  ])
  server.as(MANAGER)
  expect(
    (await server.get<PriceEffect>(`/api/pricing/markup/${markup.id}/effect?percentage=12.5`)).json.numberOfCar,
  ).toBe(0)
  expect((await add(markup, { percentage: 0 })).status).toBe(201)
  expect(await shown()).toEqual([3333, 5000, 9999])
  expect(
    (await server.get<Markup[]>('/api/pricing/markup')).json.find(({ id }) => id === markup.id)?.values,
  ).toMatchObject([
    { percentage: 0, isInForce: true },
    { percentage: 12.5, isInForce: false },
  ])
})

test('[PRT-03] applies a scheduled markup at its time and cancels it before', async () => {
  const markup = await markupOf('SEDAN')
  const first = (await add(markup, { percentage: 50, effectiveTime: soon(HOUR) })).json
  const [coming] = first.values
  expect(coming).toMatchObject({ percentage: 50, isInForce: false })
  expect(await shown()).toEqual([3333, 5000, 9999])
  const cancel = (value: string) =>
    server.send<Markup & ErrorReply>('DELETE', `/api/pricing/markup/${markup.id}/value/${value}`)
  const cancelled = await cancel(coming?.id ?? '')
  expect([cancelled.status, cancelled.json.values.some(({ id }) => id === coming?.id)]).toEqual([200, false])
  expect((await cancel(coming?.id ?? '')).status).toBe(404)
  const standing = cancelled.json.values.find(({ isInForce }) => isInForce)
  expect((await cancel(standing?.id ?? '')).json).toMatchObject({ code: 'GENERIC_ERROR', body: [{ path: 'valueId' }] })

  const time = soon(HOUR)
  await add(markup, { percentage: 10, effectiveTime: time })
  const { db } = server.context
  const jobs = await asOwner<{ runAt: Date }>(
    server.url,
    `select run_at as "runAt" from graphile_worker.jobs where task_identifier = 'bring prices up to date' order by run_at desc limit 1`,
  )
  expect(jobs.map(({ runAt }) => runAt.getTime())).toEqual([Date.parse(time)])
  // The start has passed.
  await db.write('staging', (tx) =>
    tx.rows(
      sql`update pricing.markup_value set effective_time = now() where tenant_id = 'staging' and effective_time > now()`,
    ),
  )
  await pricesTask(server.context).run({ tenant: 'staging', data: {}, signal: new AbortController().signal })
  await expect.poll(shown).toEqual([3666, 5500, 10_999])
})

test('[M02 PRT-03] rejects a markup out of bounds or in the past at its field', async () => {
  const markup = await markupOf('SUV')
  for (const percentage of [-100, -101, 1000.01, 1e6, 12.345, '12', null, undefined])
    expect([percentage, (await add(markup, { percentage })).json]).toMatchObject([
      percentage,
      { code: 'MINATO-1008', body: [{ path: 'percentage' }] },
    ])
  for (const effectiveTime of [soon(-2 * HOUR), 'tomorrow', '2026-13-01T00:00:00Z', 0])
    expect([effectiveTime, (await add(markup, { percentage: 5, effectiveTime })).json]).toMatchObject([
      effectiveTime,
      { code: 'MINATO-1008', body: [{ path: 'effectiveTime' }] },
    ])
  for (const percentage of ['-100', '1e3', '', 'NaN', '1;drop'])
    expect((await server.get(`/api/pricing/markup/${markup.id}/effect?percentage=${percentage}`)).status).toBe(400)
  expect((await server.get('/api/pricing/category/BOAT/markup')).status).toBe(400)
  expect(await markupOf('SUV')).toEqual(markup)
  // A clock that is seconds behind counts as now.
  expect((await add(markup, { percentage: -99.99, effectiveTime: soon(-5000) })).json).toMatchObject({
    percentage: -99.99,
  })
})

test('[PRT-03 E05 API-09] keeps a markup per category and tenant, once per key', async () => {
  const mine = (await server.get<Markup[]>('/api/pricing/markup')).json
  expect(mine.length).toBeGreaterThanOrEqual(10)
  const van = await markupOf('VAN')
  const key = { 'idempotency-key': 'van-7' }
  const send = () =>
    server.send<Markup>('POST', `/api/pricing/markup/${van.id}/value`, { percentage: 7 }, 'staging', key)
  const [first, second] = [await send(), await send()]
  expect(second.json).toEqual(first.json)
  expect((await markupOf('VAN')).values).toHaveLength(1)
  server.as({ ...MANAGER, tenant: 'second' })
  const theirs = (await server.get<Markup[]>('/api/pricing/markup', 'second')).json
  expect(theirs.map(({ percentage }) => percentage)).toEqual(theirs.map(() => 0))
  expect(mine.some(({ id }) => theirs.some((one) => one.id === id))).toBe(false)
  const foreign = await server.send('POST', `/api/pricing/markup/${van.id}/value`, { percentage: 1 }, 'second')
  expect(foreign.status).toBe(404)
})
