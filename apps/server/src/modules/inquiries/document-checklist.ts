import * as calls from '@minato/contract/document-checklist'
import type { ShippingDocument } from '@minato/contract/enumerations'
import { actionErrorFor } from '@minato/domain/inquiry-actions'
import type { DocumentMarks } from '@minato/domain/inquiry-events'
import { checklistError } from '@minato/domain/document-checklist'
import { dayInJapan } from '@minato/domain/moments'
import { SHIPPING_DOCUMENT_NAMES } from '@minato/domain/shipping-document-names'
import type { FastifyInstance } from 'fastify'
import type { Context, Identity } from '../../context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { conflictError, genericError, httpError } from '../../platform/http/http-error.ts'
import { serve } from '../../platform/http/serve.ts'
import { inquiryView } from './event-log/inquiry-view.ts'
import { actionNotAllowed, appendEvent, assertAllowed, lockInquiry, sideOf } from './event-log/service.ts'
import type { LockedInquiry } from './event-log/service.ts'

/** The documents that the buyer needs at the destination, after the confirmed purchase (TRU-11). */

/** @throws 409 with the first document that does not allow the action */
export function assertMarkable(
  { state }: LockedInquiry,
  action: DocumentMarks['action'],
  kinds: readonly ShippingDocument[],
) {
  for (const kind of kinds) {
    const code = checklistError(state, action, kind)
    if (code) {
      const reason = `${SHIPPING_DOCUMENT_NAMES.en[kind]}: ${actionErrorFor(code).reason}`
      throw actionNotAllowed({ code, reason })
    }
  }
}

/** @throws 403 if a buyer sends an action of the dealer; 409 if a document does not allow it; MINATO-1008 for invalid data */
export function markDocuments(
  context: Context,
  tx: Transaction,
  inquiry: LockedInquiry,
  identity: Identity | undefined,
  marks: DocumentMarks,
): Promise<LockedInquiry> {
  const { state, now } = inquiry
  const by = sideOf(identity, inquiry)
  if (by === 'BUYER' && marks.action !== 'RECEIVE') throw genericError(403)
  assertAllowed('markDocuments', inquiry, { by })
  const kinds = [...new Set(marks.kinds)]
  assertMarkable(inquiry, marks.action, kinds)
  if (marks.documentId !== undefined && !state.extraDocuments.includes(marks.documentId))
    throw httpError('MINATO-1008', {
      body: [{ path: 'documentId', message: 'Add the document to the inquiry first' }],
    })
  if (marks.sentOn !== undefined && (marks.sentOn > dayInJapan(now) || marks.sentOn < dayInJapan(state.openedAt)))
    throw httpError('MINATO-1008', {
      body: [{ path: 'sentOn', message: 'The date must not be in the future or before the inquiry' }],
    })
  return appendEvent(context, tx, inquiry, 'DOCUMENTS_MARKED', { ...marks, kinds })
}

export function serveChecklist(app: FastifyInstance, context: Context): void {
  serve(app, context, calls.markDocuments, ({ tenant, identity, params: { id }, body, version }) =>
    context.db.write(tenant, async (tx) => {
      const inquiry = await lockInquiry(tx, identity, id)
      if (inquiry.state.version !== version) throw conflictError(await inquiryView(context, tenant, identity, id, tx))
      await markDocuments(context, tx, inquiry, identity, body)
      return inquiryView(context, tenant, identity, id, tx)
    }),
  )
}
