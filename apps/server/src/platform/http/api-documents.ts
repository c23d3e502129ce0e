import type { Call } from '@minato/contract/call'
import type { FastifyInstance } from 'fastify'
import { createHash } from 'node:crypto'
import type { Context } from '../../context.ts'
import { openApi } from './open-api.ts'
import { compressReply } from './compression.ts'
import { REFERENCE_STYLE, referencePage } from './reference-page.ts'

const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('base64')

/** The description of the API, for programs (`/api/openapi.json`) and for people (`/api/docs`). */
export function serveApiDocuments(
  app: FastifyInstance,
  { config }: Context,
  calls: readonly Call[],
  version: string,
): void {
  /** Builds and compresses the document at the first request; afterwards the same bytes go out, or 304 by their ETag. */
  const serveOnce = (url: string, headers: Record<string, string>, build: () => string): void => {
    let built: { bytes: Buffer; etag: string } | undefined
    app.get(
      url,
      { config: { rateLimit: { max: config.rates.everything, groupId: 'everything' } }, onSend: compressReply },
      (request, reply) => {
        if (!built) {
          const bytes = Buffer.from(build())
          built = { bytes, etag: `W/"${sha256(bytes)}"` }
        }
        void reply.headers({ ...headers, etag: built.etag, 'cache-control': 'no-cache' })
        return request.headers['if-none-match'] === built.etag ? reply.code(304).send() : reply.send(built.bytes)
      },
    )
  }
  serveOnce('/api/openapi.json', { 'content-type': 'application/json; charset=utf-8' }, () =>
    JSON.stringify(openApi(calls, version)),
  )
  const style = `style-src 'sha256-${sha256(REFERENCE_STYLE)}'`
  serveOnce(
    '/api/docs',
    {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; ${style}; base-uri 'none'; frame-ancestors 'none'`,
      'referrer-policy': 'same-origin',
    },
    () => referencePage(calls),
  )
}
