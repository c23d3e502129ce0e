import type { InquiryAmounts } from '@minato/domain/inquiry-events'
import { sql } from '../../../platform/database/sql.ts'
import type { Statement } from '../../../platform/database/sql.ts'

/** Serializes a customer's questions, so that two clicks create one inquiry. */
export const lockBuyer = (tenant: string, ownerId: string): Statement =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`asks ${tenant} ${ownerId}`}, 0))`

interface Question {
  carId: string
  portId: string
  finalDestination: string
  amounts: InquiryAmounts
  firstMessage: string
}
/** An identical question of this customer within the last seconds. */
export const recentInquiry = (
  tenant: string,
  ownerId: string,
  { carId, portId, finalDestination, amounts, firstMessage }: Question,
  seconds: number,
): Statement =>
  sql`select i.id, i.reference from inquiries.inquiry i
    join inquiries.event_content c on c.tenant_id = i.tenant_id and c.inquiry_id = i.id and c.seq = 2
    where i.tenant_id = ${tenant} and i.owner_id = ${ownerId} and i.car_id = ${carId}::uuid and i.port_id = ${portId}::uuid
      and i.state ->> 'finalDestination' = ${finalDestination} and i.state -> 'amounts' = ${JSON.stringify(amounts)}::jsonb
      and c.content ->> 'text' = ${firstMessage}
      and i.created_at > now() - ${seconds} * interval '1 second' order by i.created_at desc limit 1`

/** The buyer of an inquiry. */
export const ownerOf = (tenant: string, id: string): Statement =>
  sql`select owner_id as "ownerId" from inquiries.inquiry where tenant_id = ${tenant} and id = ${id}`

/** Number of open inquiries per manager. */
export const openInquiriesByManager = (tenant: string): Statement =>
  sql`select i.manager_id as "managerId", count(*) as number from inquiries.inquiry i
    where i.tenant_id = ${tenant} and i.manager_id is not null and i.outcome is null and not i.is_archived
      and i.status <> 'SALE_FINALIZED'
    group by i.manager_id`
