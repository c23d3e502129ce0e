import { randomUUID } from 'node:crypto'
import { actionError } from '@minato/domain/inquiry-actions'
import type { ActionContext, InquiryAction, ActionError } from '@minato/domain/inquiry-actions'
import type { InquiryEvent, InquiryEventKind, InquiryEvents, Side } from '@minato/domain/inquiry-events'
import { applyEvent, leavesReplyDue, mayLeaveReplyDue, replay } from '@minato/domain/inquiries'
import type { InquirySnapshot } from '@minato/domain/inquiries'
import type { Context, Identity } from '../../../context.ts'
import { currentActor } from '../../../platform/auth/actor.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { HttpError, httpError, genericError } from '../../../platform/http/http-error.ts'
import { managersOf } from '../../users/people-lookup/service.ts'
import { BEGINNING, hashContent, hashEvent, newSalt } from './hash-chain.ts'
import {
  inquiryById,
  eventsOf,
  lockInquiryRow,
  moment,
  nextNumber,
  timeOfEvent,
  writeEvent,
} from './event-log-store.ts'
import type { InquiryRow, EventRow } from './event-log-store.ts'
import { sendNotifications } from './notifications.ts'
import { bookExpected } from '../ledger/book-expected.ts'

/** An inquiry with the state derived from its events. */
export type StoredInquiry = InquiryRow
/** An inquiry locked by this transaction; `now` is the time of its changes, from the database clock. */
export interface LockedInquiry extends StoredInquiry {
  now: string
}

/** Personal data of an event, stored beside the event log so that it can be removed (decision 9). */
export interface EventContent {
  text?: string
  reason?: string
  sender?: string
  customerInformation?: unknown
  /** The consignee that a proposed one replaces. */
  replaces?: unknown
  fields?: string[]
}

export const inquiryNotFound = (): HttpError => httpError('MINATO-4004', { message: 'There is no such inquiry' })

export const isManager = (identity: Identity | undefined): boolean => identity?.roles.includes('SALES_MANAGER') ?? false

/** Whether the caller is a party to the inquiry (INQ-11): its owner, or a manager of the tenant. */
const isSideOf = (identity: Identity | undefined, { state }: StoredInquiry): boolean =>
  identity !== undefined && (isManager(identity) || (identity.kind === 'person' && identity.userId === state.ownerId))

/** The inquiry, for its parties only. @throws 404 for any other caller, as for an unknown id */
export async function requireInquiry(
  { db }: Pick<Context, 'db'>,
  tenant: string,
  identity: Identity | undefined,
  id: string,
): Promise<StoredInquiry> {
  const [inquiry] = await db.read<InquiryRow>(tenant, inquiryById(tenant, id))
  if (!inquiry || !isSideOf(identity, inquiry)) throw inquiryNotFound()
  return inquiry
}

/**
 * The same with its row locked for a change. Lock order: car, inquiry, counter. `identity` 'system' is for
 * jobs.
 */
export async function lockInquiry(
  tx: Transaction,
  identity: Identity | 'system' | undefined,
  id: string,
): Promise<LockedInquiry> {
  const [inquiry] = await tx.rows<LockedInquiry>(lockInquiryRow(tx.tenant, id))
  if (!inquiry || (identity !== 'system' && !isSideOf(identity, inquiry))) throw inquiryNotFound()
  return inquiry
}

/** The caller's side; a manager who buys is the buyer. */
export const sideOf = (identity: Identity | undefined, { state }: Pick<StoredInquiry, 'state'>): 'BUYER' | 'SELLER' =>
  identity?.userId === state.ownerId ? 'BUYER' : 'SELLER'

/** The side follows from the inquiry's owner; an event without an actor belongs to the system. */
export const sideOfActor = (actorId: string | null, ownerId: string): Side =>
  actorId === null ? 'SYSTEM' : actorId === ownerId ? 'BUYER' : 'SELLER'

const domainEvents = (events: readonly EventRow[], { state }: StoredInquiry): InquiryEvent[] =>
  events.map(
    ({ actorId, kind, data, seq, at }) =>
      ({ kind, data, seq, at, side: sideOfActor(actorId, state.ownerId) }) as InquiryEvent,
  )

/** All events of an inquiry for the domain, oldest first. */
export const historyOf = async (tx: Transaction, inquiry: LockedInquiry): Promise<InquiryEvent[]> =>
  domainEvents(await tx.rows<EventRow>(eventsOf(tx.tenant, inquiry.id)), inquiry)

/** The state of an inquiry at a past moment; null before it was opened. */
export async function stateAt(
  { db }: Pick<Context, 'db'>,
  tenant: string,
  inquiry: StoredInquiry,
  at: string,
): Promise<InquirySnapshot | null> {
  const events = domainEvents(await db.read<EventRow>(tenant, eventsOf(tenant, inquiry.id)), inquiry)
  return replay(events.filter((event) => Date.parse(event.at) <= Date.parse(at)))
}

/** @throws 409 with the reason if the action is not allowed now */
export function assertAllowed(action: InquiryAction, { state }: StoredInquiry, context?: ActionContext): void {
  const objection = actionError(action, state, context)
  if (objection) throw actionNotAllowed(objection)
}

/** 409 'Conflict' with the code and the text of the reason. */
export const actionNotAllowed = ({ code, reason }: Pick<ActionError, 'reason'> & { code: string }): HttpError =>
  new HttpError({ ...genericError(409).reply, reason: { code, message: reason } })

/**
 * Before a step that is allowed for a reason only, which the event log keeps.
 * @throws the error that `createError` returns without a reason; 403 for an API client that gives one
 */
