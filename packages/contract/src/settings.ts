import { z } from 'zod'
import { call } from './call.ts'
import { PriceEffect, Shown } from './change-effects.ts'
import { AnyText, Id, Instant, Name, QueryNumber, REQUIRED, Text, Integer } from './primitives.ts'
import { Email } from './users-shapes.ts'

/** The dealer's settings (PRT-04, STF-05 to STF-07). */

/** An address that a page may link to, or nothing: never a script's. */
const Link = z
  .string()
  .trim()
  .max(300)
  .refine((text) => text === '' || /^https:\/\/[^\s<>"']+$/.test(text), 'This address must begin with https://')
/** A text for readers of each language. */
const InBothLanguages = z.strictObject({ en: AnyText(3000), fr: AnyText(3000) })
/** Pages with a text that the dealer may write; '' uses the product's default text. */
export const LegalPage = z.enum(['terms', 'privacy', 'cookies'])
export type LegalPage = z.infer<typeof LegalPage>
const LegalText = z.strictObject({ en: AnyText(20_000), fr: AnyText(20_000) })
const LegalTexts = z.strictObject({ terms: LegalText, privacy: LegalText, cookies: LegalText })
const OfficeHours = z
  .array(
    z
      .strictObject({
        weekday: Integer(0, 6),
        opens: Integer(0, 23),
        opensMinute: Integer(0, 59).optional(),
        closes: Integer(0, 24),
        closesMinute: Integer(0, 59).optional(),
      })
      .refine((day) => day.opens * 60 + (day.opensMinute ?? 0) < day.closes * 60 + (day.closesMinute ?? 0), {
        path: ['closes'],
        message: 'Closing comes after opening',
      })
      .refine((day) => day.closes * 60 + (day.closesMinute ?? 0) <= 1440, {
        path: ['closesMinute'],
        message: 'A day ends at 24:00',
      }),
  )
  .max(7)
  .refine((days) => new Set(days.map(({ weekday }) => weekday)).size === days.length, 'This weekday occurs twice')

export const SettingsFields = z
  .strictObject({
    name: Name(80),
    legalName: Name(120),
    foundedYear: Integer(1850, 2100),
    /** Lines of the postal address; the last one is town and country. */
    headOffice: z.array(Name(120)).min(1, REQUIRED).max(5),
    /** '' while the dealer has saved the company alone; so is the email. */
    phone: AnyText(40).regex(/^(?:\+?[\d\s().-]+)?$/, 'This phone number is not valid'),
    messagingUrl: Link,
    email: z.union([z.literal(''), Email]),
    social: z.strictObject({ facebook: Link, instagram: Link, youtube: Link }),
    /** Japan time by weekday, 0 is Sunday. A weekday that is absent is closed, an absent minute is 0. */
    officeHours: OfficeHours,
    about: InBothLanguages,
    legal: LegalTexts,
    /** Validity of proformas, in days (INQ-15). */
    proformaValidityDays: Integer(1, 90),
    paymentDeadlineDays: Integer(1, 90),
    /** Before the payment deadline the buyer is reminded of it. */
    reminderDays: Integer(0, 30),
    /**
     * In per cent of a car's price: a manager confirms a price below this margin. Left out:
     * unchanged.
     */
    minimumMarginPercent: Integer(0, 90).optional(),
    /** US cents missing on an inquiry that the dealer does not ask for (TRU-12). Left out: unchanged. */
    paymentToleranceCents: Integer(0, 100_000).optional(),
    /**
     * Prefix of document numbers, and the dealer's registration; null: derived from the name, or
     * not given.
     */
    paperPrefix: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9]{2,6}$/, 'Two to six letters or figures')
      .nullable(),
    registration: Text(120).nullable(),
    /** Prefilled with the shipping of an inquiry, and printed on proformas. */
    portOfLoading: Name(120).nullable().default(null),
    /** Under which name mails come, and where answers go: as the shop itself where null. */
    senderName: Name(60).nullable(),
    replyTo: Email.nullable(),
  })
  .meta({ id: 'SettingsFields' })
export type SettingsFields = z.output<typeof SettingsFields>

