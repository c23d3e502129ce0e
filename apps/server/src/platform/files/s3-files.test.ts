import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readlink, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { s3Server } from '../../testing/s3.ts'
import { readConfig } from '../process/config.ts'
import type { FileStore } from './file-store.ts'
import { openFiles } from './open-files.ts'
import { s3Files } from './s3-files.ts'
import { contentOf, keysUnder } from '../../testing/stored-files.ts'

let store: Awaited<ReturnType<typeof s3Server>>
let spool: string
let files: FileStore
beforeAll(async () => {
  store = await s3Server()
  spool = await mkdtemp(join(tmpdir(), 'minato-spool-'))
  files = s3Files(store.place, spool)
})
afterAll(async () => {
  await store?.close()
  await rm(spool, { recursive: true, force: true })
})

test('[DOC-02] finds stored bytes and streams in a bucket with size and hash', async () => {
  const bytes = Buffer.from('a payment proof')
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  expect(await files.put('staging/documents/3f/1', bytes)).toEqual({ size: bytes.length, sha256 })
  expect(await files.put('staging/documents/3f/2', Readable.from([bytes.subarray(0, 5), bytes.subarray(5)]))).toEqual({
    size: bytes.length,
    sha256,
  })
  for (const key of ['staging/documents/3f/1', 'staging/documents/3f/2']) {
    expect(await files.has(key)).toBe(true)
    expect(await files.stat(key)).toEqual({ size: bytes.length, modifiedAt: expect.any(Date) })
    expect(await contentOf(files, key)).toBe('a payment proof')
  }
  const large = Buffer.alloc(10 << 20, 'x')
  expect((await files.put('staging/documents/large', large)).size).toBe(10 << 20)
  expect(await contentOf(files, 'staging/documents/large', { start: (10 << 20) - 3 })).toBe('xxx')
  expect(await readdir(spool)).toEqual([])
})

test('[DOC-02] reads an object’s range with both ends and rejects an empty one', async () => {
  await files.put('digits', Buffer.from('0123456789'))
  expect(await contentOf(files, 'digits', { start: 2, end: 4 })).toBe('234')
  expect(await contentOf(files, 'digits', { start: 7 })).toBe('789')
  expect(await contentOf(files, 'digits', { start: 9, end: 99 })).toBe('9')
  const some = await files.get('digits', { start: 0, end: 1 })
  expect([some?.size, some && (await text(some.stream))]).toEqual([10, '01'])
  // The test server ignores a last byte of 0: an unexpected range is not passed on.
  await expect(files.get('digits', { start: 0, end: 0 })).rejects.toMatchObject({ reply: { code: 'MINATO-5001' } })
  for (const range of [{ start: 10 }, { start: 5, end: 4 }, { start: -1 }, { start: 0.5 }])
    await expect(files.get('digits', range), JSON.stringify(range)).rejects.toBeInstanceOf(RangeError)
})

test('[DOC-02] returns undefined for missing, removes and lists objects by prefix', async () => {
  for (const key of ['none', 'a/b']) {
    expect(await files.get(key)).toBeUndefined()
    expect(await files.stat(key)).toBeUndefined()
    expect(await files.has(key)).toBe(false)
    expect(await files.remove(key)).toBe(false)
  }
  for (let i = 0; i < 12; i++) await files.put(`second/documents/${i}`, Buffer.from(String(i)))
  expect(await keysUnder(files, 'second/documents/1')).toEqual([
    'second/documents/1',
    'second/documents/10',
    'second/documents/11',
  ])
  expect(await files.remove('second/documents/1')).toBe(true)
  expect(await files.remove('second/documents/1')).toBe(false)
  expect(await keysUnder(files, 'second/')).toHaveLength(11)
})

test('[DOC-02] leaves neither object nor local rest of an interrupted upload', async () => {
  const upload = new PassThrough()
  const putting = files.put('broken', upload)
  upload.write('half')
  setImmediate(() => upload.destroy(new Error('gone')))
  await expect(putting).rejects.toThrow('gone')
  expect(await files.has('broken')).toBe(false)
  expect(await readdir(spool)).toEqual([])
})

test('[DOC-02] rejects an invalid key before sending it', async () => {
  for (const key of ['', '../x', 'a//b', 'A', 'a b', '/etc/passwd'])
    for (const call of [files.put(key, Buffer.from('x')), files.get(key), files.stat(key), files.remove(key)])
      await expect(call, key).rejects.toBeInstanceOf(TypeError)
})

