import { z } from 'zod'
import { call } from './call.ts'
import { Shown, VerdictEffect } from './change-effects.ts'
import { BODY_TYPES, FUEL_TYPES } from './enumerations.ts'
import { SHIPPING_DOCUMENTS } from './inquiry-enumerations.ts'
import { AGE_BASES, AGE_MOMENTS, AGE_STARTS, CONFIDENCES, RULE_STEERINGS } from './settings-enumerations.ts'
import { AnyText, Id, Instant, REQUIRED, Text, Integer } from './primitives.ts'

/** Import rules of destination countries (TRU-06): each edit is a new version, so that any past verdict can be explained. */

/** A calendar date in the country of destination: 2026-12-31. */
const CalendarDate = z.iso.date('must be a date')
const Age = z.number().min(0).max(100).multipleOf(0.5)
const Code = (max: number) => z.string().trim().toUpperCase().min(1, REQUIRED).max(max)

const shape = {
  /** ISO 3166 alpha-2. */
  country: Code(2).regex(/^[A-Z]{2}$/, 'This country is not known'),
  /** Null: all body types, all fuels. A specific rule has priority over the general one. */
  bodyTypes: z.array(z.enum(BODY_TYPES)).min(1).max(BODY_TYPES.length).nullable(),
  fuelTypes: z.array(z.enum(FUEL_TYPES)).min(1).max(FUEL_TYPES.length).nullable(),
  /** False: used cars may not be imported at all. */
  isAllowed: z.boolean(),
  /** Years; the car must not have reached this age. Null: no limit. */
  maxAge: Age.nullable(),
  /** Years; the car must have reached this age. Null: no limit. */
  minAge: Age.nullable(),
  ageBasis: z.enum(AGE_BASES),
  ageStart: z.enum(AGE_STARTS),
  ageMoment: z.enum(AGE_MOMENTS),
  /** Null: not known. */
  steering: z.enum(RULE_STEERINGS).nullable(),
  /** Bodies whose certificate is accepted; empty: none needed, null: not known. */
  inspectionBodies: z.array(Code(40)).max(10).nullable(),
  /** The documents that a buyer needs to clear a car; null if unknown. */
  documents: z.array(z.enum(SHIPPING_DOCUMENTS)).min(1).max(SHIPPING_DOCUMENTS.length).nullable(),
  /** Days at sea from Japan. */
  transitDays: z.strictObject({ from: Integer(1, 365), to: Integer(1, 365) }).nullable(),
  noteEn: AnyText(1000).nullable(),
  noteFr: AnyText(1000).nullable(),
  validFrom: CalendarDate.nullable(),
  validUntil: CalendarDate.nullable(),
  /** Addresses or names of the publications. */
  source: Text(2000),
  sourceDate: CalendarDate.nullable(),
  confidence: z.enum(CONFIDENCES),
}

const absentIsNull = <K extends keyof typeof shape>(...keys: K[]) =>
  Object.fromEntries(keys.map((key) => [key, (shape[key] as z.ZodNullable).default(null)])) as {
    [P in K]: z.ZodDefault<(typeof shape)[P]>
  }
const OPTIONAL = [
  ...(['bodyTypes', 'fuelTypes', 'maxAge', 'minAge', 'steering', 'inspectionBodies', 'documents'] as const),
  ...(['transitDays'] as const),
  ...(['noteEn', 'noteFr', 'validFrom', 'validUntil', 'sourceDate'] as const),
] as const

export const ImportRuleFields = z
  .strictObject({
    ...shape,
    ...absentIsNull(...OPTIONAL),
    ageBasis: shape.ageBasis.default('FIRST_REGISTRATION'),
    ageStart: shape.ageStart.default('MONTH'),
    ageMoment: shape.ageMoment.default('ARRIVAL'),
  })
  .superRefine(({ maxAge, minAge, transitDays, validFrom, validUntil }, context) => {
    const fault = (path: PropertyKey[], message: string) => context.addIssue({ code: 'custom', path, message })
    if (maxAge !== null && minAge !== null && minAge >= maxAge)
      fault(['minAge'], 'The minimum age must be below the maximum age')
    if (transitDays && transitDays.from > transitDays.to)
      fault(['transitDays', 'to'], 'The longest transit must not be shorter than the shortest')
    if (validFrom && validUntil && validFrom > validUntil) fault(['validUntil'], 'The end must not be before the start')
  })
export type ImportRuleFields = z.output<typeof ImportRuleFields>

export const ImportRule = z
  .object({
    ...shape,
    id: Id,
    version: z.int(),
    recordedAt: Instant,
    /** The last day on which a manager confirmed the rule. */
    reviewedOn: CalendarDate,
    /** Contradicting rules for the same cars and days. */
    contradictedBy: z.array(Id),
  })
  .meta({ id: 'ImportRule' })
