import type { Transaction } from '../../platform/database/database.ts'
import type { Statement } from '../../platform/database/sql.ts'
import { wordsOfCar } from './bulk/new-car.ts'
import { countByBrand, countByModel, countByTrim, holdGrades, putUnder, reword } from './named-cars-store.ts'

/** Cars by their catalog names, for the catalog module. */

/** All cars in any status, and those for sale. */
export interface CarCounts {
  cars: number
  visible: number
}
type Rows = (statement: Statement) => Promise<({ id: string } & CarCounts)[]>
const counted = async (rows: Rows, statement: Statement): Promise<Map<string, CarCounts>> =>
  new Map((await rows(statement)).map(({ id, ...counts }) => [id, counts]))

/** Number of cars per maker, per model of a maker, and per model code. */
export const carsOfBrands = (rows: Rows, tenant: string) => counted(rows, countByBrand(tenant))
export const carsOfModels = (rows: Rows, tenant: string, brandId: string) =>
  counted(rows, countByModel(tenant, brandId))
export const carsOfTrims = (rows: Rows, tenant: string, ids: readonly string[]) =>
  counted(rows, countByTrim(tenant, ids))

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
  const grades = await tx.rows<{ trim_id: string; grade: string | null }>(holdGrades(tx.tenant, [...byTrim.keys()]))
  const all = grades.flatMap(({ trim_id, grade }) => {
    const to = byTrim.get(trim_id)
    return to ? [{ to, grade, words: wordsOfCar([to.brand, to.model, to.trim, grade]).join(' ') }] : []
  })
  const columns = (of: typeof all) => ({
    trimIds: of.map(({ to }) => to.trimId),
    grades: of.map(({ grade }) => grade),
    words: of.map(({ words }) => words),
  })
  const staying = all.filter(({ to }) => !to.into)
  if (staying.length) await tx.rows(reword(tx.tenant, columns(staying)))
  const going = all.flatMap(({ to, ...rest }) => (to.into ? [{ ...rest, to, into: to.into }] : []))
  if (!going.length) return 0
  const moved = await tx.rows(
    putUnder(
      tx.tenant,
      columns(going),
      going.map(({ into }) => into.brandId),
      going.map(({ into }) => into.modelId),
      going.map(({ into }) => into.trimId),
    ),
  )
  return moved.length
}
