import { getCompany } from '@minato/contract/settings'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { refuse } from '../../platform/failure.ts'
import { serve } from '../../platform/serve.ts'
import { companyOf } from './service.ts'

export function serveSettings(app: FastifyInstance, context: Context): void {
  serve(app, context, getCompany, async ({ tenant }) => {
    const company = await companyOf(context, tenant)
    if (!company) throw refuse('MINATO-4004', { message: 'The company has not been described yet' })
    return company
  })
}
