import { slugOf } from '@minato/contract/addresses'
import type { BrandFields, ModelFields, TrimFields } from '@minato/contract/catalog'
import type { Brand, Model, Trim } from '@minato/contract/catalog-office'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { HttpError, httpError, genericError, conflictError } from '../../platform/http/http-error.ts'
import type { Statement } from '../../platform/database/sql.ts'
import { assertUnusedPicture, renameCars, waitUntilIndexed } from '../vehicles/service.ts'
import type { Renaming } from '../vehicles/service.ts'
import { brandIn, modelIn, trimIn } from './entries.ts'
import * as store from './store.ts'
import type { Spelling } from './store.ts'
import { nameKey } from '../catalog/service.ts'
import { lockTree } from './tree.ts'
import type { QueryRunner, Tree } from './tree.ts'
import { currentTime } from './tree-store.ts'

/** Names are unique in their parent; each kind has its own error message (CAT-01). */
const TAKEN = {
  brand: 'This maker name already exists',
  model: 'This model name already exists',
  trim: 'This model code already exists',
} as const
type Kind = keyof typeof TAKEN
const nameTakenError = (kind: Kind, cause?: unknown) =>
  httpError('MINATO-3001', { message: TAKEN[kind], body: [{ path: 'name', message: TAKEN[kind] }], cause })

const withKeyAndSlug = (given: string): Spelling => {
  const name = given.trim().replace(/\s+/g, ' ')
  return { name, key: nameKey(name), slug: slugOf(name) }
}
const rowsOf =
  (tx: Transaction): QueryRunner =>
  (statement) =>
    tx.rows(statement)

/** The id of the created entry; concurrent creations of the same entry return one id. */
async function insertEntry(tx: Transaction, kind: Kind, statement: Statement): Promise<string> {
  const [row] = await tx.rows<{ id: string }>(statement)
  if (!row) throw nameTakenError(kind)
  return row.id
}

export async function createBrand(tx: Transaction, fields: BrandFields): Promise<Brand> {
  if (fields.logo) await assertUnusedPicture(tx, fields.logo, 'logo')
  const id = await insertEntry(tx, 'brand', store.insertBrand(tx.tenant, withKeyAndSlug(fields.name), fields))
  return brandIn(rowsOf(tx), tx.tenant, id)
}
export async function createModel(tx: Transaction, brandId: string, fields: ModelFields): Promise<Model> {
  await brandIn(rowsOf(tx), tx.tenant, brandId)
  const id = await insertEntry(tx, 'model', store.insertModel(tx.tenant, brandId, withKeyAndSlug(fields.name), fields))
  return modelIn(rowsOf(tx), tx.tenant, brandId, id)
}
export async function createTrim(
  tx: Transaction,
  brandId: string,
  { modelId, ...fields }: TrimFields & { modelId: string },
): Promise<Trim> {
  await modelIn(rowsOf(tx), tx.tenant, brandId, modelId)
  const id = await insertEntry(
    tx,
    'trim',
    store.insertTrim(tx.tenant, brandId, modelId, withKeyAndSlug(fields.name), fields),
  )
  return trimIn(rowsOf(tx), tx.tenant, brandId, id)
}

interface Change<T> {
  kind: Kind
  brandId: string
  version: number
  stands(rows: QueryRunner): Promise<T & { version: number; name: string }>
  name: string
  write(spelling: Spelling): Statement
  /** Model codes of the maker's tree whose cars have a new name. */
  renamed(tree: Tree, name: string): Renaming[]
  before?(tx: Transaction, now: T): Promise<void>
}

/** @throws 409 with the current entry for a stale version */
async function change<T>(context: Context, tenant: string, edit: Change<T>): Promise<T> {
  const spelling = withKeyAndSlug(edit.name)
  let isRenamed = false
  const changed = await context.db
    .write(tenant, async (tx) => {
      const rows = rowsOf(tx)
      const now = await edit.stands(rows)
      if (now.version !== edit.version) throw conflictError(now)
      await edit.before?.(tx, now)
      isRenamed = now.name !== spelling.name
      // Held as long as the cars of its model codes are given their new words.
      const tree = isRenamed ? await lockTree(tx, [edit.brandId]) : undefined
      if ((await tx.rows(edit.write(spelling))).length === 0) throw conflictError(await edit.stands(rows))
      if (tree) {
        await tx.rows(currentTime())
        await renameCars(tx, edit.renamed(tree, spelling.name))
      }
      return edit.stands(rows)
    })
    .catch((error: unknown) => {
      if ((error as { constraint?: string }).constraint?.endsWith('_name_key_key'))
        throw nameTakenError(edit.kind, error)
      throw error
    })
  if (isRenamed) await waitUntilIndexed(context, tenant)
  return changed
}

