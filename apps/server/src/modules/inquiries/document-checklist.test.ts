import type { Inquiry, RecordEntry } from '@minato/contract/inquiries-shapes'
import { dayInJapan } from '@minato/domain/moments'
import { afterEach, expect, test } from 'vitest'
import type { TestBrowser } from '../../testing/browser.ts'
import { expectRecordsWhole, MAIN, openInquiry } from '../../testing/inquiries.ts'
import { sendDocument } from '../../testing/documents.ts'
import { mailsOf } from '../../testing/mails.ts'
import { reasonOf, withBothSides } from '../../testing/inquiry-documents.ts'
import { signedInPerson } from '../../testing/people.ts'

const { server, sides, steps } = withBothSides()
afterEach(() => expectRecordsWhole(server.context))

const TODAY = dayInJapan(new Date().toISOString())
const PARCEL = { courier: 'DHL Express', trackingNumber: '1234567890', sentOn: TODAY }

async function boughtInquiry(): Promise<string> {
  const { id } = await openInquiry(server, sides)
  await steps.happen(id, 'PURCHASE_CONFIRMED', {})
  return id
}
const add = async (browser: TestBrowser, id: string, kind?: string) => {
  const document = await sendDocument(browser, id)
  const answer = await browser.send(
    'POST',
    `${MAIN}/inquiry/${id}/extra-document/${document.id}`,
    kind ? { kind } : undefined,
  )
  return { ...answer, documentId: document.id }
}
const markAt = (browser: TestBrowser, id: string, version: number, body: object) =>
  browser.send('PUT', `${MAIN}/inquiry/${id}/document-checklist`, body, { 'if-match': `"${version}"` })
const mark = async (id: string, body: object, browser = sides.manager.browser) =>
  markAt(browser, id, (await steps.read(id)).version, body)
const linesOf = ({ documentChecklist }: Inquiry) =>
  Object.fromEntries((documentChecklist?.lines ?? []).map(({ kind, state }) => [kind, state]))

test('[TRU-11] lists usual documents from the purchase on and says that none are on file', async () => {
  const opened = await openInquiry(server, sides)
  expect((await steps.read(opened.id)).documentChecklist).toBeNull()
  const id = await boughtInquiry()
  expect((await steps.read(id)).documentChecklist).toMatchObject({
    country: 'KE',
    isOnFile: false,
    lines: [
      { kind: 'INVOICE', state: 'MISSING', document: null },
      { kind: 'BILL_OF_LADING', state: 'MISSING' },
      { kind: 'EXPORT_CERTIFICATE', state: 'MISSING' },
      { kind: 'EXPORT_CERTIFICATE_TRANSLATION', state: 'MISSING' },
      // The buyer pays for insurance.
      { kind: 'INSURANCE_CERTIFICATE', state: 'MISSING' },
    ],
  })
})

test('[TRU-11] takes a document from upload to receipt, with an event per step and one email', async () => {
  const { buyer, manager } = sides
  const id = await boughtInquiry()
  const uploaded = await add(manager.browser, id, 'BILL_OF_LADING')
  expect([uploaded.status, linesOf(uploaded.json as Inquiry)]).toMatchObject([201, { BILL_OF_LADING: 'UPLOADED' }])
  const mails = (await mailsOf(server.context, 'staging', buyer.email)).length
  const kinds = ['BILL_OF_LADING']
  expect((await mark(id, { action: 'CHECK', kinds })).status).toBe(200)
  const sent = (await mark(id, { action: 'SEND', kinds, ...PARCEL })).json as Inquiry
  expect(sent.documentChecklist?.lines[1]).toMatchObject({
    state: 'SENT',
    document: { id: uploaded.documentId },
    ...PARCEL,
    receivedAt: null,
  })
  const received = (await mark(id, { action: 'RECEIVE', kinds }, buyer.browser)).json as Inquiry
  expect(received.documentChecklist?.lines[1]).toMatchObject({ state: 'RECEIVED', receivedAt: expect.any(String) })
  const record = (await buyer.browser.get(`${MAIN}/inquiry/${id}/record`)).json as RecordEntry[]
  expect(record.slice(-4).map(({ kind, side, data }) => [kind, side, data['action'] ?? data['kind']])).toEqual([
    ['EXTRA_DOCUMENT_ADDED', 'SELLER', 'BILL_OF_LADING'],
    ['DOCUMENTS_MARKED', 'SELLER', 'CHECK'],
    ['DOCUMENTS_MARKED', 'SELLER', 'SEND'],
    ['DOCUMENTS_MARKED', 'BUYER', 'RECEIVE'],
  ])
  const [mail, ...others] = (await mailsOf(server.context, 'staging', buyer.email)).slice(mails)
  expect([mail?.template, others]).toEqual(['documentsSent', []])
  expect(mail?.text).toContain('1234567890')
})

