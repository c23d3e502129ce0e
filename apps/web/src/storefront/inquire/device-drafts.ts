import type { Drafts } from '../../forms/draft.ts'
import type { Values } from '../../forms/rules.ts'
import { forget, store, stored } from '../../session/stored.ts'

/** What a reader typed into a question and has not sent: on this device, until it is sent. Passwords are never in it. */

const keyOf = (name: string): string => `question ${name}`

export const deviceDrafts: Drafts = {
  of: (name) => {
    try {
      const kept = JSON.parse(stored(keyOf(name)) ?? 'null') as unknown
      return typeof kept === 'object' && kept !== null ? (kept as Values) : undefined
    } catch {
      return undefined
    }
  },
  keep: (name, values) => store(keyOf(name), JSON.stringify(values)),
  forget: (name) => forget(keyOf(name)),
}

/** Of a question that has gone out: found in the form again, it would be sent again; another one begun since stays. */
export function forgetSent(carId: string, firstMessage: string): void {
  if (deviceDrafts.of(carId)?.['firstMessage']?.trim() === firstMessage) deviceDrafts.forget(carId)
}
