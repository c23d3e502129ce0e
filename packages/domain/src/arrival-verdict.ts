import type { BodyType, FuelType, Steering, VerdictState } from '@minato/contract/enumerations'
import type { ImportRule } from '@minato/contract/import-rules'
import type { YearMonth } from '@minato/contract/primitives'
import { firstOfMonth, isoDate, lastOfMonth, MS_PER_DAY, plusMonths } from './calendar-days.ts'
import type { DayRange } from './calendar-days.ts'

/** Whether a car may be imported into a country when it arrives (TRU-05). Dates are calendar days at the destination. */

export interface VerdictCar {
  firstRegistration: YearMonth | null
  manufacture: YearMonth | null
  steering: Steering | null
  bodyType: BodyType | null
  fuelType: FuelType | null
}
/** The part of a rule that decides. */
export type VerdictRule = Omit<ImportRule, 'version' | 'recordedAt' | 'contradictedBy'>

export type VerdictReason =
  | 'NOT_ALLOWED'
  | 'STEERING'
  | 'TOO_OLD'
  | 'TOO_NEW'
  | 'NO_RULE'
  | 'CONTRADICTED'
  | 'CAR_DATE_MISSING'
  | 'STEERING_MISSING'
  | 'NO_ARRIVAL_DATE'

export interface Verdict<R extends VerdictRule = VerdictRule> {
  state: VerdictState
  /** Null where the car is allowed. */
  reason: VerdictReason | null
  /** The rules that decide: none without one on file, several where they contradict each other. */
  rules: R[]
  /** The last day on which the car may arrive (or be shipped); null without a maximum age. */
  lastDay: string | null
  /** The first day on which it may; null without a minimum age. */
  firstDay: string | null
  /** AT_RISK only: by how many days the expected arrival may miss the limit. */
  days: number | null
}

type Finding = Omit<Verdict, 'rules'>

const PREPARATION_DAYS = { from: 7, to: 30 }
/** A car arrives within this time of its order, also where the days at sea are not known. */
const LONGEST_DELIVERY_DAYS = 365
const dayOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / MS_PER_DAY

/**
 * The days on which a car ordered today may arrive: a week to a month until a ship leaves, then the days at sea.
 * Null without transit days.
 */
export function arrivalWindow(today: string, transit: ImportRule['transitDays']): { from: string; to: string } | null {
  if (!transit) return null
  const from = dayOf(today) + PREPARATION_DAYS.from + transit.from
  return { from: isoDate(from), to: isoDate(dayOf(today) + PREPARATION_DAYS.to + transit.to) }
}

/** The expected arrival of a car; `departure`: the ship's departure date, if known. */
export interface ExpectedArrival {
  from: string
  to: string
  departure?: string | null | undefined
}

/**
 * Judges a car by the import rules of one country. The most specific rules in force decide. Without an arrival window
 * (null) the arrival may be on any day within a year from `today`.
 */
export function verdictOf<R extends VerdictRule>(
  rules: readonly R[],
  car: VerdictCar,
  arrival: ExpectedArrival | null,
  today: string,
): Verdict<R> {
  const window = arrival
    ? { from: dayOf(arrival.from), to: dayOf(arrival.to) }
    : { from: dayOf(today), to: dayOf(today) + LONGEST_DELIVERY_DAYS }
  const applicable = rules.filter((rule) => appliesTo(rule, car))
  const shipment = arrival?.departure ? dayOf(arrival.departure) : null
  const parts = segments(applicable, window).map((part) => judgeSegment(applicable, car, { ...part, shipment }))
  const verdict = combine(parts, window)
  return arrival || verdict.state !== 'AT_RISK'
    ? verdict
    : { ...verdict, state: 'UNKNOWN', reason: 'NO_ARRIVAL_DATE', days: null }
}

/** The verdict on a car that is ordered today, with the days on which it may arrive (`arrivalWindow`). */
export function verdictToday<R extends VerdictRule>(
  rules: readonly R[],
  car: VerdictCar,
  today: string,
): Verdict<R> & { arrival: ReturnType<typeof arrivalWindow> } {
  const arrival = arrivalWindow(today, transitDaysFor(rules, car, today))
  return { ...verdictOf(rules, car, arrival, today), arrival }
}

/** Which facts of a car can change its verdict by these rules. Without a date, the other date counts in its place. */
export const decidingFacts = (rules: readonly VerdictRule[]): Record<keyof VerdictCar, boolean> => ({
  firstRegistration: rules.some((rule) => hasAgeLimit(rule) && rule.ageBasis === 'FIRST_REGISTRATION'),
  manufacture: rules.some((rule) => hasAgeLimit(rule) && rule.ageBasis === 'MANUFACTURE'),
  steering: rules.some(({ steering }) => steering !== null && steering !== 'ANY'),
  bodyType: rules.some(({ bodyTypes }) => bodyTypes !== null),
  fuelType: rules.some(({ fuelTypes }) => fuelTypes !== null),
})
const hasAgeLimit = ({ maxAge, minAge }: VerdictRule): boolean => maxAge !== null || minAge !== null

