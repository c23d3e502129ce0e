import type { Transaction } from '../../platform/database/database.ts'
import type { Statement } from '../../platform/database/sql.ts'
import { searchWords } from './bulk/new-car.ts'
import {
  countByBrand,
  countByModel,
  countByTrim,
  lockGrades,
  moveToTrim,
  updateSearchWords,
} from './catalogue-cars-store.ts'

/** Cars by their catalog names, for the catalog module. */

/** All cars in any status, and those for sale. */
export interface CarCounts {
  cars: number
  visible: number
}
type Rows = (statement: Statement) => Promise<({ id: string } & CarCounts)[]>
const countsById = async (rows: Rows, statement: Statement): Promise<Map<string, CarCounts>> =>
  new Map((await rows(statement)).map(({ id, ...counts }) => [id, counts]))

/** Number of cars per maker, per model of a maker, and per model code. */
export const carsOfBrands = (rows: Rows, tenant: string) => countsById(rows, countByBrand(tenant))
export const carsOfModels = (rows: Rows, tenant: string, brandId: string) =>
  countsById(rows, countByModel(tenant, brandId))
export const carsOfTrims = (rows: Rows, tenant: string, ids: readonly string[]) =>
  countsById(rows, countByTrim(tenant, ids))

/** The new names of a model code's cars. */
export interface Renaming {
  trimId: string
  brand: string
  model: string
  trim: string
  /** The target model code; without it the cars stay and only their search words change. */
  into?: { brandId: string; modelId: string; trimId: string }
}

/** Applies new names to cars and moves them to another model code if one is given. Returns how many moved. */
export async function renameCars(tx: Transaction, renamings: readonly Renaming[]): Promise<number> {
  const byTrim = new Map(renamings.map((one) => [one.trimId, one]))
  const grades = await tx.rows<{ trim_id: string; grade: string | null }>(lockGrades(tx.tenant, [...byTrim.keys()]))
  const updates = grades.flatMap(({ trim_id, grade }) => {
    const renaming = byTrim.get(trim_id)
    return renaming
      ? [{ to: renaming, grade, words: searchWords([renaming.brand, renaming.model, renaming.trim, grade]).join(' ') }]
      : []
  })
  const columns = (chosen: typeof updates) => ({
    trimIds: chosen.map(({ to }) => to.trimId),
    grades: chosen.map(({ grade }) => grade),
    words: chosen.map(({ words }) => words),
  })
  const renamedOnly = updates.filter(({ to }) => !to.into)
  if (renamedOnly.length) await tx.rows(updateSearchWords(tx.tenant, columns(renamedOnly)))
  const moves = updates.flatMap(({ to, ...rest }) => (to.into ? [{ ...rest, to, into: to.into }] : []))
  if (!moves.length) return 0
  const moved = await tx.rows(
    moveToTrim(
      tx.tenant,
      columns(moves),
      moves.map(({ into }) => into.brandId),
      moves.map(({ into }) => into.modelId),
      moves.map(({ into }) => into.trimId),
    ),
  )
  return moved.length
}
