/** Test results of a run. */
export type Counts = { passed: number; failed: number; skipped: number }

type Report = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: FileReport[]
}

type FileReport = {
  name: string
  status: string
  message?: string
  assertionResults: { status: string; fullName: string; failureMessages?: string[] }[]
}

/**
 * Reads the counts from vitest's JSON report. A file that could not be loaded counts as one failed
 * test, and so does a run that failed although all its tests passed (an error outside of tests, a
 * crashed runner).
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

/** Sums the parts of a run. */
export function addUp(all: Counts[]): Counts {
  const sum = { passed: 0, failed: 0, skipped: 0 }
  for (const one of all) {
    sum.passed += one.passed
    sum.failed += one.failed
    sum.skipped += one.skipped
  }
  return sum
}

const MESSAGE_LENGTH = 600

/**
 * One entry for each failed test in vitest's JSON report: file, title and start of the error. CI
 * keeps only the end of the output, so these lines are printed last.
 */
export function describeFailures(text: string): string[] {
  if (!text) return []
  return (JSON.parse(text) as Report).testResults.flatMap((file) => {
    const failed = file.assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0) return file.status === 'failed' ? [`${file.name}\n    ${firstPart(file.message)}`] : []
    return failed.map((test) => `${file.name} > ${test.fullName.trim()}\n    ${firstPart(test.failureMessages?.[0])}`)
  })
}

const firstPart = (message = ''): string => message.slice(0, MESSAGE_LENGTH).trim().replaceAll('\n', '\n    ')
