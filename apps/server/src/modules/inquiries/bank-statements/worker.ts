import { serveJobs } from '../../../platform/process/workers/serve-jobs.ts'
import { readStatement } from './read-statement.ts'
import { StatementRefused } from './statement.ts'
import type { REFUSALS, ReadStatement } from './statement.ts'

// Worker process that reads bank statements.

export interface StatementJob {
  bytes: Uint8Array
  /** Of the account, where the file does not say. */
  currency: string
}
export type StatementAnswer = ReadStatement | { refused: keyof typeof REFUSALS }

serveJobs<StatementJob, StatementAnswer>(async ({ bytes, currency }) => {
  try {
    return await readStatement(bytes, currency)
  } catch (error) {
    if (error instanceof StatementRefused) return { refused: error.code }
    throw error
  }
})
