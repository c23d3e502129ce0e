import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import type { ClientRequest, IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { Document } from '@minato/contract/documents'
import { DOCUMENT_BYTES_LIMIT } from '@minato/contract/enumerations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { httpError } from '../../platform/http/http-error.ts'
import { sql } from '../../platform/database/sql.ts'
import { testServer } from '../../testing/app.ts'
import type { TestServer } from '../../testing/app.ts'
import { bothSides, openInquiry } from '../../testing/inquiries.ts'
import type { Sides } from '../../testing/inquiries.ts'
import { ARCHIVING, contentPath, filesOf, PDF, send, sendDocument } from '../../testing/documents.ts'
import { until } from '../../testing/mail-server.ts'
import { signedInPerson } from '../../testing/people.ts'
import { keyOf } from './document-view.ts'
import { documentTasks } from './sweep.ts'

let server: TestServer
let sides: Sides
beforeAll(async () => {
  server = await testServer({ PORT: '3000', LOG_LEVEL: process.env['LOG'] ?? 'silent' })
  sides = await bothSides(server)
})
afterAll(() => server.close())

const rowsOf = (tenant = 'staging') =>
  server.context.db.read<{ id: string; sha256: Buffer }>(
    tenant,
    sql`select id, sha256 from documents.document where tenant_id = ${tenant} order by id`,
  )
const age = (id: string) =>
  server.context.db.write('staging', (tx) =>
    tx.rows(sql`delete from documents.document where tenant_id = 'staging' and id = ${id} returning id`),
  )
const sweep = async (hoursLater = 0): Promise<void> => {
  const now = () => new Date(Date.now() + hoursLater * 3_600_000)
  for (const task of documentTasks({ ...server.context, now }))
    if (task.at) await task.run({ tenant: 'staging', data: {}, signal: new AbortController().signal })
}
const GIF = Buffer.from('47494638396101000100800000ffffff00000021f90400000000002c00000000010001000002024401003b', 'hex')

test('[DOC-01 DOC-02] stores a file unchanged under a random id, readable by its sender only', async () => {
  const { buyer, manager } = sides
  const { status, json } = await send(buyer.browser, PDF, { name: 'Bank transfer.pdf' })
  const document = json as Document
  expect([status, document]).toEqual([
    201,
    {
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4/),
      type: 'application/pdf',
      name: 'Bank transfer.pdf',
      size: PDF.length,
      createdAt: expect.any(String),
    },
  ])
  expect(await filesOf(server)).toContain(keyOf('staging', document.id))
  expect(keyOf('staging', document.id)).toMatch(/^staging\/documents\//)
  const row = (await rowsOf()).find(({ id }) => id === document.id)
  expect(row?.sha256).toEqual(createHash('sha256').update(PDF).digest())
  const read = await buyer.browser.get(contentPath(document.id))
  expect([read.status, read.json]).toEqual([200, PDF.toString()])
  const other = await signedInPerson(server)
  for (const browser of [manager.browser, other.browser])
    expect((await browser.get(contentPath(document.id))).status).toBe(404)
  expect((await server.get(contentPath(document.id))).status).toBe(401)
})

test('[DOC-01 U01] accepts each of the five types by its bytes, not its name', async () => {
  const { browser } = sides.buyer
  const cases: [type: string, bytes: Buffer, status: number][] = [
    ['image/gif', GIF, 201],
    ['application/pdf', PDF, 201],
    ['application/octet-stream', Buffer.from('<script>alert(1)</script>'), 201],
    ['application/octet-stream', PDF, 201],
    ['image/gif', PDF, 415],
    ['application/pdf', GIF, 415],
    ['image/png', Buffer.from('<?xml version="1.0"?><svg xmlns="x"/>'), 415],
    ['image/jpeg', Buffer.from('\xff\xd8', 'latin1'), 415],
    ['application/pdf', Buffer.from(' %PDF-1.4'), 415],
    ['image/svg+xml', Buffer.from('<svg/>'), 415],
    ['text/html', Buffer.from('<html>'), 415],
    ['application/json', Buffer.from('{}'), 415],
    ['multipart/form-data; boundary=x', Buffer.from('--x--'), 415],
    ['application/pdf', Buffer.alloc(0), 400],
  ]
  const before = (await filesOf(server)).length
  for (const [type, bytes, status] of cases) {
    const answer = await send(browser, bytes, { type })
    expect([type, bytes.subarray(0, 12).toString('latin1'), answer.status]).toEqual([
      type,
      bytes.subarray(0, 12).toString('latin1'),
      status,
    ])
  }
  expect((await filesOf(server)).length - before).toBe(4)
})

test('[DOC-01 U03] accepts exactly 10 MB and no byte more, with and without a length', async () => {
  const { browser } = sides.buyer
  const bytes = Buffer.alloc(DOCUMENT_BYTES_LIMIT + 1)
  PDF.copy(bytes)
  const parts = (size: number) =>
    Readable.from([0, 1, 2, 3].map((i) => bytes.subarray((i * size) / 4, ((i + 1) * size) / 4)))
  const full = await send(browser, bytes.subarray(0, DOCUMENT_BYTES_LIMIT))
  expect([full.status, (full.json as Document).size]).toEqual([201, DOCUMENT_BYTES_LIMIT])
  expect((await send(browser, parts(DOCUMENT_BYTES_LIMIT))).status).toBe(201)
  const before = await filesOf(server)
  for (const sent of [bytes, parts(DOCUMENT_BYTES_LIMIT + 4)]) {
    const { status, json } = await send(browser, sent)
    expect([status, json]).toMatchObject([413, { message: 'The file is heavier than 10 MB' }])
  }
  expect(await filesOf(server)).toEqual(before)
})

/** An upload over a socket, started like a browser does. */
async function begin(headers: OutgoingHttpHeaders): Promise<ClientRequest> {
  const { browser } = sides.buyer
  if (!server.app.server.listening) await server.app.listen({ port: 0, host: '127.0.0.1' })
  await browser.send('POST', '/api/csrf')
  return httpRequest({
    port: (server.app.server.address() as AddressInfo).port,
    method: 'POST',
    path: `${ARCHIVING}/document`,
    headers: {
      host: 'localhost:3000',
      'tenant-id': 'staging',
      'content-type': 'application/pdf',
      cookie: [...browser.cookies].map((pair) => pair.join('=')).join('; '),
      'x-xsrf-token': browser.cookies.get('XSRF-TOKEN') ?? '',
      ...headers,
    },
  })
}

test('[DOC-02 U03] leaves neither file nor row after an interrupted upload', async () => {
  const before = [await filesOf(server), await rowsOf()]
  let opened = 0
  const { put } = server.context.files
  const ended: Promise<unknown>[] = []
  server.context.files.put = (key, content) => {
    opened += 1
    const putting = put(key, content)
    ended.push(putting.catch((error: unknown) => error))
    return putting
  }
  for (let i = 0; i < 5; i++) {
    const sent = await begin({ 'content-length': 500_000 })
    sent.on('error', () => {})
    sent.write(Buffer.concat([PDF, Buffer.alloc(250_000)]))
    await until(async () => opened === i + 1)
    sent.destroy()
  }
  for (const error of await Promise.all(ended)) expect(error).toMatchObject({ reply: { status: 400 } })
  server.context.files.put = put
  expect([await filesOf(server), await rowsOf()]).toEqual(before)
  expect(await server.context.files.sweepTemps(new Date(Date.now() + 1000))).toBe(0)
})

test('[U03] reports a too large upload, with or without a known length', async () => {
  const tooMuch = DOCUMENT_BYTES_LIMIT + (1 << 20)
  for (const headers of [{ 'content-length': tooMuch }, { 'transfer-encoding': 'chunked' }]) {
    const sent = await begin(headers)
    const answered = once(sent, 'response') as Promise<[IncomingMessage]>
    sent.end(Buffer.concat([PDF, Buffer.alloc(tooMuch - PDF.length)]))
    const [answer] = await answered
    expect([answer.statusCode, JSON.parse(await text(answer))]).toMatchObject([
      413,
      { message: 'The file is heavier than 10 MB' },
    ])
  }
})

test('[DOC-02 U08] leaves only sweepable files when killed before the row', async () => {
  const { browser } = sides.buyer
  const before = await filesOf(server)
  const { db, files } = server.context
  const { write } = db
  const { remove } = files
  // As if the process died here: no row is written and no file removed.
  db.write = () => Promise.reject(new Error('killed'))
  files.remove = () => Promise.reject(new Error('killed'))
  const { status } = await send(browser, PDF)
  db.write = write
  files.remove = remove
  expect(status).toBe(500)
  expect((await filesOf(server)).length).toBe(before.length + 1)
  await sweep(23)
  expect((await filesOf(server)).length).toBe(before.length + 1)
  const waiting = await sendDocument(browser)
  const strange = 'staging/documents/no/no-document'
  await files.put(strange, PDF)
  await sweep(25)
  expect(await filesOf(server)).toEqual([...before, keyOf('staging', waiting.id), strange].sort())
  await files.remove(strange)

  // The commit succeeds, but its acknowledgement is lost.
  db.write = async (tenant, work) => {
    await write(tenant, work)
    throw httpError('MINATO-5001')
  }
  expect((await send(browser, PDF)).status).toBe(503)
  db.write = write
  const all = await filesOf(server)
  for (const { id } of (await rowsOf()).filter((each) => each.sha256.length === 32))
    expect(all).toContain(keyOf('staging', id))

  const { put } = files
  files.put = () => Promise.reject(new Error('the disk is gone'))
  const rows = await rowsOf()
  expect((await send(browser, PDF)).status).toBe(500)
  files.put = put
  expect(await rowsOf()).toEqual(rows)
})

test('[U07] sweeps documents unattached for a day and keeps attached ones', async () => {
  const { browser } = sides.buyer
  const { id: inquiryId } = await openInquiry(server, sides)
  const [old, young, used] = [
    await sendDocument(browser),
    await sendDocument(browser),
    await sendDocument(browser, inquiryId),
  ]
  await browser.send('POST', `/api/main/inquiry/${inquiryId}/extra-document/${used.id}`)
  await age(old.id)
  await server.context.db.write('staging', (tx) =>
    tx.rows(sql`insert into documents.document (tenant_id, id, type, name, size, sha256, made_by, inquiry_id, role, created_at)
      select 'staging', id, 'application/pdf', 'x', 1, ''::bytea, 'person x', i, r, now() - interval '25 hours'
      from (values (${old.id}::uuid, null::uuid, null), (${randomUUID()}::uuid, ${inquiryId}::uuid, 'EXTRA')) as v (id, i, r)`),
  )
  const rows = (await rowsOf()).length
  await sweep()
  const left = (await rowsOf()).map(({ id }) => id)
  expect([left.length, left.includes(young.id), left.includes(used.id)]).toEqual([rows - 1, true, true])
  expect(await filesOf(server)).not.toContain(keyOf('staging', old.id))
  expect(await filesOf(server)).toContain(keyOf('staging', used.id))
})

test('[U07] limits a customer to 30 unattached documents and an hourly number', async () => {
  const { browser } = await signedInPerson(server)
  for (let i = 0; i < 28; i++) await sendDocument(browser)
  const before = (await filesOf(server)).length
  // All rows are written at the same time.
  const { put } = server.context.files
  let together = 0
  server.context.files.put = async (key, content) => {
    const stored = await put(key, content)
    together += 1
    await until(async () => together === 6)
    return stored
  }
  const answers = await Promise.all(Array.from({ length: 6 }, () => send(browser, PDF)))
  server.context.files.put = put
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 413, 413, 413, 413])
  // Rejected files leave nothing behind.
  expect((await filesOf(server)).length).toBe(before + 2)
  const strict = await testServer({ PORT: '3000', RATE_DOCUMENT_ACCOUNT: '2/3600' })
  try {
    const customer = await signedInPerson(strict)
    for (const status of [201, 201, 429]) expect((await send(customer.browser, PDF)).status).toBe(status)
    expect((await send(customer.browser, PDF)).headers['retry-after']).toMatch(/^\d+$/)
  } finally {
    await strict.close()
  }
})

test('[API-09 R04] stores a file once per key and rejects another file under it', async () => {
  const { browser } = sides.buyer
  const before = (await filesOf(server)).length
  const first = await send(browser, PDF, { key: 'upload-1' })
  const again = await send(browser, PDF, { key: 'upload-1' })
  expect([first.status, again.json]).toEqual([201, first.json])
  expect((await send(browser, Buffer.concat([PDF, PDF]), { key: 'upload-1' })).status).toBe(422)
  expect((await filesOf(server)).length).toBe(before + 1)
})

test('[D02 INQ-11] rejects a document for an inquiry of other users', async () => {
  const { id: inquiryId } = await openInquiry(server, sides)
  const other = await signedInPerson(server)
  for (const [browser, status] of [
    [other.browser, 404],
    [sides.manager.browser, 201],
    [sides.buyer.browser, 201],
  ] as const)
    expect((await send(browser, PDF, { inquiryId })).status).toBe(status)
  const foreign = await signedInPerson(server, { tenant: 'second', role: 'SALES_MANAGER' })
  expect((await send(foreign.browser, PDF, { inquiryId })).status).toBe(404)
  expect((await send(sides.buyer.browser, PDF, { inquiryId: randomUUID() })).status).toBe(404)
})
