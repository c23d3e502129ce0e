import { sql } from '../../../platform/database/sql.ts'
import type { Sql, Statement } from '../../../platform/database/sql.ts'

export interface ReservationRow {
  id: string
  carId: string
  inquiryId: string
  startTime: string
  endTime: string
  state: 'PLANNED' | 'IN_FORCE' | 'ENDED'
  isWarned: boolean
  /** The database clock. */
  now: string
}

const reservations = sql`select r.id, r.car_id as "carId", r.inquiry_id as "inquiryId", r.start_time as "startTime", r.end_time as "endTime",
  r.state, r.is_warned as "isWarned", date_trunc('milliseconds', clock_timestamp()) as now from inquiries.reservation r`

export const reservationById = (tenant: string, id: string): Statement =>
  sql`${reservations} where r.tenant_id = ${tenant} and r.id = ${id}::uuid`

/** Current and planned reservations of a car, by start time. */
export const reservationsOn = (tenant: string, carIds: readonly string[]): Statement =>
  sql`${reservations} where r.tenant_id = ${tenant} and r.car_id = any(${carIds}::uuid[]) and r.state <> 'ENDED'
    order by r.start_time, r.id`

/** A current or planned reservation of another inquiry that overlaps these hours, read without a lock. */
export const overlappingReservation = (
  tenant: string,
  inquiryId: string,
  startTime: string,
  endTime: string,
): Statement =>
  sql`${reservations} join inquiries.inquiry i on i.tenant_id = r.tenant_id and i.car_id = r.car_id
    where i.tenant_id = ${tenant} and i.id = ${inquiryId}::uuid and r.inquiry_id <> i.id and r.state <> 'ENDED'
      and r.start_time < ${endTime}::timestamptz
      and r.end_time > greatest(${startTime}::timestamptz, clock_timestamp()) limit 1`

export interface NewReservation {
  id: string
  carId: string
  inquiryId: string
  startTime: string
  endTime: string
  state: 'PLANNED' | 'IN_FORCE'
}
export const addReservation = (tenant: string, reservation: NewReservation): Statement =>
  sql`insert into inquiries.reservation (tenant_id, id, car_id, inquiry_id, start_time, end_time, state)
    values (${tenant}, ${reservation.id}::uuid, ${reservation.carId}::uuid, ${reservation.inquiryId}::uuid, ${reservation.startTime}::timestamptz,
      ${reservation.endTime}::timestamptz, ${reservation.state})`

export const beginReservation = (tenant: string, id: string): Statement =>
  sql`update inquiries.reservation set state = 'IN_FORCE' where tenant_id = ${tenant} and id = ${id}::uuid and state = 'PLANNED'`

export const extendReservation = (tenant: string, id: string, endTime: string): Statement =>
  sql`update inquiries.reservation set end_time = ${endTime}::timestamptz, is_warned = false
    where tenant_id = ${tenant} and id = ${id}::uuid and state <> 'ENDED' returning state`

export const markWarned = (tenant: string, id: string): Statement =>
  sql`update inquiries.reservation set is_warned = true where tenant_id = ${tenant} and id = ${id}::uuid`

export const closeReservation = (tenant: string, id: string, cause: string, at: string): Statement =>
  sql`update inquiries.reservation set state = 'ENDED', ended_cause = ${cause}, ended_at = ${at}::timestamptz
    where tenant_id = ${tenant} and id = ${id}::uuid and state <> 'ENDED'`

/** Reservations of these cars that a sale has ended since. */
export const endedBySale = (tenant: string, carIds: readonly string[], since: string): Statement =>
  sql`${reservations} where r.tenant_id = ${tenant} and r.car_id = any(${carIds}::uuid[]) and r.ended_cause = 'SOLD'
    and r.ended_at >= ${since}::timestamptz order by r.start_time, r.id`

/** A row if the system closed the inquiry since and nothing ended it afterwards. */
export const closedBySystem = (tenant: string, inquiryId: string, since: string): Statement =>
  sql`select from (
      select e.actor_kind, e.at from inquiries.event e
      where e.tenant_id = ${tenant} and e.inquiry_id = ${inquiryId}::uuid and e.kind = 'ENDED' order by e.seq desc limit 1) last
    where last.actor_kind = 'system' and last.at >= ${since}::timestamptz`

