import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { httpError } from '../../../platform/http/http-error.ts'
import type { Statement } from '../../../platform/database/sql.ts'
import { documentsOf, removeDocumentsOf } from '../../documents/service.ts'
import { lockCarsOfInquiries } from '../../vehicles/service.ts'
import { removeBankTexts } from '../bank-statements/bank-statements-store.ts'
import { closeInquiry } from '../end-inquiry.ts'
import { loadsOfManagers, leastLoadedManager } from '../create/create-inquiry.ts'
import { appendEvent, lockInquiry } from '../event-log/service.ts'
import {
  inquiriesManagedBy,
  eventsOfActor,
  openInquiriesOf,
  inquiriesOfBuyer,
  readingsOf,
  removeAnswers,
  removeContents,
  removeReadings,
} from './privacy-store.ts'

/** Access to and deletion of a user's data in inquiries (SES-11, decision 9). */

/** A person's data in inquiries. */
export const inquiryData = {
  read: (tenant: string, id: string): Record<string, Statement> => ({
    inquiries: inquiriesOfBuyer(tenant, id),
    inquiriesWorkedOn: eventsOfActor(tenant, id),
    inquiriesRead: readingsOf(tenant, id),
    documents: documentsOf(tenant, id),
  }),
  remove: removeInquiryData,
}

/** From the accepted payment until the documents are sent, the dealer must know the buyer. */
const BOUND = new Set(['PAYMENT_PROOF', 'PURCHASE_CONFIRMED'])

/**
 * Removes a user from own inquiries: open ones end, contents are deleted, and the event log stays verifiable.
 * @throws MINATO-1008 while a paid car is on its way
 */
async function removeInquiryData(context: Context, tx: Transaction, id: string): Promise<void> {
  const { tenant } = tx
  const open = await tx.rows<{ id: string; carId: string }>(openInquiriesOf(tenant, id))
  const managed = await tx.rows<{ id: string; carId: string }>(inquiriesManagedBy(tenant, id))
  // Locks all cars first, in the order that every transaction on cars and inquiries uses.
  const cars = await lockCarsOfInquiries(
    tx,
    [...open, ...managed].map(({ carId }) => carId),
  )
  for (const { id: dealId, carId } of open) {
    const car = cars.get(carId)
    const inquiry = await lockInquiry(tx, 'system', dealId)
    const { outcome, status } = inquiry.state
    // Checked again under the lock.
    if (outcome !== null || status === 'SALE_FINALIZED') continue
    if (BOUND.has(status))
      throw httpError('MINATO-1008', {
        message: 'You have a purchase in progress. Finish or withdraw it first',
      })
    if (car) await closeInquiry(context, tx, { car, inquiry }, { outcome: 'WITHDRAWN', carBecomes: null })
  }
  await reassignInquiries(context, tx, id, managed)
  await tx.rows(removeContents(tenant, id))
  await tx.rows(removeBankTexts(tenant, id))
  await removeDocumentsOf(tx, id)
  await tx.rows(removeReadings(tenant, id))
  await tx.rows(removeAnswers(tenant, id))
}

/** Reassigns the open inquiries of a removed manager (INQ-16), each to the manager with the fewest. */
export async function handOverInquiries(context: Context, tx: Transaction, id: string): Promise<void> {
  const managed = await tx.rows<{ id: string; carId: string }>(inquiriesManagedBy(tx.tenant, id))
  await lockCarsOfInquiries(
    tx,
    managed.map(({ carId }) => carId),
  )
  await reassignInquiries(context, tx, id, managed)
}

async function reassignInquiries(
  context: Context,
  tx: Transaction,
  leavingId: string,
  managed: readonly { id: string }[],
): Promise<void> {
  if (!managed.length) return
  // Read once and counted locally: a manager may leave hundreds of inquiries, and their cars are
  // locked.
  const loads = await loadsOfManagers(tx)
  loads.delete(leavingId)
  for (const { id } of managed) {
    const inquiry = await lockInquiry(tx, 'system', id)
    const managerId = leastLoadedManager(loads)
    if (!managerId || inquiry.state.managerId !== leavingId || inquiry.state.outcome !== null) continue
    await appendEvent(context, tx, inquiry, 'HANDED_OVER', { managerId })
    loads.set(managerId, (loads.get(managerId) ?? 0) + 1)
  }
}
