import { z } from 'zod'
import { InquiryDocument, DocumentChecklist } from './document-checklist-shapes.ts'
import { INSPECTION_TYPES } from './enumerations.ts'
import { INQUIRY_OUTCOMES, INQUIRY_SOURCES, INQUIRY_STATUSES, PROGRESS_STEPS } from './inquiry-enumerations.ts'
import { CHECKED_DOCUMENT_KINDS } from './document-checks.ts'
import { LedgerBalance } from './ledger-shapes.ts'
import { Id, Instant, Money, Name, QueryWhole, Text } from './primitives.ts'
import { Quote } from './quotes.ts'
import { ShippingFields } from './shipping-shapes.ts'
import { Email, PhoneNumber } from './users-shapes.ts'
import { VehicleReply } from './vehicles.ts'

/** Inquiries (specification section 3). Amounts are whole USD; null is 'on request'. Days are YYYY-MM-DD. */

export const Country = z.string().regex(/^[A-Z]{2}$/, 'This country is not valid')
export const MESSAGE_LIMIT = 5000
const Day = z.iso.date()

export const InquiryInspection = z.strictObject({ productId: Id, type: z.enum(INSPECTION_TYPES), amount: Money })

/** The party that documents are made out to (Buyer in the specification). */
export const Buyer = z
  .strictObject({
    firstname: Name(100),
    lastname: Name(100),
    address: Text(300).nullable(),
    city: Name(100).nullable(),
    postalCode: Text(20).nullable(),
    country: Country.nullable(),
    phoneNumber: PhoneNumber.nullable(),
    email: Email.nullable(),
  })
  .meta({ id: 'Buyer' })
export type Buyer = z.infer<typeof Buyer>
/** The receiver of the car and the address, as the buyer enters them. */
export const Consignee = Buyer.extend({
  address: Text(300),
  city: Name(100),
  country: Country,
  phoneNumber: PhoneNumber,
}).meta({ id: 'Consignee' })
export type Consignee = z.infer<typeof Consignee>
/** The same in replies; all values of a removed person are null. */
const BuyerShown = z
  .object({ ...Buyer.shape, firstname: z.string(), lastname: z.string(), email: z.string().nullable() })
  .meta({ id: 'BuyerShown' })

const ConsigneeProposal = z
  .object({
    id: Id,
    consignee: BuyerShown,
    /** Without an approval until then, the proposal ends. */
    expiresAt: Instant,
    isApproved: z.boolean(),
    /** Null while it waits for the approval of a second manager. */
    effectiveAt: Instant.nullable(),
    isConfirmed: z.boolean(),
  })
  .meta({ id: 'ConsigneeProposal' })
export type ConsigneeProposal = z.infer<typeof ConsigneeProposal>

/** A person as shown to the other party of an inquiry. */
export const Party = z.object({ id: Id, firstname: z.string(), lastname: z.string() }).meta({ id: 'Party' })
export type Party = z.infer<typeof Party>

const InquiryLine = z
  .object({
    kind: z.enum(['FOB', 'FREIGHT', 'INSPECTION', 'INSURANCE', 'DISCOUNT']),
    amount: z.int().nullable(),
    /** The line of the quote that it is; null where another amount was agreed on. */
    from: Quote.shape.lines.element.nullable(),
  })
  .meta({ id: 'InquiryLine' })

const NextStep = z
  .object({ who: z.enum(['BUYER', 'SELLER']), what: z.string(), by: Instant.nullable() })
  .meta({ id: 'NextStep' })