test('[TRU-11] sends several documents with one tracking number, or none of them', async () => {
  const id = await boughtInquiry()
  for (const kind of ['BILL_OF_LADING', 'EXPORT_CERTIFICATE']) await add(sides.manager.browser, id, kind)
  await mark(id, { action: 'CHECK', kinds: ['BILL_OF_LADING'] })
  const both = { action: 'SEND', kinds: ['BILL_OF_LADING', 'EXPORT_CERTIFICATE'], ...PARCEL }
  const refused = await mark(id, both)
  expect(reasonOf(refused)).toEqual([409, 'DOCUMENT_UNCHECKED'])
  expect(refused.json).toMatchObject({
    reason: { message: 'Export certificate: This document has not been checked yet' },
  })
  expect(linesOf(await steps.read(id))).toMatchObject({ BILL_OF_LADING: 'CHECKED', EXPORT_CERTIFICATE: 'UPLOADED' })
  await mark(id, { action: 'CHECK', kinds: ['EXPORT_CERTIFICATE'] })
  const sent = (await mark(id, both)).json as Inquiry
  expect(sent.documentChecklist?.lines.slice(1, 3).map(({ trackingNumber }) => trackingNumber)).toEqual([
    PARCEL.trackingNumber,
    PARCEL.trackingNumber,
  ])
})

test('[TRU-11] rejects invalid steps, and undoes a mistaken one', async () => {
  const id = await boughtInquiry()
  const kinds = ['EXPORT_CERTIFICATE']
  expect(reasonOf(await mark(id, { action: 'CHECK', kinds }))).toEqual([409, 'DOCUMENT_MISSING'])
  expect(reasonOf(await mark(id, { action: 'RECEIVE', kinds }))).toEqual([409, 'DOCUMENT_NOT_SENT'])
  const { documentId } = await add(sides.manager.browser, id)
  expect(linesOf(await steps.read(id))).toMatchObject({ EXPORT_CERTIFICATE: 'MISSING' })
  const stranger = await sendDocument(sides.manager.browser)
  expect(reasonOf(await mark(id, { action: 'ASSIGN', kinds, documentId: stranger.id }))).toEqual([400, 'documentId'])
  expect((await mark(id, { action: 'ASSIGN', kinds, documentId })).status).toBe(200)
  await mark(id, { action: 'CHECK', kinds })
  expect(reasonOf(await add(sides.manager.browser, id, 'EXPORT_CERTIFICATE'))).toEqual([409, 'DOCUMENT_DONE'])
  const tomorrow = dayInJapan(new Date(Date.now() + 86_400_000).toISOString())
  for (const sentOn of [tomorrow, '2020-01-01'])
    expect(reasonOf(await mark(id, { action: 'SEND', kinds, ...PARCEL, sentOn }))).toEqual([400, 'sentOn'])
  for (const [body, fault] of [
    [{ action: 'SEND', kinds, courier: 'DHL', sentOn: TODAY }, 'trackingNumber'],
    [{ action: 'CHECK', kinds, documentId }, 'documentId'],
    [{ action: 'ASSIGN', kinds: [...kinds, 'PACKING_LIST'], documentId }, 'kinds'],
    [{ action: 'CHECK', kinds: ['PASSPORT'] }, 'kinds.0'],
  ] as const)
    expect(reasonOf(await mark(id, body))).toEqual([400, fault])
  await mark(id, { action: 'SEND', kinds, ...PARCEL })
  const undone = (await mark(id, { action: 'UNDO', kinds })).json as Inquiry
  expect(undone.documentChecklist?.lines[2]).toMatchObject({ state: 'CHECKED', trackingNumber: null })
  expect(linesOf((await mark(id, { action: 'UNDO', kinds })).json as Inquiry)).toMatchObject({
    EXPORT_CERTIFICATE: 'UPLOADED',
  })
})

