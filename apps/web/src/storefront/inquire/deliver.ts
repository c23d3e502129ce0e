import type { BodyOf } from '@minato/contract/call'
import type { CallNamed } from '@minato/contract/calls'
import { ApiError } from '../../shell/api.ts'
import type { Shell } from '../../shell/shell.ts'
import { forget, store, stored } from '../../session/stored.ts'

/**
 * Brings a question to the server, over a line that may be down (W6): it is sent again under its key, which the server takes
 * once. A customer's own outlives the page; a visitor's has his password in it and is kept by the page alone.
 */

type PublicBody = BodyOf<CallNamed<'POST /api/main/public/inquiry'>>
export type Question = PublicBody['createInquiryInformation']
export interface Going {
  key: string
  question: Question
  /** Of a visitor. */
  person?: PublicBody['userRegistrateInformation']
  /** What the car is called, for what is said of it later. */
  car: string
  /** Whose it is; nobody else sends it. */
  user?: string
}
export interface Opened {
  id: string
  reference: string
}

const KEY = 'questions-kept'
/** A line that died without a word; under its key the question may go again. */
const PATIENCE_MS = 45_000
const FIRST_WAIT_MS = 2000
const LONGEST_WAIT_MS = 30_000
/** Whoever is told to come again later than this is told so, and keeps what he typed. */
const LONGEST_WAIT_S = 60

/** Not the question's fault: another try may go well. A conflict without a reason: the same one is under way already. */
export const mayPass = (error: unknown): boolean =>
  !(error instanceof ApiError) ||
  error.status >= 500 ||
  (error.status === 409 && error.current === undefined && !error.body?.length) ||
  (error.status === 429 && (error.retryAfter ?? LONGEST_WAIT_S) <= LONGEST_WAIT_S)

export function sendOnce({ api }: Shell, { key, question, person }: Going): Promise<Opened> {
  // The oldest phones do not know it.
  const limit = AbortSignal.timeout?.(PATIENCE_MS)
  const given = { key, ...(limit && { signal: limit }) }
  return person
    ? api('POST /api/main/public/inquiry', {
        ...given,
        body: { userRegistrateInformation: person, createInquiryInformation: question },
      })
    : api('POST /api/main/inquiry', { ...given, body: question })
}

/** What a form of this page is sending; nothing else of the page sends it meanwhile. */
const inForm = new Set<string>()
export const isInForm = (key: string): boolean => inForm.has(key)

/**
 * Sends until the server has answered; throws what it refuses. `onKept`: the line is down, and it waits. It is kept before the
 * first try: a page that is closed in the middle of it leaves nothing unsent.
 */
export async function deliver(shell: Shell, given: Going, signal: AbortSignal, onKept: () => void): Promise<Opened> {
  const going = { ...given, key: keyFor(given) }
  keep(going)
  inForm.add(going.key)
  try {
    return await untilAnswered(shell, going, signal, onKept)
  } finally {
    inForm.delete(going.key)
  }
}

/** The key of what is kept of the same car: it may have arrived, and the server takes a key once. What is written now replaces it. */
function keyFor({ key, question, user }: Going): string {
  const before = user && kept().find((one) => one.user === user && one.question.carId === question.carId)
  return before ? before.key : key
}

async function untilAnswered(shell: Shell, going: Going, signal: AbortSignal, onKept: () => void): Promise<Opened> {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
    try {
      const opened = await sendOnce(shell, going)
      drop(going.key)
      return opened
    } catch (error) {
      if (!mayPass(error)) {
        drop(going.key)
        throw error
      }
      onKept()
      await pause(error instanceof ApiError && error.retryAfter ? error.retryAfter * 1000 : wait, signal)
      // The page was left; what is kept goes out from the next one.
      if (signal.aborted) throw error
    }
  }
}

const pause = (time: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, time)
    window.addEventListener('online', end)
    signal.addEventListener('abort', end)
  })

export function kept(): Going[] {
  try {
    const all = JSON.parse(stored(KEY) ?? '[]') as unknown
    return Array.isArray(all) ? (all as Going[]) : []
  } catch {
    return []
  }
}
const write = (all: readonly Going[]): void => (all.length ? store(KEY, JSON.stringify(all)) : forget(KEY))
export const drop = (key: string): void => write(kept().filter((one) => one.key !== key))
function keep(going: Going): void {
  if (!going.person) write([...kept().filter(({ key }) => key !== going.key), going])
}
