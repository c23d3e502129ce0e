import { afterAll, beforeAll, expect, test } from 'vitest'
import type { VehiclePage } from '@minato/contract/vehicles'
import { sql } from '../../apps/server/src/platform/database/sql.ts'
import { testServer } from '../../apps/server/src/testing/app.ts'
import type { TestServer } from '../../apps/server/src/testing/app.ts'
import { loadDemonstration } from './load.ts'

const TODAY = '2026-11-20T09:00:00Z'

let server: TestServer
beforeAll(async () => {
  server = await testServer({}, { now: () => new Date(TODAY) })
  await loadDemonstration(server.context, () => {})
})
afterAll(() => server.close())

const counted = async (tenant: string, table: string): Promise<number> =>
  (await server.context.db.read<{ n: number }>(tenant, { text: `select count(*) as n from ${table}`, values: [] }))[0]
    ?.n ?? 0

test('[OPS-01] loads over 2,000 cars with pictures, ports and prices for two dealers', async () => {
  expect(await counted('staging', 'vehicles.car')).toBe(2400)
  expect(await counted('second', 'vehicles.car')).toBe(300)
  expect((await server.get<VehiclePage>('/api/vehicle/public/car?limit=1')).json.total).toBeGreaterThan(2000)
  expect(await counted('staging', 'vehicles.image')).toBeGreaterThan(2300 * 7)
  expect(await counted('staging', 'ports.port')).toBeGreaterThan(20)
  expect(await counted('staging', 'pricing.markup_value')).toBeGreaterThan(20)
  expect(await counted('staging', 'reviews.review')).toBeGreaterThan(30)
})

test('[OPS-01 G10] loads nothing and recounts nothing on a second start', async () => {
  const analyses = () =>
    server.context.db.shared<{ n: number }>(
      sql`select analyze_count as n from pg_stat_user_tables where schemaname = 'vehicles' and relname = 'car'`,
    )
  const known = await analyses()
  expect(known[0]?.n).toBeGreaterThan(0)
  const before = await server.context.db.read(
    'staging',
    sql`select car_no, id from vehicles.car order by car_no limit 50`,
  )
  const output: string[] = []
  await loadDemonstration(server.context, (line) => output.push(line))
  expect(output).toEqual([])
  expect(await analyses()).toEqual(known)
  expect(
    await server.context.db.read('staging', sql`select car_no, id from vehicles.car order by car_no limit 50`),
  ).toEqual(before)
})

test('[STF-01 OPS-01] has arrivals and best deals of this week and histories of sold cars', async () => {
  // The database's day at load time is the reference for the API.
  for (const since of ['publication_date', 'best_deal_since'])
    expect([
      since,
      await counted(
        'staging',
        `vehicles.car where status in ('PUBLISHED', 'RESERVED')
          and ${since} between timestamptz '${TODAY}' - interval '7 days' and timestamptz '${TODAY}'`,
      ),
    ]).toEqual([since, expect.toSatisfy((cars: number) => cars > 10)])
  expect((await server.get<VehiclePage>('/api/vehicle/public/car?bestDeal=true&limit=1')).json.total).toBeGreaterThan(
    60,
  )
  const sold = await server.context.db.read(
    'staging',
    sql`select c.car_no from vehicles.car c where c.status = 'SOLD' and not exists (select from vehicles.status_history h where h.car_id = c.id and h.status = 'SOLD')`,
  )
  expect(sold).toEqual([])
})

test('[PRT-01 REV-01 STF-05] shows ports, countries, reviews and the company to visitors', async () => {
  const ports = (
    await server.get<{ id: string; name: string; tariff: { value: { value: number } }; inspections: unknown[] }[]>(
      '/api/main/port',
    )
  ).json
  const mombasa = ports.find(({ name }) => name === 'Mombasa')
  expect([mombasa?.tariff.value.value, mombasa?.inspections.length]).toEqual([92, 1])
  expect((await server.get<string[]>(`/api/main/port/${mombasa?.id}/country-served`)).json).toContain('UG')
  expect(
    (await server.get<{ name: string }[]>('/api/main/country/CD/port')).json.map(({ name }) => name).sort(),
  ).toEqual(['Dar es Salaam', 'Matadi', 'Mombasa'])
  expect((await server.get(`/api/main/port/${mombasa?.id}`, 'second')).status).toBe(404)
  const reviews = (
    await server.get<{ items: { isPublished: boolean }[]; total: number }>('/api/main/published-comment?limit=100')
  ).json
  expect(reviews.items.every(({ isPublished }) => isPublished)).toBe(true)
  expect(reviews.items).toHaveLength(reviews.total)
  expect((await server.get<{ name: string }>('/api/main/company')).json.name).toBe('Minato')
  expect((await server.get<{ name: string }>('/api/main/company', 'second')).json.name).toBe('Hakata Auto')
})
