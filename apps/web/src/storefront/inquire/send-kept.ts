import { foldEmail } from '@minato/contract/people'
import { inquireTextsIn } from './inquire-texts.ts'
import { formTextsIn } from '../../forms/form-texts.ts'
import { isTaken, formErrorsOf } from '../../forms/form-errors.ts'
import { continueSignedIn } from '../../account/pending-action.ts'
import { withTabLock } from '../../performance/tab-lock.ts'
import { ApiError } from '../../api/api.ts'
import { notify } from '../../api/notices.ts'
import type { Shell } from '../../api/shell.ts'
import {
  drop,
  hasLapsed,
  isInForm,
  isRejectedUnprocessed,
  kept,
  isRetryable,
  markReported,
  sendOnce,
} from './send-with-retry.ts'
import type { QueuedInquiry } from './send-with-retry.ts'
import { deviceDrafts, forgetSent } from './device-drafts.ts'

const FIRST_WAIT_MS = 5000
const LONGEST_WAIT_MS = 60_000
let wait = FIRST_WAIT_MS
let timer: ReturnType<typeof setTimeout> | undefined
let trying: Promise<void> | undefined

/**
 * Sends queued inquiries of earlier pages and reports them; a rejected one becomes a draft. Resolves after one
 * attempt; the rest is retried automatically.
 */
export const sendKept = (shell: Shell): Promise<void> => (trying ??= tryOnce(shell).finally(() => (trying = undefined)))

/** Inquiries queued too long to be sent without the author's confirmation. */
export const lapsedOf = (user: string): QueuedInquiry[] => kept().filter((one) => one.user === user && hasLapsed(one))
/** Includes drafts of the form, which may have been sent. */
export function discardLapsed({ key, user = '', question: { carId, firstMessage } }: QueuedInquiry): void {
  drop(key)
  forgetSent(user, carId, firstMessage)
}

async function tryOnce(shell: Shell): Promise<void> {
  clearTimeout(timer)
  const least = await withTabLock('questions-kept', () => send(shell))
  if (least === undefined) return void (wait = FIRST_WAIT_MS)
  timer = setTimeout(() => void sendKept(shell), Math.max(least, wait))
  wait = Math.min(wait * 2, LONGEST_WAIT_MS)
}

/** Minimum wait before the next attempt in ms; undefined if waiting does not help. */
async function send(shell: Shell): Promise<number | undefined> {
  const t = inquireTextsIn(shell.locale)
  for (const going of kept()) {
    // A visitor's inquiry is sent after any sign-in: its key tells the server whether it arrived.
    if ((!going.person && going.user !== shell.user?.id) || isInForm(going.key)) continue
    if (hasLapsed(going)) {
      // Shown in the author's list of inquiries until seen (inquiries/list).
      if (going.isTold || isOfAnother(shell, going)) continue
      const reason = going.person ? t.visitorKeptTooLong : t.keptTooLong
      notify({ isError: true, label: t.notSent, title: going.car, lines: [reason, t.askAgain] })
      if (going.person) putBack(going)
      else markReported(going.key)
      continue
    }
    try {
      const { reference } = await sendOnce(shell, going).catch((error: unknown) => {
        // The visitor has signed in to that address's account.
        if (!going.person || !shell.user || !isTaken(error) || isOfAnother(shell, going)) throw error
        const { key, question, car } = going
        return sendOnce(shell, { key, question, car, user: shell.user.id })
      })
      // A visitor's inquiry creates an account and signs in.
      if (going.person && !shell.user) void continueSignedIn(shell)
      drop(going.key)
      forgetSent(going.user ?? '', going.question.carId, going.question.firstMessage)
      notify({ isError: false, title: t.sentLater(reference), lines: [going.car] })
    } catch (error) {
      // Waits until the account of its address is signed in.
      if (isTaken(error) && isOfAnother(shell, going)) continue
      if (isRetryable(error) || !(error instanceof ApiError) || error.status === 429)
        return error instanceof ApiError && error.retryAfter ? error.retryAfter * 1000 : 0
      // The session has ended or belongs to another user: waits for its owner.
      if (isRejectedUnprocessed(error)) return undefined
      drop(going.key)
      const { faults, lines } = formErrorsOf(error, [], formTextsIn(shell.locale), shell.messages)
      const reasons = error.current === undefined ? [...Object.values(faults), ...lines] : [t.priceMoved]
      notify({ isError: true, label: t.notSent, title: going.car, lines: [...reasons, t.askAgain] })
    }
  }
  return undefined
}

/** A visitor's inquiry while another account is signed in. */
const isOfAnother = ({ user }: Shell, { person }: QueuedInquiry): boolean =>
  !!person && !!user && foldEmail(person.email ?? '') !== foldEmail(user.email)

/** Into the car's form, unless a newer draft exists. */
function putBack({ key, person, question: { carId, firstMessage } }: QueuedInquiry): void {
  drop(key)
  const drafts = deviceDrafts('')
  if (!person || drafts.of(carId)) return
  const { firstname, lastname, email, phoneNumber } = person
  drafts.keep(carId, {
    firstMessage,
    firstname: [firstname, lastname].filter(Boolean).join(' '),
    email: email ?? (phoneNumber ? `+${phoneNumber.countryCode} ${phoneNumber.number}` : ''),
  })
}
