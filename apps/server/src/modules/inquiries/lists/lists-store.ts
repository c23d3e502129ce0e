import type { InquiryState, InquiryStatus, InquiryTask } from '@minato/contract/enumerations'
import { join, sql } from '../../../platform/database/sql.ts'
import type { Sql, Statement } from '../../../platform/database/sql.ts'
import type { InquiryRow } from '../event-log/event-log-store.ts'

/** An inquiry with the columns of its list, for one viewer. */
export interface CardRow extends InquiryRow {
  unread: number
  lastText: string | null
  lastTime: string | null
  isLastMine: boolean
  /** The inquiry has a current reservation. Read from the row, since a payment may extend it beyond its end time. */
  isCarReserved: boolean
}
export interface Viewer {
  id: string
  isManager: boolean
}

/** Managers see their own purchases as buyers. */
const isSeller = ({ id, isManager }: Viewer): Sql => sql`(${isManager}::boolean and i.owner_id <> ${id}::uuid)`

/** Rows of `chosen`, a query that returns ids and their position as `at`. */
const cards = (tenant: string, viewer: Viewer, chosen: Sql): Statement => sql`
  select i.id, i.state, i.last_seq as seq, '' as hash, i.created_at as "createdAt", unread.number as unread,
    l.content ->> 'text' as "lastText", l.at as "lastTime", coalesce((l.actor_id = i.owner_id or l.data ->> 'notedFrom' is not null) <> ${isSeller(viewer)}, false) as "isLastMine",
    exists (select from inquiries.reservation r
      where r.tenant_id = ${tenant} and r.inquiry_id = i.id and r.state = 'IN_FORCE') as "isCarReserved"
  from (${chosen}) c
  join inquiries.inquiry i on i.tenant_id = ${tenant} and i.id = c.id
  left join lateral (
    select e.at, e.actor_id, e.data, t.content from inquiries.event e
    left join inquiries.event_content t on t.tenant_id = e.tenant_id and t.inquiry_id = e.inquiry_id and t.seq = e.seq
    where e.tenant_id = ${tenant} and e.inquiry_id = i.id and e.kind = 'MESSAGE' order by e.seq desc limit 1
  ) l on true
  cross join lateral (
    select count(*) as number from inquiries.event e
    where e.tenant_id = ${tenant} and e.inquiry_id = i.id and e.kind = 'MESSAGE'
      and (e.actor_id = i.owner_id) = ${isSeller(viewer)} and not e.data ? 'notedFrom'
      and e.seq > case when ${isSeller(viewer)} then i.seller_read_seq else coalesce((
        select r.read_seq from inquiries.reading r
        where r.tenant_id = ${tenant} and r.inquiry_id = i.id and r.person_id = i.owner_id), 0) end
  ) unread
  order by c.at`

export const cardOf = (tenant: string, viewer: Viewer, id: string): Statement =>
  cards(tenant, viewer, sql`select ${id}::uuid as id, 1 as at`)

export interface InquiryFilter {
  ownerIds?: readonly string[]
  managerId?: string | undefined
  carId?: string | undefined
  source?: string | undefined
  state?: InquiryState
  task?: InquiryTask | undefined
  step?: InquiryStatus | undefined
  /** A reference, or buyers of these ids. */
  called?: { text: string; ownerIds: readonly string[] }
}

// The states partition all inquiries, here and in the counts.
const STATES: Record<InquiryState, Sql> = {
  ALL: sql`true`,
  ARCHIVED: sql`i.is_archived`,
  UNREAD: sql`not i.is_archived and i.last_buyer_seq > i.seller_read_seq`,
  READ: sql`not i.is_archived and i.last_buyer_seq <= i.seller_read_seq`,
}

/** Hours before the end of a reservation from which it needs attention. */
const ENDING_HOURS = 48
const TASKS: Record<InquiryTask, Sql> = {
  REPLY: sql`not i.is_archived and i.waiting_since is not null`,
  CHECK_PROOF: sql`not i.is_archived and i.outcome is null and i.proof_waits_since is not null`,
  RESERVATION_ENDING: sql`not i.is_archived and exists (select from inquiries.reservation r
    where r.tenant_id = i.tenant_id and r.inquiry_id = i.id and r.state = 'IN_FORCE'
      and r.end_time <= now() + ${ENDING_HOURS}::integer * interval '1 hour')`,
  PAYMENT_OVERDUE: sql`not i.is_archived and i.outcome is null and i.status = 'INVOICE_ISSUED' and i.proof_waits_since is null
    and i.state #>> '{invoice,state}' = 'ISSUED' and (i.state #>> '{invoice,paymentDeadline}')::timestamptz < now()`,
  // A ship that was entered by hand needs no booking.
  BOOK_VOYAGE: sql`not i.is_archived and i.outcome is null and i.status = 'PURCHASE_CONFIRMED' and i.voyage_id is null
    and i.state #>> '{shipping,estimatedDepartureDate}' is null`,
}

