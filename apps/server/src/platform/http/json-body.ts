import type { FastifyInstance } from 'fastify'
import { httpError } from './http-error.ts'

/**
 * Parses JSON like Fastify, which rejects prototype keys, and also rejects duplicate keys: a filter
 * before us may have read the first value where the parser takes the last (threat I08).
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) => {
    void parseJson(request, text, (error, body: unknown) => {
      const key = error ? undefined : keyThatStandsTwice(text)
      if (key === undefined) return done(error, body)
      done(httpError('MINATO-1008', { body: [{ path: key.slice(0, 100), message: 'This key occurs twice' }] }))
    })
  })
}

const TOKENS = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}:]/g

/** The first duplicate key of an object in valid JSON text. */
function keyThatStandsTwice(text: string): string | undefined {
  const open: Set<string>[] = []
  let string = ''
  for (const [token] of text.matchAll(TOKENS)) {
    if (token === '{') open.push(new Set())
    else if (token === '}') open.pop()
    else if (token !== ':') string = token
    else {
      const key = string.includes('\\') ? (JSON.parse(string) as string) : string.slice(1, -1)
      const keys = open.at(-1)
      if (keys?.has(key)) return key
      keys?.add(key)
    }
  }
  return undefined
}
