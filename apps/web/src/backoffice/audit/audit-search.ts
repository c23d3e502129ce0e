import { text } from '../../api/search-params.ts'
import type { Read } from '../../api/search-params.ts'
import { tableSearch } from '../../table/table-search.ts'

const day: Read<string> = (given) => (/^20\d\d-[01]\d-[0-3]\d$/.test(given) ? given : undefined)

/** URL parameters of the audit log; days are Japan's, both included. */
export const readAuditSearch = tableSearch({
  entity: text(40),
  entityId: text(100),
  actor: text(36),
  queryText: text(200),
  from: day,
  to: day,
})
export type AuditSearch = ReturnType<typeof readAuditSearch>
