import { randomUUID } from 'node:crypto'
import type { Inquiry, RecordEntry } from '@minato/contract/inquiries-shapes'
import { ledgerSentence } from '@minato/domain/ledger-sentence'
import { dayInJapan } from '@minato/domain/moments'
import { expect, test } from 'vitest'
import { expectRecordsWhole, MAIN, openInquiry } from '../../../testing/inquiries.ts'
import { asOwner } from '../../../testing/as-owner.ts'
import { reasonOf, usd, withBothSides } from '../../../testing/inquiry-documents.ts'
import { signedInPerson } from '../../../testing/people.ts'
import { sql } from '../../../platform/database/sql.ts'
import { journalLines } from './ledger-store.ts'
import type { JournalRow } from './ledger-store.ts'
import { ledgerSteps, TODAY } from './ledger-steps.fixture.ts'

const { server, sides, steps } = withBothSides()

const { record, transfer, entriesOf, lastOf } = ledgerSteps(sides, steps)
/** The total of every proforma in these tests, in US dollars. */
const TOTAL = 811_000
const said = ({ balance }: Inquiry): string => ledgerSentence(balance, 'BUYER', 'en')

test('[TRU-12] explains a short transfer with a bank fee to buyer and manager', async () => {
  const { id, balance } = await steps.issued()
  expect(balance).toMatchObject({ state: 'UNPAID', expected: TOTAL, open: TOTAL })
  const { status, json } = await transfer(id, 8070, { fees: 25, sender: 'Juma Mwangi' })
  expect(status).toBe(201)
  const seen = (await sides.buyer.browser.get(`${MAIN}/inquiry/${id}`)).json as Inquiry
  const { writeOffLimit, ...ofManager } = (json as Inquiry).balance
  expect([writeOffLimit, ofManager]).toEqual([1500, seen.balance])
  expect(seen.balance).toMatchObject({
    state: 'PAID',
    received: 807_000,
    fees: 2500,
    open: 1500,
    withinTolerance: 1500,
  })
  expect(said(seen)).toBe('You have paid $8,070 of $8,110; $25 were bank fees; $15 are within our tolerance.')
  const log = (await sides.buyer.browser.get(`${MAIN}/inquiry/${id}/record`)).json as RecordEntry[]
  expect(log.at(-1)).toMatchObject({ kind: 'TRANSFER_RECORDED', data: { cents: 807_000, feeCents: 2500 } })
  expect(await lastOf(id)).toMatchObject({ kind: 'TRANSFER', sender: 'Juma Mwangi', valueDate: TODAY })
  await expectRecordsWhole(server.context)
})

test('[TRU-12] records a transfer once per idempotency key and refuses a stale version', async () => {
  const { id, version } = await steps.issued()
  const headers = { 'idempotency-key': randomUUID(), 'if-match': `"${version}"` }
  const send = () => steps.send('POST', `${id}/ledger/transfer`, { amount: usd(100), valueDate: TODAY }, { headers })
  const [first, again] = [await send(), await send()]
  expect([first.status, again.status, again.json]).toEqual([201, 201, first.json])
  expect((await steps.read(id)).balance.received).toBe(10_000)
  const stale = await steps.send(
    'POST',
    `${id}/ledger/transfer`,
    { amount: usd(100), valueDate: TODAY },
    { headers: { 'if-match': `"${version}"` } },
  )
  expect(stale.json).toMatchObject({ status: 409, current: { id, balance: { received: 10_000 } } })
  expect((await steps.send('POST', `${id}/ledger/transfer`, { amount: usd(1), valueDate: TODAY })).status).toBe(428)
})

test('[TRU-12] refuses wrong amounts, days, fees and rates at their fields', async () => {
  const { id } = await steps.issued()
  const eur = (value: number) => ({ value, currency: 'EUR' })
  const tomorrow = dayInJapan(new Date(Date.now() + 2 * 86_400_000).toISOString())
  for (const [body, path] of [
    [{ amount: usd(0), valueDate: TODAY }, 'amount.value'],
    [{ amount: usd(-5), valueDate: TODAY }, 'amount.value'],
    [{ amount: usd(1.005), valueDate: TODAY }, 'amount.value'],
    [{ amount: usd(1e12), valueDate: TODAY }, 'amount.value'],
    [{ amount: { value: 5, currency: 'XXX' }, valueDate: TODAY }, 'amount.currency'],
    [{ amount: { value: 5.5, currency: 'JPY' }, valueDate: TODAY, rate: 0.007, rateSource: 'Bank' }, 'amount'],
    [{ amount: usd(5), valueDate: tomorrow }, 'valueDate'],
    [{ amount: usd(5), valueDate: '1999-12-31' }, 'valueDate'],
    [{ amount: usd(5), valueDate: '2026-02-30' }, 'valueDate'],
    [{ amount: usd(5), fees: 5, valueDate: TODAY }, 'fees'],
    [{ amount: usd(5), fees: -1, valueDate: TODAY }, 'fees'],
    [{ amount: eur(5), valueDate: TODAY }, 'rate'],
    [{ amount: eur(5), rate: 1.1, valueDate: TODAY }, 'rateSource'],
    [{ amount: eur(0.01), rate: 0.001, rateSource: 'ECB', valueDate: TODAY }, 'rate'],
  ] as const)
    expect([path, reasonOf(await record(id, 'transfer', body))]).toEqual([path, [400, path]])
  expect((await steps.read(id)).balance.received).toBe(0)
})

