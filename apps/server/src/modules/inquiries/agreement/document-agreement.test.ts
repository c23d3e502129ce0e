import type { ErrorReply } from '@minato/contract/errors'
import type { Inquiry, RecordEntry } from '@minato/contract/inquiries-shapes'
import { expect, test } from 'vitest'
import { createClient, requestToken } from '../../../testing/api-clients.ts'
import type { TestBrowser } from '../../../testing/browser.ts'
import { CONSIGNEE, eventsIn, MAIN } from '../../../testing/inquiries.ts'
import { PDF } from '../../../testing/documents.ts'
import { appendEvent, lockInquiry } from '../event-log/service.ts'
import { reasonOf, usd } from '../../../testing/inquiry-documents.ts'
import { signedInPerson } from '../../../testing/people.ts'
import { billOfLading, textPdf } from '../../../testing/text-pdf.ts'
import { mistyped, withAgreement } from './agreement.fixture.ts'
import { verifyRecord } from '../event-log/verify.ts'

const { server, sides, steps, issued, shipped, upload, share, keptOfDealer, sentByBuyer, agreement, finalInvoice } =
  withAgreement()

const REASON = 'The carrier issues a corrected bill of lading tomorrow'

test('[TRU-11] blocks the final invoice while a bill of lading has one wrong digit', async () => {
  const { id, chassis } = await shipped()
  const documentId = await keptOfDealer(id, await billOfLading({ chassis: mistyped(chassis) }))
  const refused = await finalInvoice(id)
  expect(reasonOf(refused)).toEqual([409, 'DOCUMENTS_DIFFER'])
  const { body, differences } = refused.json as ErrorReply
  expect(body).toEqual([{ path: 'chassis', message: expect.stringContaining(`bl.pdf, page 1: ${mistyped(chassis)}`) }])
  expect(differences).toMatchObject([
    {
      field: 'chassis',
      values: [
        { kind: 'FINAL', value: chassis, page: null },
        { kind: 'PROFORMA', value: chassis, page: null },
        { kind: 'BILL_OF_LADING', documentId, name: 'bl.pdf', value: mistyped(chassis), page: 1, line: 8 },
      ],
    },
  ])
  const { papers, status } = await steps.read(id)
  expect([papers.map(({ kind }) => kind), status]).toEqual([['PROFORMA'], 'PURCHASE_CONFIRMED'])
})

test('[TRU-11] issues the final invoice beside a matching bill of lading', async () => {
  const { id, chassis } = await shipped()
  await keptOfDealer(id, await billOfLading({ chassis: chassis.replace('-', ' - ').toLowerCase() }))
  expect(await agreement(id)).toMatchObject({
    differences: [],
    documents: [
      { kind: 'PROFORMA', state: 'CHECKED' },
      { kind: 'BILL_OF_LADING', name: 'bl.pdf', state: 'CHECKED' },
    ],
  })
  expect((await finalInvoice(id)).status).toBe(201)
})

test('[TRU-11] compares consignee, vessel and port of discharge', async () => {
  const { id, chassis } = await shipped()
  const wrong = { consignee: 'JOHN KAMAU', vessel: 'EVENING CALYPSO', port: 'DAR ES SALAAM, TANZANIA' }
  await keptOfDealer(id, await billOfLading({ chassis, ...wrong }))
  const { body } = (await finalInvoice(id)).json as ErrorReply
  expect(body?.map(({ path }) => path)).toEqual(['consignee', 'portOfDischarge', 'vessel'])
})

