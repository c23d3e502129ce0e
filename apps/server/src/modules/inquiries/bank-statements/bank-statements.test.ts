import type { BankLine, BankStatement } from '@minato/contract/bank-statements'
import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { expect, test } from 'vitest'
import { sql } from '../../../platform/database/sql.ts'
import { expectRecordsWhole, MAIN } from '../../../testing/inquiries.ts'
import { reasonOf, withBothSides } from '../../../testing/inquiry-documents.ts'
import { ledgerSteps } from '../ledger/ledger-steps.fixture.ts'
import { removeBankTexts } from './bank-statements-store.ts'
import { camt, camtEntry, CSV } from './statements.fixture.ts'

const { server, sides, steps } = withBothSides()
const { record, lastOf } = ledgerSteps(sides, steps)
/** The total of every proforma in these tests, in US dollars. */
const TOTAL = '8110.00'

const upload = async (text: string | Buffer, { by = sides.manager, query = '' } = {}) => {
  const form = Buffer.concat([
    Buffer.from('--x\r\ncontent-disposition: form-data; name="file"; filename="november.csv"\r\n\r\n'),
    Buffer.from(text),
    Buffer.from('\r\n--x--\r\n'),
  ])
  const type = { 'content-type': 'multipart/form-data; boundary=x' }
  return by.browser.send('POST', `${MAIN}/bank-statement${query}`, form, type)
}
const kept = async (text: string, query?: string): Promise<BankStatement> => {
  const { status, json } = await upload(text, query ? { query } : {})
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(json)}`)
  return json as BankStatement
}
const linesOf = async ({ id }: { id: string }, query = ''): Promise<BankLine[]> =>
  ((await sides.manager.browser.get(`${MAIN}/bank-statement/${id}/line${query}`)).json as { items: BankLine[] }).items
const accept = (lineId: string, body: object) =>
  sides.manager.browser.send('POST', `${MAIN}/bank-line/${lineId}/transfer`, body)
const ignore = (lineId: string, isIgnored: boolean) =>
  sides.manager.browser.send('PUT', `${MAIN}/bank-line/${lineId}/ignored`, { isIgnored })
const HEAD = 'Value date,Amount,Currency,Description,Name,Bank reference\n'
const row = (amount: string, text: string, { currency = 'USD', name = '', id = '', day = '2026-11-03' } = {}) =>
  `${day},${amount},${currency},${text},${name},${id}\n`
const numberOf = async ({ id }: Inquiry): Promise<string> => {
  const [document] = await server.context.db.read<{ number: string }>(
    'staging',
    sql`select number from inquiries.paper where tenant_id = 'staging' and inquiry_id = ${id}::uuid`,
  )
  return document?.number ?? ''
}

test('[TRU-12] matches a payment to its inquiry and records it as a transfer, once', async () => {
  const inquiry = await steps.issued()
  const statement = await kept(HEAD + row(TOTAL, `Proforma ${await numberOf(inquiry)}`, { name: 'A Sender', id: 'T1' }))
  expect(statement).toMatchObject({ format: 'CSV', lines: 1, known: 0, counts: { MATCHED: 1 }, hasBalances: false })
  const [line] = await linesOf(statement, '?state=MATCHED')
  expect(line?.candidates).toMatchObject([{ inquiryId: inquiry.id, score: 90, open: 811_000 }])
  const { status, json } = await accept(line?.id ?? '', { inquiryId: inquiry.id })
  expect([status, json]).toMatchObject([201, { state: 'RECORDED', recordedOn: { reference: inquiry.reference } }])
  expect((await steps.read(inquiry.id)).balance).toMatchObject({ state: 'PAID', received: 811_000 })
  expect(await lastOf(inquiry.id)).toMatchObject({ kind: 'TRANSFER', valueDate: '2026-11-03', sender: 'A Sender' })
  expect(reasonOf(await accept(line?.id ?? '', { inquiryId: inquiry.id }))).toEqual([409, 'BANK_LINE_RECORDED'])
  expect(reasonOf(await ignore(line?.id ?? '', true))).toEqual([409, 'BANK_LINE_RECORDED'])
  await expectRecordsWhole(server.context)
})

test('[TRU-12] changes nothing by the same statement, nor by the same lines in a later one', async () => {
  const text =
    HEAD + row('11.00', 'a', { id: 'D1' }) + row('11.00', 'a', { id: 'D1' }) + row('12.00', 'b') + row('12.00', 'b')
  const first = await kept(text)
  // The bank's number identifies a line; without it, equal payments of one day are two lines.
  expect([first.lines, first.known]).toEqual([3, 1])
  const again = await kept(text)
  expect(again).toEqual(first)
  const longer = await kept(text + row('13.00', 'c'))
  expect([longer.id === first.id, longer.lines, longer.known]).toEqual([false, 1, 4])
  const [both, other] = await Promise.all([kept(HEAD + row('14.00', 'd')), kept(HEAD + row('14.00', 'd'))])
  expect(both.id).toBe(other.id)
})

test('[TRU-12] records a line once, however many managers accept it at once', async () => {
  const inquiry = await steps.issued()
  const [line] = await linesOf(await kept(HEAD + row('21.00', 'race')))
  const answers = await Promise.all([1, 2, 3].map(() => accept(line?.id ?? '', { inquiryId: inquiry.id })))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
  expect((await steps.read(inquiry.id)).balance.received).toBe(2100)
})

test('[TRU-12] opens a line again once its transfer is reversed', async () => {
  const [wrong, right] = [await steps.issued(), await steps.issued()]
  const [line] = await linesOf(await kept(HEAD + row('31.00', `Inquiry no ${right.reference}`)))
  expect(line).toMatchObject({ state: 'SUGGESTED', candidates: [{ inquiryId: right.id }] })
  const lineId = line?.id ?? ''
  await accept(lineId, { inquiryId: wrong.id })
  await record(wrong.id, `${(await lastOf(wrong.id)).id}/reversal`, { reason: 'Wrong inquiry' })
  expect((await accept(lineId, { inquiryId: right.id })).json).toMatchObject({ recordedOn: { id: right.id } })
  expect((await steps.read(wrong.id)).balance.received).toBe(0)
})

test('[TRU-12] asks for the exchange rate of another currency and keeps out those of no ledger', async () => {
  const inquiry = await steps.issued()
  const statement = await kept(
    HEAD + row('100.00', 'euros', { currency: 'EUR' }) + row('5.00', 'krona', { currency: 'SEK' }),
  )
  const [euros, krona] = await linesOf(statement)
  expect([euros?.currency, krona?.currency]).toEqual(['EUR', 'SEK'])
  expect(reasonOf(await accept(euros?.id ?? '', { inquiryId: inquiry.id }))).toEqual([400, 'rate'])
  const rate = { rate: 1.1, rateSource: 'ECB', fees: 1 }
  expect((await accept(euros?.id ?? '', { inquiryId: inquiry.id, ...rate })).status).toBe(201)
  expect(await lastOf(inquiry.id)).toMatchObject({ cents: 10_000, currency: 'EUR', feeCents: 100, rate: 1.1 })
  expect(reasonOf(await accept(krona?.id ?? '', { inquiryId: inquiry.id, ...rate }))).toEqual([400, 'currency'])
  expect((await kept('Date,Amount,Text\n2026-11-03,41.00,x\n', '?currency=GBP')).lines).toBe(1)
})

test('[TRU-12] says that a transfer was recorded by hand, and ignores a line', async () => {
  const inquiry = await steps.issued()
  await record(inquiry.id, 'transfer', { amount: { value: 51, currency: 'USD' }, valueDate: '2026-11-02' })
  const [line] = await linesOf(await kept(HEAD + row('51.00', `PF ${await numberOf(inquiry)}`)))
  expect(line).toMatchObject({ state: 'RECORDED', recordedOn: null, candidates: [{ inquiryId: inquiry.id }] })
  expect(line?.candidates[0]?.reasons[0]).toEqual({ kind: 'RECORDED', text: '2026-11-02', cents: 5100 })
  expect((await ignore(line?.id ?? '', true)).json).toMatchObject({ state: 'IGNORED' })
  expect((await ignore(line?.id ?? '', false)).json).toMatchObject({ state: 'RECORDED' })
})

test('[TRU-12] asks before it records a payment that was recorded by hand since the upload', async () => {
  const inquiry = await steps.issued()
  const [line, next] = await linesOf(await kept(HEAD + row('52.00', 'meanwhile') + row('52.00', 'later')))
  await record(inquiry.id, 'transfer', { amount: { value: 52, currency: 'USD' }, valueDate: '2026-11-08' })
  const byHand = (await lastOf(inquiry.id)).id
  expect(reasonOf(await accept(line?.id ?? '', { inquiryId: inquiry.id }))).toEqual([409, 'TRANSFER_EXISTS'])
  expect((await accept(line?.id ?? '', { inquiryId: inquiry.id, isAnotherPayment: true })).status).toBe(201)
  // Reversed transfers and transfers of other lines are no duplicates.
  await record(inquiry.id, `${byHand}/reversal`, { reason: 'Typed twice' })
  expect((await accept(next?.id ?? '', { inquiryId: inquiry.id })).status).toBe(201)
})

test('[TRU-12] does not ask about transfers of another amount, currency, day or inquiry', async () => {
  const [inquiry, other] = [await steps.issued(), await steps.issued()]
  const [line] = await linesOf(await kept(HEAD + row('53.00', 'alone')))
  const byHand = { amount: { value: 53, currency: 'USD' }, valueDate: '2026-11-03' }
  await record(other.id, 'transfer', byHand)
  await record(inquiry.id, 'transfer', { ...byHand, valueDate: '2026-11-09' })
  await record(inquiry.id, 'transfer', { ...byHand, amount: { value: 54, currency: 'USD' } })
  await record(inquiry.id, 'transfer', {
    ...byHand,
    amount: { value: 53, currency: 'EUR' },
    rate: 1.1,
    rateSource: 'ECB',
  })
  expect((await accept(line?.id ?? '', { inquiryId: inquiry.id })).status).toBe(201)
})

test('[TRU-12] matches a second equal instalment after the first was recorded from the bank', async () => {
  const inquiry = await steps.issued()
  const text = `Inquiry no ${inquiry.reference}`
  const [first] = await linesOf(await kept(HEAD + row('55.00', text)))
  await accept(first?.id ?? '', { inquiryId: inquiry.id })
  const [same] = await linesOf(await kept(HEAD + row('55.00', `${text} in another format`)))
  expect(same?.state).toBe('RECORDED')
  const [second] = await linesOf(await kept(HEAD + row('55.00', text, { day: '2026-11-05' })))
  expect(second).toMatchObject({ state: 'SUGGESTED', candidates: [{ inquiryId: inquiry.id }] })
})

test('[TRU-12] removes the sender’s texts of a deleted buyer from lines that were only suggested', async () => {
  const inquiry = await steps.issued()
  const text = `Inquiry no ${inquiry.reference}`
  const statement = await kept(
    HEAD + row('56.00', text, { name: 'A Sender' }) + row('57.00', 'Of another', { name: 'B Sender' }),
  )
  await server.context.db.write('staging', (tx) => tx.rows(removeBankTexts('staging', sides.buyer.id)))
  expect(await linesOf(statement)).toMatchObject([
    { state: 'SUGGESTED', text: '', sender: null },
    { state: 'NONE', text: 'Of another', sender: 'B Sender' },
  ])
})

test('[TRU-12] shows the figures of a balance that does not agree with the lines', async () => {
  const good = await kept(camt(camtEntry('7964.50', { id: 'G1' })))
  expect(good).toMatchObject({ hasBalances: true, wrongBalances: [], format: 'CAMT' })
  const bad = await kept(camt(camtEntry('61.00', { id: 'W1' }), '1062.00'))
  expect(bad.wrongBalances).toEqual([
    { account: 'JP12', currency: 'USD', opening: 100_000, closing: 106_200, sum: 6100 },
  ])
})

test('[TRU-12] rejects a file that is not a bank statement and names the field', async () => {
  for (const text of ['', 'Make,Model\nToyota,Vitz\nNissan,Note\n', '%PDF-1.7 x'])
    expect(reasonOf(await upload(text))).toEqual([400, 'file'])
  expect((await upload('x', { query: '?currency=XXX' })).status).toBe(400)
})

test('[TRU-12] is closed to buyers and to other dealers', async () => {
  const statement = await kept(HEAD + row('71.00', 'closed'))
  const [line] = await linesOf(statement)
  const { browser } = sides.buyer
  expect((await upload(CSV, { by: sides.buyer })).status).toBe(403)
  for (const path of ['bank-statement', `bank-statement/${statement.id}/line`])
    expect((await browser.get(`${MAIN}/${path}`)).status).toBe(403)
  expect((await browser.send('PUT', `${MAIN}/bank-line/${line?.id}/ignored`, { isIgnored: true })).status).toBe(403)
  const inquiry = await steps.issued()
  expect((await browser.send('POST', `${MAIN}/bank-line/${line?.id}/transfer`, { inquiryId: inquiry.id })).status).toBe(
    403,
  )
  expect((await accept(statement.id, { inquiryId: inquiry.id })).status).toBe(404)
  expect((await sides.manager.browser.get(`${MAIN}/bank-statement/${line?.id}/line`)).status).toBe(404)
})

test('[TRU-12] reads and matches a statement of 10,000 lines in at most 10 s', async () => {
  const text =
    HEAD +
    Array.from({ length: 10_000 }, (_, at) =>
      row(`${at + 1}.50`, `Invoice MNT-2026-${at}`, { name: `Buyer ${at}` }),
    ).join('')
  const started = performance.now()
  const statement = await kept(text)
  const seconds = (performance.now() - started) / 1000
  console.info(`10,000 lines in ${seconds.toFixed(1)} s`)
  expect(statement.lines).toBe(10_000)
  expect(seconds).toBeLessThan(10)
  expect(await linesOf(statement, '?page=99&limit=100')).toHaveLength(100)
}, 60_000)
