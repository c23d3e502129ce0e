import { IMPORT_PROBLEMS } from '@minato/contract/vehicles-import'
import type { ImportProblem } from './problems.ts'
import type { ProblemCount } from './store.ts'
import { problemRow } from './stored-reading.ts'

/** Counts all problems of a file and keeps the first ones. */
export interface ProblemCollector {
  add(problem: ImportProblem): void
  counts(): ProblemCount[]
  /** Problems since the last call, and the number of the first of them. */
  fresh(): { from: number; rows: ReturnType<typeof problemRow>[] }
}

/** `before`: count of an earlier part of the run. */
export function createProblemCollector(before: readonly ProblemCount[] = []): ProblemCollector {
  const counts = new Map(before.map((one) => [keyOf(one), { ...one }]))
  let storedCount = Math.min(
    IMPORT_PROBLEMS,
    before.reduce((sum, { count }) => sum + count, 0),
  )
  let rows: ReturnType<typeof problemRow>[] = []
  return {
    add(problem) {
      const { severity, code, field } = problem
      const key = keyOf({ severity, code, field })
      const known = counts.get(key)
      if (known) known.count++
      else counts.set(key, { severity, code, field, count: 1 })
      if (storedCount + rows.length < IMPORT_PROBLEMS) rows.push(problemRow(problem))
    },
    counts: () => [...counts.values()].toSorted((a, b) => b.count - a.count),
    fresh() {
      const part = { from: storedCount, rows }
      storedCount += rows.length
      rows = []
      return part
    },
  }
}

const keyOf = ({ severity, code, field }: Omit<ProblemCount, 'count'>): string => `${severity} ${code} ${field ?? ''}`
