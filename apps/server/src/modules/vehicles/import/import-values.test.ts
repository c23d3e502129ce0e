import type { ImportReply } from '@minato/contract/vehicles-import'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { startJobs } from '../../../platform/jobs/jobs.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { sql } from '../../../platform/database/sql.ts'
import { MANAGER, testServer } from '../../../testing/app.ts'
import type { TestServer } from '../../../testing/app.ts'
import { IMPORTS, sender } from './fixtures/sender.ts'
import { indexCars } from '../search/index-cars.ts'
import { importTask } from './task.ts'

let server: TestServer
let jobs: Jobs
let { send, choose, read, work } = {} as ReturnType<typeof sender>
beforeAll(async () => {
  server = await testServer()
  jobs = startJobs(server.context, server.url, [importTask(server.context)])
  ;({ send, choose, read, work } = sender(server))
  server.as(MANAGER)
})
afterAll(async () => {
  await jobs.stop()
  await server.close()
})

const HEAD = 'ID,Maker,Model,Transmission,Doors,Levy\n'
const list = (...rows: string[]) => HEAD + rows.map((row) => `${row}\n`).join('')
const valuesOf = ({ reading }: ImportReply) =>
  reading.values.flatMap(({ field, values }) =>
    values.map(({ value, count, proposal, isMapped }) => [field, value, count, proposal, isMapped]),
  )
const carOf = async (id: string) =>
  (
    await server.context.db.read<{ transmission_type: string | null; doors: number | null }>(
      'staging',
      sql`select transmission_type, doors from vehicles.car where source_key like ${`source:%:${id}`}`,
    )
  )[0]

test('[BO-01] lists unread values before writing; the mapping gives them a meaning', async () => {
  const { json: sent } = await send(list('G-1,Mazda,Demio,Hydramat,04-May,99', 'G-2,Mazda,Demio,HYDRAMAT,04-May,'))
  expect(valuesOf(sent)).toEqual([
    ['transmissionType', 'Hydramat', 2, null, false],
    ['doors', '04-May', 2, '4', false],
  ])
  expect(sent.reading.columns.at(-1)).toMatchObject({ label: 'Levy', field: null, filled: 1 })

  const values = { transmissionType: { Hydramat: 'AUTOMATIC' }, doors: { '04-May': '5' } }
  const { json: mapped } = await choose(sent, { values })
  expect(mapped.choices.values).toEqual(values)
  expect(valuesOf(mapped)).toEqual([
    ['transmissionType', 'Hydramat', 2, null, true],
    ['doors', '04-May', 2, null, true],
  ])
  const done = await work(sent.id, 'run')
  expect(done.counts).toMatchObject({ made: 2, partial: 0, refused: 0 })
  expect(await carOf('G-2')).toEqual({ transmission_type: 'AUTOMATIC', doors: 5 })
})

test('[BO-01] reads the next file with this header by the same meanings and lists new values', async () => {
  const { json: next } = await send(list('G-3,Mazda,Axela,hydramat,02-Mar,'), { name: 'next.csv' })
  expect(next.reading.isRemembered).toBe(true)
  expect(valuesOf(next)).toEqual([
    ['transmissionType', 'hydramat', 1, null, true],
    ['doors', '02-Mar', 1, '2', false],
  ])
  await work(next.id, 'run')
  expect(await carOf('G-3')).toEqual({ transmission_type: 'AUTOMATIC', doors: null })
})

test('[BO-01] rejects a meaning outside its field’s list and keeps one without a column', async () => {
  const { json: sent } = await send('Maker,Model,Gearbox\nMazda,Demio,Hydramat\nMazda,Axela,AT\nMazda,Atenza,AT\n')
  expect((await choose(sent, { values: { transmissionType: { Hydramat: 'HYDRAMAT' } } })).status).toBe(400)
  const { status, json } = await choose(sent, { values: { color: { Carmine: 'RED' } } })
  expect([status, json.choices.values]).toEqual([200, { color: { Carmine: 'RED' } }])
})

