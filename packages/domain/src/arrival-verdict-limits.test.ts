import { expect, test } from 'vitest'
import { contradict, decidingFacts, transitDaysFor, verdictOf, verdictToday } from './arrival-verdict.ts'
import { rule } from './arrival-verdict.fixture.ts'
import type { VerdictCar, VerdictRule } from './arrival-verdict.ts'
import { dayInJapan } from './moments.ts'

/** Bad and rare input of rules, cars and days (TRU-05). */

const CAR: VerdictCar = {
  firstRegistration: { year: 2020, month: 3 },
  manufacture: null,
  steering: 'RIGHT',
  bodyType: 'SEDAN',
  fuelType: 'DIESEL',
}
const car = (fields: Partial<VerdictCar>): VerdictCar => ({ ...CAR, ...fields })
const judge = (rules: VerdictRule[], from: string, to = from, of: VerdictCar = CAR) =>
  verdictOf(rules, of, { from, to }, '2026-11-26')
const BAN = rule({ id: 'ban', isAllowed: false })

test('[TRU-05] asks both rules on the days on which their validity overlaps', () => {
  const rules = [rule({ id: 'old', validUntil: '2026-12-31' }), rule({ ...BAN, validFrom: '2026-12-20' })]
  expect(judge(rules, '2026-12-19')).toMatchObject({ state: 'ALLOWED', rules: [{ id: 'old' }] })
  for (const day of ['2026-12-20', '2026-12-31'])
    expect(judge(rules, day)).toMatchObject({
      state: 'UNKNOWN',
      reason: 'CONTRADICTED',
      rules: [{ id: 'old' }, { id: 'ban' }],
    })
  expect(judge(rules, '2027-01-01')).toMatchObject({ state: 'REFUSED', reason: 'NOT_ALLOWED' })
  // A window over the overlap: allowed until the day before the sources disagree.
  expect(judge(rules, '2026-12-10', '2027-01-10')).toMatchObject({
    state: 'AT_RISK',
    reason: 'CONTRADICTED',
    lastDay: '2026-12-19',
    days: 22,
  })
})

test('[TRU-05] cuts a window at every change of rules, whatever their order on file', () => {
  const rules = [
    rule({ ...BAN, validFrom: '2027-02-01' }),
    rule({ id: 'january', validFrom: '2027-01-01', validUntil: '2027-01-31' }),
    rule({ id: 'december', validUntil: '2026-12-31' }),
  ]
  expect(judge(rules, '2026-12-20', '2027-01-31').state).toBe('ALLOWED')
  expect(judge(rules, '2026-12-20', '2027-02-01')).toMatchObject({
    state: 'AT_RISK',
    lastDay: '2027-01-31',
    days: 1,
    rules: [{ id: 'ban' }],
  })
  expect(judge(rules, '2027-02-01', '2027-02-09').state).toBe('REFUSED')
  // The limit of a rule counts only on the days on which that rule is in force.
  const relaxed = [
    rule({ id: 'old', maxAge: 6.5, validUntil: '2026-08-31' }),
    rule({ id: 'new', maxAge: 7, validFrom: '2026-09-01' }),
  ]
  expect(judge(relaxed, '2026-08-20', '2026-09-05')).toMatchObject({ state: 'ALLOWED', lastDay: '2026-08-31' })
})

test('[TRU-05] is unknown where a ban ends without a rule for the days after it', () => {
  const until = rule({ ...BAN, validUntil: '2026-12-31' })
  expect(judge([until], '2026-12-20', '2027-01-10')).toMatchObject({
    state: 'UNKNOWN',
    reason: 'NO_RULE',
    rules: [{ id: 'ban' }],
  })
  // A ban, then rules that the car meets or meets for some days only.
  const after = rule({ id: 'after', validFrom: '2027-01-01', maxAge: 7 })
  expect(judge([until, after], '2026-12-20', '2027-01-10')).toMatchObject({
    state: 'AT_RISK',
    firstDay: '2027-01-01',
    days: 12,
  })
  const january = car({ firstRegistration: { year: 2020, month: 1 } })
  expect(judge([until, after], '2026-12-20', '2027-01-10', january)).toMatchObject({
    state: 'AT_RISK',
    firstDay: '2027-01-01',
    days: 12,
  })
  const strict = rule({ ...after, maxAge: 6 })
  expect(judge([until, strict], '2026-12-20', '2027-01-10').state).toBe('REFUSED')
})

