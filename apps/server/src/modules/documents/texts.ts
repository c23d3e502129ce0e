import { buffer } from 'node:stream/consumers'
import type { Context } from '../../context.ts'
import { WorkerRefused } from '../../platform/process/workers/worker-kind.ts'
import type { WorkerKind } from '../../platform/process/workers/worker-kind.ts'
import type { PdfText } from './pdf-text.ts'
import { keyOf } from './shape.ts'
import { insertText, unreadPdfs } from './store.ts'

/** Texts of uploaded PDFs: read once, when the documents of an inquiry are compared first (TRU-11). */

const TEXT_READER: WorkerKind<Uint8Array, PdfText> = {
  entry: new URL('text-worker.ts', import.meta.url),
  slots: 1,
  waiting: { texts: 50 },
  timeLimitMs: 10_000,
  heapMb: 256,
  memoryMb: 512,
}

/**
 * Reads the PDFs of an inquiry that were not read yet, and `also` those documents. One that exceeds the limits of the worker is
 * kept as unreadable; while all workers are busy it stays unread. Called before a transaction: nothing is locked meanwhile.
 */
export async function readTexts(
  { db, files, workers, log }: Pick<Context, 'db' | 'files' | 'workers' | 'log'>,
  tenant: string,
  inquiryId: string,
  also: readonly string[] = [],
): Promise<void> {
  for (const { id } of await db.read<{ id: string }>(tenant, unreadPdfs(tenant, inquiryId, also))) {
    const file = await files.get(keyOf(tenant, id))
    if (!file) continue
    try {
      const text = await workers.pool(TEXT_READER).run(await buffer(file.stream))
      await db.write(tenant, (tx) => tx.rows(insertText(tenant, id, text)))
    } catch (error) {
      if (!(error instanceof WorkerRefused)) throw error
      log.warn({ err: error, document: id }, 'document text could not be read')
      if (error.reason === 'limit')
        await db.write(tenant, (tx) => tx.rows(insertText(tenant, id, { state: 'UNREADABLE', cells: [] })))
    }
  }
}
