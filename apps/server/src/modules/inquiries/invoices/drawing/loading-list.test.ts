import { expect, test } from 'vitest'
import { readPdf } from '../../../../testing/pdf.ts'
import { loadingListPdf } from './loading-list.ts'
import type { LoadedCar, LoadingList } from './loading-list.ts'

const car = (at: number): LoadedCar => ({
  reference: String(1000 + at),
  carReference: `C-${at}`,
  car: 'Toyota Corolla Fielder Hybrid G Aero Tourer W×B',
  chassis: `NKE165-70${at}`,
  cubicMeter: 11.256,
  netWeight: null,
  grossWeight: 1240.5,
  buyer: 'はなこ Mwangi',
  billOfLading: null,
  containers: null,
})

const listOf = (cars: LoadedCar[]): LoadingList => ({
  locale: 'fr',
  seller: 'Minato',
  ship: 'Coral Trader 112W',
  carrier: null,
  loadingPort: 'Yokohama',
  cutOff: '17 décembre 2026',
  departure: '20 décembre 2026',
  at: '2026-11-27T00:00:00Z',
  made: '27 novembre 2026',
  ports: [{ name: 'Mombasa', arrival: '15 janvier 2027', cars }],
})

test('[TRU-10] repeats the titles on each page of a loading list and loses no car', async () => {
  const cars = Array.from({ length: 90 }, (_, at) => car(at))
  const list = listOf(cars)
  const bytes = await loadingListPdf(list)
  const { pages, text } = readPdf(bytes)
  const flat = text.replaceAll(/\s+/g, ' ')
  expect(pages.length).toBeGreaterThan(2)
  expect(flat.match(/Châssis|Net \/ brut kg/g)).toHaveLength(pages.length)
  expect(cars.filter(({ chassis }) => !flat.includes(chassis ?? '-'))).toEqual([])
  expect(flat).toContain('90 voitures, 1 013,04 m³')
  expect(await loadingListPdf(list)).toEqual(bytes)
})

test('[TRU-10] prints every container number on the loading list', async () => {
  const numbers = Array.from({ length: 16 }, (_, at) => `TEMU10000${10 + at}`)
  const list = listOf([{ ...car(1), billOfLading: 'BL-2027-0001', containers: numbers.join(', ') }])
  const flat = readPdf(await loadingListPdf(list)).text.replaceAll(/\s+/g, '')
  expect(numbers.filter((number) => !flat.includes(number))).toEqual([])
})
