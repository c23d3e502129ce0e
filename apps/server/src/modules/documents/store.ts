import { sql } from '../../platform/database/sql.ts'
import type { Statement } from '../../platform/database/sql.ts'
import type { PdfText } from './pdf-text.ts'

/** The role of a document in its inquiry. */
export type DocumentRole = 'MESSAGE' | 'PROOF' | 'RECEIPT' | 'EXTRA' | 'PAPER'

export interface DocumentRow {
  id: string
  type: string
  name: string | null
  size: number
  createdAt: string
}
const documentColumns = sql`d.id, d.type, d.name, d.size, d.created_at as "createdAt"`

export interface NewDocument {
  id: string
  type: string
  name: string
  size: number
  /** Hex. */
  sha256: string
  madeBy: string | null
  inquiryId: string | null
  role: DocumentRole | null
  /** Its time; defaults to now. */
  at?: string | undefined
}
export const insertDocument = (tenant: string, document: NewDocument): Statement =>
  sql`insert into documents.document as d (tenant_id, id, type, name, size, sha256, made_by, inquiry_id, role, created_at)
    values (${tenant}, ${document.id}::uuid, ${document.type}, ${document.name}, ${document.size}, decode(${document.sha256}, 'hex'),
      ${document.madeBy}, ${document.inquiryId}::uuid, ${document.role}, coalesce(${document.at ?? null}::timestamptz, now())) returning ${documentColumns}`

export const documentsById = (tenant: string, ids: readonly string[]): Statement =>
  sql`select ${documentColumns} from documents.document d where d.tenant_id = ${tenant} and d.id = any(${ids}::uuid[])`

/** The caller: must be the sender of an unattached document, or a party of its inquiry. */
export interface DocumentReader {
  madeBy: string
  /** Null for an API client. */
  personId: string | null
  isManager: boolean
}
export interface ReadableRow extends DocumentRow {
  sha256: Buffer
}
/** No row for callers without access. */
export const readableDocument = (
  tenant: string,
  id: string,
  { madeBy, personId, isManager }: DocumentReader,
): Statement =>
  sql`select ${documentColumns}, d.sha256 from documents.document d
    left join inquiries.side s on s.tenant_id = d.tenant_id and s.id = d.inquiry_id
    where d.tenant_id = ${tenant} and d.id = ${id}::uuid and
      case when d.role is null then d.made_by = ${madeBy}
        else ${isManager}::boolean or s.buyer_id = ${personId}::uuid end`

/** An inquiry that this user, or any manager, is a party of. */
export const inquiryOfReader = (tenant: string, id: string, { personId, isManager }: DocumentReader): Statement =>
  sql`select s.id from inquiries.side s
    where s.tenant_id = ${tenant} and s.id = ${id}::uuid and (${isManager}::boolean or s.buyer_id = ${personId}::uuid)`