test('[BO-01] answers choices and readings from before value mapping with none', async () => {
  const { json: sent } = await send(list('G-4,Mazda,Demio,AT,5,'))
  await server.context.db.write('staging', (tx) =>
    tx.rows(
      sql`update vehicles.import set reading = reading - 'values', choices = choices - 'values' where id = ${sent.id}::uuid`,
    ),
  )
  const now = await read(sent.id)
  expect([now.reading.values, now.choices.values]).toEqual([[], {}])
  const { values: _, ...choices } = now.choices
  const answer = await server.send('PUT', `${IMPORTS}/${sent.id}`, choices, 'staging', {
    'if-match': `"${now.version}"`,
  })
  expect(answer.status).toBe(200)
})

test('[BO-01 VEH-09] asks about names that are similar to known ones and remembers the decision', async () => {
  const stock = (...rows: string[]) => `Ref,Make,Model,Fuel\n${rows.map((row) => `${row}\n`).join('')}`
  const rows = ['N-1,Toyotta,Vitz,Petrol', 'N-2,TOYOTTA,Land Crusier,Petrol', 'N-3,Subaru,Forrester,Petrol']
  const { json: sent } = await send(stock(...rows, 'N-4,Kia,Rin,Petrol'), { name: 'names.csv' })
  expect(valuesOf(sent)).toEqual([
    ['brand', 'Toyotta', 2, 'Toyota', false],
    ['model', 'Land Crusier', 1, 'Land Cruiser', false],
    ['model', 'Forrester', 1, 'Forester', false],
  ])
  expect(sent.reading.values.every(({ values }) => values.every(({ isNewName }) => isNewName))).toBe(true)
  expect((await work(sent.id, 'check')).problemCounts).toMatchObject([
    { severity: 'flagged', code: 'similar-name', field: 'brand', count: 2 },
    { severity: 'flagged', code: 'similar-name', field: 'model', count: 2 },
  ])
  const values = { brand: { Toyotta: 'Toyota' }, model: { 'Land Crusier': 'Land Cruiser', Forrester: 'Forrester' } }
  const { json: mapped } = await choose(await read(sent.id), { values })
  expect(valuesOf(mapped).every(([, , , , isMapped]) => isMapped)).toBe(true)
  const done = await work(sent.id, 'run')
  expect([done.counts?.made, done.problemCounts]).toEqual([4, []])
  const names = await server.context.db.read<{ name: string }>(
    'staging',
    sql`select distinct n.brand || ' ' || n.model as name from vehicles.car c
      join catalog.car_name n on n.tenant_id = c.tenant_id and n.trim_id = c.trim_id
      where c.tenant_id = 'staging' and c.source_key like 'source:%:N-_' order by 1`,
  )
  expect(names.map(({ name }) => name)).toEqual(['Kia Rin', 'Subaru Forrester', 'Toyota Land Cruiser', 'Toyota Vitz'])
  // Another header has no memory, but Forrester is in the catalogue now.
  const { json: next } = await send('Maker,Model,Doors\nToyotta,Vitz,5\nSubaru,Forrester,5\n', { name: 'more.csv' })
  expect(valuesOf(next)).toEqual([['brand', 'Toyotta', 1, 'Toyota', false]])
})

test('[BO-01 VEH-09] proposes the known name within a cell that holds maker and model', async () => {
  const { json: sent } = await send('Vehicle,Doors\nTOYOTA Land Crusier VX,5\nTOYOTTA Vitz F,5\nTOYOTA Vitz F,5\n', {
    name: 'titles.csv',
  })
  expect(valuesOf(sent)).toEqual([
    ['name', 'TOYOTA Land Crusier VX', 1, 'TOYOTA Land Cruiser VX', false],
    ['name', 'TOYOTTA Vitz F', 1, 'Toyota Vitz F', false],
  ])
})

