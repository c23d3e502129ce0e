import { exportAudit, listAudit } from '@minato/contract/gate'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { csvList } from '../../platform/http/csv.ts'
import { serve } from '../../platform/http/serve.ts'
import { entriesOf, namesIn, withRecords } from './entries.ts'
import { AUDIT_COLUMNS, everyLine } from './export.ts'
import { auditLines, countAuditLines } from './store.ts'
import type { AuditRow } from './store.ts'

const PAGE = 20

export function serveAudit(app: FastifyInstance, context: Context): void {
  serve(app, context, listAudit, async ({ tenant, query }) => {
    const { page = 0, limit = PAGE, ...asked } = query
    const filter = await withRecords(context, tenant, asked)
    const [rows, [count]] = await context.db.readAll<[AuditRow[], { total: number }[]]>(tenant, [
      auditLines(tenant, filter, limit, page * limit),
      countAuditLines(tenant, filter),
    ])
    const items = await entriesOf(context, tenant, rows)
    return { items, page, limit, total: count?.total ?? 0, names: await namesIn(context, tenant, items) }
  })
  serve(app, context, exportAudit, async ({ tenant, query, reply }) =>
    csvList(reply, 'audit.csv', AUDIT_COLUMNS, everyLine(context, tenant, query)),
  )
}
