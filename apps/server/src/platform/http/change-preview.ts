import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { conflictError } from './http-error.ts'

/** A change is shown with its effects first, and applied only while it has the same effects (TRU-15). */

const BATCH = 2000
/** Stands for a change with its effects. Long lists are hashed in batches, between which other requests are served. */
export async function hashShown(...facts: readonly unknown[]): Promise<string> {
  const hash = createHash('sha256')
  for (const fact of facts) {
    const items: readonly unknown[] = Array.isArray(fact) ? fact : [fact]
    for (let at = 0; at < items.length; at += BATCH) {
      if (at > 0) await setImmediate()
      hash.update(JSON.stringify(items.slice(at, at + BATCH)))
    }
    hash.update('\n')
  }
  return hash.digest('base64url')
}

export const CHANGE_NOT_SHOWN = {
  code: 'CHANGE_NOT_SHOWN',
  message: 'The effects of this change are no longer those shown: review them again',
}

export const CHANGED_SINCE = {
  code: 'CHANGED_SINCE',
  message: 'This was changed again since, so that the change can no longer be undone',
}

/** `current`: the current record. @throws 409 CHANGE_NOT_SHOWN if the effects differ from those shown */
export function assertShown(shown: string, now: string, current?: unknown): void {
  if (shown !== now) throw conflictError(current, CHANGE_NOT_SHOWN)
}
