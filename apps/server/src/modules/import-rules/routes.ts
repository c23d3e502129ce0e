import * as costCalls from '@minato/contract/estimated-costs'
import * as calls from '@minato/contract/import-rules'
import type { ImportRule } from '@minato/contract/import-rules'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { csvList } from '../../platform/http/csv.ts'
import type { CsvColumns } from '../../platform/http/csv.ts'
import { serve } from '../../platform/http/serve.ts'
import { changeCost, costsOf, createCost } from './costs.ts'
import { movedVerdicts, previewRule, VERDICT_COLUMNS } from './effects.ts'
import type { RunQuery } from './effects.ts'
import * as service from './service.ts'

const list = (values: readonly string[] | null): string | null => values && values.join(' ')
const COLUMNS: CsvColumns<ImportRule> = {
  country: (rule) => rule.country,
  bodyTypes: (rule) => list(rule.bodyTypes),
  fuelTypes: (rule) => list(rule.fuelTypes),
  isAllowed: (rule) => String(rule.isAllowed),
  maxAge: (rule) => rule.maxAge,
  minAge: (rule) => rule.minAge,
  ageBasis: (rule) => rule.ageBasis,
  ageStart: (rule) => rule.ageStart,
  ageMoment: (rule) => rule.ageMoment,
  steering: (rule) => rule.steering,
  inspectionBodies: (rule) => rule.inspectionBodies && (list(rule.inspectionBodies) || 'NONE'),
  documents: (rule) => list(rule.documents),
  transitDays: (rule) => rule.transitDays && `${rule.transitDays.from} to ${rule.transitDays.to}`,
  noteEn: (rule) => rule.noteEn,
  noteFr: (rule) => rule.noteFr,
  validFrom: (rule) => rule.validFrom,
  validUntil: (rule) => rule.validUntil,
  source: (rule) => rule.source,
  sourceDate: (rule) => rule.sourceDate,
  confidence: (rule) => rule.confidence,
  reviewedOn: (rule) => rule.reviewedOn,
}

export function serveImportRules(app: FastifyInstance, context: Context): void {
  serve(app, context, calls.listImportRulesOfCountry, ({ tenant, query }) =>
    service.rulesOfCountry(context, tenant, query.country),
  )
  serve(app, context, calls.listImportRules, ({ tenant }) => service.listRules(context, tenant))
  serve(app, context, calls.exportImportRules, async ({ tenant, reply }) =>
    csvList(reply, 'import-rules.csv', COLUMNS, [await service.listRules(context, tenant)]),
  )
  serve(app, context, calls.getImportRuleHistory, ({ tenant, params }) =>
    service.ruleHistory(context, tenant, params.id),
  )
  serve(app, context, calls.createImportRule, async ({ tenant, body, query: { shown }, withIdempotency }) => {
    const rule = await withIdempotency((tx) =>
      service.createRule(tx, body, shown === undefined ? undefined : { shown, now: context.now() }),
    )
    context.changes.countLocalChange(tenant)
    return rule
  })
  serve(app, context, calls.updateImportRule, ({ tenant, params: { id }, body, version, query: { shown } }) =>
    service.updateRule(context, tenant, body, { id, version, shown }),
  )
  serve(app, context, calls.reviewImportRule, ({ tenant, params: { id }, version }) =>
    service.reviewRule(context, tenant, { id, version }),
  )
  serve(app, context, calls.removeImportRule, ({ tenant, params: { id }, version, query: { shown } }) =>
    service.removeRule(context, tenant, { id, version, shown }),
  )
  serve(app, context, calls.undoImportRule, ({ tenant, params, version }) =>
    service.undoRule(context, tenant, params.id, version),
  )
  const runIn =
    (tenant: string): RunQuery =>
    (statement) =>
      context.db.read(tenant, statement)
  serve(app, context, calls.previewImportRule, ({ tenant, body }) =>
    previewRule(runIn(tenant), tenant, body, context.now()),
  )
  serve(app, context, calls.exportImportRuleEffect, async ({ tenant, body, reply }) =>
    csvList(
      reply,
      'import-rule-effect.csv',
      VERDICT_COLUMNS,
      movedVerdicts(runIn(tenant), tenant, body, context.now()),
    ),
  )
  serve(app, context, calls.addDefaultImportRules, async ({ tenant }) => {
    const added = await context.db.write(tenant, service.addDefaultRules)
    context.changes.countLocalChange(tenant)
    return { added }
  })
  serve(app, context, costCalls.listEstimatedCosts, ({ tenant }) =>
    costsOf((statement) => context.db.read(tenant, statement), tenant),
  )
  serve(app, context, costCalls.createEstimatedCost, ({ body, withIdempotency }) =>
    withIdempotency((tx) => createCost(tx, body)),
  )
  serve(app, context, costCalls.updateEstimatedCost, ({ tenant, params, body, version }) =>
    changeCost(context, tenant, { id: params.id, version, fields: body }),
  )
  serve(app, context, costCalls.removeEstimatedCost, async ({ tenant, params, version }) => {
    await changeCost(context, tenant, { id: params.id, version })
  })
}
