import { serveJobs } from '../../../../platform/process/workers/serve-jobs.ts'
import type { Drawn } from './draw-in-worker.ts'
import { loadingListPdf } from './loading-list.ts'
import { renderDocument } from './draw-document.ts'
import { signedCopyOf } from './signed-copy.ts'

// Worker process that draws documents: facts in, bytes out. Null only waits until the program is loaded.

serveJobs<Drawn | null, Uint8Array>(async (facts) => {
  if (facts === null) return new Uint8Array()
  if ('entries' in facts) return signedCopyOf(facts)
  return 'ship' in facts ? loadingListPdf(facts) : renderDocument(facts)
})
