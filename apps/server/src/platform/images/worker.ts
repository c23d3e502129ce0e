import { serveJobs } from '../process/workers/serve-jobs.ts'
import type { Outcome, PictureJob } from './picture-job.ts'
import { PictureRefused } from './picture-refused.ts'
import { render } from './render-picture.ts'

// The program of a worker process for pictures.

serveJobs<PictureJob, Outcome>(async (job) => {
  try {
    return { made: await render(job) }
  } catch (error) {
    if (error instanceof PictureRefused) return { reason: error.reason }
    throw error
  }
})
