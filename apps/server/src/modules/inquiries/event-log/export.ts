import { createPrivateKey, createPublicKey, sign } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import type { RecordEntry } from '@minato/contract/inquiries-shapes'
import { BEGINNING, canonical } from './hash-chain.ts'
import type { RecordedEvent } from './hash-chain.ts'
import { isInternal } from '@minato/domain/describe-event'
import type { Context, Identity } from '../../../context.ts'
import { secretOf } from '../../../platform/process/secrets.ts'
import { partiesOf } from '../../users/people-lookup/service.ts'
import { inquiryById, eventsOf } from './event-log-store.ts'
import type { InquiryRow, EventRow } from './event-log-store.ts'
import { sideOf, sideOfActor } from './service.ts'
import type { StoredInquiry } from './service.ts'
import { partyView } from './inquiry-view.ts'

/** The event log for both parties, and as a signed export with everything needed to verify it (TRU-01). */

export const FORMAT = 'minato deal record 1'

export interface ExportedEvent extends RecordedEvent {
  /** base64url; null if the event has no content or it was removed. */
  salt: string | null
  content: unknown
}
/** The signed part. */
export interface SignedPart {
  format: string
  tenant: string
  inquiryId: string
  reference: string
  exportedAt: string
  /** Hashes of all events, in order. */
  hashes: string[]
  /** The state after the last event. */
  state: unknown
}
export interface ExportedRecord extends SignedPart {
  events: ExportedEvent[]
  /** Ed25519, SPKI and raw, base64url. */
  publicKey: string
  signature: string
}

// The PKCS #8 prefix of an Ed25519 key (RFC 8410), before its 32 bytes.
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')

async function signingKey({ db }: Context): Promise<KeyObject> {
  const seed = await secretOf(db, 'deal-records')
  return createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' })
}

/** The server's public key for exports, base64url. */
export async function publicKeyOf(context: Context): Promise<string> {
  return createPublicKey(await signingKey(context))
    .export({ type: 'spki', format: 'der' })
    .toString('base64url')
}

const actorOf = ({ actorKind, actorId }: Pick<EventRow, 'actorKind' | 'actorId'>): string =>
  actorId === null ? actorKind : `${actorKind} ${actorId}`

export const signedText = ({ format, tenant, inquiryId, reference, exportedAt, hashes, state }: SignedPart): string =>
  canonical({ format, tenant, inquiryId, reference, exportedAt, hashes, state })

export async function exportRecord(
  context: Context,
  tenant: string,
  identity: Identity | undefined,
  inquiry: StoredInquiry,
): Promise<ExportedRecord> {
  // Reads one snapshot, because events may be added meanwhile.
  const [[current = inquiry], rows] = await context.db.readAll<[InquiryRow[], EventRow[]]>(tenant, [
    inquiryById(tenant, inquiry.id),
    eventsOf(tenant, inquiry.id),
  ])
  const isShown = contentShownTo(identity, inquiry)
  const events = rows.map((row) => ({
    seq: row.seq,
    id: row.id,
    at: row.at,
    actor: actorOf(row),
    kind: row.kind,
    data: row.data,
    contentHash: row.contentHash?.toString('base64url') ?? null,
    hash: row.hash.toString('base64url'),
    salt: isShown(row) ? (row.salt?.toString('base64url') ?? null) : null,
    content: isShown(row) ? row.content : null,
  }))
  const part: SignedPart = {
    format: FORMAT,
    tenant,
    inquiryId: inquiry.id,
    reference: inquiry.state.reference,
    exportedAt: context.now().toISOString(),
    hashes: events.map(({ hash }) => hash),
    state: current.state,
  }
  const key = await signingKey(context)
  const signature = sign(null, Buffer.from(signedText(part)), key).toString('base64url')
  return { ...part, events, publicKey: await publicKeyOf(context), signature }
}

/** The hash that the next event must start from. */
export const previousOf = (hashes: readonly string[], seq: number): string => hashes[seq - 2] ?? BEGINNING

/** The content of internal steps is the dealer's; the buyer's record stays verifiable by its hash, as after a removal. */
const contentShownTo = (identity: Identity | undefined, inquiry: StoredInquiry) => {
  const isBuyer = sideOf(identity, inquiry) === 'BUYER'
  return ({ kind }: Pick<EventRow, 'kind'>): boolean => !(isBuyer && isInternal(kind))
}

/** Every event as data: its actor, type and values, with personal data as far as it still exists. */
export async function entriesOf(
  context: Context,
  tenant: string,
  identity: Identity | undefined,
  inquiry: StoredInquiry,
): Promise<RecordEntry[]> {
  const { db } = context
  const isShown = contentShownTo(identity, inquiry)
  const rows = await db.read<EventRow>(tenant, eventsOf(tenant, inquiry.id))
  const people = rows.flatMap(({ actorKind, actorId }) => (actorKind === 'person' && actorId ? [actorId] : []))
  const parties = await partiesOf((statement) => db.read(tenant, statement), tenant, people)
  return rows.map(({ seq, at, actorKind, actorId, kind, data, content, hash }) => ({
    seq,
    at,
    side: sideOfActor(actorId, inquiry.state.ownerId),
    actor: actorKind === 'person' && actorId ? partyView(parties, actorId) : null,
    kind,
    data: data as Record<string, unknown>,
    content: isShown({ kind }) ? content : null,
    hash: hash.toString('base64url'),
  }))
}
