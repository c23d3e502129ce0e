import type { ImportedCar, UndoPreview } from '@minato/contract/import-cars'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startJobs } from '../../../platform/jobs/jobs.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { sql } from '../../../platform/database/sql.ts'
import type { Statement } from '../../../platform/database/sql.ts'
import { MANAGER, testServer } from '../../../testing/app.ts'
import type { TestServer } from '../../../testing/app.ts'
import { buildCar } from '../../../testing/cars.ts'
import { bothSides, openInquiry } from '../../../testing/inquiries.ts'
import { asOwner } from '../../../testing/as-owner.ts'
import { carWriter } from '../bulk/store.ts'
import { IMPORTS, sender } from './fixtures/sender.ts'
import { sweepImportsTask } from './sweep.ts'
import { importTask } from './task.ts'

let server: TestServer
let jobs: Jobs
let { send, choose, work, act } = {} as ReturnType<typeof sender>
beforeAll(async () => {
  server = await testServer()
  server.as(MANAGER)
  jobs = startJobs(server.context, server.url, [importTask(server.context)])
  ;({ send, choose, work, act } = sender(server))
})
afterAll(async () => {
  await jobs.stop()
  await server.close()
})

const write = (statement: Statement) => server.context.db.write('staging', (tx) => tx.rows(statement))
const HEAD = 'Stock No,Maker,Model,Chassis No,Year,Mileage,Price (USD),Body,ABS\n'
const row = (no: string, chassis: string, price: number | '', more = '', body = 'sedan') =>
  `${no},Toyota,Vitz,${chassis},2016,71000,${price},${body},${more}\n`
/** All car data of the stock, except what every change updates. */
const stock = async () =>
  Promise.all(
    [
      `select to_jsonb(c) - '{version,updated_at}'::text[] as row from vehicles.car c order by car_no`,
      `select to_jsonb(s) as row from vehicles.sheet s order by car_id`,
      `select car_id, status as row from vehicles.status_history order by id`,
      `select car_id, drawing as row from vehicles.image order by car_id, index`,
    ].map((text) => server.context.db.read('staging', { text, values: [] })),
  )
const idOf = async (chassis: string) => {
  const [car] = await server.context.db.read<{ id: string }>(
    'staging',
    sql`select id from vehicles.car where chassis = ${chassis}`,
  )
  return car?.id ?? ''
}

test('[VEH-09] restores prices, sheets, statuses and numbers exactly on undo', async () => {
  const first = `${HEAD}${row('S-1', 'KSP130-0000001', 3000, 'good')}${row('S-2', 'KSP130-0000002', 3100)}${row('S-3', 'KSP130-0000003', '')}${row('S-4', 'KSP130-0000004', 3300)}`
  const { json: sent } = await send(first, { name: 'quay.csv' })
  await work(sent.id, 'run')
  const before = await stock()
  // A lower price and another sheet; a price at last; numbers that pass to new cars, of a car in the list and of one that is
  // not; all of them to be seen.
  const second = `${HEAD}${row('S-1', 'KSP130-0000001', 2500, 'bad')}${row('S-9', 'KSP130-0000002', 3100)}${row('S-3', 'KSP130-0000003', 2900)}${row('S-2', 'KSP130-0000009', 4000)}${row('S-4', 'KSP130-0000008', 4100)}`
  const { json: next } = await send(second, { name: 'quay.csv' })
  await choose(next, { publish: true })
  const done = await work(next.id, 'run')
  expect(done.counts).toMatchObject({ rows: 5, made: 2, changed: 3, unchanged: 0 })
  const after = await stock()
  expect(after.map((rows) => rows.length)).toEqual([6, 1, 5, 5])
  const undone = await work(next.id, 'undo')
  expect(undone).toMatchObject({ state: 'UNDONE', undone: { cars: 6, kept: 0 }, canUndo: false })
  expect(await stock()).toEqual(before)
  expect((await act(next.id, 'undo')).status).toBe(409)
  // The same file again makes the same changes.
  const { json: again } = await send(second, { name: 'quay.csv' })
  await choose(again, { publish: true })
  expect((await work(again.id, 'run')).counts).toEqual(done.counts)
  expect((await stock())[0]).toHaveLength(6)
  // A change that was taken back is none: the run before it can be taken back too.
  expect(await work(again.id, 'undo')).toMatchObject({ undone: { cars: 6, kept: 0 } })
  expect(await work(sent.id, 'undo')).toMatchObject({ undone: { cars: 4, kept: 0 } })
  expect((await stock())[0]).toEqual([])
})

