import { serveJobs } from '../../../../platform/workers/serve-jobs.ts'
import type { PaperFacts } from '../facts.ts'
import { paperOf } from './paper.ts'

// The program of a worker process that draws papers: facts in, bytes out.

serveJobs<PaperFacts, Uint8Array>(paperOf)
