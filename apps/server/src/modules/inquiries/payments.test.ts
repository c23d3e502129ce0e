import { randomUUID } from 'node:crypto'
import type { Inquiry, RecordEntry } from '@minato/contract/inquiries-shapes'
import type { Settings } from '@minato/contract/settings'
import type { InquiryEventKind, InquiryEvents } from '@minato/domain/inquiry-events'
import { afterEach, expect, test } from 'vitest'
import type { TestBrowser } from '../../testing/browser.ts'
import { expectRecordsWhole, MAIN, openInquiry } from '../../testing/inquiries.ts'
import { contentPath, sendDocument } from '../../testing/documents.ts'
import { mailsOf } from '../../testing/mails.ts'
import { withBothSides } from '../../testing/inquiry-documents.ts'
import { signedInPerson } from '../../testing/people.ts'
import { appendEvent, lockInquiry } from './event-log/service.ts'

const { server, sides } = withBothSides()
afterEach(() => expectRecordsWhole(server.context))

const PAID = ['PROOF_SUBMITTED', 'PROOF_ACCEPTED'] as const
const EVENTS: { [K in InquiryEventKind]?: () => InquiryEvents[K] } = {
  INVOICE_ISSUED: () => ({
    invoiceId: randomUUID(),
    number: 'T-1',
    total: 5000,
    validUntil: '2099-01-01T00:00:00.000Z',
    paymentDeadline: '2099-01-01T00:00:00.000Z',
  }),
  PROOF_SUBMITTED: () => ({ documentId: randomUUID() }),
  PROOF_ACCEPTED: () => ({ documentId: randomUUID() }),
  PURCHASE_CONFIRMED: () => ({}),
  ENDED: () => ({ outcome: 'LOST', carBecomes: null }),
}
/** An inquiry with these events. */
async function inquiryWithEvents(kinds: readonly InquiryEventKind[]): Promise<string> {
  const { id } = await openInquiry(server, sides)
  await server.context.db.write('staging', async (tx) => {
    let inquiry = await lockInquiry(tx, 'system', id)
    for (const kind of kinds) inquiry = await appendEvent(server.context, tx, inquiry, kind, EVENTS[kind]?.() as never)
  })
  return id
}
const ask = (browser: TestBrowser, method: 'POST' | 'PUT', id: string, what: string, body?: object, key?: string) =>
  browser.send(method, `${MAIN}/inquiry/${id}/${what}`, body, key ? { 'idempotency-key': key } : {})
const submit = (id: string, documentId: string, key?: string, browser = sides.buyer.browser) =>
  ask(browser, 'POST', id, 'payment-proof', { documentId }, key)
const lettersTo = async ({ email }: { email: string }, since: number) =>
  (await mailsOf(server.context, 'staging', email)).slice(since).map(({ template }) => template)
const mailsNow = async ({ email }: { email: string }) => (await mailsOf(server.context, 'staging', email)).length
const kindsOf = async (id: string) =>
  ((await sides.buyer.browser.get(`${MAIN}/inquiry/${id}/record`)).json as RecordEntry[]).map(({ kind }) => kind)