/** The current settings; `version` 0: never written. */
export const Settings = z
  .object({
    name: z.string(),
    legalName: z.string(),
    foundedYear: z.int(),
    headOffice: z.array(z.string()),
    phone: z.string(),
    messagingUrl: z.string(),
    email: z.string(),
    social: z.object({ facebook: z.string(), instagram: z.string(), youtube: z.string() }),
    officeHours: z.array(
      z.object({
        weekday: z.int().min(0).max(6),
        opens: z.int(),
        opensMinute: z.int().optional(),
        closes: z.int(),
        closesMinute: z.int().optional(),
      }),
    ),
    about: z.object({ en: z.string(), fr: z.string() }),
    legal: LegalTexts,
    proformaValidityDays: z.int(),
    paymentDeadlineDays: z.int(),
    reminderDays: z.int(),
    minimumMarginPercent: z.int(),
    paymentToleranceCents: z.int(),
    paperPrefix: z.string().nullable(),
    registration: z.string().nullable(),
    portOfLoading: z.string().nullable(),
    senderName: z.string().nullable(),
    replyTo: z.string().nullable(),
    version: z.int().min(0),
    updatedAt: Instant.nullable(),
  })
  .meta({ id: 'Settings' })
export type Settings = z.infer<typeof Settings>

/** The dealer's facts on every page. */
export const Company = Settings.pick({
  name: true,
  legalName: true,
  foundedYear: true,
  headOffice: true,
  phone: true,
  messagingUrl: true,
  email: true,
  social: true,
  officeHours: true,
  about: true,
})
  .extend({
    /** Marine insurance in force, per cent of FOB and freight. */
    insuranceRate: z.number(),
    /**
     * Median minutes from a buyer's question to the dealer's next action, over the questions of the last 30 days; null where
     * they are fewer than 5.
     */
    replyMinutes: z.int().nullable(),
  })
  .meta({ id: 'Company' })
export type Company = z.infer<typeof Company>

export const getCompany = call({
  service: 'main',
  access: 'visitor',
  rate: 'everything',
  method: 'GET',
  path: '/company',
  summary: "Returns the dealer's name, address, contacts and office hours",
  reply: Company,
  errors: ['MINATO-4004'],
})

export const getLegalText = call({
  service: 'main',
  access: 'visitor',
  rate: 'everything',
  method: 'GET',
  path: '/company/legal/{page}',
  summary: "Returns the dealer's terms, privacy policy or cookie page; '' for the default text",
  params: z.strictObject({ page: LegalPage }),
  reply: LegalText,
  errors: [],
})

const manager = { service: 'main', access: 'manager', rate: 'everything' } as const

export const getSettings = call({
  ...manager,
  method: 'GET',
  path: '/settings',
  summary: 'Returns all settings with their version',
  reply: Settings,
  errors: [],
})
export const updateSettings = call({
  ...manager,
  method: 'PUT',
  path: '/settings',
  summary: 'Updates the settings; public pages change at once',
  isVersioned: true,
  body: SettingsFields,
  reply: Settings,
  errors: ['MINATO-1008'],
})

/** A rate of marine insurance, per cent of FOB and freight, from a moment on. */
export const InsuranceRate = z
  .object({ id: Id, percentage: z.number(), validFrom: Instant, recordedAt: Instant, isInForce: z.boolean() })
  .meta({ id: 'InsuranceRate' })
export type InsuranceRate = z.infer<typeof InsuranceRate>
export const listInsuranceRates = call({
  ...manager,
  method: 'GET',
  path: '/insurance-rate',
  summary: 'Lists past, current and scheduled marine insurance rates, newest first',
  reply: z.array(InsuranceRate),
  errors: [],
})
const InsurancePercentage = z.number().min(0).max(20).multipleOf(0.001)
export const setInsuranceRate = call({
  ...manager,
  method: 'POST',
  path: '/insurance-rate',
  summary: 'Sets an insurance rate from now or a future time; earlier quotes are unchanged',
  isCreating: true,
  body: z.strictObject({
    percentage: InsurancePercentage,
    validFrom: Instant.optional(),
    shown: Shown.optional(),
  }),
  reply: InsuranceRate,
  status: 201,
  errors: ['MINATO-1008'],
})
const insurancePreview = {
  ...manager,
  method: 'GET',
  query: z.strictObject({ percentage: QueryNumber(InsurancePercentage) }),
  errors: ['MINATO-1008'],
} as const
export const previewInsurance = call({
  ...insurancePreview,
  path: '/insurance-rate/effect',
  summary: 'Previews the insured prices and quotes that another rate would change',
  reply: PriceEffect,
})
export const exportInsuranceEffect = call({
  ...insurancePreview,
  path: '/insurance-rate/effect/export',
  summary: 'Exports every price and quote that another insurance rate would change as spreadsheet-safe CSV',
  download: 'text/csv',
  reply: null,
})
export const undoInsuranceRate = call({
  ...manager,
  method: 'PUT',
  path: '/insurance-rate/{id}/undo',
  summary: 'Undoes an insurance rate by recording the one before it again; refused once another rate was recorded',
  params: z.strictObject({ id: Id }),
  reply: InsuranceRate,
  errors: ['MINATO-1008', 'MINATO-4004'],
})
