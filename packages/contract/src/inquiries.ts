import { z } from 'zod'
import { call } from './call.ts'
import { INSPECTION_TYPES, LOCALES } from './enumerations.ts'
import { INQUIRY_SOURCES, INQUIRY_STATES, INQUIRY_STATUSES, INQUIRY_TASKS } from './inquiry-enumerations.ts'
import { Buyer, Consignee, Country, LastReadQuery, Inquiry, InquiryCard, MESSAGE_LIMIT } from './inquiries-shapes.ts'
import { LowPriceConfirmed } from './offers.ts'
import { pageOf, Id, Money, PageQuery, Text } from './primitives.ts'
import { Email, PersonalInformation, PhoneNumber, VisitorRegistration } from './users-shapes.ts'

/** Inquiries (INQ-01, INQ-02, INQ-16): asking about a car, the lists of both sides, what a manager edits. */

const customer = { service: 'main', access: 'customer', rate: 'everything' } as const
const manager = { service: 'main', access: 'manager', rate: 'everything' } as const
const one = z.strictObject({ id: Id })
const errors = ['MINATO-1008', 'MINATO-4004'] as const

/**
 * A buyer's inquiry with the amounts that the page showed. The server computes them itself and
 * answers 409 with the fresh quote as `current` where they differ. A warranty means that insurance
 * is wanted; inspections likewise.
 */
export const NewInquiry = z
  .strictObject({
    carId: Id,
    amountFOB: Money.nullable(),
    fretAmount: Money.nullable(),
    warranty: Money.nullable().optional(),
    inspections: z
      .array(z.strictObject({ type: z.enum(INSPECTION_TYPES), amount: Money, productId: Id.optional() }))
      .max(10),
    /** Whether insurance is wanted when its amount is on request. */
    isInsured: z.boolean().optional(),
    portId: Id,
    finalDestination: Country,
    firstMessage: Text(MESSAGE_LIMIT),
  })
  .meta({ id: 'NewInquiry' })
export type NewInquiry = z.output<typeof NewInquiry>

export const createInquiry = call({
  ...customer,
  isForPeople: true,
  method: 'POST',
  path: '/inquiry',
  summary: 'Creates an inquiry about a car with the shown quote; an outdated quote is 409 with the new one',
  isCreating: true,
  /** `ownerId`: who asks, for a question that waited for the line; under another one's session it is refused. */
  body: NewInquiry.extend({ ownerId: Id.optional() }),
  reply: Inquiry,
  status: 201,
  errors: [...errors],
})

const OpenedInquiry = z.object({ id: Id, reference: z.string() }).meta({ id: 'OpenedInquiry' })
export const createPublicInquiry = call({
  service: 'main',
  access: 'visitor',
  rate: 'everything',
  method: 'POST',
  path: '/public/inquiry',
  summary: 'Creates an account and an inquiry, both or neither, and signs the browser in',
  isCreating: true,
  body: z.strictObject({ userRegistrateInformation: VisitorRegistration, createInquiryInformation: NewInquiry }),
  reply: OpenedInquiry,
  status: 201,
  errors: [...errors, 'MINATO-3003'],
})

/** For a buyer who called or wrote (INQ-16): an existing customer, or a new one. */
export const OfficeInquiry = z.strictObject({
  customer: z.union([
    z.strictObject({ id: Id }),
    z.strictObject({
      firstname: PersonalInformation.shape.firstname,
      lastname: PersonalInformation.shape.lastname,
      /** Without an email address there are no emails and no sign-in. */
      email: Email.nullable(),
      phoneNumber: PhoneNumber.nullable(),
      countryOfResidence: Country.nullable(),
      locale: z.enum(LOCALES),
    }),
  ]),
  source: z.enum(INQUIRY_SOURCES),
  carId: Id,
  portId: Id,
  finalDestination: Country,
  withInsurance: z.boolean(),
  withInspections: z.boolean(),
  /** The buyer's message, as the manager noted it. */
  firstMessage: Text(MESSAGE_LIMIT).optional(),
})
export type OfficeInquiry = z.output<typeof OfficeInquiry>
export const openOfficeInquiry = call({
  ...manager,
  isForPeople: true,
  method: 'POST',
  path: '/office/inquiry',
  summary: 'Creates an inquiry for a caller, and the customer if needed',
  isCreating: true,
  body: OfficeInquiry,
  reply: OpenedInquiry,
  status: 201,
  errors: [...errors, 'MINATO-3003'],
})

const InquiryPage = pageOf(InquiryCard).meta({ id: 'InquiryPage' })
export const listOwnInquiries = call({
  ...customer,
  isForPeople: true,
  method: 'GET',
  path: '/user/{user-id}/inquiry',
  summary: "Lists the caller's own inquiries, optionally about one car, latest event first",
  params: z.strictObject({ 'user-id': Id }),
  query: z.strictObject({ ...PageQuery, carId: Id.optional() }),
  reply: InquiryPage,
  errors: [...errors],
})
const Criteria = z.strictObject({
  inquiryState: z.enum(INQUIRY_STATES).optional(),
  order: z.enum(['WAITING', 'LATEST']).optional(),
  /** A reference, or a part of the buyer's name or address. */
  queryText: Text(100).optional(),
  managerId: Id.optional(),
  carId: Id.optional(),
  ownerId: Id.optional(),
  source: z.enum(INQUIRY_SOURCES).optional(),
  /**
   * REPLY: a buyer's message without an answer. CHECK_PROOF: a payment proof to accept or refuse. RESERVATION_ENDING:
   * within 48 hours. PAYMENT_OVERDUE: the payment deadline has passed without a proof. BOOK_VOYAGE: a purchase without a ship.
   */
  task: z.enum(INQUIRY_TASKS).optional(),
  /** Open inquiries that are in this step. */
  step: z.enum(INQUIRY_STATUSES).optional(),
})
export type InquiryCriteria = z.output<typeof Criteria>

