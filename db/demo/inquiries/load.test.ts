import type { DocumentAgreement } from '@minato/contract/document-agreement'
import type { Inquiry, InquiryCard } from '@minato/contract/inquiries-shapes'
import type { ArrivalEntry, Voyage } from '@minato/contract/voyages'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ensureDemonstrationPeople } from '../../../apps/server/src/modules/users/demonstration.ts'
import { sql } from '../../../apps/server/src/platform/database/sql.ts'
import { testServer } from '../../../apps/server/src/testing/app.ts'
import type { TestServer } from '../../../apps/server/src/testing/app.ts'
import { expectRecordsWhole, MAIN, messagesIn } from '../../../apps/server/src/testing/inquiries.ts'
import { signedInPerson } from '../../../apps/server/src/testing/people.ts'
import { loadDemonstration } from '../load.ts'
import { loadDemonstrationInquiries } from './load.ts'
import { STORIES } from './stories.ts'

let server: TestServer
/** Time limit of each document, ms. */
let limits: (number | undefined)[] = []
beforeAll(async () => {
  server = await testServer({ LOG_LEVEL: process.env['LOG'] ?? 'silent' })
  await loadDemonstration(server.context, () => {})
  await ensureDemonstrationPeople(server.context)
  const began = performance.now()
  const { context } = server
  const clock = vi.spyOn(globalThis, 'setTimeout')
  await loadDemonstrationInquiries({ ...context, config: { ...context.config, isProduction: true } })
  // `drawPaper` calls this function when a document takes too long.
  limits = clock.mock.calls.filter(([work]) => work.name === 'onTimeout').map(([, ms]) => ms)
  clock.mockRestore()
  if (process.env['LOG']) console.log('inquiries', performance.now() - began)
})
afterAll(() => server.close())

test('[OPS-01 INQ-03 TRU-01] has inquiries of both languages in every step, with valid logs', async () => {
  const manager = await signedInPerson(server, { role: 'SALES_MANAGER', firstname: 'Haruka', lastname: 'Sato' })
  const { items, total } = (await manager.browser.get(`${MAIN}/inquiry?limit=100`)).json as {
    items: InquiryCard[]
    total: number
  }
  expect(total).toBe(STORIES.length)
  expect(new Set(items.map(({ status }) => status)).size).toBe(5)
  expect(items.filter(({ owner }) => owner.firstname === 'Amina')).toHaveLength(3)
  expect(items.some(({ outcome }) => outcome === 'LOST')).toBe(true)
  expect(items.some(({ isArchived }) => isArchived)).toBe(true)
  expect(items.filter(({ isCarReserved }) => isCarReserved)).toHaveLength(1)
  expect(await expectRecordsWhole(server.context)).toBe(STORIES.length)
  const bad = await server.context.db.read(
    'staging',
    sql`select i.reference from inquiries.inquiry i join vehicles.car c on c.tenant_id = i.tenant_id and c.id = i.car_id
      where i.status in ('PURCHASE_CONFIRMED', 'SALE_FINALIZED') and c.status <> 'SOLD'`,
  )
  expect(bad).toEqual([])
  expect(await server.context.db.read('staging', sql`select 1 from platform.mail`)).toEqual([])
})

test('[TRU-12 OPS-01] has a short transfer with a bank fee within the tolerance', async () => {
  const { browser } = await signedInPerson(server, { role: 'SALES_MANAGER', firstname: 'Haruka', lastname: 'Sato' })
  const { items } = (await browser.get(`${MAIN}/inquiry?queryText=mwangi`)).json as { items: InquiryCard[] }
  const { balance } = (await browser.get(`${MAIN}/inquiry/${items[0]?.id}`)).json as Inquiry
  expect(balance).toMatchObject({ state: 'PAID', fees: 2500, withinTolerance: 1500 })
})

test('[OPS-01 TRU-01 TRU-07] dates quotes, prices, documents and proofs as the log does', async () => {
  const { browser } = await signedInPerson(server, { role: 'SALES_MANAGER', firstname: 'Haruka', lastname: 'Sato' })
  const { items } = (await browser.get(`${MAIN}/inquiry?limit=100`)).json as { items: InquiryCard[] }
  let seen = 0
  for (const { id } of items) {
    const inquiry = (await browser.get(`${MAIN}/inquiry/${id}`)).json as Inquiry
    const { reference, createdAt, quote, proof, papers } = inquiry
    const inForce = [...JSON.stringify(quote.lines).matchAll(/"(?:validFrom|effectiveTime)":"([^"]+)"/g)]
    expect([reference, inForce.filter(([, since = '']) => since > createdAt)]).toEqual([reference, []])
    expect([reference, quote.asOf]).toEqual([reference, createdAt])
    for (const { issuedAt, document } of papers) expect([reference, document?.createdAt]).toEqual([reference, issuedAt])
    expect([reference, proof?.document?.createdAt]).toEqual([reference, proof?.at])
    const paid = papers.filter(({ kind }) => kind === 'RECEIPT').reduce((sum, { total }) => sum + total, 0)
    expect([reference, paid <= (inquiry.invoice?.total ?? 0)]).toEqual([reference, true])
    seen += papers.length + inForce.length
  }
  expect(seen).toBeGreaterThan(40)
})

