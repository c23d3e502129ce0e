import type { Messages } from '../../messages/messages.ts'
import type { CatalogNames } from './search-data.ts'
import { isByTotal, without } from './search-params.ts'
import type { CriterionKey, SearchState } from './search-params.ts'

/** One active criterion: what it is called, the search without it, and the search by it alone. */
export interface Badge {
  key: string
  keys: readonly CriterionKey[]
  value?: string | number
  rest: SearchState
  alone: SearchState
}

/** In the order of the filters; a range is one criterion of two keys. */
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

/** Every active criterion, each value of a list on its own (SRCH-05). */
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

/** The words of a badge. */
export function badgeText({ keys, value }: Badge, search: SearchState, t: Messages, names: CatalogNames): string {
  const { search: s, names: n, format } = t
  const key = keys[0]
  const text = String(value)
  const range = (from: number | undefined, to: number | undefined, show: (value: number) => string): string =>
    from === undefined ? s.most(show(to ?? 0)) : to === undefined ? s.least(show(from)) : s.span(show(from), show(to))
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
      return n.fuel[text as keyof typeof n.fuel]
    case 'transmissionType':
      return n.transmission[text as keyof typeof n.transmission]
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
    case 'engineCode':
      return s.engineIs(search.engineCode ?? '')
    default:
      return text
  }
}

/** At most so many words of a text are tried one by one. */
const WORDS_TRIED = 4

/**
 * Of a text of several words the same search with fewer: of two each one, of more each but one. A name comes before a number:
 * 'prado 2010' is rather a Prado than any car of 2010.
 */
export function fewerWords(search: SearchState): SearchState[] {
  const words = search.queryText?.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)) ?? []
  if (words.length < 2) return []
  return words
    .slice(0, WORDS_TRIED)
    .map((word) => words.filter((one) => one !== word).join(' '))
    .filter((text, i, all) => text !== '' && all.indexOf(text) === i)
    .sort((a, b) => Number(/^\d+$/.test(a)) - Number(/^\d+$/.test(b)))
    .map((queryText) => ({ ...without(search, ['queryText']), queryText }))
}
