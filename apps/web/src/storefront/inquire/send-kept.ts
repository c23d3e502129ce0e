import { foldEmail } from '@minato/contract/people'
import { inquireTextsIn } from './inquire-texts.ts'
import { formTextsIn } from '../../forms/form-texts.ts'
import { isTaken, formErrorsOf } from '../../forms/form-errors.ts'
import { askUser } from '../../session/user.ts'
import { withTabLock } from '../../performance/tab-lock.ts'
import { ApiError } from '../../api/api.ts'
import { notify } from '../../layout/notices.ts'
import type { Shell } from '../../layout/shell.ts'
import {
  drop,
  hasLapsed,
  isInForm,
  isTurnedAway,
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
 * Sends what an earlier page could not, and says so; what is refused now stays as the draft of its form. The promise is that of
 * one try; what is left after it is tried again by itself.
 */
export const sendKept = (shell: Shell): Promise<void> => (trying ??= tryOnce(shell).finally(() => (trying = undefined)))

/** A person's own that were kept for too long to be sent by themselves: they wait for his word. */
export const lapsedOf = (user: string): QueuedInquiry[] => kept().filter((one) => one.user === user && hasLapsed(one))
/** With what of it stands in the car's form: it may have gone out. */
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

/** How long what is left waits at least, in milliseconds; undefined where time alone would not help it. */
async function send(shell: Shell): Promise<number | undefined> {
  const t = inquireTextsIn(shell.locale)
  for (const going of kept()) {
    // A visitor's inquiry is sent after any sign-in: its key tells the server whether it arrived before.
    if ((!going.person && going.user !== shell.user?.id) || isInForm(going.key)) continue
    if (hasLapsed(going)) {
      // It stands with its author's inquiries until he has seen it (deals/list).
      if (going.isTold || isOfAnother(shell, going)) continue
      const reason = going.person ? t.visitorKeptTooLong : t.keptTooLong
      notify({ isError: true, label: t.notSent, title: going.car, lines: [reason, t.askAgain] })
      if (going.person) putBack(going)
      else markReported(going.key)
      continue
    }
    try {
      const { reference } = await sendOnce(shell, going).catch((error: unknown) => {
        // The visitor has signed in to the account of that address since.
        if (!going.person || !shell.user || !isTaken(error) || isOfAnother(shell, going)) throw error
        const { key, question, car } = going
        return sendOnce(shell, { key, question, car, user: shell.user.id })
      })
      // A visitor's makes an account, which is signed in here.
      if (going.person && !shell.user) void askUser(shell).catch(() => {})
      drop(going.key)
      forgetSent(going.user ?? '', going.question.carId, going.question.firstMessage)
      notify({ isError: false, title: t.sentLater(reference), lines: [going.car] })
    } catch (error) {
      // It waits until the account of its address is signed in.
      if (isTaken(error) && isOfAnother(shell, going)) continue
      if (isRetryable(error) || !(error instanceof ApiError) || error.status === 429)
        return error instanceof ApiError && error.retryAfter ? error.retryAfter * 1000 : 0
      // The session has ended, or is another's: the question waits for its owner.
      if (isTurnedAway(error)) return undefined
      drop(going.key)
      const { faults, lines } = formErrorsOf(error, [], formTextsIn(shell.locale), shell.messages)
      const reasons = error.current === undefined ? [...Object.values(faults), ...lines] : [t.priceMoved]
      notify({ isError: true, label: t.notSent, title: going.car, lines: [...reasons, t.askAgain] })
    }
  }
  return undefined
}

/** A visitor's, while an account with another address is signed in on the device. */
const isOfAnother = ({ user }: Shell, { person }: QueuedInquiry): boolean =>
  !!person && !!user && foldEmail(person.email ?? '') !== foldEmail(user.email)

/** Into the form of its car, unless something else was begun there since. */
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
