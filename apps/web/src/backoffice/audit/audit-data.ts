import { fromJapan } from '@minato/domain/moments'
import type { Shell } from '../../api/shell.ts'
import { pagedQuery } from '../../table/table-steps.ts'
import type { AuditSearch } from './audit-search.ts'

const DAY_MS = 86_400_000
/** The start of a day in Japan; undefined for an invalid date. */
function begins(day: string | undefined, later = 0): string | undefined {
  const at = fromJapan(`${day}T00:00`) + later
  return Number.isNaN(at) ? undefined : new Date(at).toISOString()
}

/** The query of the audit log, as its calls take it. */
export const auditCriteria = ({ from, to, entity, entityId, actor, queryText }: AuditSearch) => ({
  entity,
  entityId,
  actor,
  queryText,
  from: begins(from),
  to: begins(to, DAY_MS),
})

export async function loadAudit({ api }: Shell, search: AuditSearch, signal: AbortSignal) {
  const { page, limit } = pagedQuery(search)
  const query = { page, limit, ...auditCriteria(search) } as never
  const [auditLog, managers, clients] = await Promise.all([
    api('GET /api/main/audit', { query, signal }),
    api('GET /api/uum/manager', { signal }),
    api('GET /api/uum/api-client', { signal }),
  ])
  const people = [
    ...managers.map(({ id, firstname, lastname, email }) => ({ id, name: `${firstname} ${lastname}`.trim() || email })),
    ...clients.map(({ id, name }) => ({ id, name })),
  ]
  return { auditLog, people }
}
export type AuditData = Awaited<ReturnType<typeof loadAudit>>
