import { randomUUID } from 'node:crypto'
import { ImportRule, ImportRuleFields } from '@minato/contract/import-rules'
import type { ImportRuleVersion } from '@minato/contract/import-rules'
import { contradict } from '@minato/domain/arrival-verdict'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { assertShown, CHANGED_SINCE } from '../../platform/http/change-preview.ts'
import { conflictError, httpError } from '../../platform/http/http-error.ts'
import { countries } from '../places/service.ts'
import { planOf } from './effects.ts'
import defaults from './default-rules.json' with { type: 'json' }
import * as store from './store.ts'
import type { RuleRow } from './store.ts'

export { costsOf } from './costs.ts'
export { replacedVersions } from './store.ts'
export type { ReplacedVersion } from './store.ts'

const versionFrom = ({ fields, ...row }: RuleRow): ImportRuleVersion => ({
  ...ImportRuleFields.parse(fields),
  ...row,
  recordedAt: new Date(row.recordedAt).toISOString(),
})

/** With the contradictions by other rules of the country. */
function rulesFrom(rows: readonly RuleRow[]): ImportRule[] {
  const versions = rows.map(versionFrom)
  return versions.map((rule) => ({
    ...ImportRule.parse({ ...rule, contradictedBy: [] }),
    contradictedBy: versions
      .filter((other) => other.id !== rule.id && other.country === rule.country && contradict(rule, other))
      .map(({ id }) => id),
  }))
}

export const listRules = async ({ db }: Context, tenant: string): Promise<ImportRule[]> =>
  rulesFrom(await db.read<RuleRow>(tenant, store.rules(tenant)))

/** The rules on file for an ISO 3166 alpha-2 country, those to come included; `at`: those on file at a past moment. */
export async function rulesOfCountry(
  { db }: Pick<Context, 'db'>,
  tenant: string,
  country: string,
  at: string | null = null,
): Promise<ImportRule[]> {
  const rows = await db.read<RuleRow>(tenant, store.rulesOfCountry(tenant, country, at))
  return rulesFrom(rows.filter(({ fields }) => fields.country === country))
}

const noSuchRule = () => httpError('MINATO-4004', { message: 'There is no such import rule' })

export async function ruleHistory({ db }: Context, tenant: string, id: string): Promise<ImportRuleVersion[]> {
  const rows = await db.read<RuleRow>(tenant, store.versionsOf(tenant, id))
  if (!rows.length) throw noSuchRule()
  return rows.map(versionFrom)
}

async function assertCountry({ country }: ImportRuleFields): Promise<void> {
  if ((await countries('en')).some(({ alpha2code }) => alpha2code === country)) return
  throw httpError('MINATO-1008', { body: [{ path: 'country', message: 'This country is not known' }] })
}

async function ruleIn(tx: Transaction, id: string): Promise<ImportRule> {
  const rule = rulesFrom(await tx.rows<RuleRow>(store.rules(tx.tenant))).find((one) => one.id === id)
  if (!rule) throw noSuchRule()
  return rule
}

/** @throws MINATO-1008 for an unknown country; 409 CHANGE_NOT_SHOWN if the effects are others than those of the preview */
export async function createRule(
  tx: Transaction,
  fields: ImportRuleFields,
  preview?: { shown: string; now: Date },
): Promise<ImportRule> {
  await assertCountry(fields)
  if (preview) {
    await tx.rows(store.lockRules(tx.tenant))
    const change = { id: null, rule: fields }
    assertShown(preview.shown, (await planOf((statement) => tx.rows(statement), tx.tenant, change, preview.now)).shown)
  }
  const id = randomUUID()
  await tx.rows(store.insertVersion(tx.tenant, { id, version: 1, fields }))
  return ruleIn(tx, id)
}

interface Change {
  id: string
  /** That the caller has read. */
  version: number
  /** Of the preview. */
  shown?: string | undefined
}

