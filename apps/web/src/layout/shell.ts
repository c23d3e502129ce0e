import { useRouter } from '@tanstack/react-router'
import type { Messages } from '../messages/messages.ts'
import type { Api } from '../api/api.ts'
import type { CompanyFacts } from './company.ts'
import type { Visit } from '../api/visit.ts'

/** What every page has at hand: the router's context. */
export interface Shell extends Omit<Visit, 'nonce' | 'transport' | 'setHtml'> {
  api: Api
  company: CompanyFacts
  messages: Messages
  /** The page that stands before the reader, in the browser. */
  currentPage?(): CurrentPage | undefined
}

/** A page that is shown: where it is, and what its loader gave. */
export interface CurrentPage {
  href: string
  to: string
  search: object
  hash: string
  data: unknown
}

export const useShell = (): Shell => useRouter().options.context
export const useMessages = (): Messages => useShell().messages
