import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import type { ImportReading } from './read.ts'
import { createOccurrenceCounter } from './rows/occurrence-counter.ts'
import { settleSearch, lockImportTurn } from './run-import.ts'
import { disableStatementTimeout } from './run-store.ts'
import { inBatches, importBatch, tracedWriter } from './import-batch.ts'
import type { BatchImportResult, BatchImportOptions } from './import-batch.ts'

interface BatchOptions {
  importId: string
  publish: boolean
  knownOnly: boolean
  /** Rows that an earlier attempt has committed. */
  rowsDone: number
  /** Runs before the rows, in the transaction of the batch. Throws if another process has taken over this import. */
  begin(tx: Transaction, rowsDone: number): Promise<void>
  /** Runs after the rows in the same transaction, so that the position in the file is committed with them. */
  saveProgress(tx: Transaction, result: BatchImportResult): Promise<void>
  /** Runs between batches. An error ends the run; committed batches stay. */
  onBatch(rowsDone: number): Promise<void>
}

/**
 * Imports the valid rows of a file batch by batch. Each transaction also commits the position in the file, so
 * that a killed import resumes after the last commit.
 */
export async function runBatches(
  context: Context,
  tenant: string,
  reading: ImportReading,
  options: BatchOptions,
): Promise<void> {
  const seen = createOccurrenceCounter()
  let rowsSeen = 0
  try {
    for await (const batch of inBatches(reading.rows())) {
      const alreadyDone = Math.min(batch.length, Math.max(0, options.rowsDone - rowsSeen))
      const now = context.now().toISOString()
      const { publish, knownOnly, importId: traceOf } = options
      const batchOptions: BatchImportOptions = { publish, knownOnly, now, seen, writer: undefined, traceOf }
      const before = rowsSeen + alreadyDone
      await context.db.write(tenant, async (tx) => {
        await tx.rows(disableStatementTimeout())
        // Reads the committed rows again without writing, to rebuild the memory of seen cars.
        if (alreadyDone) await importBatch(tx, batch.slice(0, alreadyDone), batchOptions)
        if (alreadyDone === batch.length) return
        await lockImportTurn(tx, options.importId)
        await options.begin(tx, before)
        await options.saveProgress(
          tx,
          await importBatch(tx, batch.slice(alreadyDone), { ...batchOptions, writer: await tracedWriter(tx, traceOf) }),
        )
      })
      rowsSeen += batch.length
      if (alreadyDone < batch.length) await options.onBatch(rowsSeen)
    }
  } finally {
    // Also after a stop, so that the imported cars are indexed.
    if (rowsSeen > options.rowsDone) await settleSearch(context, tenant)
  }
}
