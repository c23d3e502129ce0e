import { serveJobs } from '../../../../platform/workers/serve-jobs.ts'
import type { PaperFacts } from '../facts.ts'
import { paperOf } from './paper.ts'

// The program of a worker process that draws papers: facts in, bytes out. Null only waits until the program is loaded.

serveJobs<PaperFacts | null, Uint8Array>(async (facts) => (facts ? paperOf(facts) : new Uint8Array()))