export function assertReasonOfPerson(
  reason: string | undefined,
  createError: () => HttpError,
): asserts reason is string {
  if (reason === undefined) throw createError()
  if (!currentActor()?.name.startsWith('person ')) throw genericError(403)
}

/** First reference number of a tenant. */
const FIRST_REFERENCE = 1001

/**
 * Creates an inquiry with its first event; callers have validated it. `at`: for demonstration inquiries that
 * started in the past.
 */
export async function startInquiry(
  context: Context,
  tx: Transaction,
  opening: Omit<InquiryEvents['OPENED'], 'reference'>,
  at?: string,
): Promise<LockedInquiry> {
  const [counted] = await tx.rows<{ number: number }>(nextNumber(tx.tenant, 'inquiry', 0, FIRST_REFERENCE))
  const id = randomUUID()
  const [{ now: currentTime } = { now: '' }] = await tx.rows<{ now: string }>(moment())
  const now = at ?? currentTime
  const reference = String(counted?.number)
  return append(context, tx, { id, before: null, createdAt: now, now }, 'OPENED', { reference, ...opening })
}

/**
 * The only way to change an inquiry: appends one event, stores the new state, queues the emails, and notifies
 * live pages after the commit. Callers check permission first. Personal data goes into `content`. Returns the
 * new inquiry, which a further change must use.
 */
export async function appendEvent<K extends InquiryEventKind>(
  context: Context,
  tx: Transaction,
  inquiry: LockedInquiry,
  kind: K,
  data: InquiryEvents[K],
  content?: EventContent,
): Promise<LockedInquiry> {
  const managerId = leavesManagerUnchanged(kind, data) ? null : await managerTakingOver(tx, inquiry)
  const owned = managerId ? await append(context, tx, positionOf(inquiry), 'HANDED_OVER', { managerId }) : inquiry
  return append(context, tx, positionOf(owned), kind, data, content)
}

/**
 * Events that do not assign the inquiry to their manager: a hand-over, a changed voyage, or the end of the waiting list
 * because the car is gone.
 */
const leavesManagerUnchanged = (kind: InquiryEventKind, data: object): boolean =>
  kind === 'HANDED_OVER' ||
  kind === 'QUEUE_LEFT' ||
  'voyageChangeId' in data ||
  ('cause' in data && data.cause !== 'CANCELLED')

/** The manager who takes over an inquiry without an active manager by acting on it (INQ-16); null if it has one. */
async function managerTakingOver(tx: Transaction, { state }: LockedInquiry): Promise<string | null> {
  const { managerId, ownerId } = state
  const [kind, id = null] = currentActor()?.name.split(' ') ?? []
  if (kind !== 'person' || id === ownerId || id === managerId) return null
  const managers = managerId === null ? [] : await managersOf((statement) => tx.rows(statement), tx.tenant)
  return managers.some((one) => one.id === managerId) ? null : id
}

const positionOf = (inquiry: LockedInquiry): Position => ({
  id: inquiry.id,
  before: inquiry,
  createdAt: inquiry.createdAt,
  now: inquiry.now,
})

interface Position {
  id: string
  before: StoredInquiry | null
  createdAt: string
  now: string
}

async function append<K extends InquiryEventKind>(
  context: Context,
  tx: Transaction,
  { id: inquiryId, before, createdAt, now: at }: Position,
  kind: K,
  given: InquiryEvents[K],
  content?: EventContent,
): Promise<LockedInquiry> {
  const { tenant } = tx
  const actor = currentActor()?.name ?? 'system'
  const [actorKind = 'system', actorId = null] = actor.split(' ')
  const ownerId = before?.state.ownerId ?? (given as InquiryEvents['OPENED']).ownerId
  const side = sideOfActor(actorId, ownerId)
  const isReplyDue = side === 'SELLER' && before !== null && (await isReplyDueAfter(tx, before, kind))
  const data = isReplyDue ? { ...given, isReplyDue } : given
  const seq = (before?.seq ?? 0) + 1
  const event = { kind, data, seq, at, side } as InquiryEvent
  const state = applyEvent(before?.state ?? null, event)
  if (!state) throw new Error('a record begins with its opening')
  const salt = newSalt()
  const contentHash = content ? hashContent(salt, content) : null
  const previous = before?.hash ?? BEGINNING
  const id = randomUUID()
  const hash = hashEvent(inquiryId, previous, { seq, id, at, actor, kind, data, contentHash })
  const written = {
    seq,
    id,
    at,
    actorKind,
    actorId,
    kind,
    data,
    contentHash: contentHash === null ? null : bytesOf(contentHash),
    previous: bytesOf(previous),
    hash: bytesOf(hash),
  }
  const statement = writeEvent(tenant, inquiryId, written, state, content && { salt, value: content })
  if (!(await tx.rows(statement)).length) throw new Error('an inquiry was changed without its lock')
  const inquiry: LockedInquiry = { id: inquiryId, state, seq, hash, createdAt, now: at }
  await bookExpected(tx, inquiry, kind)
  await sendNotifications(context, tx, inquiry, event, before?.state)
  return inquiry
}

async function isReplyDueAfter(
  tx: Transaction,
  { id, state }: StoredInquiry,
  kind: InquiryEventKind,
): Promise<boolean> {
  if (!mayLeaveReplyDue(state, kind)) return false
  const [message] = await tx.rows<{ at: string }>(timeOfEvent(tx.tenant, id, state.lastBuyerSeq))
  return message !== undefined && leavesReplyDue(state, kind, message.at)
}

const bytesOf = (hash: string): Buffer => Buffer.from(hash, 'base64url')
