import { randomUUID } from 'node:crypto'
import { Writable } from 'node:stream'
import type { Document } from '@minato/contract/documents'
import type { ErrorReply } from '@minato/contract/errors'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../platform/database/sql.ts'
import { CLIENT, testServer } from '../../testing/app.ts'
import type { TestServer } from '../../testing/app.ts'
import { browserAt } from '../../testing/browser.ts'
import { bothSides, MAIN, messagesIn, openInquiry } from '../../testing/inquiries.ts'
import type { Sides } from '../../testing/inquiries.ts'
import { contentPath, PDF, send, sendDocument } from '../../testing/documents.ts'
import { signedInPerson } from '../../testing/people.ts'
import { keyOf } from './document-view.ts'

let server: TestServer
let sides: Sides
const logged: string[] = []
beforeAll(async () => {
  const sink = new Writable({ write: (line: Buffer, _, done) => (logged.push(line.toString()), done()) })
  server = await testServer({ PORT: '3000' }, { log: pino({ level: 'error' }, sink) })
  sides = await bothSides(server)
})
afterAll(() => server.close())

const TEXT = '%PDF-1.7 0123456789'
/** A document with this content in a new inquiry, beside other documents. */
async function attachToInquiry(
  text = TEXT,
  type = 'application/pdf',
  name = 'paper.pdf',
): Promise<{ id: string; inquiry: string }> {
  const { id: inquiry } = await openInquiry(server, sides)
  const { json } = await send(sides.buyer.browser, Buffer.from(text), { type, name, inquiryId: inquiry })
  const { id } = json as Document
  const added = await sides.buyer.browser.send('POST', `${MAIN}/inquiry/${inquiry}/extra-document/${id}`)
  expect(added.status).toBe(201)
  return { id, inquiry }
}

test('[DOC-01 INQ-11 D01] lets only the two sides of an inquiry read its documents', async () => {
  const { id, inquiry } = await attachToInquiry()
  const other = await signedInPerson(server)
  const colleague = await signedInPerson(server, { role: 'SALES_MANAGER' })
  const foreign = await signedInPerson(server, { role: 'SALES_MANAGER', tenant: 'second' })
  for (const { browser } of [sides.buyer, sides.manager, colleague])
    expect((await browser.get(contentPath(id))).json).toBe(TEXT)
  for (const { browser } of [other, foreign])
    for (const path of [contentPath(id), contentPath(randomUUID())]) {
      const { status, json } = await browser.get(path)
      expect([status, json]).toMatchObject([404, { message: 'There is no such document' }])
    }
  expect((await server.get(contentPath(id))).status).toBe(401)
  // Also in a message, where the other side sees it at once.
  const document = await sendDocument(sides.manager.browser, inquiry)
  expect((await sides.buyer.browser.get(contentPath(document.id))).status).toBe(404)
  const body = { ownerId: sides.manager.id, content: 'See this', attachments: [document.id] }
  expect((await sides.manager.browser.send('POST', `${MAIN}/inquiry/${inquiry}/message`, body)).status).toBe(201)
  expect((await sides.buyer.browser.get(contentPath(document.id))).status).toBe(200)
  expect((await other.browser.get(contentPath(document.id))).status).toBe(404)
  expect((await messagesIn(sides.buyer.browser, inquiry))[0]?.attachments).toEqual([document])
})

test('[DOC-01] lets an API client read with a token of the right scope', async () => {
  const { id } = await attachToInquiry()
  server.as({ ...CLIENT, scopes: ['archiving.read'] })
  expect((await server.get(contentPath(id))).json).toBe(TEXT)
  server.as({ ...CLIENT, scopes: ['main.read'] })
  expect((await server.get(contentPath(id))).status).toBe(403)
  server.as(undefined)
})

