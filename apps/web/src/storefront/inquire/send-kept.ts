import { inquireTextsIn } from './inquire-texts.ts'
import { formTextsIn } from '../../forms/form-texts.ts'
import { refusalOf } from '../../forms/refusal.ts'
import { ApiError } from '../../shell/api.ts'
import { notify } from '../../shell/notices.ts'
import type { Shell } from '../../shell/shell.ts'
import { drop, isInForm, kept, mayPass, sendOnce } from './deliver.ts'
import { deviceDrafts } from './device-drafts.ts'

const FIRST_WAIT_MS = 5000
const LONGEST_WAIT_MS = 60_000
let wait = FIRST_WAIT_MS
let timer: ReturnType<typeof setTimeout> | undefined
let trying: Promise<void> | undefined

/**
 * Sends what an earlier page could not, and says so; what is refused now stays as the draft of its form. The promise is that of
 * one try; what is left after it is tried again by itself.
 */
export const sendKept = (shell: Shell): Promise<void> => (trying ??= tryOnce(shell).finally(() => (trying = undefined)))

async function tryOnce(shell: Shell): Promise<void> {
  clearTimeout(timer)
  const least = await alone(() => send(shell))
  if (least === undefined) return void (wait = FIRST_WAIT_MS)
  timer = setTimeout(() => void sendKept(shell), Math.max(least, wait))
  wait = Math.min(wait * 2, LONGEST_WAIT_MS)
}

/** One tab at a time, where the browser can tell them apart; the keys keep it to once where it cannot. */
const alone = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('questions-kept', work) : work()

/** The session has ended, or is another's: the question waits for its owner. */
const NOT_NOW = [401, 403]

/** How long what is left waits at least, in milliseconds; undefined where time alone would not help it. */
async function send(shell: Shell): Promise<number | undefined> {
  const t = inquireTextsIn(shell.locale)
  for (const going of kept()) {
    if (going.user !== shell.user?.id || isInForm(going.key)) continue
    try {
      const { reference } = await sendOnce(shell, going)
      drop(going.key)
      const { carId, firstMessage } = going.question
      // Found in the form again, it would be sent again; another one begun since stays.
      if (deviceDrafts.of(carId)?.['firstMessage']?.trim() === firstMessage) deviceDrafts.forget(carId)
      notify({ isError: false, title: t.sentLater(reference), lines: [going.car] })
    } catch (error) {
      if (mayPass(error) || !(error instanceof ApiError) || error.status === 429)
        return error instanceof ApiError && error.retryAfter ? error.retryAfter * 1000 : 0
      if (NOT_NOW.includes(error.status)) return undefined
      drop(going.key)
      const { faults, lines } = refusalOf(error, [], formTextsIn(shell.locale), shell.messages)
      const reasons = error.current === undefined ? [...Object.values(faults), ...lines] : [t.priceMoved]
      notify({ isError: true, label: t.notSent, title: going.car, lines: [...reasons, t.askAgain] })
    }
  }
  return undefined
}
