import { useEffect, useEffectEvent, useRef } from 'react'
import type { Shell } from '../../api/shell.ts'
import { reloadCalls, useCall } from '../../api/use-call.ts'

const COUNT = 'GET /api/feedback/review/count'

/** Reloads the count after a review has changed. */
export const reviewsChanged = (shell: Shell) => void reloadCalls(shell, COUNT)

/** Number of unpublished reviews, reloaded on every page and change; 0 until known. */
export function useUnpublishedReviews(page: string): number {
  const { data, reload } = useCall(COUNT, {})
  const onPage = useEffectEvent(() => void reload())
  const counted = useRef(page)
  useEffect(() => {
    if (counted.current === page) return
    counted.current = page
    onPage()
  }, [page])
  return data?.unpublished ?? 0
}
