import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MANAGER, testServer } from '../../testing/app.ts'
import type { TestServer } from '../../testing/app.ts'
import { addCars, buildCar } from '../../testing/cars.ts'
import { testDatabase } from '../../testing/database.ts'
import { runAsCaller } from '../auth/actor.ts'
import { diskFiles } from '../files/disk-files.ts'
import { addJob } from '../jobs/jobs.ts'
import { backUp } from './backup.ts'
import { MANIFEST } from './manifest.ts'
import type { Manifest } from './manifest.ts'
import { restore } from './restore.ts'

let shop: TestServer
let place: string
let manifest: Manifest
const backup = () => join(place, 'backup')
const withoutTime = (given: Manifest) => ({ ...given, at: '' })

beforeAll(async () => {
  shop = await testServer()
  place = await mkdtemp(join(tmpdir(), 'minato-backup-'))
  await runAsCaller(MANAGER, 'PUT /of/the/test', () =>
    addCars(shop.context, [buildCar({ fields: { grade: 'tab\there\\n' } }), buildCar()]),
  )
  await addCars(shop.context, [buildCar({ status: 'DRAFT' })], 'second')
  await shop.context.db.write('second', (tx) => addJob(tx, 'sweep', {}))
  await shop.context.files.put('staging/pictures/ab/one.jpg', Buffer.from([0, 255, 10, 13]))
  await shop.context.files.put('second/papers/two.pdf', Buffer.alloc(300_000, 7))
  manifest = await backUp({ url: shop.url, files: shop.context.files }, backup())
})
afterAll(async () => {
  await shop?.close()
  await rm(place, { recursive: true, force: true })
})

const rowsOf = (name: string) => manifest.tables.find((table) => table.name === name)?.rows

test('[OPS-05 G19] backs up each tenant’s rows, jobs and files once', () => {
  expect([rowsOf('vehicles.car'), rowsOf('graphile_worker._private_jobs')]).toEqual([3, 1])
  expect(rowsOf('platform.audit')).toBeGreaterThan(0)
  expect(manifest.files.map(({ key, size }) => [key, size])).toEqual([
    ['second/papers/two.pdf', 300_000],
    ['staging/pictures/ab/one.jpg', 4],
  ])
})

test('[OPS-05 G19] restores the same bytes with the same protection and counters', async () => {
  const fresh = await testDatabase()
  const files = diskFiles(join(place, 'restored-files'))
  try {
    await restore(backup(), { url: fresh.url, files })
    const again = await backUp({ url: fresh.url, files }, join(place, 'again'))
    expect(withoutTime(again)).toEqual(withoutTime(manifest))
    const owner = new Client({ connectionString: fresh.url })
    await owner.connect()
    const { rows: guards } = await owner.query(`
      select count(*) filter (where relforcerowsecurity) > 30 as forced, (select count(*) from vehicles.car) as "seenByTheOwner",
        (select count(*) from pg_trigger where tgenabled = 'D') as switched_off,
        (select count(*)::integer from pg_constraint where contype = 'f' and not convalidated) as unchecked from pg_class`)
    expect(guards).toEqual([{ forced: true, seenByTheOwner: '0', switched_off: '0', unchecked: 0 }])
    // A restarted identity column would issue a used number.
    await owner.query(`select set_config('app.tenant', 'staging', false)`)
    await owner.query(`insert into vehicles.search_todo (tenant_id, segment) values ('staging', 0)`)
    await owner.end()
    await expect(restore(backup(), { url: fresh.url, files })).rejects.toThrow('There are data already')
  } finally {
    await fresh.drop()
  }
})

test('[OPS-05] rejects an incomplete or newer backup before writing anything', async () => {
  const fresh = await testDatabase()
  const into = { url: fresh.url, files: diskFiles(join(place, 'never')) }
  const broken = join(place, 'broken')
  try {
    await backUp({ url: shop.url, files: shop.context.files }, broken)
    await writeFile(join(broken, 'files/second/papers/two.pdf'), Buffer.alloc(300_000, 8))
    await expect(restore(broken, into)).rejects.toThrow(/not whole.*two\.pdf/)
    const newer = { ...manifest, migrations: [...manifest.migrations, { name: '9999_later.sql', hash: 'x' }] }
    await writeFile(join(broken, MANIFEST), JSON.stringify(newer))
    await expect(restore(broken, into)).rejects.toThrow(/newer Minato.*9999_later/)
    await expect(restore(join(place, 'nothing'), into)).rejects.toThrow('is no backup')
    const owner = new Client({ connectionString: fresh.url })
    await owner.connect()
    expect((await owner.query('select from platform.tenant')).rowCount).toBe(0)
    await owner.end()
  } finally {
    await fresh.drop()
  }
})

test('[OPS-05] writes a backup aside and renames it once whole', async () => {
  await expect(backUp({ url: shop.url, files: shop.context.files }, backup())).rejects.toThrow('is there already')
  const torn = { ...shop.context.files, get: () => Promise.reject(new Error('the disk is gone')) }
  await expect(backUp({ url: shop.url, files: torn }, join(place, 'half'))).rejects.toThrow('the disk is gone')
  await expect(readFile(join(place, 'half', MANIFEST))).rejects.toThrow('ENOENT')
})
