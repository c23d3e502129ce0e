import { forget } from './stored.ts'

/** What a device keeps of whoever reads at it. */

/** The names under which this device keeps something, of those that begin so. */
export const keysFrom = (start: string): string[] => {
  try {
    return Object.keys(window.localStorage).filter((key) => key.startsWith(start))
  } catch {
    return []
  }
}
/** What a buyer typed and did not send: the next one at this device must not find it. */
const OF_THE_READER = ['question', 'deal-draft ', 'deal-outbox ']
/** Drafts and wishes go with who had them. */
export function clearTab(): void {
  for (const key of OF_THE_READER.flatMap(keysFrom)) forget(key)
  try {
    sessionStorage.clear()
  } catch {
    // What cannot be reached holds nothing.
  }
}
