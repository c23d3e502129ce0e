import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { Document } from '@minato/contract/documents'
import type { DocumentType } from '@minato/contract/enumerations'
import type { TestServer } from './app.ts'
import type { Reply, TestBrowser } from './browser.ts'

/** Documents for tests, sent by the call that pages use. */

export const ARCHIVING = '/api/archiving'
export const PDF = Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n')
export const contentPath = (id: string): string => `${ARCHIVING}/document/${id}/content`

interface Given {
  type?: DocumentType | (string & {})
  name?: string
  inquiryId?: string
  key?: string
}
export const send = (
  browser: TestBrowser,
  bytes: Buffer | Readable,
  { type = 'application/pdf', name, inquiryId, key }: Given = {},
): Promise<Reply> => {
  const query = new URLSearchParams({ ...(name !== undefined && { name }), ...(inquiryId && { inquiryId }) })
  return browser.send('POST', `${ARCHIVING}/document?${query}`, bytes, {
    'content-type': type,
    ...(key && { 'idempotency-key': key }),
  })
}

/** A document with unique content. */
export async function sendDocument(browser: TestBrowser, inquiryId?: string, name = 'transfer.pdf'): Promise<Document> {
  const bytes = Buffer.concat([PDF, Buffer.from(`% ${randomUUID()}\n`)])
  const { status, json } = await send(browser, bytes, { name, ...(inquiryId && { inquiryId }) })
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(json)}`)
  return json as Document
}

/** Stored files of a tenant's documents. */
export async function filesOf({ context }: TestServer, tenant = 'staging'): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of context.files.list(`${tenant}/documents/`)) keys.push(key)
  return keys.sort()
}
