import type { FileVerdict, CheckedDocumentKind, DocumentVerdict } from '@minato/contract/document-checks'

interface Verdict {
  title: string
  text: string
}

/** The page on which an invoice is checked. */
export const check = {
  title: 'Check an invoice',
  description: 'Check by its code and its file whether an invoice or a receipt in our name is really ours.',
  lede: 'Got an invoice in our name? Check it before you pay. We never show personal details.',
  code: 'Check code',
  codeHint: 'Sixteen letters and digits next to the QR code: K7Q2-9XVM-3TDA-0PWR.',
  submit: 'Check the code',
  another: 'Check another code',
  verdicts: {
    GENUINE: {
      title: 'Genuine',
      text: 'We issued a document with this code, and it is valid. Compare every line below with your copy: codes can be copied too.',
    },
    SUPERSEDED: {
      title: 'Superseded',
      text: 'We issued this document and later replaced it. Do not pay this one.',
    },
    CANCELLED: { title: 'Cancelled', text: 'We issued this document and later cancelled it. Do not pay it.' },
    LAPSED: {
      title: 'Expired',
      text: 'We issued this document, but it is no longer valid. Do not pay it; ask us for a new one.',
    },
    UNKNOWN: {
      title: 'Unknown',
      text: 'We have not issued a document with this code. Check your typing. If it stays unknown, do not pay, and call us.',
    },
  } satisfies Record<DocumentVerdict, Verdict>,
  kinds: { PROFORMA: 'Proforma invoice', FINAL: 'Commercial invoice', RECEIPT: 'Receipt' } satisfies Record<
    CheckedDocumentKind,
    string
  >,
  kind: 'Document',
  number: 'Number',
  issuedAt: 'Issued on',
  validUntil: 'Valid until',
  endedAt: 'No longer valid since',
  total: 'Total',
  payment: 'Payment',
  paidOn: (day: string) => `Paid in full on ${day}`,
  nothingDue: 'Nothing is due on this invoice',
  account: 'Account to pay to',
  accountEnds: (signs: string) => `ends in ${signs}`,
  accountChanging: (signs: string) =>
    `Our bank account is about to change. For this document, the account ending in ${signs} stays valid. If you received other account details, call us before you pay.`,
  consigneeChanging:
    'A change of the consignee is pending. This document keeps the consignee printed on it. If you received one that names another consignee, call us.',
  replacedBy: 'Replaced by',
  /** Heading of the issued document, if the file differs. */
  issued: 'The document we issued with this code',
  tooMany: {
    title: 'Too many unknown codes',
    text: 'Many unknown codes were entered from your network. Wait a while and try again, or call us.',
  },
  file: {
    title: 'Compare your file',
    text: 'Choose the PDF as you received it, or drop it here. We compare it byte by byte and do not keep it.',
    choose: 'Choose the PDF',
    busy: 'Comparing …',
    verdicts: {
      GENUINE: { title: 'This is the file we issued', text: 'It is unchanged.' },
      ALTERED: {
        title: 'Altered: do not pay',
        text: 'This is not the file we issued with this code. It was changed, or saved again by a program. Download the document from your inquiry on our site, or call us.',
      },
      NOT_OURS: {
        title: 'Not one of our documents: do not pay',
        text: 'We did not issue this file, whatever its code says. Download the document from your inquiry on our site, or call us.',
      },
    } satisfies Record<FileVerdict, Verdict>,
    failed: 'The file could not be compared. Try again.',
    tooBig: 'This file is larger than any document we issue.',
  },
  warning: {
    title: 'Before you pay',
    points: [
      'We never change our bank account by message. A message that says so is not from us.',
      'The account is in the name of our company, never of a person, and ends in the characters shown here.',
      'If anything differs, call us on the number you know, not one from the message.',
    ],
  },
}
export type CheckTexts = typeof check
