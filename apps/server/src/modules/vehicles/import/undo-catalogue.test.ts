import type { AuditEntry } from '@minato/contract/gate'
import type { ImportProblem, ImportSummary } from '@minato/contract/vehicles-import'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { sql } from '../../../platform/database/sql.ts'
import type { Statement } from '../../../platform/database/sql.ts'
import { CLIENT, MANAGER } from '../../../testing/app.ts'
import { runByCommand } from './run-by-command.ts'
import { importServer } from './fixtures/import-server.ts'
import type { ImportServer } from './fixtures/import-server.ts'
import { IMPORTS } from './fixtures/sender.ts'
import { readImport } from './read.ts'

let imports: ImportServer
beforeAll(async () => {
  imports = await importServer()
})
afterAll(() => imports.close())
beforeEach(() => imports.server.as(MANAGER))

interface Page<T> {
  items: T[]
  total: number
}
const HEAD = 'Maker,Model,Model code,Chassis No,Year,Mileage,Price (USD)\n'
const row = (brand: string, model: string, code: string, chassis: string, price = 3000) =>
  `${brand},${model},${code},${chassis},2016,71000,${price}\n`
const write = (statement: Statement) => imports.server.context.db.write('staging', (tx) => tx.rows(statement))
const catalogue = async () =>
  (
    await imports.server.context.db.read<{ name: string }>(
      'staging',
      sql`select b.name from catalog.brand b union all
        select concat(b.name, ' ', m.name) from catalog.model m join catalog.brand b on b.id = m.brand_id union all
        select concat(b.name, ' ', m.name, ' ', t.name) from catalog.trim t join catalog.model m on m.id = t.model_id
          join catalog.brand b on b.id = m.brand_id
        order by 1`,
    )
  ).map(({ name }) => name)
const run = async (rows: string, name = 'list.csv') => {
  const { json: sent } = await imports.send(HEAD + rows, { name })
  expect((await imports.work(sent.id, 'run')).state).toBe('DONE')
  return sent.id
}

test('[BO-05] removes brands, models and codes that only the undone run used', async () => {
  const before = await catalogue()
  const first = await run(row('Zastava', 'Koral', 'K55', 'ZAS-0000001') + row('Trabant', '601', '', 'TRA-0000001'))
  const second = await run(row('Zastava', 'Yugo', 'Y45', 'ZAS-0000002') + row('Zastava', 'Koral', 'K65', 'ZAS-0000003'))
  expect(await imports.work(first, 'undo')).toMatchObject({ undone: { cars: 2, kept: 0, catalogueEntries: 4 } })
  // The second run uses the maker and one model of the first.
  expect(await catalogue()).toEqual([
    ...before,
    'Zastava',
    'Zastava Koral',
    'Zastava Koral K65',
    'Zastava Yugo',
    'Zastava Yugo Y45',
  ])
  expect(await imports.work(second, 'undo')).toMatchObject({ undone: { cars: 2, kept: 0, catalogueEntries: 5 } })
  expect(await catalogue()).toEqual(before)
  const audit = await imports.server.get<Page<AuditEntry>>('/api/main/audit?entity=brand')
  expect(audit.json.items[0]).toMatchObject({
    actor: { kind: 'person', id: MANAGER.userId },
    call: 'PUT /api/vehicle/car/import/{id}/undo',
    operation: 'deleted',
  })
})

test('[BO-05] undoes a run whose cars were published since', async () => {
  const id = await run(row('Zastava', 'Koral', 'K55', 'ZAS-0000001') + row('Zastava', 'Koral', 'K55', 'ZAS-0000002'))
  const { items } = (await imports.server.get<Page<{ id: string }>>(`${IMPORTS}/${id}/car`)).json
  const bulk = { action: 'publish', chosen: { ids: items.map((car) => car.id) }, withIllustrations: true }
  expect((await imports.server.send('POST', '/api/vehicle/bulk', bulk)).status).toBe(201)
  expect(await imports.work(id, 'undo')).toMatchObject({ undone: { cars: 2, kept: 0 } })
})

