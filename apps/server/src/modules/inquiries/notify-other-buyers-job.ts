import { vehicleAddress } from '@minato/contract/addresses'
import type { Locale } from '@minato/contract/enumerations'
import type { VehicleReply } from '@minato/contract/vehicles'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { Task } from '../../platform/jobs/jobs.ts'
import { linkTo } from '../users/people-lookup/service.ts'
import { carsLike, yearOfCar } from '../vehicles/service.ts'
import { closeInquiry, endProforma } from './end-inquiry.ts'
import { endOpenOffer } from './offers.ts'
import type { LockedInquiry } from './event-log/service.ts'
import { sendInquiryMail } from './event-log/notifications.ts'
import { lockCarAndInquiry } from './event-log/car-and-inquiry-lock.ts'
import { openInquiriesOnCar } from './reservations/reservations-store.ts'
import { NOTIFY_OTHER_BUYERS } from './notify-other-buyers.ts'
import type { CarTaken } from './notify-other-buyers.ts'

/** Notifies the other open inquiries on a reserved or sold car, with similar cars (INQ-13). */

const SIMILAR = 5
const NO_INQUIRY_ID = '00000000-0000-0000-0000-000000000000'

export const notifyOtherBuyersTask = (context: Context): Task<CarTaken> => ({
  name: NOTIFY_OTHER_BUYERS,
  run: async ({ tenant, data: takenCar, signal }) => {
    const otherInquiries = await context.db.read<{ id: string }>(
      tenant,
      openInquiriesOnCar(tenant, takenCar.carId, takenCar.inquiryId ?? NO_INQUIRY_ID),
    )
    if (!otherInquiries.length) return
    const similar = await carsLike(context, tenant, takenCar.carId, SIMILAR)
    // One transaction per inquiry: a failed one delays no other, is retried, and no buyer is
    // notified twice.
    const failures: unknown[] = []
    for (const { id } of otherInquiries) {
      signal.throwIfAborted()
      await context.db
        .write(tenant, (tx) => tellOne(context, tx, id, takenCar, similar))
        .catch((error: unknown) => failures.push(error))
    }
    if (failures.length)
      throw new AggregateError(failures, `${failures.length} of ${otherInquiries.length} inquiries were not notified`)
  },
})

async function tellOne(
  context: Context,
  tx: Transaction,
  id: string,
  { by, until, isClosing, about }: CarTaken,
  similar: readonly VehicleReply[],
): Promise<void> {
  const { car, inquiry } = await lockCarAndInquiry(tx, 'system', id)
  // A change that was undone meanwhile is no longer announced.
  if (inquiry.state.outcome || car.status !== by) return
  // An inquiry with a payment is never closed automatically.
  const isClosed = isClosing && !hasPaid(inquiry)
  if (isClosed) await closeInquiry(context, tx, { car, inquiry }, { outcome: 'LOST', carBecomes: null })
  // An inquiry that stays open must not be paid for a car that is sold.
  else if (by === 'SOLD' && !hasPaid(inquiry)) await endProforma(context, tx, await endOpenOffer(context, tx, inquiry))
  const more = (locale: Locale) => ({
    by,
    until,
    isClosed,
    similar: similar.map((one) => lineOf(context, tx, locale, one)),
  })
  await sendInquiryMail(context, tx, inquiry, 'BUYER', 'carTaken', more, `taken ${about}`)
}

const hasPaid = ({ state }: LockedInquiry): boolean =>
  state.proof?.state === 'WAITING' || !['NEGOTIATION', 'INVOICE_ISSUED'].includes(state.status)

function lineOf(context: Context, { tenant }: Transaction, locale: Locale, car: VehicleReply) {
  const { reference, trim, grade, price } = car
  const [brand, model] = [trim?.model.brand.name ?? '', trim?.model.name ?? '']
  return {
    title: [brand, model, grade].filter(Boolean).join(' '),
    reference,
    year: yearOfCar(car),
    price: price?.value ?? null,
    link: linkTo(context, tenant, locale, vehicleAddress(brand, model, reference)),
  }
}
