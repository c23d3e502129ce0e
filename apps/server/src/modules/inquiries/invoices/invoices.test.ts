import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { momentInWords } from '@minato/domain/deadlines'
import { afterEach, expect, test } from 'vitest'
import { sql } from '../../../platform/database/sql.ts'
import { act, changeAccount, eventsIn, expectRecordsWhole, MAIN, openInquiry } from '../../../testing/inquiries.ts'
import { mailsOf } from '../../../testing/mails.ts'
import { asOwner } from '../../../testing/as-owner.ts'
import { rawOf, reasonOf, usd, withBothSides } from '../../../testing/inquiry-documents.ts'
import { readPdf } from '../../../testing/pdf.ts'

const { server, sides, steps } = withBothSides()
afterEach(() => expectRecordsWhole(server.context))

const documentIn = ({ papers }: Inquiry, number?: string) => {
  const found = number ? papers.find((paper) => paper.number === number) : papers.at(-1)
  if (!found) throw new Error('there is no such document')
  return found
}
const byStatus = ([a]: unknown[], [b]: unknown[]): number => Number(a) - Number(b)
const issuedNumbers = async (): Promise<string[]> =>
  (
    await server.context.db.read<{ number: string }>(
      'staging',
      sql`select number from inquiries.paper where tenant_id = 'staging' and kind = 'PROFORMA' order by no`,
    )
  ).map(({ number }) => number)

test('[INQ-06 INQ-15 INQ-10] drafts, previews, issues and mails a proforma to both sides', async () => {
  const { id } = await openInquiry(server, sides)
  expect(reasonOf(await steps.issue(id))).toEqual([409, 'NO_INVOICE'])
  const before = await issuedNumbers()
  const draft = await steps.generate(id)
  expect([draft.status, draft.json]).toMatchObject([
    201,
    { status: 'NEGOTIATION', invoice: { state: 'DRAFT', number: null } },
  ])
  const preview = readPdf(await rawOf(server, `${MAIN}/inquiry/${id}/invoice/preview`, sides.manager.browser))
  expect(preview.text).toContain('DRAFT')
  expect(preview.text).not.toMatch(/MNT-\d/)
  expect((await steps.generate(id)).status).toBe(201)
  expect(await issuedNumbers()).toEqual(before)

  const answer = await steps.issue(id)
  const issued = answer.json as Inquiry
  const paper = documentIn(issued)
  expect([answer.status, issued.status, issued.invoice, issued.nextStep]).toMatchObject([
    201,
    'INVOICE_ISSUED',
    { state: 'ISSUED', number: paper.number, total: 8110 },
    { who: 'BUYER', what: 'SEND_PROOF' },
  ])
  expect(paper).toMatchObject({ kind: 'PROFORMA', state: 'VALID', total: 8110, document: { type: 'application/pdf' } })
  const days = (from: string | null | undefined) => (Date.parse(from ?? '') - Date.parse(paper.issuedAt)) / 86_400_000
  expect(days(issued.invoice?.validUntil)).toBeGreaterThan(6)
  expect(days(issued.invoice?.paymentDeadline)).toBeLessThanOrEqual(6)
  const { text, fonts } = readPdf(await steps.bytesOf(paper.document.id))
  for (const expected of [
    paper.number,
    paper.code,
    'Minato Motors Co., Ltd.',
    'Amina Otieno',
    'Mombasa, Kenya',
    'CIF Mombasa',
    '11 m³ × USD 92',
    '1.25% of vehicle and freight',
    'USD 8,110',
    'Eight thousand one hundred and ten US dollars only',
    '000 0002290',
    'EXMPJPJT',
    'Page 1 of 1',
    'JST',
    ' Nairobi)',
  ])
    expect(text).toContain(expected)
  expect(fonts.every(({ isEmbedded }) => isEmbedded)).toBe(true)
  expect(await steps.bytesOf(paper.document.id, sides.manager.browser)).toEqual(await steps.bytesOf(paper.document.id))
  const mail = (await mailsOf(server.context, 'staging', sides.buyer.email)).find(
    ({ template }) => template === 'invoiceIssued',
  )
  expect(mail?.subject).toContain(paper.number)
})