test('[TRU-11] continues with a reason of a manager and hides it from the buyer', async () => {
  const { id, chassis } = await shipped()
  await keptOfDealer(id, await billOfLading({ chassis: mistyped(chassis) }))
  for (const acceptDifferencesReason of ['', '  ', 'x'.repeat(1001)])
    expect((await finalInvoice(id, { acceptDifferencesReason })).status).toBe(400)
  expect((await finalInvoice(id, { acceptDifferencesReason: REASON })).status).toBe(201)
  const events = await eventsIn(server.context, id)
  expect(events.slice(-2).map(({ kind, data, actorId }) => [kind, data, actorId])).toMatchObject([
    ['DIFFERENCES_ACCEPTED', { step: 'FINAL' }, sides.manager.id],
    ['FINAL_INVOICE_ISSUED', {}, sides.manager.id],
  ])
  expect((await agreement(id)).accepted).toEqual([
    { at: expect.any(String), by: expect.objectContaining({ id: sides.manager.id }), step: 'FINAL', reason: REASON },
  ])
  const record = async (browser: TestBrowser, path = '') =>
    (await browser.get(`${MAIN}/inquiry/${id}/record${path}`)).json
  const entry = ((await record(sides.manager.browser)) as RecordEntry[]).find(
    ({ kind }) => kind === 'DIFFERENCES_ACCEPTED',
  )
  expect(entry?.content).toEqual({ reason: REASON, fields: ['chassis'] })
  const whole = await record(sides.buyer.browser, '/export')
  expect(verifyRecord(whole)).toEqual([])
  const own = (await sides.buyer.browser.get('/api/uum/user/data')).json
  for (const shown of [
    await record(sides.buyer.browser),
    whole,
    own,
    await sides.buyer.browser.get(`${MAIN}/inquiry/${id}`),
  ])
    expect(JSON.stringify(shown)).not.toContain(REASON)
  expect(verifyRecord(await record(sides.manager.browser, '/export'))).toEqual([])
})

test('[TRU-11 R06] issues once on a double click with a reason', async () => {
  const { id, chassis } = await shipped()
  await keptOfDealer(id, await billOfLading({ chassis: mistyped(chassis) }))
  const press = () => finalInvoice(id, { acceptDifferencesReason: REASON }, { 'idempotency-key': `final-${id}` })
  const answers = await Promise.all([press(), press(), press()])
  expect(answers.some(({ status }) => status === 201)).toBe(true)
  expect((await press()).status).toBe(201)
  const kinds = (await eventsIn(server.context, id)).map(({ kind }) => kind)
  for (const kind of ['DIFFERENCES_ACCEPTED', 'FINAL_INVOICE_ISSUED'])
    expect([kind, kinds.filter((one) => one === kind).length]).toEqual([kind, 1])
})

test('[TRU-11 API-13] blocks API clients, which cannot accept differences', async () => {
  const { id, chassis } = await shipped()
  await keptOfDealer(id, await billOfLading({ chassis: mistyped(chassis) }))
  const token = await requestToken(server, await createClient(sides.manager.browser, ['main.write']))
  const call = async (payload?: object) => {
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url: `${MAIN}/inquiry/${id}/final-invoice`,
      headers: { 'tenant-id': 'staging', host: 'localhost:3000', authorization: `Bearer ${token.json.access_token}` },
      ...(payload && { payload }),
    })
    return statusCode
  }
  expect([await call(), await call({ acceptDifferencesReason: REASON })]).toEqual([409, 403])
  expect((await steps.read(id)).papers).toHaveLength(1)
})

test('[TRU-11] asks for a reason to share an uploaded document that differs', async () => {
  const { id, chassis } = await issued()
  const { browser } = sides.manager
  const documentId = await upload(browser, id, await billOfLading({ chassis: mistyped(chassis) }))
  expect(reasonOf(await share(browser, id, documentId))).toEqual([409, 'DOCUMENTS_DIFFER'])
  const message = { ownerId: sides.manager.id, content: 'Your bill of lading', attachments: [documentId] }
  expect(reasonOf(await steps.send('POST', `${id}/message`, message))).toEqual([409, 'DOCUMENTS_DIFFER'])
  const content = `/api/archiving/document/${documentId}/content`
  expect((await sides.buyer.browser.get(content)).status).toBe(404)
  expect((await share(browser, id, documentId, { acceptDifferencesReason: REASON })).status).toBe(201)
  expect((await sides.buyer.browser.get(content)).status).toBe(200)
  // Accepting the same differences again changes nothing.
  expect((await share(browser, id, documentId, { acceptDifferencesReason: REASON })).status).toBe(201)
  expect((await agreement(id)).accepted).toHaveLength(1)
})

test('[TRU-11] shares a document that states nothing while others differ', async () => {
  const { id, chassis } = await issued()
  await keptOfDealer(id, await billOfLading({ chassis: mistyped(chassis) }))
  const { browser } = sides.manager
  expect((await share(browser, id, await upload(browser, id, await textPdf(['Opening hours'])))).status).toBe(201)
})