test('[DOC-01 U06 C06] sends any document as an uncached download, never inline', async () => {
  for (const [type, text] of [
    ['application/pdf', '%PDF-1.7 /JavaScript (app.alert(1)) /Launch'],
    ['application/octet-stream', '<html><script>alert(1)</script>'],
  ] as const) {
    const { id } = await attachToInquiry(text, type, 'page.html')
    const { headers } = await sides.manager.browser.get(contentPath(id))
    expect(headers).toMatchObject({
      'content-type': type,
      'content-disposition': expect.stringMatching(/^attachment; /),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'content-length': String(text.length),
    })
    expect(headers['content-disposition']).not.toContain('.html;')
    expect(String(headers['content-disposition'])).not.toMatch(/\.html"?$/)
    // An address that looks like a picture to a cache is not one of ours.
    for (const path of [`${contentPath(id)};.jpg`, `${contentPath(id)}/a.png`, `${contentPath(id)}.jpg`])
      expect([path, (await sides.manager.browser.get(path)).status]).toEqual([path, 404])
  }
})

test('[DOC-01] sends requested byte ranges (RFC 9110)', async () => {
  const { id } = await attachToInquiry()
  const { browser } = sides.buyer
  const read = (headers: Record<string, string>) => browser.get(contentPath(id), headers)
  const size = TEXT.length
  const { headers } = await read({})
  const etag = String(headers['etag'])
  expect([etag, headers['accept-ranges']]).toEqual([expect.stringMatching(/^"[\w-]{43}"$/), 'bytes'])
  const parts: [asked: Record<string, string>, part: string | null, from?: number][] = [
    [{ range: 'bytes=0-3' }, '%PDF', 0],
    [{ range: 'bytes=9-' }, TEXT.slice(9), 9],
    [{ range: 'bytes=-4' }, '6789', size - 4],
    [{ range: 'bytes=-999' }, TEXT, 0],
    [{ range: `bytes=5-${size + 50}` }, TEXT.slice(5), 5],
    [{ range: 'bytes=0-3', 'if-range': etag }, '%PDF', 0],
    [{ range: 'bytes=0-3', 'if-range': '"another"' }, null],
    [{ range: 'bytes=0-3', 'if-range': `W/${etag}` }, null],
    [{ range: 'bytes=0-1,4-5' }, null],
    [{ range: 'bytes=3-1' }, null],
    [{ range: 'lines=0-3' }, null],
    [{ range: 'bytes=-' }, null],
  ]
  for (const [asked, part, from = 0] of parts) {
    const answer = await read(asked)
    const told = [answer.status, answer.json, answer.headers['content-range'], answer.headers['content-length']]
    const range = part === null ? undefined : `bytes ${from}-${from + part.length - 1}/${size}`
    expect([asked, told]).toEqual([
      asked,
      [part === null ? 200 : 206, part ?? TEXT, range, String((part ?? TEXT).length)],
    ])
  }
  for (const range of [`bytes=${size}-`, 'bytes=-0', 'bytes=999999999999999-']) {
    const answer = await read({ range })
    expect([range, answer.status, answer.headers['content-range']]).toEqual([range, 416, `bytes */${size}`])
    expect((answer.json as ErrorReply).code).toBe('GENERIC_ERROR')
  }
})

test('[DOC-01] answers HEAD with the headers of GET and no body', async () => {
  const { id } = await attachToInquiry()
  const { browser } = sides.buyer
  const { headers } = await browser.get(contentPath(id))
  const head = await server.app.inject({
    method: 'HEAD',
    url: contentPath(id),
    headers: {
      host: 'localhost:3000',
      'tenant-id': 'staging',
      cookie: [...browser.cookies].map((pair) => pair.join('=')).join('; '),
    },
  })
  expect([head.statusCode, head.body]).toEqual([200, ''])
  for (const name of ['content-length', 'content-type', 'etag', 'content-disposition', 'accept-ranges'])
    expect([name, head.headers[name]]).toEqual([name, headers[name]])
})

test('[DOC-02] rejects a changed or missing file and logs its name', async () => {
  const { id } = await attachToInquiry()
  const key = keyOf('staging', id)
  const { browser } = sides.buyer
  const { files } = server.context
  for (const spoil of [() => files.put(key, Buffer.from(TEXT.replace('5', '6'))), () => files.remove(key)]) {
    await spoil()
    logged.length = 0
    const { status, json } = await browser.get(contentPath(id))
    expect([status, (json as ErrorReply).message]).toEqual([404, expect.stringContaining('damaged')])
    expect(logged.join('')).toContain(key)
  }
  expect((await browser.get(contentPath(id), { range: 'bytes=0-3' })).status).toBe(404)
})

test('[U05] strips misleading characters from names and encodes them for all clients', async () => {
  const names: [given: string, type: string, kept: string][] = [
    ['../../etc/passwd', 'application/octet-stream', 'passwd.bin'],
    ['C:\\fakepath\\proof.pdf', 'application/pdf', 'proof.pdf'],
    ['a\u0000b\r\nSet-Cookie: x=1.pdf', 'application/pdf', 'abSet-Cookie x=1.pdf'],
    ['invoice\u202efdp.exe', 'application/octet-stream', 'invoicefdp.exe.bin'],
    ['page.html', 'application/pdf', 'page.html.pdf'],
    ['”quoted“ "name".png.pdf', 'application/pdf', '”quoted“ name.png.pdf'],
    ['n'.repeat(300), 'application/pdf', `${'n'.repeat(116)}.pdf`],
    ['領収書.pdf', 'application/pdf', '領収書.pdf'],
    ['...', 'application/pdf', 'document.pdf'],
    ['', 'application/octet-stream', 'document.bin'],
  ]
  for (const [given, type, kept] of names) {
    const { json } = await send(sides.buyer.browser, PDF, { name: given, type })
    expect([given, (json as Document).name]).toEqual([given, kept])
    const { headers } = await sides.buyer.browser.get(contentPath((json as Document).id))
    const [, ascii = '', full = ''] =
      /^attachment; filename="([\x20-\x21\x23-\x7e]+)"; filename\*=UTF-8''([\w.!~%-]+)$/.exec(
        String(headers['content-disposition']),
      ) ?? []
    expect([ascii.length > 0, decodeURIComponent(full)]).toEqual([true, kept])
  }
})

test('[F06] keeps the ending of allowed types only; others are saved as .bin', async () => {
  const names: [given: string, type: string, kept: string][] = [
    ['proof.pdf', 'application/pdf', 'proof.pdf'],
    ['Proof.JPEG', 'application/octet-stream', 'Proof.JPEG.bin'],
    ['slip.txt', 'application/octet-stream', 'slip.txt'],
    ['packing list.xlsx', 'application/octet-stream', 'packing list.xlsx'],
    ...['exe', 'docm', 'settingcontent-ms', 'py', 'desktop', 'zip', 'unheard-of'].map(
      (ending): [string, string, string] => [`a.${ending}`, 'application/octet-stream', `a.${ending}.bin`],
    ),
    ['a.pdf.ｅｘｅ', 'application/octet-stream', 'a.pdf.exe.bin'],
    ['a．exe', 'application/octet-stream', 'a.exe.bin'],
    ['a．ＥＸＥ', 'application/pdf', 'a.EXE.pdf'],
    ['..／..／a．ｐｄｆ', 'application/pdf', 'a.pdf'],
    ['a.exe. . ．', 'application/octet-stream', 'a.exe.bin'],
    ['a.tx\u200dt', 'application/octet-stream', 'a.txt'],
    ['a.exe.bin', 'application/octet-stream', 'a.exe.bin'],
  ]
  for (const [given, type, kept] of names) {
    const { json } = await send(sides.buyer.browser, PDF, { name: given, type })
    const { id, name } = json as Document
    const { headers } = await sides.buyer.browser.get(contentPath(id))
    expect([given, name, headers['content-type']]).toEqual([given, kept, type])
    expect(headers['content-disposition']).toContain(`filename*=UTF-8''${encodeURIComponent(kept)}`)
  }
})

test('[D02 INQ-04] attaches a document to one inquiry, once, by its sender', async () => {
  const { buyer, manager } = sides
  const [first, second] = [await openInquiry(server, sides), await openInquiry(server, sides)]
  const say = (attachments: string[], { browser, id }: Sides['buyer'] = buyer, inquiry = first.id) =>
    browser.send('POST', `${MAIN}/inquiry/${inquiry}/message`, { ownerId: id, content: randomUUID(), attachments })
  const add = (id: string, inquiry = first.id) =>
    buyer.browser.send('POST', `${MAIN}/inquiry/${inquiry}/extra-document/${id}`)
  const other = await signedInPerson(server)
  const foreign = await sendDocument(other.browser)
  const managers = await sendDocument(manager.browser, first.id)
  const bound = await sendDocument(buyer.browser, second.id)
  for (const ids of [[foreign.id], [managers.id], [bound.id], [randomUUID()]])
    expect((await say(ids)).json).toMatchObject({ status: 400, body: [{ path: 'attachments' }] })
  expect((await add(foreign.id)).json).toMatchObject({ status: 400, body: [{ path: 'extraDocumentId' }] })
  const document = await sendDocument(buyer.browser)
  // One invalid file does not affect the others, and no file is stored twice.
  expect((await say([document.id, foreign.id])).status).toBe(400)
  expect((await say([document.id, document.id])).status).toBe(400)
  expect((await say([document.id])).status).toBe(201)
  expect((await say([document.id])).status).toBe(400)
  expect((await add(document.id)).status).toBe(400)
  expect((await add(document.id, second.id)).status).toBe(400)
  expect((await say([bound.id], buyer, second.id)).status).toBe(201)
  const { db } = server.context
  const rows = await db.read<{ id: string; inquiry_id: string; role: string }>(
    'staging',
    sql`select id, inquiry_id, role from documents.document where tenant_id = 'staging' and id = any(${[document.id, bound.id, foreign.id]}::uuid[])`,
  )
  expect(rows.find(({ id }) => id === document.id)).toMatchObject({ inquiry_id: first.id, role: 'MESSAGE' })
  expect(rows.find(({ id }) => id === foreign.id)).toMatchObject({ inquiry_id: null, role: null })
  // Twenty identical uploads at once store one document.
  const wanted = await sendDocument(buyer.browser)
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) => say([wanted.id], buyer, [first.id, second.id][i % 2])),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(19)
})