test('[INQ-07 INQ-10] accepts a buyer’s payment proof and notifies each side', async () => {
  const { buyer, manager } = sides
  const id = await inquiryWithEvents(['INVOICE_ISSUED'])
  const [hers, ours] = [await mailsNow(buyer), await mailsNow(manager)]
  const paper = await sendDocument(buyer.browser, id)
  const sent = await submit(id, paper.id)
  expect([sent.status, sent.json]).toMatchObject([
    201,
    {
      status: 'INVOICE_ISSUED',
      proof: { state: 'WAITING', document: paper },
      nextStep: { who: 'SELLER', what: 'ANSWER_PROOF' },
      isProcessed: false,
    },
  ])
  expect((await manager.browser.get(contentPath(paper.id))).status).toBe(200)
  const accepted = await ask(manager.browser, 'PUT', id, 'accept-payment-proof')
  expect([accepted.status, accepted.json]).toMatchObject([
    200,
    { status: 'PAYMENT_PROOF', proof: { state: 'ACCEPTED' }, nextStep: { what: 'CONFIRM_PURCHASE' } },
  ])
  expect((accepted.json as Inquiry).statusHistories.map(({ status }) => status)).toEqual([
    'INVOICE_ISSUED',
    'PAYMENT_PROOF',
  ])
  expect(await lettersTo(manager, ours)).toEqual(['proofCame'])
  expect(await lettersTo(buyer, hers)).toEqual(['proofAccepted'])
  const again = await ask(manager.browser, 'PUT', id, 'accept-payment-proof')
  expect([again.status, again.json]).toMatchObject([409, { message: 'Conflict', reason: { code: 'NO_PROOF' } }])
})

test('[INQ-07 INQ-10] rejects a proof with a reason shown only in the inquiry', async () => {
  const { buyer, manager } = sides
  const id = await inquiryWithEvents(['INVOICE_ISSUED'])
  const before = await mailsNow(buyer)
  expect((await ask(manager.browser, 'PUT', id, 'refuse-payment-proof', { reason: 'x' })).json).toMatchObject({
    status: 409,
    reason: { code: 'NO_PROOF' },
  })
  const paper = await sendDocument(buyer.browser, id)
  await submit(id, paper.id)
  for (const body of [{}, { reason: ' ' }, { reason: 'x'.repeat(1001) }])
    expect((await ask(manager.browser, 'PUT', id, 'refuse-payment-proof', body)).status).toBe(400)
  const reason = 'The amount is another one'
  const refused = await ask(manager.browser, 'PUT', id, 'refuse-payment-proof', { reason })
  expect(refused.json).toMatchObject({ status: 'INVOICE_ISSUED', proof: { state: 'REFUSED' } })
  const record = (await buyer.browser.get(`${MAIN}/inquiry/${id}/record`)).json as RecordEntry[]
  expect(record.at(-1)).toMatchObject({ kind: 'PROOF_REFUSED', content: { reason } })
  expect(await lettersTo(buyer, before)).toEqual(['proofRefused'])
  expect((await mailsOf(server.context, 'staging', buyer.email)).at(-1)?.text).not.toContain(reason)
  expect((await submit(id, paper.id)).json).toMatchObject({ status: 400, body: [{ path: 'documentId' }] })
  const next = await sendDocument(buyer.browser, id)
  expect((await submit(id, next.id)).json).toMatchObject({ proof: { state: 'WAITING', document: { id: next.id } } })
})

test('[INQ-07 R02] answers only the proof that the manager has seen', async () => {
  const { buyer, manager } = sides
  const id = await inquiryWithEvents(['INVOICE_ISSUED'])
  const [first, second] = [await sendDocument(buyer.browser, id), await sendDocument(buyer.browser, id)]
  await submit(id, first.id)
  await submit(id, second.id)
  const answer = (what: string, body: object) => ask(manager.browser, 'PUT', id, `${what}-payment-proof`, body)
  const reason = 'The amount is another one'
  for (const reply of [
    await answer('accept', { documentId: first.id }),
    await answer('refuse', { documentId: first.id, reason }),
  ])
    expect(reply.json).toMatchObject({ status: 409, reason: { code: 'NO_PROOF' } })
  expect((await answer('accept', { documentId: second.id })).json).toMatchObject({
    status: 'PAYMENT_PROOF',
    proof: { state: 'ACCEPTED', document: { id: second.id } },
  })
})

