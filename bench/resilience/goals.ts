import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { benchGoal } from './bench-goal.ts'
import type { Driver } from './run.ts'

/**
 * The resilience goals (docs/resilience.md): the driver of each, and its size in the short and the
 * full run.
 */

const named = { id: z.string(), what: z.string(), limit: z.string() }
const TestGoal = z.strictObject({
  ...named,
  /** Goals held by tests of the suite. */
  files: z.array(z.string()),
  /** A vitest pattern of titles; without one, all tests of the files. */
  titles: z.string().optional(),
  projects: z.array(z.string()).default(['plain', 'server']),
  /** Minimum number of passing tests, so that a renamed test does not count as a goal that holds. */
  atLeast: z.int(),
  /** Environment of a full run. */
  full: z.record(z.string(), z.string()).default({}),
})
export type TestGoal = z.infer<typeof TestGoal>
/** A goal held by a driver: `file.export`. */
const DriveGoal = z.strictObject({ ...named, driver: z.templateLiteral([z.string(), '.', z.string()]) })
/** A goal held by a scenario of `npm run bench` with these options. */
const BenchGoal = z.strictObject({
  ...named,
  bench: z.strictObject({ id: z.string(), short: z.array(z.string()), full: z.array(z.string()) }),
})
const Goal = z.union([TestGoal, DriveGoal, BenchGoal])
export type Goal = z.infer<typeof Goal>

export const GOALS: readonly Goal[] = z
  .array(Goal)
  .parse(JSON.parse(readFileSync(new URL('goals.json', import.meta.url), 'utf8')))

export async function loadDriver(goal: Exclude<Goal, TestGoal>): Promise<Driver> {
  if ('bench' in goal) return benchGoal(goal.bench.id, goal.bench.short, goal.bench.full)
  const [file, name] = goal.driver.split('.') as [string, string]
  const drivers = (await import(`./${file}.ts`)) as Record<string, Driver | undefined>
  const driver = drivers[name]
  if (!driver) throw new Error(`${file}.ts has no driver ${name}`)
  return driver
}