test('[TRU-05] shows all sources of a circle of contradictions and stays unknown', () => {
  const rules = [rule({ id: 'a', maxAge: 5 }), rule({ id: 'b', maxAge: 6 }), rule({ id: 'c', maxAge: 8 })]
  const pairs = rules.flatMap((one, i) => rules.slice(i + 1).map((other) => [one, other] as const))
  for (const [one, other] of pairs) expect([contradict(one, other), contradict(other, one)]).toEqual([true, true])
  expect(rules.some((one) => contradict(one, one))).toBe(false)
  const verdict = judge(rules, '2026-12-20')
  expect([verdict.state, verdict.reason, verdict.rules.map(({ id }) => id)]).toEqual([
    'UNKNOWN',
    'CONTRADICTED',
    ['a', 'b', 'c'],
  ])
})

test('[TRU-05] sees contradictions on a shared day and for a shared body or fuel only', () => {
  const against = (one: Partial<VerdictRule>, other: Partial<VerdictRule>) =>
    contradict(rule({ maxAge: 8, ...one }), rule({ maxAge: 5, ...other }))
  expect(against({ validUntil: '2026-12-31' }, { validFrom: '2026-12-31' })).toBe(true)
  expect(against({ validFrom: '2026-12-31' }, { validUntil: '2026-12-31' })).toBe(true)
  expect(against({ validUntil: '2026-12-31' }, { validFrom: '2027-01-01' })).toBe(false)
  expect(against({ validFrom: '2027-01-01' }, { validUntil: '2026-12-31' })).toBe(false)
  expect(against({ bodyTypes: ['VAN', 'TRUCK'] }, { bodyTypes: ['TRUCK'] })).toBe(true)
  expect(against({ bodyTypes: ['VAN'] }, { bodyTypes: ['TRUCK'] })).toBe(false)
  expect(against({ fuelTypes: ['DIESEL'] }, { fuelTypes: null })).toBe(false)
  expect(against({ fuelTypes: null }, { fuelTypes: ['DIESEL'] })).toBe(false)
  expect(against({ fuelTypes: ['DIESEL'] }, { fuelTypes: ['DIESEL', 'LPG'] })).toBe(true)
})

test('[TRU-05] takes the rule for body and fuel before one for the body or the fuel alone', () => {
  const rules = [
    rule({ id: 'all' }),
    rule({ id: 'fuel', fuelTypes: ['DIESEL'] }),
    rule({ ...BAN, id: 'both', fuelTypes: ['DIESEL'], bodyTypes: ['SEDAN'] }),
    rule({ id: 'body', bodyTypes: ['SEDAN', 'VAN'] }),
  ]
  const decides = (fields: Partial<VerdictCar>) =>
    judge(rules, '2026-12-20', '2026-12-20', car(fields)).rules.map(({ id }) => id)
  expect(decides({})).toEqual(['both'])
  expect(decides({ bodyType: 'TRUCK' })).toEqual(['fuel'])
  expect(decides({ fuelType: 'LPG' })).toEqual(['body'])
  expect(decides({ fuelType: 'LPG', bodyType: 'TRUCK' })).toEqual(['all'])
  expect(decides({ fuelType: null, bodyType: null })).toEqual(['all'])
})

test('[TRU-05] names the first reason of several and accepts any side of the steering wheel', () => {
  const rules = [rule({ steering: 'LEFT', maxAge: 1 })]
  expect(judge(rules, '2026-12-20').reason).toBe('STEERING')
  for (const steering of [null, 'LEFT', 'RIGHT'] as const)
    expect(judge([rule({ steering: 'ANY' })], '2026-12-20', '2026-12-20', car({ steering })).state).toBe('ALLOWED')
})

test('[TRU-05] judges rules of mixed age bases by the date that each asks for', () => {
  const rules = [rule({ id: 'made', maxAge: 8, ageBasis: 'MANUFACTURE' }), rule({ id: 'seen', maxAge: 8 })]
  const at = (fields: Partial<VerdictCar>) => judge(rules, '2026-12-20', '2026-12-20', car(fields))
  expect(at({ manufacture: { year: 2019, month: 12 } }).state).toBe('ALLOWED')
  expect(at({ manufacture: { year: 2017, month: 12 } })).toMatchObject({ state: 'UNKNOWN', reason: 'CONTRADICTED' })
  expect(at({ firstRegistration: { year: 2018, month: 1 }, manufacture: { year: 2017, month: 12 } }).state).toBe(
    'REFUSED',
  )
  // Registered too late to be known as made in time.
  expect(at({})).toMatchObject({ state: 'UNKNOWN', reason: 'CONTRADICTED' })
})

