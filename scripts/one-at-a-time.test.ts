import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { oneAtATime } from './one-at-a-time.mjs'

let folder = ''
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'minato-lock-'))))
afterEach(() => rmSync(folder, { recursive: true }))

test('[OPS-01] never overlaps work on one file and removes the file after it', async () => {
  const file = join(folder, 'install.pid')
  let running = 0
  let most = 0
  const work = async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setTimeout(resolve, 20))
    running -= 1
  }
  await Promise.all([oneAtATime(file, work), oneAtATime(file, work), oneAtATime(file, work)])
  expect(most).toBe(1)
  expect(existsSync(file)).toBe(false)
})

test('[OPS-01] continues after a process killed at work', async () => {
  const file = join(folder, 'install.pid')
  const { pid } = spawnSync(process.execPath, ['--version'])
  writeFileSync(file, String(pid))
  expect(await oneAtATime(file, () => 'done')).toBe('done')
})

test('[OPS-01] frees the place after failing work', async () => {
  const file = join(folder, 'install.pid')
  await expect(oneAtATime(file, () => Promise.reject(new Error('no network')))).rejects.toThrow('no network')
  expect(existsSync(file)).toBe(false)
})
