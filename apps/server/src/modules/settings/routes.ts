import * as calls from '@minato/contract/settings'
import type { InsuranceRate } from '@minato/contract/settings'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { httpError } from '../../platform/http/http-error.ts'
import { csvList } from '../../platform/http/csv.ts'
import { serve } from '../../platform/http/serve.ts'
import { EFFECT_COLUMNS, movedPrices, previewPrices } from '../pricing/service.ts'
import type { RunQuery } from '../pricing/service.ts'
import {
  changeSettings,
  companyOf,
  addInsuranceVersion,
  legalText,
  medianReplyMinutes,
  settingsOf,
  undoInsuranceRate,
} from './service.ts'
import { insuranceRates } from './store.ts'

export function serveSettings(app: FastifyInstance, context: Context): void {
  const { db } = context
  serve(app, context, calls.getCompany, async ({ tenant }) => {
    const company = await companyOf(context, tenant)
    if (!company) throw httpError('MINATO-4004', { message: 'The company data are not set up yet' })
    // The page is as good without it.
    return { ...company, replyMinutes: await medianReplyMinutes(context, tenant).catch(() => null) }
  })
  serve(app, context, calls.getLegalText, ({ tenant, params }) => legalText(context, tenant, params.page))
  serve(app, context, calls.getSettings, ({ tenant }) => settingsOf(context, tenant))
  serve(app, context, calls.updateSettings, ({ tenant, body, version }) =>
    changeSettings(context, tenant, body, version),
  )

  serve(app, context, calls.listInsuranceRates, ({ tenant }) => db.read<InsuranceRate>(tenant, insuranceRates(tenant)))
  serve(app, context, calls.setInsuranceRate, async ({ tenant, body, withIdempotency }) => {
    const rate = await withIdempotency((tx) => addInsuranceVersion(tx, context.now(), body))
    context.changes.countLocalChange(tenant)
    return rate
  })
  const runIn =
    (tenant: string): RunQuery =>
    (statement) =>
      db.read(tenant, statement)
  serve(app, context, calls.previewInsurance, ({ tenant, query: { percentage } }) =>
    previewPrices(runIn(tenant), tenant, { kind: 'INSURANCE', percentage }),
  )
  serve(app, context, calls.exportInsuranceEffect, async ({ tenant, query: { percentage }, reply }) =>
    csvList(
      reply,
      'insurance-effect.csv',
      EFFECT_COLUMNS,
      movedPrices(runIn(tenant), tenant, { kind: 'INSURANCE', percentage }),
    ),
  )
  serve(app, context, calls.undoInsuranceRate, ({ tenant, params }) => undoInsuranceRate(context, tenant, params.id))
}
