import { useEffect, useState } from 'react'
import { useShell } from '../../shell/shell.ts'

/** How many reviews wait for a manager's decision, asked for again on every page; 0 while nobody knows. */
export function useReviewsWaiting(page: string): number {
  const { api } = useShell()
  const [waiting, setWaiting] = useState(0)
  useEffect(() => {
    const asked = new AbortController()
    api('GET /api/feedback/review/count', { signal: asked.signal }).then(
      (count) => setWaiting(count.waiting),
      // A menu without its number is better than none.
      () => {},
    )
    return () => asked.abort()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another page is the moment to ask again
  }, [api, page])
  return waiting
}