test('[F24 INQ-15] states deadlines at the same times on invoice and email', async () => {
  const { id, version } = await openInquiry(server, sides)
  const edited = await steps.send('PUT', id, { finalDestination: 'UG' }, { headers: { 'if-match': `"${version}"` } })
  expect(edited.status).toBe(200)
  await steps.generate(id)
  const { reference, papers, invoice } = (await steps.issue(id)).json as Inquiry
  const mail = (await mailsOf(server.context, 'staging', sides.buyer.email)).find(
    ({ template, subject }) => template === 'invoiceIssued' && subject.includes(`N° ${reference}`),
  )
  const { text } = readPdf(await steps.bytesOf(papers[0]?.document.id ?? ''))
  // The buyer lives in Kenya, the car goes to Uganda.
  for (const instant of [invoice?.validUntil, invoice?.paymentDeadline])
    for (const source of [mail?.text, text])
      expect(source?.replaceAll('\u00a0', ' ')).toContain(
        momentInWords(instant ?? '', 'KE', 'en').replaceAll('\u00a0', ' '),
      )
  expect(text).not.toContain('Kampala')
})

test('[M05 INQ-06 U05] keeps an issued document unchanged after later changes', async () => {
  const { id, version, papers, invoice } = await steps.issued()
  const document = papers[0]?.document.id ?? ''
  const bytes = await steps.bytesOf(document)
  const { db } = server.context
  await changeAccount(server)
  await db.write('staging', async (tx) => {
    await tx.rows(sql`update settings.company set facts = facts || '{"legalName":"Other"}' where tenant_id = 'staging'`)
    await tx.rows(sql`insert into ports.tariff (tenant_id, port_id, value) values ('staging', ${sides.portId}, 120)`)
  })
  const edit = { amountFOB: usd(7000), discount: usd(50), isActivateDiscount: true }
  await steps.send('PUT', id, edit, { headers: { 'if-match': `"${version}"` } })
  const after = await steps.read(id)
  expect([after.total, after.invoice?.total, after.papers[0]?.total]).toEqual([8210, 8110, 8110])
  expect(await steps.bytesOf(document)).toEqual(bytes)
  // Every line that differs from the preview is reported.
  expect(after.invoice?.comparison).toMatchObject({
    isFinal: false,
    isSame: false,
    proformaTotal: 8110,
    finalTotal: 8210,
  })
  // Not even the server's database role may change it.
  for (const table of ['paper', 'paper_end', 'paper_reminder']) {
    const [granted] = await asOwner<{ update: boolean; delete: boolean }>(
      server.url,
      `select has_table_privilege('minato_app', 'inquiries.${table}', 'update') as update,
        has_table_privilege('minato_app', 'inquiries.${table}', 'delete') as delete`,
    )
    expect([table, granted]).toEqual([table, { update: false, delete: false }])
  }
  const change = sql`update inquiries.paper set total = 1 where tenant_id = 'staging'`
  await expect(db.write('staging', (tx) => tx.rows(change))).rejects.toThrow(/permission denied/)

  // A new proforma after the edit supersedes the old one and has the new values.
  await steps.generate(id)
  const reissued = (await steps.issue(id)).json as Inquiry
  expect(reissued.papers.map(({ state, total }) => [state, total])).toEqual([
    ['SUPERSEDED', 8110],
    ['VALID', 8210],
  ])
  expect(reissued.invoice?.number).not.toBe(invoice?.number)
  const { text } = readPdf(await steps.bytesOf(reissued.papers[1]?.document.id ?? ''))
  expect(text).toMatch(/Discount as agreed −50 .* 999 /s)
  const kinds = (await eventsIn(server.context, id)).map(({ kind }) => kind).slice(-2)
  expect(kinds).toEqual(['INVOICE_CANCELLED', 'INVOICE_ISSUED'])
  const cancelled = (await mailsOf(server.context, 'staging', sides.buyer.email)).filter(
    ({ template }) => template === 'invoiceEnded',
  )
  expect(cancelled).toEqual([])
  await db.write('staging', async (tx) => {
    await tx.rows(
      sql`update settings.company set facts = facts || '{"legalName":"Minato Motors Co., Ltd."}' where tenant_id = 'staging'`,
    )
    await tx.rows(sql`insert into ports.tariff (tenant_id, port_id, value) values ('staging', ${sides.portId}, 92)`)
  })
})

