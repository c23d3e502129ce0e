import type { Context } from '../../../context.ts'
import { runAsActor } from '../../../platform/auth/actor.ts'
import type { Actor } from '../../../platform/auth/actor.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { HttpError } from '../../../platform/http/http-error.ts'
import type { Task } from '../../../platform/jobs/jobs.ts'
import { createProblemCollector } from './problem-collector.ts'
import type { ProblemCollector } from './problem-collector.ts'
import { ImportRefused } from './import-refused.ts'
import { runBatches } from './run-batches.ts'
import { runImport } from './run-import.ts'
import type { ImportReading } from './read.ts'
import { readStoredImport } from './read-stored-import.ts'
import { IMPORT_TASK } from './service.ts'
import { stockProfile } from './stock-profile-store.ts'
import { addProblems, lockImport, importById, recordBatch, updateProgress, finishWork } from './store.ts'
import type { ImportRow, WorkResult } from './store.ts'
import { choicesAsShown } from './stored-reading.ts'
import { addCounts, NO_COUNTS } from './import-batch.ts'
import type { Counts } from './import-batch.ts'
import { undoImport } from './undo.ts'

/** A user has stopped the import. */
class ImportStopped extends Error {}
/** Another process has taken over this import, or it has ended. */
class ImportOvertaken extends Error {}

interface Work {
  context: Context
  tenant: string
  row: ImportRow
  signal: AbortSignal
}

/** Runs the step that the import's state requires. After a kill, the next process resumes from the row. */
export const importTask = (context: Context): Task<{ id: string; actor?: Actor }> => ({
  name: IMPORT_TASK,
  run: ({ tenant, data, signal }) =>
    runAsActor(data.actor, async () => {
      const [row] = await context.db.read<ImportRow>(tenant, importById(tenant, data.id))
      if (!row || !['CHECKING', 'RUNNING', 'UNDOING'].includes(row.state)) return
      const work: Work = { context, tenant, row, signal }
      try {
        if (row.is_stopping) throw new ImportStopped()
        if (row.state === 'UNDOING') await undoImport(context, tenant, row.id)
        else if (row.state === 'CHECKING') await check(work)
        else if (row.choices.goodRows) await runGoodRows(work)
        else await runWhole(work)
      } catch (error) {
        await handleFailure(work, error)
      }
    }),
})

const read = async <T>(
  { context, tenant, row }: Work,
  callback: (reading: ImportReading) => Promise<T>,
): Promise<T> => {
  const stock = await stockProfile(context, tenant)
  return readStoredImport(context, { ...row, stock }, choicesAsShown(row), callback, true)
}

async function check(work: Work): Promise<void> {
  const { context, tenant, row } = work
  const notes = createProblemCollector()
  const { publish, knownOnly } = row.choices
  const outcome = await read(work, (reading) =>
    runImport(context, tenant, reading, {
      dryRun: true,
      publish,
      knownOnly,
      onProblem: notes.add,
      onProgress: progressOf(work),
    }),
  )
  await finish(work, notes, { state: 'READY', counts: outcome.weighed, isBlocked: outcome.isBlocked })
}

/** All or nothing: one transaction, which a kill rolls back, so that the next try starts again. */
async function runWhole(work: Work): Promise<void> {
  const { context, tenant, row } = work
  let notes = createProblemCollector()
  const outcome = await read(work, (reading) =>
    runImport(context, tenant, reading, {
      publish: row.choices.publish,
      knownOnly: row.choices.knownOnly,
      traceOf: row.id,
      onProblem: (problem) => notes.add(problem),
      onProgress: progressOf(work),
      begin: async (tx) => {
        notes = createProblemCollector()
        const [now] = await tx.rows<ImportRow>(importById(tenant, row.id))
        if (now?.state !== 'RUNNING') throw new ImportOvertaken()
      },
      beforeCommit: (tx, counts) => finishIn(tx, work, notes, { state: 'DONE', counts, isBlocked: false }),
    }),
  )
  // Invalid rows stopped the import: the state is as after a check.
  if (!outcome.written) await finish(work, notes, { state: 'READY', counts: outcome.weighed, isBlocked: true })
}