/** An inquiry as a list shows it. */
export const InquiryCard = z
  .object({
    id: Id,
    /** Shown as 'N° {reference}'. */
    reference: z.string(),
    car: VehicleReply,
    port: z.object({ id: Id, name: z.string(), country: z.string() }),
    finalDestination: Country,
    owner: Party.extend({ country: z.string().nullable() }),
    manager: Party.nullable(),
    source: z.enum(INQUIRY_SOURCES),
    status: z.enum(INQUIRY_STATUSES),
    /** A finalized sale shows the step before, as the specification has it. */
    displayedStatus: z.enum(INQUIRY_STATUSES),
    outcome: z.enum(INQUIRY_OUTCOMES).nullable(),
    isProcessed: z.boolean(),
    isArchived: z.boolean(),
    /** A reservation is in force on this inquiry; one that is planned is not. */
    isCarReserved: z.boolean(),
    /** When the car arrived: reported by either party, or a week after the expected arrival. */
    deliveredAt: Instant.nullable(),
    total: z.int().nullable(),
    freightType: z.enum(['CIF', 'C&F']),
    createdAt: Instant,
    /** Time of the last event of either party. */
    lastAt: Instant,
    /** Since when the dealer's reply or next step is due; null if it is the buyer's turn. */
    waitingSince: Instant.nullable(),
    nextStep: NextStep.nullable(),
    lastMessage: z.object({ content: z.string(), time: Instant, isMine: z.boolean() }).nullable(),
    /** Number of messages from the other side that this side has not read. */
    unread: z.int(),
    /** Event log position of the buyer's last message; 0 without one. Messages do not raise `version`. */
    lastBuyerSeq: z.int(),
    version: z.int(),
  })
  .meta({ id: 'InquiryCard' })
export type InquiryCard = z.infer<typeof InquiryCard>
/**
 * Sent by calls that take an inquiry out of the task lists: the `lastBuyerSeq` that the caller has
 * read. A newer message of the buyer gives 409 BUYER_WROTE with the current inquiry. Left out: no
 * check.
 */
export const LastReadQuery = z.strictObject({ lastReadSeq: QueryWhole(0, 1_000_000_000).optional() })

/** A document that the dealer issued; `document` is its PDF. */
const Paper = z
  .object({
    id: Id,
    kind: z.enum(CHECKED_DOCUMENT_KINDS),
    number: z.string(),
    state: z.enum(['VALID', 'SUPERSEDED', 'CANCELLED', 'LAPSED']),
    /** Whole US dollars. */
    total: z.int(),
    issuedAt: Instant,
    /** Printed on the document, to check it at /check/{code}. */
    code: z.string(),
    document: InquiryDocument,
  })
  .meta({ id: 'Paper' })

/** The bank account to pay to, fixed when the invoice was issued. */
const PaymentAccount = z
  .object({
    holder: z.string(),
    bank: z.string(),
    branch: z.string().nullable(),
    bankAddress: z.string().nullable(),
    swift: z.string(),
    accountNumber: z.string(),
    currency: z.string(),
  })
  .meta({ id: 'PaymentAccount' })
export type PaymentAccount = z.infer<typeof PaymentAccount>

/** Comparison of the last proforma with the final invoice, or with its draft; null without a proforma. */
const Comparison = z
  .object({
    isFinal: z.boolean(),
    isSame: z.boolean(),
    proformaTotal: z.int(),
    finalTotal: z.int().nullable(),
    lines: z.array(
      z.object({
        kind: z.enum(['FOB', 'FREIGHT', 'INSPECTION', 'INSURANCE', 'DISCOUNT']),
        /** Null if the proforma has no such line. */
        proforma: z.int().nullable(),
        final: z.int().nullable(),
      }),
    ),
  })
  .nullable()