test('[M04 R06] answers 409 for steps out of order and issues no second document', async () => {
  const { id } = await openInquiry(server, sides)
  await steps.generate(id)
  // A double click without a key: the first request has used the draft.
  const clicks = await Promise.all([steps.issue(id), steps.issue(id)])
  expect(clicks.map(reasonOf).toSorted(byStatus)).toEqual([
    [201, undefined],
    [409, 'NO_INVOICE'],
  ])
  expect((await steps.read(id)).papers.length).toBe(1)
  const receipt = () =>
    steps.send('POST', `${id}/receipt`, {
      amount: usd(500),
      receivedOn: '2026-06-01',
      reason: 'Paid before the invoice',
    })
  expect(reasonOf(await steps.send('POST', `${id}/final-invoice`))).toEqual([409, 'TOO_EARLY'])
  expect(reasonOf(await receipt())).toEqual([409, 'TOO_EARLY'])
  const cancel = () => steps.send('PUT', `${id}/invoice/cancel`, { reason: 'The buyer wants another port' })
  expect((await cancel()).json).toMatchObject({
    status: 'NEGOTIATION',
    invoice: { state: 'CANCELLED' },
    papers: [{ state: 'CANCELLED' }],
  })
  expect(reasonOf(await cancel())).toEqual([409, 'TOO_EARLY'])
  const cancelledEvent = (await eventsIn(server.context, id)).find(({ kind }) => kind === 'INVOICE_CANCELLED')
  expect([cancelledEvent?.data, cancelledEvent?.content]).toMatchObject([
    {},
    { reason: 'The buyer wants another port' },
  ])
  expect(JSON.stringify(cancelledEvent?.data)).not.toContain('another port')
  await steps.generate(id)
  await steps.issue(id)
  await steps.paid(id)
  const receipts = await Promise.all([receipt(), receipt()])
  expect(receipts.map(({ status }) => status)).toEqual([201, 201])
  expect((await steps.read(id)).receipts.length).toBe(1)
  expect(reasonOf(await cancel())).toEqual([409, 'TOO_LATE'])
  await act(sides.manager.browser, id, 'archive')
  expect(reasonOf(await receipt())).toEqual([409, 'ARCHIVED'])
})

test('[INQ-06 M04] rejects a proforma for a sold or archived car', async () => {
  const { id, car } = await openInquiry(server, sides)
  await steps.generate(id)
  const setCarStatus = (status: string) =>
    asOwner(
      server.url,
      `select set_config('app.tenant', 'staging', false); update vehicles.car set status = '${status}' where id = '${car.id}'`,
    )
  for (const status of ['SOLD', 'ARCHIVED']) {
    await setCarStatus(status)
    expect([status, ...reasonOf(await steps.issue(id))]).toEqual([status, 409, 'CAR_NOT_FOR_SALE'])
    const preview = await sides.manager.browser.get(`${MAIN}/inquiry/${id}/invoice/preview`)
    expect([status, ...reasonOf(preview)]).toEqual([status, 409, 'CAR_NOT_FOR_SALE'])
  }
  await setCarStatus('PUBLISHED')
  expect((await steps.issue(id)).status).toBe(201)
})

