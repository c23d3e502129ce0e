import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commitSubjectErrors, newCommitSubjects, testTitleErrors } from './writing-rules.ts'

const titleErrors = (text: string) => testTitleErrors([{ path: 'a.test.ts', text }]).join('\n')
const title = (length: number, ids = '') => `${ids}${'x'.repeat(length - ids.length)}`

test('rejects a test title of more than 90 characters with its ids', () => {
  expect(titleErrors(`test('${title(90, '[A01] ')}', () => {})`)).toBe('')
  expect(titleErrors(`test('${title(91, '[A01] ')}', () => {})`)).toContain('91 characters, at most 90')
  expect(titleErrors(`describe.skipIf(x)(\n  "${title(91)}", () => {})`)).toContain('at most 90')
  expect(titleErrors(`test.each([['a', f(1)]])(\`${title(91)}\`, () => {})`)).toContain('at most 90')
  expect(testTitleErrors([{ path: 'a.ts', text: `test('${title(91)}')` }])).toEqual([])
})

test('limits the text of a test title with more than three ids to 70 characters', () => {
  const ids = '[A01 A02 A03 A04] '
  expect(titleErrors(`test('${title(70 + ids.length, ids)}', () => {})`)).toBe('')
  expect(titleErrors(`test('${title(71 + ids.length, ids)}', () => {})`)).toContain('71 characters, at most 70')
})

test('rejects a test title that names no actor', () => {
  expect(titleErrors("test('[A01] nobody reads a draft', () => {})")).toContain('names its actor')
})

test('rejects a commit subject that is long, lower-case, ended by a stop or not imperative', () => {
  expect(
    commitSubjectErrors(['Add a check of commit subjects', 'Bring the list back', 'Seed the demonstration']),
  ).toEqual([])
  expect(commitSubjectErrors([`Add ${'x'.repeat(69)}`]).join()).toContain('73 characters')
  expect(commitSubjectErrors(['add a check']).join()).toContain('capital letter')
  expect(commitSubjectErrors(['Add a check.']).join()).toContain('full stop')
  expect(commitSubjectErrors(['Added a check']).join()).toContain('imperative')
  expect(commitSubjectErrors(['Adding a check']).join()).toContain('imperative')
})

test('checks no commit subject without the first checked commit', () => {
  const folder = mkdtempSync(join(tmpdir(), 'minato-no-history-'))
  try {
    expect(newCommitSubjects(folder)).toEqual([])
    execFileSync('git', ['init', '-q'], { cwd: folder })
    expect(newCommitSubjects(folder)).toEqual([])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
