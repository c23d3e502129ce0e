import { isDeepStrictEqual } from 'node:util'
import type { ShippingFields } from '@minato/contract/shipping-shapes'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { httpError } from '../../platform/http/http-error.ts'
import { appendEvent, assertAllowed } from './event-log/service.ts'
import type { LockedInquiry } from './event-log/service.ts'

const MOST_MS = 10 * 365 * 86_400_000

/** Older events lack these fields, so an empty one is omitted and an unchanged save stays without effect. */
function withoutUnknown({ billOfLading, voyage, containers, ...shipping }: ShippingFields): ShippingFields {
  return {
    ...shipping,
    ...(billOfLading && { billOfLading }),
    ...(voyage && { voyage }),
    ...(containers && { containers }),
  }
}

/** Of a booked inquiry these come from its voyage (TRU-10). */
const OF_VOYAGE = [
  'companyShipping',
  'shipName',
  'voyage',
  'portOfLoading',
  'estimatedDepartureDate',
  'estimatedArrivalDate',
] as const

/** Replaces the shipping data (INQ-08). Unchanged data create no event and no notification. */
export function setShipping(
  context: Context,
  tx: Transaction,
  inquiry: LockedInquiry,
  fields: ShippingFields,
): Promise<LockedInquiry> {
  assertAllowed('setShipping', inquiry)
  const shipping = withoutUnknown(fields)
  if (Object.values(shipping).every((value) => value === null))
    throw httpError('MINATO-1008', {
      body: [{ path: 'estimatedDepartureDate', message: 'Enter the shipping data first' }],
    })
  const booked = inquiry.state.voyageId ? inquiry.state.shipping : null
  const changedFields = booked ? OF_VOYAGE.filter((field) => (shipping[field] ?? null) !== (booked[field] ?? null)) : []
  if (changedFields.length)
    throw httpError('MINATO-1008', {
      body: changedFields.map((path) => ({
        path,
        message: 'The booked voyage sets this: change the voyage or cancel the booking',
      })),
    })
  const { estimatedDepartureDate: departs, estimatedArrivalDate: arrives } = shipping
  if (departs && arrives && arrives < departs)
    throw httpError('MINATO-1008', {
      body: [{ path: 'estimatedArrivalDate', message: 'The ship cannot arrive before it departs' }],
    })
  // A date a century ahead is a typo, and every date is emailed to the buyer.
  for (const [path, day] of Object.entries({ estimatedDepartureDate: departs, estimatedArrivalDate: arrives }))
    if (day && Math.abs(Date.parse(day) - Date.parse(inquiry.now)) > MOST_MS)
      throw httpError('MINATO-1008', { body: [{ path, message: 'This date is more than ten years away' }] })
  const { netWeight, grossWeight } = shipping
  if (netWeight !== null && grossWeight !== null && grossWeight < netWeight)
    throw httpError('MINATO-1008', {
      body: [{ path: 'grossWeight', message: 'The gross weight cannot be less than the net weight' }],
    })
  return isDeepStrictEqual(shipping, inquiry.state.shipping)
    ? Promise.resolve(inquiry)
    : appendEvent(context, tx, inquiry, 'SHIPPING_SET', { shipping })
}

/** Finalizes a sale after the departure; the final invoice must be issued. */
export function finalizeSale(context: Context, tx: Transaction, inquiry: LockedInquiry): Promise<LockedInquiry> {
  assertAllowed('finalizeSale', inquiry, { today: inquiry.now.slice(0, 10) })
  return appendEvent(context, tx, inquiry, 'FINALIZED', {})
}
