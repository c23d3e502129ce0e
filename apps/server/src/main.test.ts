import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const MAIN = join(import.meta.dirname, 'main.ts')
const PROJECT = resolve(import.meta.dirname, '../../..')
const TELL =
  "import { getCompileCacheDir } from 'node:module'; process.on('exit', () => console.log(getCompileCacheDir()))"

test('[G10 OPS-04] what a start compiled is kept for the next; a refused start says why as ever', async () => {
  const data = await mkdtemp(join(tmpdir(), 'minato-main-'))
  onTestFinished(() => rm(data, { recursive: true, force: true }))
  const { NODE_COMPILE_CACHE: _, ...env } = process.env
  const ended = await new Promise<{ code: unknown; out: string; said: string }>((settle) => {
    execFile(
      process.execPath,
      ['--import', `data:text/javascript,${encodeURIComponent(TELL)}`, MAIN],
      { env: { ...env, MINATO_DATA: data, PORT: 'none' } },
      (error, out, said) => settle({ code: error?.code, out: out.trim(), said }),
    )
  })
  expect([ended.code, ended.said]).toEqual([
    1,
    expect.stringContaining("PORT must be a whole number from 0 to 65535, not 'none'"),
  ])
  const folders = [join(PROJECT, '.cache/compiled'), join(data, 'compiled')]
  const folder = folders.find((one) => ended.out.startsWith(`${one}/`))
  expect(folder).toBeDefined()
  expect((await readdir(ended.out)).length).toBeGreaterThan(500)
})
