import type { UnreadColumn } from '@minato/contract/import-choices'
import { serveJobs } from '../../../platform/process/workers/serve-jobs.ts'
import { readImport } from './read.ts'
import type { ImportOptions, ImportReading } from './read.ts'
import { ImportRefused } from './import-refused.ts'
import type { RefusalParams, RefusalCode } from './import-refused.ts'
import type { ImportRow } from './rows/read-rows.ts'

// Worker process that reads dealers' lists: receives the bytes in chunks, then sends the format and the rows.

export type OpenedReading = Omit<ImportReading, 'rows' | 'unreadValues'>
export type ImportJob =
  | { kind: 'begin'; bytes: number }
  | { kind: 'piece'; at: number; piece: Uint8Array }
  | { kind: 'open'; name: string; options: ImportOptions }
  /** The next batch, or the first one again. */
  | { kind: 'rows'; isFirst: boolean }
  | { kind: 'values' }
export type ImportAnswer =
  | { kind: 'taken' }
  | { kind: 'opened'; reading: OpenedReading }
  | { kind: 'rows'; rows: ImportRow[] | null }
  | { kind: 'values'; values: UnreadColumn[] }
  | { kind: 'refused'; code: RefusalCode; params: RefusalParams }

let bytes = new Uint8Array()
let reading: ImportReading | undefined
let rows: AsyncGenerator<ImportRow[]> | undefined

async function answer(job: ImportJob): Promise<ImportAnswer> {
  switch (job.kind) {
    case 'begin':
      bytes = new Uint8Array(job.bytes)
      return { kind: 'taken' }
    case 'piece':
      bytes.set(job.piece, job.at)
      return { kind: 'taken' }
    case 'open': {
      reading = await readImport({ bytes, name: job.name }, job.options)
      const { rows: _rows, unreadValues: _values, ...opened } = reading
      return { kind: 'opened', reading: opened }
    }
    case 'rows': {
      if (job.isFirst || !rows) rows = reading?.rows()
      const next = await rows?.next()
      return { kind: 'rows', rows: next?.done === false ? next.value : null }
    }
    case 'values':
      return { kind: 'values', values: (await reading?.unreadValues()) ?? [] }
  }
}

serveJobs<ImportJob, ImportAnswer>((job) =>
  answer(job).catch((error: unknown) => {
    if (!(error instanceof ImportRefused)) throw error
    return { kind: 'refused', code: error.code, params: error.params }
  }),
)
