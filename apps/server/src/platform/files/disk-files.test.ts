import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { diskFiles } from './disk-files.ts'
import type { FileStore } from './file-store.ts'
import { contentOf, keysUnder } from '../../testing/stored-files.ts'

let folder: string
let files: FileStore

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'minato-files-')), 'made', 'on-demand')
  files = diskFiles(folder)
})
afterEach(async () => await rm(join(folder, '..', '..'), { recursive: true, force: true }))

/** All names in the folder, including partial files. */
async function namesOnDisk(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

test('[DOC-02] finds stored bytes and streams with size and hash', async () => {
  const bytes = Buffer.from('a photograph')
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  expect(await files.put('staging/pictures/3f/1.avif', bytes)).toEqual({ size: 12, sha256 })
  expect(
    await files.put('staging/pictures/3f/2.avif', Readable.from([bytes.subarray(0, 5), bytes.subarray(5)])),
  ).toEqual({ size: 12, sha256 })
  for (const key of ['staging/pictures/3f/1.avif', 'staging/pictures/3f/2.avif']) {
    expect(await files.has(key)).toBe(true)
    expect(await files.stat(key)).toEqual({ size: 12, modifiedAt: expect.any(Date) })
    expect(await contentOf(files, key)).toBe('a photograph')
  }
})

test('[DOC-02] stores an empty file', async () => {
  await files.put('empty', new Uint8Array())
  expect((await files.stat('empty'))?.size).toBe(0)
  expect(await contentOf(files, 'empty')).toBe('')
})

test('[DOC-02] returns undefined for a missing file or a folder', async () => {
  await files.put('a/b/c', Buffer.from('c'))
  for (const key of ['none', 'a', 'a/b', 'a/b/c/d']) {
    expect(await files.get(key)).toBeUndefined()
    expect(await files.stat(key)).toBeUndefined()
    expect(await files.has(key)).toBe(false)
    expect(await files.remove(key)).toBe(false)
  }
  expect(await keysUnder(files, 'nowhere/')).toEqual([])
  expect(await contentOf(files, 'a/b/c')).toBe('c')
})

test('[DOC-02] reads a range of bytes with both ends included', async () => {
  await files.put('digits', Buffer.from('0123456789'))
  expect(await contentOf(files, 'digits', { start: 2, end: 4 })).toBe('234')
  expect(await contentOf(files, 'digits', { start: 7 })).toBe('789')
  expect(await contentOf(files, 'digits', { start: 9, end: 99 })).toBe('9')
  const first = await files.get('digits', { start: 0, end: 0 })
  expect(first?.size).toBe(10)
  expect(first && (await text(first.stream))).toBe('0')
  for (const range of [{ start: 10 }, { start: 5, end: 4 }, { start: -1 }, { start: 0.5 }]) {
    await expect(files.get('digits', range)).rejects.toBeInstanceOf(RangeError)
  }
})

test('[DOC-02] removes one file', async () => {
  await files.put('x/1', Buffer.from('1'))
  await files.put('x/2', Buffer.from('2'))
  expect(await files.remove('x/1')).toBe(true)
  expect(await files.remove('x/1')).toBe(false)
  expect(await keysUnder(files, '')).toEqual(['x/2'])
})

test('[DOC-02] lists every file by key prefix', async () => {
  for (const key of [
    'staging/pictures/3f/1',
    'staging/pictures/3f/2',
    'staging/pictures/40/1',
    'second/pictures/3f/1',
  ]) {
    await files.put(key, Buffer.from(key))
  }
  expect(await keysUnder(files, 'staging/pictures/3')).toEqual(['staging/pictures/3f/1', 'staging/pictures/3f/2'])
  expect(await keysUnder(files, 'staging/')).toHaveLength(3)
  expect(await keysUnder(files, '')).toHaveLength(4)
})

test('[DOC-02] lists no foreign files of the folder', async () => {
  await files.put('staging/pictures/1', Buffer.from('1'))
  await mkdir(join(folder, 'staging/lost+found'))
  for (const stray of ['.DS_Store', '../lost+found/x', 'Thumbs.db', 'a copy'])
    await writeFile(join(folder, 'staging/pictures', stray), 'x')
  expect(await keysUnder(files, 'staging/')).toEqual(['staging/pictures/1'])
})

test('[DOC-02] leaves one whole file for twenty concurrent writers of a key', async () => {
  const contents = Array.from({ length: 20 }, (_, index) => String.fromCharCode(97 + index).repeat(200_000))
  await Promise.all(
    contents.map(
      async (content) =>
        await files.put(
          'same',
          Readable.from([content.slice(0, 70_000), content.slice(70_000)].map((part) => Buffer.from(part))),
        ),
    ),
  )
  expect(contents).toContain(await contentOf(files, 'same'))
  expect(await namesOnDisk()).toEqual(['same'])
})

test('[DOC-02] serves the old content until the new is whole', async () => {
  await files.put('page', Buffer.from('old'))
  const upload = new PassThrough()
  const putting = files.put('page', upload)
  upload.write('ne')
  await expect.poll(namesOnDisk).toHaveLength(2)
  expect(await contentOf(files, 'page')).toBe('old')
  expect(await keysUnder(files, '')).toEqual(['page'])
  upload.end('w')
  await putting
  expect(await contentOf(files, 'page')).toBe('new')
})

test('[DOC-02] leaves nothing of an interrupted upload', async () => {
  const afterSome = new PassThrough()
  const putting = files.put('broken', afterSome)
  afterSome.write('half')
  setImmediate(() => afterSome.destroy(new Error('gone')))
  await expect(putting).rejects.toThrow('gone')

  const atOnce = new PassThrough()
  const puttingNothing = files.put('broken', atOnce)
  atOnce.destroy(new Error('gone at once'))
  await expect(puttingNothing).rejects.toThrow('gone at once')

  const closed = new PassThrough()
  const puttingClosed = files.put('broken', closed)
  closed.destroy()
  await expect(puttingClosed).rejects.toThrow('Premature close')

  expect(await files.has('broken')).toBe(false)
  expect(await namesOnDisk()).toEqual([])
})

test('[DOC-02 U08] leaves nothing under the key of a killed writer and sweeps the rest', async () => {
  const writer = spawn(process.execPath, [fileURLToPath(new URL('disk-writer.fixture.ts', import.meta.url)), folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(writer.stdout, 'data')
  writer.kill('SIGKILL')
  await once(writer, 'exit')
  expect(await files.has('staging/papers/paper.pdf')).toBe(false)
  expect(await keysUnder(files, '')).toEqual([])
  expect(await namesOnDisk()).toHaveLength(1)

  await files.put('staging/papers/whole.pdf', Buffer.from('whole'))
  expect(await files.sweepTemps(new Date(Date.now() - 3_600_000))).toBe(0)
  expect(await files.sweepTemps(new Date(Date.now() + 60_000))).toBe(1)
  expect(await namesOnDisk()).toEqual(['whole.pdf'])
})

test('[DOC-02] rejects an invalid key in every call', async () => {
  const bad = [
    '',
    '/',
    '/etc/passwd',
    '..',
    '../x',
    'a/../../x',
    'a/./b',
    'a//b',
    'a/',
    'a\\b',
    'a\0b',
    'a\nb',
    'C:/x',
    'Ä',
    'A',
    '.half-x',
    'a/.hidden',
    'a b',
    '%2e%2e/x',
    'x'.repeat(129),
    'x/'.repeat(300) + 'x',
  ]
  for (const key of bad) {
    for (const call of [
      files.put(key, Buffer.from('x')),
      files.get(key),
      files.stat(key),
      files.has(key),
      files.remove(key),
    ]) {
      await expect(call, JSON.stringify(key)).rejects.toBeInstanceOf(TypeError)
    }
  }
  for (const prefix of ['../', '/', 'a/../', '.half'])
    await expect(keysUnder(files, prefix), prefix).rejects.toBeInstanceOf(TypeError)
  expect(await namesOnDisk()).toEqual([])
})

test('[DOC-02 U05] reaches no path outside the folder for any text', async () => {
  const pieces = fc.constantFrom('..', '.', '/', '\\', '\0', 'a', '~', '%2f', ' ', 'B', '-')
  const anything = fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join(''))
  const path = fc.array(fc.constantFrom('..', 'a'), { minLength: 2, maxLength: 4 }).map((parts) => parts.join('/'))
  await fc.assert(
    fc.asyncProperty(fc.oneof(anything, path), async (key) => {
      await files.put(key, Buffer.from('x')).catch((error: unknown) => {
        if (!(error instanceof TypeError) && !isClash(error)) throw error
      })
    }),
    { numRuns: 200 },
  )
  expect(await readdir(join(folder, '..', '..'))).toEqual(['made'])
  expect(await readdir(join(folder, '..'))).toEqual(['on-demand'])
})

test('[DOC-02] restricts files and folders to the server’s user', async () => {
  await files.put('private/paper', Buffer.from('x'))
  expect((await stat(join(folder, 'private'))).mode & 0o077).toBe(0)
  expect((await stat(join(folder, 'private', 'paper'))).mode & 0o077).toBe(0)
})

test('[DOC-02] streams a large file without holding it in memory', async () => {
  const block = Buffer.alloc(1 << 20, 'x')
  const { size } = await files.put(
    'large',
    (async function* () {
      for (let index = 0; index < 24; index += 1) yield block
    })(),
  )
  expect(size).toBe(24 << 20)
  expect(await contentOf(files, 'large', { start: (24 << 20) - 3 })).toBe('xxx')
})

/** A key may not continue below a file or name a folder: the file system rejects it. */
function isClash(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    ['EISDIR', 'ENOTDIR', 'EEXIST', 'ENOTEMPTY'].includes(String(error.code))
  )
}
