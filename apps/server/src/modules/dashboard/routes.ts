import * as calls from '@minato/contract/dashboard'
import type { CHARTS, Dashboard } from '@minato/contract/dashboard'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { csvDownload } from '../../platform/http/csv.ts'
import { serve } from '../../platform/http/serve.ts'
import { dashboardOf } from './service.ts'

const COLUMNS: { [C in (typeof CHARTS)[number]]: readonly (keyof Dashboard[C][number])[] } = {
  status: ['status', 'cars', 'value'],
  age: ['from', 'to', 'drafts', 'offered', 'value'],
  months: ['month', 'published', 'sold', 'sales', 'known', 'margin'],
  makers: ['brand', 'cars', 'value'],
  unasked: ['reference', 'name', 'views', 'days'],
  steps: ['status', 'open', 'days', 'passed', 'took'],
  waiting: ['reference', 'buyer', 'what', 'since', 'days'],
}

export function serveDashboard(app: FastifyInstance, context: Context): void {
  serve(app, context, calls.getDashboard, ({ tenant }) => dashboardOf(context, tenant))
  serve(app, context, calls.exportDashboard, async ({ tenant, params: { chart }, reply }) => {
    const rows = (await dashboardOf(context, tenant))[chart] as readonly Record<string, string | number | null>[]
    const columns: readonly string[] = COLUMNS[chart]
    const lines = async function* () {
      yield rows.map((row) => columns.map((column) => row[column]))
    }
    csvDownload(reply, `${chart}.csv`, columns, lines())
  })
}
