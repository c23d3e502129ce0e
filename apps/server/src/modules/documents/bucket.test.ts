import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Document } from '@minato/contract/documents'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backUp } from '../../platform/backup/backup.ts'
import { restore } from '../../platform/backup/restore.ts'
import { diskFiles } from '../../platform/files/disk-files.ts'
import { s3Files } from '../../platform/files/s3-files.ts'
import { MANAGER, testServer } from '../../testing/app.ts'
import type { TestServer } from '../../testing/app.ts'
import { testDatabase } from '../../testing/database.ts'
import { bothSides, MAIN, openInquiry } from '../../testing/inquiries.ts'
import { contentPath, filesOf, PDF, send, sendDocument } from '../../testing/documents.ts'
import { asOwner } from '../../testing/as-owner.ts'
import { s3Server } from '../../testing/s3.ts'
import { upload } from '../../testing/upload.ts'
import { keyOf } from './document-view.ts'
import { documentTasks } from './sweep.ts'

let store: Awaited<ReturnType<typeof s3Server>>
let server: TestServer
let spool: string
beforeAll(async () => {
  store = await s3Server()
  spool = await mkdtemp(join(tmpdir(), 'minato-spool-'))
  server = await testServer({ PORT: '3000' }, { files: s3Files(store.place, spool) })
})
afterAll(async () => {
  await server?.close()
  await store?.close()
  await rm(spool, { recursive: true, force: true })
})

test('[DOC-02 DOC-01] uploads, attaches, reads and sweeps documents in a bucket as on disk', async () => {
  const sides = await bothSides(server)
  const { buyer, manager } = sides
  const { id: inquiryId } = await openInquiry(server, sides)
  const { json } = await send(buyer.browser, PDF, { name: 'transfer.pdf', inquiryId })
  const { id } = json as Document
  expect((await buyer.browser.send('POST', `${MAIN}/inquiry/${inquiryId}/extra-document/${id}`)).status).toBe(201)
  expect((await manager.browser.get(contentPath(id))).json).toBe(PDF.toString())
  const part = await manager.browser.get(contentPath(id), { range: 'bytes=1-3' })
  expect([part.status, part.json, part.headers['content-range']]).toEqual([206, 'PDF', `bytes 1-3/${PDF.length}`])
  expect((await send(buyer.browser, PDF, { type: 'image/png' })).status).toBe(415)
  const unused = await sendDocument(buyer.browser)
  expect(await filesOf(server)).toEqual([keyOf('staging', id), keyOf('staging', unused.id)].sort())

  // The transaction fails after the file was stored; the sweep runs a day later.
  const { write } = server.context.db
  const { remove } = server.context.files
  server.context.db.write = () => Promise.reject(new Error('killed'))
  server.context.files.remove = () => Promise.reject(new Error('killed'))
  expect((await send(buyer.browser, PDF)).status).toBe(500)
  server.context.db.write = write
  server.context.files.remove = remove
  expect(await filesOf(server)).toHaveLength(3)
  const now = () => new Date(Date.now() + 25 * 3_600_000)
  const sweep = documentTasks({ ...server.context, now }).find(({ at }) => at)
  await sweep?.run({ tenant: 'staging', data: {}, signal: new AbortController().signal })
  expect(await filesOf(server)).toEqual([keyOf('staging', id), keyOf('staging', unused.id)].sort())
  expect(await readdir(spool)).toEqual([])

  await server.context.files.put(keyOf('staging', id), Buffer.from('%PDF-another'))
  expect((await manager.browser.get(contentPath(id))).status).toBe(404)
})

test('[G14] answers 503 while the store is down and writes no row', async () => {
  const { buyer } = await bothSides(server)
  const document = await sendDocument(buyer.browser)
  const { files } = server.context
  server.context.files = s3Files({ ...store.place, endpoint: 'http://127.0.0.1:9' }, spool)
  expect((await send(buyer.browser, PDF)).status).toBe(503)
  const read = await buyer.browser.get(contentPath(document.id))
  expect([read.status, read.headers['retry-after']]).toEqual([503, '5'])
  expect((await buyer.browser.get(contentPath(document.id), { range: 'bytes=0-3' })).status).toBe(503)
  server.context.files = files
  expect((await buyer.browser.get(contentPath(document.id))).status).toBe(200)
})

test('[OPS-05 DOC-02 G19] backs up documents, rows and files and restores a bucket to disk', async () => {
  const sides = await bothSides(server)
  const { id: inquiryId } = await openInquiry(server, sides)
  const document = await sendDocument(sides.buyer.browser, inquiryId)
  await sides.buyer.browser.send('POST', `${MAIN}/inquiry/${inquiryId}/extra-document/${document.id}`)
  const fresh = await testDatabase()
  const place = await mkdtemp(join(tmpdir(), 'minato-backup-'))
  const files = diskFiles(join(place, 'files'))
  try {
    await backUp({ url: server.url, files: server.context.files }, join(place, 'backup'))
    await restore(join(place, 'backup'), { url: fresh.url, files })
    const [row] = await asOwner<{ sha256: Buffer; role: string }>(
      fresh.url,
      `select set_config('app.tenant', 'staging', false); select sha256, role from documents.document where id = '${document.id}'`,
    )
    const file = await files.get(keyOf('staging', document.id))
    const hash = createHash('sha256')
    for await (const chunk of file?.stream ?? []) hash.update(chunk as Buffer)
    expect([row?.role, row?.sha256]).toEqual(['EXTRA', hash.digest()])
  } finally {
    await fresh.drop()
    await rm(place, { recursive: true, force: true })
  }
})

test('[DOC-02 VEH-08] stores pictures in the bucket too, in every width', async () => {
  server.as(MANAGER)
  const photograph = await sharp({ create: { width: 700, height: 525, channels: 3, background: '#35a' } })
    .jpeg()
    .toBuffer()
  const { status, json } = await upload<{ id: string }>(server, '/api/archiving/picture', photograph)
  expect(status).toBe(201)
  const read = await server.app.inject({
    url: `/pictures/${json.id}/320.jpg`,
    headers: { host: 'localhost', ...server.guard() },
  })
  server.as(undefined)
  expect([read.statusCode, (await sharp(read.rawPayload).metadata()).width]).toEqual([200, 320])
})
