import { useRouter } from '@tanstack/react-router'
import type { Messages } from '../i18n/messages.ts'
import type { Api } from './api.ts'
import type { CompanyFacts } from './company.ts'
import type { Visit } from './visit.ts'

/** The router's context, available to every page. */
export interface Shell extends Omit<Visit, 'nonce' | 'transport' | 'setHtml'> {
  api: Api
  company: CompanyFacts
  messages: Messages
  /** The current page, in the browser. */
  currentPage?(): CurrentPage | undefined
}

/** The current page: its address and loader data. */
export interface CurrentPage {
  href: string
  to: string
  search: object
  hash: string
  data: unknown
}

export const useShell = (): Shell => useRouter().options.context
export const useMessages = (): Messages => useShell().messages
