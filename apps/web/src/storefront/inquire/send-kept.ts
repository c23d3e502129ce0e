import { inquireTextsIn } from './inquire-texts.ts'
import { formTextsIn } from '../../forms/form-texts.ts'
import { refusalOf } from '../../forms/refusal.ts'
import { ApiError } from '../../shell/api.ts'
import { notify } from '../../shell/notices.ts'
import type { Shell } from '../../shell/shell.ts'
import { drop, kept, mayPass, sendOnce } from './deliver.ts'
import { deviceDrafts } from './device-drafts.ts'

/** Sends what an earlier page could not, and says so; what is refused now stays as the draft of its form. One tab does it. */
export const sendKept = (shell: Shell): Promise<void> =>
  'locks' in navigator ? navigator.locks.request('questions-kept', () => send(shell)) : send(shell)

/** The session has ended, or is another's: the question waits for its owner. */
const NOT_NOW = [401, 403, 429]

async function send(shell: Shell): Promise<void> {
  const t = inquireTextsIn(shell.locale)
  for (const going of kept()) {
    if (going.user !== shell.user?.id) continue
    try {
      const { reference } = await sendOnce(shell, going)
      drop(going.key)
      const { carId, firstMessage } = going.question
      // Found in the form again, it would be sent again; another one begun since stays.
      if (deviceDrafts.of(carId)?.['firstMessage']?.trim() === firstMessage) deviceDrafts.forget(carId)
      notify({ isError: false, title: t.sentLater(reference), lines: [going.car] })
    } catch (error) {
      if (mayPass(error) || !(error instanceof ApiError) || NOT_NOW.includes(error.status)) return
      drop(going.key)
      const { faults, lines } = refusalOf(error, [], formTextsIn(shell.locale), shell.messages)
      const reasons = error.current === undefined ? [...Object.values(faults), ...lines] : [t.priceMoved]
      notify({ isError: true, label: t.notSent, title: going.car, lines: [...reasons, t.askAgain] })
    }
  }
}
