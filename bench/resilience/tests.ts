import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestGoal } from './goals.ts'
import { ROOT, registerChild } from './product.ts'
import { atLeast, zero } from './run.ts'
import type { Outcome } from './run.ts'

/**
 * Runs the files of a test goal, or only the tests with its ids in their titles. All must pass, and
 * there must be enough of them.
 */
export async function runTests(goal: TestGoal, isFull: boolean, say: (line: string) => void): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'minato-hold-tests-'))
  const report = join(folder, 'report.json')
  const child = registerChild(
    spawn(
      process.execPath,
      [
        join(ROOT, 'node_modules/vitest/vitest.mjs'),
        'run',
        ...goal.projects.map((project) => `--project=${project}`),
        ...(goal.titles ? ['-t', goal.titles] : []),
        '--reporter=json',
        `--outputFile.json=${report}`,
        ...goal.files,
      ],
      { cwd: ROOT, env: { ...process.env, ...(isFull && goal.full) }, stdio: ['ignore', 'ignore', 'pipe'] },
    ),
  )
  let complaint = ''
  child.stderr.on('data', (part: Buffer) => (complaint = (complaint + part.toString()).slice(-3000)))
  await once(child, 'exit')
  try {
    const {
      numPassedTests: passed = 0,
      numFailedTests: failed = 0,
      numFailedTestSuites: suites = 0,
      testResults = [],
    } = JSON.parse(readFileSync(report, 'utf8')) as {
      numPassedTests?: number
      numFailedTests?: number
      numFailedTestSuites?: number
      testResults?: { assertionResults: { status: string; fullName: string; failureMessages: string[] }[] }[]
    }
    for (const { assertionResults } of testResults)
      for (const { status, fullName, failureMessages } of assertionResults)
        if (status === 'failed') say(`failed: ${fullName}: ${failureMessages[0]?.slice(0, 600)}`)
    return {
      size: `${passed + failed} tests${isFull && Object.keys(goal.full).length ? ` (${JSON.stringify(goal.full)})` : ''}`,
      figures: [zero('failed', Math.max(failed, suites)), atLeast('passed', passed, goal.atLeast)],
    }
  } catch {
    throw new Error(`the tests gave no report: ${complaint}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
