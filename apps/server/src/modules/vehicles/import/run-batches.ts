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
  /** Rows of the file that an earlier attempt has committed. */
  rowsDone: number
  /** Within the transaction of a batch, before it: throws where somebody else goes on with this import. */
  begin(tx: Transaction, rowsDone: number): Promise<void>
  /** Within it, after the rows are in: the place in the file is written together with them. */
  note(tx: Transaction, taken: Taken): Promise<void>
  /** Between batches; what it throws ends the work, and what is in stays. */
  onBatch(rowsDone: number): Promise<void>
}

/**
 * Brings the good rows of a file into the stock batch by batch, each in a transaction of its own with its place in the file,
 * so that whoever goes on after a kill does so where the last commit stands.
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
        // Once more without writing, so that which rows mean one car is remembered as it was.
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
    // Also where it was stopped: what is in is to be found.
    if (passed > given.rowsDone) await settleSearch(context, tenant)
  }
}