export const listInquiries = call({
  ...manager,
  method: 'GET',
  path: '/inquiry',
  summary: 'Lists all inquiries of a state, 20 per page, longest waiting first',
  query: z.strictObject({ ...PageQuery, ...Criteria.shape }),
  reply: InquiryPage,
  errors: ['MINATO-1008'],
})
export const exportInquiries = call({
  ...manager,
  method: 'GET',
  path: '/inquiry/export',
  summary: 'Exports the inquiries as spreadsheet-safe CSV, one row per inquiry, unlimited',
  query: Criteria,
  download: 'text/csv',
  reply: null,
  errors: ['MINATO-1008'],
})

export const InquiryCounts = z
  .object({
    numberOfInquiry: z.int(),
    numberOfUnreadInquiry: z.int(),
    numberOfReadInquiry: z.int(),
    numberOfArchivedInquiry: z.int(),
    /** The menu's number. */
    unRead: z.int(),
  })
  .meta({ id: 'InquiryCounts' })
export const countInquiries = call({
  ...customer,
  method: 'GET',
  path: '/inquiry/count',
  summary: 'Counts inquiries by state: all for a manager, own ones for a customer',
  reply: InquiryCounts,
  errors: [],
})

export const getInquiry = call({
  ...customer,
  method: 'GET',
  path: '/inquiry/{id}',
  summary: 'Returns one inquiry',
  params: one,
  reply: Inquiry,
  card: InquiryCard,
  errors: errors,
})
export const updateInquiry = call({
  ...manager,
  method: 'PUT',
  path: '/inquiry/{id}',
  summary:
    'Updates amounts, port, destination, discount and consignee; omitted fields stay, and another port without amounts makes a new quote',
  isVersioned: true,
  params: one,
  body: z.strictObject({
    portId: Id.optional(),
    finalDestination: Country.optional(),
    /** A new quote at the prices in force: with or without these. */
    withInsurance: z.boolean().optional(),
    withInspections: z.boolean().optional(),
    amountFOB: Money.nullable().optional(),
    fretAmount: Money.nullable().optional(),
    warranty: Money.nullable().optional(),
    inspections: z
      .array(z.strictObject({ productId: Id, type: z.enum(INSPECTION_TYPES), amount: Money }))
      .max(10)
      .optional(),
    discount: Money.optional(),
    /** Left out with another discount: it counts. */
    isActivateDiscount: z.boolean().optional(),
    customerInformation: Buyer.optional(),
    ...LowPriceConfirmed.shape,
  }),
  reply: Inquiry,
  errors: errors,
})

export const setConsignee = call({
  ...customer,
  isForPeople: true,
  method: 'PUT',
  isVersioned: true,
  path: '/inquiry/{id}/consignee',
  summary: 'Sets the consignee, until the proforma is issued; every document shows it',
  params: one,
  body: Consignee,
  reply: Inquiry,
  errors: errors,
})

/** After the first invoice a new consignee needs a second manager (TRU-04). */
const consigneeChange = {
  method: 'PUT',
  isVersioned: true,
  isForPeople: true,
  params: one,
  reply: Inquiry,
  errors: errors,
} as const
export const proposeConsignee = call({
  ...manager,
  ...consigneeChange,
  path: '/inquiry/{id}/consignee/proposal',
  summary:
    'Proposes another consignee after an invoice was issued: 409 with CHANGE_PENDING, MANAGER_TOO_NEW or SECOND_FACTOR_REQUIRED',
  body: Consignee,
})
export const confirmConsignee = call({
  ...customer,
  ...consigneeChange,
  path: '/inquiry/{id}/consignee/confirm',
  summary: 'Confirms the proposed consignee as the buyer: it takes effect once approved, without a waiting time',
})
export const rejectConsignee = call({
  ...customer,
  ...consigneeChange,
  path: '/inquiry/{id}/consignee/reject',
  summary: 'Rejects the proposed consignee as the buyer: nothing changes',
})

const step = { ...manager, method: 'PUT', isVersioned: true, params: one, reply: Inquiry, errors: errors } as const
export const archiveInquiry = call({
  ...step,
  path: '/inquiry/{id}/archive',
  summary: 'Archives an inquiry: it leaves the task lists',
  query: LastReadQuery,
})
export const restoreInquiry = call({ ...step, path: '/inquiry/{id}/restore', summary: 'Restores an archived inquiry' })
export const processInquiry = call({
  ...step,
  path: '/inquiry/{id}/process',
  summary: "Marks an inquiry as processed until the buyer's next message",
  query: LastReadQuery,
})
export const unprocessInquiry = call({
  ...step,
  path: '/inquiry/{id}/unprocess',
  summary: 'Undoes "process": the buyer waits as before',
})
export const handOverInquiry = call({
  ...step,
  path: '/inquiry/{id}/manager',
  summary: 'Hands the inquiry over to another manager',
  body: z.strictObject({ managerId: Id }),
})