/** Batch by batch: committed batches stay, and a kill loses only the current one. */
async function runGoodRows(work: Work): Promise<void> {
  const { context, tenant, row } = work
  let notes = createProblemCollector(row.problem_counts)
  let counts: Counts = row.counts ?? NO_COUNTS
  const onProgress = progressOf(work)
  await read(work, (reading) =>
    runBatches(context, tenant, reading, {
      importId: row.id,
      publish: row.choices.publish,
      knownOnly: row.choices.knownOnly,
      rowsDone: row.rows_done,
      async begin(tx, rowsDone) {
        const locked = await lockOwnImport(tx, work)
        if (locked.rows_done !== rowsDone) throw new ImportOvertaken()
        // Counted at commit, because an aborted batch is repeated and must count once.
        notes = createProblemCollector(locked.problem_counts)
        counts = locked.counts ?? NO_COUNTS
      },
      async saveProgress(tx, taken) {
        for (const problem of taken.problems) notes.add(problem)
        counts = addCounts(counts, taken.counts)
        const { from, rows } = notes.fresh()
        await addProblems(tx, row.id, from, rows)
        await tx.rows(recordBatch(tenant, row.id, counts.rows, counts, notes.counts()))
      },
      onBatch: onProgress,
    }),
  )
  await finish(work, notes, { state: 'DONE', counts, isBlocked: false })
}

/** Stores the progress and checks for a stop. */
const progressOf =
  ({ context, tenant, row, signal }: Work) =>
  async (rows: number): Promise<void> => {
    signal.throwIfAborted()
    const [now] = await context.db.write(tenant, (tx) =>
      tx.rows<{ isStopping: boolean }>(updateProgress(tenant, row.id, row.state, rows)),
    )
    if (!now) throw new ImportOvertaken()
    if (now.isStopping) throw new ImportStopped()
  }

async function lockOwnImport(tx: Transaction, { row }: Work): Promise<ImportRow> {
  const [locked] = await tx.rows<ImportRow>(lockImport(tx.tenant, row.id))
  if (locked?.state !== row.state) throw new ImportOvertaken()
  return locked
}

type Result = Pick<WorkResult, 'state' | 'counts' | 'isBlocked' | 'failure'>
async function finishIn(tx: Transaction, work: Work, notes: ProblemCollector, result: Result): Promise<void> {
  await lockOwnImport(tx, work)
  const { from, rows } = notes.fresh()
  await addProblems(tx, work.row.id, from, rows)
  const rowsDone = result.counts?.rows ?? 0
  await tx.rows(finishWork(tx.tenant, work.row.id, { ...result, problemCounts: notes.counts(), rowsDone }))
}
const finish = (work: Work, notes: ProblemCollector, result: Result): Promise<void> =>
  work.context.db.write(work.tenant, (tx) => finishIn(tx, work, notes, result))

/** Ends an interrupted run: stopped, failed for good, or rethrown for a retry. */
async function handleFailure(work: Work, error: unknown): Promise<void> {
  const { context, tenant, row, signal } = work
  if (error instanceof ImportOvertaken) return
  const isStopped = error instanceof ImportStopped
  if (!isStopped && (signal.aborted || isRetryable(error))) throw error
  const failure = isStopped ? undefined : failureMessage(error)
  if (!isStopped && !(error instanceof ImportRefused))
    context.log.error({ err: error, tenant, import: row.id }, 'an import failed')
  await context.db
    .write(tenant, async (tx) => {
      const { counts, problem_counts, is_blocked, rows_done } = await lockOwnImport(tx, work)
      await tx.rows(
        finishWork(tenant, row.id, {
          state: stateAfterFailure(row.state, isStopped),
          counts: row.state === 'RUNNING' && !row.choices.goodRows ? null : counts,
          problemCounts: problem_counts,
          isBlocked: is_blocked,
          rowsDone: rows_done,
          ...(failure && { failure }),
        }),
      )
    })
    .catch((nextError: unknown) => {
      if (!(nextError instanceof ImportOvertaken)) throw nextError
    })
}

const stateAfterFailure = (state: ImportRow['state'], isStopped: boolean): ImportRow['state'] =>
  state === 'CHECKING' ? 'READY' : state === 'UNDOING' ? 'DONE' : isStopped ? 'CANCELLED' : 'FAILED'

/** The database is down, or another import is running. */
const isRetryable = (error: unknown): boolean =>
  error instanceof HttpError && (error.reply.status === 503 || error.reply.status === 409)

const failureMessage = (error: unknown): { en: string; fr: string } =>
  error instanceof ImportRefused
    ? { en: error.message, fr: error.messageFr }
    : {
        en: 'It failed on our side, and was written to the log.',
        fr: 'Une erreur s’est produite de notre côté ; elle est notée au journal.',
      }
