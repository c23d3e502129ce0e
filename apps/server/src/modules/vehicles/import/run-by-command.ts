import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import type { ImportChoices } from '@minato/contract/import-choices'
import type { Context } from '../../../context.ts'
import type { ImportMapping } from './mapping.ts'
import { createProblemCollector } from './problem-collector.ts'
import type { ImportReading } from './read.ts'
import { runImport } from './run-import.ts'
import type { ImportOptions, ImportOutcome } from './run-import.ts'
import { addImport, addProblems, finishWork } from './store.ts'
import { NO_CHOICES, storedReading } from './stored-reading.ts'
import { cleanUploadName } from './upload.ts'

/** Author of an import that neither a manager nor an API client started. */
const BY_COMMAND = 'command'

type Options = Pick<ImportOptions, 'goodRows' | 'publish' | 'knownOnly' | 'onProblem' | 'onProgress'>

/**
 * Imports a file from the command line. The run is recorded with its file, so that the back office lists it and
 * can undo it.
 */
export async function runByCommand(
  context: Context,
  tenant: string,
  path: string,
  reading: ImportReading,
  mapping: ImportMapping,
  options: Options,
): Promise<ImportOutcome> {
  const id = randomUUID()
  const fileKey = `${tenant}/imports/${id}`
  const choices = choicesOf(mapping, options)
  let notes = createProblemCollector()
  let isRecorded = false
  const { size } = await context.files.put(fileKey, createReadStream(path))
  try {
    const outcome = await runImport(context, tenant, reading, {
      ...options,
      traceOf: id,
      onProblem(problem) {
        notes.add(problem)
        options.onProblem?.(problem)
      },
      async begin(tx) {
        notes = createProblemCollector()
        await tx.rows(
          addImport(tenant, {
            id,
            madeBy: BY_COMMAND,
            fileName: cleanUploadName(basename(path)),
            fileBytes: size,
            fileKey,
            choices,
            reading: storedReading({ ...reading, values: [] }, choices, false),
            rowCount: reading.rowCount,
            preview: [],
          }),
        )
      },
      async beforeCommit(tx, counts) {
        const { from, rows } = notes.fresh()
        await addProblems(tx, id, from, rows)
        const problemCounts = notes.counts()
        await tx.rows(
          finishWork(tenant, id, { state: 'DONE', counts, problemCounts, isBlocked: false, rowsDone: counts.rows }),
        )
      },
    })
    isRecorded = outcome.written
    return outcome
  } finally {
    if (!isRecorded) await context.files.remove(fileKey)
  }
}

const choicesOf = (mapping: ImportMapping, options: Options): ImportChoices => ({
  ...NO_CHOICES,
  columns: mapping.columns ?? {},
  values: mapping.values ?? {},
  currency: mapping.currency ?? null,
  rate: mapping.rate ?? null,
  distance: mapping.distance ?? null,
  source: mapping.source ?? null,
  sheet: mapping.sheet ?? null,
  goodRows: options.goodRows ?? false,
  publish: options.publish ?? false,
  knownOnly: options.knownOnly ?? false,
})
