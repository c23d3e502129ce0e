import { restDueOf } from '@minato/domain/ledger'
import { centsInWords } from '@minato/domain/ledger-sentence'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { moveCarOfInquiry, saleError } from '../vehicles/service.ts'
import { appendEvent, actionNotAllowed, assertAllowed, assertReasonOfPerson } from './event-log/service.ts'
import type { LockedInquiry } from './event-log/service.ts'
import type { CarAndInquiry } from './event-log/car-and-inquiry-lock.ts'
import { ledgerOf } from './ledger/balance.ts'
import { endAllReservations, endReservation, leaveQueueSilently } from './reservations/end-reservation.ts'
import { carReservedError, assertForSale } from './reservations/reserve.ts'
import { reservationsOn } from './reservations/reservations-store.ts'
import type { ReservationRow } from './reservations/reservations-store.ts'
import { notifyOtherBuyers } from './notify-other-buyers.ts'

/**
 * Sells the car in this inquiry (INQ-03), one of several about it.
 * @throws 409 if the car is reserved for another buyer or not for sale; AMOUNT_DUE if an invoice paid in part has an open
 * amount and no reason is given; 403 for an API client that gives one
 */
export async function confirmPurchase(
  context: Context,
  tx: Transaction,
  { car, inquiry }: CarAndInquiry,
  { isClosing = false, amountDueReason: reason }: { isClosing?: boolean; amountDueReason?: string | undefined } = {},
): Promise<LockedInquiry> {
  assertAllowed('confirmPurchase', inquiry)
  const { balance } = await ledgerOf(context, tx.tenant, (statement) => tx.rows(statement), inquiry.id)
  const dueCents = restDueOf(balance)
  if (dueCents > 0)
    assertReasonOfPerson(reason, () => {
      const text = `${centsInWords(dueCents, 'USD', 'en')} is still due: give a reason to confirm the purchase`
      return actionNotAllowed({ code: 'AMOUNT_DUE', reason: text })
    })
  await takeCar(context, tx, { car, inquiry })
  const confirmed =
    dueCents > 0
      ? await appendEvent(context, tx, inquiry, 'PURCHASE_CONFIRMED', { dueCents }, { reason })
      : await appendEvent(context, tx, inquiry, 'PURCHASE_CONFIRMED', {})
  await moveCarOfInquiry(tx, car, 'SOLD', inquiry.now)
  await notifyOtherBuyers(tx, { by: 'SOLD', carId: car.id, inquiryId: inquiry.id, isClosing })
  return leaveQueueSilently(context, tx, await endReservation(context, tx, confirmed, 'SOLD'))
}

/**
 * Assigns the car to this inquiry and ends other reservations and queues on it.
 * @throws 409 if that is impossible
 */
export async function takeCar(context: Context, tx: Transaction, { car, inquiry }: CarAndInquiry): Promise<void> {
  const objection = saleError(car)
  if (objection) throw actionNotAllowed({ code: 'CAR_NOT_FOR_SALE', reason: objection })
  await assertForSale(tx, car, inquiry)
  const standing = await tx.rows<ReservationRow>(reservationsOn(tx.tenant, [car.id]))
  const others = standing.find(({ inquiryId }) => inquiryId !== inquiry.id)
  if (others) throw carReservedError(others)
  await endAllReservations(context, tx, [car.id], 'SOLD', inquiry.id)
}
