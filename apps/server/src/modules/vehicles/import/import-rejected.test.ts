import type { ImportProblem } from '@minato/contract/vehicles-import'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importServer } from './fixtures/import-server.ts'
import type { ImportServer } from './fixtures/import-server.ts'
import { IMPORTS, sender } from './fixtures/sender.ts'
import { MANAGER, testServer } from '../../../testing/app.ts'

let imports: ImportServer
beforeAll(async () => {
  imports = await importServer()
})
afterAll(() => imports.close())

const HEAD = 'Maker,Model,Chassis No,Year,Mileage,Price (USD)\n'
const GOOD = `${HEAD}Toyota,Vitz,KSP130-1234567,2016,71000,3950\n`

test('[BO-05] does not count a rejected file in the rate limit of imports', async () => {
  const server = await testServer({ RATE_IMPORT: '2' })
  server.as(MANAGER)
  const { send } = sender(server)
  const rejected = ['%PDF-1.7 and no list', '', '<?php exit;', Buffer.alloc(51 * 1024 * 1024, GOOD), '%PDF-1.7']
  for (const content of rejected) expect((await send(content)).status).toBe(400)
  expect((await send(GOOD)).status).toBe(201)
  expect((await send(GOOD)).status).toBe(201)
  expect((await send(GOOD)).status).toBe(429)
  await server.close()
})

test('[BO-05] limits rejected files alone too', async () => {
  const server = await testServer({ RATE_IMPORT: '2' })
  server.as(MANAGER)
  const { send } = sender(server)
  const answers = []
  for (let i = 0; i < 21; i++) answers.push((await send('%PDF-1.7')).status)
  expect(answers).toEqual([...Array<number>(20).fill(400), 429])
  await server.close()
})

test('[BO-05] exports all problems as CSV where the list is cut', { timeout: 180_000 }, async () => {
  const { server, send, work } = imports
  const rows = Array.from({ length: 26_000 }, (_, i) => `Mazda,Demio,DE3FS-${100_000 + i},2016,sixty,soon\n`).join('')
  const { json: sent } = await send(`${HEAD}${rows}Mazda,,DE3FS-999999,2016,1,1\n`)
  const { problemCounts } = await work(sent.id, 'check')
  expect(problemCounts.reduce((sum, { count }) => sum + count, 0)).toBe(52_001)
  const list = await server.get<{ items: ImportProblem[]; total: number }>(`${IMPORTS}/${sent.id}/problem`)
  expect(list.json.total).toBe(50_000)
  const linesOf = async (query = '') => {
    const { json } = await server.get<string>(`${IMPORTS}/${sent.id}/problem/export${query}`)
    return json.trim().split('\r\n').slice(1)
  }
  const all = await linesOf()
  expect(all).toHaveLength(52_001)
  expect(new Set(all.map((line) => line.split(',').slice(0, 2).join()))).toHaveProperty('size', 52_001)
  expect(all.at(-1)).toMatch(/^26002,Model,refused/)
  expect(await linesOf('?severity=refused&locale=fr')).toEqual([expect.stringMatching(/^26002,Model,refusée/)])
})

test('[BO-05] counts the notes about a file beyond the shown ones', async () => {
  const notes = Array.from({ length: 25 }, (_, i) => `Remark ${i},,,,,\n`).join('')
  const { json } = await imports.send(GOOD + notes)
  expect(json.reading.notes.map(({ code }) => code)).toEqual([
    ...Array<string>(20).fill('note-line'),
    'note-lines-more',
  ])
  expect(json.reading.notes.at(-1)?.message).toBe('5 more lines are not rows of the table')
})
