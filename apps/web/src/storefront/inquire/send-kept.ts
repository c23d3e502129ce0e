import { inquireTextsIn } from './inquire-texts.ts'
import { formTextsIn } from '../../forms/form-texts.ts'
import { refusalOf } from '../../forms/refusal.ts'
import { ApiError } from '../../shell/api.ts'
import { notify } from '../../shell/notices.ts'
import type { Shell } from '../../shell/shell.ts'
import { drop, kept, sendOnce } from './deliver.ts'

/** Sends what an earlier page could not, and says so; what is refused now stays as the draft of its form. */
export async function sendKept(shell: Shell): Promise<void> {
  const t = inquireTextsIn(shell.locale)
  for (const going of kept()) {
    if (going.user !== shell.user?.id) continue
    try {
      const { reference } = await sendOnce(shell, going)
      drop(going.key)
      notify({ isError: false, title: t.sentLater(reference), lines: [going.car] })
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500 || error.status === 429) return
      drop(going.key)
      const { faults, lines } = refusalOf(error, [], formTextsIn(shell.locale), shell.messages)
      const reasons = error.current === undefined ? [...Object.values(faults), ...lines] : [t.priceMoved]
      notify({ isError: true, label: t.notSent, title: going.car, lines: [...reasons, t.askAgain] })
    }
  }
}
