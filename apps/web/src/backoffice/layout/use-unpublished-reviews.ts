import type { Shell } from '../../api/shell.ts'
import { reloadCalls, useCall } from '../../api/use-call.ts'

const COUNT = 'GET /api/feedback/review/count'

/** Reloads the count after a review has changed. */
export const reviewsChanged = (shell: Shell) => void reloadCalls(shell, COUNT)

/** Number of unpublished reviews, reloaded on every page and change; 0 until known. */
export const useUnpublishedReviews = (page: string): number =>
  useCall(COUNT, {}, { version: page }).data?.unpublished ?? 0
