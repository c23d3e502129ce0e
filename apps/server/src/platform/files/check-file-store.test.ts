import { spawn } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import pino from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { testServer } from '../../testing/app.ts'
import { s3Server } from '../../testing/s3.ts'
import { diskFiles } from './disk-files.ts'
import type { FileStore } from './file-store.ts'
import { assertFilesWork, createFilesProof } from './check-file-store.ts'
import { s3Files } from './s3-files.ts'

const quiet = { warn: () => {}, info: () => {} }
const MODULE = resolve(import.meta.dirname, 'check-file-store.ts')

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'minato-proof-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** A disk store with one step that fails or lies. */
async function faulty(fault: Partial<FileStore>): Promise<FileStore> {
  return { ...diskFiles(await newFolder()), ...fault }
}
const fail = () => Promise.reject(Object.assign(new Error('EIO: i/o error'), { code: 'EIO' }))

test('[F29] writes, reads and deletes a probe and names the failing step and cause', async () => {
  const folder = await newFolder()
  await assertFilesWork(diskFiles(join(folder, 'files')), { s3: undefined }, folder)
  expect(await readdir(join(folder, 'files'))).toEqual([])
  for (const [fault, said] of [
    [{ put: fail }, 'writing failed (EIO: i/o error)'],
    [{ get: fail }, 'reading failed (EIO: i/o error)'],
    [{ remove: fail }, 'deleting failed (EIO: i/o error)'],
    [{ get: async () => ({ size: 1, stream: Readable.from([Buffer.from('x')]) }) }, 'reading failed (other bytes'],
    [{ get: async () => undefined }, 'reading failed (other bytes'],
    [{ remove: async () => false }, 'deleting failed (the file is gone'],
  ] as [Partial<FileStore>, string][])
    await expect(assertFilesWork(await faulty(fault), { s3: undefined }, '/data')).rejects.toThrow(
      `The data folder /data cannot be used: ${said}`,
    )
})

test('[F29] rejects a data folder of another user with the command that helps', async () => {
  const folder = await newFolder()
  await chmod(folder, 0o755)
  // Root may write anywhere, so the proof runs as another user.
  const code = `const { assertFilesWork } = await import(${JSON.stringify(MODULE)})
    const { diskFiles } = await import(${JSON.stringify(resolve(import.meta.dirname, 'disk-files.ts'))})
    await assertFilesWork(diskFiles(${JSON.stringify(join(folder, 'files'))}), {}, ${JSON.stringify(folder)}).catch(({ message }) => console.log(message))`
  const isRoot = process.getuid?.() === 0
  if (!isRoot) await chmod(folder, 0o555)
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    ...(isRoot && { uid: 65_534, gid: 65_534 }),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  expect(await text(child.stdout)).toMatch(
    new RegExp(
      `^The data folder ${folder} cannot be used: writing failed \\(EACCES: permission denied.*\\); as root run: chown -R \\d+ ${folder}\\.\n$`,
    ),
  )
})

test('[F29] rejects a read-only bucket by name', async () => {
  const store = await s3Server()
  onTestFinished(() => store.close())
  const files = s3Files(store.place, await newFolder())
  await assertFilesWork(files, { s3: store.place }, '')
  const none = { ...store.place, bucket: 'nobucket' }
  await expect(assertFilesWork(s3Files(none, await newFolder()), { s3: none }, '')).rejects.toThrow(
    /^The bucket 'nobucket' cannot be used: writing failed \(NoSuchBucket.*\); its keys need the rights to put, get/,
  )
})

test('[F29] /readyz probes the files, logs a change once and recovers by itself', async () => {
  const folder = await newFolder()
  const lines: { msg: string }[] = []
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line) as { msg: string }) })
  const server = await testServer({}, { files: diskFiles(join(folder, 'files')), log })
  onTestFinished(() => server.close())
  const status = async () => (await server.get('/readyz', null)).status
  expect(await status()).toBe(200)
  // A file where the folder should be: root, too, cannot write below it.
  await rm(join(folder, 'files'), { recursive: true })
  await writeFile(join(folder, 'files'), '')
  await expect.poll(status, { timeout: 20_000 }).toBe(503)
  await new Promise((done) => setTimeout(done, 1200))
  expect(await status()).toBe(503)
  expect((await server.get('/healthz', null)).status).toBe(200)
  await rm(join(folder, 'files'))
  await mkdir(join(folder, 'files'))
  await expect.poll(status, { timeout: 20_000 }).toBe(200)
  expect(lines.map(({ msg }) => msg).filter((msg) => msg.startsWith('file store'))).toEqual([
    'file store failed, not ready',
    'file store works again',
  ])
})

test('[F29] probes once for many questions and is not ready while a store hangs', async () => {
  let writes = 0
  const counted = await faulty({})
  const put: FileStore['put'] = (...given) => {
    writes += 1
    return counted.put(...given)
  }
  const prove = createFilesProof({ ...counted, put }, quiet)
  expect(await Promise.all(Array.from({ length: 100 }, prove))).toEqual(Array(100).fill(true))
  expect(writes).toBe(1)
  const hanging = createFilesProof(await faulty({ put: () => new Promise(() => {}) }), quiet)
  expect(await hanging()).toBe(false)
})
