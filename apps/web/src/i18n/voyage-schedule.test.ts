import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { scheduleFault as french } from './fr/voyage-schedule.ts'
import { scheduleFault as japanese } from './ja/voyage-schedule.ts'

test.each([
  ['French', french],
  ['Japanese', japanese],
])('[TRU-10 STF-11] says every refusal of a schedule in %s', (_, scheduleFault) => {
  const source = resolve(import.meta.dirname, '../../../server/src/modules/voyages/schedule/schedule-problems.ts')
  const [, list = ''] = /SCHEDULE_REFUSALS = \{([^}]+)\}/.exec(readFileSync(source, 'utf8')) ?? []
  const refusals = [...list.matchAll(/: '([^']+)'/g)].map(([, words = '']) => words)
  expect(refusals.length).toBeGreaterThan(5)
  expect(refusals.filter((words) => scheduleFault(words) === undefined)).toEqual([])
})
