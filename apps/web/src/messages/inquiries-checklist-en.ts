import type { ChecklistState } from '@minato/contract/enumerations'
import { SHIPPING_DOCUMENT_NAMES } from '@minato/domain/shipping-document-names'

/** The documents that the buyer needs at the destination, as both sides see them. */
export const checklist = {
  title: 'Document checklist',
  needed: (country: string) => `Documents needed for ${country}.`,
  usual: (country: string) => `No list is on file for ${country}. These are the usual documents.`,
  names: SHIPPING_DOCUMENT_NAMES.en,
  states: {
    BUYER: {
      MISSING: 'Not ready yet',
      UPLOADED: 'Being checked',
      CHECKED: 'Checked and ready',
      SENT: 'On its way to you',
      RECEIVED: 'Received',
    },
    SELLER: { MISSING: 'Missing', UPLOADED: 'Uploaded', CHECKED: 'Checked', SENT: 'Sent', RECEIVED: 'Received' },
  } satisfies Record<string, Record<ChecklistState, string>>,
  bodies: (names: string) => `Accepted from: ${names}`,
  sentOn: (courier: string, day: string) => `${courier}, sent on ${day}`,
  receivedOn: (day: string) => `Received on ${day}`,
  trackingNumber: 'Tracking number',
  copyNumber: 'Copy the tracking number',
  receive: (count: number): string => (count === 1 ? 'I have received it' : 'I have received them'),
  actions: {
    UPLOAD: 'Upload',
    ASSIGN: 'Choose an uploaded document',
    CHECK: 'Mark as checked',
    SEND: 'Send by courier',
    RECEIVE: 'Mark as received',
    UNDO: 'Undo the last step',
  },
  /** An action and its document. */
  named: (action: string, name: string) => `${action}: ${name}`,
  noUploads: 'No other document of this inquiry is uploaded.',
  document: 'Document',
  assign: 'Choose the document',
  inParcel: 'Documents in the parcel',
  noneInParcel: 'Choose at least one document.',
  courier: 'Courier',
  sentDay: 'Sent on',
  notice: 'The buyer gets an email with the tracking number.',
  submit: 'Mark as sent',
  future: 'This day is in the future.',
  objections: {
    DOCUMENT_MISSING: 'This document is not uploaded yet.',
    DOCUMENT_UNCHECKED: 'Check this document before you send it.',
    DOCUMENT_NOT_SENT: 'This document has not been sent.',
    DOCUMENT_DONE: 'This step is already done. Undo it first.',
    DOCUMENT_ISSUED: 'The final invoice is issued here and needs no upload or check.',
  } as Readonly<Record<string, string>>,
}
export type ChecklistTexts = typeof checklist
