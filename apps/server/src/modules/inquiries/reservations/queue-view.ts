import type { Inquiry } from '@minato/contract/inquiries-shapes'
import type { InquirySnapshot } from '@minato/domain/inquiries'
import type { RunQuery } from '../../users/people-lookup/service.ts'
import { queueSeenFrom } from './reservations-store.ts'
import type { QueueRow } from './reservations-store.ts'

/** The waiting list for the inquiry's car as both sides see it (TRU-02): positions, no names. */
export async function queueView(
  runQuery: RunQuery,
  tenant: string,
  id: string,
  { carId }: InquirySnapshot,
): Promise<Inquiry['queue']> {
  const [row] = await runQuery<QueueRow>(queueSeenFrom(tenant, carId, id))
  if (!row) return null
  const { length, isReserved, reservedUntil } = row
  const place = row.place || null
  return place === null && !isReserved ? null : { place, length, reservedUntil }
}
