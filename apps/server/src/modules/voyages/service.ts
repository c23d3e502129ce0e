import { randomUUID } from 'node:crypto'
import type { ArrivalEntry, Sailing, Voyage, VoyageFields } from '@minato/contract/voyages'
import { ArrivalEntry as ArrivalShape } from '@minato/contract/voyages'
import { dayInJapan } from '@minato/domain/moments'
import type { Context, Identity } from '../../context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { conflictError, httpError } from '../../platform/http/http-error.ts'
import type { RunQuery } from '../users/people-lookup/service.ts'
import { bookedByVoyage, lockBookedInquiries } from '../inquiries/booking/service.ts'
import { actionNotAllowed, requireInquiry } from '../inquiries/event-log/service.ts'
import * as store from './store.ts'
import type { VoyageRow } from './store.ts'
import { voyageKey } from './voyage-key.ts'

const notFoundError = () => httpError('MINATO-4004', { message: 'There is no such voyage' })
const TAKEN = 'This voyage already exists'
const nameTakenError = (cause?: unknown) =>
  httpError('MINATO-3001', { message: TAKEN, body: [{ path: 'number', message: TAKEN }], cause })
const isTaken = (error: unknown): boolean =>
  (error as { constraint?: string }).constraint === 'voyage_tenant_id_vessel_number_key'

async function withBooked(runQuery: RunQuery, tenant: string, rows: readonly VoyageRow[]): Promise<Voyage[]> {
  const counts = await runQuery<{ voyageId: string; booked: number }>(bookedByVoyage(tenant))
  const booked = new Map(counts.map((one) => [one.voyageId, one.booked]))
  return rows.map((row) => ({ ...row, booked: booked.get(row.id) ?? 0 }))
}

/** All voyages, or those that call at the inquiry's port and whose cut-off is ahead. */
export async function listVoyages(
  context: Context,
  tenant: string,
  identity: Identity | undefined,
  inquiryId: string | undefined,
): Promise<Voyage[]> {
  const runQuery: RunQuery = (statement) => context.db.read(tenant, statement)
  if (inquiryId === undefined) return withBooked(runQuery, tenant, await runQuery<VoyageRow>(store.voyages(tenant)))
  const { state } = await requireInquiry(context, tenant, identity, inquiryId)
  const today = dayInJapan(context.now().toISOString())
  return withBooked(runQuery, tenant, await runQuery<VoyageRow>(store.bookableVoyages(tenant, state.portId, today)))
}

const SAILINGS = 3
/** The next sailings that still take cars, with the call at the port, or all calls. */
export async function listSailings(context: Context, tenant: string, portId: string | undefined): Promise<Sailing[]> {
  const today = dayInJapan(context.now().toISOString())
  const rows = await context.db.read<VoyageRow>(tenant, store.nextSailings(tenant, portId ?? null, today, SAILINGS))
  return rows.map(({ portCalls, ...row }) => ({
    ...row,
    portCalls: portCalls.filter((one) => portId === undefined || one.portId === portId),
  }))
}

export async function getVoyage(runQuery: RunQuery, tenant: string, id: string): Promise<Voyage> {
  const [voyage] = await withBooked(runQuery, tenant, await runQuery<VoyageRow>(store.voyageOf(tenant, id)))
  if (!voyage) throw notFoundError()
  return voyage
}
export const voyageIn = (tx: Transaction, id: string): Promise<Voyage> =>
  getVoyage((statement) => tx.rows(statement), tx.tenant, id)

/** The voyage, locked for a change of it or of its bookings. @throws MINATO-4004 */
export async function lockVoyage(tx: Transaction, id: string): Promise<Voyage> {
  if (!(await tx.rows(store.lockVoyage(tx.tenant, id))).length) throw notFoundError()
  return voyageIn(tx, id)
}

type Name = Pick<VoyageFields, 'vessel' | 'number'>
/** The voyages of these names, locked in one order. */
export async function lockVoyagesNamed(tx: Transaction, names: readonly Name[]): Promise<Voyage[]> {
  const keys = new Set(names.map(voyageKey))
  const known = await tx.rows<Name & { id: string }>(store.voyageNames(tx.tenant))
  const ids = known.flatMap((one) => (keys.has(voyageKey(one)) ? [one.id] : []))
  await tx.rows(store.lockVoyages(tx.tenant, ids))
  return withBooked((statement) => tx.rows(statement), tx.tenant, await tx.rows(store.voyagesOf(tx.tenant, ids)))
}

