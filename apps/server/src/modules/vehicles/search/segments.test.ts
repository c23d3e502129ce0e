import pino from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Context } from '../../../context.ts'
import { openContext } from '../../../platform/process/open-context.ts'
import type { OpenContext } from '../../../platform/process/open-context.ts'
import { sql } from '../../../platform/database/sql.ts'
import type { Statement } from '../../../platform/database/sql.ts'
import { testServer } from '../../../testing/app.ts'
import type { TestServer } from '../../../testing/app.ts'
import { addCars, buildCar } from '../../../testing/cars.ts'
import { indexCars } from './index-cars.ts'
import { segmentsWith } from './segments.ts'
import { visibleCarsBy } from './facets.ts'
import { countCars, planOf } from './service.ts'

let server: TestServer
let other: OpenContext

beforeAll(async () => {
  server = await testServer()
  await addCars(server.context, [
    buildCar({ specification: { color: 'RED' } }),
    buildCar({ model: 'Vitz', specification: { color: 'BLUE' } }),
  ])
  const { config } = server.context
  other = await openContext({ config, log: pino({ level: 'silent' }), url: server.url, filesFolder: '/nowhere' })
})
afterAll(async () => {
  await other.close()
  await server.close()
})

const count = async (context: OpenContext, given: object) =>
  countCars(context, 'staging', (await planOf(context, 'staging', given, ['PUBLISHED'])).criteria)
const paint = async (context: Context, carNo: number, color: string) => {
  await context.db.write('staging', (tx) =>
    tx.rows(sql`update vehicles.car set color = ${color} where tenant_id = 'staging' and car_no = ${carNo}`),
  )
  await indexCars(context, 'staging')
}

test('[SRCH-05] counts changes of one process in every process', async () => {
  const both = async (given: object) => [await count(server.context, given), await count(other, given)]
  expect(await both({ color: ['RED'] })).toEqual([1, 1])
  expect(await both({ queryText: 'vitz', color: ['RED'] })).toEqual([0, 0])
  await paint(other, 10_002, 'RED')
  await vi.waitFor(async () => expect(await both({ color: ['RED'] })).toEqual([2, 2]), { timeout: 20_000 })
  expect(await both({ queryText: 'vitz', color: ['RED'] })).toEqual([1, 1])
  expect(await both({ color: ['BLUE'] })).toEqual([0, 0])
})

test('needs no notification of own changes and reads nothing without changes', async () => {
  const note = vi.fn<(tenant: string) => void>()
  const { context } = server
  const watched = { ...context, changes: { ...context.changes, countLocalChange: note } }
  await indexCars(watched, 'staging')
  expect(note).not.toHaveBeenCalled()
  await paint(watched, 10_001, 'GREEN')
  expect(note).toHaveBeenCalledExactlyOnceWith('staging')
  const before = context.changes.generation('staging')
  context.changes.countLocalChange('staging')
  expect(context.changes.generation('staging')).toBe(before + 1)
})

test('rereads no bitmap after a change that leaves it equal', async () => {
  const { context } = server
  const asked: string[] = []
  const read = <Row>(tenant: string, statement: Statement) => {
    asked.push(statement.name ?? '')
    return context.db.read<Row>(tenant, statement)
  }
  const watched = { ...context, db: { ...context.db, read } }
  const search = () => segmentsWith(watched, 'staging', [['word', 'vitz']])
  await search()
  context.changes.countLocalChange('staging')
  asked.length = 0
  await search()
  expect(asked).toEqual(['search segments'])
  await paint(context, 10_001, 'SILVER')
  asked.length = 0
  await search()
  expect(asked).toContain('search bits of kinds')
})

test('rereads the models of a changed car’s segment only', async () => {
  const { context } = server
  // A number of the next segment; cars never change numbers, so the old segment is updated explicitly.
  await context.db.write('staging', async (tx) => {
    await tx.rows(sql`update vehicles.car set car_no = car_no + 16384 where tenant_id = 'staging' and car_no = 10002`)
    await tx.rows(sql`insert into vehicles.search_todo (tenant_id, segment) values ('staging', 0)`)
  })
  await indexCars(context, 'staging')
  const asked: Statement[] = []
  const read = <Row>(tenant: string, statement: Statement) => {
    asked.push(statement)
    return context.db.read<Row>(tenant, statement)
  }
  const watched = { ...context, db: { ...context.db, read } }
  const counts = async () => [...(await visibleCarsBy(watched, 'staging', 'model')).values()].filter(Boolean)
  expect(await counts()).toEqual([1, 1])
  await paint(context, 10_001, 'GOLD')
  asked.length = 0
  expect(await counts()).toEqual([1, 1])
  const bits = asked.filter(({ name }) => name?.startsWith('search bits'))
  expect(bits.map(({ name, values }) => [name, values[1]])).toEqual([
    ['search bits of kinds', 0],
    ['search bits of kinds', 0],
  ])
})
