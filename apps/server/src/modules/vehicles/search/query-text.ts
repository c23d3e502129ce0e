import type { QueryTextPart } from '@minato/contract/search'
import { understandQuery } from '@minato/domain/understand-query'
import type { QueryPart, StockNames } from '@minato/domain/understand-query'
import type { Context } from '../../../context.ts'
import { makerOf } from '../import/values/makers.ts'
import { modelOfAny } from '../import/values/models.ts'
import { isForeignSpelling, readingsOf } from './aliases.ts'
import { exactKeys } from './query-text-store.ts'
import type { ExactCars } from './query-text-store.ts'
import { carNosOf, vocabulary } from './store.ts'

/** Limit of known words per tenant; enough for any real stock. */
const MAX_WORDS = 50_000

type Names = Omit<StockNames, 'isExact'>

/** The search words of a tenant's cars, cached until its cars change. */
const namesOf = (context: Context, tenant: string): Promise<Names> =>
  context.cache.keep(
    tenant,
    'vocabulary',
    async () => {
      const rows = await context.db.read<{ word: string }>(tenant, vocabulary(tenant, MAX_WORDS))
      return nameIndex(rows.map(({ word }) => word).sort())
    },
    ({ words }) => words.length * 80,
  )

function nameIndex(words: readonly string[]): Names {
  const known = new Set(words)
  const beginning = (start: string): string[] => {
    if (start.length === 1) return known.has(start) ? [start] : []
    let [low, high] = [0, words.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (words[middle]! < start) low = middle + 1
      else high = middle
    }
    let end = low
    while (words[end]?.startsWith(start)) end++
    return words.slice(low, end)
  }
  return {
    words,
    has: (word) => known.has(word),
    find: (word) => [...new Set(readingsOf(word).flatMap(beginning))],
    isWriting: isForeignSpelling,
    isName: (word) => makerOf(word) !== null || modelOfAny(word) !== null,
  }
}

export interface QueryText {
  parts: readonly QueryPart[]
  exact: ExactCars
}

/** No lookup for a text whose words with digits are all search words, as most model codes are. */
const carsOfKeys = async (
  { db }: Context,
  tenant: string,
  keys: ReturnType<typeof exactKeys>,
  names: Names,
): Promise<{ car_no: number; chassis_key: string | null }[]> => {
  if (keys.every(({ word, carNo, isWholeText }) => carNo === null && (isWholeText || names.has(word)))) return []
  const chassisKeys = keys.map((key) => key.chassisKey)
  const carNos = keys.flatMap(({ carNo }) => carNo ?? [])
  return db.read(tenant, carNosOf(tenant, chassisKeys, carNos))
}

/** How a text is interpreted for a tenant's stock, and the cars whose reference or chassis it names. */
export async function readQueryText(context: Context, tenant: string, text: string | undefined): Promise<QueryText> {
  if (!text) return { parts: [], exact: new Map() }
  const keys = exactKeys(text)
  const names = await namesOf(context, tenant)
  const found = await carsOfKeys(context, tenant, keys, names)
  const exact = new Map<string, number[]>()
  for (const { word, chassisKey, carNo } of keys) {
    const cars = found.filter((car) => car.chassis_key === chassisKey || car.car_no === carNo)
    if (cars.length)
      exact.set(
        word,
        cars.map((car) => car.car_no),
      )
  }
  // 'AB 12-3456': the whole text is a chassis number.
  if (exact.has(text)) return { parts: [{ text, rest: '', criteria: null, word: text, words: [] }], exact }
  return { parts: understandQuery(text, { ...names, isExact: (word) => exact.has(word) }), exact }
}

/** Limit of corrections that a reply contains for a misspelled word. */
const MOST_CORRECTIONS = 3

/** The interpretation as part of a reply. `known`: the corrected names that the caller may see. */
export const textPartsOf = (
  parts: readonly QueryPart[],
  leftOut: ReadonlySet<QueryPart>,
  known: ReadonlySet<string>,
): QueryTextPart[] =>
  parts.map((part) => {
    const { text, criteria, rest } = part
    const corrections = part.corrections?.filter((word) => criteria ?? known.has(word)).slice(0, MOST_CORRECTIONS)
    return { text, criteria, isLeftOut: leftOut.has(part), rest, ...(corrections?.length && { corrections }) }
  })