export const lockNames = (tx: Transaction): Promise<unknown> => tx.rows(store.lockNames(tx.tenant))
/** @throws MINATO-3001 if another voyage than `id` has this name. */
export async function assertNameIsFree(tx: Transaction, name: Name, id?: string): Promise<void> {
  await lockNames(tx)
  const known = await tx.rows<Name & { id: string }>(store.voyageNames(tx.tenant))
  if (known.some((one) => one.id !== id && voyageKey(one) === voyageKey(name))) throw nameTakenError()
}

const MAX_DISTANCE_MS = 10 * 365 * 86_400_000
export const isFarDay = ({ now }: Pick<Context, 'now'>, day: string): boolean =>
  Math.abs(Date.parse(day) - now().getTime()) > MAX_DISTANCE_MS

/** `path` of the fields in the body. @throws MINATO-1008 for dates a decade away, which are typos, and for unknown ports. */
export async function assertFields(
  context: Pick<Context, 'now'>,
  tx: Transaction,
  { cutOff, departure, portCalls }: VoyageFields,
  path = '',
): Promise<void> {
  const days = [['cutOff', cutOff], ['departure', departure], ...portCalls.map(({ arrival }, at) => [`portCalls.${at}.arrival`, arrival])] // prettier-ignore
  const farDays = days.filter(([, day = '']) => isFarDay(context, day))
  if (farDays.length)
    throw httpError('MINATO-1008', {
      body: farDays.map(([field]) => ({ path: `${path}${field}`, message: 'This date is more than ten years away' })),
    })
  const ids = portCalls.map(({ portId }) => portId)
  const known = new Set((await tx.rows<{ id: string }>(store.knownPorts(tx.tenant, ids))).map(({ id }) => id))
  const unknown = ids.flatMap((id, at) => (known.has(id) ? [] : [at]))
  if (unknown.length)
    throw httpError('MINATO-1008', {
      body: unknown.map((at) => ({ path: `${path}portCalls.${at}.portId`, message: 'This port is not known' })),
    })
}

/** @throws MINATO-3001 for a vessel and number that exist; MINATO-1008 for an unknown port. */
export async function createVoyage(context: Context, tx: Transaction, fields: VoyageFields): Promise<Voyage> {
  await assertNameIsFree(tx, fields)
  return addVoyage(context, tx, fields)
}

/** The caller has locked the names and knows that this one is free. */
export async function addVoyage(context: Context, tx: Transaction, fields: VoyageFields, path = ''): Promise<Voyage> {
  await assertFields(context, tx, fields, path)
  const id = randomUUID()
  if (!(await tx.rows(store.insertVoyage(tx.tenant, id, fields))).length) throw nameTakenError()
  await setPortCalls(tx, id, fields)
  return voyageIn(tx, id)
}

async function setPortCalls(tx: Transaction, id: string, fields: VoyageFields): Promise<void> {
  await tx.rows(store.setPortCalls(tx.tenant, id, fields))
  await tx.rows(store.announceChange(tx.tenant))
}

/** Writes the fields of a locked voyage. @throws MINATO-3001 for a vessel and number that exist. */
export async function writeVoyage(tx: Transaction, id: string, fields: VoyageFields): Promise<void> {
  await tx.rows(store.changeVoyage(tx.tenant, id, fields)).catch((error: unknown) => {
    throw isTaken(error) ? nameTakenError(error) : error
  })
  await setPortCalls(tx, id, fields)
}

/** @throws 409 VOYAGE_BOOKED, VOYAGE_CARRIED while inquiries are booked on the voyage; 409 if it has another version. */
export const deleteVoyage = ({ db }: Context, tenant: string, id: string, version: number): Promise<void> =>
  db.write(tenant, async (tx) => {
    const voyage = await lockVoyage(tx, id)
    if (voyage.version !== version) throw conflictError(voyage)
    const booked = await lockBookedInquiries(tx, id)
    if (booked.some(({ state }) => !state.deliveredAt))
      throw actionNotAllowed({ code: 'VOYAGE_BOOKED', reason: 'Inquiries are booked on this voyage' })
    if (booked.length)
      throw actionNotAllowed({ code: 'VOYAGE_CARRIED', reason: 'This voyage has carried cars and cannot be deleted' })
    await tx.rows(store.deleteVoyage(tenant, id))
    await tx.rows(store.announceChange(tenant))
  })

export async function listArrivals(
  context: Context,
  tenant: string,
  identity: Identity | undefined,
  inquiryId: string,
): Promise<ArrivalEntry[]> {
  await requireInquiry(context, tenant, identity, inquiryId)
  const rows = await context.db.read<store.ArrivalRow>(tenant, store.arrivalsOf(tenant, inquiryId))
  return rows.map(({ consequences, ...row }) => ArrivalShape.parse({ ...row, verdict: consequences.verdict }))
}
