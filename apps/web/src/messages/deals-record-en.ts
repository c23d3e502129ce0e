import { formatFor, pluralFor } from './format.ts'

const { number } = formatFor('en')
const plural = pluralFor('en')
type Words = Readonly<Record<string, string>>

/** The record of a deal: every kind of event in words. */
export const record = {
  title: 'Record of the inquiry',
  count: (count: number) => `${number(count)} ${plural(count, 'event', 'events')}`,
  all: (count: number) => `Show all ${number(count)}`,
  same: {
    BUYER: 'This is the history of your inquiry. Nothing in it can be changed or removed.',
    SELLER: 'The buyer sees this log without internal steps. Nothing in it can be changed or removed.',
  },
  save: 'Download the signed copy',
  you: 'You',
  sides: { BUYER: 'Buyer', SYSTEM: 'By itself' },
  because: (what: string, reason: string) => `${what}: “${reason}”`,
  opened: 'Inquiry sent',
  message: 'Message',
  messageNoted: 'Words of the buyer noted',
  messageWith: (count: number) => `Message with ${number(count)} ${plural(count, 'document', 'documents')}`,
  parts: { destination: 'destination', amounts: 'amounts', consignee: 'consignee' },
  edited: (parts: string) => (parts ? `Changed: ${parts}` : 'Inquiry changed'),
  processed: 'Marked as processed',
  unprocessed: 'Not processed after all',
  archived: 'Archived',
  restored: 'Out of the archive',
  handedOver: 'Handed over to another manager',
  invoiceGenerated: 'Proforma invoice drafted',
  invoiceIssued: (of: string, total: string) => `Proforma invoice ${of} issued, ${total}`,
  invoiceCancelled: 'Proforma invoice cancelled',
  invoiceLapsed: 'Proforma invoice lapsed',
  proofSubmitted: 'Payment proof sent',
  proofAccepted: 'Payment proof accepted',
  proofRefused: 'Payment proof refused',
  purchaseConfirmed: 'Purchase confirmed',
  receiptAdded: 'Receipt added',
  extraDocumentAdded: 'Document added',
  shippingSet: (departs: string | null, arrives: string | null) =>
    ['Shipping set', departs && `departure ${departs}`, arrives && `arrival ${arrives}`].filter(Boolean).join(', '),
  finalInvoiceIssued: (of: string, total: string) => `Final invoice ${of} issued, ${total}`,
  delivered: 'Car delivered',
  deliveryPresumed: 'Car taken as delivered, a week after its expected arrival',
  reservationAsked: 'Reservation asked for',
  carWithdrawn: 'Queue closed: the car is no longer for sale',
  queueLeft: 'Wish for a reservation ended',
  reserved: (until: string) => (until ? `Car reserved until ${until}` : 'Car reserved'),
  reservationOver: 'Reservation ended',
  reservationEnded: {
    CANCELLED: 'Reservation cancelled',
    EXPIRED: 'Reservation ended at its time',
    SOLD: 'Reservation ended: the car is sold',
    CLOSED: 'Reservation ended with the inquiry',
  } as Words,
  offerMade: (amount: string) => `Offer of ${amount}`,
  offerAccepted: 'Offer accepted',
  offerRefused: 'Offer refused',
  offerLapsed: 'Offer expired',
  ended: {
    WITHDRAWN: 'Withdrawn by the buyer',
    LOST: 'Closed',
    UNPAID: 'Closed: not paid',
    REFUNDED: 'Closed: refunded',
  } as Words,
  endedPlain: 'Closed',
  reopened: 'Opened again',
}
