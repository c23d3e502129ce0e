import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { HttpError } from '../../../platform/http/http-error.ts'
import { indexCars } from '../search/index-cars.ts'
import type { ImportProblem } from './problems.ts'
import type { ImportReading } from './read.ts'
import { createOccurrenceCounter } from './rows/occurrence-counter.ts'
import { isOtherImportRunning, disableStatementTimeout, lockImports, refreshStatistics } from './run-store.ts'
import { addCounts, inBatches, NO_COUNTS, importBatch, tracedWriter } from './import-batch.ts'
import type { Counts } from './import-batch.ts'

export interface ImportOptions {
  /** Reads and compares without writing. */
  dryRun?: boolean
  /** Imports the valid rows of a file with invalid ones; otherwise such a file changes nothing. */
  goodRows?: boolean
  /** Publishes at once, with marked illustrations until photographs arrive (decision 4). */
  publish?: boolean
  /** Rejects rows whose brand, model or trim is missing in the catalog. */
  knownOnly?: boolean
  /** Stores under this import what each car was before, for undo. */
  traceOf?: string
  /** An error rolls the whole import back. */
  onProgress?: (rows: number) => void | Promise<void>
  onProblem?: (problem: ImportProblem) => void
  /** Hooks of the import's transaction: before the first row and after the last. */
  begin?: (tx: Transaction) => Promise<void>
  beforeCommit?: (tx: Transaction, counts: Counts) => Promise<void>
}

/** `imported` counts created and changed cars; `refused` rows are not cars. */
interface ImportReport extends Counts {
  imported: number
}
export interface ImportOutcome extends ImportReport {
  /** Results, or the expected results of a dry run. */
  weighed: Counts
  /** False if invalid rows stopped the import, or in a dry run. */
  written: boolean
  isBlocked: boolean
}

class RollbackOnly extends Error {}

/**
 * Imports a file in one transaction: all rows or none. Cars are recognised by chassis, the source's id, or the
 * row's content, so that a second run changes nothing. Index and statistics are updated after the commit; a
 * failure there is logged and repaired later.
 * @throws 409 while another import of the tenant runs
 */
export async function runImport(
  context: Context,
  tenant: string,
  reading: ImportReading,
  options: ImportOptions = {},
): Promise<ImportOutcome> {
  let counts = NO_COUNTS
  let isBlocked = false
  const work = async (tx: Transaction): Promise<void> => {
    counts = NO_COUNTS
    isBlocked = false
    // A dry run neither blocks nor waits for other imports.
    if (!options.dryRun) await lockImportTurn(tx, options.traceOf)
    await tx.rows(disableStatementTimeout())
    await options.begin?.(tx)
    const takeOptions = {
      publish: options.publish === true,
      knownOnly: options.knownOnly === true,
      now: context.now().toISOString(),
      seen: createOccurrenceCounter(),
      writer: options.dryRun ? undefined : await tracedWriter(tx, options.traceOf),
      traceOf: options.traceOf,
    }
    for await (const batch of inBatches(reading.rows())) {
      const batchResult = await importBatch(tx, batch, takeOptions)
      for (const problem of batchResult.problems) options.onProblem?.(problem)
      counts = addCounts(counts, batchResult.counts)
      isBlocked ||= batchResult.isBlocked
      await options.onProgress?.(counts.rows)
    }
    if (options.dryRun || (isBlocked && !options.goodRows)) throw new RollbackOnly()
    await options.beforeCommit?.(tx, counts)
  }
  try {
    await context.db.write(tenant, work)
  } catch (error) {
    if (!(error instanceof RollbackOnly)) throw error
    const writtenCounts = options.dryRun ? counts : { ...NO_COUNTS, rows: counts.rows, refused: counts.refused }
    return {
      ...writtenCounts,
      imported: writtenCounts.made + writtenCounts.changed,
      weighed: counts,
      written: false,
      isBlocked,
    }
  }
  await settleSearch(context, tenant)
  return { ...counts, imported: counts.made + counts.changed, weighed: counts, written: true, isBlocked }
}

/** Updates index and statistics after many changes. Failures are logged and repaired later. */
export async function settleSearch(context: Context, tenant: string): Promise<void> {
  const logFailure = (message: string) => (error: unknown) => context.log.error({ err: error, tenant }, message)
  await indexCars(context, tenant).catch(logFailure('search index update failed'))
  await context.db.shared(refreshStatistics()).catch(logFailure('statistics update failed'))
}

/** Only one import of a tenant runs at a time, by command or job. `ownImportId` is the calling import. */
export async function lockImportTurn(tx: Transaction, ownImportId?: string): Promise<void> {
  const [lock] = await tx.rows<{ isMine: boolean }>(lockImports())
  const [running] = await tx.rows<{ isOther: boolean }>(isOtherImportRunning(tx.tenant, ownImportId ?? null))
  if (!lock?.isMine || running?.isOther) throw importRunningError()
}

export const importRunningError = (): HttpError =>
  new HttpError({
    code: 'GENERIC_ERROR',
    message: 'Another import of this stock is running; try again when it has ended.',
    status: 409,
  })
