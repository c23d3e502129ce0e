import type { Merge } from '@minato/contract/catalog-office'
import type { Transaction } from '../../platform/database/database.ts'
import type { Renaming } from '../vehicles/service.ts'
import { renameCars } from '../vehicles/service.ts'
import { deleteBrandRow, deleteModels, deleteTrims } from './store.ts'
import type { Tree } from './tree.ts'
import { absorbBrand, absorbModels, absorbTrims, moveModels, moveTrims, currentTime } from './tree-store.ts'
import type { BrandNode, ModelNode, TrimNode } from './tree-store.ts'

interface Pair<T> {
  from: T
  into: T
}
/**
 * The plan of a merge: an entry with a namesake at the target is merged with it, others move
 * unchanged.
 */
export interface MergePlan {
  from: BrandNode
  into: BrandNode
  brand?: Pair<BrandNode>
  joinedModels: Pair<ModelNode>[]
  movedModels: ModelNode[]
  joinedTrims: Pair<TrimNode>[]
  movedTrims: { trim: TrimNode; into: ModelNode }[]
}
const emptyPlan = (from: BrandNode, into: BrandNode): MergePlan => ({
  from,
  into,
  joinedModels: [],
  movedModels: [],
  joinedTrims: [],
  movedTrims: [],
})

export function planOfBrands(tree: Tree, from: BrandNode, into: BrandNode): MergePlan {
  const plan = { ...emptyPlan(from, into), brand: { from, into } }
  const targetsByKey = new Map(
    tree.models.filter(({ brandId }) => brandId === into.id).map((model) => [model.key, model]),
  )
  for (const model of tree.models.filter(({ brandId }) => brandId === from.id)) {
    const namesake = targetsByKey.get(model.key)
    if (namesake) joinModels(plan, tree, model, namesake)
    else plan.movedModels.push(model)
  }
  return plan
}

export function planOfModels(tree: Tree, from: ModelNode, into: ModelNode): MergePlan {
  const plan = emptyPlan(from, into)
  joinModels(plan, tree, from, into)
  return plan
}

export const planOfTrims = (from: TrimNode, into: TrimNode): MergePlan => ({
  ...emptyPlan(from, into),
  joinedTrims: [{ from, into }],
})

function joinModels(plan: MergePlan, tree: Tree, from: ModelNode, into: ModelNode): void {
  plan.joinedModels.push({ from, into })
  const targetsByKey = new Map(tree.trims.filter(({ modelId }) => modelId === into.id).map((trim) => [trim.key, trim]))
  for (const trim of tree.trims.filter(({ modelId }) => modelId === from.id)) {
    const namesake = targetsByKey.get(trim.key)
    if (namesake) plan.joinedTrims.push({ from: trim, into: namesake })
    else plan.movedTrims.push({ trim, into })
  }
}

/** Model codes whose cars go under other names. */
export const trimsOfPlan = (plan: MergePlan, tree: Tree): string[] =>
  renamingsOf(plan, tree).map(({ trimId }) => trimId)

function renamingsOf(plan: MergePlan, tree: Tree): Renaming[] {
  const brandOf = (id: string): string => tree.brands.find((brand) => brand.id === id)?.name ?? ''
  const modelOf = (id: string): string => tree.models.find((model) => model.id === id)?.name ?? ''
  const placeOf = ({ id, brandId, modelId }: TrimNode) => ({ trimId: id, modelId, brandId })
  const movedModelIds = new Set(plan.movedModels.map(({ id }) => id))
  return [
    ...plan.joinedTrims.map(({ from, into }) => ({
      trimId: from.id,
      brand: brandOf(into.brandId),
      model: modelOf(into.modelId),
      trim: into.name,
      into: placeOf(into),
    })),
    ...plan.movedTrims.map(({ trim, into }) => ({
      trimId: trim.id,
      brand: brandOf(into.brandId),
      model: into.name,
      trim: trim.name,
      into: placeOf(trim),
    })),
    ...tree.trims
      .filter(({ modelId }) => movedModelIds.has(modelId))
      .map((trim) => ({
        trimId: trim.id,
        brand: plan.into.name,
        model: modelOf(trim.modelId),
        trim: trim.name,
        into: placeOf(trim),
      })),
  ]
}

/** Moves and joins in the order that the foreign keys allow: cars, model codes, models, makers. */
export async function applyMerge(tx: Transaction, plan: MergePlan, tree: Tree): Promise<number> {
  const { tenant } = tx
  const ids = (all: readonly BrandNode[]): string[] => all.map(({ id }) => id)
  const splitPairs = <T extends BrandNode>(pairs: readonly Pair<T>[]): [string[], string[]] => [
    ids(pairs.map(({ from }) => from)),
    ids(pairs.map(({ into }) => into)),
  ]
  await tx.rows(currentTime())
  const numberOfCar = await renameCars(tx, renamingsOf(plan, tree))
  const [goneTrims, trims] = splitPairs(plan.joinedTrims)
  await tx.rows(absorbTrims(tenant, goneTrims, trims))
  await tx.rows(deleteTrims(tenant, goneTrims))
  const { movedTrims } = plan
  await tx.rows(
    moveTrims(
      tenant,
      movedTrims.map(({ trim }) => trim.id),
      movedTrims.map(({ into }) => into.id),
      movedTrims.map(({ into }) => into.brandId),
    ),
  )
  const [goneModels, models] = splitPairs(plan.joinedModels)
  await tx.rows(absorbModels(tenant, goneModels, models))
  await tx.rows(deleteModels(tenant, goneModels))
  if (plan.brand) {
    await tx.rows(moveModels(tenant, ids(plan.movedModels), plan.brand.into.id))
    await tx.rows(absorbBrand(tenant, plan.brand.from.id, plan.brand.into.id))
    await tx.rows(deleteBrandRow(tenant, plan.brand.from.id))
  }
  return numberOfCar
}

export function mergeReport(plan: MergePlan, numberOfCar: number): Merge {
  const idAndName = ({ id, name }: BrandNode) => ({ id, name })
  const names = (all: readonly BrandNode[]): string[] => all.map(({ name }) => name)
  return {
    from: idAndName(plan.from),
    into: idAndName(plan.into),
    numberOfCar,
    movedModels: names(plan.movedModels),
    joinedModels: plan.brand ? names(plan.joinedModels.map(({ from }) => from)) : [],
    movedTrims: names(plan.movedTrims.map(({ trim }) => trim)),
    joinedTrims: names(plan.joinedTrims.map(({ from }) => from)),
  }
}
