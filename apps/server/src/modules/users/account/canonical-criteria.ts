import { slugOf } from '@minato/contract/addresses'
import { Criteria } from '@minato/contract/search'
import type { Criteria as GivenCriteria } from '@minato/contract/search'
import { CRITERIA_LIST, CRITERION_LISTS, RANGES } from '@minato/contract/search-criteria'
import { httpError } from '../../../platform/http/http-error.ts'

/** One way to write a search, so that the same one twice is found out: as the search's own address has it. */

/** How the result is shown, not which cars are in it. */
const PRESENTATION = ['context', 'order', 'order.field', 'order.direction', 'limit', 'page']
const LISTS = new Map<string, readonly string[]>(
  CRITERIA_LIST.flatMap(({ name, list }) => (list ? [[name, CRITERION_LISTS[list]]] : [])),
)

/** The criteria of a query; undefined for one that the search would reject. */
export function readCriteria(query: string): GivenCriteria | undefined {
  const given = [...new URLSearchParams(query)].filter(([key, value]) => !PRESENTATION.includes(key) && value !== '')
  const byName = Map.groupBy(given, ([key]) => key)
  return Criteria.safeParse(
    Object.fromEntries([...byName].map(([key, pairs]) => [key, pairs.map(([, value]) => value).join(',')])),
  ).data
}

/** The query in canonical form. Throws 1008 at `criteria` for one that the search would refuse. */
export function canonicalCriteria(query: string): string {
  const criteria: Record<string, Value> | undefined = readCriteria(query)
  if (!criteria) throw httpError('MINATO-1008', { body: [{ path: 'criteria', message: 'This search is not valid' }] })
  for (const name of RANGES) {
    const [start, end] = [`${name}Start`, `${name}End`]
    if (Number(criteria[start]) > Number(criteria[end]))
      [criteria[start], criteria[end]] = [criteria[end], criteria[start]]
  }
  const pairs = Object.keys(Criteria.shape).flatMap((key) => {
    const text = textOf(key, criteria[key])
    return text ? [[key, text] as [string, string]] : []
  })
  return new URLSearchParams(pairs).toString().replaceAll('%2C', ',')
}

type Value = string | number | boolean | readonly (string | number)[] | undefined

function textOf(key: string, value: Value): string {
  if (value === undefined) return ''
  if (typeof value === 'string') return value.replace(/\s+/g, ' ').trim()
  if (typeof value !== 'object') return String(value)
  const order = LISTS.get(key)
  if (order) return order.filter((one) => value.includes(one)).join(',')
  const values = value.map((one) => (typeof one === 'number' ? one : slugOf(one)))
  // Numbers in numeric order, slugs in code-point order.
  return [...new Set(values)]
    .filter((one) => one !== '')
    .toSorted((a, b) => (a < b ? -1 : 1))
    .join(',')
}
