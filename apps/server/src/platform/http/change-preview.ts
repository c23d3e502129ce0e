import { createHash } from 'node:crypto'
import { conflictError } from './http-error.ts'

/** A change is shown with its effects first, and applied only while it has the same effects (TRU-15). */

/** Stands for a change with its effects. */
export const hashShown = (...facts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(facts)).digest('base64url')

export const CHANGE_NOT_SHOWN = {
  code: 'CHANGE_NOT_SHOWN',
  message: 'The effects of this change are no longer those shown: review them again',
}

export const CHANGED_SINCE = {
  code: 'CHANGED_SINCE',
  message: 'This was changed again since, so that the change can no longer be undone',
}

/** `current`: the record as it is. @throws 409 CHANGE_NOT_SHOWN if the effects are others than those shown */
export function assertShown(shown: string, now: string, current?: unknown): void {
  if (shown !== now) throw conflictError(current, CHANGE_NOT_SHOWN)
}
