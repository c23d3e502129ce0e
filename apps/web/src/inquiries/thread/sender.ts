import type { Message } from '@minato/contract/inquiries-shapes'
import { formTextsIn } from '../../forms/form-texts.ts'
import { formErrorsOf } from '../../forms/form-errors.ts'
import { refetchUser } from '../../session/user.ts'
import { withTabLock } from '../../performance/tab-lock.ts'
import { ApiError } from '../../api/api.ts'
import type { Shell } from '../../api/shell.ts'
import { inquiryTextsIn } from '../inquiry-texts.ts'
import { onUser } from '../../session/current-user.ts'
import { changeOutbox, hasLapsed, storedText, parseQueue } from './outbox.ts'
import type { QueuedMessage } from './outbox.ts'

const FIRST_WAIT_MS = 3000
const LONGEST_WAIT_MS = 60_000
/** Timeout of a dead connection; a retry uses the same key. */
const PATIENCE_MS = 45_000
/** Errors that a retry may solve. */
const PASSING = [401, 403, 408, 409, 429]

export interface Sender {
  /** Sends queued messages now. */
  go(): void
  stop(): void
}

/**
 * Sends an inquiry's queue in order as soon as the connection allows: nothing is lost or duplicated. `onKept`:
 * whether messages wait for the connection.
 */
export function createSender(
  shell: Shell,
  user: string,
  inquiry: string,
  { onSent, onKept }: { onSent(message: Message): void; onKept(is: boolean): void },
): Sender {
  let isGoing = false
  let isStopped = false
  let wait = FIRST_WAIT_MS
  let timer: ReturnType<typeof setTimeout> | undefined
  const isSignedIn = () => shell.user?.id === user
  const next = () => parseQueue(storedText(user, inquiry)).find((one) => one.fault === undefined && !hasLapsed(one))

  const post = async ({ key, content, attachments }: QueuedMessage): Promise<void> => {
    // Old browsers lack it.
    const signal = AbortSignal.timeout?.(PATIENCE_MS)
    try {
      const message = await shell.api('POST /api/main/inquiry/{id}/message', {
        params: { id: inquiry },
        key,
        ...(signal && { signal }),
        body: { ownerId: user, content, ...(attachments.length && { attachments: attachments.map(({ id }) => id) }) },
      })
      // Stores the message before removing the draft, so that it is never lost.
      onSent(message)
      changeOutbox(user, inquiry, (all) => all.filter((one) => one.key !== key))
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500) throw error
      // A 409 about differences repeats with every attempt.
      if (PASSING.includes(error.status) && !error.differences) throw error
      const { faults, lines } = formErrorsOf(error, ['content'], formTextsIn(shell.locale), shell.messages)
      const fault = error.differences
        ? inquiryTextsIn(shell.locale).objections['DOCUMENTS_DIFFER']
        : [...Object.values(faults), ...lines].join(' ')
      changeOutbox(user, inquiry, (all) => all.map((one) => (one.key === key ? { ...one, fault } : one)))
    }
  }
  const run = async (): Promise<void> => {
    if (isGoing || isStopped) return
    clearTimeout(timer)
    // Another tab may have sent it.
    if (!next()) return onKept(false)
    // The author is signed out, or another user is signed in: it waits.
    if (!isSignedIn()) return onKept(true)
    isGoing = true
    try {
      await withTabLock(`deal-outbox ${user} ${inquiry}`, async () => {
        for (let one = next(); one && !isStopped && isSignedIn(); one = next()) await post(one)
      })
      wait = FIRST_WAIT_MS
    } catch (error) {
      onKept(true)
      // The page has not noticed another sign-in.
      if (error instanceof ApiError && error.status === 403) void refetchUser(shell)
      wait = Math.min(wait * 2, LONGEST_WAIT_MS)
      const asked = error instanceof ApiError && error.retryAfter ? error.retryAfter * 1000 : 0
      if (!isStopped) timer = setTimeout(() => void run(), Math.max(asked, wait))
      return
    } finally {
      isGoing = false
    }
    // Messages queued while the last one was being sent.
    void run()
  }
  const go = () => void run()
  window.addEventListener('online', go)
  const stopHearing = onUser(go)
  return {
    go,
    stop: () => {
      isStopped = true
      clearTimeout(timer)
      window.removeEventListener('online', go)
      stopHearing()
    },
  }
}
