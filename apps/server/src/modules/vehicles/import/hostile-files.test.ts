import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorkers } from '../../../platform/process/workers/pool.ts'
import { manyReadingAids, manySheets } from './fixtures/hostile.ts'
import { importServer } from './fixtures/import-server.ts'
import type { ImportServer } from './fixtures/import-server.ts'

/** CPU limit for reading a file in these tests. */
const LIMIT_MS = 3000
let it: ImportServer
beforeAll(async () => void (it = await importServer({ workers: createWorkers({ timeLimitMs: LIMIT_MS }) })))
afterAll(() => it.close())

test('[F01] reads a workbook of 55 kB with a hundred thousand phonetic texts', async () => {
  const bytes = manyReadingAids(100_000)
  expect(bytes.length).toBeLessThan(55_000)
  const { status, json } = await it.send(bytes, { name: 'aids.xlsx' })
  expect([status, json.rows, json.reading.columns[1]?.samples]).toEqual([201, 2, ['Vitz', 'Fit']])
})

test('[F01] rejects a file that takes too long and leaves nothing', async () => {
  const kept = async (): Promise<number> => {
    let count = 0
    for await (const _ of it.server.context.files.list('staging/imports/')) count++
    return count
  }
  const before = await kept()
  const used = process.threadCpuUsage()
  const { status, json } = await it.send(manySheets(300_000), { name: 'sheets.xlsx' })
  const { user, system } = process.threadCpuUsage(used)
  expect([status, json.message]).toEqual([
    400,
    'The file sheets.xlsx takes too much time or memory to be read. Copy the cars into a new workbook, or save them as CSV, and send that.',
  ])
  expect(json.body).toEqual([{ path: 'file', message: json.message }])
  // The reader was stopped after three seconds of CPU, none of them in the server process.
  expect((user + system) / 1000).toBeLessThan(LIMIT_MS / 2)
  expect(await kept()).toBe(before)
  const french = await it.send(manySheets(300_000), { name: 'feuilles.xlsx', locale: 'fr' })
  expect(french.json.message).toMatch(/^La lecture du fichier feuilles\.xlsx demande trop de temps ou de mémoire\./)
  expect((await it.send('Maker,Model\nToyota,Vitz\n')).status).toBe(201)
})
