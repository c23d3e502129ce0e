import { getCompany } from '@minato/contract/settings'
import type { Company } from '@minato/contract/settings'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { refuse } from '../../platform/failure.ts'
import { serve } from '../../platform/serve.ts'
import { companyFacts } from './store.ts'

export function serveSettings(app: FastifyInstance, context: Context): void {
  serve(app, context, getCompany, async ({ tenant }) => {
    const [row] = await context.db.read<{ facts: Company }>(tenant, companyFacts(tenant))
    if (!row) throw refuse('MINATO-4004', { message: 'The company has not been described yet' })
    return row.facts
  })
}
