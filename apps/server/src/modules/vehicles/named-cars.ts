import type { Transaction } from '../../platform/database/database.ts'
import type { Statement } from '../../platform/database/sql.ts'
import { wordsOfCar } from './bulk/new-car.ts'
import { countByBrand, countByModel, countByTrim, holdGrades, putUnder, reword } from './named-cars-store.ts'

/** Cars by what they are called: for the catalogue, whose names they go by. */

/** All cars whatever their status, and those for sale. */
export interface CarCounts {
  cars: number
  visible: number
}
type Rows = (statement: Statement) => Promise<({ id: string } & CarCounts)[]>
const counted = async (rows: Rows, statement: Statement): Promise<Map<string, CarCounts>> =>
  new Map((await rows(statement)).map(({ id, ...counts }) => [id, counts]))

/** How many cars each maker has, each model of a maker, and each of these model codes. */
export const carsOfBrands = (rows: Rows, tenant: string) => counted(rows, countByBrand(tenant))
export const carsOfModels = (rows: Rows, tenant: string, brandId: string) =>
  counted(rows, countByModel(tenant, brandId))
export const carsOfTrims = (rows: Rows, tenant: string, ids: readonly string[]) =>
  counted(rows, countByTrim(tenant, ids))

/** What the cars of a model code are called from now on. */
export interface Renaming {
  trimId: string
  brand: string
  model: string
  trim: string
  /** Where they go; without it they stay, and only their words follow. */
  into?: { brandId: string; modelId: string; trimId: string }
}

/** Cars follow the names above them, and go under another model code where they are told; answers how many went. */
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