/** An inquiry, whole: buyer and manager see the same. */
export const Inquiry = z
  .object({
    ...InquiryCard.shape,
    amountFOB: Money.nullable(),
    fretAmount: Money.nullable(),
    /** Marine insurance; null if not requested. */
    warranty: Money.nullable(),
    inspections: z.array(InquiryInspection),
    discount: Money,
    isActivateDiscount: z.boolean(),
    lines: z.array(InquiryLine),
    quote: Quote,
    customerInformation: BuyerShown,
    /** A pending change of the consignee (TRU-04); issued documents keep the present one. */
    consigneeProposal: ConsigneeProposal.nullable(),
    statusHistories: z.array(z.object({ time: Instant, status: z.enum(INQUIRY_STATUSES) })),
    progress: z.array(
      z.object({
        step: z.enum(PROGRESS_STEPS),
        state: z.enum(['DONE', 'CURRENT', 'TO_COME']),
        at: z.string().nullable(),
      }),
    ),
    /** Why an action is not allowed now; null if it is. */
    objections: z.record(z.string(), z.string().nullable()),
    invoice: z
      .object({
        id: Id,
        finalInvoiceId: Id.nullable(),
        discount: Money,
        isActivateDiscount: z.boolean(),
        customerInformation: BuyerShown,
        /** A draft has no number yet. */
        state: z.enum(['DRAFT', 'ISSUED', 'CANCELLED', 'LAPSED']),
        number: z.string().nullable(),
        total: z.int().nullable(),
        issuedAt: Instant.nullable(),
        validUntil: Instant.nullable(),
        paymentDeadline: Instant.nullable(),
        /** After a refused proof, if later than both dates: the deadline for another one. */
        graceUntil: Instant.nullable(),
        /** The bank account printed on the invoice. Transfers give the invoice number as reference. */
        bank: PaymentAccount.nullable(),
        comparison: Comparison,
      })
      .nullable(),
    /** A draft of a proforma exists; `invoice` is then still the valid one, if any. */
    hasDraft: z.boolean(),
    papers: z.array(Paper),
    proof: z
      .object({ document: InquiryDocument, at: Instant, state: z.enum(['WAITING', 'ACCEPTED', 'REFUSED']) })
      .nullable(),
    /** Proofs sent before `proof`, oldest first, each with its outcome. */
    earlierProofs: z.array(
      z.object({ document: InquiryDocument, at: Instant, state: z.enum(['ACCEPTED', 'REFUSED', 'REPLACED']) }),
    ),
    receipts: z.array(InquiryDocument),
    /** Paid and open amounts of the payment ledger. */
    balance: LedgerBalance,
    extraDocuments: z.array(InquiryDocument),
    /** Null until the purchase is confirmed, and in a closed inquiry. */
    documentChecklist: DocumentChecklist.nullable(),
    shippingData: ShippingFields.nullable(),
    /** The voyage that it is booked on, which sets ship and dates. */
    voyageId: Id.nullable(),
    /** For managers, until the shipping is entered: the dealer's usual port of loading. */
    usualPortOfLoading: z.string().nullable().optional(),
    arrivalDates: z.array(z.object({ at: Instant, date: Day.nullable() })),
    reservation: z.object({ id: Id, startTime: Instant, endTime: Instant }).nullable(),
    isReservationAsked: z.boolean(),
    /**
     * The waiting list: null where the car is not reserved and this inquiry does not wait. `place`
     * counts from 1, null where this inquiry does not wait; `reservedUntil` is the end of the
     * reservation in force, of any inquiry: null while a payment extends it, or where none is in
     * force.
     */
    queue: z.object({ place: z.int().nullable(), length: z.int(), reservedUntil: Instant.nullable() }).nullable(),
    offers: z.array(
      z.object({
        id: Id,
        by: z.enum(['BUYER', 'SELLER', 'SYSTEM']),
        amount: Money,
        /** The total that the offer was made with; null while an amount was on request. */
        delivered: z.object({ total: Money, freightType: z.enum(['CIF', 'C&F']), port: z.string() }).nullable(),
        expiresAt: Instant,
        state: z.enum(['OPEN', 'ACCEPTED', 'REFUSED', 'COUNTERED', 'LAPSED', 'WITHDRAWN']),
      }),
    ),
  })
  .meta({ id: 'Inquiry' })
export type Inquiry = z.infer<typeof Inquiry>

export const Message = z
  .object({
    id: Id,
    inquiryId: Id,
    /** Position in the event log; messages are ordered by it and it is unique. */
    seq: z.int(),
    owner: Party.extend({ isSeller: z.boolean() }),
    /** The channel of a buyer's message that a manager recorded; null for other messages. */
    notedFrom: z.enum(INQUIRY_SOURCES).nullable(),
    /** Null if its author's account was deleted. */
    content: z.string().nullable(),
    attachments: z.array(InquiryDocument),
    time: Instant,
    /** Ids of the people who have read it, on the other side or among the author's colleagues. */
    readBy: z.array(Id),
  })
  .meta({ id: 'Message' })
export type Message = z.infer<typeof Message>

/** One event of the record, as both sides read it. */
export const RecordEntry = z
  .object({
    seq: z.int(),
    at: Instant,
    side: z.enum(['BUYER', 'SELLER', 'SYSTEM']),
    actor: Party.nullable(),
    kind: z.string(),
    data: z.record(z.string(), z.unknown()),
    /** Personal data of the event; null without any, or after its removal. */
    content: z.record(z.string(), z.unknown()).nullable(),
    hash: z.string(),
  })
  .meta({ id: 'RecordEntry' })
export type RecordEntry = z.infer<typeof RecordEntry>
