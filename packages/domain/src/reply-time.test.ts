import { expect, test } from 'vitest'
import { replyTimeOf } from './reply-time.ts'

test('[TRU-09] a reply time is rounded up to hours, and from a day on to days', () => {
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
