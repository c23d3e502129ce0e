import { sameCar, samePage } from './answers.ts'
import type { Bench } from './bench.ts'
import { measureCall, noAim, shareOf } from './lists.ts'
import type { Question, Row } from './measure.ts'
import { anyFilter, backOffice, cars, filtered, newest, queryOf, texts } from './requests.ts'
import { carStatement, facetStatements, pageStatements, sameCounts } from './statements.ts'

/** B1 to B5 and B7: the API calls of the search and of one car. */

const LIST = '/api/vehicle/public/car'
const BOTH = ['cold', 'warm'] as const
const p99AtMost = (limits: Record<number, number>): Pick<Question, 'aim' | 'met'> => ({
  aim: Object.entries(limits)
    .map(([size, ms]) => `p99 ≤ ${ms} ms at ${Number(size).toLocaleString('en')}`)
    .join(', '),
  met: ({ size, p99 }) => (limits[size] === undefined ? undefined : p99 <= limits[size]),
})

export async function newestCars(bench: Bench): Promise<Row[]> {
  const searches = newest()
  const statements = searches.map((search) => pageStatements(search, [], false))
  const call = {
    id: 'B1',
    kind: 'list' as const,
    states: BOTH,
    statements,
    plans: 'force_generic_plan' as const,
    agrees: samePage,
  }
  return [
    ...(await measureCall(bench, {
      ...call,
      what: '20 newest',
      paths: searches.map((search) => `${LIST}?${queryOf(search)}`),
      aim: { cold: shareOf('L2', 0.5), warm: shareOf('L1', 0.6) },
    })),
    ...(await measureCall(bench, {
      ...call,
      what: '20 newest, every picture and sheet',
      paths: searches.map((search) => `${LIST}?${queryOf(search, 'CODE_3')}`),
      states: ['cold'],
      aim: { cold: noAim, warm: noAim },
    })),
  ]
}

export function filteredCars(bench: Bench, earlier: readonly Row[]): Promise<Row[]> {
  const searches = filtered(bench.stock)
  const at = (size: number): number | undefined =>
    earlier.find((row) => row.id === 'B2' && row.size === size && row.state === 'cold')?.p99
  const hundred = at(100_000)
  const cold: Pick<Question, 'aim' | 'met'> = {
    aim: `≥ 40 % of L2${bench.size === 1_000_000 ? '; p99 ≤ 2 × that of 100,000' : ''}`,
    met: ({ ratio, p99 }) =>
      !(ratio < 0.4) && (bench.size !== 1_000_000 || hundred === undefined || p99 <= 2 * hundred),
  }
  return measureCall(bench, {
    id: 'B2',
    what: 'maker, price, year by price',
    kind: 'list',
    states: BOTH,
    plans: 'force_custom_plan',
    agrees: samePage,
    paths: searches.map((search) => `${LIST}?${queryOf(search)}`),
    statements: searches.map((search) => pageStatements(search, [], true)),
    aim: { cold, warm: noAim },
  })
}

export function carsByText(bench: Bench): Promise<Row[]> {
  const searches = texts(bench.stock)
  return measureCall(bench, {
    id: 'B3',
    what: 'text, half misspelled',
    kind: 'list',
    states: BOTH,
    plans: 'force_custom_plan',
    agrees: samePage,
    paths: searches.map((search) => `${LIST}?${queryOf(search)}`),
    statements: searches.map((search) => pageStatements(search, bench.stock.words, true)),
    aim: { cold: p99AtMost({ 100_000: 30, 1_000_000: 100 }), warm: noAim },
  })
}

export function facets(bench: Bench): Promise<Row[]> {
  const searches = anyFilter(bench.stock)
  return measureCall(bench, {
    id: 'B4',
    what: 'all facet counts',
    kind: 'json',
    states: BOTH,
    plans: 'force_custom_plan',
    agrees: sameCounts(searches),
    paths: searches.map((search) => `${LIST}/facet?${queryOf(search, null)}`),
    statements: searches.map(facetStatements),
    aim: { cold: p99AtMost({ 100_000: 50 }), warm: noAim },
  })
}

export function oneCar(bench: Bench): Promise<Row[]> {
  const asked = cars(bench.stock)
  return measureCall(bench, {
    id: 'B5',
    what: 'one car by reference',
    kind: 'json',
    states: BOTH,
    plans: 'force_generic_plan',
    agrees: sameCar,
    paths: asked.map(({ carNo }) => `${LIST}/reference/${carNo}`),
    statements: asked.map(carStatement),
    aim: { cold: shareOf('L2', 0.5), warm: noAim },
  })
}

export function managersList(bench: Bench): Promise<Row[]> {
  const searches = backOffice(bench.stock)
  const statements = searches.map((search) =>
    pageStatements(
      { ...search, statuses: search.statuses ?? ['DRAFT', 'PUBLISHED', 'RESERVED', 'SOLD'] },
      bench.stock.words,
      true,
    ),
  )
  return measureCall(bench, {
    id: 'B7',
    what: 'back-office list',
    kind: 'list',
    states: BOTH,
    asManager: true,
    plans: 'force_custom_plan',
    agrees: samePage,
    paths: searches.map((search) => `/api/vehicle/car?${queryOf(search)}`),
    statements,
    aim: { cold: noAim, warm: { aim: '≥ 1,500 rps, p99 ≤ 30 ms', met: ({ rps, p99 }) => rps >= 1500 && p99 <= 30 } },
  })
}
