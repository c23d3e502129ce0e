import type { FastifyReply, FastifyRequest } from 'fastify'
import { randomBytes, randomInt } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

/** Below this a compressed answer saves no packet. */
const WORTHWHILE_BYTES = 1000

const compressors = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 5 }),
}

/**
 * The encoding for this caller; undefined where compression saves nothing or the caller accepts
 * none.
 */
export function encodingFor({ headers }: FastifyRequest, bytes: Buffer): Encoding | undefined {
  const accepted = headers['accept-encoding'] ?? ''
  if (bytes.length < WORTHWHILE_BYTES) return undefined
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined
}

export const compress = (encoding: Encoding, bytes: Buffer): Promise<Buffer> => compressors[encoding](bytes)

const MOST_PADDING = 255

/**
 * Random padding at the end of a page with personal data next to text from the address: its compressed length then
 * reveals nothing (BREACH).
 */
export const padding = (): Buffer =>
  Buffer.from(
    `<!--${randomBytes(MOST_PADDING)
      .toString('hex')
      .slice(0, randomInt(MOST_PADDING + 1))}-->`,
  )

/** Compressed copies of cached bytes, kept as long as the bytes themselves. */
const packed = new WeakMap<Buffer, Map<Encoding, Promise<Buffer>>>()

/** Compresses bytes that are cached: once per encoding, however often they are sent. */
export function compressOnce(encoding: Encoding, bytes: Buffer): Promise<Buffer> {
  const compressedVersions = packed.get(bytes) ?? new Map<Encoding, Promise<Buffer>>()
  packed.set(bytes, compressedVersions)
  const ready = compressedVersions.get(encoding) ?? compress(encoding, bytes)
  compressedVersions.set(encoding, ready)
  return ready
}

/**
 * An `onSend` hook that compresses a reply. Only for public content: where an attacker's text is
 * compressed together with a secret, the length reveals the secret (BREACH).
 */
export async function compressReply(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload
  if (!reply.hasHeader('vary')) reply.header('vary', 'Accept-Encoding')
  const bytes = typeof payload === 'string' ? Buffer.from(payload) : payload
  const encoding = encodingFor(request, bytes)
  if (!encoding) return payload
  reply.header('content-encoding', encoding).removeHeader('content-length')
  return typeof payload === 'string' ? compress(encoding, bytes) : compressOnce(encoding, payload)
}