const whereOf = (tenant: string, { state = 'ALL', ...which }: InquiryFilter): Sql =>
  join(
    [
      sql`i.tenant_id = ${tenant} and ${STATES[state]}`,
      ...(which.ownerIds ? [sql`i.owner_id = any(${which.ownerIds}::uuid[])`] : []),
      ...(which.managerId ? [sql`i.manager_id = ${which.managerId}::uuid`] : []),
      ...(which.carId ? [sql`i.car_id = ${which.carId}::uuid`] : []),
      ...(which.task ? [TASKS[which.task]] : []),
      ...(which.step ? [sql`i.status = ${which.step} and i.outcome is null and not i.is_archived`] : []),
      ...(which.source ? [sql`i.source = ${which.source}`] : []),
      ...(which.called
        ? [sql`(i.reference = ${which.called.text} or i.owner_id = any(${which.called.ownerIds}::uuid[]))`]
        : []),
    ],
    sql` and `,
  )

/**
 * `sellerTurnSince` of the domain, of a row `i`. The columns come first: the state of most inquiries (answered, closed, finalized) is never
 * read.
 */
export const sellerTurnSinceSql: Sql = sql`case when not i.is_archived then coalesce(i.waiting_since, case
  when i.outcome is not null then null
  when i.status = 'NEGOTIATION' and i.version = 1 then case when i.last_seller_seq <= i.last_buyer_seq then i.last_at end
  when i.proof_waits_since is not null then i.proof_waits_since
  when i.status = 'SALE_FINALIZED' then null
  when i.status = 'NEGOTIATION' then case
    when i.state -> 'offers' @> '[{"state": "OPEN"}]' then
      case when i.state -> 'offers' @> '[{"state": "OPEN", "by": "BUYER"}]' then i.last_at end
    when i.state -> 'offers' @> '[{"state": "ACCEPTED"}]' then i.last_at
    when not i.is_processed and i.last_seller_seq <= i.last_buyer_seq then i.last_at end
  when i.status = 'PURCHASE_CONFIRMED' and i.state ->> 'finalInvoiceId' is not null then
    case when i.state #>> '{shipping,estimatedDepartureDate}' <= to_char(now() at time zone 'UTC', 'YYYY-MM-DD')
      then (i.state #>> '{shipping,estimatedDepartureDate}') || 'T00:00:00.000Z' end
  when i.status <> 'INVOICE_ISSUED' then
    coalesce(i.state #>> '{arrivalDates,0,at}', i.state #>> '{statusHistories,-1,time}', i.last_at)
  end) end`

const ORDERS = {
  WAITING: sql`i.is_archived, ${sellerTurnSinceSql} nulls last, i.last_at desc, i.id`,
  LATEST: sql`i.last_at desc, i.id`,
}
export type InquiryOrder = keyof typeof ORDERS

export const listCards = (
  tenant: string,
  viewer: Viewer,
  filter: InquiryFilter,
  order: InquiryOrder,
  limit: number,
  offset: number,
): Statement =>
  cards(
    tenant,
    viewer,
    sql`select i.id, row_number() over (order by ${ORDERS[order]}) as at from inquiries.inquiry i
      where ${whereOf(tenant, filter)} order by ${ORDERS[order]} limit ${limit} offset ${offset}`,
  )

/** All ids of a list in order. Pages are read from this snapshot, so changes neither skip nor repeat an inquiry. */
export const inquiryIds = (tenant: string, filter: InquiryFilter, order: InquiryOrder): Statement =>
  sql`select i.id from inquiries.inquiry i where ${whereOf(tenant, filter)} order by ${ORDERS[order]}`

export const cardsOf = (tenant: string, viewer: Viewer, ids: readonly string[]): Statement =>
  cards(tenant, viewer, sql`select chosen.id, chosen.at from unnest(${ids}::uuid[]) with ordinality as chosen(id, at)`)

export const countInquiries = (tenant: string, filter: InquiryFilter): Statement =>
  sql`select count(*) as total from inquiries.inquiry i where ${whereOf(tenant, filter)}`

/** How many inquiries each task has, as their lists would count them. */
export const countTasks = (tenant: string): Statement =>
  sql`select count(*) filter (where ${TASKS.REPLY}) as "REPLY", count(*) filter (where ${TASKS.CHECK_PROOF}) as "CHECK_PROOF",
      count(*) filter (where ${TASKS.RESERVATION_ENDING}) as "RESERVATION_ENDING",
      count(*) filter (where ${TASKS.PAYMENT_OVERDUE}) as "PAYMENT_OVERDUE",
      count(*) filter (where ${TASKS.BOOK_VOYAGE}) as "BOOK_VOYAGE"
    from inquiries.inquiry i where i.tenant_id = ${tenant} and not i.is_archived`

export interface CountRow {
  all: number
  unread: number
  read: number
  archived: number
}
export const countByState = (tenant: string): Statement =>
  sql`select count(*) as "all", count(*) filter (where ${STATES.UNREAD}) as unread, count(*) filter (where ${STATES.READ}) as "read",
      count(*) filter (where ${STATES.ARCHIVED}) as archived
    from inquiries.inquiry i where i.tenant_id = ${tenant}`

/** Counts of a customer's own inquiries. Unread means newer dealer messages; the archive is for managers only. */
export const countOwn = (tenant: string, ownerId: string): Statement => sql`
  select count(*) as "all", count(*) filter (where is_unread) as unread, count(*) filter (where not is_unread) as "read",
    0 as archived
  from (
    select i.last_seller_seq > coalesce((select r.read_seq from inquiries.reading r
      where r.tenant_id = ${tenant} and r.inquiry_id = i.id and r.person_id = i.owner_id), 0) as is_unread
    from inquiries.inquiry i where i.tenant_id = ${tenant} and i.owner_id = ${ownerId}::uuid
  ) own`
