/** How many tests of a run ended how. */
export type Counts = { passed: number; failed: number; skipped: number }

type Report = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

/**
 * Reads the counts from vitest's JSON report. A file that could not even be loaded counts as one failed test, and so does a
 * run that ended badly though each of its tests passed (an error outside of them, a runner that died).
 */
export function readCounts(text: string, endedWell: boolean): Counts {
  if (!text) return { passed: 0, failed: endedWell ? 0 : 1, skipped: 0 }
  const report = JSON.parse(text) as Report
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  )
  const failed = report.numFailedTests + broken.length
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && !endedWell ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** The sum over the parts of a run. */
export function addUp(all: Counts[]): Counts {
  const sum = { passed: 0, failed: 0, skipped: 0 }
  for (const one of all) {
    sum.passed += one.passed
    sum.failed += one.failed
    sum.skipped += one.skipped
  }
  return sum
}
