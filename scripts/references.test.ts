import { expect, test } from 'vitest'
import { danglingReferences } from './references.ts'

const REQUIREMENTS = {
  path: 'docs/requirements.md',
  text: '| INQ-05 | Reservations never overlap. | held |\n| TRU-04 | Two managers. | planned |\n',
}
const DECISION = { path: 'docs/decisions/0009-event-log.md', text: '# 9. Event log\n' }
/** A test's source. The ids are inserted here, so that no tool takes this file for their test. */
const testOf = (ids: string): string => `test('[${ids}] one', () => {})`
const errorsOf = (path: string, text: string) =>
  danglingReferences([REQUIREMENTS, DECISION, { path: 'a.test.ts', text: testOf('INQ-05') }, { path, text }])

test('accepts defined ids, decisions and links', () => {
  expect(errorsOf('b.test.ts', `${testOf('TRU-04 INQ-05')} // decision 9`)).toEqual([])
  expect(errorsOf('README.md', '[decisions](docs/decisions) [promises](docs/requirements.md#inq)')).toEqual([])
})

test('rejects an id that no document defines', () => {
  expect(errorsOf('b.test.ts', testOf('INQ-99')).join()).toContain('INQ-99 is not defined')
  expect(errorsOf('b.ts', '// threat A77').join()).toContain('A77 is not defined')
})

test('rejects a decision, document or link that does not exist', () => {
  expect(errorsOf('b.ts', '// Why: decision 12').join()).toContain('no decision 12')
  expect(errorsOf('b.ts', '// see docs/gone.md').join()).toContain('docs/gone.md does not exist')
  expect(errorsOf('README.md', '[gone](docs/gone.md)').join()).toContain('leads nowhere')
})

test('rejects a held promise without a test', () => {
  expect(danglingReferences([REQUIREMENTS, DECISION]).join()).toContain('INQ-05 is held, and no test has its id')
})
