import type { AuditEntry } from '@minato/contract/gate'
import type { ImportedCar } from '@minato/contract/import-cars'
import type { ImportProblem, ImportSummary } from '@minato/contract/vehicles-import'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startJobs } from '../../../platform/jobs/jobs.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { sql } from '../../../platform/database/sql.ts'
import { CLIENT, CUSTOMER, MANAGER, testServer } from '../../../testing/app.ts'
import type { TestServer } from '../../../testing/app.ts'
import { until } from '../../../testing/mail-server.ts'
import { IMPORTS, sender } from './fixtures/sender.ts'
import { importTask } from './task.ts'

let server: TestServer
let jobs: Jobs
let { send, act, choose, ended, read, work } = {} as ReturnType<typeof sender>
beforeAll(async () => {
  server = await testServer()
  jobs = startJobs(server.context, server.url, [importTask(server.context)])
  ;({ send, act, choose, ended, read, work } = sender(server))
})
afterAll(async () => {
  await jobs.stop()
  await server.close()
})
beforeEach(() => server.as(MANAGER))

interface Page<T> {
  items: T[]
  total: number
}
const query = <Row>(statement: ReturnType<typeof sql>) => server.context.db.read<Row>('staging', statement)
const cars = () =>
  query<{ chassis: string | null; base_price: number | null; status: string }>(
    sql`select chassis, base_price, status from vehicles.car order by car_no`,
  )
const files = async () => {
  const keys: string[] = []
  for await (const { key } of server.context.files.list('staging/imports/')) keys.push(key)
  return keys
}
const HEAD = 'Maker,Model,Chassis No,Reg. year,Odometer,Price (USD)\n'
const LIST = `${HEAD}Toyota,Vitz,KSP130-1234567,2016,71000,3950
Toyota,,KSP130-1234568,2017,sixty,4100
Nissan,Note,E12-123456,2015,about 60,-5
Nissan,Note,E12-123457,2015,60000,2900
Honda,Fit,GK3-1000001,2014,"far, very far",3100
`

test('[VEH-09 API-11] uploads, previews and imports good rows as a job, with errors by line', async () => {
  const { status, json: sent } = await send(LIST, { name: 'june.csv' })
  expect(status).toBe(201)
  expect(sent).toMatchObject({ state: 'READY', fileName: 'june.csv', rows: 5, counts: null, canUndo: false })
  expect(sent.by).toEqual({ kind: 'person', id: MANAGER.userId })
  expect(sent.reading.columns.map(({ label, field, isSaid }) => [label, field, isSaid])).toEqual([
    ['Maker', 'brand', false],
    ['Model', 'model', false],
    ['Chassis No', 'chassis', false],
    ['Reg. year', 'firstRegistration', false],
    ['Odometer', 'mileage', false],
    ['Price (USD)', 'price', false],
  ])
  expect(sent.reading.columns[0]?.samples).toEqual(['Toyota', 'Nissan', 'Honda'])
  expect(await cars()).toEqual([])

  const checked = await work(sent.id, 'check')
  const counts = { rows: 5, made: 3, changed: 0, unchanged: 0, partial: 1, refused: 2 }
  expect(checked).toMatchObject({ state: 'READY', isBlocked: true, counts, rowsDone: 5 })
  expect(await cars()).toEqual([])
  const problems = async (more: string) =>
    (await server.get<Page<ImportProblem>>(`${IMPORTS}/${sent.id}/problem?${more}`)).json
  const all = await problems('')
  expect(all.items.map(({ line, field, code, severity }) => [line, field, code, severity])).toEqual([
    [3, 'model', 'missing-model', 'refused'],
    [3, 'mileage', 'unreadable', 'partial'],
    [4, 'price', 'price-not-positive', 'refused'],
    [6, 'mileage', 'unreadable', 'partial'],
  ])
  expect(checked.problemCounts.reduce((sum, { count }) => sum + count, 0)).toBe(all.total)
  expect(await problems('severity=refused&limit=1&page=1')).toMatchObject({ total: 2, items: [{ line: 4 }] })
  expect((await problems('field=mileage&locale=fr')).items[1]?.message).toBe(
    'Odometer\u00a0: «\u00a0far, very far\u00a0» est illisible\u00a0: laissé vide',
  )
  const csv = await server.get<string>(`${IMPORTS}/${sent.id}/problem/export`)
  expect(csv.headers['content-disposition']).toBe('attachment; filename="june-errors.csv"')
  expect(csv.json.split('\r\n')).toContain(
    '6,Odometer,left empty,"far, very far","Odometer: \'far, very far\' cannot be read: left empty"',
  )
  // A cell that a spreadsheet would execute is text (I03).
  expect(csv.json).toContain('4,Price (USD),refused,"\'-5",')

  const blocked = await work(sent.id, 'run')
  expect(blocked).toMatchObject({ state: 'READY', isBlocked: true })
  expect(await cars()).toEqual([])
  const stale = { ...blocked, version: blocked.version - 1 }
  expect((await choose(stale, { goodRows: true })).status).toBe(409)
  expect((await choose(blocked, { goodRows: true })).json).toMatchObject({
    version: blocked.version + 1,
    counts,
  })
  const done = await work(sent.id, 'run')
  expect(done).toMatchObject({ state: 'DONE', counts, rowsDone: 5, canUndo: true })
  expect((await cars()).map(({ chassis }) => chassis)).toEqual(['KSP130-1234567', 'E12-123457', 'GK3-1000001'])
  const made = await server.get<Page<ImportedCar>>(`${IMPORTS}/${sent.id}/car`)
  expect(made.json).toMatchObject({
    total: 3,
    items: [{ reference: '10001', name: 'Toyota Vitz', path: '/vehicles/toyota/vitz/10001', isMade: true }, {}, {}],
  })
  const past = await server.get<Page<ImportSummary>>(IMPORTS)
  expect(past.json.items[0]).toMatchObject({ id: sent.id, state: 'DONE', counts })
  expect(past.json.items[0]).not.toHaveProperty('reading')
  for (const again of ['check', 'run', 'stop'] as const) expect((await act(sent.id, again)).status).toBe(409)
  expect((await server.send('DELETE', `${IMPORTS}/${sent.id}`)).status).toBe(409)
})

