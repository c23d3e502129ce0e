import { sql } from '../../platform/database/sql.ts'
import type { Statement } from '../../platform/database/sql.ts'

/** What a document is in its deal. */
export type DocumentRole = 'MESSAGE' | 'PROOF' | 'RECEIPT' | 'EXTRA' | 'PAPER'

export interface DocumentRow {
  id: string
  type: string
  name: string | null
  size: number
  createdAt: string
}
const shown = sql`d.id, d.type, d.name, d.size, d.created_at as "createdAt"`

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
  /** When it came; left out: now. */
  at?: string | undefined
}
export const insertDocument = (tenant: string, given: NewDocument): Statement =>
  sql`insert into documents.document as d (tenant_id, id, type, name, size, sha256, made_by, inquiry_id, role, created_at)
    values (${tenant}, ${given.id}::uuid, ${given.type}, ${given.name}, ${given.size}, decode(${given.sha256}, 'hex'),
      ${given.madeBy}, ${given.inquiryId}::uuid, ${given.role}, coalesce(${given.at ?? null}::timestamptz, now())) returning ${shown}`

export const documentsById = (tenant: string, ids: readonly string[]): Statement =>
  sql`select ${shown} from documents.document d where d.tenant_id = ${tenant} and d.id = any(${ids}::uuid[])`

/** Who asks: `madeBy` him it must be while it is in no deal, and then he must be a side of it. */
export interface Reader {
  madeBy: string
  /** Null of a program. */
  personId: string | null
  isManager: boolean
}
export interface ReadableRow extends DocumentRow {
  sha256: Buffer
}
/** No row for whom it is none of his business. */
export const readableDocument = (tenant: string, id: string, { madeBy, personId, isManager }: Reader): Statement =>
  sql`select ${shown}, d.sha256 from documents.document d
    left join inquiries.side s on s.tenant_id = d.tenant_id and s.id = d.inquiry_id
    where d.tenant_id = ${tenant} and d.id = ${id}::uuid and
      case when d.role is null then d.made_by = ${madeBy}
        else ${isManager}::boolean or s.buyer_id = ${personId}::uuid end`

/** A deal that this person, or any manager, is a side of. */
export const dealOfReader = (tenant: string, id: string, { personId, isManager }: Reader): Statement =>
  sql`select s.id from inquiries.side s
    where s.tenant_id = ${tenant} and s.id = ${id}::uuid and (${isManager}::boolean or s.buyer_id = ${personId}::uuid)`

/** Uploads of one sender stand in line for the transaction: his waiting documents are counted one by one. */
export const lockSender = (tenant: string, madeBy: string): Statement =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`documents ${tenant} ${madeBy}`}, 0))`
export const countWaiting = (tenant: string, madeBy: string): Statement =>
  sql`select count(*) as number from documents.document where tenant_id = ${tenant} and made_by = ${madeBy} and role is null`

/** Puts into a deal what its sender has sent for it and what is in none yet; answers what was taken. */
export const attach = (
  tenant: string,
  ids: readonly string[],
  { inquiryId, role, madeBy }: { inquiryId: string; role: DocumentRole; madeBy: string },
): Statement =>
  sql`update documents.document d set inquiry_id = ${inquiryId}::uuid, role = ${role}
    where d.tenant_id = ${tenant} and d.id = any(${ids}::uuid[]) and d.role is null and d.made_by = ${madeBy}
      and coalesce(d.inquiry_id, ${inquiryId}::uuid) = ${inquiryId}::uuid returning d.id`

/** For a day in no deal. */
export const removeWaiting = (tenant: string): Statement =>
  sql`delete from documents.document where tenant_id = ${tenant} and role is null and created_at < now() - interval '24 hours' returning id`

/** Which of these ids have a row. */
export const known = (tenant: string, ids: readonly string[]): Statement =>
  sql`select id from documents.document where tenant_id = ${tenant} and id = any(${ids}::uuid[])`

const ofPerson = (tenant: string, personId: string) => sql`
  (d.made_by = ${`person ${personId}`} or exists (
    select from inquiries.side s where s.tenant_id = ${tenant} and s.id = d.inquiry_id and s.buyer_id = ${personId}::uuid))`

/** What is kept of a person in documents. */
export const documentsOfPerson = (tenant: string, personId: string): Statement =>
  sql`select ${shown}, d.inquiry_id as "inquiryId", d.role from documents.document d
    where d.tenant_id = ${tenant} and ${ofPerson(tenant, personId)} order by d.created_at, d.id`

/**
 * Everything of her deals and of her sending goes, but papers that we made out, and what shows how a car that was paid for was
 * paid and shipped, also where the money went back: those a dealer has to keep.
 */
export const removeOfPerson = (tenant: string, personId: string): Statement =>
  sql`delete from documents.document d
    where d.tenant_id = ${tenant} and (
      (d.role is null and d.made_by = ${`person ${personId}`}) or exists (
        select from inquiries.side s where s.tenant_id = ${tenant} and s.id = d.inquiry_id and s.buyer_id = ${personId}::uuid
          and (d.role is null or d.role = 'MESSAGE' or (not s.is_paid and d.role <> 'PAPER'))))
    returning id`
export const forgetSender = (tenant: string, personId: string): Statement =>
  sql`update documents.document d set name = null, made_by = null
    where d.tenant_id = ${tenant} and d.made_by = ${`person ${personId}`}`