export const joinQueue = (tenant: string, carId: string, inquiryId: string): Statement =>
  sql`insert into inquiries.queue (tenant_id, inquiry_id, car_id) values (${tenant}, ${inquiryId}::uuid, ${carId}::uuid)
    on conflict (tenant_id, inquiry_id) do nothing`

export const takeFromQueue = (tenant: string, inquiryId: string): Statement =>
  sql`delete from inquiries.queue where tenant_id = ${tenant} and inquiry_id = ${inquiryId}::uuid`

/** Inquiries in the queue for these cars, by position. */
export const queueFor = (tenant: string, carIds: readonly string[]): Statement =>
  sql`select q.inquiry_id as "inquiryId" from inquiries.queue q
    where q.tenant_id = ${tenant} and q.car_id = any(${carIds}::uuid[]) order by q.place`

/**
 * Counts the cars that a customer waits for, without archived inquiries. Locks the customer, or two
 * parallel requests would both count the same.
 */
export const lockWaits = (tenant: string, ownerId: string): Statement =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`waits ${tenant} ${ownerId}`}, 0))`
export const waitsOf = (tenant: string, ownerId: string): Statement =>
  sql`select count(*) as number from inquiries.queue q
    join inquiries.inquiry i on i.tenant_id = q.tenant_id and i.id = q.inquiry_id
    where q.tenant_id = ${tenant} and i.owner_id = ${ownerId}::uuid and not i.is_archived`

export interface QueueRow {
  place: number | null
  length: number
  isReserved: boolean
  /** Null also if a payment extends it beyond its end. */
  reservedUntil: string | null
}
/** An archived inquiry is skipped and has no position, but keeps its row for when it is restored. */
export const queueSeenFrom = (tenant: string, carId: string, inquiryId: string): Statement =>
  sql`with waiting as (
      select q.inquiry_id, q.place from inquiries.queue q
      join inquiries.inquiry i on i.tenant_id = q.tenant_id and i.id = q.inquiry_id
      where q.tenant_id = ${tenant} and q.car_id = ${carId}::uuid and not i.is_archived
    )
    select
      (select count(*) from waiting w where w.place <= (select o.place from waiting o where o.inquiry_id = ${inquiryId}::uuid)) as place,
      (select count(*) from waiting) as length,
      r.id is not null as "isReserved", case when r.end_time > clock_timestamp() then r.end_time end as "reservedUntil"
    from (select) one left join inquiries.reservation r
      on r.tenant_id = ${tenant} and r.car_id = ${carId}::uuid and r.state = 'IN_FORCE'`

/** When the car was last sold in this inquiry. */
const takenAt = (tenant: string, inquiryId: Sql): Sql =>
  sql`(select max(e.at) from inquiries.event e
    where e.tenant_id = ${tenant} and e.inquiry_id = ${inquiryId} and e.kind in ('PURCHASE_CONFIRMED', 'REOPENED'))`

/**
 * Another open inquiry in which the car is bought; if the car is still sold, also a finalized one with a later
 * sale.
 */
export const boughtOn = (tenant: string, carId: string, exceptId: string, isSold = false): Statement =>
  sql`select i.reference from inquiries.inquiry i
    where i.tenant_id = ${tenant} and i.car_id = ${carId}::uuid and i.id <> ${exceptId}::uuid and i.outcome is null
      and (i.status = 'PURCHASE_CONFIRMED' or (${isSold}::boolean and i.status = 'SALE_FINALIZED'
        and coalesce(${takenAt(tenant, sql`i.id`)}, 'infinity') > coalesce(${takenAt(tenant, sql`${exceptId}::uuid`)}, '-infinity'))) limit 1`

/** The other open inquiries on a car. */
export const openInquiriesOnCar = (tenant: string, carId: string, exceptId: string): Statement =>
  sql`select i.id from inquiries.inquiry i
    where i.tenant_id = ${tenant} and i.car_id = ${carId}::uuid and i.id <> ${exceptId}::uuid and i.outcome is null
      and i.status <> 'SALE_FINALIZED' order by i.id`
