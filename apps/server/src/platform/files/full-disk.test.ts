import { mkdtemp, open, readdir, rm, writeFile } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { diskFiles } from './disk-files.ts'

/** Makes every file write fail as on a full disk until it is restored. */
async function failing(folder: string, code: string): Promise<() => void> {
  const path = join(folder, 'any')
  await writeFile(path, '')
  const handle = await open(path)
  const prototype = Object.getPrototypeOf(handle) as FileHandle
  await handle.close()
  await rm(path)
  const spy = vi.spyOn(prototype, 'writeFile').mockRejectedValue(Object.assign(new Error(code), { code }))
  return () => spy.mockRestore()
}

test.each(['ENOSPC', 'EDQUOT', 'EIO', 'EROFS'])(
  '[G15 DOC-02] rejects a file for now while the disk says %s and accepts the next',
  async (code) => {
    const folder = await mkdtemp(join(tmpdir(), 'minato-full-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const files = diskFiles(folder)
    const restore = await failing(folder, code)
    const refused = files.put('a/b', Buffer.from('x'))
    await expect(refused).rejects.toMatchObject({ reply: { code: 'MINATO-5001', status: 503 }, retryAfter: 5 })
    restore()
    expect(await readdir(join(folder, 'a'))).toEqual([])
    expect((await files.put('a/b', Buffer.from('x'))).size).toBe(1)
  },
)

test('[G15] passes other errors through unchanged', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'minato-full-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const restore = await failing(folder, 'EINVAL')
  onTestFinished(restore)
  await expect(diskFiles(folder).put('a/b', Buffer.from('x'))).rejects.toMatchObject({ code: 'EINVAL' })
})
