import type { BodyOf } from '@minato/contract/call'
import type { CallNamed } from '@minato/contract/calls'
import { ApiError } from '../../api/api.ts'
import { pause } from '../../api/pause.ts'
import type { Shell } from '../../api/shell.ts'
import { removeStored, store, stored } from '../../session/browser-storage.ts'

/** Sends an inquiry with retries under one idempotency key (W6), also after the page is left. */

type PublicBody = BodyOf<CallNamed<'POST /api/main/public/inquiry'>>
export type Question = PublicBody['createInquiryInformation']
export interface QueuedInquiry {
  key: string
  question: Question
  /** Of a visitor. */
  person?: PublicBody['userRegistrateInformation']
  /** The car's name, for later messages. */
  car: string
  /** Its owner; other users do not send it. */
  user?: string
  /** First attempt, in ms since 1970. */
  at?: number
  /** Its author was told that it is no longer sent. */
  isTold?: true
}
export interface Opened {
  id: string
  reference: string
}

const KEY = 'questions-kept'
/** Timeout of a dead connection; a retry uses the same key. */
const PATIENCE_MS = 45_000
/** The server knows a key for 24 hours (API-09): a later retry could create a second inquiry. */
const KEY_MS = 23 * 3_600_000
const FIRST_WAIT_MS = 2000
const LONGEST_WAIT_MS = 30_000
/** Longer waits are shown to the user instead of a retry; the input stays. */
const LONGEST_WAIT_S = 60

/** Errors that a retry may solve. A conflict without a reason: an equal call is running. */
export const isRetryable = (error: unknown): boolean =>
  !(error instanceof ApiError) ||
  error.status >= 500 ||
  (error.status === 409 && error.current === undefined && !error.body?.length && !error.reason) ||
  (error.status === 429 && (error.retryAfter ?? LONGEST_WAIT_S) <= LONGEST_WAIT_S)

/** Rejected before processing: this attempt had no effect, but an earlier one under the same key may have. */
const REJECTED_UNPROCESSED = [401, 403, 429]
export const isRejectedUnprocessed = (error: unknown): boolean =>
  error instanceof ApiError && REJECTED_UNPROCESSED.includes(error.status)

export const hasLapsed = ({ at }: QueuedInquiry): boolean => at !== undefined && Date.now() - at > KEY_MS

export function sendOnce({ api }: Shell, { key, question, person, user }: QueuedInquiry): Promise<Opened> {
  // Old browsers lack it.
  const limit = AbortSignal.timeout?.(PATIENCE_MS)
  const given = { key, ...(limit && { signal: limit }) }
  return person
    ? api('POST /api/main/public/inquiry', {
        ...given,
        body: { userRegistrateInformation: person, createInquiryInformation: question },
      })
    : api('POST /api/main/inquiry', { ...given, body: { ...question, ...(user && { ownerId: user }) } })
}

/** Inquiries that a form of this page is sending; nothing else sends them. */
const inForm = new Set<string>()
export const isInForm = (key: string): boolean => inForm.has(key)

/**
 * Sends until the server answers; throws its rejection. `onKept`: offline, so it is queued. Stored before the
 * first attempt, so that a closed page loses nothing.
 */
export async function sendWithRetry(
  shell: Shell,
  given: QueuedInquiry,
  signal: AbortSignal,
  onKept: () => void,
): Promise<Opened> {
  const before = ofTheSameCar(given)
  // Its key has expired: the new input replaces it.
  const isAgain = before !== undefined && !hasLapsed(before)
  if (before && !isAgain) drop(before.key)
  const going = { ...given, key: isAgain ? before.key : given.key, at: (isAgain && before.at) || Date.now() }
  keep(going)
  inForm.add(going.key)
  try {
    return await insist(shell, going, isAgain, signal, onKept)
  } finally {
    inForm.delete(going.key)
  }
}

/** A queued inquiry about the same car may have arrived: the new input replaces it under its key. */
const ofTheSameCar = ({ question, user }: QueuedInquiry): QueuedInquiry | undefined =>
  kept().find((one) => one.user === user && one.question.carId === question.carId)

async function insist(
  shell: Shell,
  going: QueuedInquiry,
  wasTried: boolean,
  signal: AbortSignal,
  onKept: () => void,
): Promise<Opened> {
  let isAgain = wasTried
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 2, LONGEST_WAIT_MS), isAgain = true) {
    try {
      const opened = await sendOnce(shell, going)
      drop(going.key)
      return opened
    } catch (error) {
      if (!isRetryable(error)) {
        if (!isAgain || !isRejectedUnprocessed(error)) drop(going.key)
        throw error
      }
      onKept()
      await pause(error instanceof ApiError && error.retryAfter ? error.retryAfter * 1000 : wait, signal)
      // The page was left or the user changed: the owner's next page sends it.
      if (signal.aborted || hasLapsed(going) || !isOwn(shell, going)) throw error
    }
  }
}
const isOwn = ({ user }: Shell, going: QueuedInquiry): boolean => going.user === undefined || going.user === user?.id

export function kept(): QueuedInquiry[] {
  try {
    const all = JSON.parse(stored(KEY) ?? '[]') as unknown
    return Array.isArray(all) ? (all as QueuedInquiry[]) : []
  } catch {
    return []
  }
}
const write = (all: readonly QueuedInquiry[]): void =>
  all.length ? store(KEY, JSON.stringify(all)) : removeStored(KEY)
export const drop = (key: string): void => write(kept().filter((one) => one.key !== key))
export const markReported = (key: string): void =>
  write(kept().map((one) => (one.key === key ? { ...one, isTold: true } : one)))
export const dropOf = (user: string): void => write(kept().filter((one) => one.user !== user))
const keep = (going: QueuedInquiry): void => write([...kept().filter(({ key }) => key !== going.key), going])
