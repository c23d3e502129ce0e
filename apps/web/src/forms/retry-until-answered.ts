import { ApiError } from '../api/api.ts'

const FIRST_WAIT_MS = 3000
const LONGEST_WAIT_MS = 60_000

export interface RetryHandle {
  /** Asks now, where nothing is under way. */
  again(): void
  stop(): void
}

/**
 * Asks for what a form cannot be without until it is there: again when the line is back, and by itself after a wait that grows
 * and is never shorter than the server said. `onFailure` hears of every try that went wrong.
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
