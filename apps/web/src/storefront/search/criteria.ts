import type { QueryTextPart } from '@minato/contract/search'
import type { Messages } from '../../messages/messages.ts'
import type { CatalogNames } from './search-data.ts'
import { isByTotal, without } from './search-params.ts'
import type { CriterionKey, SearchKey, SearchState } from './search-params.ts'

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
    const { port, priceBasis } = search
    const alone = { port, priceBasis, ...criteria } as SearchState
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

/** In the order of the filters; a range is one criterion with two keys. */
const CRITERIA: readonly (readonly CriterionKey[])[] = [
  ['queryText'],
  ['priceStart', 'priceEnd'],
  ['bestDeal'],
  ['brand'],
  ['model'],
  ['category'],
  ['yearStart', 'yearEnd'],
  ['mileageStart', 'mileageEnd'],
  ['fuelType'],
  ['transmissionType'],
  ['driveType'],
  ['steering'],
  ['engineSizeStart', 'engineSizeEnd'],
  ['color'],
  ['doors'],
  ['numberSeat'],
  ['engineCode'],
]

/** Every active criterion, list values one by one (SRCH-05). */
export function badgesOf(search: SearchState): Badge[] {
  const { port, priceBasis } = search
  return CRITERIA.flatMap((keys): Badge[] => {
    const key = keys[0]
    const value = key && search[key]
    if (Array.isArray(value))
      return value.map((one: string | number) => ({
        key: `${key}-${one}`,
        keys,
        value: one,
        rest: without(search, keys, one),
        alone: { port, priceBasis, [String(key)]: [one] },
      }))
    if (keys.every((one) => search[one] === undefined)) return []
    return [
      {
        key: String(key),
        keys,
        rest: without(search, keys),
        alone: { port, priceBasis, ...Object.fromEntries(keys.map((one) => [one, search[one]])) },
      },
    ]
  })
}

/** The label of a badge. */
export function badgeText({ keys, value }: Badge, search: SearchState, t: Messages, names: CatalogNames): string {
  const { search: s, names: n, format } = t
  const key = keys[0]
  const text = String(value)
  const range = (from: number | undefined, to: number | undefined, show: (value: number) => string): string =>
    from === undefined
      ? s.most(show(to ?? 0))
      : to === undefined
        ? s.least(show(from))
        : from === to
          ? show(from)
          : s.span(show(from), show(to))
  switch (key) {
    case 'queryText':
      return search.queryText ?? ''
    case 'priceStart':
      return s.priceIs(
        isByTotal(search) ? s.totalTo(names.port ?? '') : s.fobPrice,
        range(search.priceStart, search.priceEnd, format.money),
      )
    case 'yearStart':
      return range(search.yearStart, search.yearEnd, String)
    case 'mileageStart':
      return range(search.mileageStart, search.mileageEnd, t.km)
    case 'engineSizeStart':
      return range(search.engineSizeStart, search.engineSizeEnd, t.cc)
    case 'bestDeal':
      return t.home.bestDeals
    case 'brand':
      return names.brands.find(({ slug }) => slug === text)?.name ?? text
    case 'model':
      return names.models.find(({ slug }) => slug === text)?.name ?? text
    case 'category':
      return n.bodyType[text as keyof typeof n.bodyType]
    case 'fuelType':
      return n.fuelType[text as keyof typeof n.fuelType]
    case 'transmissionType':
      return n.transmissionType[text as keyof typeof n.transmissionType]
    case 'driveType':
      return n.driveType[text as keyof typeof n.driveType]
    case 'steering':
      return s.steeringIs(n.steering[text as keyof typeof n.steering])
    case 'color':
      return n.color[text as keyof typeof n.color]
    case 'doors':
      return s.doorsAre(Number(text))
    case 'numberSeat':
      return s.seatsAre(Number(text))
    case 'order.field':
      return n.sort[text as keyof typeof n.sort]
    case 'engineCode':
      return s.engineIs(search.engineCode ?? '')
    default:
      return text
  }
}
