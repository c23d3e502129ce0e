import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** Sends a generated file to be saved. Its name keeps ASCII letters, digits, dots and hyphens. */
export function sendDownload(reply: FastifyReply, name: string, type: string, content: Uint8Array | Readable): void {
  void reply
    .header('content-disposition', `attachment; filename="${name.replace(/[^\w.-]+/g, '-')}"`)
    .header('cache-control', 'no-store')
    .type(type)
    .send(content)
}