const appliesTo = ({ bodyTypes, fuelTypes }: VerdictRule, { bodyType, fuelType }: VerdictCar): boolean =>
  (bodyTypes === null || (bodyType !== null && bodyTypes.includes(bodyType))) &&
  (fuelTypes === null || (fuelType !== null && fuelTypes.includes(fuelType)))

const specificity = ({ bodyTypes, fuelTypes }: VerdictRule): number =>
  Number(bodyTypes !== null) + Number(fuelTypes !== null)
const validity = ({ validFrom, validUntil }: VerdictRule): DayRange => ({
  from: validFrom ? dayOf(validFrom) : -Infinity,
  to: validUntil ? dayOf(validUntil) : Infinity,
})

/** A fact of the most specific rule in force today that has it; null without one. */
function factFor<K extends 'transitDays' | 'documents' | 'inspectionBodies'>(
  fact: K,
  rules: readonly VerdictRule[],
  car: VerdictCar,
  today: string,
): VerdictRule[K] | null {
  const day = dayOf(today)
  const inForce = rules.filter((rule) => appliesTo(rule, car) && validity(rule).from <= day && validity(rule).to >= day)
  const sorted = inForce.toSorted((a, b) => specificity(b) - specificity(a))
  return sorted.find((rule) => rule[fact] !== null)?.[fact] ?? null
}

/** Days at sea. */
export const transitDaysFor = (rules: readonly VerdictRule[], car: VerdictCar, today: string) =>
  factFor('transitDays', rules, car, today)

/** The documents that the buyer of the car needs, and the bodies whose inspection certificate is accepted; null: not known. */
export const documentsFor = (rules: readonly VerdictRule[], car: VerdictCar, today: string) => ({
  documents: factFor('documents', rules, car, today),
  inspectionBodies: factFor('inspectionBodies', rules, car, today),
})

/** Splits a window at each day on which a rule begins or ends. */
function segments(rules: readonly VerdictRule[], window: DayRange): DayRange[] {
  const starts = rules.flatMap((rule) => [validity(rule).from, validity(rule).to + 1])
  const inside = starts.filter((day) => Number.isFinite(day) && day > window.from && day <= window.to)
  const cuts = [window.from, ...[...new Set(inside)].sort((a, b) => a - b)]
  return cuts.map((from, i) => ({ from, to: (cuts[i + 1] ?? window.to + 1) - 1 }))
}

/** Days of arrival, and the day of shipment; null: not known. */
interface Arrival extends DayRange {
  shipment: number | null
}
interface Part<R> extends Finding {
  rules: R[]
  segment: DayRange
}

/** No rule begins or ends within the segment. */
function judgeSegment<R extends VerdictRule>(rules: readonly R[], car: VerdictCar, segment: Arrival): Part<R> {
  const inForce = rules.filter((rule) => validity(rule).from <= segment.from && validity(rule).to >= segment.from)
  const most = Math.max(...inForce.map(specificity))
  const deciding = inForce.filter((rule) => specificity(rule) === most)
  const [first, ...others] = deciding.map((rule) => judge(rule, car, segment))
  if (!first) return { ...finding('UNKNOWN', 'NO_RULE'), rules: [], segment }
  if (others.some(({ state }) => state !== first.state))
    return { ...finding('UNKNOWN', 'CONTRADICTED'), rules: deciding, segment }
  return { ...first, rules: deciding, segment }
}

const finding = (state: VerdictState, reason: VerdictReason | null, more: Partial<Finding> = {}): Finding => ({
  state,
  reason,
  lastDay: null,
  firstDay: null,
  days: null,
  ...more,
})

const SEVERITY: readonly VerdictState[] = ['ALLOWED', 'AT_RISK', 'UNKNOWN', 'REFUSED']
const severity = ({ state }: Finding): number => SEVERITY.indexOf(state)
const worst = (findings: readonly Finding[]): Finding => findings.reduce((a, b) => (severity(b) > severity(a) ? b : a))

function judge(rule: VerdictRule, car: VerdictCar, arrival: Arrival): Finding {
  if (!rule.isAllowed) return finding('REFUSED', 'NOT_ALLOWED')
  const checks = [judgeSteering(rule, car), judgeMaxAge(rule, car, arrival), judgeMinAge(rule, car, arrival)]
  const { state, reason, days } = worst(checks)
  const day = (key: 'lastDay' | 'firstDay') => checks.find((check) => check[key])?.[key] ?? null
  return { state, reason, days, lastDay: day('lastDay'), firstDay: day('firstDay') }
}

const ALLOWED = finding('ALLOWED', null)

function judgeSteering({ steering }: VerdictRule, car: VerdictCar): Finding {
  if (steering === null || steering === 'ANY' || steering === car.steering) return ALLOWED
  return car.steering === null ? finding('UNKNOWN', 'STEERING_MISSING') : finding('REFUSED', 'STEERING')
}

