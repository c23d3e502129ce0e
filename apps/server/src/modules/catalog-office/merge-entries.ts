import type { Merge } from '@minato/contract/catalog-office'
import type { Context } from '../../context.ts'
import { httpError, conflictError } from '../../platform/http/http-error.ts'
import { carsOfTrims, waitUntilIndexed } from '../vehicles/service.ts'
import { brandIn, modelIn, trimIn } from './entries.ts'
import { applyMerge, planOfBrands, planOfModels, planOfTrims, mergeReport, trimsOfPlan } from './merge-plan.ts'
import type { MergePlan } from './merge-plan.ts'
import { treeOf } from './tree.ts'
import type { QueryRunner, Tree } from './tree.ts'
import { brandOfModel } from './tree-store.ts'

/** A maker, a model or a model code that shall go into another of its kind. */
export type MergeRequest = { into: string } & (
  | { kind: 'brand'; id: string }
  | { kind: 'model'; brandId: string; id: string }
  | { kind: 'trim'; brandId: string; id: string }
)

const invalidTargetError = (message: string) => httpError('MINATO-1008', { body: [{ path: 'into', message }] })
const notFoundError = () => httpError('MINATO-4004')

function planOf(tree: Tree, request: MergeRequest): MergePlan {
  const { id, into, kind } = request
  const findPair = <T extends { id: string }>(all: readonly T[], matches: (one: T) => boolean): [T, T] => {
    const from = all.find((one) => one.id === id && matches(one))
    if (!from) throw notFoundError()
    const target = all.find((one) => one.id === into)
    if (!target || target === from) throw invalidTargetError('Choose another one to merge into')
    return [from, target]
  }
  if (kind === 'brand') return planOfBrands(tree, ...findPair(tree.brands, () => true))
  const isOfBrand = ({ brandId }: { brandId: string }) => brandId === request.brandId
  return kind === 'model'
    ? planOfModels(tree, ...findPair(tree.models, isOfBrand))
    : planOfTrims(...findPair(tree.trims, isOfBrand))
}

/** The makers that a merge concerns. */
async function brandsOf(rows: QueryRunner, tenant: string, request: MergeRequest): Promise<string[]> {
  if (request.kind === 'brand') return [request.id, request.into]
  if (request.kind === 'trim') return [request.brandId]
  const target = await rows<{ brandId: string }>(brandOfModel(tenant, request.into))
  return [request.brandId, ...target.map(({ brandId }) => brandId)]
}

const currentEntry = (rows: QueryRunner, tenant: string, request: MergeRequest): Promise<unknown> =>
  request.kind === 'brand'
    ? brandIn(rows, tenant, request.id)
    : (request.kind === 'model' ? modelIn : trimIn)(rows, tenant, request.brandId, request.id)

export async function previewMerge({ db }: Context, tenant: string, request: MergeRequest): Promise<Merge> {
  const rows: QueryRunner = (statement) => db.read(tenant, statement)
  const tree = await treeOf(rows, tenant, await brandsOf(rows, tenant, request), false)
  const plan = planOf(tree, request)
  const cars = await carsOfTrims(rows, tenant, trimsOfPlan(plan, tree))
  return mergeReport(
    plan,
    [...cars.values()].reduce((sum, counts) => sum + counts.cars, 0),
  )
}

/** All in one transaction; throws 409 where what shall go has been changed since it was read. */
export async function merge(context: Context, tenant: string, request: MergeRequest, version: number): Promise<Merge> {
  const report = await context.db.write(tenant, async (tx) => {
    const rows: QueryRunner = (statement) => tx.rows(statement)
    const tree = await treeOf(rows, tenant, await brandsOf(rows, tenant, request), true)
    const plan = planOf(tree, request)
    if (plan.from.version !== version) throw conflictError(await currentEntry(rows, tenant, request))
    return mergeReport(plan, await applyMerge(tx, plan, tree))
  })
  await waitUntilIndexed(context, tenant)
  return report
}
