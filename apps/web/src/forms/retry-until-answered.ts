import { ApiError } from '../api/api.ts'

const FIRST_WAIT_MS = 3000
const LONGEST_WAIT_MS = 60_000

export interface RetryHandle {
  /** Requests now, unless a request is running. */
  again(): void
  stop(): void
}

/**
 * Retries until required data are loaded: when online again, and after growing waits, no sooner than the server
 * allows. `onFailure` is called for every failure.
 */
export function retryUntilAnswered<T>(
  ask: () => Promise<T>,
  onAnswer: (answer: T) => void,
  onFailure: (error: unknown) => void,
): RetryHandle {
  let isAsking = false
  let isOver = false
  let wait = FIRST_WAIT_MS
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    isOver = true
    clearTimeout(timer)
    window.removeEventListener('online', again)
  }
  const run = async () => {
    if (isAsking || isOver) return
    isAsking = true
    clearTimeout(timer)
    try {
      const answer = await ask()
      if (isOver) return
      stop()
      onAnswer(answer)
    } catch (error) {
      if (isOver) return
      const least = error instanceof ApiError && error.retryAfter ? error.retryAfter * 1000 : 0
      timer = setTimeout(again, Math.max(least, wait))
      wait = Math.min(wait * 2, LONGEST_WAIT_MS)
      onFailure(error)
    } finally {
      isAsking = false
    }
  }
  const again = () => void run()
  window.addEventListener('online', again)
  again()
  return { again, stop }
}
