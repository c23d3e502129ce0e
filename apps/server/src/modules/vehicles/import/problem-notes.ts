import { IMPORT_PROBLEMS } from '@minato/contract/vehicles-import'
import type { ImportProblem } from './problems.ts'
import type { ProblemCount } from './store.ts'
import { problemRow } from './stored-reading.ts'

/** Counts all problems of a file and keeps the first ones. */
export interface ProblemNotes {
  take(problem: ImportProblem): void
  counts(): ProblemCount[]
  /** Problems since the last call, and the number of the first of them. */
  fresh(): { from: number; rows: ReturnType<typeof problemRow>[] }
}

/** `before`: count of an earlier part of the run. */
export function problemNotes(before: readonly ProblemCount[] = []): ProblemNotes {
  const counts = new Map(before.map((one) => [keyOf(one), { ...one }]))
  let kept = Math.min(
    IMPORT_PROBLEMS,
    before.reduce((sum, { count }) => sum + count, 0),
  )
  let rows: ReturnType<typeof problemRow>[] = []
  return {
    take(problem) {
      const { severity, code, field } = problem
      const key = keyOf({ severity, code, field })
      const counted = counts.get(key)
      if (counted) counted.count++
      else counts.set(key, { severity, code, field, count: 1 })
      if (kept + rows.length < IMPORT_PROBLEMS) rows.push(problemRow(problem))
    },
    counts: () => [...counts.values()].toSorted((a, b) => b.count - a.count),
    fresh() {
      const part = { from: kept, rows }
      kept += rows.length
      rows = []
      return part
    },
  }
}

const keyOf = ({ severity, code, field }: Omit<ProblemCount, 'count'>): string => `${severity} ${code} ${field ?? ''}`
