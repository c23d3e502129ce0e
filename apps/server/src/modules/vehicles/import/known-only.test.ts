import type { ImportProblem } from '@minato/contract/vehicles-import'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../../platform/database/sql.ts'
import { MANAGER } from '../../../testing/app.ts'
import { addCars, buildCar } from '../../../testing/cars.ts'
import { trimFinder } from '../../catalog/service.ts'
import { importServer } from './fixtures/import-server.ts'
import type { ImportServer } from './fixtures/import-server.ts'
import { IMPORTS } from './fixtures/sender.ts'

let imports: ImportServer
beforeAll(async () => {
  imports = await importServer()
})
afterAll(() => imports.close())

const HEAD = 'Maker,Model,Chassis No,Reg. year,Odometer,Price (USD)\n'

test('[VEH-09] adds unknown brands, models and trims, or rejects their rows by line', async () => {
  const { server, send, choose, work } = imports
  const list = `${HEAD}Toyota,Vitz,KNOWN-0000001,2016,71000,3950\nBorgward,Isabella,NEW-0000001,2010,71000,9000\n`
  const brands = async () =>
    (
      await server.context.db.read<{ name: string }>(
        'staging',
        sql`select name from catalog.brand where tenant_id = 'staging'`,
      )
    ).map(({ name }) => name)
  // As a manager enters it: with a model code, and without the standard one.
  const path = { brand: 'Toyota', model: 'Vitz', modelYear: null, trim: 'KSP130', trimYear: null }
  await server.context.db.write('staging', (tx) => trimFinder(tx)([path]))
  const held = await send(list, { name: 'held.csv' })
  const choices = await choose(held.json, { knownOnly: true, goodRows: true })
  expect(choices.json.choices).toMatchObject({ knownOnly: true })
  expect((await work(held.json.id, 'check')).counts).toMatchObject({ made: 1, refused: 1 })
  const { json } = await server.get<{ items: ImportProblem[] }>(`${IMPORTS}/${held.json.id}/problem?locale=fr`)
  expect(json.items).toMatchObject([{ line: 3, code: 'not-in-catalogue', severity: 'refused' }])
  expect(json.items[0]?.message).toContain('«\u00a0Borgward Isabella\u00a0» n’est pas au catalogue')
  expect((await work(held.json.id, 'run')).counts).toMatchObject({ made: 1, refused: 1 })
  expect(await brands()).not.toContain('Borgward')
  // The option belongs to one file; the next file adds entries again.
  const next = await send(list, { name: 'next.csv' })
  expect(next.json.choices).toMatchObject({ knownOnly: false })
  expect((await work(next.json.id, 'run')).counts).toMatchObject({ made: 1, unchanged: 1, refused: 0 })
  expect(await brands()).toContain('Borgward')
  const brand = await server.get<{ items: { actor: { id: string } }[] }>(
    '/api/main/audit?entity=brand&queryText=Borgward',
  )
  expect(brand.json.items).toMatchObject([{ actor: { kind: 'person', id: MANAGER.userId } }])
})

test('[VEH-09] keeps a car’s trim when its row has none', async () => {
  const { server, send, choose, work } = imports
  const chassis = 'ZRE162-0000001'
  const [id = ''] = await addCars(server.context, [
    buildCar({ model: 'Corolla Axio', trim: 'ZRE162', specification: { chassis } }),
  ])
  const read = <Row>(statement: ReturnType<typeof sql>) => server.context.db.read<Row>('staging', statement)
  for (const [price, knownOnly] of [
    [4100, true],
    [4200, false],
  ] as const) {
    const { json } = await send(`${HEAD}TOYOTA,corolla axio,${chassis},2016,71000,${price}\n`, { name: 'moved.csv' })
    await choose(json, { knownOnly })
    expect((await work(json.id, 'run')).counts).toMatchObject({ made: 0, changed: 1, refused: 0 })
    expect(
      await read(sql`select c.base_price as price, n.trim from vehicles.car c
        join catalog.car_name n on n.tenant_id = c.tenant_id and n.trim_id = c.trim_id
        where c.tenant_id = 'staging' and c.id = ${id}::uuid`),
    ).toEqual([{ price, trim: 'ZRE162' }])
    expect(
      await read(sql`select trim from catalog.car_name where tenant_id = 'staging' and model = 'Corolla Axio'`),
    ).toEqual([{ trim: 'ZRE162' }])
  }
})