test('[INQ-07 INQ-03] accepts a second instalment without changing the step', async () => {
  const { buyer, manager } = sides
  for (const [kinds, status] of [
    [['INVOICE_ISSUED', ...PAID], 'PAYMENT_PROOF'],
    [['INVOICE_ISSUED', ...PAID, 'PURCHASE_CONFIRMED'], 'PURCHASE_CONFIRMED'],
  ] as const) {
    const id = await inquiryWithEvents(kinds)
    const { statusHistories } = (await buyer.browser.get(`${MAIN}/inquiry/${id}`)).json as Inquiry
    expect((await submit(id, (await sendDocument(buyer.browser, id)).id)).json).toMatchObject({
      status,
      nextStep: { what: 'ANSWER_PROOF' },
    })
    const { json } = await ask(manager.browser, 'PUT', id, 'accept-payment-proof')
    expect(json).toMatchObject({ status, proof: { state: 'ACCEPTED' }, statusHistories })
  }
})

test('[INQ-07 INQ-03] rejects a proof before the invoice or from others than the buyer', async () => {
  const { buyer, manager } = sides
  const early = await inquiryWithEvents([])
  const paper = await sendDocument(buyer.browser)
  expect((await submit(early, paper.id)).json).toMatchObject({ status: 409, reason: { code: 'TOO_EARLY' } })
  const id = await inquiryWithEvents(['INVOICE_ISSUED'])
  const managers = await sendDocument(manager.browser, id)
  expect((await submit(id, managers.id, undefined, manager.browser)).status).toBe(403)
  const other = await signedInPerson(server)
  const others = await sendDocument(other.browser)
  expect((await submit(id, others.id, undefined, other.browser)).status).toBe(404)
  expect((await submit(id, others.id)).json).toMatchObject({ status: 400, body: [{ path: 'documentId' }] })
  expect((await submit(id, paper.id)).status).toBe(201)
  const ended = await inquiryWithEvents(['INVOICE_ISSUED', 'ENDED'])
  expect((await submit(ended, (await sendDocument(buyer.browser)).id)).json).toHaveProperty('reason.code', 'CLOSED')
})

test('[R04 R06] applies proof, receipt and document once with and without a key', async () => {
  const { buyer, manager } = sides
  const id = await inquiryWithEvents(['INVOICE_ISSUED'])
  const proof = await sendDocument(buyer.browser, id)
  const times = (work: (i: number) => Promise<{ status: number }>) =>
    Promise.all(Array.from({ length: 20 }, (_, i) => work(i)))
  const count = async (kind: string) => (await kindsOf(id)).filter((one) => one === kind).length
  const mails = await mailsNow(manager)
  expect((await times(() => submit(id, proof.id))).map(({ status }) => status)).toEqual(Array(20).fill(201))
  expect([await count('PROOF_SUBMITTED'), await lettersTo(manager, mails)]).toEqual([1, ['proofCame']])
  await ask(manager.browser, 'PUT', id, 'accept-payment-proof')
  const receipt = await sendDocument(manager.browser, id)
  const all = (answers: { status: number }[]) => [...new Set(answers.map(({ status }) => status))]
  expect(all(await times(() => ask(manager.browser, 'POST', id, `receipt/${receipt.id}`)))).toEqual([201])
  const withKey = await sendDocument(manager.browser, id)
  const statuses = await times(() =>
    ask(manager.browser, 'POST', id, `receipt/${withKey.id}`, undefined, 'receipt-key'),
  )
  expect(statuses.every(({ status }) => status === 201 || status === 409)).toBe(true)
  expect(statuses.some(({ status }) => status === 201)).toBe(true)
  const extra = await sendDocument(buyer.browser, id)
  expect(all(await times(() => ask(buyer.browser, 'POST', id, `extra-document/${extra.id}`)))).toEqual([201])
  expect([await count('RECEIPT_ADDED'), await count('EXTRA_DOCUMENT_ADDED')]).toEqual([2, 1])
  const other = await sendDocument(manager.browser, id)
  expect((await ask(manager.browser, 'POST', id, `receipt/${other.id}`, undefined, 'receipt-key')).status).toBe(422)
})

