import { randomUUID } from 'node:crypto'
import type { Inquiry } from '@minato/contract/inquiries-shapes'
import type { Voyage } from '@minato/contract/voyages'
import { isBeforeCutOff } from '@minato/domain/voyages'
import type { Context, Identity } from '../../context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { conflictError } from '../../platform/http/http-error.ts'
import { inquiryView } from '../inquiries/booking/service.ts'
import { actionNotAllowed, appendEvent, assertAllowed, lockInquiry } from '../inquiries/event-log/service.ts'
import type { LockedInquiry } from '../inquiries/event-log/service.ts'
import { arrivalOf } from './change-voyage.ts'
import { consequencesOf, shippingOn, shippingWithout } from './change-consequences.ts'
import { lockVoyage } from './service.ts'
import { insertArrivals } from './store.ts'

/** Bookings of purchases on voyages: their shipping data come from the voyage from then on. */

interface BookingRequest {
  identity: Identity | undefined
  id: string
  inquiryId: string
  version: number
}

async function withLockedVoyage(
  context: Context,
  tenant: string,
  { identity, id, inquiryId, version }: BookingRequest,
  work: (tx: Transaction, inquiry: LockedInquiry, voyage: Voyage) => Promise<unknown>,
): Promise<Inquiry> {
  return context.db.write(tenant, async (tx) => {
    const voyage = await lockVoyage(tx, id)
    const inquiry = await lockInquiry(tx, identity, inquiryId)
    const inquiryReply = () => inquiryView(context, tenant, identity, inquiryId, tx)
    if (inquiry.state.version !== version) throw conflictError(await inquiryReply())
    assertAllowed('bookVoyage', inquiry)
    await work(tx, inquiry, voyage)
    return inquiryReply()
  })
}

const MAX_BOOKED = 1000

export const bookVoyage = (context: Context, tenant: string, request: BookingRequest): Promise<Inquiry> =>
  withLockedVoyage(context, tenant, request, (tx, inquiry, voyage) => bookLockedInquiry(context, tx, inquiry, voyage))

/** The caller has locked the voyage, then the inquiry. @throws 409 after the cut-off, or where the ship does not call at the inquiry's port. */
export async function bookLockedInquiry(
  context: Context,
  tx: Transaction,
  inquiry: LockedInquiry,
  voyage: Voyage,
): Promise<LockedInquiry> {
  if (inquiry.state.voyageId === voyage.id) return inquiry
  const call = voyage.portCalls.find(({ portId }) => portId === inquiry.state.portId)
  if (!call)
    throw actionNotAllowed({ code: 'NO_PORT_CALL', reason: 'This voyage does not call at the destination port' })
  if (!isBeforeCutOff(voyage.cutOff, inquiry.now))
    throw actionNotAllowed({ code: 'CUT_OFF_PASSED', reason: 'The cut-off of this voyage has passed' })
  if (voyage.booked >= MAX_BOOKED)
    throw actionNotAllowed({ code: 'VOYAGE_FULL', reason: `A voyage takes ${MAX_BOOKED} inquiries` })
  const shipping = shippingOn(voyage, call.arrival, inquiry.state.shipping)
  const rows = (await consequencesOf(context, tx, [{ inquiry, shipping }])).map(arrivalOf)
  const booked = await appendEvent(context, tx, inquiry, 'SHIPPING_SET', { shipping, voyageId: voyage.id })
  await tx.rows(insertArrivals(tx.tenant, { changeId: randomUUID(), voyageId: voyage.id }, rows))
  return booked
}

/** @throws 409 unless the inquiry is booked on this voyage. */
export const cancelBooking = (context: Context, tenant: string, request: BookingRequest): Promise<Inquiry> =>
  withLockedVoyage(context, tenant, request, async (tx, inquiry, voyage) => {
    const { shipping, voyageId } = inquiry.state
    if (voyageId !== voyage.id || !shipping)
      throw actionNotAllowed({ code: 'NOT_BOOKED', reason: 'The inquiry is not booked on this voyage' })
    await appendEvent(context, tx, inquiry, 'SHIPPING_SET', { shipping: shippingWithout(shipping), voyageId: null })
  })
