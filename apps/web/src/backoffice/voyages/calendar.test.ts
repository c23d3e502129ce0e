import type { Voyage } from '@minato/contract/voyages'
import { expect, test } from 'vitest'
import { endOf, monthAfter, monthsFrom, placeOf, voyagesIn, weeksOf } from './calendar.ts'

const voyage = (vessel: string, cutOff: string, departure: string, ...arrivals: string[]): Voyage => ({
  id: vessel,
  vessel,
  number: '1',
  carrier: null,
  loadingPort: 'Yokohama',
  cutOff,
  departure,
  portCalls: arrivals.map((arrival, at) => ({ portId: String(at), arrival, name: `Port ${at}`, country: 'KE' })),
  booked: 0,
  version: 1,
})

test('[TRU-10] places days in months of equal width, across years and leap days', () => {
  expect(monthsFrom('2027-11')).toEqual(['2027-11', '2027-12', '2028-01', '2028-02'])
  expect(monthAfter('2027-01', -2)).toBe('2026-11')
  expect(placeOf('2027-11-16', '2027-11')).toBe(0.5)
  expect(placeOf('2028-02-01', '2027-11')).toBe(3)
  expect(placeOf('2028-02-29', '2028-02')).toBeCloseTo(28 / 29)
  expect(placeOf('2027-10-01', '2027-11')).toBe(-1)
})

test('[TRU-10] shows a voyage in every month between its cut-off and its last arrival', () => {
  const long = voyage('Long', '2026-10-30', '2026-11-02', '2027-03-01', '2026-12-24')
  const bare = voyage('Bare', '2027-03-30', '2027-04-02')
  expect([endOf(long), endOf(bare)]).toEqual(['2027-03-01', '2027-04-02'])
  const names = (month: string) => voyagesIn([bare, long], month).map(({ vessel }) => vessel)
  expect(['2026-06', '2026-07', '2026-12', '2027-03', '2027-04', '2027-05'].map(names)).toEqual([
    [],
    ['Long'],
    ['Long', 'Bare'],
    ['Long', 'Bare'],
    ['Bare'],
    [],
  ])
})

test('[TRU-10] lists cut-offs, departures and arrivals by week', () => {
  const one = voyage('One', '2026-12-31', '2027-01-03', '2027-01-04', '2027-05-01')
  expect(
    weeksOf([one], '2026-12').map(({ monday, events }) => [monday, ...events.map(({ day, kind }) => `${day} ${kind}`)]),
  ).toEqual([
    ['2026-12-28', '2026-12-31 CUT_OFF', '2027-01-03 DEPARTURE'],
    ['2027-01-04', '2027-01-04 ARRIVAL'],
  ])
})
