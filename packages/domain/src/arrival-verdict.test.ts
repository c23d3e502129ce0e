import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arrivalWindow, contradict, transitDaysFor, verdictOf } from './arrival-verdict.ts'
import { rule } from './arrival-verdict.fixture.ts'
import type { VerdictCar, VerdictRule } from './arrival-verdict.ts'

const yearMonth = (text: string) => {
  if (text === '-') return null
  const [year, month] = text.split('-').map(Number)
  return { year: year ?? 0, month: month ?? null }
}
const carOf = (registered: string, manufactured = '-', more: Partial<VerdictCar> = {}): VerdictCar => ({
  firstRegistration: yearMonth(registered),
  manufacture: yearMonth(manufactured),
  steering: 'RIGHT',
  bodyType: 'SEDAN',
  fuelType: 'ESSENCE',
  ...more,
})
const day = (from: string, to = from) => ({ from, to })
const KENYA = rule({ maxAge: 8, ageStart: 'YEAR', steering: 'RIGHT' })

/** Columns: rule, registered, manufactured, arrival, state, reason, last day, first day, days. */
const golden = readFileSync(new URL('./arrival-verdict.golden.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split('|').map((cell) => cell.trim()))

const GOLDEN_RULES: Record<string, Partial<VerdictRule>> = JSON.parse(
  readFileSync(new URL('./arrival-verdict.rules.json', import.meta.url), 'utf8'),
) as Record<string, Partial<VerdictRule>>

test('[TRU-05] matches each line of the golden table', () => {
  expect(golden.length).toBeGreaterThanOrEqual(300)
  for (const [name = '', registered = '', manufactured = '', from = '', to = '', ...expected] of golden) {
    const chosen = GOLDEN_RULES[name]
    expect(chosen, name).toBeDefined()
    const { state, reason, lastDay, firstDay, days } = verdictOf(
      [rule(chosen ?? {})],
      carOf(registered, manufactured),
      day(from, to),
      '2026-11-26',
    )
    expect([
      name,
      registered,
      manufactured,
      from,
      to,
      state,
      reason ?? '-',
      lastDay ?? '-',
      firstDay ?? '-',
      String(days ?? '-'),
    ]).toEqual([name, registered, manufactured, from, to, ...expected])
  }
})

test('[TRU-05] returns unknown, never allowed, without a rule', () => {
  const verdict = verdictOf([], carOf('2024-05'), day('2027-01-05'), '2026-11-26')
  expect(verdict).toMatchObject({ state: 'UNKNOWN', reason: 'NO_RULE', rules: [] })
})

test('[TRU-05] rejects the wrong steering side and does not guess an unknown one', () => {
  const at = (steering: VerdictCar['steering']) =>
    verdictOf([KENYA], carOf('2022-05', '-', { steering }), day('2026-12-20'), '2026-11-26')
  expect([at('RIGHT').state, at('LEFT').reason, at(null).reason]).toEqual(['ALLOWED', 'STEERING', 'STEERING_MISSING'])
  // A certain refusal outranks unknown facts.
  expect(verdictOf([KENYA], carOf('2010-05', '-', { steering: null }), day('2026-12-20'), '2026-11-26')).toMatchObject({
    state: 'REFUSED',
    reason: 'TOO_OLD',
  })
})

test('[TRU-05] prefers a rule for a body type or fuel to the general one', () => {
  const rules = [rule({ maxAge: 5 }), rule({ id: 'vans', maxAge: 7, bodyTypes: ['VAN'] })]
  const at = (bodyType: VerdictCar['bodyType']) =>
    verdictOf(rules, carOf('2020-03', '-', { bodyType }), day('2026-12-20'), '2026-11-26')
  expect([at('VAN').state, at('SEDAN').state, at(null).state]).toEqual(['ALLOWED', 'REFUSED', 'REFUSED'])
  expect(at('VAN').rules.map(({ id }) => id)).toEqual(['vans'])
})

test('[TRU-05] returns unknown where contradicting sources differ', () => {
  const rules = [rule({ maxAge: 8 }), rule({ id: 's', maxAge: 7 })]
  const at = (registered: string) => verdictOf(rules, carOf(registered), day('2026-12-20'), '2026-11-26')
  expect([at('2019-06').reason, at('2015-06').state, at('2024-06').state]).toEqual([
    'CONTRADICTED',
    'REFUSED',
    'ALLOWED',
  ])
  expect(at('2019-06').rules).toHaveLength(2)
  expect(contradict(rules[0]!, rules[1]!)).toBe(true)
  expect(contradict(rules[0]!, rule({ maxAge: 7, validFrom: '2020-01-01', validUntil: '2020-12-31' }))).toBe(true)
  expect(contradict(rule({ maxAge: 8, validUntil: '2019-12-31' }), rule({ maxAge: 7, validFrom: '2020-01-01' }))).toBe(
    false,
  )
  expect(contradict(rule({ maxAge: 8 }), rule({ maxAge: 7, bodyTypes: ['VAN'] }))).toBe(false)
  expect(contradict(rule({ maxAge: 8 }), rule({ maxAge: 8, confidence: 'LOW' }))).toBe(false)
})

test('[TRU-05] returns a risk for a rule that changes around the arrival', () => {
  const rules = [rule({ maxAge: 8, validUntil: '2026-12-31' }), rule({ id: 'new', maxAge: 5, validFrom: '2027-01-01' })]
  const at = (from: string, to: string) => verdictOf(rules, carOf('2020-06'), day(from, to), '2026-11-26')
  expect(at('2026-12-01', '2026-12-31').state).toBe('ALLOWED')
  expect(at('2027-01-01', '2027-02-01').state).toBe('REFUSED')
  expect(at('2026-12-20', '2027-01-12')).toMatchObject({
    state: 'AT_RISK',
    reason: 'TOO_OLD',
    lastDay: '2026-12-31',
    days: 12,
  })
  // The ban ends.
  const ban = [rule({ isAllowed: false, validUntil: '2026-12-31' }), rule({ validFrom: '2027-01-01' })]
  expect(verdictOf(ban, carOf('2020-06'), day('2026-12-20', '2027-01-12'), '2026-11-26')).toMatchObject({
    state: 'AT_RISK',
    reason: 'NOT_ALLOWED',
    firstDay: '2027-01-01',
    days: 12,
  })
  // No rule is on file for the later days.
  expect(at('2026-12-20', '2026-12-31').state).toBe('ALLOWED')
  expect(verdictOf([rules[0]!], carOf('2020-06'), day('2026-12-20', '2027-01-12'), '2026-11-26')).toMatchObject({
    state: 'AT_RISK',
    reason: 'NO_RULE',
    lastDay: '2026-12-31',
  })
})

test('[TRU-05] expects a car within a year without transit days', () => {
  const at = (rules: VerdictRule[], registered: string) => verdictOf(rules, carOf(registered), null, '2026-11-26')
  expect(at([KENYA], '2015-01').state).toBe('REFUSED')
  // Eight years of age are reached within the year, or on its last day at the earliest.
  expect(at([KENYA], '2019-06').reason).toBe('NO_ARRIVAL_DATE')
  expect(at([KENYA], '2020-01')).toMatchObject({ state: 'ALLOWED', lastDay: '2027-12-31' })
  expect(at([rule({})], '2015-01').state).toBe('ALLOWED')
  expect(at([rule({ minAge: 5 })], '2020-01').state).toBe('ALLOWED')
  expect(arrivalWindow('2026-11-26', null)).toBeNull()
  expect(arrivalWindow('2026-11-26', { from: 24, to: 34 })).toEqual({ from: '2026-12-27', to: '2027-01-29' })
})

test('[TRU-05] takes transit days from the most specific rule in force', () => {
  const days = (from: number) => ({ from, to: from + 10 })
  const rules = [
    rule({ transitDays: days(5), validUntil: '2020-12-31' }),
    rule({ transitDays: days(20) }),
    rule({ transitDays: days(30), bodyTypes: ['TRUCK'] }),
  ]
  const of = (bodyType: VerdictCar['bodyType']) =>
    transitDaysFor(rules, carOf('2020-01', '-', { bodyType }), '2026-11-26')
  expect([of('SEDAN'), of('TRUCK'), transitDaysFor([], carOf('-'), '2026-11-26')]).toEqual([days(20), days(30), null])
})

/** The same rules, day by day and month by month, for every car and day that the facts leave possible. */
function oracle(chosen: VerdictRule, car: VerdictCar, arrival: { from: string; to: string }): string {
  const known = chosen.ageBasis === 'FIRST_REGISTRATION' ? car.firstRegistration : car.manufacture
  if (!known) throw new Error('the oracle needs the date')
  const births: number[] = []
  for (let ms = Date.UTC(known.year, 0, 1); ms < Date.UTC(known.year + 1, 0, 1); ms += 86_400_000) {
    const isMonth = known.month === null || new Date(ms).getUTCMonth() + 1 === known.month
    if (isMonth) births.push(ms)
  }
  const answers = new Set<string>()
  for (const birth of births) {
    const year = new Date(birth).getUTCFullYear()
    const start = chosen.ageStart === 'MONTH' ? birth : Date.UTC(chosen.ageStart === 'YEAR' ? year : year + 1, 0, 1)
    for (let at = Date.parse(arrival.from); at <= Date.parse(arrival.to); at += 86_400_000) {
      const hasReached = (years: number) => {
        const date = new Date(start)
        const wanted = date.getUTCMonth() + years * 12
        const due = new Date(Date.UTC(date.getUTCFullYear(), wanted, date.getUTCDate()))
        const first = Date.UTC(date.getUTCFullYear(), wanted + 1, 1)
        return at >= Math.min(due.getTime(), first)
      }
      if (chosen.maxAge !== null && hasReached(chosen.maxAge)) answers.add('REFUSED')
      else if (chosen.minAge !== null && !hasReached(chosen.minAge)) answers.add('REFUSED')
      else answers.add('ALLOWED')
    }
  }
  return answers.size > 1 ? 'AT_RISK' : ([...answers][0] ?? '')
}

test('[TRU-05] matches a count day by day', () => {
  const months = fc.option(fc.integer({ min: 1, max: 12 }))
  fc.assert(
    fc.property(
      fc.record({
        year: fc.integer({ min: 2012, max: 2022 }),
        month: months,
        maxAge: fc.constantFrom(null, 1.5, 3, 5, 8),
        minAge: fc.constantFrom(null, 0.5, 1),
        ageStart: fc.constantFrom('MONTH', 'YEAR', 'NEXT_YEAR'),
        from: fc.integer({ min: Date.UTC(2019, 11, 20), max: Date.UTC(2024, 2, 10) }),
        length: fc.integer({ min: 0, max: 20 }),
      }),
      ({ year, month, from, length, ...fields }) => {
        const at = (ms: number) => new Date(ms).toISOString().slice(0, 10)
        const arrival = day(at(from), at(from + length * 86_400_000))
        const chosen = rule(fields)
        const car = { ...carOf('-'), firstRegistration: { year, month } }
        expect(verdictOf([chosen], car, arrival, arrival.from).state).toBe(oracle(chosen, car, arrival))
      },
    ),
    { numRuns: 300 },
  )
})

test('[TRU-05] measures an age at shipment on the day of departure where it is known', () => {
  const atShipment = [rule({ maxAge: 4, ageMoment: 'SHIPMENT', transitDays: { from: 20, to: 40 } })]
  const car = carOf('2023-01')
  const late = day('2027-03-15', '2027-03-22')
  const stateOf = (departure?: string) => verdictOf(atShipment, car, { ...late, departure }, '2026-12-01').state
  expect([stateOf(), stateOf('2026-12-28'), stateOf('2027-02-02')]).toEqual(['REFUSED', 'ALLOWED', 'REFUSED'])
})
