import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { MovedInquiry, Voyage, VoyageChange, VoyageFields } from '@minato/contract/voyages'
import type { ShippingData } from '@minato/domain/inquiry-events'
import { dayInJapan } from '@minato/domain/moments'
import { voyageNotice } from '@minato/domain/voyages'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { sendMail } from '../../platform/email/mail.ts'
import { CHANGE_NOT_SHOWN, hashShown } from '../../platform/http/change-preview.ts'
import { conflictError, httpError } from '../../platform/http/http-error.ts'
import { lockBookedInquiries } from '../inquiries/booking/service.ts'
import { appendEvent } from '../inquiries/event-log/service.ts'
import { countryNamed } from '../places/service.ts'
import { linkTo, partiesOf } from '../users/people-lookup/service.ts'
import { consequencesOf, shippingOn } from './change-consequences.ts'
import type { Move } from './change-consequences.ts'
import { assertFields, assertNameIsFree, lockVoyage, voyageIn, writeVoyage } from './service.ts'
import { insertArrivals } from './store.ts'
import { voyageKey } from './voyage-key.ts'

/** A changed voyage moves its inquiries: shown first, then applied in one transaction (decision 29). */

interface Plan extends VoyageChange {
  moves: Move[]
  /** Inquiries whose carrier or port of loading changes, while ship and dates stay: their buyers get no message. */
  corrections: Move[]
}

const isNewToBuyer = (before: ShippingData | null, after: ShippingData): boolean =>
  before?.estimatedDepartureDate !== after.estimatedDepartureDate ||
  before.estimatedArrivalDate !== after.estimatedArrivalDate ||
  shipKey(before) !== shipKey(after)
const shipKey = ({ shipName, voyage }: ShippingData): string =>
  voyageKey({ vessel: shipName ?? '', number: voyage ?? '' })

/** @throws MINATO-1008 where the ship no longer calls at the port of a booked inquiry, or a port is unknown. */
export async function planChange(
  context: Context,
  tx: Transaction,
  id: string,
  fields: VoyageFields,
  path: string,
): Promise<Plan> {
  await assertFields(context, tx, fields, path)
  const moves: Move[] = []
  const corrections: Move[] = []
  for (const inquiry of await lockBookedInquiries(tx, id)) {
    if (inquiry.state.deliveredAt) continue
    const call = fields.portCalls.find(({ portId }) => portId === inquiry.state.portId)
    if (!call)
      throw httpError('MINATO-1008', {
        body: [{ path: `${path}portCalls`, message: 'Inquiries are booked to a port where the ship no longer calls' }],
      })
    const shipping = shippingOn(fields, call.arrival, inquiry.state.shipping)
    if (isDeepStrictEqual(shipping, inquiry.state.shipping)) continue
    const list = isNewToBuyer(inquiry.state.shipping, shipping) ? moves : corrections
    list.push({ inquiry, shipping })
  }
  const inquiries = moves.length ? await consequencesOf(context, tx, moves) : []
  return { moves, corrections, inquiries, shown: await hashShown(fields, inquiries) }
}

export const previewChange = ({ db, ...context }: Context, tenant: string, id: string, fields: VoyageFields) =>
  db.write(tenant, async (tx): Promise<VoyageChange> => {
    await lockVoyage(tx, id)
    const { inquiries, shown } = await planChange({ db, ...context }, tx, id, fields, '')
    return { shown, inquiries: inquiries.toSorted((a, b) => Number(b.isAtRisk) - Number(a.isAtRisk)) }
  })

/**
 * Changes the voyage and moves its inquiries, all or nothing. @throws 409 if the voyage has another version, or the
 * consequences are not those of the preview.
 */
export const changeVoyage = (
  context: Context,
  tenant: string,
  id: string,
  { voyage, shown }: { voyage: VoyageFields; shown?: string | undefined },
  version: number,
): Promise<Voyage> =>
  context.db.write(tenant, async (tx) => {
    // The names are locked before any voyage, as an import does.
    if (voyageKey(await voyageIn(tx, id)) !== voyageKey(voyage)) await assertNameIsFree(tx, voyage, id)
    const now = await lockVoyage(tx, id)
    if (now.version !== version) throw conflictError(now)
    return applyPlan(context, tx, now, voyage, await planChange(context, tx, id, voyage, 'voyage.'), shown)
  })

/** `shownHash`: of the preview that the manager has seen. @throws 409 CHANGE_NOT_SHOWN if this plan is another one. */
export async function applyPlan(
  context: Context,
  tx: Transaction,
  now: Voyage,
  fields: VoyageFields,
  plan: Plan,
  shownHash: string | null | undefined,
): Promise<Voyage> {
  if (plan.moves.length && plan.shown !== shownHash) throw conflictError(now, CHANGE_NOT_SHOWN)
  await writeVoyage(tx, now.id, fields)
  const changeId = randomUUID()
  for (const { inquiry, shipping } of plan.corrections)
    await appendEvent(context, tx, inquiry, 'SHIPPING_SET', { shipping, voyageChangeId: changeId })
  if (plan.moves.length) await applyMoves(context, tx, { changeId, voyageId: now.id }, fields, plan)
  return voyageIn(tx, now.id)
}

async function applyMoves(
  context: Context,
  tx: Transaction,
  { changeId, voyageId }: { changeId: string; voyageId: string },
  { vessel, number }: VoyageFields,
  { moves, inquiries }: Plan,
): Promise<void> {
  const { tenant } = tx
  const owners = moves.map(({ inquiry }) => inquiry.state.ownerId)
  const people = await partiesOf((statement) => tx.rows(statement), tenant, owners)
  const notices = new Map<string, { reference: string; id: string; lines: string[] }[]>()
  for (const [at, { inquiry, shipping }] of moves.entries()) {
    const moved = inquiries[at] as MovedInquiry
    const { ownerId, reference } = inquiry.state
    const locale = people.get(ownerId)?.locale ?? 'en'
    const lines = voyageNotice(locale, {
      ...moved,
      ship: `${vessel} ${number}`,
      today: dayInJapan(context.now().toISOString()),
      countryName: await countryNamed(moved.country, locale),
    })
    const updatedInquiry = await appendEvent(context, tx, inquiry, 'SHIPPING_SET', {
      shipping,
      voyageChangeId: changeId,
    })
    await appendEvent(
      context,
      tx,
      updatedInquiry,
      'MESSAGE',
      { documentIds: [], voyageChangeId: changeId },
      { text: lines.join('\n') },
    )
    notices.set(ownerId, [...(notices.get(ownerId) ?? []), { reference, id: inquiry.id, lines }])
  }
  await tx.rows(insertArrivals(tenant, { changeId, voyageId }, inquiries.map(arrivalOf)))
  for (const [ownerId, cars] of notices) {
    const buyer = people.get(ownerId)
    if (!buyer?.email || buyer.isGone) continue
    const { locale, email, firstname: name } = buyer
    const link = linkTo(context, tenant, locale, cars.length === 1 ? `/inquiries/${cars[0]?.id}` : '/inquiries')
    const key = `voyage ${changeId} ${ownerId}`
    await sendMail(tx, {
      to: email,
      locale,
      template: 'voyageChanged',
      data: { name, link, cars },
      personId: ownerId,
      key,
    })
  }
}

export const arrivalOf = ({ id, departure, arrival, verdict, expiring }: MovedInquiry) => ({
  inquiryId: id,
  departure: departure.to,
  arrival: arrival.to,
  previousDeparture: departure.from,
  previousArrival: arrival.from,
  consequences: { verdict: verdict.after, expiring },
})
