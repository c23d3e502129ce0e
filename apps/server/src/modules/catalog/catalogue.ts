import { slugOf } from '@minato/contract/addresses'
import type { Context } from '../../context.ts'
import { brands, models } from './store.ts'
import type { BrandRow, ModelRow } from './store.ts'

/** Makers and models of a tenant, cached until they change: every search names some. */
export interface Catalogue {
  brands: readonly BrandRow[]
  models: readonly ModelRow[]
  brand(id: string): BrandRow | undefined
  model(id: string): ModelRow | undefined
  /** Ids of the makers with these ids, slugs or names; unknown ones give nothing. */
  brandIds(namesOrIds: readonly string[]): string[]
  modelIds(namesOrIds: readonly string[]): string[]
}

export const catalogueOf = (context: Context, tenant: string): Promise<Catalogue> =>
  context.cache.keep(tenant, 'catalogue', async () => {
    const [brandRows, modelRows] = await context.db.readAll<[BrandRow[], ModelRow[]]>(tenant, [
      brands(tenant),
      models(tenant),
    ])
    return catalogueFrom(brandRows, modelRows)
  })

function catalogueFrom(brandRows: BrandRow[], modelRows: ModelRow[]): Catalogue {
  const brandById = new Map(brandRows.map((row) => [row.id, row]))
  const modelById = new Map(modelRows.map((row) => [row.id, row]))
  const idsIn = (byId: Map<string, { id: string }>, rows: readonly (BrandRow | ModelRow)[]) => {
    const bySlug = Map.groupBy(rows, (row) => row.slug)
    // An entry's current name has precedence over another entry's former name.
    const byFormerSlug = new Map<string, string[]>()
    for (const { id, former } of rows)
      for (const name of former) if (!byFormerSlug.get(name)?.push(id)) byFormerSlug.set(name, [id])
    const idsOfName = (name: string): string[] => bySlug.get(name)?.map(({ id }) => id) ?? byFormerSlug.get(name) ?? []
    return (namesOrIds: readonly string[]) => [
      ...new Set(namesOrIds.flatMap((name) => (byId.has(name) ? [name] : idsOfName(slugOf(name))))),
    ]
  }
  return {
    brands: brandRows,
    models: modelRows,
    brand: (id) => brandById.get(id),
    model: (id) => modelById.get(id),
    brandIds: idsIn(brandById, brandRows),
    modelIds: idsIn(modelById, modelRows),
  }
}