function judgeMaxAge(rule: VerdictRule, car: VerdictCar, arrival: Arrival): Finding {
  if (rule.maxAge === null) return ALLOWED
  const start = ageStart(rule, car)
  const measured = measuredDays(rule, arrival)
  // Each end of the range of possible limits.
  const early = ageReached(start.from, rule.maxAge) - 1
  const late = ageReached(start.to, rule.maxAge) - 1
  if (measured.from > late) return finding('REFUSED', 'TOO_OLD', { lastDay: isoDate(late) })
  if (measured.to <= early) return finding('ALLOWED', null, { lastDay: isoDate(early) })
  if (early === -Infinity) return finding('UNKNOWN', 'CAR_DATE_MISSING')
  if (late === Infinity && measured.from > early) return finding('UNKNOWN', 'CAR_DATE_MISSING')
  return finding('AT_RISK', 'TOO_OLD', { lastDay: isoDate(early), days: measured.to - early })
}

function judgeMinAge(rule: VerdictRule, car: VerdictCar, arrival: Arrival): Finding {
  if (rule.minAge === null) return ALLOWED
  const start = ageStart(rule, car)
  const measured = measuredDays(rule, arrival)
  const early = ageReached(start.from, rule.minAge)
  const late = ageReached(start.to, rule.minAge)
  if (measured.to < early) return finding('REFUSED', 'TOO_NEW', { firstDay: isoDate(early) })
  if (measured.from >= late) return finding('ALLOWED', null, { firstDay: isoDate(late) })
  if (late === Infinity || (early === -Infinity && measured.to < late)) return finding('UNKNOWN', 'CAR_DATE_MISSING')
  return finding('AT_RISK', 'TOO_NEW', { firstDay: isoDate(late), days: late - measured.from })
}

/** The days on which a rule measures the age: at arrival, or on the day of shipment, else any from which the car can arrive then. */
function measuredDays({ ageMoment, transitDays }: VerdictRule, arrival: Arrival): DayRange {
  if (ageMoment === 'SHIPMENT' && arrival.shipment !== null) return { from: arrival.shipment, to: arrival.shipment }
  if (ageMoment !== 'SHIPMENT' || !transitDays) return arrival
  return { from: arrival.from - transitDays.to, to: arrival.to - transitDays.from }
}

/**
 * The first and the last day from which the age may count. A car is registered after it was manufactured, so that the
 * one date bounds the other.
 */
function ageStart({ ageBasis, ageStart: start }: VerdictRule, car: VerdictCar): DayRange {
  const isRegistration = ageBasis === 'FIRST_REGISTRATION'
  const known = isRegistration ? car.firstRegistration : car.manufacture
  if (known) return startRange(known, start)
  const other = isRegistration ? car.manufacture : car.firstRegistration
  if (!other) return { from: -Infinity, to: Infinity }
  const range = startRange(other, start)
  return isRegistration ? { from: range.from, to: Infinity } : { from: -Infinity, to: range.to }
}

function startRange({ year, month }: YearMonth, start: VerdictRule['ageStart']): DayRange {
  if (start === 'MONTH') return { from: firstOfMonth(year, month ?? 1), to: lastOfMonth(year, month ?? 12) }
  const day = firstOfMonth(start === 'YEAR' ? year : year + 1, 1)
  return { from: day, to: day }
}

/** Adds years to a day; half years are six months. */
const ageReached = (day: number, years: number): number => (Number.isFinite(day) ? plusMonths(day, years * 12) : day)

/** One verdict for the whole window: a limit that falls within it is a risk. */
function combine<R extends VerdictRule>(parts: readonly Part<R>[], window: DayRange): Verdict<R> {
  const [first] = parts
  if (!first) throw new RangeError('The arrival window ends before it begins')
  const { segment: _, ...verdict } = first
  const change = parts.find(({ state }) => state !== first.state)
  if (!change) return verdict
  if (first.state !== 'ALLOWED' && change.state !== 'ALLOWED' && change.state !== 'AT_RISK')
    return { ...finding('UNKNOWN', change.reason ?? first.reason), rules: first.rules }
  const bad = first.state === 'ALLOWED' ? change : first
  const isLater = bad === change
  const limit = isLater ? change.segment.from - 1 : change.segment.from
  return {
    ...finding('AT_RISK', bad.reason, isLater ? { lastDay: isoDate(limit) } : { firstDay: isoDate(limit) }),
    rules: bad.rules.length ? bad.rules : first.rules,
    days: isLater ? window.to - limit : limit - window.from,
  }
}

const DECIDING = ['isAllowed', 'maxAge', 'minAge', 'ageBasis', 'ageStart', 'ageMoment', 'steering'] as const
const overlap = <T>(a: readonly T[] | null, b: readonly T[] | null): boolean =>
  a === null ? b === null : b !== null && a.some((one) => b.includes(one))

/** Whether two rules of one country say different things about the same cars on the same day. */
export function contradict(a: VerdictRule, b: VerdictRule): boolean {
  const [one, other] = [validity(a), validity(b)]
  const isSameDay = one.from <= other.to && other.from <= one.to
  const isSameCar = overlap(a.bodyTypes, b.bodyTypes) && overlap(a.fuelTypes, b.fuelTypes)
  return isSameDay && isSameCar && DECIDING.some((field) => a[field] !== b[field])
}
