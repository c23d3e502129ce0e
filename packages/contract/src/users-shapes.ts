import { z } from 'zod'
import { CIVILITIES, LOCALES, OFFICE_LOCALES, ROLES } from './enumerations.ts'
import { CLIENT_SERVICES } from './settings-enumerations.ts'
import { EMAIL_LIMIT, foldEmail, isEmail, isPasswordFormed, PASSWORD_MAX } from './people.ts'
import { Id, Instant, Name, REQUIRED } from './primitives.ts'

/** People (specification section 3, Customer and User info). Countries are ISO 3166 alpha-2; phone numbers as people write them. */

export const Email = z
  .string()
  .max(EMAIL_LIMIT, { error: 'This email is not valid', abort: true })
  .refine((text) => isEmail(text.trim()), 'This email is not valid')
  .transform((text) => text.trim())
  .meta({ jsonSchema: { type: 'string', format: 'email', maxLength: EMAIL_LIMIT } })
/** The lookup key of an email address. */
export const EmailKey = Email.transform(foldEmail)

export const PASSWORD_MESSAGE = 'Your password must contain at least 8 characters(letters and numbers included)'
/** A new one. Exact characters: nothing is trimmed or cut (decision 7). */
export const NewPassword = z
  .string()
  .max(PASSWORD_MAX, { error: 'A password has at most 128 characters', abort: true })
  .refine(isPasswordFormed, PASSWORD_MESSAGE)
  .meta({ jsonSchema: { type: 'string', minLength: 8, maxLength: PASSWORD_MAX } })
/** One that is to be checked: whatever it is, no more than a new one may be. */
export const GivenPassword = z.string().min(1, REQUIRED).max(PASSWORD_MAX)

export const PhoneNumber = z
  .strictObject({
    /** Digits alone: '254'. */
    countryCode: z.string().regex(/^[1-9]\d{0,3}$/, 'This calling code is not valid'),
    number: z
      .string()
      // Japanese keyboards type full-width digits.
      .normalize('NFKC')
      .trim()
      .regex(/^[\d\s().-]{4,20}$/, 'This phone number is not valid'),
  })
  .meta({ id: 'PhoneNumber' })
const CountryCode = z.string().regex(/^[A-Z]{2}$/, 'This country is not valid')
const PersonName = Name(100)
/** A code out of a mail: 128 random bits in base64url. Any other text is a wrong one, not an unreadable one. */
export const MailCode = z.string().min(1).max(100)

/** Personal details: the second step of signing up, and the first form of the account. */
export const PersonalInformation = z.strictObject({
  civility: z.enum(CIVILITIES),
  firstname: PersonName,
  lastname: PersonName,
  countryOfResidence: CountryCode,
  phoneNumber: PhoneNumber,
})
export type PersonalInformation = z.infer<typeof PersonalInformation>

export const Registration = z
  .strictObject({
    ...PersonalInformation.shape,
    email: Email,
    password: NewPassword,
    /** Language of emails to this person. */
    locale: z.enum(LOCALES).default('en'),
  })
  .meta({ id: 'Registration' })

/**
 * A visitor who asks about a car: a name and one way to answer are enough. Password, profile and address may follow by the
 * link that is mailed.
 */
export const VisitorRegistration = z
  .strictObject({
    ...PersonalInformation.partial().shape,
    firstname: PersonName,
    email: Email.optional(),
    password: NewPassword.optional(),
    locale: z.enum(LOCALES).default('en'),
  })
  // A password belongs to an address: without one there is no sign-in by it.
  .refine(({ email, phoneNumber, password }) => email ?? (phoneNumber && !password), {
    path: ['email'],
    error: REQUIRED,
  })
  .meta({ id: 'VisitorRegistration' })

