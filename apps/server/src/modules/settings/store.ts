import { sql } from '../../platform/sql.ts'
import type { Statement } from '../../platform/sql.ts'

export const companyFacts = (tenant: string): Statement =>
  sql`select facts from settings.company where tenant_id = ${tenant}`