test('[BO-05] keeps entries that were edited or that a car or another undo needs', async () => {
  const before = await catalogue()
  const first = await run(
    row('Simca', '1000', '', 'SIM-0000001') +
      row('Panhard', 'PL17', 'L1', 'PAN-0000001') +
      row('Talbot', 'Horizon', 'H1', 'TAL-0000001'),
  )
  await write(sql`update catalog.brand set description = 'French', version = version + 1 where name = 'Simca'`)
  await write(sql`update vehicles.car set grade = 'X', version = version + 1 where chassis = 'PAN-0000001'`)
  await run(row('Talbot', 'Horizon', 'H2', 'TAL-0000001'))
  // The car has been edited, so the first undo keeps it; only the second undo restores its first model code.
  expect(await imports.work(first, 'undo')).toMatchObject({ undone: { cars: 1, kept: 2, catalogueEntries: 2 } })
  const kept = ['Panhard', 'Panhard PL17', 'Panhard PL17 L1', 'Simca']
  expect(await catalogue()).toEqual(
    [...before, ...kept, 'Talbot', 'Talbot Horizon', 'Talbot Horizon H1', 'Talbot Horizon H2'].toSorted(),
  )
})

test('[BO-05] lists and undoes a run of the command line with the others', async () => {
  const { server } = imports
  const before = await catalogue()
  const folder = await mkdtemp(join(tmpdir(), 'minato-command-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const path = join(folder, 'quay.csv')
  await writeFile(path, `${HEAD}${row('Wolseley', '1500', '', 'WOL-0000001')}${row('Wolseley', '', '', 'WOL-0000002')}`)
  const read = async () => readImport({ path })
  const filesOf = async () => {
    const keys: string[] = []
    for await (const { key } of server.context.files.list('staging/imports/')) keys.push(key)
    return keys
  }
  const files = await filesOf()
  const newest = async () => (await server.get<Page<ImportSummary>>(IMPORTS)).json.items[0]
  const last = await newest()
  // Bad rows block the import: nothing is written or recorded.
  const blocked = await runByCommand(server.context, 'staging', path, await read(), {}, {})
  expect([blocked.written, await newest(), await filesOf()]).toEqual([false, last, files])

  const done = await runByCommand(server.context, 'staging', path, await read(), {}, { goodRows: true })
  expect(done).toMatchObject({ written: true, made: 1, refused: 1 })
  const listed = await newest()
  expect(listed).toMatchObject({
    state: 'DONE',
    fileName: 'quay.csv',
    by: { kind: 'command', id: null },
    counts: { rows: 2, made: 1, refused: 1 },
    canUndo: true,
  })
  const id = listed?.id ?? ''
  const problems = await server.get<Page<ImportProblem>>(`${IMPORTS}/${id}/problem`)
  expect(problems.json.items.map(({ code }) => code)).toEqual(['missing-model'])
  expect(await imports.work(id, 'undo')).toMatchObject({ undone: { cars: 1, kept: 0, catalogueEntries: 3 } })
  expect(await catalogue()).toEqual(before)
})

test('[BO-05] lists a run of an API client and lets a manager undo it', async () => {
  const { server, send, work } = imports
  server.as({ ...CLIENT, scopes: ['vehicle.write'] })
  const { json: sent } = await send(HEAD + row('Rover', 'Metro', '', 'ROV-0000001'), { name: 'api.csv' })
  expect((await server.send('PUT', `${IMPORTS}/${sent.id}/run`)).status).toBe(202)
  server.as(MANAGER)
  await imports.ended(sent.id)
  const { json } = await server.get<Page<ImportSummary>>(IMPORTS)
  expect(json.items[0]).toMatchObject({ id: sent.id, by: { kind: 'client', id: CLIENT.userId }, canUndo: true })
  expect(await work(sent.id, 'undo')).toMatchObject({ state: 'UNDONE', undone: { cars: 1, catalogueEntries: 3 } })
})