/** Serializes uploads of one sender, so that unattached documents are counted exactly. */
export const lockSender = (tenant: string, madeBy: string): Statement =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`documents ${tenant} ${madeBy}`}, 0))`
export const countWaiting = (tenant: string, madeBy: string): Statement =>
  sql`select count(*) as number from documents.document where tenant_id = ${tenant} and made_by = ${madeBy} and role is null`

/** Attaches unattached documents that the caller uploaded for this inquiry; returns the attached ones. */
export const attach = (
  tenant: string,
  ids: readonly string[],
  { inquiryId, role, madeBy }: { inquiryId: string; role: DocumentRole; madeBy: string },
): Statement =>
  sql`update documents.document d set inquiry_id = ${inquiryId}::uuid, role = ${role}
    where d.tenant_id = ${tenant} and d.id = any(${ids}::uuid[]) and d.role is null and d.made_by = ${madeBy}
      and coalesce(d.inquiry_id, ${inquiryId}::uuid) = ${inquiryId}::uuid returning d.id`

/** Unattached for a day. */
export const removeWaiting = (tenant: string): Statement =>
  sql`delete from documents.document where tenant_id = ${tenant} and role is null and created_at < now() - interval '24 hours' returning id`

/** Which of these ids have a row. */
export const existingDocuments = (tenant: string, ids: readonly string[]): Statement =>
  sql`select id from documents.document where tenant_id = ${tenant} and id = any(${ids}::uuid[])`

const ofPerson = (tenant: string, personId: string) => sql`
  (d.made_by = ${`person ${personId}`} or exists (
    select from inquiries.side s where s.tenant_id = ${tenant} and s.id = d.inquiry_id and s.buyer_id = ${personId}::uuid))`

/** A user's documents, for the download of personal data. */
export const documentsOfPerson = (tenant: string, personId: string): Statement =>
  sql`select ${documentColumns}, d.inquiry_id as "inquiryId", d.role from documents.document d
    where d.tenant_id = ${tenant} and ${ofPerson(tenant, personId)} order by d.created_at, d.id`

/**
 * Deletes everything of a user's inquiries and uploads except issued documents and records of a paid car, also
 * of a refunded one: the dealer must keep those.
 */
export const removeOfPerson = (tenant: string, personId: string): Statement =>
  sql`delete from documents.document d
    where d.tenant_id = ${tenant} and (
      (d.role is null and d.made_by = ${`person ${personId}`}) or exists (
        select from inquiries.side s where s.tenant_id = ${tenant} and s.id = d.inquiry_id and s.buyer_id = ${personId}::uuid
          and (d.role is null or d.role = 'MESSAGE' or (not s.is_paid and d.role <> 'PAPER'))))
    returning id`
export const anonymizeSender = (tenant: string, personId: string): Statement =>
  sql`update documents.document d set name = null, made_by = null
    where d.tenant_id = ${tenant} and d.made_by = ${`person ${personId}`}`

export type Side = 'SELLER' | 'BUYER'
const UPLOADS_LIMIT = 50
/**
 * The uploads of one side that are compared: PDFs first, then the newest. Attachments of the buyer's messages are left out; API
 * clients upload for the dealer.
 */
const comparedUploads = (tenant: string, inquiryId: string, side: Side) => sql`
  select d.* from documents.document d join inquiries.side s on s.tenant_id = d.tenant_id and s.id = d.inquiry_id
    where d.tenant_id = ${tenant} and d.inquiry_id = ${inquiryId}::uuid and d.made_by is not null
      and case when d.made_by = 'person ' || s.buyer_id then ${side}::text = 'BUYER' and d.role in ('EXTRA', 'RECEIPT')
        else ${side}::text = 'SELLER' and d.role in ('EXTRA', 'RECEIPT', 'MESSAGE') end
    order by d.type = 'application/pdf' desc, d.created_at desc, d.id desc limit ${UPLOADS_LIMIT}::int`

/** Unread PDFs of one side, plus those in `requestedIds`. Issued documents need no reading: their facts are stored. */
export const unreadPdfs = (tenant: string, inquiryId: string, side: Side, requestedIds: readonly string[]): Statement =>
  sql`select d.id from documents.document d
    where d.tenant_id = ${tenant} and d.type = 'application/pdf' and d.made_by is not null
      and (d.id = any(${requestedIds}::uuid[]) or d.id in (select u.id from (${comparedUploads(tenant, inquiryId, side)}) u))
      and not exists (select from documents.document_text t where t.tenant_id = d.tenant_id and t.document_id = d.id)
    order by d.created_at, d.id limit ${UPLOADS_LIMIT}::int`

/** No row if the text was read meanwhile or the document is gone. */
export const insertText = (tenant: string, id: string, { state, cells }: PdfText): Statement =>
  sql`insert into documents.document_text (tenant_id, document_id, state, cells)
    select d.tenant_id, d.id, ${state}, ${JSON.stringify(cells)}::jsonb from documents.document d
    where d.tenant_id = ${tenant} and d.id = ${id}::uuid on conflict do nothing`

export interface UploadRow {
  id: string
  type: string
  name: string | null
  role: DocumentRole
  madeBy: string
  /** Null: not read yet, or no PDF. */
  state: PdfText['state'] | null
  cells: PdfText['cells'] | null
}
/** What one side has uploaded to an inquiry, oldest first; payment proofs are the bank's. */
export const uploadsOf = (tenant: string, inquiryId: string, side: Side): Statement =>
  sql`select d.id, d.type, d.name, d.role, d.made_by as "madeBy", t.state, t.cells
    from (${comparedUploads(tenant, inquiryId, side)}) d
    left join documents.document_text t on t.tenant_id = d.tenant_id and t.document_id = d.id
    order by d.created_at, d.id`

export interface DatedText {
  inquiryId: string
  name: string | null
  cells: PdfText['cells']
}
/** Texts of documents of these inquiries that name the end of a validity; payment proofs are the bank's. */
export const datedTexts = (tenant: string, inquiryIds: readonly string[]): Statement =>
  sql`select d.inquiry_id as "inquiryId", d.name, t.cells from documents.document d
    join documents.document_text t on t.tenant_id = d.tenant_id and t.document_id = d.id
    where d.tenant_id = ${tenant} and d.inquiry_id = any(${inquiryIds}::uuid[]) and d.role in ('EXTRA', 'RECEIPT', 'MESSAGE')
      and t.state = 'READ' and t.cells::text ~* 'valid|valable|expir'
    order by d.created_at, d.id`
