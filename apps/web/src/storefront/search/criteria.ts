import type { VerdictState } from '@minato/contract/enumerations'
import type { QueryTextPart } from '@minato/contract/search'
import { CRITERIA_LIST, isDestination } from '@minato/contract/search-criteria'
import { criteriaInOrder } from '@minato/contract/search-facets'
import type { Criterion, CriterionName, NameOf, RangeName } from '@minato/contract/search-criteria'
import type { Messages } from '../../i18n/messages.ts'
import type { CatalogNames } from './search-data.ts'
import { isByTotal, without } from '../../api/search-params.ts'
import type { SearchKey, SearchState } from '../../api/search-params.ts'

/** An active criterion: label, the search without it, and the search by it alone. */
export interface Badge {
  key: string
  keys: readonly SearchKey[]
  value?: string | number
  rest: SearchState
  alone: SearchState
}

/** The same search with another text, from its first page. */
export const withText = (search: SearchState, queryText: string): SearchState => ({
  ...without(search, ['queryText']),
  ...(queryText && { queryText }),
})

/** The interpreted parts of the query text, each with the search without its words. */
export const understoodBadges = (search: SearchState, parts: readonly QueryTextPart[]): Badge[] =>
  parts.flatMap(({ text, criteria, rest }) => {
    if (!criteria) return []
    const alone = { ...destinationIn(search), ...criteria } as SearchState
    const { 'order.field': field, 'order.direction': direction } = criteria
    const name = field === 'PRICE' && isByTotal(search) ? 'TOTAL' : field
    const badges: Pick<Badge, 'key' | 'keys' | 'value'>[] = field
      ? [{ key: 'order', keys: ['order.field'], value: `${name}.${direction}` }]
      : badgesOf(alone)
    return badges.map((badge) => ({ ...badge, key: `${text} ${badge.key}`, rest: withText(search, rest), alone }))
  })

/** The order requested by the text. */
export const orderOfText = (parts: readonly QueryTextPart[]): Pick<SearchState, 'order.field' | 'order.direction'> => {
  const { 'order.field': field, 'order.direction': direction } =
    parts.find(({ criteria }) => criteria?.['order.field'])?.criteria ?? {}
  return field && direction ? { 'order.field': field, 'order.direction': direction } : {}
}

/** The destination of a search, which stays where criteria are removed. */
const destinationIn = ({ port, priceBasis, importCountry }: SearchState): SearchState => ({
  port,
  priceBasis,
  importCountry,
})

/** The order of filters and badges; later criteria follow. */
const FILTER_ORDER: readonly CriterionName[] = [
  'queryText',
  'price',
  'bestDeal',
  'importVerdict',
  'brand',
  'model',
  'category',
  'year',
  'mileage',
  'fuelType',
  'transmissionType',
  'driveType',
  'steering',
  'engineSize',
  'color',
  'doors',
  'numberSeat',
  'engineCode',
]
export const FILTERS: readonly Criterion[] = criteriaInOrder(FILTER_ORDER).filter((row) => !isDestination(row))

/** Every active criterion, list values one by one (SRCH-05). */
export function badgesOf(search: SearchState): Badge[] {
  const to = destinationIn(search)
  return FILTERS.flatMap(({ keys }): Badge[] => {
    const key = keys[0]
    const value = key && search[key]
    if (Array.isArray(value))
      return value.map((one: string | number) => ({
        key: `${key}-${one}`,
        keys,
        value: one,
        rest: without(search, keys, one),
        alone: { ...to, [String(key)]: [one] },
      }))
    if (keys.every((one) => search[one] === undefined)) return []
    return [
      {
        key: String(key),
        keys,
        rest: without(search, keys),
        alone: { ...to, ...Object.fromEntries(keys.map((one) => [one, search[one]])) },
      },
    ]
  })
}

/** The words of a badge. */
export function badgeText(
  { keys: [key], value }: Badge,
  search: SearchState,
  t: Messages,
  names: CatalogNames,
): string {
  const { search: s, names: n } = t
  const text = String(value)
  if (key === 'order.field') return n.sort[text as keyof typeof n.sort]
  const row = CRITERIA_LIST.find(({ keys }) => keys[0] === key)
  if (!row) return text
  const { name, kind, list } = row
  if (kind === 'range') return rangeText(name as RangeName, search, t, names)
  if (kind === 'names') return names[`${name as 'brand'}s`].find(({ slug }) => slug === text)?.name ?? text
  if (list === 'verdict') return names.verdicts?.chips[text as VerdictState] ?? text
  const word = kind === 'text' ? String(search[name as 'engineCode']) : list ? ((n[list] as Names)[text] ?? '') : text
  const say: Partial<Record<CriterionName, (word: string) => string>> = {
    queryText: String,
    bestDeal: () => t.home.bestDeals,
    steering: s.steeringIs,
    doors: (count) => s.doorsAre(Number(count)),
    numberSeat: (count) => s.seatsAre(Number(count)),
    engineCode: s.engineIs,
  }
  return say[name]?.(word) ?? (list ? word : `${s[name as TitledName]} ${word}`)
}
type Names = Readonly<Record<string, string>>

/** The criteria whose name is that of their text. */
export type TitledName = Exclude<
  CriterionName,
  'queryText' | 'price' | 'bestDeal' | NameOf<'port' | 'basis' | 'country' | 'verdict'>
>

function rangeText(name: RangeName, search: SearchState, t: Messages, names: CatalogNames): string {
  const { search: s, format } = t
  const [from, to] = [search[`${name}Start`], search[`${name}End`]]
  const show = { price: format.money, year: String, mileage: t.km, engineSize: t.cc }[name]
  const text =
    from === undefined
      ? s.most(show(to ?? 0))
      : to === undefined
        ? s.least(show(from))
        : from === to
          ? show(from)
          : s.span(show(from), show(to))
  return name === 'price' ? s.priceIs(isByTotal(search) ? s.totalTo(names.port ?? '') : s.fobPrice, text) : text
}
