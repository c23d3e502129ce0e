import type { Inquiry, RecordEntry } from '@minato/contract/inquiries-shapes'
import { afterEach, expect, test } from 'vitest'
import { CONSIGNEE, expectRecordsWhole, MAIN, openInquiry } from '../../../testing/inquiries.ts'
import { reasonOf, usd, withBothSides } from '../../../testing/inquiry-documents.ts'
import { readPdf } from '../../../testing/pdf.ts'

const { server, sides, steps, desk } = withBothSides()
afterEach(() => expectRecordsWhole(server.context))

const enter = (id: string, body: object, version: number, browser = sides.buyer.browser) =>
  browser.send('PUT', `${MAIN}/inquiry/${id}/consignee`, body, { 'if-match': `"${version}"` })

test('[F23] prints the consignee entered by the buyer and corrected by the manager', async () => {
  const { id, version } = await openInquiry(server, sides)
  const entered = await enter(id, CONSIGNEE, version)
  expect([entered.status, entered.json]).toMatchObject([200, { customerInformation: CONSIGNEE }])
  const log = async () => (await sides.buyer.browser.get(`${MAIN}/inquiry/${id}/record`)).json as RecordEntry[]
  expect((await log()).at(-1)).toMatchObject({
    kind: 'EDITED',
    side: 'BUYER',
    data: { hasCustomerInformation: true },
    content: { customerInformation: CONSIGNEE },
  })
  const { version: read, customerInformation } = await steps.read(id)
  const corrected = { ...customerInformation, address: '14, avenue du Port' }
  const headers = { 'if-match': `"${read}"` }
  expect((await steps.send('PUT', id, { customerInformation: corrected }, { headers })).status).toBe(200)
  expect((await log()).at(-1)).toMatchObject({ kind: 'EDITED', side: 'SELLER' })
  await steps.generate(id)
  expect((await steps.issue(id)).status).toBe(201)
  await steps.paid(id)
  await steps.send('POST', `${id}/receipt`, { amount: usd(10), receivedOn: '2026-06-09', reason: 'Paid early' })
  await steps.shipped(id)
  const { papers } = (await steps.send('POST', `${id}/final-invoice`)).json as Inquiry
  expect(papers.map(({ kind }) => kind)).toEqual(['PROFORMA', 'RECEIPT', 'FINAL'])
  for (const { document } of papers)
    expect(readPdf(await steps.bytesOf(document.id)).text.replaceAll(/\s+/g, ' ')).toMatch(
      /Consignee Joseph Kabila & Fils 14, avenue du Port BP 7 Matadi, Democratic Republic of the Congo Tel\. \+243/,
    )
})

test('[F23] rejects an incomplete consignee at its field and a stale one as a conflict', async () => {
  const { id, version } = await openInquiry(server, sides)
  for (const [wrong, path] of [
    [{ address: ' ' }, 'address'],
    [{ address: null }, 'address'],
    [{ city: null }, 'city'],
    [{ country: 'XX' }, 'country'],
    [{ phoneNumber: null }, 'phoneNumber'],
    [{ phoneNumber: { countryCode: '243', number: '0000' } }, 'phoneNumber.number'],
  ] as const)
    expect(reasonOf(await enter(id, { ...CONSIGNEE, ...wrong }, version))).toEqual([400, path])
  expect((await enter(id, CONSIGNEE, version)).status).toBe(200)
  const late = await enter(id, { ...CONSIGNEE, city: 'Boma' }, version)
  expect([late.status, (late.json as { current?: Inquiry }).current?.customerInformation.city]).toEqual([409, 'Matadi'])
})

test('[F23] lets only the buyer enter the consignee, before the invoice is issued', async () => {
  const { id, version } = await openInquiry(server, sides)
  expect((await enter(id, CONSIGNEE, version, desk)).status).toBe(403)
  await steps.generate(id)
  const { papers, version: issued } = (await steps.issue(id)).json as Inquiry
  expect(reasonOf(await enter(id, CONSIGNEE, issued))).toEqual([409, 'TOO_LATE'])
  expect(readPdf(await steps.bytesOf(papers[0]?.document.id ?? '')).text).not.toContain('Kabila')
})
