import type { Locale } from '@minato/contract/enumerations'
import type { CheckedDocumentKind } from '@minato/contract/document-checks'
import { sql } from '../../../platform/database/sql.ts'
import type { Sql, Statement } from '../../../platform/database/sql.ts'
import type { DocumentData } from './document-data.ts'

export type DocumentEnd = 'SUPERSEDED' | 'CANCELLED' | 'LAPSED'

export interface IssuedDocumentRow {
  id: string
  inquiryId: string
  kind: CheckedDocumentKind
  number: string
  code: string
  total: number
  issuedAt: string
  /** Including extensions by a rejected proof. */
  validUntil: string | null
  paymentDeadline: string | null
  documentId: string
  bank: DocumentData['bank']
  lines: DocumentData['lines']
  state: DocumentEnd | null
  endedAt: string | null
  /** The number of the document that replaces it. */
  replacedBy: string | null
}

// A proforma's extension by a rejected proof is stored with its inquiry.
const grace: Sql = sql`(case when i.state -> 'invoice' ->> 'id' = p.id::text
  then (i.state -> 'invoice' ->> 'graceUntil')::timestamptz end)`
const validUntil: Sql = sql`greatest(p.valid_until, ${grace})`

// A closed inquiry has no payable proforma until it is reopened.
const papers: Sql = sql`select p.id, p.inquiry_id as "inquiryId", p.kind, p.number, p.code, p.total, p.issued_at as "issuedAt",
  ${validUntil} as "validUntil", p.payment_deadline as "paymentDeadline", p.document_id as "documentId",
  p.facts -> 'lines' as lines, nullif(p.facts -> 'bank', 'null') as bank,
  coalesce(e.state, case when i.outcome is not null and p.kind = 'PROFORMA' then 'CANCELLED' end) as state,
  e.at as "endedAt", r.number as "replacedBy"
  from inquiries.paper p join inquiries.inquiry i on i.tenant_id = p.tenant_id and i.id = p.inquiry_id
  left join inquiries.paper_end e on e.tenant_id = p.tenant_id and e.paper_id = p.id
  left join inquiries.paper r on r.tenant_id = e.tenant_id and r.id = e.replaced_by`

/** Oldest first. */
export const issuedDocumentsOf = (tenant: string, inquiryId: string): Statement =>
  sql`${papers} where p.tenant_id = ${tenant} and p.inquiry_id = ${inquiryId}::uuid order by p.issued_at, p.year, p.no`

/** The account that an invoice is paid to. */
export const bankOfDocument = (tenant: string, id: string): Statement =>
  sql`select nullif(facts -> 'bank', 'null') as bank from inquiries.paper where tenant_id = ${tenant} and id = ${id}::uuid`

export interface CheckedRow extends IssuedDocumentRow {
  sha256: Buffer
  accountNumber: string | null
}
export const documentByCode = (tenant: string, code: string): Statement =>
  sql`select c.*, p.sha256, p.facts -> 'bank' ->> 'accountNumber' as "accountNumber"
    from (${papers} where p.tenant_id = ${tenant} and p.code = ${code}) c
    join inquiries.paper p on p.tenant_id = ${tenant} and p.id = c.id`

export interface NewIssuedDocument {
  id: string
  inquiryId: string
  kind: CheckedDocumentKind
  year: number
  no: number
  number: string
  code: string
  locale: Locale
  total: number
  issuedAt: string
  validUntil: string | null
  paymentDeadline: string | null
  facts: DocumentData
  documentId: string
  sha256: Buffer
}
export const insertIssuedDocument = (tenant: string, document: NewIssuedDocument): Statement =>
  sql`insert into inquiries.paper (tenant_id, id, inquiry_id, kind, year, no, number, code, locale, total, issued_at,
      valid_until, payment_deadline, facts, document_id, sha256)
    values (${tenant}, ${document.id}::uuid, ${document.inquiryId}::uuid, ${document.kind}, ${document.year}, ${document.no}, ${document.number},
      ${document.code}, ${document.locale}, ${document.total}, ${document.issuedAt}::timestamptz, ${document.validUntil}::timestamptz,
      ${document.paymentDeadline}::timestamptz, ${JSON.stringify(document.facts)}::jsonb, ${document.documentId}::uuid, ${document.sha256})`