/** Records a version on top of the one that the caller has read. */
async function addVersion(
  { db, now: clock, changes }: Context,
  tenant: string,
  { id, version, shown }: Change,
  next: (now: ImportRule) => Omit<store.NewVersion, 'id' | 'version'>,
): Promise<ImportRule> {
  const rule = await db.write(tenant, async (tx) => {
    await tx.rows(store.lockRules(tenant))
    const now = await ruleIn(tx, id)
    if (now.version !== version) throw conflictError(now)
    const added = { id, version: version + 1, ...next(now) }
    if (shown !== undefined) {
      const change = { id, rule: added.isRemoved ? null : added.fields }
      assertShown(shown, (await planOf((statement) => tx.rows(statement), tenant, change, clock())).shown, now)
    }
    await tx.rows(store.insertVersion(tenant, added))
    return added.isRemoved ? now : ruleIn(tx, id)
  })
  changes.countLocalChange(tenant)
  return rule
}

/**
 * @throws MINATO-1008 for an unknown country; MINATO-4004; 409 with the rule if it has another version; 409 CHANGE_NOT_SHOWN
 */
export async function updateRule(
  context: Context,
  tenant: string,
  fields: ImportRuleFields,
  change: Change,
): Promise<ImportRule> {
  await assertCountry(fields)
  return addVersion(context, tenant, change, () => ({ fields }))
}

/** The fields that a manager enters. */
const fieldsOf = (rule: ImportRule): ImportRuleFields => ImportRuleFields.strip().parse(rule)

/** The rule is still true today. @throws MINATO-4004; 409 with the rule if it has another version. */
export const reviewRule = (context: Context, tenant: string, change: Change): Promise<ImportRule> =>
  addVersion(context, tenant, change, (now) => ({ fields: fieldsOf(now) }))

/** Takes a rule off file. @throws MINATO-4004; 409 with the rule if it has another version; 409 CHANGE_NOT_SHOWN. */
export async function removeRule(context: Context, tenant: string, change: Change): Promise<void> {
  await addVersion(context, tenant, change, (now) => ({
    fields: fieldsOf(now),
    reviewedOn: now.reviewedOn,
    isRemoved: true,
  }))
}

/**
 * Undoes the newest version, a removal too: the one before it is recorded again. A rule with one version is removed.
 * @throws MINATO-4004; 409 CHANGED_SINCE if the rule has another version
 */
export async function undoRule(
  { db, changes }: Context,
  tenant: string,
  id: string,
  version: number,
): Promise<ImportRule> {
  const rule = await db.write(tenant, async (tx) => {
    await tx.rows(store.lockRules(tenant))
    const [undone, before] = await tx.rows<RuleRow>(store.versionsOf(tenant, id))
    if (!undone) throw noSuchRule()
    if (undone.version !== version) throw conflictError(undefined, CHANGED_SINCE)
    const { fields, reviewedOn, isRemoved } = before ?? { ...undone, isRemoved: true }
    await tx.rows(store.insertVersion(tenant, { id, version: version + 1, fields, reviewedOn, isRemoved }))
    const { isRemoved: _, recordedBy: __, ...last } = versionFrom({ ...undone, version: version + 1 })
    return isRemoved ? { ...last, contradictedBy: [] } : ruleIn(tx, id)
  })
  changes.countLocalChange(tenant)
  return rule
}

/**
 * Adds the product's own rules for countries without one. Their last review is the newest date of their sources.
 * `recordedAt`: now without it; the demonstration has had them since it began to sell.
 */
export async function addDefaultRules(tx: Transaction, recordedAt?: string): Promise<number> {
  await tx.rows(store.lockRules(tx.tenant))
  const known = new Set((await tx.rows<RuleRow>(store.rules(tx.tenant))).map(({ fields }) => fields.country))
  const missing = ImportRuleFields.array()
    .parse(defaults)
    .filter(({ country }) => !known.has(country))
  for (const fields of missing)
    await tx.rows(
      store.insertVersion(tx.tenant, {
        id: randomUUID(),
        version: 1,
        fields,
        ...(fields.sourceDate && { reviewedOn: fields.sourceDate }),
        ...(recordedAt !== undefined && { recordedAt }),
      }),
    )
  return missing.length
}