test('[OPS-01] waits long enough for documents on a first start', () => {
  expect(limits.length).toBeGreaterThan(5)
  expect(limits.filter((limit) => (limit ?? 0) < 60_000)).toEqual([])
})

test('[OPS-01] creates no inquiry twice on a second start', async () => {
  await loadDemonstrationInquiries(server.context)
  expect(await expectRecordsWhole(server.context)).toBe(STORIES.length)
})

test('[OPS-01 TRU-11] contains a bill of lading with a wrong digit that blocks its final invoice', async () => {
  const { browser } = await signedInPerson(server, { role: 'SALES_MANAGER', firstname: 'Haruka', lastname: 'Sato' })
  const { items } = (await browser.get(`${MAIN}/inquiry?limit=100`)).json as { items: InquiryCard[] }
  const differing: [string, DocumentAgreement['differences']][] = []
  for (const { id } of items) {
    const { differences } = (await browser.get(`${MAIN}/inquiry/${id}/document-agreement`)).json as DocumentAgreement
    if (differences.length) differing.push([id, differences])
  }
  expect(differing).toEqual([[expect.any(String), [expect.objectContaining({ field: 'chassis' })]]])
  const id = differing[0]?.[0] ?? ''
  const { status, json } = await browser.send('POST', `${MAIN}/inquiry/${id}/final-invoice`)
  expect([status, json]).toMatchObject([409, { reason: { code: 'DOCUMENTS_DIFFER' } }])
})

test('[TRU-10 OPS-01] has a delay that makes a car too old, with a message to the buyer', async () => {
  const { browser } = await signedInPerson(server, { role: 'SALES_MANAGER', firstname: 'Haruka', lastname: 'Sato' })
  const voyages = (await browser.get(`${MAIN}/voyage`)).json as Voyage[]
  expect(voyages.map(({ portCalls, booked }) => `${portCalls[0]?.name} ${booked}`).toSorted()).toEqual([
    'Abidjan 1',
    'Mombasa 0',
    'Mombasa 1',
  ])
  const { items } = (await browser.get(`${MAIN}/inquiry?queryText=traor`)).json as { items: InquiryCard[] }
  const whole = await Promise.all(
    items.map(async ({ id }) => (await browser.get(`${MAIN}/inquiry/${id}`)).json as Inquiry),
  )
  const id = whole.find(({ voyageId }) => voyageId)?.id ?? ''
  const arrivals = (await browser.get(`${MAIN}/inquiry/${id}/arrival`)).json as ArrivalEntry[]
  expect(arrivals.map(({ verdict }) => verdict?.state)).toEqual(['AT_RISK', 'REFUSED'])
  expect((await messagesIn(browser, id))[0]?.content).toMatch(/a du retard[^]*ne peut plus être importée/)
})

test('[TRU-05 OPS-01] has a car that is at risk for Mombasa by twelve days', async () => {
  const { browser } = await signedInPerson(server, { role: 'SALES_MANAGER', firstname: 'Haruka', lastname: 'Sato' })
  const { items } = (await browser.get(`${MAIN}/inquiry?queryText=namukasa`)).json as { items: InquiryCard[] }
  const { json } = await browser.get(`${MAIN}/inquiry/${items[0]?.id}/arrival-verdict`)
  expect(json).toMatchObject({ country: 'UG', state: 'AT_RISK', reason: 'TOO_OLD', days: 12, arrivalBasis: 'SHIPPING' })
  // The rules were on file when the car was sold.
  const at = new Date(Date.now() - 480 * 3_600_000).toISOString()
  const past = await browser.get(`${MAIN}/inquiry/${items[0]?.id}/arrival-verdict?at=${at}`)
  expect(past.json).toMatchObject({ arrivalBasis: 'TRANSIT_DAYS', rules: [{ version: 1 }] })
})

test('[TRU-11 OPS-01] has a shipped inquiry whose documents are in different states', async () => {
  const { browser } = await signedInPerson(server, { role: 'SALES_MANAGER', firstname: 'Haruka', lastname: 'Sato' })
  const { items } = (await browser.get(`${MAIN}/inquiry?limit=100`)).json as { items: InquiryCard[] }
  const shipped = items.find(({ owner, status }) => owner.firstname === 'Amina' && status === 'SALE_FINALIZED')
  const { documentChecklist } = (await browser.get(`${MAIN}/inquiry/${shipped?.id}`)).json as Inquiry
  expect(documentChecklist?.isOnFile).toBe(true)
  expect(documentChecklist?.lines.map(({ kind, state }) => [kind, state])).toEqual([
    ['INVOICE', 'RECEIVED'],
    ['BILL_OF_LADING', 'RECEIVED'],
    ['EXPORT_CERTIFICATE', 'SENT'],
    ['EXPORT_CERTIFICATE_TRANSLATION', 'SENT'],
    ['INSPECTION_CERTIFICATE', 'CHECKED'],
    ['INSURANCE_CERTIFICATE', 'MISSING'],
  ])
})