test('[TRU-11] replaces a wrong bill of lading by a corrected one of the same side', async () => {
  const { id, chassis } = await shipped()
  const { browser } = sides.manager
  const wrong = await upload(browser, id, await billOfLading({ chassis: mistyped(chassis) }))
  await share(browser, id, wrong, { acceptDifferencesReason: REASON })
  // The buyer's copy cannot hide what the dealer has sent.
  await sentByBuyer(id, await billOfLading({ chassis }))
  expect((await agreement(id)).differences).toMatchObject([{ field: 'chassis' }])
  expect((await share(browser, id, await upload(browser, id, await billOfLading({ chassis })))).status).toBe(201)
  const { differences, documents } = await agreement(id)
  expect([differences, documents.map(({ state }) => state)]).toEqual([
    [],
    ['CHECKED', 'REPLACED', 'CHECKED', 'CHECKED'],
  ])
  expect((await finalInvoice(id)).status).toBe(201)
})

test('[TRU-11] reports what cannot be read as not checked', async () => {
  const { id } = await issued()
  const pixel = Buffer.from(
    '47494638396101000100800000ffffff00000021f90400000000002c00000000010001000002024401003b',
    'hex',
  )
  const thirtyOne = Array.from({ length: 31 }, () => ['BILL OF LADING'])
  await sentByBuyer(id, await textPdf([]), 'scan.pdf')
  await sentByBuyer(id, PDF, 'damaged.pdf')
  await sentByBuyer(id, await textPdf(...thirtyOne), 'long.pdf')
  await sentByBuyer(id, pixel, 'photo.gif', 'image/gif')
  await sentByBuyer(id, await textPdf(['Opening hours']), 'note.pdf')
  const { documents } = await agreement(id)
  expect(documents.slice(1).map(({ name, state }) => [name, state])).toEqual([
    ['scan.pdf', 'NO_TEXT'],
    ['damaged.pdf', 'UNREADABLE'],
    ['long.pdf', 'UNREADABLE'],
    ['photo.gif', 'NO_TEXT'],
    ['note.pdf', 'NOTHING_TO_COMPARE'],
  ])
})

test('[TRU-11] blocks after a changed consignee until the proforma is issued anew', async () => {
  const { id } = await issued()
  await steps.paid(id)
  // The account as an approved proposal leaves it.
  const change = { hasCustomerInformation: true }
  await server.context.db.write('staging', async (tx) =>
    appendEvent(server.context, tx, await lockInquiry(tx, 'system', id), 'EDITED', change, {
      customerInformation: CONSIGNEE,
    }),
  )
  const { version } = await steps.read(id)
  const edit = { amountFOB: usd(6000) }
  expect((await steps.send('PUT', id, edit, { headers: { 'if-match': `"${version}"` } })).status).toBe(200)
  const fields = async () => (await agreement(id)).differences.map(({ field }) => field)
  expect(await fields()).toEqual(['consignee', 'fob', 'total'])
  const receipt = { amount: usd(100), receivedOn: '2026-06-01', reason: 'Paid before the invoice' }
  const refused = await steps.send('POST', `${id}/receipt`, receipt)
  expect((refused.json as ErrorReply).body?.map(({ path }) => path)).toEqual(['consignee'])
  await steps.generate(id)
  expect((await steps.issue(id)).status).toBe(201)
  expect(await fields()).toEqual([])
  expect((await steps.send('POST', `${id}/receipt`, receipt)).status).toBe(201)
})

test('[TRU-11 INQ-11] shows the comparison to managers of the dealer only', async () => {
  const { id } = await issued()
  const path = `${MAIN}/inquiry/${id}/document-agreement`
  expect((await sides.buyer.browser.get(path)).status).toBe(403)
  const foreign = await signedInPerson(server, { role: 'SALES_MANAGER', tenant: 'second' })
  expect((await foreign.browser.get(path, { 'tenant-id': 'second' })).status).toBe(404)
  expect(((await sides.buyer.browser.get(`${MAIN}/inquiry/${id}`)).json as Inquiry).id).toBe(id)
})
