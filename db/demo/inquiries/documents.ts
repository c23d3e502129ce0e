import type { ShippingDocument } from '@minato/contract/enumerations'
import { SHIPPING_DOCUMENT_NAMES } from '@minato/domain/shipping-document-names'
import type { Context } from '../../../apps/server/src/context.ts'
import { storeDocument } from '../../../apps/server/src/modules/documents/service.ts'
import { buyerOf } from '../../../apps/server/src/modules/inquiries/event-log/inquiry-view.ts'
import { appendEvent } from '../../../apps/server/src/modules/inquiries/event-log/service.ts'
import type { LockedInquiry } from '../../../apps/server/src/modules/inquiries/event-log/service.ts'
import { vehicleIn } from '../../../apps/server/src/modules/vehicles/service.ts'
import type { Transaction } from '../../../apps/server/src/platform/database/database.ts'
import { billOfLading, mistyped, specimen } from './bill-of-lading.ts'

interface Scene {
  context: Context
  tx: Transaction
  manager: { userId?: string | undefined }
}

/** A manager uploads a document of the checklist. `isMistyped`: one digit of its chassis number is wrong (TRU-11). */
export async function addDocument(
  { context, tx, manager }: Scene,
  inquiry: LockedInquiry,
  kind: ShippingDocument,
  { isMistyped = false } = {},
): Promise<LockedInquiry> {
  const { id } = await storeDocument(context, tx, {
    bytes:
      kind === 'BILL_OF_LADING'
        ? await ladingOf(tx, inquiry, isMistyped)
        : await specimen(SHIPPING_DOCUMENT_NAMES.en[kind]),
    type: 'application/pdf',
    name: `${kind.toLowerCase().replaceAll('_', '-')}.pdf`,
    inquiryId: inquiry.id,
    personId: manager.userId ?? null,
    role: 'EXTRA',
    at: inquiry.now,
  })
  return appendEvent(context, tx, inquiry, 'EXTRA_DOCUMENT_ADDED', { documentId: id, kind })
}

async function ladingOf(tx: Transaction, { id, state }: LockedInquiry, isMistyped: boolean): Promise<Buffer> {
  const { firstname, lastname } = await buyerOf(tx, id, state)
  const { trim, specification } = await vehicleIn(tx, state.carId)
  const chassis = specification?.chassis ?? ''
  return billOfLading({
    consignee: `${firstname} ${lastname}`.toUpperCase(),
    vessel: (state.shipping?.shipName ?? '').toUpperCase(),
    portOfLoading: (state.shipping?.portOfLoading ?? '').toUpperCase(),
    portOfDischarge: (state.quote.port?.name ?? '').toUpperCase(),
    car: [trim?.model.brand.name, trim?.model.name].filter(Boolean).join(' '),
    chassis: isMistyped ? mistyped(chassis) : chassis,
  })
}
