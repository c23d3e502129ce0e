import type { EmailTemplate } from '../email-content.ts'
import * as account from './account-emailTemplates.ts'
import * as deals from './deal-emailTemplates.ts'
import * as invoices from './invoice-emailTemplates.ts'
import * as payments from './payment-emailTemplates.ts'
import * as promises from './promise-emailTemplates.ts'
import * as proposals from './proposal-emailTemplates.ts'
import * as savedSearches from './saved-search-email.ts'

/** Every mail that the product sends, by its name: a letter that one of these files exports, in both languages. */
export const emailTemplates = {
  ...account,
  ...savedSearches,
  ...deals,
  ...promises,
  ...payments,
  ...invoices,
  ...proposals,
} satisfies Record<string, EmailTemplate<never>>

export type Template = keyof typeof emailTemplates
export type DataOf<T extends Template> = (typeof emailTemplates)[T] extends EmailTemplate<infer Data> ? Data : never
