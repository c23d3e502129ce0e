import { createPublicKey, verify } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { replay } from '@minato/domain/inquiries'
import type { InquiryEvent, InquiryEvents } from '@minato/domain/inquiry-events'
import { canonical, hashContent, hashEvent } from './hash-chain.ts'
import { FORMAT, previousOf, signedText } from './export.ts'
import type { ExportedEvent, ExportedRecord } from './export.ts'

/** A fault in an exported event log, and the event that has it. */
export interface Fault {
  what:
    | 'not a record'
    | 'signature'
    | 'another key'
    | 'altered'
    | 'dropped'
    | 'added'
    | 'reordered'
    | 'back-dated'
    | 'content altered'
    | 'state'
  seq: number | null
}

/**
 * Checks an export without the server that made it. The signed list of hashes gives each position,
 * so a changed event does not make its neighbours look changed. `key`: the server's key from a
 * trusted source; without it the export is only checked against itself.
 */
export function verifyRecord(exported: unknown, key?: string): Fault[] {
  const record = exported as ExportedRecord
  if (record?.format !== FORMAT || !Array.isArray(record.events) || !Array.isArray(record.hashes))
    return [{ what: 'not a record', seq: null }]
  const faults: Fault[] = []
  if (key !== undefined && key !== record.publicKey) faults.push({ what: 'another key', seq: null })
  if (!isSigned(record)) faults.push({ what: 'signature', seq: null })
  faults.push(...faultsOfOrder(record), ...record.events.flatMap((event) => faultsOfEvent(record, event)))
  if (!faults.length && !isDeepStrictEqual(sorted(replayed(record)), sorted(record.state)))
    faults.push({ what: 'state', seq: null })
  return faults
}

function isSigned(record: ExportedRecord): boolean {
  try {
    const key = createPublicKey({ key: Buffer.from(record.publicKey, 'base64url'), format: 'der', type: 'spki' })
    // The decoder ignores trailing characters; a key has one spelling.
    if (key.export({ type: 'spki', format: 'der' }).toString('base64url') !== record.publicKey) return false
    return verify(null, Buffer.from(signedText(record)), key, Buffer.from(record.signature, 'base64url'))
  } catch {
    return false
  }
}

function faultsOfOrder({ events, hashes }: ExportedRecord): Fault[] {
  const seqs = events.map(({ seq }) => seq)
  const dropped = hashes.flatMap((_, i): Fault[] => (seqs.includes(i + 1) ? [] : [{ what: 'dropped', seq: i + 1 }]))
  const added = events.flatMap(({ seq }, i): Fault[] =>
    seq >= 1 && seq <= hashes.length && seqs.indexOf(seq) === i ? [] : [{ what: 'added', seq }],
  )
  const reordered = events.flatMap(({ seq }, i): Fault[] =>
    i > 0 && seq < (seqs[i - 1] ?? 0) && seqs.indexOf(seq) === i ? [{ what: 'reordered', seq }] : [],
  )
  return [...dropped, ...added, ...reordered]
}

function faultsOfEvent({ inquiryId, events, hashes }: ExportedRecord, event: ExportedEvent): Fault[] {
  const { seq, at, contentHash, salt, content } = event
  const signed = hashes[seq - 1]
  if (signed === undefined) return []
  const isLinked = hashEvent(inquiryId, previousOf(hashes, seq), event) === signed && event.hash === signed
  const before = events.find((one) => one.seq === seq - 1)
  if (!isLinked) return [{ what: before && at < before.at ? 'back-dated' : 'altered', seq }]
  // Removed content leaves its hash, so the log stays verifiable (decision 9).
  if (content === null || content === undefined) return []
  const isSame = salt !== null && hashContent(Buffer.from(salt, 'base64url'), content) === contentHash
  return isSame ? [] : [{ what: 'content altered', seq }]
}

/** Recomputes the state from the exported events. */
function replayed({ events }: ExportedRecord): unknown {
  const [first] = events
  if (!first) return null
  const { ownerId } = first.data as InquiryEvents['OPENED']
  return replay(
    events.map(({ kind, data, seq, at, actor }) => {
      const side = actor === 'system' ? 'SYSTEM' : actor === `person ${ownerId}` ? 'BUYER' : 'SELLER'
      return { kind, data, seq, at, side } as InquiryEvent
    }),
  )
}

const sorted = (value: unknown): unknown => JSON.parse(canonical(value ?? null))
