import type { Transaction } from '../../platform/database/database.ts'
import type { Statement } from '../../platform/database/sql.ts'
import { brandNodes, modelNodes, trimNodes } from './tree-store.ts'
import type { BrandNode, ModelNode, TrimNode } from './tree-store.ts'

/** Makers with their models and model codes, as much of the catalogue as an edit concerns. */
export interface Tree {
  brands: readonly BrandNode[]
  models: readonly ModelNode[]
  trims: readonly TrimNode[]
}
export type QueryRunner = <Row>(statement: Statement) => Promise<Row[]>

/** `withLock`: locks the rows. The lock order is makers, models, model codes everywhere, to avoid deadlocks. */
export async function treeOf(
  rows: QueryRunner,
  tenant: string,
  brandIds: readonly string[],
  withLock: boolean,
): Promise<Tree> {
  return {
    brands: await rows<BrandNode>(brandNodes(tenant, brandIds, withLock)),
    models: await rows<ModelNode>(modelNodes(tenant, brandIds, withLock)),
    trims: await rows<TrimNode>(trimNodes(tenant, brandIds, withLock)),
  }
}
export const lockTree = (tx: Transaction, brandIds: readonly string[]): Promise<Tree> =>
  treeOf((statement) => tx.rows(statement), tx.tenant, brandIds, true)
