import { serveJobs } from '../../platform/process/workers/serve-jobs.ts'
import { readPdfText } from './pdf-text.ts'
import type { PdfText } from './pdf-text.ts'

// The program of a worker process that reads the text of uploaded PDFs.

serveJobs<Uint8Array, PdfText>((bytes) => readPdfText(bytes))
