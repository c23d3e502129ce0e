import type { EmailTemplate } from '../email-content.ts'
import * as account from './account-emails.ts'
import * as inquiries from './inquiry-emails.ts'
import * as invoices from './invoice-emails.ts'
import * as payments from './payment-emails.ts'
import * as promises from './reservation-emails.ts'
import * as proposals from './proposal-emails.ts'
import * as savedSearches from './saved-search-email.ts'

/** All email templates by name, exported by these files in both languages. */
export const emailTemplates = {
  ...account,
  ...savedSearches,
  ...inquiries,
  ...promises,
  ...payments,
  ...invoices,
  ...proposals,
} satisfies Record<string, EmailTemplate<never>>

export type Template = keyof typeof emailTemplates
export type DataOf<T extends Template> = (typeof emailTemplates)[T] extends EmailTemplate<infer Data> ? Data : never
