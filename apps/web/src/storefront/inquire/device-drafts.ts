import type { Drafts } from '../../forms/draft.ts'
import type { Values } from '../../forms/rules.ts'
import { forget, store, stored } from '../../session/stored.ts'

/** What a reader typed into a question and has not sent: on this device, until it is sent. Passwords are never in it. */

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

/** Those of one reader, '' for a visitor. What a visitor typed is his who signs in then; nobody else's words are. */
export const deviceDrafts = (reader: string): Drafts => ({
  // Back from the sign-in it is what he has just typed, and not what he once began.
  of: (carId) => keptAt(keyOf('', carId)) ?? keptAt(keyOf(reader, carId)),
  keep: (carId, values) => {
    store(keyOf(reader, carId), JSON.stringify(values))
    if (reader) forget(keyOf('', carId))
  },
  forget: (carId) => {
    for (const one of ['', reader]) forget(keyOf(one, carId))
  },
})

/** Of a question that has gone out: found in the form again, it would be sent again; another one begun since stays. */
export function forgetSent(reader: string, carId: string, firstMessage: string): void {
  for (const one of ['', reader])
    if (keptAt(keyOf(one, carId))?.['firstMessage']?.trim() === firstMessage) forget(keyOf(one, carId))
}
