import type { Inquiry } from '@minato/contract/inquiries-shapes'
import type { Context, Identity } from '../../../context.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { genericError } from '../../../platform/http/http-error.ts'
import { lockCarsOfInquiries, waitUntilIndexed } from '../../vehicles/service.ts'
import type { InquiryCar } from '../../vehicles/service.ts'
import { dealOf } from './event-log-store.ts'
import type { DealRow } from './event-log-store.ts'
import { inquiryNotFound, lockDeal } from './service.ts'
import type { LockedDeal } from './service.ts'
import { inquiryView } from './inquiry-view.ts'

/** Locks for changes of an inquiry that affect its car. */

export interface CarAndDeal {
  car: InquiryCar
  deal: LockedDeal
}

/**
 * Locks the car of the inquiry, then the inquiry. Only a holder of the car may lock several
 * inquiries on it, so two transactions never deadlock.
 */
export async function lockCarAndDeal(
  tx: Transaction,
  identity: Identity | 'system' | undefined,
  id: string,
): Promise<CarAndDeal> {
  const [dealRow] = await tx.rows<DealRow>(dealOf(tx.tenant, id))
  if (!dealRow) throw inquiryNotFound()
  const { carId } = dealRow.state
  const car = (await lockCarsOfInquiries(tx, [carId])).get(carId)
  if (!car) throw inquiryNotFound()
  return { car, deal: await lockDeal(tx, identity, id) }
}

/**
 * Runs `work` with car and inquiry locked, updates the search index, and returns the inquiry as the
 * transaction left it.
 */
export async function withCarAndDealLock(
  context: Context,
  tenant: string,
  identity: Identity | undefined,
  id: string,
  work: (tx: Transaction, held: CarAndDeal) => Promise<unknown>,
): Promise<Inquiry> {
  const inquiry = await context.db.write(tenant, async (tx) => {
    await work(tx, await lockCarAndDeal(tx, identity, id))
    return inquiryView(context, tenant, identity, id, tx)
  })
  await waitUntilIndexed(context, tenant)
  return inquiry
}

/** @throws 403 for a manager in a customer's inquiry: some actions belong to the buyer */
export function assertOwner(identity: Identity | undefined, { state }: LockedDeal): void {
  if (identity?.kind !== 'person' || identity.userId !== state.ownerId) throw genericError(403)
}
