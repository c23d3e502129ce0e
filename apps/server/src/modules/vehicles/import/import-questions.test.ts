import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../../platform/database/sql.ts'
import { importServer } from './fixtures/import-server.ts'
import type { ImportServer } from './fixtures/import-server.ts'

let imports: ImportServer
beforeAll(async () => {
  imports = await importServer()
})
afterAll(() => imports.close())

const CODES = Array.from({ length: 60 }, (_, at) => `${at % 30}ZZ-FE`)
const list = (head: string, cells: (at: number) => string) =>
  `Make,Model,Year,${head}\n${CODES.map((_, at) => `Toyota,Vitz,${2008 + (at % 8)},${cells(at)}`).join('\n')}\n`
const engineCodes = () =>
  imports.server.context.db.read<{ code: string | null }>(
    'staging',
    sql`select distinct engine_code as code from vehicles.car where engine_code is not null`,
  )

test('[BO-02 VEH-09] compares a column with the stock, asks, and reads what the screen showed', async () => {
  const { send, work, choose } = imports
  // Only their shape and their header identify these codes.
  const first = (await send(list('Engine Code,Price (USD)', (at) => `${CODES[at]},${4000 + at}`))).json
  expect(first.reading.columns.map(({ field }) => field)).toEqual([
    'brand',
    'model',
    'firstRegistration',
    'engineCode',
    'price',
  ])
  expect((await work(first.id, 'run')).state).toBe('DONE')
  expect(await engineCodes()).toHaveLength(30)

  const head = 'Zulu,Yankee'
  const second = (
    await send(
      list(head, (at) => `${CODES[at]},AB${at}X9`),
      { name: 'b.csv' },
    )
  ).json
  const [codeA, codeB] = second.reading.columns.slice(3)
  expect([codeA?.field, codeA?.question]).toEqual([null, { field: 'engineCode', reason: 'unknown', share: 1 }])
  // The stock has engine codes, but none of these.
  expect([codeB?.field, codeB?.question]).toEqual([null, { field: null, reason: 'unknown', share: 0 }])

  const priced = (
    await send(
      list('Price (USD)', (at) => String((4000 + at) * 1000)),
      { name: 'c.csv' },
    )
  ).json
  expect(priced.reading.columns[3]).toMatchObject({ field: null, question: { field: 'price', reason: 'stock' } })
  // An answer is a manager's choice: no further question is asked.
  const answered = (await choose(priced, { columns: { 'Price (USD)': 'price' } })).json
  expect(answered.reading.columns[3]).toMatchObject({ field: 'price', isSaid: true })
  expect(answered.reading.columns[3]?.question).toBeUndefined()
  const left = (await choose(answered, { columns: { 'Price (USD)': null } })).json
  expect(left.reading.columns[3]).toMatchObject({ field: null, isSaid: true })
})
