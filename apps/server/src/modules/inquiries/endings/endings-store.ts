import { sql } from '../../../platform/sql.ts'
import type { Statement } from '../../../platform/sql.ts'

/** The proforma holds no longer: whoever checks its number reads so. */
export const voidProforma = (tenant: string, id: string, at: string): Statement =>
  sql`insert into inquiries.paper_end (tenant_id, paper_id, state, at)
    select p.tenant_id, p.id, 'CANCELLED', ${at}::timestamptz from inquiries.paper p
    where p.tenant_id = ${tenant} and p.id = ${id}::uuid on conflict do nothing`

/** A row where the car stayed as it was when the deal ended last. */
export const carKept = (tenant: string, inquiryId: string): Statement =>
  sql`select from (
      select e.data ->> 'carBecomes' as becomes from inquiries.event e
      where e.tenant_id = ${tenant} and e.inquiry_id = ${inquiryId}::uuid and e.kind = 'ENDED' order by e.seq desc limit 1) last
    where last.becomes is null`
