import { slugOf } from '@minato/contract/addresses'
import { fold } from '@minato/domain/search-text'
import { STANDARD_TRIM } from '@minato/domain/vehicles'
import type { Transaction } from '../../platform/database/database.ts'
import {
  createBrands,
  createModels,
  createTrims,
  deleteEmptyBrands,
  deleteEmptyModels,
  deleteUneditedTrims,
  lockEntriesInOrder,
  modelsOf,
  trimsOf,
} from './store.ts'
import type { TrimPath, TrimRow } from './store.ts'

export { catalogueOf } from './catalogue.ts'
export type { Catalogue } from './catalogue.ts'
export { switchToCatalogue } from './switch.ts'
export type { TrimPath } from './store.ts'

export interface TrimIds {
  brandId: string
  modelId: string
  trimId: string
}

/** Ids of catalogue entries by their kind. */
export interface CatalogueEntries {
  brands: string[]
  models: string[]
  trims: string[]
}

/**
 * Finds model codes by name and creates missing makers, models and model codes; caches what it
 * found. `onCreated` is called with new entries.
 */
export function trimFinder(
  tx: Transaction,
  onCreated?: (entries: CatalogueEntries) => Promise<void>,
): (paths: readonly TrimPath[]) => Promise<TrimIds[]> {
  const known = new Map<string, TrimIds>()
  const key = createKeyCache()
  const keyOf = (path: TrimPath): string => `${key(path.brand)}\n${key(path.model)}\n${key(path.trim)}`
  return async (paths) => {
    const missing = uniqueBy(
      paths.filter((path) => !known.has(keyOf(path))),
      keyOf,
    )
    if (missing.length) {
      const created = await create(tx, missing)
      if (Object.values(created).flat().length > 0) await onCreated?.(created)
      const brandKeys = [...new Set(missing.map((path) => nameKey(path.brand)))]
      for (const row of await tx.rows<TrimRow>(trimsOf(tx.tenant, brandKeys)))
        known.set(`${row.brand_key}\n${row.model_key}\n${row.trim_key}`, {
          brandId: row.brand_id,
          modelId: row.model_id,
          trimId: row.trim_id,
        })
    }
    return paths.map((path) => known.get(keyOf(path)) as TrimIds)
  }
}

type TrimNames = Pick<TrimPath, 'brand' | 'model' | 'trim'>
/**
 * Tells of trims, all among `paths`, whether the catalogue has them; nothing is made. The standard trim is what is said where
 * none is: there it is the model that counts.
 */
export async function findTrims(tx: Transaction, paths: readonly TrimNames[]): Promise<(path: TrimNames) => boolean> {
  const key = createKeyCache()
  const brandKeys = [...new Set(paths.map(({ brand }) => key(brand)))]
  const models = await tx.rows<Pick<TrimRow, 'brand_key' | 'model_key'>>(modelsOf(tx.tenant, brandKeys))
  const trims = await tx.rows<TrimRow>(trimsOf(tx.tenant, brandKeys))
  const known = new Set([
    ...models.map((row) => `${row.brand_key}\n${row.model_key}`),
    ...trims.map((row) => `${row.brand_key}\n${row.model_key}\n${row.trim_key}`),
  ])
  return ({ brand, model, trim }) =>
    known.has([brand, model, ...(trim === STANDARD_TRIM ? [] : [trim])].map(key).join('\n'))
}

/** A cached `nameKey`: folding is costly, and a file repeats 'Toyota' a hundred thousand times. */
function createKeyCache(): (name: string) => string {
  const keysByName = new Map<string, string>()
  return (name) => {
    let cachedKey = keysByName.get(name)
    if (cachedKey === undefined) keysByName.set(name, (cachedKey = nameKey(name)))
    return cachedKey
  }
}

/** Names are unique in their parent without regard to case, accents and outer or doubled blanks (CAT-01). */
export const nameKey = (name: string): string => fold(name).replace(/\s+/g, ' ')

// Locks in key order, so that two transactions wait instead of deadlocking.
async function create(tx: Transaction, paths: readonly TrimPath[]): Promise<CatalogueEntries> {
  const sorted = [...paths].sort((a, b) =>
    nameKey(a.brand) + nameKey(a.model) + nameKey(a.trim) < nameKey(b.brand) + nameKey(b.model) + nameKey(b.trim)
      ? -1
      : 1,
  )
  const withKey = (name: string) => ({ name: name.trim().replace(/\s+/g, ' '), key: nameKey(name), slug: slugOf(name) })
  const brands = await tx.rows<{ id: string }>(
    createBrands(
      tx.tenant,
      uniqueBy(
        sorted.map((path) => withKey(path.brand)),
        (one) => one.key,
      ),
    ),
  )
  const ofModel = sorted.map((path) => ({
    ...withKey(path.model),
    brandKey: nameKey(path.brand),
    year: path.modelYear,
  }))
  const models = await tx.rows<{ id: string }>(
    createModels(
      tx.tenant,
      uniqueBy(ofModel, (one) => `${one.brandKey}\n${one.key}`),
    ),
  )
  const trims = await tx.rows<{ id: string }>(
    createTrims(
      tx.tenant,
      sorted.map((path) => ({
        ...withKey(path.trim),
        brandKey: nameKey(path.brand),
        modelKey: nameKey(path.model),
        year: path.trimYear,
      })),
    ),
  )
  return { brands: idsOf(brands), models: idsOf(models), trims: idsOf(trims) }
}

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id)

/** Locks entries until the commit, so that no car is moved to an entry that is being deleted. */
export async function lockEntries(tx: Transaction, { brands, models, trims }: CatalogueEntries): Promise<void> {
  for (const statement of lockEntriesInOrder(tx.tenant, brands, models, trims)) await tx.rows(statement)
}

/**
 * Deletes model codes that are not `used`, then models and makers that are empty. Entries that were edited since they were
 * created stay. Answers how many are gone.
 */
export async function deleteUnusedEntries(
  tx: Transaction,
  { brands, models, trims }: CatalogueEntries,
  used: ReadonlySet<string>,
): Promise<number> {
  const unused = trims.filter((id) => !used.has(id))
  const deleted = [
    await tx.rows(deleteUneditedTrims(tx.tenant, unused)),
    await tx.rows(deleteEmptyModels(tx.tenant, models)),
    await tx.rows(deleteEmptyBrands(tx.tenant, brands)),
  ]
  return deleted.flat().length
}

/** Keeps the first spelling of each name. */
const uniqueBy = <T>(values: readonly T[], keyOf: (value: T) => string): T[] => [
  ...new Map(values.toReversed().map((value) => [keyOf(value), value])).values(),
]
