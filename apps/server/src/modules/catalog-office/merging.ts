import type { Merge } from '@minato/contract/catalog-office'
import type { Context } from '../../context.ts'
import { httpError, conflictError } from '../../platform/http/http-error.ts'
import { carsOfTrims, waitUntilIndexed } from '../vehicles/service.ts'
import { brandIn, modelIn, trimIn } from './entries.ts'
import { carryOut, planOfBrands, planOfModels, planOfTrims, mergeReport, trimsOfPlan } from './merge.ts'
import type { MergePlan } from './merge.ts'
import { treeOf } from './tree.ts'
import type { Rows, Tree } from './tree.ts'
import { brandOfModel } from './tree-store.ts'

/** A maker, a model or a model code that shall go into another of its kind. */
export type Merging = { into: string } & (
  | { kind: 'brand'; id: string }
  | { kind: 'model'; brandId: string; id: string }
  | { kind: 'trim'; brandId: string; id: string }
)

const strange = (message: string) => httpError('MINATO-1008', { body: [{ path: 'into', message }] })
const absent = () => httpError('MINATO-4004')

function planOf(tree: Tree, merging: Merging): MergePlan {
  const { id, into, kind } = merging
  const found = <T extends { id: string }>(all: readonly T[], isThere: (one: T) => boolean): [T, T] => {
    const from = all.find((one) => one.id === id && isThere(one))
    if (!from) throw absent()
    const target = all.find((one) => one.id === into)
    if (!target || target === from) throw strange('Choose another one to merge into')
    return [from, target]
  }
  if (kind === 'brand') return planOfBrands(tree, ...found(tree.brands, () => true))
  const isOfBrand = ({ brandId }: { brandId: string }) => brandId === merging.brandId
  return kind === 'model'
    ? planOfModels(tree, ...found(tree.models, isOfBrand))
    : planOfTrims(...found(tree.trims, isOfBrand))
}

/** The makers that a merge concerns. */
async function brandsOf(rows: Rows, tenant: string, merging: Merging): Promise<string[]> {
  if (merging.kind === 'brand') return [merging.id, merging.into]
  if (merging.kind === 'trim') return [merging.brandId]
  const target = await rows<{ brandId: string }>(brandOfModel(tenant, merging.into))
  return [merging.brandId, ...target.map(({ brandId }) => brandId)]
}

const standing = (rows: Rows, tenant: string, merging: Merging): Promise<unknown> =>
  merging.kind === 'brand'
    ? brandIn(rows, tenant, merging.id)
    : (merging.kind === 'model' ? modelIn : trimIn)(rows, tenant, merging.brandId, merging.id)

export async function previewMerge({ db }: Context, tenant: string, merging: Merging): Promise<Merge> {
  const rows: Rows = (statement) => db.read(tenant, statement)
  const tree = await treeOf(rows, tenant, await brandsOf(rows, tenant, merging), false)
  const plan = planOf(tree, merging)
  const cars = await carsOfTrims(rows, tenant, trimsOfPlan(plan, tree))
  return mergeReport(
    plan,
    [...cars.values()].reduce((sum, counts) => sum + counts.cars, 0),
  )
}

/** All in one transaction; throws 409 where what shall go has been changed since it was read. */
export async function merge(context: Context, tenant: string, merging: Merging, version: number): Promise<Merge> {
  const done = await context.db.write(tenant, async (tx) => {
    const rows: Rows = (statement) => tx.rows(statement)
    const tree = await treeOf(rows, tenant, await brandsOf(rows, tenant, merging), true)
    const plan = planOf(tree, merging)
    if (plan.from.version !== version) throw conflictError(await standing(rows, tenant, merging))
    return mergeReport(plan, await carryOut(tx, plan, tree))
  })
  await waitUntilIndexed(context, tenant)
  return done
}
