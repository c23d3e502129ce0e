import { expect, test } from 'vitest'
import { clockOf, closesAt, opensAt } from './office-hours.ts'

test('[BO-16] reads and writes office hours to the minute', () => {
  const day = { weekday: 1, opens: 9, opensMinute: 30, closes: 18 }
  expect([opensAt(day), closesAt(day)]).toEqual([570, 1080])
  expect([clockOf(570), clockOf(1440), clockOf(0)]).toEqual(['09:30', '24:00', '00:00'])
})
