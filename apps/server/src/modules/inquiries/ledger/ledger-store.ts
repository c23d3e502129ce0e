import type { LedgerKind, LedgerLine } from '@minato/domain/ledger'
import { sql } from '../../../platform/database/sql.ts'
import type { Statement } from '../../../platform/database/sql.ts'

export interface NewTransaction {
  id: string
  inquiryId: string
  kind: LedgerKind
  eventSeq: number | null
  /** YYYY-MM-DD. */
  valueDate: string
  at: string
  cents: number
  currency: string
  feeCents?: number
  rate?: number | null
  rateSource?: string | null
  /** The receipt that brought it about. */
  paperId?: string
  reverses?: string
  lines: readonly (LedgerLine & { inquiryId: string })[]
}
export const insertTransaction = (tenant: string, transaction: NewTransaction): Statement =>
  sql`with entry as (
      insert into inquiries.ledger_transaction (tenant_id, id, inquiry_id, kind, event_seq, value_date, recorded_at, cents, currency,
        fee_cents, rate, rate_source, paper_id, reverses, line_count)
      values (${tenant}, ${transaction.id}::uuid, ${transaction.inquiryId}::uuid, ${transaction.kind}, ${transaction.eventSeq}::integer, ${transaction.valueDate}::date,
        ${transaction.at}::timestamptz, ${transaction.cents}, ${transaction.currency}, ${transaction.feeCents ?? 0}, ${transaction.rate ?? null}::numeric,
        ${transaction.rateSource ?? null}, ${transaction.paperId ?? null}::uuid, ${transaction.reverses ?? null}::uuid, ${transaction.lines.length})
      returning id
    )
    insert into inquiries.ledger_line (tenant_id, transaction_id, no, inquiry_id, account, currency, cents)
    select ${tenant}, entry.id, l.no, (l.line ->> 'inquiryId')::uuid, l.line ->> 'account', l.line ->> 'currency', (l.line ->> 'cents')::bigint
    from entry, jsonb_array_elements(${JSON.stringify(transaction.lines)}::jsonb) with ordinality l (line, no)`

export interface TransactionRow {
  id: string
  inquiryId: string
  kind: LedgerKind
  /** The kind that a reversal takes back. */
  of: Exclude<LedgerKind, 'REVERSAL'>
  valueDate: string
  recordedAt: string
  cents: number
  currency: string
  feeCents: number
  rate: number | null
  rateSource: string | null
  sender: string | null
  reason: string | null
  /** The other inquiry of a credit that was moved. */
  otherId: string | null
  otherReference: string | null
  isReversed: boolean
  /** On the requested inquiry. */
  lines: LedgerLine[]
}
/** What was recorded on an inquiry, oldest first. */
export const transactionsOf = (tenant: string, inquiryId: string): Statement =>
  sql`with mine as (
      select transaction_id, json_agg(json_build_object('account', account, 'currency', currency, 'cents', cents) order by no) as lines
      from inquiries.ledger_line where tenant_id = ${tenant} and inquiry_id = ${inquiryId}::uuid group by transaction_id
    )
    select t.id, t.inquiry_id as "inquiryId", t.kind, coalesce(o.kind, t.kind) as "of", t.value_date::text as "valueDate",
      t.recorded_at as "recordedAt", t.cents, t.currency, t.fee_cents as "feeCents", t.rate, t.rate_source as "rateSource",
      c.content ->> 'sender' as sender, c.content ->> 'reason' as reason, other.id as "otherId", other.reference as "otherReference",
      exists (select from inquiries.ledger_transaction r where r.tenant_id = t.tenant_id and r.reverses = t.id) as "isReversed", mine.lines
    from mine join inquiries.ledger_transaction t on t.tenant_id = ${tenant} and t.id = mine.transaction_id
    left join inquiries.ledger_transaction o on o.tenant_id = t.tenant_id and o.id = t.reverses
    left join inquiries.event_content c
      on c.tenant_id = t.tenant_id and c.inquiry_id = t.inquiry_id and c.seq = t.event_seq
    left join lateral (select i.id, i.reference from inquiries.ledger_line l
      join inquiries.inquiry i on i.tenant_id = l.tenant_id and i.id = l.inquiry_id
      where l.tenant_id = t.tenant_id and l.transaction_id = t.id and l.inquiry_id <> ${inquiryId}::uuid limit 1) other on true
    order by t.recorded_at, t.kind, t.id`

/** The invoice amount in whole dollars by the documents, and the expected amount of the ledger in cents. */
export const expectedNow = (tenant: string, inquiryId: string, finalInvoiceId: string | null): Statement =>
  sql`select (select p.total from inquiries.paper p where p.tenant_id = ${tenant} and p.id = ${finalInvoiceId}::uuid) as "finalTotal",
    coalesce((select -sum(cents) from inquiries.ledger_line
      where tenant_id = ${tenant} and inquiry_id = ${inquiryId}::uuid and account = 'SALES'), 0) as expected`

/** The sum in whole dollars of the receipts before this one, without those whose own transfer was reversed. */
export const receiptsBefore = (tenant: string, inquiryId: string, paperId: string): Statement =>
  sql`select coalesce(sum(p.total), 0) as total from inquiries.paper p
    where p.tenant_id = ${tenant} and p.inquiry_id = ${inquiryId}::uuid and p.kind = 'RECEIPT' and p.id <> ${paperId}::uuid
      and not exists (select from inquiries.ledger_transaction t
        join inquiries.ledger_transaction r on r.tenant_id = t.tenant_id and r.reverses = t.id
        where t.tenant_id = p.tenant_id and t.paper_id = p.id)`

export interface JournalRow {
  valueDate: string
  transactionId: string
  no: number
  kind: LedgerKind
  reference: string
  account: string
  currency: string
  cents: number
  rate: number | null
  rateSource: string | null
  sender: string | null
  reason: string | null
  recordedAt: string
}
/** The next lines of the journal by value date, after the line that `after` names. */
export const journalLines = (
  tenant: string,
  { from, to, after, limit }: { from: string; to: string; after: JournalRow | undefined; limit: number },
): Statement => {
  const [day, id] = after ? [after.valueDate, after.transactionId] : [from, '00000000-0000-0000-0000-000000000000']
  // Keyset by (value_date, id): a page starts in the index at the end of the previous one.
  return sql`select t.value_date::text as "valueDate", l.transaction_id as "transactionId", l.no, t.kind, i.reference, l.account,
      l.currency, l.cents, t.rate, t.rate_source as "rateSource", c.content ->> 'sender' as sender, c.content ->> 'reason' as reason,
      t.recorded_at as "recordedAt"
    from inquiries.ledger_transaction t
    join inquiries.ledger_line l on l.tenant_id = t.tenant_id and l.transaction_id = t.id
    join inquiries.inquiry i on i.tenant_id = l.tenant_id and i.id = l.inquiry_id
    left join inquiries.event_content c
      on c.tenant_id = t.tenant_id and c.inquiry_id = t.inquiry_id and c.seq = t.event_seq
    where t.tenant_id = ${tenant} and t.value_date between ${from}::date and ${to}::date
      and (t.value_date, t.id) >= (${day}::date, ${id}::uuid)
      and (t.value_date, t.id, l.no) > (${day}::date, ${id}::uuid, ${after?.no ?? 0}::smallint)
    order by t.value_date, t.id, l.no limit ${limit}`
}
