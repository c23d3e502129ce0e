import { listAudit } from '@minato/contract/gate'
import type { AuditEntry } from '@minato/contract/gate'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { serve } from '../../platform/serve.ts'
import { auditLines, countAuditLines } from './store.ts'
import type { AuditRow } from './store.ts'

const PAGE = 20
const OPERATIONS = { INSERT: 'created', UPDATE: 'changed', DELETE: 'deleted' } as const

export function serveAudit(app: FastifyInstance, context: Context): void {
  serve(app, context, listAudit, async ({ tenant, query }) => {
    const { page = 0, limit = PAGE, ...filter } = query
    const [rows, [count]] = await context.db.readAll<[AuditRow[], { total: number }[]]>(tenant, [
      auditLines(tenant, filter, limit, page * limit),
      countAuditLines(tenant, filter),
    ])
    return { items: rows.map(entryOf), page, limit, total: count?.total ?? 0 }
  })
}

const entryOf = (row: AuditRow): AuditEntry => ({
  id: row.id,
  at: row.at,
  actor: { kind: row.actor_kind, id: row.actor_id },
  call: row.call,
  entity: row.entity,
  entityId: row.entity_id,
  part: row.part,
  operation: OPERATIONS[row.operation],
  changes: [...new Set([...Object.keys(row.before), ...Object.keys(row.after)])].toSorted().map((column) => ({
    field: column.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    before: row.before[column] ?? null,
    after: row.after[column] ?? null,
  })),
})
