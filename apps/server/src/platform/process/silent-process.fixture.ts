import { announceReady, metricsOfAll } from './processes.ts'
import { HttpError } from '../http/http-error.ts'

/** A server process that requests all metrics and sends none; it exits with the result. */
announceReady('nowhere')
metricsOfAll()?.then(
  () => process.exit(1),
  (error: unknown) => process.exit(error instanceof HttpError && error.reply.status === 503 ? 53 : 2),
)