test('[INQ-07 D05] lets only managers send receipts and both sides other documents', async () => {
  const { buyer, manager } = sides
  const early = await inquiryWithEvents(['INVOICE_ISSUED'])
  const paper = await sendDocument(manager.browser)
  const put = (browser: TestBrowser, id: string, what: string) => ask(browser, 'POST', id, what)
  expect((await put(manager.browser, early, `receipt/${paper.id}`)).json).toMatchObject({
    reason: { code: 'TOO_EARLY' },
  })
  const id = await inquiryWithEvents(['INVOICE_ISSUED', ...PAID])
  expect((await put(buyer.browser, id, `receipt/${(await sendDocument(buyer.browser, id)).id}`)).status).toBe(403)
  const before = [await mailsNow(buyer), await mailsNow(manager)]
  expect((await put(manager.browser, id, `receipt/${paper.id}`)).json).toMatchObject({ receipts: [paper] })
  const [hers, ours] = [await sendDocument(buyer.browser, id), await sendDocument(manager.browser, id)]
  expect((await put(buyer.browser, id, `extra-document/${hers.id}`)).json).toMatchObject({ extraDocuments: [hers] })
  expect((await put(manager.browser, id, `extra-document/${ours.id}`)).json).toMatchObject({
    extraDocuments: [hers, ours],
  })
  expect(await lettersTo(buyer, before[0] ?? 0)).toEqual(['paperCame', 'paperCame'])
  expect(await lettersTo(manager, before[1] ?? 0)).toEqual(['paperCame'])
  const other = await signedInPerson(server)
  for (const what of ['receipt', 'extra-document'])
    expect((await put(other.browser, id, `${what}/${(await sendDocument(other.browser)).id}`)).status).toBe(
      what === 'receipt' ? 403 : 404,
    )
  const ended = await inquiryWithEvents(['ENDED'])
  const late = await sendDocument(buyer.browser, ended)
  expect((await put(buyer.browser, ended, `extra-document/${late.id}`)).status).toBe(201)
})

test('[BO-12 INQ-08] stores B/L, voyage and container numbers and the usual port of loading', async () => {
  const { buyer, manager } = sides
  const { version, updatedAt: _, ...settings } = (await manager.browser.get(`${MAIN}/settings`)).json as Settings
  const named = { ...settings, phone: '+81 45 000 0000', email: 'sales@minato.example', portOfLoading: 'Nagoya' }
  const saved = await manager.browser.send('PUT', `${MAIN}/settings`, named, { 'if-match': `"${version}"` })
  expect(saved.status).toBe(200)
  const id = await inquiryWithEvents(['INVOICE_ISSUED', ...PAID, 'PURCHASE_CONFIRMED'])
  const read = async ({ browser }: typeof buyer) => (await browser.get(`${MAIN}/inquiry/${id}`)).json as Inquiry
  expect((await read(manager)).usualPortOfLoading).toBe('Nagoya')
  expect(await read(buyer)).not.toHaveProperty('usualPortOfLoading')
  const SHIPPING = {
    netWeight: null,
    grossWeight: null,
    companyShipping: 'MOL',
    shipName: null,
    cfs: null,
    estimatedDepartureDate: null,
    estimatedArrivalDate: null,
    portOfLoading: 'Nagoya',
  }
  const numbers = { billOfLading: 'MOLU12345678', voyage: '024W', containers: 'MSKU1234565' }
  const set = async (more: object) =>
    manager.browser.send(
      'PUT',
      `${MAIN}/inquiry/${id}/shipping`,
      { ...SHIPPING, ...more },
      { 'if-match': `"${(await read(manager)).version}"` },
    )
  expect((await set(numbers)).status).toBe(200)
  expect((await read(buyer)).shippingData).toEqual({ ...SHIPPING, ...numbers })
  for (const more of [{}, { billOfLading: null, voyage: null }]) expect((await set(more)).status).toBe(200)
  expect((await kindsOf(id)).filter((kind) => kind === 'SHIPPING_SET')).toHaveLength(2)
  expect((await read(manager)).usualPortOfLoading).toBeUndefined()
})

