import { serveJobs } from '../../../../platform/process/workers/serve-jobs.ts'
import type { Drawn } from './draw.ts'
import { paperOf } from './paper.ts'
import { signedCopyOf } from './signed-copy.ts'

// Worker process that draws documents: facts in, bytes out. Null only waits until the program is loaded.

serveJobs<Drawn | null, Uint8Array>(async (facts) =>
  facts === null ? new Uint8Array() : 'entries' in facts ? signedCopyOf(facts) : paperOf(facts),
)
