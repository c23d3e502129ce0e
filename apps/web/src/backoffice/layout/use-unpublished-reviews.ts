import { useEffect, useReducer, useState } from 'react'
import { useShell } from '../../layout/shell.ts'

const listeners = new Set<() => void>()
/** A review was written, saved, published, taken back, deleted or put back: whoever shows how many there are asks again. */
export function reviewsChanged(): void {
  for (const tell of listeners) tell()
}

/** How many reviews are not published, asked for again on every page and whenever one was changed here; 0 while nobody knows. */
export function useUnpublishedReviews(page: string): number {
  const { api } = useShell()
  const [unpublished, setUnpublished] = useState(0)
  const [round, again] = useReducer((last: number) => last + 1, 0)
  useEffect(() => {
    listeners.add(again)
    return () => void listeners.delete(again)
  }, [])
  useEffect(() => {
    const asked = new AbortController()
    api('GET /api/feedback/review/count', { signal: asked.signal }).then(
      (count) => setUnpublished(count.unpublished),
      // A menu without its number is better than none.
      () => {},
    )
    return () => asked.abort()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another page, or a change, is the moment to ask again
  }, [api, page, round])
  return unpublished
}
