import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { afterEach, expect, test } from 'vitest'
import { newTestFolder } from '../../../testing/test-folders.ts'
import { end, openElsewhere } from '../../../testing/processes.ts'
import { serverAccount } from './os-account.ts'
import { type Embedded, openEmbedded } from './embedded.ts'
import { isPostmaster } from './process-status.ts'

const log = { info: () => {}, warn: () => {}, error: () => {} }
const cleanUps: (() => Promise<unknown> | void)[] = []
afterEach(async () => {
  while (cleanUps.length > 0) await cleanUps.pop()?.()
})

function newFolder(): string {
  const folder = newTestFolder()
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function open(folder: string, options = {}): Promise<Embedded> {
  const database = await openEmbedded(folder, log, options)
  cleanUps.push(() => database.stop())
  return database
}

async function elsewhere(...args: Parameters<typeof openElsewhere>): ReturnType<typeof openElsewhere> {
  const other = await openElsewhere(...args)
  cleanUps.push(() => end(other.child, 'SIGTERM'))
  return other
}

async function ask(url: string, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  return (await client.query<Record<string, unknown>>(statement).finally(() => client.end())).rows.flatMap((row) =>
    Object.values(row),
  )
}

/** Retries until the server answers again, within the test's time limit. */
async function askAgain(url: string, statement: string): Promise<unknown[]> {
  for (;;) {
    try {
      return await ask(url, statement)
    } catch {
      await sleep(50)
    }
  }
}

test('[OPS-01] keeps data over a restart, in UTF-8 with checksums, without a superuser', async () => {
  const folder = newFolder()
  const first = await open(folder)
  await ask(first.url, `create table word as select 'Übergröße 車' as word`)
  await first.stop()
  expect(isPostmaster(first.postmasterPid, join(folder, 'postgres'))).toBe(false)

  const second = await open(folder)
  expect(await ask(second.url, 'select word from word')).toEqual(['Übergröße 車'])
  expect(
    await ask(
      second.url,
      `select upper('é') as u, current_setting('data_checksums') as c, current_setting('listen_addresses') as l, current_setting('fsync') as f`,
    ),
  ).toEqual(['É', 'on', '', 'on'])
  expect(await ask(second.url, 'select rolsuper or rolbypassrls from pg_roles where rolname = current_user')).toEqual([
    false,
  ])
  expect(
    await ask(
      second.url,
      `select count(*)::int from pg_available_extensions where name in ('pg_trgm', 'unaccent', 'btree_gist')`,
    ),
  ).toEqual([3])
})

test('[OPS-01 H07] rejects a second process on a folder by name and keeps the first', async () => {
  const folder = newFolder()
  const first = await open(folder)
  await first.announce('http://localhost:3000')
  const { opened } = await elsewhere(folder)
  expect(opened).toMatchObject({ name: 'StartupError' })
  expect(opened.refused).toContain(`already runs on ${folder}`)
  expect(opened.refused).toContain(`process ${process.pid}`)
  expect(opened.refused).toContain('at http://localhost:3000')
  expect(await ask(first.url, 'select 1')).toEqual([1])
})

test('[OPS-01] runs a command beside the process and leaves it running', async () => {
  const folder = newFolder()
  const first = await elsewhere(folder, { address: 'http://localhost:3500' })
  const beside = await openEmbedded(folder, log, { join: true })
  expect(beside.address).toBe('http://localhost:3500')
  await ask(beside.url, 'create table note (id int)')
  await beside.stop()
  expect(await ask(first.opened.url ?? '', 'select count(*)::int from note')).toEqual([0])
})

test('[OPS-01] creates no database by a command and names the missing folder', async () => {
  const folder = newFolder()
  for (const place of [folder, join(folder, 'mistyped', 'data')])
    await expect(openEmbedded(place, log, { join: true })).rejects.toThrow(
      `There is no Minato in ${place}: set MINATO_DATA or DATABASE_URL as the shop has them.`,
    )
  expect(readdirSync(folder)).toEqual([])
})

test('[OPS-03 H07] starts one of two concurrent first starts and rejects the other', async () => {
  const folder = newFolder()
  const both = await Promise.all([elsewhere(folder), elsewhere(folder)])
  const opened = both.flatMap((one) => one.opened.url ?? [])
  const refused = both.flatMap((one) => one.opened.refused ?? [])
  expect([opened.length, refused.length]).toEqual([1, 1])
  expect(refused[0]).toContain('already runs')
  expect(await ask(opened[0] ?? '', 'select 1')).toEqual([1])
  expect(readdirSync(folder)).toEqual(['postgres'])
})

test('[OPS-04] restarts a killed server for the same process with all committed rows', async () => {
  const database = await open(newFolder())
  await ask(database.url, 'create table kept as select 42 as id')
  for (let round = 0; round < 2; round += 1) {
    const killed = database.postmasterPid
    process.kill(killed, 'SIGKILL')
    while (database.postmasterPid === killed) await sleep(20)
    expect(await askAgain(database.url, 'select id from kept')).toEqual([42])
  }
})

test('[OPS-04] restarts after a killed connection process and keeps the folder', async () => {
  const folder = newFolder()
  const database = await open(folder)
  const victim = new Client({ connectionString: database.url })
  victim.on('error', () => {})
  await victim.connect()
  const [pid] = (await victim.query<{ pid: number }>('select pg_backend_pid() as pid')).rows
  process.kill(pid?.pid ?? 0, 'SIGKILL')
  await sleep(50)
  expect(await askAgain(database.url, 'select 1')).toEqual([1])
  while ((await askAgain(database.adminUrl, `select count(*)::int from pg_locks where locktype = 'advisory'`))[0] !== 1)
    await sleep(20)
  const { opened } = await elsewhere(folder)
  expect(opened.refused).toContain(`process ${process.pid}`)
})

test('[OPS-04] takes over a server that outlives its killed process', async () => {
  const folder = newFolder()
  const { child, opened } = await elsewhere(folder)
  await ask(opened.url ?? '', 'create table kept as select 7 as id')
  await end(child, 'SIGKILL')
  expect(isPostmaster(opened.postmasterPid, join(folder, 'postgres'))).toBe(true)
  const next = await open(folder)
  expect(next.postmasterPid).toBe(opened.postmasterPid)
  expect(await ask(next.url, 'select id from kept')).toEqual([7])
  await next.stop()
  expect(isPostmaster(opened.postmasterPid, join(folder, 'postgres'))).toBe(false)
})

test('[OPS-04] recovers committed data at the next start after a kill of all', async () => {
  const folder = newFolder()
  const { child, opened } = await elsewhere(folder)
  await ask(opened.url ?? '', 'create table kept as select generate_series(1, 1000) as id')
  process.kill(opened.postmasterPid, 'SIGKILL')
  await end(child, 'SIGKILL')
  // The killed server may have been started again before its process was killed too.
  const next = await open(folder)
  expect(await ask(next.url, 'select sum(id)::int from kept')).toEqual([500_500])
})

test('[OPS-04] ignores a stale process id that another program has now', async () => {
  const folder = newFolder()
  const first = await open(folder)
  await first.stop()
  const data = join(folder, 'postgres')
  // Of the server's own user: PostgreSQL itself detects that another user's process is not its server.
  const other = spawn('sleep', ['60'], { cwd: '/', stdio: 'ignore', ...serverAccount(data).ids })
  cleanUps.push(() => end(other, 'SIGKILL'))
  const note = `${other.pid}\n${data}\n1700000000\n5432\n${data}\n`
  writeFileSync(join(data, 'postmaster.pid'), `${note}\n     1         1\nready   \n`)
  writeFileSync(join(data, '.s.PGSQL.5432.lock'), note)
  const next = await open(folder)
  expect(await ask(next.url, 'select 1')).toEqual([1])
})

test('[OPS-01] removes the rest of a killed first start', async () => {
  const folder = newFolder()
  // A process id that cannot exist.
  const half = join(folder, 'postgres.new-4194305-abcd')
  mkdirSync(join(half, 'data'), { recursive: true })
  writeFileSync(join(half, 'data', 'PG_VERSION'), '18\n')
  const database = await open(folder)
  expect(existsSync(half)).toBe(false)
  expect(await ask(database.url, 'select 1')).toEqual([1])
})

test('[OPS-01] works in a folder with a path too long for a socket', async () => {
  const folder = join(newFolder(), 'a-rather-long-name-of-a-folder'.repeat(3), "with 'quotes', commas and ünïcode")
  const database = await open(folder)
  expect(await ask(database.url, 'select 1')).toEqual([1])
})