test('[TRU-12] converts a transfer in euros with its fee at the rate that was given', async () => {
  const { id } = await steps.issued()
  const body = {
    amount: { value: 7450, currency: 'EUR' },
    fees: 12.5,
    rate: 1.087,
    rateSource: 'ECB',
    valueDate: TODAY,
  }
  const { json } = await record(id, 'transfer', body)
  expect(said(json as Inquiry)).toBe(
    'You have paid $8,098.15 of $8,110; EUR\u00a07,450 arrived as $8,098.15; $11.85 were bank fees.',
  )
  expect(await lastOf(id)).toMatchObject({ rate: 1.087, rateSource: 'ECB', currency: 'EUR', feeCents: 1250 })
})

test('[TRU-12] expects what the invoice that holds says, and nothing once the inquiry has ended', async () => {
  const { id } = await steps.issued()
  await transfer(id, 3000)
  expect((await steps.send('PUT', `${id}/invoice/cancel`, { reason: 'Wrong port' })).json).toMatchObject({
    balance: { state: 'OVERPAID', expected: 0, credit: 300_000 },
  })
  await steps.generate(id)
  expect((await steps.issue(id)).json).toMatchObject({ balance: { state: 'PARTLY_PAID', open: TOTAL - 300_000 } })
  expect(reasonOf(await record(id, 'refund', { amount: usd(1), valueDate: TODAY }))).toEqual([400, 'amount'])
  await steps.send('PUT', `${id}/end`, { outcome: 'LOST', reason: 'The buyer gave up', carBecomes: null })
  expect(reasonOf(await record(id, 'refund', { amount: usd(3000.01), valueDate: TODAY }))).toEqual([400, 'amount'])
  const { status, json } = await record(id, 'refund', { amount: usd(3000), valueDate: TODAY, reason: 'Gave up' })
  expect([status, said(json as Inquiry)]).toEqual([
    201,
    'You have paid $3,000; $3,000 were refunded to you; nothing more is due.',
  ])
})

test('[TRU-12] writes off what is open within the tolerance of the dealer and no more', async () => {
  const { id } = await steps.issued()
  await transfer(id, 8085)
  expect((await steps.read(id)).balance).toMatchObject({ state: 'PARTLY_PAID', open: 2500, writeOffLimit: 2000 })
  expect(reasonOf(await record(id, 'write-off', { amount: usd(20.01) }))).toEqual([400, 'amount'])
  await transfer(id, 10)
  const { json } = await record(id, 'write-off', { amount: usd(15) })
  expect(said(json as Inquiry)).toBe('You have paid $8,095 of $8,110; we waived $15.')
  expect((json as Inquiry).balance.state).toBe('PAID')
  expect(reasonOf(await record(id, 'write-off', { amount: usd(0.01) }))).toEqual([400, 'amount'])
})

test('[TRU-12] moves credit to another open inquiry of the same buyer only', async () => {
  const [from, to] = [await steps.issued(), await steps.issued()]
  await transfer(from.id, 8410)
  const stranger = await signedInPerson(server, {})
  const theirs = await openInquiry(server, { ...sides, buyer: stranger })
  const move = (value: number, toInquiryId: string) =>
    record(from.id, 'credit-move', { amount: usd(value), toInquiryId })
  expect(reasonOf(await move(300, theirs.id))).toEqual([400, 'toInquiryId'])
  expect(reasonOf(await move(300, from.id))).toEqual([400, 'toInquiryId'])
  expect(reasonOf(await move(300, randomUUID()))).toEqual([400, 'toInquiryId'])
  expect(reasonOf(await move(300.01, to.id))).toEqual([400, 'amount'])
  expect((await move(300, to.id)).json).toMatchObject({ balance: { state: 'PAID', movedOut: 30_000, credit: 0 } })
  expect((await steps.read(to.id)).balance).toMatchObject({ state: 'PARTLY_PAID', movedIn: 30_000 })
  expect((await lastOf(to.id)).other).toEqual({ id: from.id, reference: from.reference, isTarget: false })
  // A reversal on either side reverses both sides.
  const { id } = await lastOf(to.id)
  expect((await record(to.id, `${id}/reversal`, { reason: 'Wrong inquiry' })).status).toBe(201)
  expect((await steps.read(from.id)).balance).toMatchObject({ movedOut: 0, credit: 30_000 })
  expect((await steps.read(to.id)).balance).toMatchObject({ state: 'UNPAID', movedIn: 0 })
  await expectRecordsWhole(server.context)
})