test('[INQ-15 M02] takes deadlines from input or settings and rejects invalid ones', async () => {
  const { id } = await openInquiry(server, sides)
  await steps.generate(id)
  const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  for (const [wrong, path] of [
    [{ validUntil: at(-1) }, 'validUntil'],
    [{ validUntil: at(400) }, 'validUntil'],
    [{ paymentDeadline: at(-1) }, 'paymentDeadline'],
    [{ validUntil: at(3), paymentDeadline: at(4) }, 'paymentDeadline'],
    [{ validUntil: 'tomorrow' }, 'validUntil'],
    [{ total: 1 }, 'total'],
  ] as const)
    expect([wrong, ...reasonOf(await steps.issue(id, wrong))]).toEqual([wrong, 400, path])
  const given = { validUntil: at(3), paymentDeadline: at(2) }
  expect((await steps.issue(id, given)).json).toMatchObject({ invoice: given })
  const short = await steps.issued({ validUntil: at(1) })
  expect(short.invoice?.paymentDeadline).toBe(short.invoice?.validUntil)
})

test('[INQ-06 INQ-07 TRU-07] numbers receipts and final invoice and matches them to the proforma', async () => {
  const { id, invoice } = await steps.issued()
  await steps.paid(id)
  const receipt = async (value: number, receivedOn = '2026-06-09') =>
    (await steps.send('POST', `${id}/receipt`, { amount: usd(value), receivedOn, reason: 'Paid before the invoice' }))
      .json as Inquiry
  const first = await receipt(5000)
  const second = await receipt(3110, '2026-06-12')
  const numbers = second.papers.filter(({ kind }) => kind === 'RECEIPT').map(({ number }) => number)
  expect(numbers.map((number) => /^MNT-R-\d{4}-\d{4}$/.test(number))).toEqual([true, true])
  expect(second.receipts.map((one) => one.name)).toEqual(numbers.map((number) => `${number}.pdf`))
  const { text } = readPdf(await steps.bytesOf(first.receipts[0]?.id ?? ''))
  for (const expected of [
    'Receipt',
    '9 June 2026',
    'USD 5,000',
    'Five thousand US dollars only',
    '3,110',
    invoice?.number ?? '',
  ])
    expect(text).toContain(expected)
  expect(reasonOf(await steps.send('POST', `${id}/receipt`, { amount: usd(0), receivedOn: '2026-06-01' }))).toEqual([
    400,
    'amount.value',
  ])
  expect(reasonOf(await steps.send('POST', `${id}/receipt`, { amount: usd(1), receivedOn: '2999-01-01' }))).toEqual([
    400,
    'receivedOn',
  ])

  await steps.happen(id, 'PURCHASE_CONFIRMED', {})
  expect(reasonOf(await steps.send('POST', `${id}/final-invoice`))).toEqual([409, 'NO_SHIPPING'])
  await steps.shipped(id)
  const clicks = await Promise.all([1, 2].map(() => steps.send('POST', `${id}/final-invoice`)))
  expect(clicks.map(reasonOf).toSorted(byStatus)).toEqual([
    [201, undefined],
    [409, 'TOO_LATE'],
  ])
  const done = await steps.read(id)
  expect(done).toMatchObject({
    status: 'SALE_FINALIZED',
    invoice: { comparison: { isFinal: true, isSame: true, finalTotal: 8110 } },
  })
  const final = done.papers.at(-1)
  expect([final?.kind, final?.number]).toEqual(['FINAL', expect.stringMatching(/^MNT-F-\d{4}-\d{4}$/)])
  const finalText = readPdf(await steps.bytesOf(final?.document.id ?? '')).text
  for (const expected of [
    'Commercial invoice',
    'Morning Calypso',
    'Nagoya, Japan',
    '24 June 2026',
    '1,240 kg',
    invoice?.number ?? '',
  ])
    expect(finalText).toContain(expected)
  const mail = (await mailsOf(server.context, 'staging', sides.buyer.email)).find(
    ({ template }) => template === 'finalInvoiceIssued',
  )
  expect(mail?.text).toContain(`/inquiries/${id}`)
})
