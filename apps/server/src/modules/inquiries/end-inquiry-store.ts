import { sql } from '../../platform/database/sql.ts'
import type { Statement } from '../../platform/database/sql.ts'

/** A row if the car's status is unchanged since the inquiry last ended. */
export const carUnchangedAtEnd = (tenant: string, inquiryId: string): Statement =>
  sql`select from (
      select e.data ->> 'carBecomes' as becomes from inquiries.event e
      where e.tenant_id = ${tenant} and e.inquiry_id = ${inquiryId}::uuid and e.kind = 'ENDED' order by e.seq desc limit 1) last
    where last.becomes is null`
