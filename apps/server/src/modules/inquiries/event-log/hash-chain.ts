import { createHash, randomBytes } from 'node:crypto'
import type { InquiryEventKind } from '@minato/domain/inquiry-events'

/** The hash chain of an event log (TRU-01): what each hash covers, for writing, exporting and verifying. */

/** An event as hashed and exported. Hashes in base64url; `actor` is 'person <id>', 'client <id>' or 'system'. */
export interface RecordedEvent {
  seq: number
  id: string
  at: string
  actor: string
  kind: InquiryEventKind
  data: unknown
  contentHash: string | null
  hash: string
}

/** Predecessor of the first event. */
export const BEGINNING = Buffer.alloc(32).toString('base64url')

/** Canonical JSON: sorted keys, no whitespace, so that equal values give equal text. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const parts = Object.entries(value)
    .filter(([, one]) => one !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, one]) => `${JSON.stringify(key)}:${canonical(one)}`)
  return `{${parts.join(',')}}`
}

/** Hash of an event, including the hash of its predecessor: a change of content or order changes it. */
export function hashEvent(inquiryId: string, previous: string, event: Omit<RecordedEvent, 'hash'>): string {
  const { seq, id, at, actor, kind, data, contentHash } = event
  return createHash('sha256')
    .update(canonical({ inquiryId, previous, seq, id, at, actor, kind, data, contentHash }))
    .digest('base64url')
}

/** Salted, so that a removed text cannot be recovered by guessing. */
export const hashContent = (salt: Buffer, content: unknown): string =>
  createHash('sha256').update(salt).update(canonical(content)).digest('base64url')

export const newSalt = (): Buffer => randomBytes(16)