test('[TRU-11] accepts the first of two managers and shows the other the current checklist', async () => {
  const { manager } = sides
  const id = await boughtInquiry()
  await add(manager.browser, id, 'BILL_OF_LADING')
  const { version } = await steps.read(id)
  const body = { action: 'CHECK', kinds: ['BILL_OF_LADING'] }
  const answers = await Promise.all([
    markAt(manager.browser, id, version, body),
    markAt(manager.browser, id, version, body),
  ])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const late = answers.find(({ status }) => status === 409)?.json as { current: Inquiry }
  expect(linesOf(late.current)).toMatchObject({ BILL_OF_LADING: 'CHECKED' })
  expect((await markAt(manager.browser, id, version, { ...body, action: 'UNDO' })).status).toBe(409)
})

test('[TRU-11] lets no buyer replace a document, and hides the checklist from other buyers', async () => {
  const { buyer, manager } = sides
  const id = await boughtInquiry()
  expect(linesOf((await add(buyer.browser, id, 'INSURANCE_CERTIFICATE')).json as Inquiry)).toMatchObject({
    INSURANCE_CERTIFICATE: 'UPLOADED',
  })
  expect(reasonOf(await add(buyer.browser, id, 'INSURANCE_CERTIFICATE'))).toEqual([409, 'DOCUMENT_DONE'])
  const kinds = ['INSURANCE_CERTIFICATE']
  for (const body of [
    { action: 'CHECK', kinds },
    { action: 'UNDO', kinds },
    { action: 'SEND', kinds, ...PARCEL },
  ])
    expect((await mark(id, body, buyer.browser)).status).toBe(403)
  await mark(id, { action: 'CHECK', kinds })
  await mark(id, { action: 'SEND', kinds, ...PARCEL })
  const other = await signedInPerson(server)
  expect((await mark(id, { action: 'RECEIVE', kinds }, other.browser)).status).toBe(404)
  expect(linesOf((await mark(id, { action: 'RECEIVE', kinds }, manager.browser)).json as Inquiry)).toMatchObject({
    INSURANCE_CERTIFICATE: 'RECEIVED',
  })
  const early = await openInquiry(server, sides)
  expect(reasonOf(await add(buyer.browser, early.id, 'BILL_OF_LADING'))).toEqual([409, 'TOO_EARLY'])
})

test('[TRU-11 TRU-06] follows the import rule in force and names the accepted inspection bodies', async () => {
  const rule = {
    country: 'KE',
    isAllowed: true,
    inspectionBodies: ['QISJ', 'JEVIC'],
    source: 'KEBS',
    confidence: 'HIGH',
  }
  const created = await sides.manager.browser.send('POST', `${MAIN}/import-rule`, rule)
  expect(created.status).toBe(201)
  const id = await boughtInquiry()
  const inspection = { kind: 'INSPECTION_CERTIFICATE', inspectionBodies: ['QISJ', 'JEVIC'] }
  const before = (await steps.read(id)).documentChecklist
  expect([before?.isOnFile, before?.lines[4]]).toMatchObject([false, inspection])
  const { id: ruleId } = created.json as { id: string }
  const documents = ['BILL_OF_LADING', 'INSPECTION_CERTIFICATE']
  const path = `${MAIN}/import-rule/${ruleId}`
  await sides.manager.browser.send('PUT', path, { ...rule, documents }, { 'if-match': '"1"' })
  expect((await steps.read(id)).documentChecklist).toMatchObject({
    isOnFile: true,
    lines: [{ kind: 'BILL_OF_LADING' }, inspection, { kind: 'INSURANCE_CERTIFICATE' }],
  })
})
