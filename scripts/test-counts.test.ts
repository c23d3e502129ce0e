import { expect, test } from 'vitest'
import { addUp, describeFailures, readCounts } from './test-counts.ts'

const report = (tests: { passed?: number; failed?: number }, files: { status: string; tests: string[] }[]) =>
  JSON.stringify({
    numPassedTests: tests.passed ?? 0,
    numFailedTests: tests.failed ?? 0,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: files.map((file) => ({
      status: file.status,
      assertionResults: file.tests.map((status) => ({ status })),
    })),
  })

test('[OPS-01] reads counts from the report and joins skipped and planned tests', () => {
  const text = report({ passed: 3, failed: 1 }, [{ status: 'failed', tests: ['passed', 'failed'] }])
  expect(readCounts(text, false)).toEqual({ passed: 3, failed: 1, skipped: 3 })
})

test('[OPS-01] fails the run for a test file that cannot be loaded', () => {
  const text = report({ passed: 3 }, [
    { status: 'passed', tests: ['passed'] },
    { status: 'failed', tests: [] },
  ])
  expect(readCounts(text, false).failed).toBe(1)
})

test('[OPS-01] fails a run that ends badly without a failed test or report', () => {
  expect(readCounts(report({ passed: 3 }, [{ status: 'passed', tests: ['passed'] }]), false).failed).toBe(1)
  expect(readCounts('', false).failed).toBe(1)
  expect(readCounts('', true).failed).toBe(0)
})

test('adds up the parts of a run', () => {
  expect(
    addUp([
      { passed: 1, failed: 2, skipped: 3 },
      { passed: 10, failed: 20, skipped: 30 },
    ]),
  ).toEqual({ passed: 11, failed: 22, skipped: 33 })
})

test('[OPS-01] names failed tests and files that cannot be loaded, with the start of the error', () => {
  const text = JSON.stringify({
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'adds' },
          { status: 'failed', fullName: ' subtracts', failureMessages: ['Error: expected 1\n    at a.test.ts:3'] },
        ],
      },
      { name: 'b.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
      { name: 'c.test.ts', status: 'passed', assertionResults: [] },
    ],
  })
  expect(describeFailures(text)).toEqual([
    'a.test.ts > subtracts\n    Error: expected 1\n        at a.test.ts:3',
    'b.test.ts\n    Cannot find module',
  ])
  expect(describeFailures('')).toEqual([])
})
