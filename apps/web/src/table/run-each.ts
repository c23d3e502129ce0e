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
const AT_ONCE = 3
/**
 * Statuses that concern one row only; after others (no session, offline, rate limit) the next call would fail
 * too.
 */
const OF_ITS_OWN: readonly number[] = [400, 404, 409]

/** Runs `work` for each row without a bulk call; `tell` receives the number of finished rows. */
export async function runEach<R>(
  rows: readonly R[],
  work: (row: R) => Promise<R>,
  tell: (through: number) => void,
): Promise<Outcome<R>> {
  const outcome: Outcome<R> = { done: [], refused: [] }
  const waiting = [...rows]
  const takeNext = async (): Promise<void> => {
    const row = outcome.broken ? undefined : waiting.shift()
    if (row === undefined) return
    try {
      outcome.done.push({ was: row, now: await work(row) })
    } catch (error) {
      if (error instanceof ApiError && OF_ITS_OWN.includes(error.status)) outcome.refused.push({ row, error })
      else outcome.broken ??= { error }
    }
    tell(outcome.done.length + outcome.refused.length)
    return takeNext()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, takeNext))
  return outcome
}