test('[TRU-05] does not guess an age from the other date, and uses what that date bounds', () => {
  const made = [rule({ maxAge: 8, ageBasis: 'MANUFACTURE' })]
  const seen = [rule({ maxAge: 8 })]
  const only = { firstRegistration: null, manufacture: { year: 2019, month: 1 } }
  expect(judge(made, '2026-12-20')).toMatchObject({ state: 'UNKNOWN', reason: 'CAR_DATE_MISSING' })
  expect(judge(made, '2028-03-31')).toMatchObject({ state: 'REFUSED', reason: 'TOO_OLD' })
  // Registered on the day it was made at the earliest: the limit is no earlier.
  expect(judge(seen, '2026-12-20', '2026-12-31', car(only)).state).toBe('ALLOWED')
  expect(judge(seen, '2026-12-31', '2027-01-02', car(only))).toMatchObject({
    state: 'AT_RISK',
    lastDay: '2026-12-31',
    days: 2,
  })
  expect(judge(seen, '2027-01-01', '2027-01-02', car(only))).toMatchObject({
    state: 'UNKNOWN',
    reason: 'CAR_DATE_MISSING',
  })
  const young = (basis: VerdictRule['ageBasis'], at: string, of: VerdictCar, to = at) =>
    judge([rule({ minAge: 2, ageBasis: basis })], at, to, of)
  expect(young('MANUFACTURE', '2022-03-31', CAR).state).toBe('ALLOWED')
  expect(young('MANUFACTURE', '2022-03-10', CAR)).toMatchObject({ state: 'UNKNOWN', reason: 'CAR_DATE_MISSING' })
  for (const to of ['2022-03-31', '2022-04-02'])
    expect(young('MANUFACTURE', '2022-03-30', CAR, to)).toMatchObject({
      state: 'AT_RISK',
      firstDay: '2022-03-31',
      days: 1,
    })
  expect(young('FIRST_REGISTRATION', '2020-12-31', car(only))).toMatchObject({ state: 'REFUSED', reason: 'TOO_NEW' })
  expect(young('FIRST_REGISTRATION', '2026-12-31', car(only))).toMatchObject({
    state: 'UNKNOWN',
    reason: 'CAR_DATE_MISSING',
  })
  const none = car({ firstRegistration: null })
  expect([
    judge(seen, '2026-12-20', '2026-12-20', none).reason,
    judge([rule()], '2026-12-20', '2026-12-20', none).state,
  ]).toEqual(['CAR_DATE_MISSING', 'ALLOWED'])
})

test('[TRU-05] takes a missing month as any month of the year', () => {
  const made = (month: number | null) =>
    judge(
      [rule({ maxAge: 8, ageBasis: 'MANUFACTURE' })],
      '2026-06-15',
      '2026-06-15',
      car({ manufacture: { year: 2018, month } }),
    )
  expect([made(6).state, made(5).state, made(7).state]).toEqual(['AT_RISK', 'REFUSED', 'ALLOWED'])
  expect(made(null)).toMatchObject({ state: 'AT_RISK', reason: 'TOO_OLD', lastDay: '2025-12-31' })
})

test('[TRU-05] counts ages from 29 February and to it', () => {
  const leap = car({ firstRegistration: { year: 2020, month: 2 } })
  const at = (maxAge: number, day: string) => judge([rule({ maxAge })], day, day, leap)
  expect([at(8, '2028-01-31').state, at(8, '2028-02-29').state, at(8, '2028-03-01').state]).toEqual([
    'ALLOWED',
    'REFUSED',
    'REFUSED',
  ])
  expect([at(9, '2029-02-28').state, at(9, '2029-03-01').state]).toEqual(['AT_RISK', 'REFUSED'])
  const until = [rule({ validUntil: '2028-02-29' }), rule({ ...BAN, validFrom: '2028-03-01' })]
  expect(judge(until, '2028-02-28', '2028-03-02')).toMatchObject({ state: 'AT_RISK', lastDay: '2028-02-29', days: 2 })
})