/** What a manager has to do where the dealer requires a second factor: set one up, or use it in this session. */
const NeededFactor = z.enum(['SETUP', 'CHECK'])
export type NeededFactor = z.infer<typeof NeededFactor>
/** The signed-in user (SES-02). */
export const UserInfo = z
  .object({
    id: Id,
    firstname: z.string(),
    lastname: z.string(),
    email: z.string(),
    roles: z.array(z.enum(ROLES)),
    /** Whether the personal information is whole: a person from another provider gives it after the first sign-in. */
    isComplete: z.boolean(),
    isEmailVerified: z.boolean(),
    /** Absent where nothing is needed. */
    needsSecondFactor: NeededFactor.optional(),
  })
  .meta({ id: 'UserInfo' })
export type UserInfo = z.infer<typeof UserInfo>

export const Destination = z.strictObject({ country: CountryCode, portId: Id.nullable() })
/** Account details that can be changed together; `null` removes a destination. */
export const AccountFields = z.strictObject({
  ...PersonalInformation.shape,
  /** Only managers may choose a language that the shop does not have. */
  locale: z.enum(OFFICE_LOCALES),
  destination: Destination.nullable(),
})
export const Account = z
  .object({
    id: Id,
    email: z.string(),
    isEmailVerified: z.boolean(),
    /** False where another provider holds the password: it cannot be changed here. */
    hasPassword: z.boolean(),
    civility: z.enum(CIVILITIES).nullable(),
    firstname: z.string(),
    lastname: z.string(),
    countryOfResidence: z.string().nullable(),
    phoneNumber: PhoneNumber.nullable(),
    locale: z.enum(OFFICE_LOCALES),
    destination: Destination.nullable(),
    roles: z.array(z.enum(ROLES)),
    createdAt: Instant,
    version: z.int(),
  })
  .meta({ id: 'Account' })
export type Account = z.infer<typeof Account>

export const SignedInDevice = z
  .object({
    id: Id,
    isCurrent: z.boolean(),
    /** The `User-Agent` header, at most 200 characters. */
    userAgent: z.string(),
    network: z.string(),
    createdAt: Instant,
    lastSeenAt: Instant,
  })
  .meta({ id: 'SignedInDevice' })
export type SignedInDevice = z.infer<typeof SignedInDevice>

/** `criteria` is the query of the search's canonical address, without its question mark. */
export const SavedSearchFields = z.strictObject({
  name: Name(120),
  criteria: z.string().max(2000),
  hasAlert: z.boolean(),
})
export const SavedSearch = z
  .object({
    id: Id,
    ...SavedSearchFields.shape,
    /** Cars that fit it now. */
    numberOfCar: z.int(),
    createdAt: Instant,
    lastAlertAt: Instant.nullable(),
  })
  .meta({ id: 'SavedSearch' })
export type SavedSearch = z.infer<typeof SavedSearch>

export const Manager = z
  .object({
    id: Id,
    email: z.string(),
    firstname: z.string(),
    lastname: z.string(),
    /** Invited, and not yet come. */
    isPending: z.boolean(),
    since: Instant,
    lastSeenAt: Instant.nullable(),
  })
  .meta({ id: 'Manager' })
export type Manager = z.infer<typeof Manager>

/** Scopes of an API client: a service, read or written (API-13). */
export const SCOPES: readonly string[] = CLIENT_SERVICES.flatMap((service) => [`${service}.read`, `${service}.write`])
export const ApiClientFields = z.strictObject({
  name: Name(100),
  scopes: z
    .array(z.string().refine((one) => SCOPES.includes(one), 'There is no such scope'))
    .min(1, REQUIRED)
    .max(SCOPES.length),
})
export const ApiClient = z
  .object({
    id: Id,
    ...ApiClientFields.shape,
    createdAt: Instant,
    /** The manager who answers for it; without that role it is revoked. */
    managerId: Id,
    managerName: z.string(),
    lastUsedAt: Instant.nullable(),
    revokedAt: Instant.nullable(),
  })
  .meta({ id: 'ApiClient' })
export type ApiClient = z.infer<typeof ApiClient>
/** An API client with its secret, which no other reply holds. */
export const ApiClientSecret = z.object({ client: ApiClient, secret: z.string() }).meta({ id: 'ApiClientSecret' })
export type ApiClientSecret = z.infer<typeof ApiClientSecret>
