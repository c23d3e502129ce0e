import type { ImportChoices } from '@minato/contract/import-choices'
import type { Context } from '../../../context.ts'
import { orWorkerError } from '../../../platform/http/worker-error.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import type { WorkerKind } from '../../../platform/process/workers/worker-kind.ts'
import type { StockProfile } from './columns/stock-profile.ts'
import type { ImportReading } from './read.ts'
import { ImportRefused } from './import-refused.ts'
import type { SummaryRow } from './store.ts'
import { mappingOf } from './stored-reading.ts'
import type { ImportAnswer, ImportJob } from './worker.ts'

/** A million rows take up to 20 s of CPU and 400 MB, as text or as a workbook. */
const READER: WorkerKind<ImportJob, ImportAnswer> = {
  entry: new URL('worker.ts', import.meta.url),
  slots: 2,
  waiting: { files: 50 },
  timeLimitMs: 60_000,
  heapMb: 512,
  memoryMb: 768,
}
/** Long imports have their own processes, so that they do not delay uploads. */
const JOB_READER = { ...READER }

const LIMITS = { unpackedBytes: 512 * 1024 * 1024 }
const PIECE_BYTES = 1024 * 1024

/**
 * Reads a stored file with its mapping in a worker process. The reading is valid while `callback` runs.
 * @throws ImportRefused also for a file that takes too much time or memory
 * @throws MINATO-5001 while too many files are read
 */
export async function readStoredImport<T>(
  { files, workers }: Pick<Context, 'files' | 'workers'>,
  { file_key, file_name: name, stock }: Pick<SummaryRow, 'file_key' | 'file_name'> & { stock?: StockProfile },
  choices: ImportChoices,
  callback: (reading: ImportReading) => T | Promise<T>,
  isJob = false,
): Promise<T> {
  const reading = workers.pool(isJob ? JOB_READER : READER).lease(async (run) => {
    const send = async (job: ImportJob): Promise<ImportAnswer> => {
      const answer = await run(job)
      if (answer.kind === 'refused') throw new ImportRefused(answer.code, answer.params)
      return answer
    }
    await sendFile(files, file_key ?? '', name, send)
    const options = { mapping: mappingOf(choices), limits: LIMITS, mayBeUnknown: true, ...(stock && { stock }) }
    const opened = await send({ kind: 'open', name, options })
    if (opened.kind !== 'opened') throw new Error('the reader did not open the file')
    return await callback({ ...opened.reading, rows: () => rowsOf(send), unreadValues: () => valuesOf(send) })
  })
  return orWorkerError(reading, () => new ImportRefused('over-limits', { name }))
}

async function sendFile(
  files: FileStore,
  key: string,
  name: string,
  send: (job: ImportJob) => Promise<unknown>,
): Promise<void> {
  const file = await files.get(key)
  if (!file) throw new ImportRefused('file-not-found', { name, why: 'it is no longer kept' })
  await send({ kind: 'begin', bytes: file.size })
  let at = 0
  let parts: Uint8Array[] = []
  const flush = async (): Promise<void> => {
    const bytes = Buffer.concat(parts)
    parts = []
    await send({ kind: 'piece', at, piece: bytes })
    at += bytes.length
  }
  let bufferedBytes = 0
  for await (const chunk of file.stream as AsyncIterable<Uint8Array>) {
    parts.push(chunk)
    bufferedBytes += chunk.length
    if (bufferedBytes < PIECE_BYTES) continue
    await flush()
    bufferedBytes = 0
  }
  await flush()
}

/** The rows in batches, from the start at every call. The next batch is read ahead. */
async function* rowsOf(send: (job: ImportJob) => Promise<ImportAnswer>): ReturnType<ImportReading['rows']> {
  const batch = async (isFirst: boolean) => {
    const answer = await send({ kind: 'rows', isFirst })
    return answer.kind === 'rows' ? answer.rows : null
  }
  let next = batch(true)
  try {
    for (let rows = await next; rows; rows = await next) {
      next = batch(false)
      // Its error is thrown when the batch is requested.
      next.catch(() => {})
      yield rows
    }
  } finally {
    await next.catch(() => {})
  }
}

async function valuesOf(send: (job: ImportJob) => Promise<ImportAnswer>): ReturnType<ImportReading['unreadValues']> {
  const answer = await send({ kind: 'values' })
  return answer.kind === 'values' ? answer.values : []
}