test('[INQ-08 INQ-10 API-11] accepts shipping after the purchase with ordered dates and notifies', async () => {
  const { buyer, manager } = sides
  const SHIPPING = {
    netWeight: 1200,
    grossWeight: 1300,
    companyShipping: 'Minato Line',
    shipName: 'Morning Calypso',
    cfs: 'Daikoku',
    estimatedDepartureDate: '2026-12-01',
    estimatedArrivalDate: '2027-01-14',
    portOfLoading: 'Yokohama',
  }
  const read = async (id: string) => (await buyer.browser.get(`${MAIN}/inquiry/${id}`)).json as Inquiry
  const setOn = (id: string, version: number, more: object = {}, browser = manager.browser) =>
    browser.send('PUT', `${MAIN}/inquiry/${id}/shipping`, { ...SHIPPING, ...more }, { 'if-match': `"${version}"` })
  const set = async (id: string, more: object = {}, browser = manager.browser) =>
    setOn(id, (await read(id)).version, more, browser)
  const early = await inquiryWithEvents(['INVOICE_ISSUED', ...PAID])
  expect((await set(early)).json).toMatchObject({ status: 409, reason: { code: 'TOO_EARLY' } })
  const id = await inquiryWithEvents(['INVOICE_ISSUED', ...PAID, 'PURCHASE_CONFIRMED'])
  expect((await set(id, {}, buyer.browser)).status).toBe(403)
  for (const [more, path] of [
    [{ estimatedArrivalDate: '2026-11-30' }, 'estimatedArrivalDate'],
    [{ estimatedArrivalDate: '2126-12-01' }, 'estimatedArrivalDate'],
    [Object.fromEntries(Object.keys(SHIPPING).map((key) => [key, null])), 'estimatedDepartureDate'],
    [{ grossWeight: 1199 }, 'grossWeight'],
    [{ estimatedDepartureDate: '2026-02-30' }, 'estimatedDepartureDate'],
    [{ netWeight: -1 }, 'netWeight'],
  ] as const)
    expect([path, (await set(id, more)).json]).toMatchObject([path, { status: 400, body: [{ path }] }])
  const before = await mailsNow(buyer)
  expect((await set(id)).json).toMatchObject({ shippingData: SHIPPING })
  expect((await set(id)).status).toBe(200)
  expect((await set(id, { estimatedArrivalDate: '2026-12-01', grossWeight: null })).status).toBe(200)
  expect(await kindsOf(id)).toEqual(expect.arrayContaining(['SHIPPING_SET']))
  expect((await kindsOf(id)).filter((kind) => kind === 'SHIPPING_SET')).toHaveLength(2)
  expect(await lettersTo(buyer, before)).toEqual(['shippingChanged', 'shippingChanged'])
  const [mail] = (await mailsOf(server.context, 'staging', buyer.email)).slice(before)
  expect(mail?.text).toMatch(/Morning Calypso[^]*1\sDecember 2026[^]*14\sJanuary 2027/)
  const seen = await read(id)
  expect(seen.arrivalDates.map(({ date }) => date)).toEqual(['2027-01-14', '2026-12-01'])
  expect(seen.progress.find(({ step }) => step === 'SHIPS')?.at).toBe('2026-12-01')

  // Two managers at once: the second gets a conflict with the current state (API-11).
  expect((await setOn(id, seen.version, { shipName: 'Aoi' })).status).toBe(200)
  expect((await setOn(id, seen.version, { shipName: 'Kaze' })).json).toMatchObject({
    status: 409,
    current: { version: seen.version + 1, shippingData: { shipName: 'Aoi' } },
  })
  expect((await ask(manager.browser, 'PUT', id, 'shipping', SHIPPING)).status).toBe(428)
  expect((await read(id)).shippingData?.shipName).toBe('Aoi')
})
