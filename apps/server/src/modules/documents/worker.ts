import { serveJobs } from '../../platform/process/workers/serve-jobs.ts'
import { BrokenPicture, stripPicture } from './strip-metadata.ts'
import type { PictureType } from './strip-metadata.ts'

// Worker process that strips pictures of documents.

export type StripJob = { type: PictureType; bytes: Buffer }
/** Null: the picture is broken. */
export type Stripped = Uint8Array | null

serveJobs<StripJob, Stripped>(async ({ type, bytes }) => {
  try {
    return stripPicture(bytes, type)
  } catch (error) {
    if (error instanceof BrokenPicture) return null
    throw error
  }
})