test('[TRU-12] reverses an entry once, and no money that was refunded since', async () => {
  const { id } = await steps.issued()
  await transfer(id, 8200)
  const paid = await lastOf(id)
  await record(id, 'refund', { amount: usd(90), valueDate: TODAY })
  const refund = await lastOf(id)
  const reverse = (one: string) => record(id, `${one}/reversal`, { reason: 'Recorded twice' })
  expect(reasonOf(await reverse(paid.id))).toEqual([409, 'LEDGER_MONEY_USED'])
  expect((await reverse(refund.id)).json).toMatchObject({ balance: { refunded: 0, credit: 9000 } })
  expect(reasonOf(await reverse(refund.id))).toEqual([409, 'LEDGER_REVERSED'])
  expect((await reverse(paid.id)).json).toMatchObject({ balance: { state: 'UNPAID', received: 0 } })
  const [expected] = await entriesOf(id)
  expect(reasonOf(await reverse(expected?.id ?? ''))).toEqual([409, 'LEDGER_FOLLOWS_INVOICE'])
  expect((await reverse(randomUUID())).status).toBe(404)
  expect((await entriesOf(id)).map(({ kind }) => kind)).toEqual([
    'EXPECTED',
    'TRANSFER',
    'REFUND',
    'REVERSAL',
    'REVERSAL',
  ])
})

test('[TRU-12] keeps the dealer’s tolerance from the buyer', async () => {
  const { id } = await steps.issued()
  await transfer(id, 8100)
  const { balance } = (await sides.buyer.browser.get(`${MAIN}/inquiry/${id}`)).json as Inquiry
  expect(['writeOffLimit' in balance, (await steps.read(id)).balance.writeOffLimit]).toEqual([false, 1000])
})

test('[TRU-12 M13] keeps entries unchanged in the database and refuses sums other than zero', async () => {
  const { id } = await steps.issued()
  await transfer(id, 100)
  const tenant = "select set_config('app.tenant', 'staging', false);"
  for (const change of [
    'update inquiries.ledger_line set cents = cents + 1',
    'delete from inquiries.ledger_line',
    "update inquiries.ledger_transaction set value_date = '2020-01-01'",
    'delete from inquiries.ledger_transaction',
    'truncate inquiries.ledger_transaction, inquiries.ledger_line cascade',
  ])
    await expect(asOwner(server.url, `${tenant} ${change}`)).rejects.toThrow(/append-only/)
  const insert = (lines: string, count = 2) =>
    server.context.db.write('staging', async (tx) => {
      const [made] = await tx.rows<{ id: string }>(
        sql`insert into inquiries.ledger_transaction (tenant_id, id, inquiry_id, kind, value_date, cents, currency, line_count)
          values ('staging', gen_random_uuid(), ${id}::uuid, 'TRANSFER', '2026-11-01', 5, 'USD', ${count}) returning id`,
      )
      await tx.rows(sql`insert into inquiries.ledger_line (tenant_id, transaction_id, no, inquiry_id, account, currency, cents)
        select 'staging', ${made?.id}::uuid, no, ${id}::uuid, 'BANK', currency, cents
        from json_to_recordset(${lines}::json) as l (no smallint, currency text, cents bigint)`)
    })
  const lines = (...all: [string, number][]) =>
    JSON.stringify(all.map(([currency, cents], no) => ({ no, currency, cents })))
  await expect(insert(lines(['USD', 5], ['USD', -4]))).rejects.toThrow(/sum to zero/)
  await expect(insert(lines(['USD', 5], ['EUR', -5]))).rejects.toThrow(/sum to zero/)
  await expect(insert(lines(['USD', 5], ['USD', -5]), 3)).rejects.toThrow(/sum to zero/)
  await expect(insert('[]')).rejects.toThrow(/sum to zero/)
  await insert(lines(['USD', 5], ['USD', -5]))
})

