import { dismiss, notices } from './notices.ts'
import type { Shell } from './shell.ts'

/** Before an upload the generic errors that stand there go (STF-16): what comes then is of this one. */
export function clearErrors({ messages }: Shell): void {
  for (const { id, label } of notices()) if (label === messages.toasts.generic) dismiss(id)
}
