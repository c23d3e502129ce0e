import { expect, test } from 'vitest'
import { replyTimeOf } from './reply-time.ts'

test('[TRU-09] rounds a reply time up to hours, and to days from one day on', () => {
  const shown = (minutes: number) => Object.values(replyTimeOf(minutes)).join(' ')
  expect([0, 60, 61, 23 * 60, 23 * 60 + 1, 48 * 60, 48 * 60 + 1].map(shown)).toEqual([
    'HOUR 1',
    'HOUR 1',
    'HOUR 2',
    'HOUR 23',
    'DAY 1',
    'DAY 2',
    'DAY 3',
  ])
})
