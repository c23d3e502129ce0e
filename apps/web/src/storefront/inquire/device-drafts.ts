import type { Drafts } from '../../forms/draft.ts'
import type { Values } from '../../forms/rules.ts'
import { removeStored, store, stored } from '../../session/browser-storage.ts'

/** Unsent inquiry input on this device, without passwords. */

const keyOf = (reader: string, carId: string): string =>
  reader ? `question-of ${reader} ${carId}` : `question ${carId}`

function keptAt(key: string): Values | undefined {
  try {
    const kept = JSON.parse(stored(key) ?? 'null') as unknown
    return typeof kept === 'object' && kept !== null ? (kept as Values) : undefined
  } catch {
    return undefined
  }
}

/** Drafts per user, '' for visitors. A visitor's draft moves to the user who signs in. */
export const deviceDrafts = (reader: string): Drafts => ({
  // Back from the sign-in, the visitor's newer draft replaces an older one.
  of: (carId) => keptAt(keyOf('', carId)) ?? keptAt(keyOf(reader, carId)),
  keep: (carId, values) => {
    store(keyOf(reader, carId), JSON.stringify(values))
    if (reader) removeStored(keyOf('', carId))
  },
  forget: (carId) => {
    for (const one of ['', reader]) removeStored(keyOf(one, carId))
  },
})

/** Removes the draft of a sent inquiry, so that it is not sent again; a newer draft stays. */
export function forgetSent(reader: string, carId: string, firstMessage: string): void {
  for (const one of ['', reader])
    if (keptAt(keyOf(one, carId))?.['firstMessage']?.trim() === firstMessage) removeStored(keyOf(one, carId))
}
