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
  bodies: (names: string) => `Accepted inspection bodies: ${names}`,
  sentOn: (courier: string, day: string) => `${courier}, sent on ${day}`,
  receivedOn: (day: string) => `Received on ${day}`,
  trackingNumber: 'Tracking number',
  copyNumber: 'Copy tracking number',
  receive: (count: number): string => (count === 1 ? 'I’ve received it' : 'I’ve received them'),
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
  document: 'Document',
  assign: 'Choose a document',
  inParcel: 'Documents in the parcel',
  noneInParcel: 'Choose at least one document.',
  courier: 'Courier',
  sentDay: 'Sent on',
  notice: 'We’ll email the tracking number to the buyer.',
  submit: 'Mark as sent',
  future: 'This day is in the future.',
  objections: {
    DOCUMENT_MISSING: 'This document has not been uploaded yet.',
    DOCUMENT_UNCHECKED: 'Check this document before you send it.',
    DOCUMENT_NOT_SENT: 'This document has not been sent.',
    DOCUMENT_DONE: 'This step is already done. Undo it first.',
    DOCUMENT_ISSUED: 'You issue the final invoice in this inquiry. It does not need to be uploaded or checked.',
  } as Readonly<Record<string, string>>,
}
export type ChecklistTexts = typeof checklist