const trailOf = async (carId: string) =>
  (
    await server.get<Page<AuditEntry> & { names: Record<string, string> }>(
      `/api/main/audit?entity=car&entityId=${carId}`,
    )
  ).json

test('[API-11 VEH-09] audits a run and its undo on each car, with the manager’s name', async () => {
  const idOf = async (chassis: string) =>
    (await query<{ id: string }>(sql`select id from vehicles.car where chassis = ${chassis}`))[0]?.id ?? ''
  const row = (chassis: string, price: number) => `Toyota,Vitz,${chassis},2016,71000,${price}\n`
  const begun = await send(HEAD + row('TRAIL-0000001', 3950), { name: 'july.csv' })
  const publishing = await choose(begun.json, { goodRows: true, publish: true })
  expect((await work(publishing.json.id, 'run')).counts).toMatchObject({ made: 1 })
  const old = await idOf('TRAIL-0000001')
  const made = await trailOf(old)
  expect(made.items).toMatchObject([
    {
      actor: { kind: 'person', id: MANAGER.userId },
      call: 'PUT /api/vehicle/car/import/{id}/run',
      part: 'car',
      operation: 'created',
      changes: [{ field: 'importId', before: null, after: begun.json.id }],
    },
  ])
  expect(made.names[begun.json.id]).toBe('july.csv')

  const next = await send(HEAD + row('TRAIL-0000001', 4000) + row('TRAIL-0000002', 5000), { name: 'august.csv' })
  await work(next.json.id, 'run')
  const fresh = await idOf('TRAIL-0000002')
  const [changed] = (await trailOf(old)).items
  expect(changed).toMatchObject({ actor: { id: MANAGER.userId }, operation: 'changed' })
  expect(changed?.changes).toContainEqual({ field: 'basePrice', before: 3950, after: 4000 })
  await work(next.json.id, 'undo')
  const [back] = (await trailOf(old)).items
  expect(back).toMatchObject({ actor: { id: MANAGER.userId }, call: 'PUT /api/vehicle/car/import/{id}/undo' })
  expect(back?.changes).toContainEqual({ field: 'basePrice', before: 4000, after: 3950 })
  expect((await trailOf(fresh)).items.map(({ operation }) => operation)).toEqual(['deleted', 'created'])
})