test('[BO-17 VEH-09] filters the managers’ list by the cars of one import run', async () => {
  const head = 'Stock No,Maker,Model,Colour\n'
  const { json: earlier } = await send(`${head}R-1,Honda,Fit,red\nR-2,Honda,Fit,red\n`, { name: 'run.csv' })
  await work((await choose(earlier, { columns: { 'Stock No': 'id' } })).json.id, 'run')
  const { json: later } = await send(`${head}R-2,Honda,Fit,blue\nR-3,Honda,Fit,red\n`, { name: 'run.csv' })
  await work(later.id, 'run')
  const readCars = async (path: string) => (await server.get<Record<string, unknown>>(`/api/vehicle/car${path}`)).json
  const sources = async (run: string) => {
    const { items } = await readCars(`?importRun=${run}&statuses=DRAFT&fieldsToExtractCode=CODE_2`)
    const ids = (items as { id: string }[]).map(({ id }) => id)
    const rows = await server.context.db.read<{ no: string }>(
      'staging',
      sql`select right(source_key, 3) as no from vehicles.car where id = any(${ids}::uuid[]) order by 1`,
    )
    return rows.map(({ no }) => no)
  }
  expect(await sources(later.id)).toEqual(['R-2', 'R-3'])
  expect(await sources(earlier.id)).toEqual(['R-1', 'R-2'])
  expect(await readCars(`/count?importRun=${later.id}`)).toMatchObject({ DRAFT: 2, PUBLISHED: 0 })
  expect((await server.get('/api/vehicle/car?importRun=last')).status).toBe(400)
})

test('[BO-17] waits for the index of a run’s cars only while cars are not indexed yet', async () => {
  const { context } = server
  const { json: sent } = await send('Maker,Model\nHonda,Fit\n', { name: 'indexed.csv' })
  await work(sent.id, 'run')
  await indexCars(context, 'staging')
  const countLocalChange = vi.spyOn(context.changes, 'countLocalChange')
  onTestFinished(() => countLocalChange.mockRestore())
  await server.get(`/api/vehicle/car?importRun=${sent.id}`)
  expect(countLocalChange).not.toHaveBeenCalled()
  await context.db.write('staging', (tx) =>
    tx.rows(sql`insert into vehicles.search_todo (tenant_id, segment) values ('staging', 0)`),
  )
  await server.get(`/api/vehicle/car?importRun=${sent.id}`)
  expect(countLocalChange).toHaveBeenCalledWith('staging')
})

test('[BO-03] counts an exact duplicate with a source id as one unchanged car', async () => {
  const { json: sent } = await send(
    'Stock No,Maker,Model,Mileage\nD-1,Honda,Fit,1000\nD-2,Honda,Fit,2000\nD-1,Honda,Fit,1000\n',
    { name: 'dups.csv' },
  )
  const done = await work((await choose(sent, { columns: { 'Stock No': 'id' } })).json.id, 'run')
  expect(done).toMatchObject({ state: 'DONE', counts: { rows: 3, made: 2, unchanged: 1, refused: 0 } })
  expect(done.problemCounts).toEqual([{ severity: 'flagged', code: 'row-twice', field: 'id', count: 1 }])
})

test('[BO-03] updates the earlier list’s car by a mapped id, even a row counter', async () => {
  const choices = { columns: { No: 'id' as const }, source: 'Quay' }
  const { json: first } = await send('No,Maker,Model,Mileage\n1,Honda,Fit,1000\n2,Honda,Fit,2000\n', { name: 'a.csv' })
  await work((await choose(first, choices)).json.id, 'run')
  const { json: second } = await send('No,Maker,Model,Mileage\n1,Honda,Fit,1000\n2,Honda,Fit,2500\n', { name: 'b.csv' })
  expect(second.reading.columns[0]).toMatchObject({ field: 'id', isSaid: true })
  expect((await work(second.id, 'run')).counts).toMatchObject({ made: 0, changed: 1, unchanged: 1 })
})
