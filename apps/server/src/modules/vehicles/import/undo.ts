import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { deleteUnusedEntries, lockEntries } from '../../catalog/service.ts'
import { closeGaps, deleteStatuses, lastStatuses, deleteIllustrations } from '../office/bulk-store.ts'
import { settleSearch, lockImportTurn } from './run-import.ts'
import { disableStatementTimeout } from './run-store.ts'
import { lockImport } from './store.ts'
import type { ImportRow } from './store.ts'
import {
  addedEntries,
  deleteCars,
  freeNumbers,
  lockImportedCars,
  keepCars,
  keepConflicting,
  keepChangedSince,
  createdCars,
  moveVersions,
  publishedCars,
  removeSheets,
  restoreCars,
  restoreSheets,
  markImportUndone,
  usedTrims,
} from './undo-store.ts'

/**
 * Undoes an import in one transaction: deletes its new cars and restores changed ones. Cars edited since are
 * kept and marked. Catalog entries that it created are removed if unused.
 */
export async function undoImport(context: Context, tenant: string, id: string): Promise<void> {
  await context.db.write(tenant, async (tx) => {
    await tx.rows(disableStatementTimeout())
    await lockImportTurn(tx, id)
    const [locked] = await tx.rows<ImportRow>(lockImport(tenant, id))
    if (locked?.state !== 'UNDOING') return
    await tx.rows(lockImportedCars(tenant, id))
    await tx.rows(keepChangedSince(tenant, id))
    const created = await tx.rows<{ id: string }>(createdCars(tenant, id))
    const referenced = await deleteUnreferenced(
      tx,
      created.map((car) => car.id),
    )
    if (referenced.length) await tx.rows(keepCars(tenant, id, referenced))
    await tx.rows(keepConflicting(tenant, id))
    await tx.rows(freeNumbers(tenant, id))
    await unpublishCars(tx, await tx.rows<PublishedCar>(publishedCars(tenant, id)))
    await tx.rows(restoreCars(tenant, id))
    await tx.rows(moveVersions(tenant, id))
    await tx.rows(removeSheets(tenant, id))
    await tx.rows(restoreSheets(tenant, id))
    await tx.rows(markImportUndone(tenant, id, await removeEntries(tx, id)))
  })
  await settleSearch(context, tenant)
}

interface AddedEntry {
  kind: 'brand' | 'model' | 'trim'
  id: string
}
/** Runs after the cars: removes unused catalog entries of the run. Returns their number. */
async function removeEntries(tx: Transaction, importId: string): Promise<number> {
  const added = await tx.rows<AddedEntry>(addedEntries(tx.tenant, importId))
  if (added.length === 0) return 0
  const idsOf = (kind: AddedEntry['kind']): string[] => added.flatMap((one) => (one.kind === kind ? one.id : []))
  const entries = { brands: idsOf('brand'), models: idsOf('model'), trims: idsOf('trim') }
  await lockEntries(tx, entries)
  const used = await tx.rows<{ id: string }>(usedTrims(tx.tenant, importId, entries.trims))
  return deleteUnusedEntries(tx, entries, new Set(used.map(({ id }) => id)))
}

interface PublishedCar {
  id: string
  isBare: boolean
}
/** Reverts the publication: the status change, and the illustration of a car without pictures. */
async function unpublishCars(tx: Transaction, cars: readonly PublishedCar[]): Promise<void> {
  const ids = cars.map(({ id }) => id)
  const last = await tx.rows<{ id: number }>(lastStatuses(tx.tenant, ids))
  await tx.rows(
    deleteStatuses(
      tx.tenant,
      last.map(({ id }) => id),
    ),
  )
  const bareIds = cars.filter(({ isBare }) => isBare).map(({ id }) => id)
  await tx.rows(deleteIllustrations(tx.tenant, bareIds))
  await tx.rows(closeGaps(tx.tenant, bareIds))
}

const FOREIGN_KEY_VIOLATION = '23503'

/**
 * Deletes the cars that nothing refers to and returns the others. Other modules own the referring tables, so
 * the database decides: on a foreign key error the batch is halved until the referenced cars are found.
 */
async function deleteUnreferenced(tx: Transaction, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  await tx.connection.query('savepoint deleting')
  try {
    await tx.rows(deleteCars(tx.tenant, ids))
    await tx.connection.query('release savepoint deleting')
    return []
  } catch (error) {
    await tx.connection.query('rollback to savepoint deleting')
    await tx.connection.query('release savepoint deleting')
    if ((error as { code?: string }).code !== FOREIGN_KEY_VIOLATION) throw error
  }
  if (ids.length === 1) return [...ids]
  const middle = Math.ceil(ids.length / 2)
  return [...(await deleteUnreferenced(tx, ids.slice(0, middle))), ...(await deleteUnreferenced(tx, ids.slice(middle)))]
}
