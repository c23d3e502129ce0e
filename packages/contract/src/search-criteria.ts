import {
  CHOICES,
  DOOR_OPTIONS,
  ENGINE_SIZE_OPTIONS,
  MILEAGE_OPTIONS,
  PRICE_OPTIONS,
  SEAT_OPTIONS,
  VERDICT_STATES,
} from './enumerations.ts'

/** What criteria choose from. */
export const CRITERION_LISTS = { ...CHOICES, verdict: VERDICT_STATES } as const
type ListName = keyof typeof CRITERION_LISTS

/** Criteria that name the destination of prices and verdicts. They have no filter and no facet. */
const DESTINATION_KINDS = ['port', 'basis', 'country'] as const
type DestinationKind = (typeof DESTINATION_KINDS)[number]

/**
 * The criteria of the search, one row each, in the order of addresses (SRCH-01). Contract, addresses, chips, filters,
 * levels, index and SQL are derived from this table. Without a validator, so that web pages can import it.
 */
interface Row {
  /**
   * `names`: ids or slugs from the catalogue; `range`: two ends, `priceStart` and `priceEnd`; `verdict`: a choice that
   * depends on the destination.
   */
  kind: 'text' | 'names' | 'choice' | 'wholes' | 'range' | 'flag' | DestinationKind | 'verdict'
  /** Of a choice or a verdict. */
  list?: ListName
  /** Of numbers, from 0 without `min`; of a text its length is at most `max`. */
  min?: number
  max?: number
  /** What filters offer. Without them every value that cars have is an option. */
  options?: readonly number[]
  /** The least level that has the filter (SRCH-07); `usual`: open without a level too. Otherwise the advanced one. */
  level?: 'basic' | 'accuracy' | 'usual'
}

export const CRITERIA = {
  queryText: { kind: 'text', max: 200 },
  brand: { kind: 'names', level: 'basic' },
  model: { kind: 'names', level: 'accuracy' },
  category: { kind: 'choice', list: 'bodyType', level: 'basic' },
  port: { kind: 'port', level: 'basic' },
  priceBasis: { kind: 'basis', level: 'basic' },
  importCountry: { kind: 'country', level: 'basic' },
  importVerdict: { kind: 'verdict', list: 'verdict', level: 'basic' },
  price: { kind: 'range', max: 100_000_000, options: PRICE_OPTIONS, level: 'basic' },
  year: { kind: 'range', min: 1900, max: 2100, level: 'accuracy' },
  mileage: { kind: 'range', max: 5_000_000, options: MILEAGE_OPTIONS, level: 'usual' },
  engineSize: { kind: 'range', max: 30_000, options: ENGINE_SIZE_OPTIONS },
  numberSeat: { kind: 'wholes', min: 1, max: 100, options: SEAT_OPTIONS },
  doors: { kind: 'wholes', min: 1, max: 9, options: DOOR_OPTIONS },
  color: { kind: 'choice', list: 'color', level: 'usual' },
  steering: { kind: 'choice', list: 'steering' },
  driveType: { kind: 'choice', list: 'driveType' },
  engineCode: { kind: 'text', max: 40 },
  transmissionType: { kind: 'choice', list: 'transmissionType' },
  fuelType: { kind: 'choice', list: 'fuelType', level: 'usual' },
  bestDeal: { kind: 'flag', level: 'basic' },
} as const satisfies Record<string, Row>

type Rows = typeof CRITERIA
export type CriterionName = keyof Rows
export type NameOf<K extends Row['kind']> = {
  [N in CriterionName]: Rows[N]['kind'] extends K ? N : never
}[CriterionName]
export type RangeName = NameOf<'range'>

type ValueOf<R> = R extends { kind: 'names' }
  ? string[]
  : R extends { list: infer L extends ListName }
    ? (typeof CRITERION_LISTS)[L][number][]
    : R extends { kind: 'wholes' }
      ? number[]
      : R extends { kind: 'flag' }
        ? boolean
        : R extends { kind: 'basis' }
          ? 'FOB'
          : string
/** The values of a search by their keys. */
export type CriteriaValues = { [N in Exclude<CriterionName, RangeName>]: ValueOf<Rows[N]> } & {
  [K in `${RangeName}${'Start' | 'End'}`]: number
}
export type CriterionKey = keyof CriteriaValues

export interface Criterion extends Row {
  name: CriterionName
  /** Two of a range, otherwise its name. */
  keys: readonly CriterionKey[]
}
export const CRITERIA_LIST = (Object.keys(CRITERIA) as CriterionName[]).map((name): Criterion => {
  const row: Row = CRITERIA[name]
  const keys = row.kind === 'range' ? [`${name}Start`, `${name}End`] : [name]
  return { ...row, name, keys: keys as CriterionKey[] }
})
export const isDestination = ({ kind }: Pick<Row, 'kind'>): boolean =>
  (DESTINATION_KINDS as readonly Row['kind'][]).includes(kind)
export const RANGES = CRITERIA_LIST.flatMap(({ kind, name }) => (kind === 'range' ? [name as RangeName] : []))
