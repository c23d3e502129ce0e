import { randomUUID } from 'node:crypto'
import type { EstimatedCost, EstimatedCostFields } from '@minato/contract/estimated-costs'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { conflictError, httpError } from '../../platform/http/http-error.ts'
import type { Statement } from '../../platform/database/sql.ts'
import { countries } from '../places/service.ts'
import { costs, insertCost, lockCosts } from './costs-store.ts'
import type { CostRow } from './costs-store.ts'

/** Estimated costs at the destination (TRU-08): entered by managers, each edit a new version. */

type QueryRunner = <Row>(statement: Statement) => Promise<Row[]>
const viewOf = ({ fields, ...row }: CostRow): EstimatedCost => ({
  ...fields,
  ...row,
  recordedAt: new Date(row.recordedAt).toISOString(),
})

/** All estimates of the dealer, or those of a country. */
export const costsOf = async (runQuery: QueryRunner, tenant: string, country?: string): Promise<EstimatedCost[]> =>
  (await runQuery<CostRow>(costs(tenant, country))).map(viewOf)

async function assertValidCost(fields: EstimatedCostFields, others: readonly EstimatedCost[]): Promise<void> {
  const fieldError = (path: string, message: string) => httpError('MINATO-1008', { body: [{ path, message }] })
  if (!(await countries('en')).some(({ alpha2code }) => alpha2code === fields.country))
    throw fieldError('country', 'This country is not known')
  if (others.some(({ country, kind }) => country === fields.country && kind === fields.kind))
    throw fieldError('kind', 'This country has an estimate of this kind already')
}

const lockAndListCosts = async (tx: Transaction): Promise<EstimatedCost[]> => {
  await tx.rows(lockCosts(tx.tenant))
  return costsOf((statement) => tx.rows(statement), tx.tenant)
}
const requireCost = (all: readonly EstimatedCost[], id: string): EstimatedCost => {
  const cost = all.find((one) => one.id === id)
  if (!cost) throw httpError('MINATO-4004', { message: 'There is no such estimated cost' })
  return cost
}

/** @throws MINATO-1008 for an unknown country, or a second cost of its kind. */
export async function createCost(tx: Transaction, fields: EstimatedCostFields): Promise<EstimatedCost> {
  await assertValidCost(fields, await lockAndListCosts(tx))
  const id = randomUUID()
  await tx.rows(insertCost(tx.tenant, { id, version: 1, fields }))
  return requireCost(await lockAndListCosts(tx), id)
}

/** Saves a new version of a cost; without `fields` the cost is removed. @throws 409 with the current cost */
export const changeCost = (
  { db }: Pick<Context, 'db'>,
  tenant: string,
  { id, version, fields }: { id: string; version: number; fields?: EstimatedCostFields },
): Promise<EstimatedCost> =>
  db.write(tenant, async (tx) => {
    const all = await lockAndListCosts(tx)
    const current = requireCost(all, id)
    if (current.version !== version) throw conflictError(current)
    const others = all.filter((one) => one.id !== id)
    if (fields) await assertValidCost(fields, others)
    const { id: _, version: __, recordedAt: ___, ...currentFields } = current
    const updated = fields ?? currentFields
    await tx.rows(insertCost(tenant, { id, version: version + 1, fields: updated, isRemoved: !fields }))
    return fields ? requireCost(await lockAndListCosts(tx), id) : current
  })
