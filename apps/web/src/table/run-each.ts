import { ApiError } from '../api/api.ts'

/** What became of an action on many lines. */
export interface Outcome<R> {
  /** Each as it stood before, and as it stands now. */
  done: { was: R; now: R }[]
  /** Each with why not: what was asked of it cannot be. */
  refused: { row: R; error: unknown }[]
  /** Why it ended early; what comes after it is not asked for. */
  broken?: { error: unknown }
}

/** So many at a time: one after another is slow on a long line, and all at once keep others waiting. */
const AT_ONCE = 3
/** Answers that are about this line alone; after any other (no session, no line, too many) the next one fares no better. */
const OF_ITS_OWN: readonly number[] = [400, 404, 409]

/** Runs `work` for each row, where no bulk call exists; `tell` receives the number of finished rows. */
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
