import {
  CHOICES,
  DOOR_OPTIONS,
  ENGINE_SIZE_OPTIONS,
  MILEAGE_OPTIONS,
  PRICE_OPTIONS,
  SEAT_OPTIONS,
} from './enumerations.ts'
import type { ChoiceList } from './enumerations.ts'
import { inOrder } from './in-order.ts'

/**
 * The criteria of the search, one row each, in the order of the filters (SRCH-01). Contract, addresses, chips, filters,
 * levels, index and SQL are derived from this table. Without a validator, so that web pages can import it.
 */
interface Row {
  /** `names`: ids or slugs from the catalogue; `range`: two ends, `priceStart` and `priceEnd`. */
  kind: 'text' | 'names' | 'choice' | 'wholes' | 'range' | 'flag' | 'port' | 'basis'
  /** Of a choice. */
  list?: ChoiceList
  /** Of numbers; of a text its length is at most `max`. */
  min?: number
  max?: number
  /** What filters offer. Without them every value that cars have is an option. */
  options?: readonly number[]
  /** The least level that has the filter (SRCH-07); `usual`: open without a level too. Otherwise the advanced one. */
  level?: 'basic' | 'accuracy' | 'usual'
}

export const CRITERIA = {
  queryText: { kind: 'text', max: 200 },
  price: { kind: 'range', min: 0, max: 100_000_000, options: PRICE_OPTIONS, level: 'basic' },
  bestDeal: { kind: 'flag', level: 'basic' },
  brand: { kind: 'names', level: 'basic' },
  model: { kind: 'names', level: 'accuracy' },
  category: { kind: 'choice', list: 'bodyType', level: 'basic' },
  port: { kind: 'port', level: 'basic' },
  priceBasis: { kind: 'basis', level: 'basic' },
  year: { kind: 'range', min: 1900, max: 2100, level: 'accuracy' },
  mileage: { kind: 'range', min: 0, max: 5_000_000, options: MILEAGE_OPTIONS, level: 'usual' },
  fuelType: { kind: 'choice', list: 'fuelType', level: 'usual' },
  transmissionType: { kind: 'choice', list: 'transmissionType' },
  driveType: { kind: 'choice', list: 'driveType' },
  steering: { kind: 'choice', list: 'steering' },
  engineSize: { kind: 'range', min: 0, max: 30_000, options: ENGINE_SIZE_OPTIONS },
  color: { kind: 'choice', list: 'color', level: 'usual' },
  doors: { kind: 'wholes', min: 1, max: 9, options: DOOR_OPTIONS },
  numberSeat: { kind: 'wholes', min: 1, max: 100, options: SEAT_OPTIONS },
  engineCode: { kind: 'text', max: 40 },
} as const satisfies Record<string, Row>

/** The order in addresses is fixed, since people and search engines keep them; later criteria follow. */
const ADDRESS_ORDER: readonly CriterionName[] = [
  'queryText',
  'brand',
  'model',
  'category',
  'port',
  'priceBasis',
  'price',
  'year',
  'mileage',
  'engineSize',
  'numberSeat',
  'doors',
  'color',
  'steering',
  'driveType',
  'engineCode',
  'transmissionType',
  'fuelType',
  'bestDeal',
]

type Rows = typeof CRITERIA
export type CriterionName = keyof Rows
export type NameOf<K extends Row['kind']> = {
  [N in CriterionName]: Rows[N]['kind'] extends K ? N : never
}[CriterionName]
export type RangeName = NameOf<'range'>

type ValueOf<R> = R extends { kind: 'names' }
  ? string[]
  : R extends { list: infer L extends ChoiceList }
    ? (typeof CHOICES)[L][number][]
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
export const criteriaInOrder = (order: readonly CriterionName[]): Criterion[] =>
  inOrder(
    CRITERIA_LIST.map(({ name }) => name),
    order,
  ).flatMap((name) => CRITERIA_LIST.filter((one) => one.name === name))
export const CRITERIA_IN_ADDRESSES: readonly Criterion[] = criteriaInOrder(ADDRESS_ORDER)

export const RANGES = CRITERIA_LIST.flatMap(({ kind, name }) => (kind === 'range' ? [name as RangeName] : []))

type UpTo = { [N in RangeName]: Rows[N] extends { options: unknown } ? `${N}UpTo` : N }[RangeName]
export type Facet = NameOf<'names' | 'choice' | 'wholes' | 'flag'> | UpTo
/** What counts the cars of each option. Ranges with fixed options count 'up to' their option. */
export const facetOf = ({ name, kind, options }: Pick<Criterion, 'name' | 'kind' | 'options'>): Facet =>
  (kind === 'range' && options ? `${name}UpTo` : name) as Facet