test('[VEH-09] keeps, counts and names cars edited since the run and undoes the rest', async () => {
  const chassis = (i: number) => `NZE161-000000${i}`
  const list = (price: number) => HEAD + [1, 2, 3, 4, 5].map((i) => row(`T-${i}`, chassis(i), price + i)).join('')
  const { json: sent } = await send(list(5000), { name: 'june.csv' })
  await work(sent.id, 'run')
  const ids = await Promise.all([1, 2, 3, 4, 5].map((i) => idOf(chassis(i))))
  // Edited; bought; photographed; and one that something of another module refers to.
  await write(sql`update vehicles.car set grade = 'X', version = version + 1 where id = ${ids[0]}::uuid`)
  await write(sql`insert into vehicles.purchase (tenant_id, car_id, cost) values ('staging', ${ids[1]}::uuid, 300000)`)
  await write(
    sql`insert into vehicles.image (tenant_id, car_id, width, height, placeholder) values ('staging', ${ids[2]}::uuid, 8, 6, 'x')`,
  )
  await asOwner(
    server.url,
    `create table public.deal (tenant_id text, car_id uuid, foreign key (tenant_id, car_id) references vehicles.car (tenant_id, id));
     insert into public.deal values ('staging', '${ids[3]}')`,
  )
  const undone = await work(sent.id, 'undo')
  expect(undone).toMatchObject({ state: 'UNDONE', undone: { cars: 1, kept: 4 } })
  const kept = await server.get<{ items: ImportedCar[]; total: number }>(`${IMPORTS}/${sent.id}/car?kept=true`)
  expect(kept.json.items.map(({ id }) => id)).toEqual(ids.slice(0, 4))
  expect(kept.json.items.map(({ keptFor }) => keptFor)).toEqual(['edited', 'costs', 'pictures', 'inquiry'])
  expect(kept.json.items.every(({ path }) => path !== null)).toBe(true)
  expect(await idOf(chassis(5))).toBe('')

  // Of changed cars too: the second price of the one that was edited stays.
  const { json: next } = await send(list(4000), { name: 'june.csv' })
  expect((await work(next.id, 'run')).counts).toMatchObject({ made: 1, changed: 4 })
  await write(sql`update vehicles.car set color = 'RED', version = version + 1 where id = ${ids[1]}::uuid`)
  expect(await work(next.id, 'undo')).toMatchObject({ undone: { cars: 4, kept: 1 } })
  const prices = await server.context.db.read<{ base_price: number }>(
    'staging',
    sql`select base_price from vehicles.car where chassis like 'NZE161-%' order by chassis`,
  )
  expect(prices.map((car) => car.base_price)).toEqual([5001, 4002, 5003, 5004])
})

test('[VEH-09 BO-05] previews the counts of an undo and the reason for each kept car', async () => {
  const chassis = (i: number) => `GRS200-000000${i}`
  const list = (price: number) => HEAD + [1, 2, 3, 4].map((i) => row(`W-${i}`, chassis(i), price + i)).join('')
  const { json: sent } = await send(list(5000), { name: 'archived.csv' })
  await work(sent.id, 'run')
  const ids = await Promise.all([1, 2, 3, 4].map((i) => idOf(chassis(i))))
  await write(sql`update vehicles.car set status = 'ARCHIVED', version = version + 1 where id = ${ids[0]}::uuid`)
  await write(sql`delete from vehicles.car where id = ${ids[1]}::uuid`)
  const foreseen = await server.get<UndoPreview>(`${IMPORTS}/${sent.id}/undo`)
  const reasons = [
    { id: ids[0], name: 'Toyota Vitz', isKept: true, keptFor: 'archived' },
    { id: ids[1], name: '', isKept: true, keptFor: 'deleted' },
  ]
  expect(foreseen.json).toMatchObject({ deleted: 2, restored: 0, kept: 2, items: reasons })
  expect(await work(sent.id, 'undo')).toMatchObject({ undone: { cars: 2, kept: 2 } })
  const kept = await server.get(`${IMPORTS}/${sent.id}/car?kept=true`)
  expect(kept.json).toMatchObject({ items: reasons })
})

test('[BO-05] previews no undo of an import that cannot be undone', async () => {
  const { json: sent } = await send(HEAD + row('X-1', 'GRX120-0000001', 900))
  const statusOf = async () => (await server.get(`${IMPORTS}/${sent.id}/undo`)).status
  expect(await statusOf()).toBe(409)
  await work(sent.id, 'run')
  expect(await statusOf()).toBe(200)
  await work(sent.id, 'undo')
  expect(await statusOf()).toBe(409)
})

