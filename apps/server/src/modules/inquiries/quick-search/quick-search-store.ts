import type { InquirySnapshot } from '@minato/domain/inquiries'
import { sql } from '../../../platform/database/sql.ts'
import type { Statement } from '../../../platform/database/sql.ts'

export interface FoundRow {
  id: string
  state: InquirySnapshot
}

/** Inquiries by prefix of the reference or by buyer: an exact match first, then the latest. */
export const inquiriesByReference = (
  tenant: string,
  numberPrefix: string | null,
  ownerIds: readonly string[],
  limit: number,
): Statement => sql`
  select i.id, i.state from inquiries.inquiry i
  where i.tenant_id = ${tenant}
    and (starts_with(i.reference, ${numberPrefix}::text) or i.owner_id = any(${ownerIds}::uuid[]))
  order by i.reference = ${numberPrefix}::text desc nulls last, i.last_at desc, i.id limit ${limit}`
