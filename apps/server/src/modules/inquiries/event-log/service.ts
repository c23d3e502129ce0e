import { randomUUID } from 'node:crypto'
import { actionError } from '@minato/domain/deal-actions'
import type { ActionContext, DealAction, ActionError } from '@minato/domain/deal-actions'
import type { DealEvent, DealEventKind, DealEvents, Side } from '@minato/domain/deal-events'
import { applyEvent, leavesReplyDue } from '@minato/domain/inquiries'
import type { Context, Identity } from '../../../context.ts'
import { currentActor } from '../../../platform/auth/actor.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { HttpError, httpError, genericError } from '../../../platform/http/http-error.ts'
import { managersOf } from '../../users/people-lookup/service.ts'
import { BEGINNING, hashContent, hashEvent, newSalt } from './hash-chain.ts'
import { dealOf, eventsOf, lockDealRow, moment, nextNumber, writeEvent } from './event-log-store.ts'
import type { DealRow, EventRow } from './event-log-store.ts'
import { sendNotifications } from './notifications.ts'
import { bookExpected } from '../ledger/book-expected.ts'

/** An inquiry with the state derived from its events. */
export type Deal = DealRow
/** An inquiry locked by this transaction; `now` is the time of its changes, from the database clock. */
export interface LockedDeal extends Deal {
  now: string
}

/** Personal data of an event, stored beside the event log so that it can be removed (decision 9). */
export interface EventContent {
  text?: string
  reason?: string
  sender?: string
  customerInformation?: unknown
  fields?: string[]
}

export const inquiryNotFound = (): HttpError => httpError('MINATO-4004', { message: 'There is no such inquiry' })

export const isManager = (identity: Identity | undefined): boolean => identity?.roles.includes('SALES_MANAGER') ?? false

/** Whether the caller is a party to the inquiry (INQ-11): its owner, or a manager of the tenant. */
const isSideOf = (identity: Identity | undefined, { state }: Deal): boolean =>
  identity !== undefined && (isManager(identity) || (identity.kind === 'person' && identity.userId === state.ownerId))

/** The inquiry, for its parties only. @throws 404 for any other caller, as for an unknown id */
export async function dealFor(
  { db }: Pick<Context, 'db'>,
  tenant: string,
  identity: Identity | undefined,
  id: string,
): Promise<Deal> {
  const [deal] = await db.read<DealRow>(tenant, dealOf(tenant, id))
  if (!deal || !isSideOf(identity, deal)) throw inquiryNotFound()
  return deal
}

/**
 * The same with its row locked for a change. Lock order: car, inquiry, counter. `identity` 'system' is for
 * jobs.
 */
export async function lockDeal(
  tx: Transaction,
  identity: Identity | 'system' | undefined,
  id: string,
): Promise<LockedDeal> {
  const [deal] = await tx.rows<LockedDeal>(lockDealRow(tx.tenant, id))
  if (!deal || (identity !== 'system' && !isSideOf(identity, deal))) throw inquiryNotFound()
  return deal
}

/** The caller's side; a manager who buys is the buyer. */
export const sideOf = (identity: Identity | undefined, { state }: Pick<Deal, 'state'>): 'BUYER' | 'SELLER' =>
  identity?.userId === state.ownerId ? 'BUYER' : 'SELLER'

/** The side follows from the inquiry's owner; an event without an actor belongs to the system. */
export const sideOfActor = (actorId: string | null, ownerId: string): Side =>
  actorId === null ? 'SYSTEM' : actorId === ownerId ? 'BUYER' : 'SELLER'

/** All events of an inquiry for the domain, oldest first. */
export async function historyOf(tx: Transaction, { id, state }: LockedDeal): Promise<DealEvent[]> {
  const events = await tx.rows<EventRow>(eventsOf(tx.tenant, id))
  return events.map(
    ({ actorId, kind, data, seq, at }) =>
      ({ kind, data, seq, at, side: sideOfActor(actorId, state.ownerId) }) as DealEvent,
  )
}

/** @throws 409 with the reason if the action is not allowed now */
export function assertAllowed(action: DealAction, { state }: Deal, context?: ActionContext): void {
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
export async function openDeal(
  context: Context,
  tx: Transaction,
  opening: Omit<DealEvents['OPENED'], 'reference'>,
  at?: string,
): Promise<LockedDeal> {
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
export async function appendEvent<K extends DealEventKind>(
  context: Context,
  tx: Transaction,
  deal: LockedDeal,
  kind: K,
  data: DealEvents[K],
  content?: EventContent,
): Promise<LockedDeal> {
  const managerId = leavesManagerUnchanged(kind, data) ? null : await managerTakingOver(tx, deal)
  const owned = managerId ? await append(context, tx, positionOf(deal), 'HANDED_OVER', { managerId }) : deal
  return append(context, tx, positionOf(owned), kind, data, content)
}

/**
 * Events that do not assign the inquiry to their manager: a hand-over, a changed voyage, or the end of the waiting list
 * because the car is gone.
 */
const leavesManagerUnchanged = (kind: DealEventKind, data: object): boolean =>
  kind === 'HANDED_OVER' ||
  kind === 'QUEUE_LEFT' ||
  'voyageChangeId' in data ||
  ('cause' in data && data.cause !== 'CANCELLED')

/** The manager who takes over an inquiry without an active manager by acting on it (INQ-16); null if it has one. */
async function managerTakingOver(tx: Transaction, { state }: LockedDeal): Promise<string | null> {
  const { managerId, ownerId } = state
  const [kind, id = null] = currentActor()?.name.split(' ') ?? []
  if (kind !== 'person' || id === ownerId || id === managerId) return null
  const managers = managerId === null ? [] : await managersOf((statement) => tx.rows(statement), tx.tenant)
  return managers.some((one) => one.id === managerId) ? null : id
}

const positionOf = (deal: LockedDeal): Position => ({
  id: deal.id,
  before: deal,
  createdAt: deal.createdAt,
  now: deal.now,
})

interface Position {
  id: string
  before: Deal | null
  createdAt: string
  now: string
}

async function append<K extends DealEventKind>(
  context: Context,
  tx: Transaction,
  { id: inquiryId, before, createdAt, now: at }: Position,
  kind: K,
  given: DealEvents[K],
  content?: EventContent,
): Promise<LockedDeal> {
  const { tenant } = tx
  const actor = currentActor()?.name ?? 'system'
  const [actorKind = 'system', actorId = null] = actor.split(' ')
  const ownerId = before?.state.ownerId ?? (given as DealEvents['OPENED']).ownerId
  const side = sideOfActor(actorId, ownerId)
  const isReplyDue = side === 'SELLER' && before !== null && leavesReplyDue(before.state, kind)
  const data = isReplyDue ? { ...given, isReplyDue } : given
  const seq = (before?.seq ?? 0) + 1
  const event = { kind, data, seq, at, side } as DealEvent
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
  if (!(await tx.rows(statement)).length) throw new Error('a deal was changed without its lock')
  const deal: LockedDeal = { id: inquiryId, state, seq, hash, createdAt, now: at }
  await bookExpected(tx, deal, kind)
  await sendNotifications(context, tx, deal, event)
  return deal
}

const bytesOf = (hash: string): Buffer => Buffer.from(hash, 'base64url')
