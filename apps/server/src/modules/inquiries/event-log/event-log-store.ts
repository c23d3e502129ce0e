import type { InquiryEventKind } from '@minato/domain/inquiry-events'
import type { InquirySnapshot } from '@minato/domain/inquiries'
import { sql } from '../../../platform/database/sql.ts'
import type { Sql, Statement } from '../../../platform/database/sql.ts'

export interface InquiryRow {
  id: string
  state: InquirySnapshot
  seq: number
  /** base64url. */
  hash: string
  createdAt: string
}

// PostgreSQL wraps base64 after 76 characters; a hash has 44.
const inquiries = sql`select i.id, i.state, i.last_seq as seq, translate(encode(i.last_hash, 'base64'), '+/=', '-_') as hash,
  i.created_at as "createdAt" from inquiries.inquiry i`

export const inquiryById = (tenant: string, id: string): Statement =>
  sql`${inquiries} where i.tenant_id = ${tenant} and i.id = ${id}::uuid`

/**
 * Locks the inquiry's row; a transaction that needs the car locks the car first. `now` is read
 * after the lock, so no event is older than the one before it.
 */
export const lockInquiryRow = (tenant: string, id: string): Statement =>
  sql`select d.*, greatest(date_trunc('milliseconds', clock_timestamp()), (d.state ->> 'lastAt')::timestamptz) as now
    from (${inquiries} where i.tenant_id = ${tenant} and i.id = ${id}::uuid for no key update) d`

/** Inquiries booked on a voyage whose car it carries or carried, in the order in which several are locked. */
export const inquiriesOnVoyage = (tenant: string, voyageId: string): Statement =>
  sql`select b.*, greatest(date_trunc('milliseconds', clock_timestamp()), (b.state ->> 'lastAt')::timestamptz) as now
    from (${inquiries} where i.tenant_id = ${tenant} and i.voyage_id = ${voyageId}::uuid and i.outcome is null
      order by i.id for no key update) b`

/** How many there are on each voyage. */
export const bookedByVoyage = (tenant: string): Statement =>
  sql`select i.voyage_id as "voyageId", count(*) as booked from inquiries.inquiry i
    where i.tenant_id = ${tenant} and i.voyage_id is not null and i.outcome is null
    group by i.voyage_id`

export const moment = (): Statement => sql`select date_trunc('milliseconds', clock_timestamp()) as now`

export interface NewEvent {
  seq: number
  id: string
  at: string
  actorKind: string
  actorId: string | null
  kind: InquiryEventKind
  data: unknown
  contentHash: Buffer | null
  previous: Buffer
  hash: Buffer
}

const storeInquiry = (tenant: string, id: string, { seq, at, hash }: NewEvent, state: InquirySnapshot): Sql =>
  seq === 1
    ? sql`insert into inquiries.inquiry (tenant_id, id, state, last_seq, last_hash, created_at)
        values (${tenant}, ${id}, ${JSON.stringify(state)}, 1, ${hash}, ${at}::timestamptz) returning id`
    : sql`update inquiries.inquiry set state = ${JSON.stringify(state)}, last_seq = ${seq}, last_hash = ${hash}
        where tenant_id = ${tenant} and id = ${id} and last_seq = ${seq - 1} returning id`

/**
 * Writes an event, its content and the resulting state. Returns no row if the event log has grown since: the
 * caller did not hold the lock.
 */
export const writeEvent = (
  tenant: string,
  id: string,
  event: NewEvent,
  state: InquirySnapshot,
  content: { salt: Buffer; value: unknown } | undefined,
): Statement => sql`
  with inquiry as (${storeInquiry(tenant, id, event, state)}),
  event as (
    insert into inquiries.event (tenant_id, inquiry_id, seq, id, at, actor_kind, actor_id, kind, data, content_hash, prev_hash, hash)
    select ${tenant}, inquiry.id, ${event.seq}::integer, ${event.id}::uuid, ${event.at}::timestamptz, ${event.actorKind},
      ${event.actorId}::uuid, ${event.kind}, ${JSON.stringify(event.data)}::jsonb, ${event.contentHash}::bytea,
      ${event.previous}::bytea, ${event.hash}::bytea
    from inquiry
  )${
    content
      ? sql`, content as (
    insert into inquiries.event_content (tenant_id, inquiry_id, seq, salt, content)
    select ${tenant}, inquiry.id, ${event.seq}::integer, ${content.salt}::bytea, ${JSON.stringify(content.value)}::jsonb from inquiry
  )`
      : sql``
  }
  select id from inquiry`

export interface EventRow {
  seq: number
  id: string
  at: string
  actorKind: 'person' | 'client' | 'system'
  actorId: string | null
  kind: InquiryEventKind
  data: unknown
  contentHash: Buffer | null
  hash: Buffer
  salt: Buffer | null
  content: Record<string, unknown> | null
}
/** An inquiry's events, oldest first. */
export const eventsOf = (tenant: string, inquiryId: string): Statement =>
  sql`select e.seq, e.id, e.at, e.actor_kind as "actorKind", e.actor_id as "actorId", e.kind, e.data, e.content_hash as "contentHash",
      e.hash, c.salt, c.content
    from inquiries.event e left join inquiries.event_content c
      on c.tenant_id = e.tenant_id and c.inquiry_id = e.inquiry_id and c.seq = e.seq
    where e.tenant_id = ${tenant} and e.inquiry_id = ${inquiryId} order by e.seq`

export const timeOfEvent = (tenant: string, inquiryId: string, seq: number): Statement =>
  sql`select at from inquiries.event where tenant_id = ${tenant} and inquiry_id = ${inquiryId} and seq = ${seq}`

export const contentOf = (tenant: string, inquiryId: string, seq: number): Statement =>
  sql`select content from inquiries.event_content where tenant_id = ${tenant} and inquiry_id = ${inquiryId} and seq = ${seq}`

export interface ProofRow {
  documentId: string
  at: string
  /** REPLACED if another proof was submitted before this one was answered. */
  state: 'ACCEPTED' | 'REFUSED' | 'REPLACED'
}
/** All payment proofs, oldest first. */
export const proofsOf = (tenant: string, inquiryId: string): Statement =>
  sql`select e.data ->> 'documentId' as "documentId", e.at, coalesce((
      select case a.kind when 'PROOF_ACCEPTED' then 'ACCEPTED' else 'REFUSED' end from inquiries.event a
      where a.tenant_id = e.tenant_id and a.inquiry_id = e.inquiry_id and a.seq > e.seq
        and a.kind in ('PROOF_ACCEPTED', 'PROOF_REFUSED') and a.data ->> 'documentId' = e.data ->> 'documentId'
      order by a.seq limit 1), 'REPLACED') as state
    from inquiries.event e where e.tenant_id = ${tenant} and e.inquiry_id = ${inquiryId} and e.kind = 'PROOF_SUBMITTED'
    order by e.seq`

/**
 * The next number of a kind. Its row is locked until the transaction ends, so that numbers have no gaps or
 * duplicates.
 */
export const nextNumber = (tenant: string, kind: string, year: number, first: number): Statement =>
  sql`insert into inquiries.counter as c (tenant_id, kind, year, last) values (${tenant}, ${kind}, ${year}, ${first})
    on conflict (tenant_id, kind, year) do update set last = c.last + 1 returning c.last as number`
