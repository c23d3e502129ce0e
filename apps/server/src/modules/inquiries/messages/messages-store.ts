import type { InquirySource } from '@minato/contract/enumerations'
import { sql } from '../../../platform/database/sql.ts'
import type { Statement } from '../../../platform/database/sql.ts'

/** Reads messages from the event log. */
export interface MessageRow {
  id: string
  inquiryId: string
  seq: number
  actorId: string
  isSeller: boolean
  notedFrom: InquirySource | null
  text: string | null
  documentIds: string[]
  time: string
  readBy: string[]
}

const messages = sql`
  select e.id, e.inquiry_id as "inquiryId", e.seq, e.actor_id as "actorId", e.actor_id <> i.owner_id as "isSeller",
    e.data ->> 'notedFrom' as "notedFrom", c.content ->> 'text' as text, e.data -> 'documentIds' as "documentIds", e.at as time,
    array(select r.person_id from inquiries.reading r
      where r.tenant_id = e.tenant_id and r.inquiry_id = e.inquiry_id and r.read_seq >= e.seq and r.person_id <> e.actor_id
      order by r.read_at) as "readBy"
  from inquiries.event e
  join inquiries.inquiry i on i.tenant_id = e.tenant_id and i.id = e.inquiry_id
  left join inquiries.event_content c on c.tenant_id = e.tenant_id and c.inquiry_id = e.inquiry_id and c.seq = e.seq`

/** Newest first. */
export const messagesOf = (
  tenant: string,
  inquiryId: string,
  after: number,
  limit: number,
  offset: number,
): Statement =>
  sql`${messages} where e.tenant_id = ${tenant} and e.inquiry_id = ${inquiryId} and e.kind = 'MESSAGE' and e.seq > ${after}
    order by e.seq desc limit ${limit} offset ${offset}`

export const countMessages = (tenant: string, inquiryId: string, after: number): Statement =>
  sql`select count(*) as total from inquiries.event e
    where e.tenant_id = ${tenant} and e.inquiry_id = ${inquiryId} and e.kind = 'MESSAGE' and e.seq > ${after}`

export const messageAt = (tenant: string, inquiryId: string, seq: number): Statement =>
  sql`${messages} where e.tenant_id = ${tenant} and e.inquiry_id = ${inquiryId} and e.seq = ${seq} and e.kind = 'MESSAGE'`

export const messageById = (tenant: string, id: string): Statement =>
  sql`select e.inquiry_id as "inquiryId", e.seq from inquiries.event e
    where e.tenant_id = ${tenant} and e.id = ${id}::uuid and e.kind = 'MESSAGE'`

/**
 * Stores the last message that a person has read; never moves back. For the dealer's side one
 * manager reads for all.
 */
export const noteRead = (tenant: string, inquiryId: string, personId: string, seq: number): Statement => sql`
  with dealer as (
    update inquiries.inquiry set seller_read_seq = ${seq}
    where tenant_id = ${tenant} and id = ${inquiryId} and owner_id <> ${personId} and seller_read_seq < ${seq}
  )
  insert into inquiries.reading as r (tenant_id, inquiry_id, person_id, read_seq)
  values (${tenant}, ${inquiryId}, ${personId}, ${seq})
  on conflict (tenant_id, inquiry_id, person_id) do update set read_seq = excluded.read_seq, read_at = now()
    where r.read_seq < excluded.read_seq`

export interface UnreadRow {
  firstSeq: number
  number: number
}
/**
 * The first message of a side that the other one has not read, and their number; no row where there
 * is none. Messages that a manager wrote down for the buyer never count as unread, and automatic ones about a voyage
 * have an email of their own.
 */
export const unreadOf = (tenant: string, inquiryId: string, side: 'BUYER' | 'SELLER'): Statement =>
  sql`select min(e.seq) as "firstSeq", count(*) as number
    from inquiries.inquiry i join inquiries.event e on e.tenant_id = i.tenant_id and e.inquiry_id = i.id and e.kind = 'MESSAGE'
    where i.tenant_id = ${tenant} and i.id = ${inquiryId} and (e.actor_id = i.owner_id) = ${side === 'BUYER'}::boolean
      and not e.data ? 'notedFrom' and not e.data ? 'voyageChangeId'
      and e.seq > case when ${side === 'BUYER'}::boolean then i.seller_read_seq else coalesce((
        select r.read_seq from inquiries.reading r
        where r.tenant_id = i.tenant_id and r.inquiry_id = i.id and r.person_id = i.owner_id), 0) end
    having count(*) > 0`
