/** A stream of numbers from 0 up to 1 that is always the same for the same word: pictures must repeat exactly. */
export function dice(word: string): () => number {
  let s = 2166136261
  for (const c of word) s = Math.imul(s ^ c.charCodeAt(0), 16777619)
  return () => {
    s = Math.imul(s ^ (s >>> 15), 2246822507)
    s = Math.imul(s ^ (s >>> 13), 3266489909)
    s ^= s >>> 16
    return (s >>> 0) / 4294967296
  }
}

/** One of the items, by the next throw. */
export const pick = <T>(throwDice: () => number, items: readonly T[]): T =>
  items[Math.floor(throwDice() * items.length)] as T
