import { VERDICT_STATES } from '@minato/contract/enumerations'
import { ImportRuleFields } from '@minato/contract/import-rules'
import { verdictToday } from '@minato/domain/arrival-verdict'
import type { VerdictCar } from '@minato/domain/arrival-verdict'
import defaults from '../apps/server/src/modules/import-rules/default-rules.json' with { type: 'json' }
import { sameCar, samePage } from './check-replies.ts'
import type { Bench } from './bench.ts'
import { measureCall, noTarget, shareOf } from './lists.ts'
import { createSingleRow } from './result-row.ts'
import type { Question, Row } from './measure.ts'
import { anyFilter, backOffice, cars, filtered, newest, queryOf, texts } from './requests.ts'
import { carStatement, facetStatements, pageStatements, sameCounts } from './statements.ts'

/** B1 to B5 and B7: the API calls of the search and of one car. */

const LIST = '/api/vehicle/public/car'
const BOTH = ['cold', 'warm'] as const
/** A limit in ms at a steady rate: with every connection busy all the time, p99 says how many requests fit (decision 32). */
const steadyP99AtMost = (limits: Record<number, number>): Pick<Question, 'aim' | 'met'> => ({
  aim: Object.entries(limits)
    .map(([size, ms]) => `steady p99 ≤ ${ms} ms at ${Number(size).toLocaleString('en')}`)
    .join(', '),
  met: ({ size, steadyP99 }) => (limits[size] === undefined ? undefined : steadyP99 <= limits[size]),
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
      aim: { cold: noTarget, warm: noTarget },
    })),
  ]
}

/** Every verdict in a country with rules: the same cars are found, and each verdict is worked out. */
const ALL_VERDICTS = `importCountry=KE&importVerdict=${VERDICT_STATES.join()}`

export async function filteredCars(bench: Bench, earlier: readonly Row[]): Promise<Row[]> {
  const searches = filtered(bench.stock)
  const at = (size: number): number | undefined =>
    earlier.find((row) => row.id === 'B2' && row.size === size && row.state === 'cold')?.p99
  const hundred = at(100_000)
  const cold: Pick<Question, 'aim' | 'met'> = {
    aim: `≥ 40 % of L2${bench.size === 1_000_000 ? '; p99 ≤ 2 × that of 100,000' : ''}`,
    met: ({ ratio, p99 }) =>
      !(ratio < 0.4) && (bench.size !== 1_000_000 || hundred === undefined || p99 <= 2 * hundred),
  }
  const call = {
    id: 'B2',
    kind: 'list' as const,
    plans: 'force_custom_plan' as const,
    agrees: samePage,
    statements: searches.map((search) => pageStatements(search, [], true)),
  }
  const rows = await measureCall(bench, {
    ...call,
    what: 'maker, price, year by price',
    states: BOTH,
    paths: searches.map((search) => `${LIST}?${queryOf(search)}`),
    aim: { cold, warm: noTarget },
  })
  const without = rows.find(({ state }) => state === 'cold')?.p99 ?? NaN
  const byVerdict = await measureCall(bench, {
    ...call,
    what: 'the same by import verdict',
    states: ['cold'],
    paths: searches.map((search) => `${LIST}?${queryOf(search)}&${ALL_VERDICTS}`),
    aim: { cold: { aim: 'p99 ≤ 1.5 × without', met: ({ p99 }) => p99 <= 1.5 * without }, warm: noTarget },
  })
  return [...rows, ...byVerdict, verdictsOfPage(bench)]
}

/** CPU of one page's verdicts, as the browser works them out for its cards. */
function verdictsOfPage(bench: Bench): Row {
  const rules = ImportRuleFields.array().parse(defaults)
  const kenya = rules.flatMap((rule, i) =>
    rule.country === 'KE' ? [{ ...rule, id: String(i), reviewedOn: '2026-11-01' }] : [],
  )
  const page: VerdictCar[] = Array.from({ length: 20 }, (_, i) => ({
    firstRegistration: { year: 2014 + (i % 10), month: (i % 12) + 1 },
    manufacture: null,
    steering: 'RIGHT',
    bodyType: 'SUV',
    fuelType: 'ESSENCE',
  }))
  const turns = 2000
  const judge = () => {
    for (const car of page) verdictToday(kenya, car, '2026-11-27')
  }
  for (let i = 0; i < turns; i++) judge()
  const { user } = process.cpuUsage()
  for (let i = 0; i < turns; i++) judge()
  const nodeMs = process.cpuUsage({ user, system: 0 }).user / 1000 / turns
  const aim = 'CPU ≤ 0.2 ms'
  return createSingleRow({
    id: 'B2',
    what: 'import verdicts of 20 cars',
    size: bench.size,
    nodeMs,
    aim,
    met: nodeMs <= 0.2,
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
    aim: { cold: steadyP99AtMost({ 100_000: 30, 1_000_000: 100 }), warm: noTarget },
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
    aim: { cold: steadyP99AtMost({ 100_000: 50 }), warm: noTarget },
  })
}

export function oneCar(bench: Bench): Promise<Row[]> {
  const sample = cars(bench.stock)
  return measureCall(bench, {
    id: 'B5',
    what: 'one car by reference',
    kind: 'json',
    states: BOTH,
    plans: 'force_generic_plan',
    agrees: sameCar,
    paths: sample.map(({ carNo }) => `${LIST}/reference/${carNo}`),
    statements: sample.map(carStatement),
    aim: { cold: shareOf('L2', 0.5), warm: noTarget },
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
    aim: { cold: noTarget, warm: { aim: '≥ 1,500 rps, p99 ≤ 30 ms', met: ({ rps, p99 }) => rps >= 1500 && p99 <= 30 } },
  })
}
