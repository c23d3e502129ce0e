import { dismiss, notices } from '../api/notices.ts'
import type { Shell } from '../api/shell.ts'

/** Clears generic errors before an upload (STF-16). */
export function clearErrors({ messages }: Shell): void {
  for (const { id, label } of notices()) if (label === messages.toasts.generic) dismiss(id)
}
