import { sql } from '../../../platform/database/sql.ts'
import type { Statement } from '../../../platform/database/sql.ts'

/** Personal data in inquiries. */

/**
 * A user's own inquiries: the visible state and every event with its content, without names of managers and without their reasons
 * to accept differences between documents.
 */
export const inquiriesOfBuyer = (tenant: string, id: string): Statement =>
  sql`select i.id, i.reference, i.created_at as "createdAt", i.state - 'managerId' as state,
      (select json_agg(json_build_object('seq', e.seq, 'at', e.at, 'kind', e.kind, 'data', e.data - 'managerId',
          'content', case when e.kind <> 'DIFFERENCES_ACCEPTED' then c.content end,
          'isMine', coalesce(e.actor_kind = 'person' and e.actor_id = i.owner_id, false)) order by e.seq)
        from inquiries.event e left join inquiries.event_content c
          on c.tenant_id = e.tenant_id and c.inquiry_id = e.inquiry_id and c.seq = e.seq
        where e.tenant_id = i.tenant_id and e.inquiry_id = i.id) as events,
      (select json_agg(p.facts order by p.issued_at) from inquiries.paper p
        where p.tenant_id = i.tenant_id and p.inquiry_id = i.id) as papers
    from inquiries.inquiry i where i.tenant_id = ${tenant} and i.owner_id = ${id} order by i.created_at`

/** Events that a manager caused in other people's inquiries. */
export const eventsOfActor = (tenant: string, id: string): Statement =>
  sql`select e.inquiry_id as "inquiryId", e.seq, e.at, e.kind from inquiries.event e
    join inquiries.inquiry i on i.tenant_id = e.tenant_id and i.id = e.inquiry_id
    where e.tenant_id = ${tenant} and e.actor_kind = 'person' and e.actor_id = ${id} and i.owner_id <> ${id} order by e.at, e.seq`

export const readingsOf = (tenant: string, id: string): Statement =>
  sql`select inquiry_id as "inquiryId", read_seq as "readSeq", read_at as "readAt" from inquiries.reading
    where tenant_id = ${tenant} and person_id = ${id} order by read_at`

/** A user's own open inquiries. */
export const openInquiriesOf = (tenant: string, id: string): Statement =>
  sql`select i.id, i.car_id as "carId" from inquiries.inquiry i
    where i.tenant_id = ${tenant} and i.owner_id = ${id} and i.outcome is null and i.status <> 'SALE_FINALIZED'
    order by i.id`

/** Open inquiries that a manager is responsible for. */
export const inquiriesManagedBy = (tenant: string, id: string): Statement =>
  sql`select i.id, i.car_id as "carId" from inquiries.inquiry i
    where i.tenant_id = ${tenant} and i.manager_id = ${id} and i.outcome is null and i.status <> 'SALE_FINALIZED'
    order by i.id`

/**
 * Removes the contents of all events of a buyer's inquiries, because they contain names. The event
 * log keeps its hashes.
 */
export const removeContents = (tenant: string, id: string): Statement =>
  sql`delete from inquiries.event_content c using inquiries.inquiry i
    where c.tenant_id = ${tenant} and i.tenant_id = c.tenant_id and i.id = c.inquiry_id and i.owner_id = ${id}`

export const removeReadings = (tenant: string, id: string): Statement =>
  sql`delete from inquiries.reading where tenant_id = ${tenant} and person_id = ${id}`

/** Stored answers to managers' calls about a user's inquiries. */
export const removeAnswers = (tenant: string, id: string): Statement =>
  sql`delete from platform.kept_answer k using inquiries.inquiry i
    where k.tenant_id = ${tenant} and i.tenant_id = k.tenant_id and i.owner_id = ${id}
      and i.id::text in (k.reply::jsonb ->> 'id', k.reply::jsonb ->> 'inquiryId')`
