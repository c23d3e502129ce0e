import type { Transaction } from '../../../platform/database/database.ts'
import { bookedByVoyage, inquiriesOnVoyage } from '../event-log/event-log-store.ts'
import type { LockedInquiry } from '../event-log/service.ts'

/** Inquiries that are booked on voyages, for the module of the voyages. */

export { drawingLimit, drawDocument } from '../invoices/drawing/draw-in-worker.ts'
export { LOADING_WORDS } from '../invoices/drawing/loading-words.ts'
export type { LoadedCar, LoadingList } from '../invoices/drawing/loading-list.ts'
export { inquiryView } from '../event-log/inquiry-view.ts'

/** Locks the inquiries booked on a voyage, also those that are delivered. The caller has locked the voyage. */
export const lockBookedInquiries = (tx: Transaction, voyageId: string): Promise<LockedInquiry[]> =>
  tx.rows<LockedInquiry>(inquiriesOnVoyage(tx.tenant, voyageId))

/** The number of inquiries booked on each voyage, also of delivered ones. */
export { bookedByVoyage }
