import type { Context } from '../../../context.ts'
import { runAsActor } from '../../../platform/auth/actor.ts'
import type { Actor } from '../../../platform/auth/actor.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { HttpError } from '../../../platform/http/http-error.ts'
import type { Task } from '../../../platform/jobs/jobs.ts'
import { problemNotes } from './problem-notes.ts'
import type { ProblemNotes } from './problem-notes.ts'
import { ImportRefused } from './refused.ts'
import { runBatches } from './run-batches.ts'
import { runImport } from './run-import.ts'
import type { ImportReading } from './read.ts'
import { readKept } from './read-kept.ts'
import { IMPORT_TASK } from './service.ts'
import { addProblems, holdImport, importCalled, noteBatch, noteProgress, settleWork } from './store.ts'
import type { ImportRow, Settled } from './store.ts'
import { choicesAsShown } from './stored-reading.ts'
import { addCounts, NO_COUNTS } from './take-rows.ts'
import type { Counts } from './take-rows.ts'
import { takeBack } from './undo.ts'

/** A user has stopped the import. */
class Stopped extends Error {}
/** Another process has taken over this import, or it has ended. */
class Overtaken extends Error {}

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
      const [row] = await context.db.read<ImportRow>(tenant, importCalled(tenant, data.id))
      if (!row || !['CHECKING', 'RUNNING', 'UNDOING'].includes(row.state)) return
      const work: Work = { context, tenant, row, signal }
      try {
        if (row.is_stopping) throw new Stopped()
        if (row.state === 'UNDOING') await takeBack(context, tenant, row.id)
        else if (row.state === 'CHECKING') await check(work)
        else if (row.choices.goodRows) await runGoodRows(work)
        else await runWhole(work)
      } catch (error) {
        await giveUp(work, error)
      }
    }),
})

const read = <T>({ context, row }: Work, use: (reading: ImportReading) => Promise<T>): Promise<T> =>
  readKept(context, row, choicesAsShown(row), use, true)

async function check(work: Work): Promise<void> {
  const { context, tenant, row } = work
  const notes = problemNotes()
  const { publish, knownOnly } = row.choices
  const outcome = await read(work, (reading) =>
    runImport(context, tenant, reading, {
      dryRun: true,
      publish,
      knownOnly,
      onProblem: notes.take,
      onProgress: progressOf(work),
    }),
  )
  await settle(work, notes, { state: 'READY', counts: outcome.weighed, isBlocked: outcome.isBlocked })
}

/** All or nothing: one transaction, which a kill rolls back, so that the next try starts again. */
async function runWhole(work: Work): Promise<void> {
  const { context, tenant, row } = work
  let notes = problemNotes()
  const outcome = await read(work, (reading) =>
    runImport(context, tenant, reading, {
      publish: row.choices.publish,
      knownOnly: row.choices.knownOnly,
      traceOf: row.id,
      onProblem: (problem) => notes.take(problem),
      onProgress: progressOf(work),
      begin: async (tx) => {
        notes = problemNotes()
        const [now] = await tx.rows<ImportRow>(importCalled(tenant, row.id))
        if (now?.state !== 'RUNNING') throw new Overtaken()
      },
      settle: (tx, counts) => settleIn(tx, work, notes, { state: 'DONE', counts, isBlocked: false }),
    }),
  )
  // Invalid rows stopped the import: the state is as after a check.
  if (!outcome.written) await settle(work, notes, { state: 'READY', counts: outcome.weighed, isBlocked: true })
}