/** Every model code of a tree with the names above it. */
const renamingsOf = ({ brands, models, trims }: Tree): (Renaming & { modelId: string })[] =>
  trims.map(({ id, name, modelId, brandId }) => ({
    trimId: id,
    modelId,
    brand: brands.find((brand) => brand.id === brandId)?.name ?? '',
    model: models.find((model) => model.id === modelId)?.name ?? '',
    trim: name,
  }))

export const updateBrand = (context: Context, tenant: string, id: string, fields: BrandFields, version: number) =>
  change<Brand>(context, tenant, {
    kind: 'brand',
    brandId: id,
    version,
    name: fields.name,
    stands: (rows) => brandIn(rows, tenant, id),
    write: (spelling) => store.updateBrandRow(tenant, id, version, spelling, fields),
    renamed: (tree, brand) => renamingsOf(tree).map((one) => ({ ...one, brand })),
    before: async (tx, { logo }) => {
      if (fields.logo && fields.logo !== logo) await assertUnusedPicture(tx, fields.logo, 'logo')
    },
  })

export const updateModel = (
  context: Context,
  tenant: string,
  brandId: string,
  { id, ...fields }: ModelFields & { id: string },
  version: number,
) =>
  change<Model>(context, tenant, {
    kind: 'model',
    brandId,
    version,
    name: fields.name,
    stands: (rows) => modelIn(rows, tenant, brandId, id),
    write: (spelling) => store.updateModelRow(tenant, id, version, spelling, fields),
    renamed: (tree, model) =>
      renamingsOf(tree)
        .filter(({ modelId }) => modelId === id)
        .map((one) => ({ ...one, model })),
  })

export const updateTrim = (
  context: Context,
  tenant: string,
  brandId: string,
  { id, ...fields }: TrimFields & { id: string },
  version: number,
) =>
  change<Trim>(context, tenant, {
    kind: 'trim',
    brandId,
    version,
    name: fields.name,
    stands: (rows) => trimIn(rows, tenant, brandId, id),
    write: (spelling) => store.updateTrimRow(tenant, id, version, spelling, fields),
    renamed: (tree, trim) =>
      renamingsOf(tree)
        .filter(({ trimId }) => trimId === id)
        .map((one) => ({ ...one, trim })),
  })

/** An entry that has cars stays (CAT-04). */
function assertNoCars(cars: number): void {
  if (cars === 0) return
  const message = cars === 1 ? 'One car still goes by this name' : `${cars} cars still go by this name`
  throw new HttpError({ ...genericError(409).reply, reason: { code: 'HAS_CARS', message } })
}

async function lockForRemoval(
  tx: Transaction,
  brandId: string,
  version: number,
  readEntry: (rows: QueryRunner) => Promise<{ version: number; numberOfCar: number }>,
): Promise<Tree> {
  // No car can be put under locked entries; the cars are counted afterwards.
  const tree = await lockTree(tx, [brandId])
  const now = await readEntry(rowsOf(tx))
  if (now.version !== version) throw conflictError(now)
  assertNoCars(now.numberOfCar)
  return tree
}

const ids = (all: readonly { id: string }[]): string[] => all.map(({ id }) => id)

export const deleteBrand = ({ db }: Context, tenant: string, id: string, version: number): Promise<void> =>
  db.write(tenant, async (tx) => {
    const { models, trims } = await lockForRemoval(tx, id, version, (rows) => brandIn(rows, tenant, id))
    await tx.rows(store.deleteTrims(tenant, ids(trims)))
    await tx.rows(store.deleteModels(tenant, ids(models)))
    await tx.rows(store.deleteBrandRow(tenant, id))
  })

export const deleteModel = ({ db }: Context, tenant: string, brandId: string, id: string, version: number) =>
  db.write(tenant, async (tx): Promise<void> => {
    const { trims } = await lockForRemoval(tx, brandId, version, (rows) => modelIn(rows, tenant, brandId, id))
    await tx.rows(store.deleteTrims(tenant, ids(trims.filter(({ modelId }) => modelId === id))))
    await tx.rows(store.deleteModels(tenant, [id]))
  })

export const deleteTrim = ({ db }: Context, tenant: string, brandId: string, id: string, version: number) =>
  db.write(tenant, async (tx): Promise<void> => {
    await lockForRemoval(tx, brandId, version, (rows) => trimIn(rows, tenant, brandId, id))
    await tx.rows(store.deleteTrims(tenant, [id]))
  })
