import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Transaction } from '../../../platform/database/database.ts'
import { sql } from '../../../platform/database/sql.ts'
import { usd, withBothSides } from '../../../testing/inquiry-documents.ts'
import { ledgerSteps, TODAY } from './ledger-steps.fixture.ts'
import { lockInquiries } from './record-transactions.ts'

const { server, sides, steps } = withBothSides()
const { record, transfer, receipt, lastOf } = ledgerSteps(sides, steps)

async function lastEventAndEntry(id: string): Promise<{ kind: string; seq: number; at: number }> {
  const [row] = await server.context.db.read<{ kind: string; seq: number; at: number }>(
    'staging',
    sql`select e.kind, e.seq, t.event_seq as at from inquiries.event e, inquiries.ledger_transaction t
      where e.tenant_id = 'staging' and t.tenant_id = 'staging' and e.inquiry_id = ${id}::uuid and t.inquiry_id = e.inquiry_id
      order by e.seq desc, t.recorded_at desc limit 1`,
  )
  if (!row) throw new Error('an empty ledger')
  return row
}

test('[TRU-12] books a receipt as a transfer unless the ledger has the money already', async () => {
  const { id } = await steps.issued()
  await steps.paid(id)
  expect((await receipt(id, 3000)).json).toMatchObject({ balance: { received: 300_000 } })
  await transfer(id, 2000.4)
  expect((await receipt(id, 2000)).json).toMatchObject({ balance: { received: 500_040 } })
  expect((await receipt(id, 3110)).json).toMatchObject({ balance: { received: 811_000, state: 'PAID' } })
  const { at, ...last } = await lastEventAndEntry(id)
  expect(last).toEqual({ kind: 'RECEIPT_ADDED', seq: at })
})

test('[TRU-12] books a receipt only beyond fees and credit that was moved in', async () => {
  const [short, moved, from] = [await steps.issued(), await steps.issued(), await steps.issued()]
  for (const { id } of [short, moved]) await steps.paid(id)
  await transfer(short.id, 8070, { fees: 25 })
  expect((await receipt(short.id, 8095)).json).toMatchObject({ balance: { received: 807_000, fees: 2500 } })
  await transfer(from.id, 8410)
  await record(from.id, 'credit-move', { amount: usd(300), toInquiryId: moved.id })
  expect((await receipt(moved.id, 300)).json).toMatchObject({ balance: { received: 0, movedIn: 30_000 } })
})

test('[TRU-12] ignores a receipt whose own transfer was reversed when it books the next', async () => {
  const { id } = await steps.issued()
  await steps.paid(id)
  await receipt(id, 5000)
  const booked = await lastOf(id)
  await record(id, `${booked.id}/reversal`, { reason: 'Another inquiry' })
  await transfer(id, 500)
  expect((await receipt(id, 500)).json).toMatchObject({ balance: { received: 50_000 } })
  expect((await receipt(id, 200)).json).toMatchObject({ balance: { received: 70_000 } })
})

test('[TRU-12 INQ-12] books the refund of the money held when an inquiry ends as refunded', async () => {
  const { id } = await steps.issued()
  await steps.paid(id)
  await transfer(id, 8200)
  await record(id, 'refund', { amount: usd(90), valueDate: TODAY })
  await steps.happen(id, 'PURCHASE_CONFIRMED', {})
  const { json } = await steps.send('PUT', `${id}/end`, { outcome: 'REFUNDED', reason: 'Rust', carBecomes: null })
  expect(json).toMatchObject({ balance: { state: 'NOTHING_DUE', refunded: 820_000, credit: 0 } })
  expect(await lastOf(id)).toMatchObject({ kind: 'REFUND', cents: 811_000, reason: 'Rust' })
})

test('[TRU-12] reports a database error while inquiries are locked', async () => {
  const broken = { tenant: 'staging', rows: () => Promise.reject(new Error('canceled')) } as unknown as Transaction
  await expect(lockInquiries(broken, [randomUUID()])).rejects.toThrow('canceled')
})
