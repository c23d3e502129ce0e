/** Enumerations of inquiries, apart from those of the shop, which first pages load. */

/** The steps of a purchase (specification section 4), and the outcomes before its last step. */
export const INQUIRY_STATUSES = [
  'NEGOTIATION',
  'INVOICE_ISSUED',
  'PAYMENT_PROOF',
  'PURCHASE_CONFIRMED',
  'SALE_FINALIZED',
] as const
export const INQUIRY_OUTCOMES = ['WITHDRAWN', 'LOST', 'UNPAID', 'REFUNDED'] as const
/** The managers' lists of inquiries. */
export const INQUIRY_STATES = ['UNREAD', 'READ', 'ARCHIVED', 'ALL'] as const
/** Urgent tasks of an inquiry, most urgent first. */
export const INQUIRY_TASKS = ['REPLY', 'CHECK_PROOF', 'RESERVATION_ENDING', 'PAYMENT_OVERDUE', 'BOOK_VOYAGE'] as const
/** How a buyer found the dealer. */
export const INQUIRY_SOURCES = ['WEB', 'PHONE', 'EMAIL', 'MESSAGING', 'VISIT', 'PARTNER'] as const
export const PROGRESS_STEPS = [
  'NEGOTIATION',
  'INVOICE_ISSUED',
  'PAYMENT_PROOF',
  'PURCHASE_CONFIRMED',
  'SHIPS',
  'ARRIVING',
  'SALE_FINALIZED',
] as const
/** Fields compared between the documents of an inquiry (TRU-11). `year`: without the event that it counts from. */
export const AGREEMENT_FIELDS = [
  'chassis',
  'consignee',
  'registrationYear',
  'manufactureYear',
  'year',
  'portOfDischarge',
  'vessel',
  'fob',
  'freight',
  'insurance',
  'total',
  'currency',
] as const
/** INQUIRY: the current inquiry. The kinds after FINAL are read from the titles of uploaded documents. */
export const COMPARED_KINDS = [
  'INQUIRY',
  'PROFORMA',
  'RECEIPT',
  'FINAL',
  'BILL_OF_LADING',
  'EXPORT_CERTIFICATE',
  'INSPECTION_CERTIFICATE',
  'INSURANCE_CERTIFICATE',
  'INVOICE',
  'OTHER',
] as const
/**
 * REPLACED: a newer document of its kind counts instead. NO_TEXT: a scan or a picture. UNREADABLE: damaged, encrypted, or too
 * large to be read. PENDING: not read yet.
 */
export const CHECK_STATES = ['CHECKED', 'NOTHING_TO_COMPARE', 'REPLACED', 'NO_TEXT', 'UNREADABLE', 'PENDING'] as const
/** The payment ledger of an inquiry (TRU-12). */
export const PAYMENT_STATES = ['NOTHING_DUE', 'UNPAID', 'PARTLY_PAID', 'PAID', 'OVERPAID'] as const
export const LEDGER_KINDS = ['EXPECTED', 'TRANSFER', 'REFUND', 'WRITE_OFF', 'CREDIT_MOVED', 'REVERSAL'] as const
/** BUYER is the account receivable of the inquiry, CREDIT what moves between inquiries. */
export const LEDGER_ACCOUNTS = ['BUYER', 'SALES', 'BANK', 'BANK_FEES', 'EXCHANGE', 'WRITE_OFF', 'CREDIT'] as const
export const LEDGER_CURRENCIES = [
  'USD',
  'EUR',
  'GBP',
  'JPY',
  'AED',
  'AUD',
  'CAD',
  'CHF',
  'CNY',
  'HKD',
  'SGD',
  'ZAR',
] as const
/** The reasons of an arrival verdict (TRU-05). */
export const VERDICT_REASONS = [
  'NOT_ALLOWED',
  'STEERING',
  'TOO_OLD',
  'TOO_NEW',
  'NO_RULE',
  'CONTRADICTED',
  'CAR_DATE_MISSING',
  'STEERING_MISSING',
  'NO_ARRIVAL_DATE',
] as const
/** Bank statements (TRU-12). */
export const BANK_FORMATS = ['CSV', 'MT940', 'CAMT'] as const
/** How a line was matched; RECORDED: the ledger has a transfer like it. */
export const BANK_MATCHES = ['MATCHED', 'SUGGESTED', 'NONE', 'RECORDED'] as const
export const BANK_LINE_STATES = [...BANK_MATCHES, 'IGNORED'] as const
export const BANK_REASONS = [
  'DOCUMENT',
  'INQUIRY',
  'AMOUNT',
  'NEAR_AMOUNT',
  'NAME',
  'PART_OF_NAME',
  'RECORDED',
] as const
/** Why a line was left out. DATE_ORDER: the file does not show whether the day or the month is first. */
export const BANK_PROBLEMS = [
  'BAD_LINE',
  'BAD_DATE',
  'BAD_AMOUNT',
  'ZERO',
  'DECIMALS',
  'DATE_ORDER',
  'DIRECTION',
  'CURRENCY',
] as const
/** The documents that a buyer needs to clear a car, in the order of a checklist (TRU-11). INVOICE is the final invoice. */
export const SHIPPING_DOCUMENTS = [
  'INVOICE',
  'BILL_OF_LADING',
  'EXPORT_CERTIFICATE',
  'EXPORT_CERTIFICATE_TRANSLATION',
  'INSPECTION_CERTIFICATE',
  'INSURANCE_CERTIFICATE',
  'CERTIFICATE_OF_ORIGIN',
  'PACKING_LIST',
] as const
export const CHECKLIST_STATES = ['MISSING', 'UPLOADED', 'CHECKED', 'SENT', 'RECEIVED'] as const
/** ASSIGN selects an uploaded document. UNDO returns to the previous state. */
export const CHECKLIST_ACTIONS = ['CHECK', 'SEND', 'RECEIVE', 'UNDO', 'ASSIGN'] as const