test('[TRU-12 M14] refunds and moves a credit once, however many managers do it at once', async () => {
  const [one, two] = [await steps.issued(), await steps.issued()]
  await transfer(one.id, 8210)
  await transfer(two.id, 8210)
  const refund = (id: string) => record(id, 'refund', { amount: usd(100), valueDate: TODAY })
  const move = (from: string, toInquiryId: string) => record(from, 'credit-move', { amount: usd(100), toInquiryId })
  const answers = await Promise.all([
    ...[one.id, one.id, two.id, two.id].map(refund),
    ...[0, 1].flatMap(() => [move(one.id, two.id), move(two.id, one.id)]),
  ])
  expect(answers.every(({ status }) => [201, 400, 409].includes(status))).toBe(true)
  const balances = [(await steps.read(one.id)).balance, (await steps.read(two.id)).balance]
  const left = balances.reduce((sum, { received, refunded }) => sum + received - refunded, 0)
  const credits = balances.reduce((sum, { credit }) => sum + credit, 0)
  expect([balances.map(({ open }) => open), left - credits]).toEqual([[0, 0], 2 * TOTAL])
  await expectRecordsWhole(server.context)
})

test('[TRU-12] shows the ledger to managers alone', async () => {
  const { id, version } = await steps.issued()
  const { browser } = sides.buyer
  expect((await browser.get(`${MAIN}/inquiry/${id}/ledger`)).status).toBe(403)
  const body = { amount: usd(1), valueDate: TODAY }
  const headers = { 'if-match': `"${version}"` }
  expect((await browser.send('POST', `${MAIN}/inquiry/${id}/ledger/transfer`, body, headers)).status).toBe(403)
})

test('[TRU-12] exports the journal of a range of days, in which debits and credits agree', async () => {
  const { id, reference } = await steps.issued()
  await transfer(id, 4000, { valueDate: '2025-03-31' })
  const euros = { amount: { value: 100.5, currency: 'EUR' }, fees: 1, rate: 1.1, rateSource: 'ECB, noon' }
  await record(id, 'transfer', { ...euros, valueDate: '2025-04-01', sender: 'Juma "J" Mwangi' })
  const journal = async (query: string) => {
    const { status, json } = await sides.manager.browser.get(`${MAIN}/ledger/export?${query}`)
    return { status, lines: String(json).replace('\ufeff', '').trimEnd().split('\r\n').slice(1) }
  }
  const { lines } = await journal('from=2025-03-31&to=2025-04-01')
  expect(lines.map((line) => line.split(',').slice(3, 9).join(' ').replace(reference, 'N'))).toEqual([
    'TRANSFER N BANK USD 4000.00 ',
    'TRANSFER N BUYER USD  4000.00',
    'TRANSFER N BANK EUR 100.50 ',
    'TRANSFER N EXCHANGE EUR  100.50',
    'TRANSFER N EXCHANGE USD 110.55 ',
    'TRANSFER N BANK_FEES USD 1.10 ',
    'TRANSFER N BUYER USD  111.65',
  ])
  expect(lines.at(-1)).toContain('1.1,"ECB, noon","Juma ""J"" Mwangi"')
  expect((await journal('from=2025-04-01&to=2025-04-01')).lines).toHaveLength(5)
  expect((await journal('to=2025-03-30')).lines).toEqual([])
  expect((await journal('from=2025-04-02&to=2025-04-01')).status).toBe(400)
  expect((await sides.buyer.browser.get(`${MAIN}/ledger/export`)).status).toBe(403)
})

test('[TRU-12] exports a journal of more lines than one batch without a gap', async () => {
  const { id } = await steps.issued()
  await server.context.db.write('staging', (tx) =>
    tx.rows(sql`with made as (
        insert into inquiries.ledger_transaction (tenant_id, id, inquiry_id, kind, value_date, cents, currency, line_count)
        select 'staging', gen_random_uuid(), ${id}::uuid, 'TRANSFER', '2024-01-01', 5, 'USD', 2 from generate_series(1, 1250)
        returning id)
      insert into inquiries.ledger_line (tenant_id, transaction_id, no, inquiry_id, account, currency, cents)
      select 'staging', made.id, no, ${id}::uuid, 'BANK', 'USD', case no when 1 then 5 else -5 end
      from made, generate_series(1, 2) no`),
  )
  const { json } = await sides.manager.browser.get(`${MAIN}/ledger/export?from=2024-01-01&to=2024-01-01`)
  const lines = String(json).trimEnd().split('\r\n').slice(1)
  expect([lines.length, new Set(lines).size]).toEqual([2500, 2500])
  // A later page starts in the index at the end of the previous one.
  const [, transactionId = '', no] = (lines[1000] ?? '').replaceAll('"', '').split(',')
  const after = { valueDate: '2024-01-01', transactionId, no: Number(no) } as JournalRow
  const { text, values } = journalLines('staging', { from: '2024-01-01', to: '2024-01-01', after, limit: 10 })
  const plan = await server.context.db.read<{ 'QUERY PLAN': string }>('staging', { text: `explain ${text}`, values })
  const bound = plan
    .map((line) => line['QUERY PLAN'])
    .find((line) => line.includes('Index Cond') && line.includes('value_date'))
  expect(bound).toContain('ROW(value_date, id) >=')
})