test('[VEH-09] maps any column to any field and remembers the header', async () => {
  const text = 'Marque du véhicule,Xyzzy,Montant\nMazda,Demio,1\nMazda,Axela,1\nMazda,Atenza,1\n'
  const { json: sent } = await send(text, { name: 'a.csv' })
  const mapped = await choose(sent, { columns: { Xyzzy: 'grade', Montant: 'model' }, source: 'Quay' })
  expect(mapped.json.reading.columns.map(({ field, isSaid }) => [field, isSaid])).toEqual([
    ['brand', false],
    ['grade', true],
    ['model', true],
  ])
  expect((await choose(mapped.json, { columns: { Xyzzy: 'model', Montant: 'model' } })).status).toBe(400)
  expect((await choose(mapped.json, { columns: { Nowhere: 'model' } })).status).toBe(400)
  const next = await send('Xyzzy,Montant,Marque du véhicule\nVerisa,1,Mazda\nPremacy,2,Mazda\n', { name: 'b.csv' })
  expect(next.json.choices).toMatchObject({ source: 'Quay', goodRows: false })
  expect(next.json.reading).toMatchObject({ isRemembered: true })
  expect(next.json.reading.columns.map(({ field }) => field)).toEqual(['grade', 'model', 'brand'])
  // A table with unknown headers only is accepted; a manager maps its columns.
  const unknown = await send('Марка,Модель,Цена\nМазда,Демио,1\nМазда,Аксела,1\n', { name: 'c.csv' })
  expect(unknown.status).toBe(201)
  for (const { json } of [mapped, next, unknown])
    expect((await server.send('DELETE', `${IMPORTS}/${json.id}`)).status).toBe(204)
  expect((await files()).filter((key) => key.endsWith(next.json.id))).toEqual([])
})

test('[R04 API-09] creates one import for twenty repeats under one key', async () => {
  const headers = { 'idempotency-key': 'of-the-import' }
  const before = (await files()).length
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(LIST, { headers })))
  const ids = new Set(answers.flatMap(({ status, json }) => (status === 201 ? json.id : [])))
  expect(ids.size).toBe(1)
  expect(answers.map(({ status }) => status).filter((status) => status !== 201 && status !== 409)).toEqual([])
  expect((await send(LIST, { headers })).json.id).toBe([...ids][0])
  expect((await send(`${LIST}\n`, { headers })).status).toBe(422)
  server.as(CLIENT)
  expect((await send(LIST, { headers })).status).toBe(403)
  server.as({ ...CLIENT, scopes: ['vehicle.write'] })
  const other = await send(LIST, { headers })
  expect(other.json.by).toEqual({ kind: 'client', id: CLIENT.userId })
  expect(ids.has(other.json.id)).toBe(false)
  expect((await files()).length).toBe(before + 2)
})

test('[U01 U03 U05 I04] rejects a non-list by content and size in the reader’s language', async () => {
  const before = await files()
  const wrong: [string, Buffer | string][] = [
    ['a.csv', Buffer.from('%PDF-1.7\n1 0 obj')],
    ['a.csv', '<!doctype html><table><tr><td>Toyota</td></tr></table>'],
    ['a.csv', '<?php echo shell_exec($_GET[1]);\n// a\n'],
    ['a.csv', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['a.xlsx', Buffer.from([0x50, 0x4b, 0x03, 0x04, 1, 2, 3, 4])],
    ['a.xlsx', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2])],
    ['a.csv.gz', Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3, 9, 9, 9, 9])],
    ['a.csv', ''],
  ]
  for (const [name, content] of wrong) {
    const { status, json } = await send(content, { name })
    expect([name, status, json.code]).toEqual([name, 400, 'MINATO-1008'])
    expect(json.body?.[0]?.path).toBe('file')
  }
  expect((await send(LIST, { field: 'cars' })).status).toBe(400)
  expect((await send('%PDF-1.7', { locale: 'fr' })).json.message).toBe(
    "C'est un PDF, pas une liste de voitures. Enregistrez la liste en CSV ou en classeur Excel (.xlsx) et envoyez-la.",
  )
  // 60 MB, compressed to a few kilobytes and uncompressed.
  const heavy = Buffer.alloc(60 * 1024 * 1024, `${HEAD}${'Toyota,Vitz,,2016,1,1\n'.repeat(20)}`)
  for (const content of [gzipSync(heavy), heavy]) {
    const { status, json } = await send(content)
    expect([status, json.message]).toEqual([400, 'The file is larger than 50 MB. Split it.'])
  }
  expect(await files()).toEqual(before)

  const { json } = await send(gzipSync(Buffer.from(LIST)), { name: "..\\..\\\u202Evsc.x' <b>.csv.gz" })
  expect(json).toMatchObject({ fileName: "vsc.x' <b>.csv", rows: 5, fileBytes: LIST.length })
})

