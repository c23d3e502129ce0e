import type { ErrorReply } from '@minato/contract/errors'
import type { Inquiry, RecordEntry } from '@minato/contract/inquiries-shapes'
import { afterEach, expect, test } from 'vitest'
import type { Reply } from '../../../testing/browser.ts'
import { expectRecordsWhole, MAIN, messagesIn, openInquiry, say } from '../../../testing/inquiries.ts'
import type { Sides } from '../../../testing/inquiries.ts'
import { contentPath, filesOf, sendDocument } from '../../../testing/documents.ts'
import { until } from '../../../testing/mail-server.ts'
import { asOwner } from '../../../testing/as-owner.ts'
import { withBothSides } from '../../../testing/inquiry-documents.ts'
import { PASSWORD, signedInPerson } from '../../../testing/people.ts'
import { startJobs } from '../../../platform/jobs/jobs.ts'
import { tasksOf } from '../../../tasks.ts'
import { storeDocument } from '../../documents/service.ts'
import type { ExportedRecord } from '../event-log/export.ts'
import { appendEvent, lockInquiry } from '../event-log/service.ts'
import { verifyRecord } from '../event-log/verify.ts'

const { server, sides } = withBothSides()
afterEach(() => expectRecordsWhole(server.context))

const ACCOUNT = '/api/uum/account'
const leave = ({ browser }: Sides['buyer']) => browser.send('POST', `${ACCOUNT}/deletion`, { password: PASSWORD })

test('[SES-11 TRU-01] deletes messages of a removed account and keeps the signed log whole', async () => {
  const buyer = await signedInPerson(server, { firstname: 'Wambui', lastname: 'Njeri' })
  const { manager } = sides
  const { id, reference } = await openInquiry(server, { ...sides, buyer }, { firstMessage: 'I am Wambui Njeri' })
  await say(manager.browser, manager.id, id, 'Dear Ms Njeri')
  const path = `${MAIN}/inquiry/${id}`
  const before = (await manager.browser.get(`${path}/record/export`)).json as ExportedRecord
  expect((await leave(buyer)).status).toBe(204)
  const seen = (await manager.browser.get(path)).json as Inquiry
  expect(seen).toMatchObject({
    reference,
    outcome: 'WITHDRAWN',
    nextStep: null,
    owner: { firstname: '', lastname: '' },
    customerInformation: { firstname: '', email: null, phoneNumber: null },
    lastMessage: { content: '' },
  })
  expect((await messagesIn(manager.browser, id)).map(({ content }) => content)).toEqual([null, null])
  const record = (await manager.browser.get(`${path}/record`)).json as RecordEntry[]
  expect(record.map(({ kind, side, content }) => [kind, side, content])).toEqual([
    ['OPENED', 'BUYER', null],
    ['MESSAGE', 'BUYER', null],
    ['MESSAGE', 'SELLER', null],
    ['ENDED', 'BUYER', null],
  ])
  const after = (await manager.browser.get(`${path}/record/export`)).json as ExportedRecord
  expect([verifyRecord(after), after.hashes.slice(0, 3)]).toEqual([[], before.hashes])
  expect(JSON.stringify([seen, record, after])).not.toMatch(/Wambui|Njeri/)
})

test('[SES-11] rejects deletion of an account with a paid car on its way', async () => {
  const { context } = server
  const buyer = await signedInPerson(server)
  const { id } = await openInquiry(server, { ...sides, buyer })
  const move = (kind: 'PROOF_ACCEPTED' | 'FINAL_INVOICE_ISSUED', data: object) =>
    context.db.write('staging', async (tx) =>
      appendEvent(context, tx, await lockInquiry(tx, 'system', id), kind, data as never),
    )
  await move('PROOF_ACCEPTED', { documentId: id })
  const refused = await leave(buyer)
  expect([refused.status, (refused.json as ErrorReply).message]).toEqual([400, expect.stringContaining('in progress')])
  expect((await buyer.browser.get(ACCOUNT)).status).toBe(200)
  expect((await messagesIn(buyer.browser, id))[0]?.content).toBe('Is this car still for sale?')
  await move('FINAL_INVOICE_ISSUED', { invoiceId: id, number: '1', total: 1 })
  expect((await leave(buyer)).status).toBe(204)
  const seen = (await sides.manager.browser.get(`${MAIN}/inquiry/${id}`)).json as Inquiry
  expect([seen.status, seen.outcome]).toEqual(['SALE_FINALIZED', null])
})

