import type { Inquiry, InquiryCard, Message } from '@minato/contract/inquiries-shapes'
import { ApiError } from '../api/api.ts'
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

export interface OwnInquiries {
  items: readonly InquiryCard[]
  page: number
  limit: number
  total: number
}
export const DEALS_SHOWN = 20
export const loadOwnInquiries = ({ api, user }: Shell, page: number, signal?: AbortSignal): Promise<OwnInquiries> =>
  api('GET /api/main/user/{user-id}/inquiry', {
    params: { 'user-id': user?.id ?? '' },
    query: { page, limit: DEALS_SHOWN },
    ...(signal && { signal }),
  })
