import { useRouter } from '@tanstack/react-router'
import type { Messages } from '../messages/messages.ts'
import type { Api } from './api.ts'
import type { Visit } from './visit.ts'

/** What every page has at hand: the router's context. */
export interface Shell extends Omit<Visit, 'nonce' | 'transport' | 'setHtml'> {
  api: Api
  messages: Messages
}

export const useShell = (): Shell => useRouter().options.context
export const useMessages = (): Messages => useShell().messages