test('[DOC-02] reads a paged list to its end', async () => {
  const asked: (string | null)[] = []
  const pages = createServer((request, response) => {
    const token = new URL(request.url ?? '', 'http://127.0.0.1').searchParams.get('continuation-token')
    asked.push(token)
    const key = token === null ? 'a/1' : 'a/2'
    const more = token === null ? '<NextContinuationToken>next</NextContinuationToken>' : ''
    response.end(`<ListBucketResult><IsTruncated>${token === null}</IsTruncated>${more}<Contents><Key>${key}</Key>
      <Size>5</Size><LastModified>2026-01-02T03:04:05.000Z</LastModified></Contents></ListBucketResult>`)
  }).listen(0, '127.0.0.1')
  onTestFinished(() => {
    pages.closeAllConnections()
    pages.close()
  })
  await expect.poll(() => pages.listening).toBe(true)
  const endpoint = `http://127.0.0.1:${(pages.address() as AddressInfo).port}`
  const found: unknown[] = []
  for await (const file of s3Files({ ...store.place, endpoint }, spool).list('a/')) found.push(file)
  const modifiedAt = new Date('2026-01-02T03:04:05.000Z')
  expect(found).toEqual([
    { key: 'a/1', size: 5, modifiedAt },
    { key: 'a/2', size: 5, modifiedAt },
  ])
  expect(asked).toEqual([null, 'next'])
})

test('[G14 U08] gives up on a silent store after seconds and sweeps later', async () => {
  let taken = 0
  const silent = createServer((request) => {
    request.resume()
    request.on('end', () => (taken += 1))
  }).listen(0, '127.0.0.1')
  onTestFinished(() => {
    silent.closeAllConnections()
    silent.close()
  })
  await expect.poll(() => silent.listening).toBe(true)
  const endpoint = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
  const away = s3Files({ ...store.place, endpoint }, spool)
  await expect(away.put('x', Buffer.alloc(1000))).rejects.toMatchObject({ reply: { code: 'MINATO-5001' } })
  expect(taken).toBe(2)
  expect(await readdir(spool)).toEqual([])
})

test('[G14 U08] answers 503 for a store of errors and leaves nothing locally', async () => {
  let asked = 0
  const broken = createServer((request, response) => {
    asked += 1
    request.resume()
    request.on('end', () => response.writeHead(500).end())
  }).listen(0, '127.0.0.1')
  onTestFinished(() => {
    broken.closeAllConnections()
    broken.close()
  })
  await expect.poll(() => broken.listening).toBe(true)
  const endpoint = `http://127.0.0.1:${(broken.address() as AddressInfo).port}`
  const away = s3Files({ ...store.place, endpoint }, spool)
  for (const call of [() => away.put('x', Buffer.from('x')), () => away.get('x'), () => away.stat('x')])
    await expect(call()).rejects.toMatchObject({ reply: { code: 'MINATO-5001', status: 503 } })
  // The write is retried.
  expect(asked).toBeGreaterThanOrEqual(4)
  expect(await readdir(spool)).toEqual([])
})

test.runIf(process.platform === 'linux')(
  '[G14 U03] closes and deletes local files of failed writes to the store',
  async () => {
    const away = s3Files({ ...store.place, endpoint: 'http://127.0.0.1:9' }, spool)
    await expect(away.put('x', Buffer.alloc(1_000_000))).rejects.toMatchObject({ reply: { code: 'MINATO-5001' } })
    const open = async (): Promise<string[]> => {
      const names = await readdir('/proc/self/fd')
      const paths = await Promise.all(names.map((name) => readlink(`/proc/self/fd/${name}`).catch(() => '')))
      return paths.filter((path) => path.startsWith(spool))
    }
    await expect.poll(open).toEqual([])
  },
)

test('[DOC-02 OPS-02] checks bucket variables at the start and hides the secret', async () => {
  const given = {
    S3_BUCKET: 'papers',
    S3_ENDPOINT: store.place.endpoint ?? '',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  }
  const config = readConfig(given)
  expect(config.s3).toEqual(store.place)
  const opened = await openFiles(config, spool)
  await opened.put('by/configuration', Buffer.from('x'))
  expect(await files.has('by/configuration')).toBe(true)
  expect(readConfig({}).s3).toBeUndefined()
  for (const [more, word] of [
    [{ S3_BUCKET: '' }, 'S3_BUCKET is missing'],
    [{ S3_BUCKET: 'No Bucket' }, 'S3_BUCKET must be'],
    [{ S3_ENDPOINT: 'nowhere' }, 'S3_ENDPOINT must be'],
    [{ S3_ACCESS_KEY_ID: '' }, 'S3_ACCESS_KEY_ID is missing'],
    [{ S3_SECRET_ACCESS_KEY: '' }, 'S3_SECRET_ACCESS_KEY is missing'],
  ] as const)
    expect(() => readConfig({ ...given, ...more })).toThrow(word)
  for (const more of [
    { S3_BUCKET: 'another' },
    { S3_ACCESS_KEY_ID: 'NOBODY', S3_SECRET_ACCESS_KEY: 'a-secret-word' },
  ]) {
    const opening = openFiles(readConfig({ ...given, ...more }), spool)
    const said = await opening.then(
      () => '',
      (error: Error) => error.message,
    )
    expect([more, said]).toEqual([more, expect.stringMatching(/The bucket .* cannot be used/)])
    expect(said).not.toContain('a-secret-word')
  }
})
