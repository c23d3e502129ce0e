import type { ErrorReply } from '@minato/contract/errors'
import { afterEach, expect, test, vi } from 'vitest'
import { sql } from '../../../platform/database/sql.ts'
import { WorkerRefused } from '../../../platform/process/workers/worker-kind.ts'
import { createClient, requestToken } from '../../../testing/api-clients.ts'
import { MAIN } from '../../../testing/inquiries.ts'
import { reasonOf } from '../../../testing/inquiry-documents.ts'
import { billOfLading, carsPdf, textPdf } from '../../../testing/text-pdf.ts'
import { mistyped, withAgreement } from './agreement.fixture.ts'

const { server, sides, steps, issued, shipped, upload, share, keptOfDealer, sentByBuyer, agreement, finalInvoice } =
  withAgreement()
afterEach(() => void vi.restoreAllMocks())

test('[TRU-11] shows what a buyer uploads as a difference and never blocks for it', async () => {
  const { id, chassis } = await shipped()
  await sentByBuyer(id, await billOfLading({ chassis: mistyped(chassis) }))
  const { browser } = sides.manager
  const matching = await upload(browser, id, await billOfLading({ chassis }))
  expect((await share(browser, id, matching)).status).toBe(201)
  const token = await requestToken(server, await createClient(browser, ['main.write']))
  const { statusCode } = await server.app.inject({
    method: 'POST',
    url: `${MAIN}/inquiry/${id}/final-invoice`,
    headers: { 'tenant-id': 'staging', host: 'localhost:3000', authorization: `Bearer ${token.json.access_token}` },
  })
  expect(statusCode).toBe(201)
  const { differences, accepted } = await agreement(id)
  expect([differences, accepted]).toMatchObject([[{ field: 'chassis' }], []])
})

test('[TRU-11] answers 503 while a document of the dealer was not read yet', async () => {
  const { id, chassis } = await shipped()
  const { browser } = sides.manager
  await sentByBuyer(id, await textPdf(['Opening hours']))
  const { workers } = server.context
  const pool = workers.pool.bind(workers)
  const busy = { run: () => Promise.reject(new WorkerRefused('busy')) }
  const texts = vi.spyOn(workers, 'pool')
  texts.mockImplementation((kind) => (kind.entry.pathname.endsWith('text-worker.ts') ? (busy as never) : pool(kind)))
  const documentId = await upload(browser, id, await billOfLading({ chassis: mistyped(chassis) }))
  const message = { ownerId: sides.manager.id, content: 'Your bill of lading', attachments: [documentId] }
  const early = [await share(browser, id, documentId), await steps.send('POST', `${id}/message`, message)]
  await keptOfDealer(id, await billOfLading({ chassis: mistyped(chassis) }))
  const refused = [...early, await finalInvoice(id)]
  expect(refused.map(({ status, json }) => [status, (json as ErrorReply).code])).toEqual(
    Array.from({ length: 3 }, () => [503, 'MINATO-5001']),
  )
  expect((await agreement(id)).documents.map(({ state }) => state)).toEqual(['CHECKED', 'PENDING', 'PENDING'])
  texts.mockRestore()
  expect(reasonOf(await finalInvoice(id))).toEqual([409, 'DOCUMENTS_DIFFER'])
})

test('[TRU-11] reads no attachment of a message of the buyer', async () => {
  const { id, chassis } = await issued()
  const attached = await upload(sides.buyer.browser, id, await billOfLading({ chassis: mistyped(chassis) }))
  const message = { ownerId: sides.buyer.id, content: 'Is this right?', attachments: [attached] }
  expect((await steps.send('POST', `${id}/message`, message, { by: sides.buyer.browser })).status).toBe(201)
  const extra = await sentByBuyer(id, await billOfLading({ chassis }))
  const { differences, documents } = await agreement(id)
  expect([differences, documents.slice(1).map((one) => one.id)]).toEqual([[], [extra]])
  const read = await server.context.db.read(
    'staging',
    sql`select document_id as id from documents.document_text where document_id = any(${[attached, extra]}::uuid[])`,
  )
  expect(read).toEqual([{ id: extra }])
})

test('[TRU-11] compares at most 50 uploads of a side, PDFs before pictures', async () => {
  const { id, chassis } = await issued()
  const lading = await keptOfDealer(id, await billOfLading({ chassis }))
  for (let at = 0; at < 50; at++) await keptOfDealer(id, Buffer.from(`${at}`), { name: `${at}.gif`, type: 'image/gif' })
  const { documents } = await agreement(id)
  expect(documents).toHaveLength(51)
  expect(documents.map((one) => one.id)).toContain(lading)
  expect(documents.map(({ name }) => name)).not.toContain('0.gif')
})

test('[TRU-11] issues beside an upload whose text cuts a surrogate pair', async () => {
  const { id } = await shipped()
  await keptOfDealer(id, carsPdf(200), { name: 'cars.pdf' })
  expect((await finalInvoice(id)).status).toBe(201)
  expect((await agreement(id)).documents.at(-1)?.state).toBe('NOTHING_TO_COMPARE')
})
