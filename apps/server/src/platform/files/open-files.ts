import { join } from 'node:path'
import type { Config } from '../process/config.ts'
import { diskFiles } from './disk-files.ts'
import type { FileStore } from './file-store.ts'

/**
 * Opens the configured store for pictures, imports and documents: the folder or a bucket.
 * @throws StartupError for a bucket that cannot be used
 */
export async function openFiles({ s3 }: Pick<Config, 's3'>, folder: string): Promise<FileStore> {
  if (!s3) return diskFiles(folder)
  // Loaded on demand: it takes as long to load as a quarter of the server.
  const { s3Files } = await import('./s3-files.ts')
  const files = s3Files(s3, join(folder, 'spool'))
  await files.check()
  return files
}
