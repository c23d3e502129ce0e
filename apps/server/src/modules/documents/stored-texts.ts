import { buffer } from 'node:stream/consumers'
import type { Context } from '../../context.ts'
import { WorkerRefused } from '../../platform/process/workers/worker-kind.ts'
import type { WorkerKind } from '../../platform/process/workers/worker-kind.ts'
import type { PdfText } from './pdf-text.ts'
import { keyOf } from './document-view.ts'
import { insertText, unreadPdfs } from './store.ts'
import type { Side } from './store.ts'

/** Texts of uploaded PDFs: read once, when the documents of an inquiry are compared first (TRU-11). */

const UNREADABLE: PdfText = { state: 'UNREADABLE', cells: [] }

const TEXT_READER: WorkerKind<Uint8Array, PdfText> = {
  entry: new URL('text-worker.ts', import.meta.url),
  slots: 1,
  waiting: { texts: 50 },
  timeLimitMs: 10_000,
  heapMb: 256,
  memoryMb: 512,
}

/** For all documents of one request; the rest is read by the next request. */
const READING_MS = 20_000

type Parts = Pick<Context, 'db' | 'files' | 'workers' | 'log'>

/**
 * Reads the PDFs of these sides of an inquiry that were not read yet, and `also` those documents. While all workers are busy, or
 * after the time for one request, the rest stays unread. Called before a transaction: nothing is locked meanwhile.
 */
export async function readTexts(
  context: Parts,
  tenant: string,
  inquiryId: string,
  { also = [], sides = ['SELLER'] }: { also?: readonly string[]; sides?: readonly Side[] } = {},
): Promise<void> {
  const signal = AbortSignal.timeout(READING_MS)
  for (const side of sides)
    for (const { id } of await context.db.read<{ id: string }>(tenant, unreadPdfs(tenant, inquiryId, side, also))) {
      if (signal.aborted) return
      const text = await textOf(context, tenant, id, signal)
      if (text) await storeText(context, tenant, id, text)
    }
}

/** Null: it stays unread, because its file could not be fetched now, or no worker was free in time. */
async function textOf(
  { files, workers, log }: Parts,
  tenant: string,
  id: string,
  signal: AbortSignal,
): Promise<PdfText | null> {
  let bytes: Buffer | undefined
  try {
    const file = await files.get(keyOf(tenant, id))
    if (!file) return UNREADABLE
    bytes = await buffer(file.stream)
    return await workers.pool(TEXT_READER).run(bytes, { signal })
  } catch (error) {
    log.warn({ err: error, document: id }, 'document text could not be read')
    const isBusy = error instanceof WorkerRefused && error.reason === 'busy'
    return !bytes || isBusy || signal.aborted ? null : UNREADABLE
  }
}

/** A text that the database refuses must not keep the others of the inquiry from being read. */
async function storeText({ db, log }: Parts, tenant: string, id: string, text: PdfText): Promise<void> {
  try {
    await db.write(tenant, (tx) => tx.rows(insertText(tenant, id, text)))
  } catch (error) {
    log.warn({ err: error, document: id }, 'document text could not be kept')
    await db.write(tenant, (tx) => tx.rows(insertText(tenant, id, UNREADABLE)))
  }
}
