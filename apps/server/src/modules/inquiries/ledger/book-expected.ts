import { randomUUID } from 'node:crypto'
import type { InquiryEventKind } from '@minato/domain/inquiry-events'
import { expectedLines } from '@minato/domain/ledger'
import { dayInJapan } from '@minato/domain/moments'
import type { InquirySnapshot } from '@minato/domain/inquiries'
import type { Transaction } from '../../../platform/database/database.ts'
import { expectedNow, insertTransaction } from './ledger-store.ts'

/** Events that change what the buyer has to pay. */
const CHANGING: ReadonlySet<InquiryEventKind> = new Set([
  'INVOICE_ISSUED',
  'INVOICE_CANCELLED',
  'INVOICE_LAPSED',
  'FINAL_INVOICE_ISSUED',
  'ENDED',
  'REOPENED',
])

/** Books the change of the expected amount that an event brings: the invoice that holds, or nothing (TRU-12). */
export async function bookExpected(
  tx: Transaction,
  { id, state, seq, now }: { id: string; state: InquirySnapshot; seq: number; now: string },
  kind: InquiryEventKind,
): Promise<void> {
  if (!CHANGING.has(kind)) return
  const { outcome, invoice, finalInvoiceId } = state
  const [row] = await tx.rows<{ finalTotal: number | null; expected: number }>(
    expectedNow(tx.tenant, id, finalInvoiceId),
  )
  const held = invoice?.state === 'ISSUED' ? invoice.total : 0
  const expectedCents = outcome === null ? (row?.finalTotal ?? held) * 100 : 0
  const cents = expectedCents - (row?.expected ?? 0)
  if (cents === 0) return
  const lines = expectedLines(cents).map((line) => ({ ...line, inquiryId: id }))
  const valueDate = dayInJapan(now)
  const entry = { id: randomUUID(), inquiryId: id, kind: 'EXPECTED' as const, eventSeq: seq, valueDate, at: now }
  await tx.rows(insertTransaction(tx.tenant, { ...entry, cents, currency: 'USD', lines }))
}
