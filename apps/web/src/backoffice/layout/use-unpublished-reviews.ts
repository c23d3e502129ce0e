import { useEffect, useReducer, useState } from 'react'
import { useShell } from '../../api/shell.ts'

const listeners = new Set<() => void>()
/** Announces that a review has changed, so that counts are reloaded. */
export function reviewsChanged(): void {
  for (const tell of listeners) tell()
}

/** Number of unpublished reviews, reloaded on every page and change; 0 until known. */
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
      // The menu works without the number.
      () => {},
    )
    return () => asked.abort()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another page, or a change, is the moment to ask again
  }, [api, page, round])
  return unpublished
}
