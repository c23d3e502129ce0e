import { setImmediate } from 'node:timers/promises'
import type { VerdictEffect, VerdictMove } from '@minato/contract/change-effects'
import type { VerdictState } from '@minato/contract/enumerations'
import type { ImportRuleFields } from '@minato/contract/import-rules'
import { verdictToday } from '@minato/domain/arrival-verdict'
import type { VerdictRule } from '@minato/domain/arrival-verdict'
import { dayInJapan } from '@minato/domain/moments'
import { verdictOfShipment } from '@minato/domain/voyages'
import { hashShown } from '../../platform/http/change-preview.ts'
import type { CsvColumns } from '../../platform/http/csv.ts'
import type { Statement } from '../../platform/database/sql.ts'
import { carNames, openInquiries, visibleCarsByFacts } from './effects-store.ts'
import type { CarNameRow, CarsRow, OpenInquiryRow } from './effects-store.ts'
import { rules as rulesOnFile } from './store.ts'
import type { RuleRow } from './store.ts'

/** The arrival verdicts that a changed import rule would move (TRU-15), as of today. */

export type RunQuery = <Row>(statement: Statement) => Promise<Row[]>

export interface RuleChange {
  /** Null: a new rule. */
  id: string | null
  /** Null: the rule is removed. */
  rule: ImportRuleFields | null
}

interface Moved {
  country: string
  before: VerdictState
  after: VerdictState
}
interface Plan {
  cars: (Moved & { carNos: number[] })[]
  inquiries: VerdictMove[]
  shown: string
}

const SEVERITY: readonly VerdictState[] = ['REFUSED', 'UNKNOWN', 'AT_RISK', 'ALLOWED']
const bySeverity = (a: Moved, b: Moved): number => SEVERITY.indexOf(a.after) - SEVERITY.indexOf(b.after)

type Rule = VerdictRule & { country: string }
const NEW_RULE = '00000000-0000-0000-0000-000000000000'

/** The rules on file before and after the change, and the countries whose verdicts it can move. */
function rulesAround(rows: readonly RuleRow[], { id, rule }: RuleChange, today: string) {
  const before: Rule[] = rows.map(({ fields, id: ruleId, reviewedOn }) => ({ ...fields, id: ruleId, reviewedOn }))
  const others = before.filter((one) => one.id !== id)
  const after = rule ? [...others, { ...rule, id: id ?? NEW_RULE, reviewedOn: today }] : others
  const countries = [before.find((one) => one.id === id)?.country, rule?.country].filter((one) => one !== undefined)
  return { before, after, countries: [...new Set(countries)].toSorted() }
}

/** Groups of cars that are judged at once, in a few milliseconds. */
const GROUPS = 200
/** What the change would move now. */
export async function planOf(run: RunQuery, tenant: string, change: RuleChange, now: Date): Promise<Plan> {
  const today = dayInJapan(now.toISOString())
  const { before, after, countries } = rulesAround(await run<RuleRow>(rulesOnFile(tenant)), change, today)
  const of = (rules: readonly Rule[], country: string) => rules.filter((rule) => rule.country === country)
  const groups = await run<CarsRow>(visibleCarsByFacts(tenant))
  const cars: Plan['cars'] = []
  for (const country of countries) {
    const [rulesBefore, rulesAfter] = [of(before, country), of(after, country)]
    for (const [i, { carNos, ...car }] of groups.entries()) {
      // Other requests are served in between.
      if (i % GROUPS === GROUPS - 1) await setImmediate()
      const was = verdictToday(rulesBefore, car, today).state
      const is = verdictToday(rulesAfter, car, today).state
      if (was !== is) cars.push({ country, before: was, after: is, carNos })
    }
  }
  const inquiries = (await run<OpenInquiryRow>(openInquiries(tenant, countries))).flatMap(
    ({ id, reference, name, country, shipping, ...car }) => {
      const was = verdictOfShipment(of(before, country), car, shipping, today).state
      const is = verdictOfShipment(of(after, country), car, shipping, today).state
      return was === is ? [] : [{ id, reference, name, country, before: was, after: is }]
    },
  )
  return {
    cars: cars.toSorted(bySeverity),
    inquiries: inquiries.toSorted(bySeverity),
    shown: await hashShown(change, today, cars, inquiries),
  }
}

async function named(
  run: RunQuery,
  tenant: string,
  cars: readonly (Moved & { carNo: number })[],
): Promise<VerdictMove[]> {
  const rows = await run<CarNameRow>(carNames(tenant, cars.map(({ carNo }) => carNo))) // prettier-ignore
  const names = new Map(rows.map((row) => [row.carNo, row]))
  return cars.flatMap(({ carNo, ...moved }) => {
    const row = names.get(carNo)
    return row ? [{ id: row.id, reference: String(carNo), name: row.name, ...moved }] : []
  })
}

const eachCar = (cars: Plan['cars']) =>
  cars.flatMap(({ carNos, ...moved }) => carNos.map((carNo) => ({ carNo, ...moved })))

const EXAMPLES = 5
const LISTED_INQUIRIES = 20
export async function previewRule(
  run: RunQuery,
  tenant: string,
  change: RuleChange,
  now: Date,
): Promise<VerdictEffect> {
  const { cars, inquiries, shown } = await planOf(run, tenant, change, now)
  const kinds = Map.groupBy(cars, ({ country, before, after }) => [country, before, after].join())
  const changes = [...kinds.values()].flatMap((groups) => {
    const [first] = groups
    if (!first) return []
    const { carNos: _, ...moved } = first
    return [{ ...moved, numberOfCar: groups.reduce((sum, { carNos }) => sum + carNos.length, 0) }]
  })
  return {
    numberOfCar: changes.reduce((sum, { numberOfCar }) => sum + numberOfCar, 0),
    changes,
    examples: await named(run, tenant, eachCar(cars).slice(0, EXAMPLES)),
    numberOfInquiry: inquiries.length,
    inquiries: inquiries.slice(0, LISTED_INQUIRIES),
    shown,
  }
}

type EffectLine = VerdictMove & { kind: 'CAR' | 'INQUIRY' }
export const VERDICT_COLUMNS: CsvColumns<EffectLine> = {
  kind: (line) => line.kind,
  reference: (line) => line.reference,
  name: (line) => line.name,
  country: (line) => line.country,
  before: (line) => line.before,
  after: (line) => line.after,
}
const BATCH = 2000
/** Every car and inquiry that the change would move, in batches. */
export async function* movedVerdicts(
  run: RunQuery,
  tenant: string,
  change: RuleChange,
  now: Date,
): AsyncGenerator<EffectLine[]> {
  const { cars, inquiries } = await planOf(run, tenant, change, now)
  const all = eachCar(cars)
  for (let at = 0; at < all.length; at += BATCH)
    yield (await named(run, tenant, all.slice(at, at + BATCH))).map((line) => ({ ...line, kind: 'CAR' }))
  yield inquiries.map((line) => ({ ...line, kind: 'INQUIRY' }))
}
