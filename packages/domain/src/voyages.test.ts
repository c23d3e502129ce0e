import { expect, test } from 'vitest'
import { arrivalWindowOf, isBeforeCutOff, voyageNotice } from './voyages.ts'
import type { VoyageNotice } from './voyages.ts'

type Verdict = VoyageNotice['verdict']['after']
const allowed: Verdict = {
  state: 'ALLOWED',
  reason: null,
  lastDay: '2026-12-31',
  firstDay: null,
  days: null,
  rules: [],
}
const notice = (more: Partial<VoyageNotice> = {}): VoyageNotice => ({
  car: 'Toyota Vitz',
  port: 'Mombasa',
  countryName: 'Kenya',
  ship: 'Harbour Star 031W',
  today: '2026-11-02',
  departure: { from: '2026-11-20', to: '2026-11-20' },
  arrival: { from: '2026-12-20', to: '2027-01-03' },
  verdict: { before: allowed, after: allowed },
  expiring: [],
  ...more,
})
const plain = (lines: string[]) => lines.map((line) => line.replaceAll('\u00a0', ' '))

test('[TRU-10] closes bookings at the end of the cut-off day in Japan, also at New Year', () => {
  expect(isBeforeCutOff('2026-12-31', '2026-12-31T14:59:59.999Z')).toBe(true)
  expect(isBeforeCutOff('2026-12-31', '2026-12-31T15:00:00.000Z')).toBe(false)
  expect(isBeforeCutOff('2028-02-29', '2028-02-29T14:00:00.000Z')).toBe(true)
})

test('[TRU-10] expects a ship up to a week late, across years and leap days', () => {
  expect(arrivalWindowOf('2026-12-28')).toEqual({ from: '2026-12-28', to: '2027-01-04' })
  expect(arrivalWindowOf('2028-02-25')).toEqual({ from: '2028-02-25', to: '2028-03-03' })
})

test('[TRU-10] does not announce a car that was refused before as refused by the new dates', () => {
  const refused: Verdict = { ...allowed, state: 'REFUSED', reason: 'TOO_OLD' }
  const lines = (before: Verdict) => plain(voyageNotice('en', notice({ verdict: { before, after: refused } }))).slice(4)
  expect(lines(refused)).toEqual(['You do not need to do anything.'])
  expect(lines(allowed)[0]).toContain('can no longer be imported')
})

test('[TRU-10] tells what changed and what can be done, in both languages', () => {
  const refused: Verdict = { ...allowed, state: 'REFUSED', reason: 'TOO_OLD' }
  const late = notice({
    verdict: { before: allowed, after: refused },
    expiring: [{ kind: 'DOCUMENT', name: 'jevic.pdf', until: '2027-01-01' }],
  })
  expect(plain(voyageNotice('en', late))).toEqual([
    'The ship with your Toyota Vitz is delayed.',
    'Ship: Harbour Star 031W',
    'Expected departure: 20 November 2026',
    'Expected arrival in Mombasa: 3 January 2027 (previously 20 December 2026)',
    'Import (Kenya): under the import rules we have on file, the car can no longer be imported on this date. The last day is 31 December 2026.',
    'This document expires before the arrival, on 1 January 2027: jevic.pdf',
    'Please reply here: we can look for another ship, another port or another solution together.',
  ])
  expect(plain(voyageNotice('fr', late)).slice(3)).toEqual([
    'Arrivée prévue à Mombasa : 3 janvier 2027 (auparavant : 20 décembre 2026)',
    'Importation (Kenya) : d’après les règles dont nous disposons, la voiture ne peut plus être importée à cette date. Dernier jour possible : 31 décembre 2026.',
    'Ce document expire avant l’arrivée, le 1er janvier 2027 : jevic.pdf',
    'Répondez-nous ici : nous chercherons ensemble un autre navire, un autre port ou une autre solution.',
  ])
})

test('[TRU-10] says that nothing is to be done where nothing else changes', () => {
  const earlier = notice({ arrival: { from: '2026-12-20', to: '2026-12-18' } })
  const lines = voyageNotice('en', earlier)
  expect([lines[0], lines.at(-1)]).toEqual([
    'The dates of the ship with your Toyota Vitz have changed.',
    'You do not need to do anything.',
  ])
})

test('[TRU-10] states past dates of a ship as facts and offers no other ship', () => {
  const risk: Verdict = { ...allowed, state: 'AT_RISK' }
  const atSea = notice({ today: '2026-11-27', verdict: { before: allowed, after: risk } })
  expect(plain(voyageNotice('en', atSea)).slice(2)).toEqual([
    'Departed: 20 November 2026',
    'Expected arrival in Mombasa: 3 January 2027 (previously 20 December 2026)',
    'Import (Kenya): the new arrival is close to the limit of the import rules. The last day is 31 December 2026.',
    'Please reply here: we can look for another port or another solution together.',
  ])
  const there = plain(voyageNotice('fr', { ...atSea, today: '2027-01-04' }))
  expect(there.slice(2, 4)).toEqual([
    'Parti le 20 novembre 2026',
    'Arrivée à Mombasa : 3 janvier 2027 (auparavant : 20 décembre 2026)',
  ])
  expect(there.at(-1)).toBe('Répondez-nous ici : nous chercherons ensemble un autre port ou une autre solution.')
})