test('[INQ-04 R06] posts a message with an attachment once for two clicks', async () => {
  const { buyer } = sides
  const { id } = await openInquiry(server, sides)
  const document = await sendDocument(buyer.browser)
  const body = { ownerId: buyer.id, content: 'My passport', attachments: [document.id] }
  const answers = [1, 2].map(() => buyer.browser.send('POST', `${MAIN}/inquiry/${id}/message`, body))
  const [first, second] = await Promise.all(answers)
  expect([first?.status, second?.json]).toEqual([201, first?.json])
  expect(await messagesIn(buyer.browser, id)).toHaveLength(2)
})

test('[E07] separates documents and file folders by tenant', async () => {
  const foreign = await signedInPerson(server, { tenant: 'second' })
  const document = await sendDocument(foreign.browser)
  expect(await server.context.files.has(keyOf('second', document.id))).toBe(true)
  expect(await server.context.files.has(keyOf('staging', document.id))).toBe(false)
  const { id } = await openInquiry(server, sides)
  const answer = await sides.buyer.browser.send('POST', `${MAIN}/inquiry/${id}/extra-document/${document.id}`)
  expect(answer.status).toBe(400)
  expect((await sides.manager.browser.get(contentPath(document.id))).status).toBe(404)
  expect((await sides.manager.browser.get(contentPath(document.id), { 'tenant-id': 'second' })).status).toBe(401)
})

test('[D03] hides ownerless documents from callers without an id', async () => {
  const { buyer, manager } = sides
  const document = await sendDocument(buyer.browser)
  expect((await buyer.browser.get(contentPath(document.id))).status).toBe(200)
  const forget = sql`update documents.document set made_by = null where tenant_id = 'staging' and id = ${document.id}::uuid`
  await server.context.db.write('staging', (tx) => tx.rows(forget))
  const visitor = browserAt(server)
  await visitor.send('POST', '/api/csrf')
  const statuses = [buyer.browser, manager.browser, visitor].map(
    async (one) => (await one.get(contentPath(document.id))).status,
  )
  expect(await Promise.all(statuses)).toEqual([404, 404, 401])
  const { id } = await openInquiry(server, sides)
  for (const { browser } of [buyer, manager])
    expect((await browser.send('POST', `${MAIN}/inquiry/${id}/extra-document/${document.id}`)).status).toBe(400)
  expect((await visitor.send('POST', `${MAIN}/inquiry/${id}/extra-document/${document.id}`)).status).toBe(401)
})
