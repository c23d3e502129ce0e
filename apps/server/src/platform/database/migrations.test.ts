import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { StartupError } from '../process/startup-error.ts'
import { migrate } from './migrations.ts'

const OURS = resolve(import.meta.dirname, '../../../../../db/migrations')
let database: Awaited<ReturnType<typeof testDatabase>>
let folder: string

beforeAll(async () => {
  database = await testDatabase()
  folder = await mkdtemp(join(tmpdir(), 'minato-migrations-'))
  await cp(OURS, folder, { recursive: true })
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

async function asked<Row>(text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  return client
    .query(text)
    .then(({ rows }) => rows as Row[])
    .finally(() => client.end())
}
const add = (name: string, text: string) => writeFile(join(folder, name), text)
const applied = async () =>
  (await asked<{ name: string }>('select name from migrations.applied order by name')).map(({ name }) => name)

test('[OPS-03 H07] runs migrations once, forward, in order, with two concurrent starts', async () => {
  expect((await migrate(database.url)).applied).toEqual([])
  await asked(`insert into platform.tenant (id, name) values ('before', 'kept')`)
  await add(
    '0901_test_first.sql',
    'create table platform.test_first (n integer); insert into platform.test_first select 1;',
  )
  await add(
    '0902_test_second.sql',
    'alter table platform.test_first add column m integer; update platform.test_first set m = n + 1; select pg_sleep(0.3);',
  )
  const both = await Promise.all([migrate(database.url, { folder }), migrate(database.url, { folder })])
  expect(both.flatMap((one) => one.applied)).toEqual(['0901_test_first.sql', '0902_test_second.sql'])
  expect(await asked('select n, m from platform.test_first')).toEqual([{ n: 1, m: 2 }])
  expect(await asked(`select name from platform.tenant where id = 'before'`)).toEqual([{ name: 'kept' }])
})

test('[OPS-03 H07] leaves nothing of a failed migration and continues at the next start', async () => {
  await add('0903_test_third.sql', 'create table platform.test_third (n integer); select 1 / 0;')
  await expect(migrate(database.url, { folder })).rejects.toThrow('0903_test_third.sql')
  expect(await asked(`select to_regclass('platform.test_third') as t`)).toEqual([{ t: null }])
  await add('0903_test_third.sql', 'create table platform.test_third (n integer);')
  expect((await migrate(database.url, { folder })).applied).toEqual(['0903_test_third.sql'])
})

test('[H07] rejects a database with foreign objects of our names and keeps them', async () => {
  const foreign = await testDatabase({ isEmpty: true })
  onTestFinished(() => foreign.drop())
  const there = new pg.Client({ connectionString: foreign.url })
  await there.connect()
  await there.query(
    'create schema platform; create table platform.tenant (diary text); create table public.car (n int)',
  )
  await there.query(`insert into platform.tenant values ('mine')`)
  await expect(migrate(foreign.url)).rejects.toThrow(/migration 0001.*"platform"/)
  expect((await there.query('select diary from platform.tenant')).rows).toEqual([{ diary: 'mine' }])
  const schemas = `select nspname as name from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema' order by 1`
  expect((await there.query<{ name: string }>(schemas)).rows.map(({ name }) => name)).toEqual([
    'migrations',
    'platform',
    'public',
  ])
  await there.end()
})

test('[OPS-03 H07] rejects a database of a newer or an unreleased version unchanged', async () => {
  const before = await applied()
  await expect(migrate(database.url)).rejects.toThrow(/newer Minato.*0901_test_first\.sql/)
  await add((await readdir(OURS))[0] ?? '', '-- an edited migration')
  await expect(migrate(database.url, { folder })).rejects.toThrow(/unreleased.*start with an empty database/)
  expect(await applied()).toEqual(before)
})

test('[OPS-03 H07] rejects a database from before the baseline with one sentence', async () => {
  const old = await testDatabase({ isEmpty: true })
  onTestFinished(() => old.drop())
  const earlier = await mkdtemp(join(tmpdir(), 'minato-earlier-'))
  onTestFinished(() => rm(earlier, { recursive: true, force: true }))
  for (const name of ['0001_platform_ground.sql', '0002_catalog_brands.sql'])
    await writeFile(join(earlier, name), `create schema s${name.slice(0, 4)};`)
  await migrate(old.url, { folder: earlier })
  const refusal = await migrate(old.url).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(StartupError)
  expect((refusal as Error).message).toBe(
    'The database was made by an unreleased development version of Minato (its 0001_platform_ground.sql differs) and cannot be upgraded: start with an empty database, or with another MINATO_DATA folder.',
  )
})