test('[TRU-05] changes the verdict of an order at New Year in Japan', () => {
  const rules = [rule({ maxAge: 7, ageStart: 'YEAR', transitDays: { from: 1, to: 2 } })]
  const before = dayInJapan('2026-11-29T14:59:59Z')
  const after = dayInJapan('2026-11-29T15:00:00Z')
  expect([before, after]).toEqual(['2026-11-29', '2026-11-30'])
  expect(verdictToday(rules, CAR, before)).toMatchObject({
    state: 'ALLOWED',
    arrival: { from: '2026-12-07', to: '2026-12-31' },
  })
  expect(verdictToday(rules, CAR, after)).toMatchObject({ state: 'AT_RISK', lastDay: '2026-12-31', days: 1 })
  expect(dayInJapan('2026-12-31T15:00:00Z')).toBe('2027-01-01')
})

test('[TRU-05] refuses a car that stays too new for a year, without transit days', () => {
  const verdict = (month: number) =>
    verdictOf([rule({ minAge: 2 })], car({ firstRegistration: { year: 2025, month } }), null, '2026-11-26')
  expect(verdict(12)).toMatchObject({ state: 'REFUSED', reason: 'TOO_NEW' })
  expect(verdict(9)).toMatchObject({ state: 'UNKNOWN', reason: 'NO_ARRIVAL_DATE' })
})

test('[TRU-05] uses the day of departure for ages at shipment only', () => {
  const arrival = { from: '2027-03-05', to: '2027-03-08', departure: '2027-02-20' }
  const state = (ageMoment: VerdictRule['ageMoment']) =>
    verdictOf(
      [rule({ maxAge: 7, ageMoment })],
      car({ firstRegistration: { year: 2020, month: 2 } }),
      arrival,
      '2026-11-26',
    ).state
  expect([state('SHIPMENT'), state('ARRIVAL')]).toEqual(['AT_RISK', 'REFUSED'])
})

test('[TRU-05] is unknown, without days, where an age limit needs an arrival that is not known', () => {
  const on = (today: string) => verdictOf([rule({ maxAge: 8 })], CAR, null, today)
  // The last day is 2028-02-29, and a delivery takes a year at most.
  expect([on('2027-03-01').state, on('2027-03-02').state]).toEqual(['ALLOWED', 'UNKNOWN'])
  expect(on('2027-03-02')).toMatchObject({
    state: 'UNKNOWN',
    reason: 'NO_ARRIVAL_DATE',
    days: null,
  })
})

test('[TRU-05] takes transit days from rules in force today, their first and last day included', () => {
  const transitDays = { from: 20, to: 40 }
  const days = (validFrom: string | null, validUntil: string | null) =>
    transitDaysFor([rule({ transitDays, validFrom, validUntil })], CAR, '2026-11-26')
  expect(days('2026-11-26', '2026-11-26')).toEqual(transitDays)
  expect([days('2026-11-27', null), days(null, '2026-11-25')]).toEqual([null, null])
  // A more specific rule without transit days leaves those of the general one.
  const sedans = rule({ bodyTypes: ['SEDAN'] })
  expect(transitDaysFor([sedans, rule({ transitDays })], CAR, '2026-11-26')).toEqual(transitDays)
})

test('[TRU-05] names the facts that can change a verdict, and no others', () => {
  const nothing = { firstRegistration: false, manufacture: false, steering: false, bodyType: false, fuelType: false }
  expect(decidingFacts([])).toEqual(nothing)
  for (const [fields, facts] of [
    [{ ageBasis: 'MANUFACTURE' }, {}],
    [{ maxAge: 8 }, { firstRegistration: true }],
    [{ minAge: 1 }, { firstRegistration: true }],
    [{ maxAge: 8, ageBasis: 'MANUFACTURE' }, { manufacture: true }],
    [{ minAge: 8, ageBasis: 'MANUFACTURE' }, { manufacture: true }],
    [{ steering: 'ANY' }, {}],
    [{ steering: 'LEFT' }, { steering: true }],
    [{ bodyTypes: ['VAN'] }, { bodyType: true }],
    [{ fuelTypes: ['LPG'] }, { fuelType: true }],
  ] as const)
    // One of several rules is enough.
    expect([fields, decidingFacts([rule(fields as Partial<VerdictRule>), rule()])]).toEqual([
      fields,
      { ...nothing, ...facts },
    ])
})
