import { z } from 'zod'
import { call } from './call.ts'
import { CIVILITIES, LOCALES, SORT_DIRECTIONS } from './enumerations.ts'
import { AnyText, Id, Instant, pageOf, PageQuery, QueryFlag, REQUIRED } from './primitives.ts'
import { Destination, Email, PersonalInformation, PhoneNumber } from './users-shapes.ts'

/** Customers as managers see them (DOC-03). Countries are ISO 3166 alpha-2, phone numbers E.164. */
export const Customer = z
  .object({
    id: Id,
    firstname: z.string(),
    lastname: z.string(),
    email: z.string(),
    isEmailVerified: z.boolean(),
    countryOfResidence: z.string().nullable(),
    phoneNumber: z.string().nullable(),
    /** The same in groups, as dialled from abroad: '+254 712 345678'. */
    phoneText: z.string().nullable(),
    createdAt: Instant,
    /** When a session of this person was last used; null where none is known any more. */
    lastSeenAt: Instant.nullable(),
    isDeactivated: z.boolean(),
    numberOfFavourite: z.int(),
    numberOfSavedSearch: z.int(),
    numberOfInquiry: z.int(),
  })
  .meta({ id: 'Customer' })
export type Customer = z.infer<typeof Customer>

/** `version` 0: nothing was noted yet. */
export const CustomerNote = z
  .object({ text: z.string(), writtenAt: Instant.nullable(), writtenBy: z.string().nullable(), version: z.int() })
  .meta({ id: 'CustomerNote' })
export type CustomerNote = z.infer<typeof CustomerNote>

export const CustomerDetails = Customer.extend({
  civility: z.enum(CIVILITIES).nullable(),
  locale: z.enum(LOCALES),
  destination: Destination.nullable(),
  note: CustomerNote,
  /** The number as a form shows it. */
  phone: PhoneNumber.nullable(),
  version: z.int(),
  /** Has signed in or chosen a password. */
  canSignIn: z.boolean(),
  /** When a link to the account was last sent that still works; null where the customer can sign in. */
  invitedAt: Instant.nullable(),
  /** False for an address that the customer has confirmed or signs in with. */
  isEmailEditable: z.boolean(),
}).meta({ id: 'CustomerDetails' })
export type CustomerDetails = z.infer<typeof CustomerDetails>

const CustomerFields = z.strictObject({
  firstname: PersonalInformation.shape.firstname,
  lastname: PersonalInformation.shape.lastname.nullable().default(null),
  email: Email.nullable().default(null),
  phoneNumber: PhoneNumber.nullable().default(null),
  countryOfResidence: PersonalInformation.shape.countryOfResidence.nullable().default(null),
  destination: Destination.nullable().default(null),
  locale: z.enum(LOCALES).default('en'),
  /** Another customer has the same number, and this one is saved nevertheless. */
  isNumberShared: z.boolean().default(false),
})
const NO_CONTACT = { path: ['email'], error: REQUIRED }

/** A customer's data as a manager corrects them. Fields left out are emptied. */
export const CustomerEdit = CustomerFields.refine(({ email, phoneNumber }) => email ?? phoneNumber, NO_CONTACT).meta({
  id: 'CustomerEdit',
})
export type CustomerEdit = z.output<typeof CustomerEdit>

/** A customer added by a manager: a first name and one way to reply are enough. */
export const NewCustomer = CustomerFields.extend({
  /** Mails a link to the account, where a password is chosen. */
  isInvited: z.boolean().default(false),
})
  .refine(({ email, phoneNumber }) => email ?? phoneNumber, NO_CONTACT)
  .refine(({ email, isInvited }) => email ?? !isInvited, {
    path: ['email'],
    error: 'An invitation needs an email address',
  })
  .meta({ id: 'NewCustomer' })
export type NewCustomer = z.output<typeof NewCustomer>

const Criteria = z.strictObject({
  /** Words that all must occur in the name, email address, phone number or country. */
  queryText: AnyText(200).optional(),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'This country is not valid')
    .optional(),
  isDeactivated: QueryFlag.optional(),
  'order.field': z.enum(['NAME', 'COUNTRY', 'MADE', 'SEEN', 'INQUIRIES']).optional(),
  'order.direction': z.enum(SORT_DIRECTIONS).optional(),
})
export type CustomerCriteria = z.output<typeof Criteria>

const manager = { service: 'uum', access: 'manager', rate: 'everything' } as const
const one = z.strictObject({ id: Id })
const errors = ['MINATO-1008', 'MINATO-4004'] as const

export const createSignInLink = call({
  ...manager,
  isForPeople: true,
  method: 'POST',
  path: '/customer/{id}/sign-in-link',
  summary: 'Creates a one-time sign-in link for a customer without an email address, to send by phone',
  params: one,
  reply: z.object({ link: z.string(), expiresAt: Instant }),
  errors: errors,
})
export const listCustomers = call({
  ...manager,
  method: 'GET',
  path: '/customer',
  summary: 'Lists customers, newest first by default',
  query: z.strictObject({ ...Criteria.shape, ...PageQuery }),
  reply: pageOf(Customer).meta({ id: 'CustomerPage' }),
  errors: ['MINATO-1008'],
})
export const createCustomer = call({
  ...manager,
  method: 'POST',
  path: '/customer',
  summary: 'Creates a customer and optionally emails an invitation; a known email or number is rejected',
  isCreating: true,
  body: NewCustomer,
  reply: CustomerDetails,
  status: 201,
  errors: ['MINATO-1008', 'MINATO-3001', 'MINATO-3003'],
})
export const exportCustomers = call({
  ...manager,
  method: 'GET',
  path: '/customer/export',
  summary: 'Exports the customers as spreadsheet-safe CSV, one row per customer, unlimited',
  query: Criteria,
  download: 'text/csv',
  reply: null,
  errors: ['MINATO-1008'],
})
export const getCustomer = call({
  ...manager,
  method: 'GET',
  path: '/customer/{id}',
  summary: "Returns one customer with the managers' note",
  params: one,
  reply: CustomerDetails,
  errors: errors,
})
export const updateCustomer = call({
  ...manager,
  method: 'PUT',
  path: '/customer/{id}',
  summary: "Updates a customer's data; an address that the customer signs in with stays",
  isVersioned: true,
  params: one,
  body: CustomerEdit,
  reply: CustomerDetails,
  errors: [...errors, 'MINATO-3001', 'MINATO-3003'],
})
export const inviteCustomer = call({
  ...manager,
  isForPeople: true,
  method: 'PUT',
  path: '/customer/{id}/invitation',
  summary: 'Emails a link to the account to a customer who cannot sign in yet; an earlier link ends',
  params: one,
  reply: CustomerDetails,
  errors: errors,
})
export const noteCustomer = call({
  ...manager,
  method: 'PUT',
  path: '/customer/{id}/note',
  summary: "Updates the note about a customer; it is part of the customer's data download",
  isVersioned: true,
  params: one,
  body: z.strictObject({ text: AnyText(5000) }),
  reply: CustomerNote,
  errors: errors,
})
export const deactivateCustomer = call({
  ...manager,
  method: 'PUT',
  path: '/customer/{id}/deactivate',
  summary: 'Deactivates a customer and ends all sessions',
  params: one,
  reply: CustomerDetails,
  errors: errors,
})
export const reactivateCustomer = call({
  ...manager,
  method: 'PUT',
  path: '/customer/{id}/reactivate',
  summary: 'Reactivates a customer',
  params: one,
  reply: CustomerDetails,
  errors: errors,
})