export type ImportRule = z.infer<typeof ImportRule>

export const ImportRuleVersion = ImportRule.omit({ contradictedBy: true })
  .extend({ recordedBy: z.string().nullable(), isRemoved: z.boolean() })
  .meta({ id: 'ImportRuleVersion' })
export type ImportRuleVersion = z.infer<typeof ImportRuleVersion>

/** In a query: ISO 3166 alpha-2. */
export const Country = z
  .string()
  .toUpperCase()
  .regex(/^[A-Z]{2}$/, 'This country is not known')
const visitor = { service: 'main', access: 'visitor', rate: 'everything' } as const
export const listImportRulesOfCountry = call({
  ...visitor,
  method: 'GET',
  path: '/public/import-rule',
  summary: 'Lists the import rules of a country, future ones included; an empty list means unknown',
  query: z.strictObject({ country: Country }),
  reply: z.array(ImportRule),
  errors: ['MINATO-1008'],
})

const manager = { service: 'main', access: 'manager', rate: 'everything' } as const
const rule = z.strictObject({ id: Id })
const changes = ['MINATO-1008', 'MINATO-4004'] as const
/** From the preview: the change is refused if its effects are no longer those shown. */
const shown = z.strictObject({ shown: Shown.optional() })
export const listImportRules = call({
  ...manager,
  method: 'GET',
  path: '/import-rule',
  summary: 'Lists the import rules of all countries in their newest version',
  reply: z.array(ImportRule),
  errors: [],
})
export const exportImportRules = call({
  ...manager,
  method: 'GET',
  path: '/import-rule/export',
  summary: 'Exports the import rules as spreadsheet-safe CSV, one row per rule',
  download: 'text/csv',
  reply: null,
  errors: [],
})
export const getImportRuleHistory = call({
  ...manager,
  method: 'GET',
  path: '/import-rule/{id}/history',
  summary: 'Lists all versions of an import rule, newest first',
  params: rule,
  reply: z.array(ImportRuleVersion),
  errors: changes,
})
export const createImportRule = call({
  ...manager,
  method: 'POST',
  path: '/import-rule',
  summary: 'Creates an import rule',
  isCreating: true,
  body: ImportRuleFields,
  query: shown,
  reply: ImportRule,
  status: 201,
  errors: ['MINATO-1008'],
})
export const updateImportRule = call({
  ...manager,
  method: 'PUT',
  path: '/import-rule/{id}',
  summary: 'Records a new version of an import rule',
  isVersioned: true,
  params: rule,
  query: shown,
  body: ImportRuleFields,
  reply: ImportRule,
  errors: changes,
})
export const reviewImportRule = call({
  ...manager,
  method: 'PUT',
  path: '/import-rule/{id}/review',
  summary: 'Marks an import rule as reviewed today',
  isVersioned: true,
  params: rule,
  reply: ImportRule,
  errors: changes,
})
export const removeImportRule = call({
  ...manager,
  method: 'DELETE',
  path: '/import-rule/{id}',
  summary: 'Removes an import rule; its versions are kept',
  isVersioned: true,
  params: rule,
  query: shown,
  reply: null,
  status: 204,
  errors: changes,
})
export const undoImportRule = call({
  ...manager,
  method: 'PUT',
  path: '/import-rule/{id}/undo',
  summary:
    'Undoes the newest version of an import rule by recording the one before it again; a first version is removed',
  isVersioned: true,
  params: rule,
  reply: ImportRule,
  errors: changes,
})
const preview = {
  ...manager,
  method: 'POST',
  /** `id`: the rule that is changed; null: a new one. `rule`: its new fields; null: it is removed. */
  body: z.strictObject({ id: Id.nullable(), rule: ImportRuleFields.nullable() }),
  errors: changes,
} as const
export const previewImportRule = call({
  ...preview,
  path: '/import-rule/preview',
  summary: 'Shows the cars and open inquiries whose arrival verdict a changed import rule would move; changes nothing',
  reply: VerdictEffect,
})
export const exportImportRuleEffect = call({
  ...preview,
  path: '/import-rule/preview/export',
  summary: 'Exports every arrival verdict that a changed import rule would move as spreadsheet-safe CSV',
  download: 'text/csv',
  reply: null,
})
export const addDefaultImportRules = call({
  ...manager,
  method: 'PUT',
  path: '/import-rule/defaults',
  summary: 'Adds the default rules for countries without a rule; returns how many were added',
  reply: z.object({ added: Integer(0, 1000) }),
  errors: [],
})
