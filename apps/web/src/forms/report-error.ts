import { ApiError } from '../api/api.ts'
import { notify } from '../api/notices.ts'
import type { Shell } from '../api/shell.ts'
import { formTextsIn } from './form-texts.ts'
import { formErrorsOf } from './form-errors.ts'

/** Shows why a button's call was rejected, if it is the call's own error; others as everywhere. */
export function reportError(shell: Shell, error: unknown): void {
  const hasReason =
    error instanceof ApiError &&
    error.status < 500 &&
    (error.code !== 'GENERIC_ERROR' || error.current !== undefined || (error.status === 403 && error.reason))
  if (!hasReason) return shell.report(error)
  const { lines } = formErrorsOf(error, [], formTextsIn(shell.locale), shell.messages)
  notify({ isError: true, label: shell.messages.toasts.generic, title: String(error.status), lines })
}
