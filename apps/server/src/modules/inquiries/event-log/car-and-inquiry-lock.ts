import type { Inquiry } from '@minato/contract/inquiries-shapes'
import type { Context, Identity } from '../../../context.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { genericError } from '../../../platform/http/http-error.ts'
import { lockCarsOfInquiries, waitUntilIndexed } from '../../vehicles/service.ts'
import type { InquiryCar } from '../../vehicles/service.ts'
import { inquiryById } from './event-log-store.ts'
import type { InquiryRow } from './event-log-store.ts'
import { inquiryNotFound, lockInquiry } from './service.ts'
import type { LockedInquiry } from './service.ts'
import { inquiryView } from './inquiry-view.ts'

/** Locks for changes of an inquiry that affect its car. */

export interface CarAndInquiry {
  car: InquiryCar
  inquiry: LockedInquiry
}

/**
 * Locks the car of the inquiry, then the inquiry. Only a holder of the car may lock several
 * inquiries on it, so two transactions never deadlock.
 */
export async function lockCarAndInquiry(
  tx: Transaction,
  identity: Identity | 'system' | undefined,
  id: string,
): Promise<CarAndInquiry> {
  const [inquiryRow] = await tx.rows<InquiryRow>(inquiryById(tx.tenant, id))
  if (!inquiryRow) throw inquiryNotFound()
  const { carId } = inquiryRow.state
  const car = (await lockCarsOfInquiries(tx, [carId])).get(carId)
  if (!car) throw inquiryNotFound()
  return { car, inquiry: await lockInquiry(tx, identity, id) }
}

/**
 * Runs `work` with car and inquiry locked, updates the search index, and returns the inquiry as the
 * transaction left it.
 */
export async function withCarAndInquiryLock(
  context: Context,
  tenant: string,
  identity: Identity | undefined,
  id: string,
  work: (tx: Transaction, held: CarAndInquiry) => Promise<unknown>,
): Promise<Inquiry> {
  const inquiry = await context.db.write(tenant, async (tx) => {
    await work(tx, await lockCarAndInquiry(tx, identity, id))
    return inquiryView(context, tenant, identity, id, tx)
  })
  await waitUntilIndexed(context, tenant)
  return inquiry
}

/** @throws 403 for a manager in a customer's inquiry: some actions belong to the buyer */
export function assertOwner(identity: Identity | undefined, { state }: LockedInquiry): void {
  if (identity?.kind !== 'person' || identity.userId !== state.ownerId) throw genericError(403)
}