test('[I05] reports picture addresses in a file and never fetches them', async () => {
  let asked = 0
  const { createServer } = await import('node:http')
  const trap = createServer(() => asked++).listen(0, '127.0.0.1')
  await new Promise((listening) => trap.once('listening', listening))
  const { port } = trap.address() as { port: number }
  const rows = ['127.0.0.1', '2130706433', '[::ffff:127.0.0.1]'].map(
    (host, i) => `Toyota,Vitz,KSP130-777777${i},2016,1000,3950,http://${host}:${port}/a.jpg,file:///etc/passwd`,
  )
  const { json: sent } = await send(`${HEAD.trim()},Photo 1,Image URL\n${rows.join('\n')}\n`)
  expect(sent.reading.columns.slice(-2).map(({ field }) => field)).toEqual([null, null])
  expect(sent.reading.guesses.filter(({ code }) => code === 'pictures').map(({ params }) => params['column'])).toEqual([
    'Photo 1',
    'Image URL',
  ])
  await choose(sent, { publish: true })
  const done = await work(sent.id, 'run')
  trap.close()
  expect(done.counts).toMatchObject({ made: 3 })
  expect(asked).toBe(0)
  expect(await query(sql`select 1 from vehicles.image where external_url is not null`)).toEqual([])
})

test('[I03] imports the escaped cells of its own export unchanged', async () => {
  const { json: sent } = await send(
    `Maker,Model,Grade,Chassis No\nToyota,Vitz,"'=1+1",FORMULA-0000001\nToyota,Vitz,'+G,FORMULA-0000002\nToyota,Vitz,''-G,FORMULA-0000003\n`,
  )
  await work(sent.id, 'run')
  const grades = await query<{ grade: string }>(
    sql`select grade from vehicles.car where chassis like 'FORMULA-%' order by car_no`,
  )
  expect(grades.map(({ grade }) => grade)).toEqual(['=1+1', '+G', "'-G"])
})

test('[VEH-09] rejects a second import of one stock; a stopped run can start again', async () => {
  const many = Array.from({ length: 20_000 }, (_, i) => `Suzuki,Swift,ZC83S-${200_000 + i},2018,${i},${3000 + i}`)
  const { json: first } = await send(HEAD + many.join('\n'))
  const { json: second } = await send(LIST)
  expect((await act(first.id, 'run')).status).toBe(202)
  const refused = await act(second.id, 'run')
  expect([refused.status, refused.json.message]).toEqual([
    409,
    'Another import of this stock is running; try again when it has ended.',
  ])
  await until(async () => (await read(first.id)).rowsDone > 0)
  await act(first.id, 'stop')
  const stopped = await ended(first.id)
  expect(stopped).toMatchObject({ state: 'CANCELLED', counts: null, canUndo: false })
  const [swifts] = await query<{ count: number }>(
    sql`select count(*)::integer from vehicles.car where chassis like 'ZC83S-2%'`,
  )
  expect(swifts?.count).toBe(0)
  expect((await work(second.id, 'check')).state).toBe('READY')
})

test('[VEH-09] allows imports only to managers of the tenant', async () => {
  const { json: sent } = await send(LIST)
  const one = `${IMPORTS}/${sent.id}`
  const paths = [IMPORTS, one, `${one}/problem`, `${one}/problem/export`, `${one}/car`]
  server.as({ ...MANAGER, tenant: 'second' })
  for (const path of paths.slice(1)) expect([path, (await server.get(path, 'second')).status]).toEqual([path, 404])
  expect((await server.send('PUT', `${one}/run`, undefined, 'second')).status).toBe(404)
  server.as(CUSTOMER)
  for (const path of paths) expect([path, (await server.get(path)).status]).toEqual([path, 403])
  expect((await send(LIST)).status).toBe(403)
  server.as(undefined)
  for (const path of paths) expect([path, (await server.get(path)).status]).toEqual([path, 401])
})
