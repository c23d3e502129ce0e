import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, lstat, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer } from '../../testing/app.ts'
import type { TestServer } from '../../testing/app.ts'
import { addCars, buildCar } from '../../testing/cars.ts'
import { bothSides, MAIN } from '../../testing/inquiries.ts'
import { testDatabase } from '../../testing/database.ts'
import { sendDocument } from '../../testing/documents.ts'
import { inquirySteps } from '../../testing/inquiry-documents.ts'
import { diskFiles } from '../files/disk-files.ts'
import { serverAccount } from '../database/embedded/os-account.ts'
import { MANIFEST } from './manifest.ts'
import type { Manifest } from './manifest.ts'

const SCRIPTS = resolve(import.meta.dirname, '../../../../../scripts')
type Script = 'backup' | 'restore' | 'manager' | 'import'
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

/** Runs `npm run backup -- FOLDER` and similar commands in their own process; returns the output. */
async function run(script: Script, given: string | readonly string[], env: Record<string, string>): Promise<string> {
  const { DATABASE_URL: _, ...inherited } = process.env
  const child = spawn(process.execPath, [join(SCRIPTS, `${script}.ts`), ...[given].flat()], {
    env: { ...inherited, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (text += part.toString()))
  const [code] = (await once(child, 'close')) as [number]
  if (code !== 0) throw new Error(`${script}: ${text}`)
  return text
}
async function asked(url: string, statement: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  return client.query<Record<string, unknown>>(statement).finally(() => client.end())
}
const manifestOf = async (name: string): Promise<Manifest> => ({
  ...(JSON.parse(await readFile(join(place, name, MANIFEST), 'utf8')) as Manifest),
  at: '',
})

test('[OPS-05 G19] moves a whole shop to the embedded database and back, byte for byte', async () => {
  const sides = await bothSides(shop)
  const { id } = await inquirySteps(shop, sides).issued()
  const document = await sendDocument(sides.buyer.browser, id)
  const put = await sides.buyer.browser.send('POST', `${MAIN}/inquiry/${id}/extra-document/${document.id}`)
  expect(put.status).toBe(201)
  const server = { DATABASE_URL: shop.url, MINATO_DATA: join(place, 'data') }
  const embedded = { MINATO_DATA: join(place, 'embedded') }
  const fresh = await testDatabase()
  const other = { DATABASE_URL: fresh.url, MINATO_DATA: join(place, 'other') }
  try {
    const said = await run('backup', join(place, 'first'), server)
    expect(said).toMatch(/^Backed up: [\d,]+ rows of \d+ tables, \d+ files/m)
    expect(said).toMatch(/^Working on the database '\w+' at \S+ \(DATABASE_URL\)\.$/m)
    expect(said).not.toContain(/:([^:@]+)@/.exec(shop.url)?.[1] ?? 'no password')
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

test('[OPS-01 OPS-05] rejects a command without its environment and creates no database', async () => {
  const list = join(place, 'cars.csv')
  await writeFile(list, 'Make,Model\nToyota,Vitz\n')
  const fresh = await testDatabase({ isEmpty: true })
  const commands: [Script, string[]][] = [
    ['backup', [join(place, 'of-nothing')]],
    ['manager', ['first@shop.example']],
    ['import', [list]],
  ]
  const missing = join(place, 'mistyped')
  const places: [Record<string, string>, string][] = [
    [{ MINATO_DATA: missing }, missing],
    [{ MINATO_DATA: missing, DATABASE_URL: fresh.url, TENANT_HOSTS: 'localhost=staging' }, "the database '"],
  ]
  try {
    for (const [script, given] of commands)
      for (const [env, named] of places) {
        const said = await run(script, given, env).catch((error: Error) => error.message)
        expect(said.trim().split('\n').at(-1)).toMatch(/There is no Minato in .*: set MINATO_DATA or DATABASE_URL as/)
        expect(said).toContain(`There is no Minato in ${named}`)
        expect(said).not.toMatch(/^ +at /m)
      }
    const { rows } = await asked(
      fresh.url,
      `select count(*)::integer as count from pg_namespace where nspname ~ 'platform|migrations'`,
    )
    expect(rows).toEqual([{ count: 0 }])
  } finally {
    await fresh.drop()
  }
  expect(await readdir(place)).not.toContain('mistyped')
  expect(await readdir(place)).not.toContain('of-nothing')
}, 120_000)

test('[OPS-02 SES-10] creates no tenant by a command and prints no link to an unknown host', async () => {
  const env = { DATABASE_URL: shop.url, MINATO_DATA: join(place, 'data'), TENANT_HOSTS: 'shop.example=other' }
  const manager = (tenant: string): Promise<string> => run('manager', ['first@shop.example', '--tenant', tenant], env)
  await expect(manager('other')).rejects.toThrow("There is no tenant 'other'.")
  await expect(manager('staging')).rejects.toThrow(
    "TENANT_HOSTS names no host of 'staging': set it as the shop has it.",
  )
}, 60_000)

test.skipIf(process.getuid?.() !== 0)(
  "[F30] gives all to the data folder's owner on restore as root and reports it",
  async () => {
    const nobody = 65_534
    // The user who may use the socket of the test server.
    const { uid: member } = serverAccount(join(place, 'none/postgres')).ids ?? { uid: nobody }
    await addCars(shop.context, [buildCar(), buildCar()])
    await shop.context.files.put('staging/pictures/one', Buffer.from('x'))
    const env = { DATABASE_URL: shop.url, MINATO_DATA: join(place, 'data') }
    await run('backup', join(place, 'for-owner'), env)
    const { files } = await manifestOf('for-owner')
    const fresh = await testDatabase({ isEmpty: true })
    for (const [name, owner, database] of [
      ['owned-by-server', member, { DATABASE_URL: fresh.url }],
      ['owned-embedded', nobody, { DATABASE_URL: '' }],
    ] as const)
      try {
        const folder = join(place, name)
        await mkdir(folder, { mode: 0o700 })
        await chown(folder, owner, owner)
        const own = { ...database, MINATO_DATA: folder }
        if (database.DATABASE_URL) await restoreByDocument(join(place, 'for-owner'), own)
        else await run('restore', join(place, 'for-owner'), own)
        const entries = await readdir(folder, { recursive: true })
        expect(entries).toContain('files/staging/pictures/one')
        const owners = await Promise.all(entries.map(async (entry) => (await lstat(join(folder, entry))).uid))
        expect(new Set(owners)).toEqual(new Set([owner]))
        const said = await firstStart({ ...own, TENANT_HOSTS: 'localhost=staging', SMTP_URL: 'none' }, owner)
        expect(said).toMatch(
          new RegExp(
            `^First start after a restore of the backup of \\S+: \\d+ cars, \\d+ inquiries, \\d+ people, ${files.length} files \\(${files.length} in the backup\\), \\d+ emails`,
            'm',
          ),
        )
        expect(said).not.toMatch(/: 0 cars/)
        expect(await readdir(folder)).not.toContain('restored.json')
      } finally {
        await fresh.drop()
      }
  },
  240_000,
)

/** The command that docs/running.md names, with the settings of a shop in files. */
async function restoreByDocument(backup: string, env: { DATABASE_URL: string; MINATO_DATA: string }): Promise<void> {
  const settings = await mkdtemp(join(place, 'etc-'))
  await writeFile(join(settings, 'database-url'), env.DATABASE_URL)
  await writeFile(join(settings, 'environment'), `MINATO_DATA=${env.MINATO_DATA}\n`)
  const root = resolve(SCRIPTS, '..')
  const document = await readFile(join(root, 'docs/running.md'), 'utf8')
  const [, command = ''] =
    /`\/srv\/minato\/(deploy\/command\.sh restore) \/var\/backups\/minato\/\w+`/.exec(document) ?? []
  const { DATABASE_URL: _, ...inherited } = process.env
  const child = spawn('sh', ['-ec', `${join(root, command)} "$1"`, 'sh', backup], {
    env: { ...inherited, ETC_MINATO: settings },
    stdio: 'inherit',
  })
  expect(await once(child, 'close')).toEqual([0, null])
}

/** The output of a start as this user, until it is ready. Without built pages it ends after its first lines, which is enough. */
async function firstStart(env: Record<string, string>, uid: number): Promise<string> {
  const { DATABASE_URL: _, ...inherited } = process.env
  const child = spawn(process.execPath, [resolve(SCRIPTS, '../apps/server/src/main.ts')], {
    env: { ...inherited, NODE_ENV: 'production', PORT: '0', LOG_LEVEL: 'silent', MINATO_PROCESSES: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    uid,
    gid: uid,
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      text += part.toString()
      if (text.includes('Minato is ready')) child.kill('SIGTERM')
    })
  await once(child, 'close')
  return text
}
