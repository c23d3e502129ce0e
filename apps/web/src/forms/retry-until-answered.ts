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
  request: () => Promise<T>,
  onAnswer: (reply: T) => void,
  onFailure: (error: unknown) => void,
): RetryHandle {
  let isAsking = false
  let isOver = false
  let wait = FIRST_WAIT_MS
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    isOver = true
    clearTimeout(timer)
    window.removeEventListener('online', retryNow)
  }
  const run = async () => {
    if (isAsking || isOver) return
    isAsking = true
    clearTimeout(timer)
    try {
      const reply = await request()
      if (isOver) return
      stop()
      onAnswer(reply)
    } catch (error) {
      if (isOver) return
      const minWait = error instanceof ApiError && error.retryAfter ? error.retryAfter * 1000 : 0
      timer = setTimeout(retryNow, Math.max(minWait, wait))
      wait = Math.min(wait * 2, LONGEST_WAIT_MS)
      onFailure(error)
    } finally {
      isAsking = false
    }
  }
  const retryNow = () => void run()
  window.addEventListener('online', retryNow)
  retryNow()
  return { again: retryNow, stop }
}