/** Batch by batch: committed batches stay, and a kill loses only the current one. */
async function runGoodRows(work: Work): Promise<void> {
  const { context, tenant, row } = work
  let notes = problemNotes(row.problem_counts)
  let counts: Counts = row.counts ?? NO_COUNTS
  const onProgress = progressOf(work)
  await read(work, (reading) =>
    runBatches(context, tenant, reading, {
      importId: row.id,
      publish: row.choices.publish,
      knownOnly: row.choices.knownOnly,
      rowsDone: row.rows_done,
      async begin(tx, rowsDone) {
        const held = await holdMine(tx, work)
        if (held.rows_done !== rowsDone) throw new Overtaken()
        // Counted at commit, because an aborted batch is repeated and must count once.
        notes = problemNotes(held.problem_counts)
        counts = held.counts ?? NO_COUNTS
      },
      async note(tx, taken) {
        for (const problem of taken.problems) notes.take(problem)
        counts = addCounts(counts, taken.counts)
        const { from, rows } = notes.fresh()
        await addProblems(tx, row.id, from, rows)
        await tx.rows(noteBatch(tenant, row.id, counts.rows, counts, notes.counts()))
      },
      onBatch: onProgress,
    }),
  )
  await settle(work, notes, { state: 'DONE', counts, isBlocked: false })
}

/** Stores the progress and checks for a stop. */
const progressOf =
  ({ context, tenant, row, signal }: Work) =>
  async (rows: number): Promise<void> => {
    signal.throwIfAborted()
    const [now] = await context.db.write(tenant, (tx) =>
      tx.rows<{ isStopping: boolean }>(noteProgress(tenant, row.id, row.state, rows)),
    )
    if (!now) throw new Overtaken()
    if (now.isStopping) throw new Stopped()
  }

async function holdMine(tx: Transaction, { row }: Work): Promise<ImportRow> {
  const [held] = await tx.rows<ImportRow>(holdImport(tx.tenant, row.id))
  if (held?.state !== row.state) throw new Overtaken()
  return held
}

type Result = Pick<Settled, 'state' | 'counts' | 'isBlocked' | 'failure'>
async function settleIn(tx: Transaction, work: Work, notes: ProblemNotes, result: Result): Promise<void> {
  await holdMine(tx, work)
  const { from, rows } = notes.fresh()
  await addProblems(tx, work.row.id, from, rows)
  const rowsDone = result.counts?.rows ?? 0
  await tx.rows(settleWork(tx.tenant, work.row.id, { ...result, problemCounts: notes.counts(), rowsDone }))
}
const settle = (work: Work, notes: ProblemNotes, result: Result): Promise<void> =>
  work.context.db.write(work.tenant, (tx) => settleIn(tx, work, notes, result))

/** Ends an interrupted run: stopped, failed for good, or rethrown for a retry. */
async function giveUp(work: Work, error: unknown): Promise<void> {
  const { context, tenant, row, signal } = work
  if (error instanceof Overtaken) return
  const isStopped = error instanceof Stopped
  if (!isStopped && (signal.aborted || isLater(error))) throw error
  const failure = isStopped ? undefined : saidOf(error)
  if (!isStopped && !(error instanceof ImportRefused))
    context.log.error({ err: error, tenant, import: row.id }, 'an import failed')
  await context.db
    .write(tenant, async (tx) => {
      const { counts, problem_counts, is_blocked, rows_done } = await holdMine(tx, work)
      await tx.rows(
        settleWork(tenant, row.id, {
          state: endOf(row.state, isStopped),
          counts: row.state === 'RUNNING' && !row.choices.goodRows ? null : counts,
          problemCounts: problem_counts,
          isBlocked: is_blocked,
          rowsDone: rows_done,
          ...(failure && { failure }),
        }),
      )
    })
    .catch((again: unknown) => {
      if (!(again instanceof Overtaken)) throw again
    })
}

const endOf = (state: ImportRow['state'], isStopped: boolean): ImportRow['state'] =>
  state === 'CHECKING' ? 'READY' : state === 'UNDOING' ? 'DONE' : isStopped ? 'CANCELLED' : 'FAILED'

/** The database is down, or another import is running. */
const isLater = (error: unknown): boolean =>
  error instanceof HttpError && (error.reply.status === 503 || error.reply.status === 409)

const saidOf = (error: unknown): { en: string; fr: string } =>
  error instanceof ImportRefused
    ? { en: error.message, fr: error.messageFr }
    : {
        en: 'It failed on our side, and was written to the log.',
        fr: 'Une erreur s’est produite de notre côté ; elle est notée au journal.',
      }
