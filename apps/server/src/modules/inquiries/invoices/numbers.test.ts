import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { afterEach, expect, test } from 'vitest'
import { sql } from '../../../platform/database/sql.ts'
import { BREAKS, breaking, TOLD } from '../../../testing/failing-transactions.ts'
import { expectRecordsWhole, openInquiry } from '../../../testing/inquiries.ts'
import { usd, withBothSides } from '../../../testing/inquiry-documents.ts'
import { withDrawing } from './drawing/draw-in-worker.ts'

const { server, sides, steps } = withBothSides()
afterEach(async () => {
  await expectWhole()
  await expectRecordsWhole(server.context)
})

interface Kept {
  kind: string
  no: number
  number: string
}
const papers = () =>
  server.context.db.read<Kept>(
    'staging',
    sql`select kind, no, number from inquiries.paper where tenant_id = 'staging' order by kind, no`,
  )
/** Numbers of each kind run from 1 without a gap; each document has one number and one event. */
async function expectWhole(): Promise<void> {
  const kept = await papers()
  for (const [kind, of] of Map.groupBy(kept, (one) => one.kind)) {
    expect([kind, of.map(({ no }) => no)]).toEqual([kind, of.map((_, i) => i + 1)])
    const [counter] = await server.context.db.read<{ last: number }>(
      'staging',
      sql`select last from inquiries.counter where tenant_id = 'staging' and kind = ${kind}`,
    )
    expect([kind, counter?.last]).toEqual([kind, of.length])
  }
  const [told] = await server.context.db.read<{ events: number; documents: number }>(
    'staging',
    sql`select (select count(*) from inquiries.event where tenant_id = 'staging'
        and kind in ('INVOICE_ISSUED', 'FINAL_INVOICE_ISSUED', 'RECEIPT_ADDED'))::integer as events,
      (select count(*) from documents.document d join inquiries.paper p
        on p.tenant_id = d.tenant_id and p.document_id = d.id)::integer as documents`,
  )
  expect(told).toEqual({ events: kept.length, documents: kept.length })
}

const drafted = async (): Promise<string> => {
  const { id } = await openInquiry(server, sides)
  await steps.generate(id)
  return id
}

test('[INQ-06 R06] numbers twenty concurrent proformas without gap or duplicate', async () => {
  const ids = await Promise.all(Array.from({ length: 20 }, drafted))
  const answers = await Promise.all(ids.map((id) => steps.issue(id)))
  expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 201))
  expect(new Set((await papers()).map(({ number }) => number)).size).toBe(20)
})

test('[INQ-06 R06] holds no connection while invoices wait for a drawing process', async () => {
  const ids = await Promise.all(Array.from({ length: 8 }, drafted))
  const held = Promise.withResolvers<Buffer>()
  const processes = [1, 2].map(() => withDrawing(server.context, () => held.promise))
  const issuing = Promise.all(ids.map((id) => steps.issue(id)))
  // Longer than a request waits for a database connection.
  await delay(3000)
  const { status } = await steps.generate(ids[0] ?? '')
  held.resolve(Buffer.alloc(0))
  await Promise.all(processes)
  expect([status, ...(await issuing).map((answer) => answer.status)]).toEqual([201, ...ids.map(() => 201)])
})

test('[R04] issues one document for twenty concurrent calls with one key', async () => {
  const id = await drafted()
  const headers = { 'idempotency-key': randomUUID() }
  const answers = await Promise.all(Array.from({ length: 20 }, () => steps.issue(id, {}, headers)))
  const good = answers.filter(({ status }) => status === 201)
  expect(good.length).toBeGreaterThan(0)
  expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true)
  expect(new Set(good.map(({ json }) => (json as Inquiry).invoice?.number)).size).toBe(1)
  expect((await steps.issue(id, {}, headers)).status).toBe(201)
  expect((await steps.read(id)).papers.length).toBe(1)
  const validUntil = new Date(Date.now() + 86_400_000).toISOString()
  expect((await steps.issue(id, { validUntil }, headers)).status).toBe(422)
  expect((await steps.issue(await drafted(), {}, headers)).status).toBe(422)

  await steps.paid(id)
  const receipt = { 'idempotency-key': randomUUID() }
  const body = { amount: usd(100), receivedOn: '2026-06-01', reason: 'Paid before the invoice' }
  const given = await Promise.all(
    Array.from({ length: 10 }, () => steps.send('POST', `${id}/receipt`, body, { headers: receipt })),
  )
  expect(given.some(({ status }) => status === 201)).toBe(true)
  expect((await steps.read(id)).receipts.length).toBe(1)
})

test.each(BREAKS)('[INQ-06 R06] loses and doubles no number whatever step %s', { timeout: 120_000 }, async (how) => {
  const id = await drafted()
  await steps.issue(id)
  // The second supersedes the first: the longest transaction of its kind.
  await steps.generate(id)
  const before = (await papers()).length
  const refused: unknown[] = []
  let [status, tries, statements] = [0, 0, 0]
  while (status !== 201 && tries < 60) {
    tries += 1
    statements = await breaking(server, tries, how, async () => {
      ;({ status } = await steps.issue(id))
    })
    if (status !== 201) refused.push([status, (await papers()).length, (await steps.read(id)).hasDraft])
  }
  expect([status, statements < tries]).toEqual([201, true])
  expect(refused).toEqual(refused.map(() => [TOLD[how], before, true]))
  expect(tries).toBeGreaterThan(12)
  expect((await steps.read(id)).papers.map(({ state }) => state)).toEqual(['SUPERSEDED', 'VALID'])
})

test('[INQ-06] uses no number when the file store fails', async () => {
  const id = await drafted()
  const { files } = server.context
  const { put } = files
  files.put = () => Promise.reject(new Error('the disk is full'))
  const { status } = await steps.issue(id).finally(() => (files.put = put))
  expect(status).toBe(500)
  expect((await steps.issue(id)).status).toBe(201)
})
