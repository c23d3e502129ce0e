import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { scheduleFault } from './fr/voyage-schedule.ts'

test('[TRU-10 STF-11] says every refusal of a schedule in French', () => {
  const source = resolve(import.meta.dirname, '../../../server/src/modules/voyages/schedule/schedule-problems.ts')
  const [, list = ''] = /SCHEDULE_REFUSALS = \{([^}]+)\}/.exec(readFileSync(source, 'utf8')) ?? []
  const refusals = [...list.matchAll(/: '([^']+)'/g)].map(([, words = '']) => words)
  expect(refusals.length).toBeGreaterThan(5)
  expect(refusals.filter((words) => scheduleFault(words) === undefined)).toEqual([])
})
