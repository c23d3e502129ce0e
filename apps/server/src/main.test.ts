import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from './testing/database.ts'

/** A start without compile cache, on a busy machine. */
const SLOW = { timeout: 120_000 }
const MAIN = join(import.meta.dirname, 'main.ts')

/** Starts the product with its own data folder and collects its output; `before` is code that runs first. */
async function run(before: string, env: Record<string, string>) {
  const data = await mkdtemp(join(tmpdir(), 'minato-main-'))
  onTestFinished(() => rm(data, { recursive: true, force: true }))
  const { NODE_COMPILE_CACHE: _, ...own } = process.env
  return new Promise<{ data: string; code: unknown; out: string; said: string }>((settle) => {
    execFile(
      process.execPath,
      ['--import', `data:text/javascript,${encodeURIComponent(before)}`, MAIN],
      { env: { ...own, MINATO_DATA: data, ...env }, timeout: 110_000 },
      (error, out, said) => settle({ data, code: error?.code, out: out.trim(), said }),
    )
  })
}

// The project folder is read-only, so it contains no cache of an earlier start.
const FOREIGN = `
  import fs from 'node:fs'
  import { getCompileCacheDir, syncBuiltinESMExports } from 'node:module'
  const { accessSync } = fs
  fs.accessSync = (path, mode) => {
    if (String(path).includes('.cache')) throw new Error('not ours')
    return accessSync(path, mode)
  }
  syncBuiltinESMExports()
  process.on('exit', () => console.log(getCompileCacheDir()))`

test('[G10 OPS-04] keeps compiled code for the next start and still explains a rejected one', SLOW, async () => {
  const { data, code, out, said } = await run(FOREIGN, { PORT: 'none' })
  expect([code, said]).toEqual([1, expect.stringContaining("PORT must be a whole number from 0 to 65535, not 'none'")])
  expect(out).toContain(join(data, 'compiled'))
  expect((await readdir(out)).length).toBeGreaterThan(500)
})

const THROWS = `
  const { on } = process
  process.on = (name, heard) => {
    if (name === 'uncaughtException') setImmediate(() => { throw new Error('stray') })
    return on.call(process, name, heard)
  }`

test('[H06] stops in order and logs an uncaught exception', SLOW, async () => {
  const database = await testDatabase()
  onTestFinished(() => database.drop())
  const env = { DATABASE_URL: database.url, TENANT_HOSTS: 'localhost=staging', PORT: '0', LOG_LEVEL: 'silent' }
  const { code, out } = await run(THROWS, env)
  expect([code, out]).toEqual([1, expect.stringMatching(/Uncaught exception: see the log\nStopped\.$/)])
})

test('[F03] rejects an unconfigured container start and names what to set', SLOW, async () => {
  const containerfile = await readFile(join(import.meta.dirname, '../../../deploy/containerfile'), 'utf8')
  const [, line = ''] = /^ENV (NODE_ENV.*)$/m.exec(containerfile) ?? []
  const env = Object.fromEntries(line.split(' ').map((pair) => pair.split('=') as [string, string]))
  const { MINATO_DATA: _, ...ofContainer } = env
  const { code, out, said } = await run('', ofContainer)
  expect([code, out, said]).toEqual([
    1,
    '',
    'Minato is not configured: set DATABASE_URL and TENANT_HOSTS, or MINATO_DEMO=public for a demonstration that is open to all.\n',
  ])
})

/** Every start of a demonstration loads it. */
const DEMONSTRATION = resolve(import.meta.dirname, '../../../db/demo/inquiries/load.ts')
const LOADED = `
  import { registerHooks } from 'node:module'
  const heavy = ['pdfkit', 'sharp', 'nodemailer', 'oidc-provider', '@aws-sdk/client-s3']
  const loaded = []
  registerHooks({
    resolve(name, context, next) {
      if (heavy.includes(name)) loaded.push(name)
      return next(name, context)
    },
  })
  process.on('exit', () => console.log('loaded:', loaded.join(' ')))
  await import(${JSON.stringify(pathToFileURL(DEMONSTRATION))})`

test('[OPS-04] starts without loading libraries that are needed later', SLOW, async () => {
  expect((await run(LOADED, { PORT: 'none' })).out).toBe('loaded:')
})
