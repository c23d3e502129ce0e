import type { ReplyOf } from '@minato/contract/call'
import type { CallNamed } from '@minato/contract/calls'
import type { Inquiry, Message } from '@minato/contract/inquiries-shapes'
import { ApiError } from '../api/api.ts'
import type { CallInput } from '../api/api.ts'
import type { Shell } from '../api/shell.ts'
import { isManager } from '../session/current-user.ts'
import { preloadSlots } from './slots.ts'

/** Initial data of an inquiry's page; its event log is loaded on demand. */
export interface InquiryData {
  inquiry: Inquiry
  /** Oldest first. */
  messages: readonly Message[]
  /** Total number of messages. */
  total: number
}

export const MESSAGES_SHOWN = 50

/** Undefined if the inquiry does not exist or belongs to another customer (INQ-11). */
async function loadInquiry({ api }: Shell, id: string, signal: AbortSignal): Promise<InquiryData | undefined> {
  try {
    const [inquiry, { items, total }] = await Promise.all([
      api('GET /api/main/inquiry/{id}', { params: { id }, signal }),
      api('GET /api/main/inquiry/{id}/message', { params: { id }, query: { limit: MESSAGES_SHOWN }, signal }),
    ])
    return { inquiry, messages: items.toReversed(), total }
  } catch (error) {
    if (error instanceof ApiError && [400, 404].includes(error.status)) return undefined
    throw error
  }
}

/** The same with the code for the reader's side in one chunk: first pages list all chunks that routes name. */
export async function loadInquiryPage(shell: Shell, id: string, signal: AbortSignal): Promise<InquiryData | undefined> {
  const [data] = await Promise.all([loadInquiry(shell, id, signal), isManager(shell.user) && preloadSlots()])
  return data
}

export const INQUIRIES_SHOWN = 20
type OwnCall = 'GET /api/main/user/{user-id}/inquiry'
export type OwnInquiries = ReplyOf<CallNamed<OwnCall>>
export const ownInquiriesOf = (userId: string, page: number): CallInput<OwnCall> => ({
  params: { 'user-id': userId },
  query: { page, limit: INQUIRIES_SHOWN },
})
