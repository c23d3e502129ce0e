import type { BodyOf } from '@minato/contract/call'
import type { CallNamed } from '@minato/contract/calls'
import { ApiError } from '../../api/api.ts'
import { pause } from '../../api/pause.ts'
import type { Shell } from '../../layout/shell.ts'
import { forget, store, stored } from '../../session/stored.ts'

/**
 * Brings a question to the server, over a line that may be down (W6): it is sent again under its key, which the server takes
 * once. It outlives the page.
 */

type PublicBody = BodyOf<CallNamed<'POST /api/main/public/inquiry'>>
export type Question = PublicBody['createInquiryInformation']
export interface QueuedInquiry {
  key: string
  question: Question
  /** Of a visitor. */
  person?: PublicBody['userRegistrateInformation']
  /** What the car is called, for what is said of it later. */
  car: string
  /** Whose it is; nobody else sends it. */
  user?: string
  /** When it was first tried, in milliseconds since 1970. */
  at?: number
  /** Its author was told on this device that it goes no more. */
  isTold?: true
}
export interface Opened {
  id: string
  reference: string
}

const KEY = 'questions-kept'
/** A line that died without a word; under its key the question may go again. */
const PATIENCE_MS = 45_000
/** The server knows a key for 24 hours (API-09): nothing goes under it so late that it might open a second inquiry. */
const KEY_MS = 23 * 3_600_000
const FIRST_WAIT_MS = 2000
const LONGEST_WAIT_MS = 30_000
/** Whoever is told to come again later than this is told so, and keeps what he typed. */
const LONGEST_WAIT_S = 60

/** Not the question's fault: another try may go well. A conflict without a reason: the same one is under way already. */
export const isRetryable = (error: unknown): boolean =>
  !(error instanceof ApiError) ||
  error.status >= 500 ||
  (error.status === 409 && error.current === undefined && !error.body?.length && !error.reason) ||
  (error.status === 429 && (error.retryAfter ?? LONGEST_WAIT_S) <= LONGEST_WAIT_S)

/** Turned away at the door: this try had no effect, but an earlier one under the same key may have had its own. */
const TURNED_AWAY = [401, 403, 429]
export const isTurnedAway = (error: unknown): boolean => error instanceof ApiError && TURNED_AWAY.includes(error.status)

export const hasLapsed = ({ at }: QueuedInquiry): boolean => at !== undefined && Date.now() - at > KEY_MS

export function sendOnce({ api }: Shell, { key, question, person, user }: QueuedInquiry): Promise<Opened> {
  // The oldest phones do not know it.
  const limit = AbortSignal.timeout?.(PATIENCE_MS)
  const given = { key, ...(limit && { signal: limit }) }
  return person
    ? api('POST /api/main/public/inquiry', {
        ...given,
        body: { userRegistrateInformation: person, createInquiryInformation: question },
      })
    : api('POST /api/main/inquiry', { ...given, body: { ...question, ...(user && { ownerId: user }) } })
}

/** What a form of this page is sending; nothing else of the page sends it meanwhile. */
const inForm = new Set<string>()
export const isInForm = (key: string): boolean => inForm.has(key)

/**
 * Sends until the server has answered; throws what it refuses. `onKept`: the line is down, and it waits. It is kept before the
 * first try: a page that is closed in the middle of it leaves nothing unsent.
 */
export async function sendWithRetry(
  shell: Shell,
  given: QueuedInquiry,
  signal: AbortSignal,
  onKept: () => void,
): Promise<Opened> {
  const before = ofTheSameCar(given)
  // Its key goes no more: what is written now takes its place.
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

/** What is kept of the same car: it may have arrived, and the server takes a key once. What is written now replaces it. */
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
        if (!isAgain || !isTurnedAway(error)) drop(going.key)
        throw error
      }
      onKept()
      await pause(error instanceof ApiError && error.retryAfter ? error.retryAfter * 1000 : wait, signal)
      // The page was left, or its reader is another: what is kept goes out from the next page that is his.
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
const write = (all: readonly QueuedInquiry[]): void => (all.length ? store(KEY, JSON.stringify(all)) : forget(KEY))
export const drop = (key: string): void => write(kept().filter((one) => one.key !== key))
export const markReported = (key: string): void =>
  write(kept().map((one) => (one.key === key ? { ...one, isTold: true } : one)))
export const dropOf = (user: string): void => write(kept().filter((one) => one.user !== user))
const keep = (going: QueuedInquiry): void => write([...kept().filter(({ key }) => key !== going.key), going])
