import { BODY_TYPES, FUEL_TYPES, STEERINGS, VERDICT_STATES } from '@minato/contract/enumerations'
import type { VerdictState } from '@minato/contract/enumerations'
import type { Criteria } from '@minato/contract/search'
import { decidingFacts, verdictToday } from '@minato/domain/arrival-verdict'
import type { VerdictCar, VerdictRule } from '@minato/domain/arrival-verdict'
import { dayInJapan } from '@minato/domain/moments'
import type { Context } from '../../../context.ts'
import { rulesOfCountry } from '../../import-rules/service.ts'
import { chargesOf } from '../../pricing/service.ts'
import type { Segment } from './bitmaps.ts'
import { forEachPosition, numbersOf } from './delivered-price-search.ts'
import { SEGMENT_BITS, WORDS } from './index-entries.ts'
import { knownSegments } from './known-segments.ts'

/**
 * Import verdicts depend on the country, its rules and the day, so they are not stored. The index has the facts that rules
 * ask for; each combination of them that can matter is judged once (decision 33).
 */
export interface Judge {
  /** Country, day and versions of the rules. */
  key: string
  rules: readonly VerdictRule[]
  today: string
  /** By the facts of a car as one number. */
  verdicts: Map<number, VerdictState>
  /** The cars of each verdict, by the rows of a segment that they come from. */
  rows: WeakMap<object, ReadonlyMap<VerdictState, Uint32Array>>
}

const createJudge = (key: string, rules: readonly VerdictRule[], today: string): Judge => ({
  key,
  rules,
  today,
  verdicts: new Map(),
  rows: new WeakMap(),
})
/** No rule is on file, as without a destination: every car is UNKNOWN on every day. */
export const NO_RULES = createJudge('', [], '2026-01-01')
/** A bitmap per verdict. */
const SEGMENT_BYTES = VERDICT_STATES.length * WORDS * 4
/** A thousand combinations of facts with their verdicts. */
const VERDICTS_BYTES = 50_000

export interface VerdictFilter {
  judge: Judge
  states: readonly VerdictState[]
}

/** The ISO 3166 alpha-2 country of destination: the chosen one, else the port's; undefined without both. */
export async function importCountryOf(
  context: Context,
  tenant: string,
  { importCountry, port }: Pick<Criteria, 'importCountry' | 'port'>,
): Promise<string | undefined> {
  if (importCountry !== undefined || port === undefined) return importCountry
  const { ports } = await chargesOf(context, tenant)
  return ports.find(({ id, key }) => id === port || key === port)?.country
}

/** Judges by the rules of the destination; undefined without a destination. */
export async function judgeFor(
  context: Context,
  tenant: string,
  given: Pick<Criteria, 'importCountry' | 'port'>,
): Promise<Judge | undefined> {
  const country = await importCountryOf(context, tenant, given)
  if (country === undefined) return undefined
  const { cache } = context
  const [rules, segments] = await Promise.all([
    cache.keep(tenant, `import rules ${country}`, () => rulesOfCountry(context, tenant, country)),
    knownSegments(context, tenant),
  ])
  // Any two letters name a country: only those with rules may take space in the cache.
  if (rules.length === 0) return NO_RULES
  const today = dayInJapan(context.now().toISOString())
  const key = [country, today, ...rules.map(({ id, version }) => `${id} ${version}`)].join()
  return cache.keepVersion(
    tenant,
    `verdicts ${country}`,
    key,
    async () => createJudge(key, rules, today),
    () => VERDICTS_BYTES + segments.length * SEGMENT_BYTES,
  )
}

/** The cars of a segment with one of the verdicts. */
export function withVerdict({ judge, states }: VerdictFilter, segment: Segment): Uint32Array {
  const rows = rowsOf(judge, segment)
  const found = new Uint32Array(WORDS)
  for (const state of states) {
    const row = rows.get(state)
    if (row) for (let i = 0; i < WORDS; i++) found[i]! |= row[i]!
  }
  return found
}

/** The segment with the facet of verdicts. */
export const withVerdicts = (segment: Segment, judge: Judge): Segment => ({
  ...segment,
  options: (kind) => (kind === 'importVerdict' ? rowsOf(judge, segment) : segment.options(kind)),
})

function rowsOf(judge: Judge, segment: Segment): ReadonlyMap<VerdictState, Uint32Array> {
  const source = segment.options('registered/')
  const known = judge.rows.get(source)
  if (known) return known
  const rows = new Map(VERDICT_STATES.map((state) => [state, new Uint32Array(WORDS)]))
  const facts = decidingFacts(judge.rules)
  const { registered, manufactured, steering, bodyType, fuelType } = factsOf(segment)
  for (let at = 0; at < SEGMENT_BITS; at++) {
    const [registeredMonth, manufacturedMonth] = [registered[at]!, manufactured[at]!]
    const first = facts.firstRegistration || (facts.manufacture && manufacturedMonth === 0) ? registeredMonth : 0
    const manufactureMonth =
      facts.manufacture || (facts.firstRegistration && registeredMonth === 0) ? manufacturedMonth : 0
    const steeringCode = facts.steering ? steering[at]! : 0
    const body = facts.bodyType ? bodyType[at]! : 0
    const fuel = facts.fuelType ? fuelType[at]! : 0
    const signature = (((first * MONTHS + manufactureMonth) * CODES + steeringCode) * CODES + body) * CODES + fuel
    let state = judge.verdicts.get(signature)
    if (!state) {
      const car: VerdictCar = {
        firstRegistration: yearMonthOf(first),
        manufacture: yearMonthOf(manufactureMonth),
        steering: STEERINGS[steeringCode - 1] ?? null,
        bodyType: BODY_TYPES[body - 1] ?? null,
        fuelType: FUEL_TYPES[fuel - 1] ?? null,
      }
      state = verdictToday(judge.rules, car, judge.today).state
      judge.verdicts.set(signature, state)
    }
    rows.get(state)![at >> 5]! |= 1 << (at & 31)
  }
  judge.rows.set(source, rows)
  return rows
}

/** More than there are months in the index, and than there are values of a list. */
const MONTHS = 2 ** 15
const CODES = 2 ** 5

/** A number of the fields of months: `yearAndMonth` plus one, 0 if unknown. */
const yearMonthOf = (stored: number) =>
  stored === 0 ? null : { year: Math.floor((stored - 1) / 13), month: (stored - 1) % 13 || null }

const factsOf = (segment: Segment) => ({
  registered: numbersOf(segment, 'registered/'),
  manufactured: numbersOf(segment, 'manufactured/'),
  steering: codesOf(segment, 'steering', STEERINGS),
  bodyType: codesOf(segment, 'category', BODY_TYPES),
  fuelType: codesOf(segment, 'fuelType', FUEL_TYPES),
})

/** The position of each car's value in the list plus one, 0 if unknown. */
function codesOf(segment: Segment, kind: string, values: readonly string[]): Uint8Array {
  const codes = new Uint8Array(SEGMENT_BITS)
  for (const [value, row] of segment.options(kind)) {
    const code = values.indexOf(value) + 1
    forEachPosition(row, (at) => void (codes[at] = code))
  }
  return codes
}

/** One bit per car number, as `verdictCriterion` reads them: the cars with one of the verdicts. */
export function bytesOfVerdict(filter: VerdictFilter, segments: readonly Segment[]): Buffer {
  const length = Math.max(0, ...segments.map(({ number }) => number + 1)) * WORDS
  const words = new Uint32Array(length)
  for (const segment of segments) words.set(withVerdict(filter, segment), segment.number * WORDS)
  return Buffer.from(words.buffer)
}
