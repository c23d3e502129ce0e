import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer } from '../../testing/app.ts'
import type { TestServer } from '../../testing/app.ts'
import { bothSides, MAIN } from '../../testing/deals.ts'
import { testDatabase } from '../../testing/database.ts'
import { sendPaper } from '../../testing/documents.ts'
import { dealSteps } from '../../testing/papers.ts'
import { diskFiles } from '../files/disk-files.ts'
import { MANIFEST } from './manifest.ts'
import type { Manifest } from './manifest.ts'

const SCRIPTS = resolve(import.meta.dirname, '../../../../../scripts')
let shop: TestServer
let place: string
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'minato-commands-'))
  // The embedded database may run as another user.
  await chmod(place, 0o711)
  shop = await testServer({ PORT: '3000' }, { files: diskFiles(join(place, 'data/files')) })
})
afterAll(async () => {
  await shop?.close()
  await rm(place, { recursive: true, force: true })
})

/** `npm run backup` or `npm run restore`, as the machine's own process. */
async function run(script: 'backup' | 'restore', folder: string, env: Record<string, string>): Promise<string> {
  const { DATABASE_URL: _, ...inherited } = process.env
  const child = spawn(process.execPath, [join(SCRIPTS, `${script}.ts`), folder], {
    env: { ...inherited, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (text += part.toString()))
  const [code] = (await once(child, 'close')) as [number]
  if (code !== 0) throw new Error(`${script}: ${text}`)
  return text
}
const manifestOf = async (name: string): Promise<Manifest> => ({
  ...(JSON.parse(await readFile(join(place, name, MANIFEST), 'utf8')) as Manifest),
  at: '',
})

test('[OPS-05 G19] by one command each a shop with deals, papers and documents goes from a server into the embedded database and back, the same to the byte', async () => {
  const sides = await bothSides(shop)
  const { id } = await dealSteps(shop, sides).issued()
  const paper = await sendPaper(sides.buyer.browser, id)
  const put = await sides.buyer.browser.send('POST', `${MAIN}/inquiry/${id}/extra-document/${paper.id}`)
  expect(put.status).toBe(201)
  const server = { DATABASE_URL: shop.url, MINATO_DATA: join(place, 'data') }
  const embedded = { MINATO_DATA: join(place, 'embedded') }
  const fresh = await testDatabase()
  const other = { DATABASE_URL: fresh.url, MINATO_DATA: join(place, 'other') }
  try {
    expect(await run('backup', join(place, 'first'), server)).toMatch(
      /^Backed up: [\d,]+ rows of \d+ tables, \d+ files/,
    )
    await run('restore', join(place, 'first'), embedded)
    await run('backup', join(place, 'second'), embedded)
    await run('restore', join(place, 'second'), other)
    await run('backup', join(place, 'third'), other)
  } finally {
    await fresh.drop()
  }
  const [first, second, third] = await Promise.all(['first', 'second', 'third'].map(manifestOf))
  expect([second, third]).toEqual([first, first])
  const rowsOf = (name: string) => first?.tables.find((table) => table.name === name)?.rows
  expect([rowsOf('inquiries.inquiry'), rowsOf('inquiries.paper'), rowsOf('documents.document')]).toEqual([1, 1, 2])
  expect(first?.files).toHaveLength(2)
}, 240_000)