/** Ends a document's validity, which its check then shows; no effect if it has ended. */
export const endIssuedDocument = (
  tenant: string,
  id: string,
  state: DocumentEnd,
  at: string,
  replacedBy: string | null = null,
): Statement =>
  sql`insert into inquiries.paper_end (tenant_id, paper_id, state, at, replaced_by)
    select p.tenant_id, p.id, ${state}, ${at}::timestamptz, ${replacedBy}::uuid from inquiries.paper p
    where p.tenant_id = ${tenant} and p.id = ${id}::uuid on conflict do nothing`

/** Total received on an inquiry in whole dollars, and an equal receipt of the last seconds. */
export const receivedOn = (tenant: string, inquiryId: string): Statement =>
  sql`select coalesce(sum(total), 0) as received from inquiries.paper
    where tenant_id = ${tenant} and inquiry_id = ${inquiryId}::uuid and kind = 'RECEIPT'`
export const sameReceipt = (
  tenant: string,
  inquiryId: string,
  { amount, on, seconds }: { amount: number; on: string; seconds: number },
): Statement =>
  sql`select id from inquiries.paper where tenant_id = ${tenant} and inquiry_id = ${inquiryId}::uuid and kind = 'RECEIPT'
    and total = ${amount} and facts -> 'received' ->> 'on' = ${on}
    and issued_at > clock_timestamp() - make_interval(secs => ${seconds})`

export interface DueRow {
  paperId: string
  inquiryId: string
  /** Both including extensions by a rejected proof. */
  paymentDeadline: string
  validUntil: string
}
/** Proformas in force, not paid within `tolerance` cents by the ledger, that match `more`. */
const holding = (tenant: string, tolerance: number, more: Sql): Sql =>
  sql`select p.id as "paperId", p.inquiry_id as "inquiryId", greatest(p.payment_deadline, ${grace}) as "paymentDeadline",
      ${validUntil} as "validUntil"
    from inquiries.paper p join inquiries.inquiry i on i.tenant_id = p.tenant_id and i.id = p.inquiry_id
    where p.tenant_id = ${tenant} and p.kind = 'PROFORMA' and i.status = 'INVOICE_ISSUED' and i.outcome is null
      and i.state -> 'invoice' ->> 'id' = p.id::text and i.state -> 'invoice' ->> 'state' = 'ISSUED'
      and coalesce(i.state -> 'proof' ->> 'state', '') <> 'WAITING' and ${more}
      and coalesce((select sum(l.cents) from inquiries.ledger_line l where l.tenant_id = i.tenant_id and l.inquiry_id = i.id
        and l.account = 'BUYER'), ${tolerance} + 1) > ${tolerance}
    order by p.valid_until limit 200`

/**
 * Due within these days and not yet reminded. No reminder right after the invoice or a rejected proof: the
 * latter reminds by itself, and another follows a day before its extension ends.
 */
export const toRemind = (tenant: string, days: number, tolerance: number): Statement =>
  holding(
    tenant,
    tolerance,
    sql`p.payment_deadline <= now() + make_interval(days => ${days}) and coalesce(${grace} <= now() + interval '1 day', true)
      and p.issued_at <= now() - least(interval '6 hours', (p.payment_deadline - p.issued_at) / 2) and not exists (select from inquiries.paper_reminder r
      where r.tenant_id = p.tenant_id and r.paper_id = p.id)`,
  )
/** Expired, and reminded at least these hours ago. */
export const toLapse = (tenant: string, hours: number, tolerance: number): Statement =>
  holding(
    tenant,
    tolerance,
    sql`${validUntil} <= now() and exists (select from inquiries.paper_reminder r
      where r.tenant_id = p.tenant_id and r.paper_id = p.id and r.at <= now() - make_interval(hours => ${hours}))`,
  )
export const noteReminder = (tenant: string, paperId: string, at: string): Statement =>
  sql`insert into inquiries.paper_reminder (tenant_id, paper_id, at) values (${tenant}, ${paperId}::uuid, ${at}::timestamptz)
    on conflict do nothing returning paper_id`
