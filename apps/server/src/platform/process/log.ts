import pino from 'pino'
import type { DestinationStream, Logger } from 'pino'

/** Structured log lines with request ids. They leave out the query and the caller of a request: both are personal data. */
export const createLog = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      redact: ['*.password', '*.token', '*.authorization', '*.cookie'],
      serializers: { req: requestFacts, err: (error: unknown) => errorFacts(error) },
    },
    destination ?? bufferedStream(),
  )

const PAGE = 4096
const LATEST_MS = 200

/** Buffers lines by page, flushed after a moment and at the end: a write per line costs a fifth of a cached reply. */
function bufferedStream(): DestinationStream {
  const lines = pino.destination({ dest: 1, sync: false, minLength: PAGE })
  setInterval(() => lines.flush(), LATEST_MS).unref()
  return lines
}

interface ErrorFacts {
  type: string
  message: string
  stack: string | undefined
  code?: unknown
  constraint?: unknown
  table?: unknown
  cause?: ErrorFacts
}

const DEEPEST = 5

/**
 * Only these fields of an error are logged: a database's `detail` and `where` contain whole rows
 * with personal data.
 */
function errorFacts(error: unknown, depth = 0): ErrorFacts | undefined {
  if (!(error instanceof Error)) return undefined
  const { code, constraint, table } = error as Error & Record<string, unknown>
  const cause = depth < DEEPEST ? errorFacts(error.cause, depth + 1) : undefined
  return {
    type: error.constructor.name,
    message: error.message,
    stack: error.stack,
    ...(code !== undefined && { code }),
    ...(constraint !== undefined && { constraint }),
    ...(table !== undefined && { table }),
    ...(cause && { cause }),
  }
}

const requestFacts = (request: { id?: string; method?: string; url?: string }) => ({
  id: request.id,
  method: request.method,
  path: request.url === undefined ? undefined : loggedPath(request.url),
})

/** An address for the log: without its query and without the code of a mailed link. */
export const loggedPath = (url: string): string => {
  const [path = ''] = url.split('?')
  return path.replace(/^((?:\/(?:fr|ja))?\/auth\/[^/]+\/[^/]+\/).+$/, '$1…')
}
