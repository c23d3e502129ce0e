import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { HttpError } from '../../../platform/http/http-error.ts'
import { indexCars } from '../search/index-cars.ts'
import type { ImportProblem } from './problems.ts'
import type { ImportReading } from './read.ts'
import { createSeen } from './rows/seen.ts'
import { isOtherAtWork, liftTimeLimit, lockImports, refreshStatistics } from './run-store.ts'
import { addCounts, inBatches, NO_COUNTS, takeRows, tracedWriter } from './take-rows.ts'
import type { Counts } from './take-rows.ts'

export interface ImportOptions {
  /** Reads and compares, writes nothing. */
  dryRun?: boolean
  /** Takes the good rows of a file that has bad ones; otherwise such a file changes nothing. */
  goodRows?: boolean
  /** Visible at once, with marked illustrations until photographs come (decision 4). */
  publish?: boolean
  /** Refuses rows whose brand, model or trim the catalogue does not have. */
  knownOnly?: boolean
  /** Notes under this import what each car was before. */
  traceOf?: string
  /** What it throws ends the import, and nothing of it stays. */
  onProgress?: (rows: number) => void | Promise<void>
  onProblem?: (problem: ImportProblem) => void
  /** What belongs to the transaction of the import: before the first row, and after the last. */
  begin?: (tx: Transaction) => Promise<void>
  settle?: (tx: Transaction, counts: Counts) => Promise<void>
}

/** `imported` are the made and the changed; `refused` rows are no car. */
export interface ImportReport extends Counts {
  imported: number
}
export interface ImportOutcome extends ImportReport {
  /** What it came to or, where nothing is written, would have come to. */
  weighed: Counts
  /** False where bad rows stood in the way, or nothing was to be written. */
  written: boolean
  isBlocked: boolean
}

class Undone extends Error {}

/**
 * Brings a file's cars into the tenant's stock, in one transaction: all of it or nothing. Cars are known again by chassis,
 * by the source's number, or by the row itself, so that a second run finds nothing to do. Throws a Failure (409) while
 * another import of the tenant runs. Index and statistics follow the commit: a failure there is logged, and healed later.
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
    // What only weighs stands in nobody's way, and nobody in its.
    if (!options.dryRun) await takeTurn(tx, options.traceOf)
    await tx.rows(liftTimeLimit())
    await options.begin?.(tx)
    const taking = {
      publish: options.publish === true,
      knownOnly: options.knownOnly === true,
      now: context.now().toISOString(),
      seen: createSeen(),
      writer: options.dryRun ? undefined : await tracedWriter(tx, options.traceOf),
      traceOf: options.traceOf,
    }
    for await (const batch of inBatches(reading.rows())) {
      const taken = await takeRows(tx, batch, taking)
      for (const problem of taken.problems) options.onProblem?.(problem)
      counts = addCounts(counts, taken.counts)
      isBlocked ||= taken.isBlocked
      await options.onProgress?.(counts.rows)
    }
    if (options.dryRun || (isBlocked && !options.goodRows)) throw new Undone()
    await options.settle?.(tx, counts)
  }
  try {
    await context.db.write(tenant, work)
  } catch (error) {
    if (!(error instanceof Undone)) throw error
    const told = options.dryRun ? counts : { ...NO_COUNTS, rows: counts.rows, refused: counts.refused }
    return { ...told, imported: told.made + told.changed, weighed: counts, written: false, isBlocked }
  }
  await settleSearch(context, tenant)
  return { ...counts, imported: counts.made + counts.changed, weighed: counts, written: true, isBlocked }
}

/** Index and statistics after many changes; what fails is logged, and worked off later. */
export async function settleSearch(context: Context, tenant: string): Promise<void> {
  const behind = (what: string) => (error: unknown) => context.log.error({ err: error, tenant }, `${what} behind`)
  await indexCars(context, tenant).catch(behind('the search index is'))
  await context.db.shared(refreshStatistics()).catch(behind('the statistics are'))
}

/** Of two who change the stock by files one does, the command and the jobs alike; `own` is the import that asks. */
export async function takeTurn(tx: Transaction, own?: string): Promise<void> {
  const [lock] = await tx.rows<{ isMine: boolean }>(lockImports())
  const [other] = await tx.rows<{ isOther: boolean }>(isOtherAtWork(tx.tenant, own ?? null))
  if (!lock?.isMine || other?.isOther) throw refuseOther()
}

export const refuseOther = (): HttpError =>
  new HttpError({
    code: 'GENERIC_ERROR',
    message: 'Another import of this stock is running; try again when it has ended.',
    status: 409,
  })
