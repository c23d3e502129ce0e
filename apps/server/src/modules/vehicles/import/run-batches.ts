import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import type { ImportReading } from './read.ts'
import { createSeen } from './rows/seen.ts'
import { settleSearch, takeTurn } from './run-import.ts'
import { liftTimeLimit } from './run-store.ts'
import { inBatches, takeRows, tracedWriter } from './take-rows.ts'
import type { Taken, Taking } from './take-rows.ts'

interface Batches {
  importId: string
  publish: boolean
  knownOnly: boolean
  /** Rows that an earlier attempt has committed. */
  rowsDone: number
  /** Runs in the transaction of a batch, before it. Throws if another process has taken over this import. */
  begin(tx: Transaction, rowsDone: number): Promise<void>
  /** Runs in it after the rows, so that the position in the file is committed with them. */
  note(tx: Transaction, taken: Taken): Promise<void>
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
  given: Batches,
): Promise<void> {
  const seen = createSeen()
  let passed = 0
  try {
    for await (const batch of inBatches(reading.rows())) {
      const isIn = Math.min(batch.length, Math.max(0, given.rowsDone - passed))
      const now = context.now().toISOString()
      const { publish, knownOnly, importId: traceOf } = given
      const taking: Taking = { publish, knownOnly, now, seen, writer: undefined, traceOf }
      const before = passed + isIn
      await context.db.write(tenant, async (tx) => {
        await tx.rows(liftTimeLimit())
        // Reads the committed rows again without writing, to rebuild the memory of seen cars.
        if (isIn) await takeRows(tx, batch.slice(0, isIn), taking)
        if (isIn === batch.length) return
        await takeTurn(tx, given.importId)
        await given.begin(tx, before)
        await given.note(
          tx,
          await takeRows(tx, batch.slice(isIn), { ...taking, writer: await tracedWriter(tx, traceOf) }),
        )
      })
      passed += batch.length
      if (isIn < batch.length) await given.onBatch(passed)
    }
  } finally {
    // Also after a stop, so that the imported cars are indexed.
    if (passed > given.rowsDone) await settleSearch(context, tenant)
  }
}