test('[SES-11 R02] rejects deletion while a payment is being accepted', async () => {
  const { context, url } = server
  const buyer = await signedInPerson(server)
  const { id } = await openInquiry(server, { ...sides, buyer })
  let leaving: Promise<Reply> | undefined
  await context.db.write('staging', async (tx) => {
    const inquiry = await lockInquiry(tx, 'system', id)
    leaving = leave(buyer)
    await until(async () => (await asOwner(url, 'select from pg_locks where not granted')).length > 0)
    await appendEvent(context, tx, inquiry, 'PROOF_ACCEPTED', { documentId: id })
  })
  expect((await leaving)?.status).toBe(400)
  expect((await buyer.browser.get(ACCOUNT)).status).toBe(200)
})

test('[SES-11 INQ-11] deletes files of a removed account except records of paid cars', async () => {
  const { context } = server
  const buyer = await signedInPerson(server)
  const { manager } = sides
  const talk = await openInquiry(server, { ...sides, buyer })
  const bought = await openInquiry(server, { ...sides, buyer })
  const refunded = await openInquiry(server, { ...sides, buyer })
  const put = async (id: string, what: 'message' | 'extra-document', { browser, id: who } = buyer): Promise<string> => {
    const document = await sendDocument(browser, id, 'passport of Amina.pdf')
    const body = { ownerId: who, content: 'See this', attachments: [document.id] }
    const isTalk = what === 'message'
    const path = `${MAIN}/inquiry/${id}/${isTalk ? what : `${what}/${document.id}`}`
    expect((await browser.send('POST', path, isTalk ? body : undefined)).status).toBe(201)
    return document.id
  }
  const unused = (await sendDocument(buyer.browser)).id
  const gone = [
    unused,
    await put(talk.id, 'message'),
    await put(talk.id, 'extra-document'),
    await put(talk.id, 'message', manager),
    await put(bought.id, 'message'),
  ]
  const invoice = await context.db.write('staging', (tx) =>
    storeDocument(context, tx, {
      bytes: Buffer.from('%PDF-1.4'),
      type: 'application/pdf',
      name: 'T-2026-0001.pdf',
      inquiryId: talk.id,
      personId: null,
      role: 'PAPER',
    }),
  )
  const kept = [
    invoice.id,
    await put(bought.id, 'extra-document'),
    await put(bought.id, 'extra-document', manager),
    await put(refunded.id, 'extra-document'),
  ]
  await context.db.write('staging', async (tx) => {
    const paid = await appendEvent(context, tx, await lockInquiry(tx, 'system', refunded.id), 'PROOF_ACCEPTED', {
      documentId: refunded.id,
    })
    await appendEvent(context, tx, paid, 'ENDED', { outcome: 'REFUNDED', carBecomes: null })
  })
  await context.db.write('staging', async (tx) =>
    appendEvent(context, tx, await lockInquiry(tx, 'system', bought.id), 'FINAL_INVOICE_ISSUED', {
      invoiceId: bought.id,
      number: '1',
      total: 1,
    }),
  )
  const data = (await buyer.browser.get(`${ACCOUNT}/data`)).json as { documents: { id: string }[] }
  expect(data.documents.map(({ id }) => id).sort()).toEqual([...gone, ...kept].sort())
  expect((await leave(buyer)).status).toBe(204)
  const jobs = startJobs(context, server.url, tasksOf(context))
  const filesLeft = async () => (await filesOf(server)).map((key) => key.slice(-36))
  await until(async () => !(await filesLeft()).some((id) => gone.includes(id)))
  await jobs.stop()
  expect((await filesLeft()).filter((id) => kept.includes(id)).sort()).toEqual([...kept].sort())
  for (const id of gone) expect((await manager.browser.get(contentPath(id))).status).toBe(404)
  for (const id of kept) expect((await manager.browser.get(contentPath(id))).status).toBe(200)
  const seen = (await manager.browser.get(`${MAIN}/inquiry/${bought.id}`)).json as Inquiry
  // The name that the buyer gave the document is removed; the dealer's stays.
  expect(seen.extraDocuments.map(({ name }) => name)).toEqual([null, 'passport of Amina.pdf'])
})
