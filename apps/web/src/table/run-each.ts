import { ApiError } from '../api/api.ts'

/** The result of an action on many rows. */
export interface Outcome<R> {
  /** Each with its previous and its new state. */
  done: { was: R; now: R }[]
  /** Each with the reason for its rejection. */
  refused: { row: R; error: unknown }[]
  /** Why it stopped early; remaining rows are untouched. */
  broken?: { error: unknown }
}

/** Concurrency: serial is slow, and all at once blocks others. */
const MAX_CONCURRENT = 3
/**
 * Statuses that concern one row only; after others (no session, offline, rate limit) the next call would fail
 * too.
 */
const ROW_ERRORS: readonly number[] = [400, 404, 409]

/** Runs `action` for each row without a bulk call; `onProgress` receives the number of finished rows. */
export async function runEach<R>(
  rows: readonly R[],
  action: (row: R) => Promise<R>,
  onProgress: (through: number) => void,
): Promise<Outcome<R>> {
  const outcome: Outcome<R> = { done: [], refused: [] }
  const queue = [...rows]
  const takeNext = async (): Promise<void> => {
    const row = outcome.broken ? undefined : queue.shift()
    if (row === undefined) return
    try {
      outcome.done.push({ was: row, now: await action(row) })
    } catch (error) {
      if (error instanceof ApiError && ROW_ERRORS.includes(error.status)) outcome.refused.push({ row, error })
      else outcome.broken ??= { error }
    }
    onProgress(outcome.done.length + outcome.refused.length)
    return takeNext()
  }
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, takeNext))
  return outcome
}
