import { randomBytes, randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../process/config.ts'
import { StartupError } from '../process/startup-error.ts'
import type { FileStore } from './file-store.ts'

/** Keys of files that only prove that the store works. */
export const PROOF = 'proof-'
const KEPT_MS = 1000
const PATIENCE_MS = 4000

/** Which step failed, and why. */
class FilesFault extends Error {}

/** Writes, reads and deletes a file. */
async function proveFiles(files: FileStore): Promise<void> {
  const key = PROOF + randomUUID()
  const content = randomBytes(16)
  const step = async <T>(name: string, work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      throw new FilesFault(`${name} failed (${causeOf(error)})`, { cause: error })
    })
  let isRemoved = false
  let storedBytes: Buffer | undefined
  try {
    await step('writing', files.put(key, content))
    const found = await step('reading', files.get(key))
    storedBytes = found && (await step('reading', buffer(found.stream)))
  } finally {
    // Deletes after a fault too, because a store that cannot be read may hold the file.
    const removal = step('deleting', files.remove(key))
    isRemoved = await (storedBytes ? removal : removal.catch(() => false))
  }
  if (!storedBytes?.equals(content)) throw new FilesFault('reading failed (other bytes than those written)')
  if (!isRemoved) throw new FilesFault('deleting failed (the file is gone already)')
}

/** The innermost error with a code or a name: `EACCES: permission denied …`, `AccessDenied: …`. */
function causeOf(error: unknown): string {
  const { cause, name, message, code } = error as Error & { code?: string }
  if (cause) return causeOf(cause)
  return code !== undefined && message.startsWith(code) ? message : [name, message].filter(Boolean).join(': ')
}

/** @throws StartupError in one sentence when the files of the configuration cannot be written, read and deleted */
export async function assertFilesWork(files: FileStore, { s3 }: Pick<Config, 's3'>, folder: string): Promise<void> {
  await proveFiles(files).catch((error: unknown) => {
    const { message } = error as FilesFault
    const isForbidden = /EACCES|EPERM/.test(message)
    throw new StartupError(
      s3
        ? `The bucket '${s3.bucket}' cannot be used: ${message}; its keys need the rights to put, get, list and delete objects.`
        : `The data folder ${folder} cannot be used: ${message}${isForbidden ? `; as root run: chown -R ${process.getuid?.()} ${folder}` : ''}.`,
    )
  })
}

/** Whether the files work, tested at most once a second. Logs changes. */
export function createFilesProof(
  files: FileStore,
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>,
): () => Promise<boolean> {
  let wasWell = true
  let until = 0
  let proof: Promise<boolean> | undefined
  const prove = async (): Promise<boolean> => {
    const timer = AbortSignal.timeout(PATIENCE_MS)
    const timeout = new Promise<never>((_, reject) => {
      timer.addEventListener('abort', () => reject(new FilesFault(`no answer within ${PATIENCE_MS} ms`)))
    })
    const isWell = await Promise.race([proveFiles(files), timeout]).then(
      () => true,
      (error: unknown) => {
        if (wasWell) log.warn({ err: error }, 'file store failed, not ready')
        return false
      },
    )
    if (isWell && !wasWell) log.info('file store works again')
    wasWell = isWell
    until = performance.now() + KEPT_MS
    return isWell
  }
  return () => {
    if (!proof || (until && performance.now() > until)) {
      until = 0
      proof = prove()
    }
    return proof
  }
}
