import pino from 'pino'
import type { DestinationStream, Logger } from 'pino'

/** Structured lines with request ids. Of a request: neither its query nor who sent it, since both hold what people are or typed. */
export const createLog = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      redact: ['*.password', '*.token', '*.authorization', '*.cookie'],
      serializers: { req: requestFacts, err: pino.stdSerializers.err },
    },
    destination ?? pino.destination(1),
  )

const requestFacts = (request: { id?: string; method?: string; url?: string }) => ({
  id: request.id,
  method: request.method,
  path: request.url?.split('?')[0],
})
