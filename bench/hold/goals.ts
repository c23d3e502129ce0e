import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { benchGoal } from './bench-goal.ts'
import type { Driver } from './run.ts'

/** The resilience goals (docs/resilience.md): what holds each, and how much of it is done in the short way and the full. */

const named = { id: z.string(), what: z.string(), limit: z.string() }
const TestGoal = z.strictObject({
  ...named,
  /** Tests of the suite hold it. */
  files: z.array(z.string()),
  /** A vitest pattern of titles; all of the files without one. */
  titles: z.string().optional(),
  projects: z.array(z.string()).default(['plain', 'server']),
  /** So many must pass: a renamed test is not taken for a goal that holds. */
  atLeast: z.int(),
  /** The environment of a full run. */
  full: z.record(z.string(), z.string()).default({}),
})
export type TestGoal = z.infer<typeof TestGoal>
/** A driver of its own holds it: `file.export`. */
const DriveGoal = z.strictObject({ ...named, driver: z.templateLiteral([z.string(), '.', z.string()]) })
/** A scenario of `npm run bench` holds it, with these options. */
const BenchGoal = z.strictObject({
  ...named,
  bench: z.strictObject({ id: z.string(), short: z.array(z.string()), full: z.array(z.string()) }),
})
const Goal = z.union([TestGoal, DriveGoal, BenchGoal])
export type Goal = z.infer<typeof Goal>

export const GOALS: readonly Goal[] = z
  .array(Goal)
  .parse(JSON.parse(readFileSync(new URL('goals.json', import.meta.url), 'utf8')))

export async function driverOf(goal: Exclude<Goal, TestGoal>): Promise<Driver> {
  if ('bench' in goal) return benchGoal(goal.bench.id, goal.bench.short, goal.bench.full)
  const [file, name] = goal.driver.split('.') as [string, string]
  const drivers = (await import(`./${file}.ts`)) as Record<string, Driver | undefined>
  const driver = drivers[name]
  if (!driver) throw new Error(`${file}.ts has no driver ${name}`)
  return driver
}
