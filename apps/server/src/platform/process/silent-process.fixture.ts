import { announceReady, metricsOfAll } from './processes.ts'
import { HttpError } from '../http/http-error.ts'

/** A server process that asks for everybody's metrics and does not tell its own; it ends with what came of that. */
announceReady('nowhere')
metricsOfAll()?.then(
  () => process.exit(1),
  (error: unknown) => process.exit(error instanceof HttpError && error.reply.status === 503 ? 53 : 2),
)