test('[BO-05] names an inquiry as the reason to keep a car that was reserved after the import', async () => {
  const { json: sent } = await send(HEAD + row('Y-1', 'GRX130-0000001', 900))
  await choose(sent, { publish: true })
  await work(sent.id, 'run')
  const carId = await idOf('GRX130-0000001')
  server.as(undefined)
  await openInquiry(server, await bothSides(server), { carId })
  server.as(MANAGER)
  await write(sql`update vehicles.car set status = 'RESERVED', version = version + 1 where id = ${carId}::uuid`)
  const reasons = { items: [{ id: carId, keptFor: 'inquiry' }] }
  expect((await server.get(`${IMPORTS}/${sent.id}/undo`)).json).toMatchObject({ kept: 1, ...reasons })
  expect(await work(sent.id, 'undo')).toMatchObject({ undone: { cars: 0, kept: 1 } })
  expect((await server.get(`${IMPORTS}/${sent.id}/car?kept=true`)).json).toMatchObject(reasons)
})

test('[BO-05] previews the undo of 20,000 shifted stock numbers within the statement timeout', async () => {
  const { json: sent } = await send(HEAD + row('Z-1', 'GRX140-0000001', 900))
  await work(sent.id, 'run')
  const cars = Array.from({ length: 20_000 }, (_, i) => buildCar({ sourceKey: `shifted-${i}` }))
  await server.context.db.write('staging', async (tx) => (await carWriter(tx)).insert(cars))
  await write(sql`insert into vehicles.import_item (tenant_id, import_id, car_id, car_no, is_made, version, version_before, before)
    select tenant_id, ${sent.id}::uuid, id, car_no, false, version, version,
      jsonb_build_object('source_key', lead(source_key) over (order by car_no)) from vehicles.car where source_key like 'shifted-%'`)
  // As autovacuum does after a large import.
  await asOwner(server.url, 'analyze vehicles.car, vehicles.import_item')
  const { status, json } = await server.get(`${IMPORTS}/${sent.id}/undo`)
  expect([status, json]).toMatchObject([200, { deleted: 1, restored: 20_000, kept: 0 }])
  await write(sql`delete from vehicles.car where source_key like 'shifted-%'`)
}, 60_000)

test('[VEH-09 U08] deletes unused and old files at night and keeps the results of runs', async () => {
  const { json: idle } = await send(HEAD + row('U-1', 'ABC-0000001', 900))
  const { json: old } = await send(HEAD + row('U-2', 'ABC-0000002', 900))
  await work(old.id, 'run')
  const { json: fresh } = await send(HEAD + row('U-3', 'ABC-0000003', 900))
  await write(sql`update vehicles.import set created_at = now() - interval '8 days' where id = ${idle.id}::uuid`)
  await write(sql`update vehicles.import set ended_at = now() - interval '91 days' where id = ${old.id}::uuid`)
  const { files } = server.context
  await files.put('staging/imports/left-behind', Buffer.from('x'))
  const sweep = async (now: Date) =>
    sweepImportsTask({ ...server.context, now: () => now }).run({
      tenant: 'staging',
      data: undefined,
      signal: AbortSignal.any([]),
    })
  await sweep(new Date())
  const has = (id: string) => files.has(`staging/imports/${id}`)
  expect(await Promise.all([idle.id, old.id, fresh.id, 'left-behind'].map(has))).toEqual([false, false, true, true])
  await sweep(new Date(Date.now() + 2 * 86_400_000))
  expect(await Promise.all([fresh.id, 'left-behind'].map(has))).toEqual([true, false])
  expect((await server.get(`${IMPORTS}/${idle.id}`)).status).toBe(404)
  const told = await server.get<{ counts: object; canUndo: boolean }>(`${IMPORTS}/${old.id}`)
  expect(told.json).toMatchObject({ counts: { made: 1 }, canUndo: false })
})

test('[VEH-09] gives the planner figures of the cars and items of a run', async () => {
  const { json: sent } = await send(`${HEAD}${row('P-1', 'KSP130-0000071', 3000)}`, { name: 'planner.csv' })
  await work(sent.id, 'run')
  const analyzed = async () =>
    (
      await server.context.db.shared<{ name: string }>(
        sql`select relname as name from pg_class where relnamespace = 'vehicles'::regnamespace
          and relname in ('car', 'import', 'import_item', 'import_entry', 'purchase') and reltuples >= 0 order by 1`,
      )
    ).map(({ name }) => name)
  await expect.poll(analyzed, { timeout: 10_000 }).toEqual(['car', 'import', 'import_entry', 'import_item', 'purchase'])
})
