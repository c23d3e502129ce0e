import type { Criteria } from '@minato/contract/search'
import { chassisKey, queryWords } from '@minato/domain/search-text'
import type { QueryPart } from '@minato/domain/understand-query'
import { join, sql } from '../../../platform/database/sql.ts'
import type { Criterion } from './criteria-store.ts'

/** The cars whose reference or chassis is a word of the text, or the whole text. */
export type ExactCars = ReadonlyMap<string, readonly number[]>

/** A word that may be a reference or a chassis number. */
interface ExactKey {
  word: string
  chassisKey: string
  carNo: number | null
  isWholeText: boolean
}

/** Possible references and chassis numbers: each word and the whole text, if they contain a digit. */
export const exactKeys = (text: string): ExactKey[] =>
  [
    ...queryWords(text).map((word) => ({
      word,
      chassisKey: chassisKey(word),
      carNo: /^\d{1,9}$/.test(word) ? Number(word) : null,
      isWholeText: false,
    })),
    { word: text, chassisKey: chassisKey(text), carNo: null, isWholeText: true },
  ].filter((key) => /\d/.test(key.chassisKey))

/** Cars with one of the words in their names, all words of a phrase ('double cab'), or one of these numbers. */
export function carsWithWords(words: readonly string[], carNos: readonly number[]): Criterion {
  const single = words.filter((word) => !word.includes(' '))
  const phrases = words.filter((word) => word.includes(' ')).map((phrase) => phrase.split(' '))
  const alternatives = [
    sql`c.words && ${single}::text[]`,
    ...phrases.map((phrase) => sql`c.words @> ${phrase}::text[]`),
    sql`c.car_no = any(${carNos}::integer[])`,
  ]
  return {
    own: [],
    options: single.map(asOption),
    together: phrases.map((phrase) => phrase.map(asOption)),
    carNos,
    where: sql`(${join(alternatives, sql` or `)})`,
  }
}
const asOption = (word: string) => ['word', word] as const

/**
 * All parts of a text must match, as interpreted or by name. Values of one criterion are alternatives: 'red or
 * blue'. Every facet counts with the text, since choosing another option does not change it.
 */
export function textCriteria(
  parts: readonly QueryPart[],
  exactCars: ExactCars,
  read: (criteria: Criteria) => readonly Criterion[],
): Criterion[] {
  const choices = new Map<string, Criterion[]>()
  const others: Criterion[] = []
  for (const { criteria, word, words } of parts) {
    const named = carsWithWords(words, exactCars.get(word) ?? [])
    if (!criteria) {
      others.push(named)
      continue
    }
    const { 'order.field': _, 'order.direction': __, ...selecting } = criteria
    const criteriaOfPart = read(selecting).map((one) => ({ ...one, own: [] }))
    const kind = Object.keys(selecting).join()
    if (isRange(selecting)) others.push(...criteriaOfPart)
    else choices.set(kind, [...(choices.get(kind) ?? []), ...criteriaOfPart, named])
  }
  return [...[...choices.values()].filter((all) => all.length > 1).map(eitherOf), ...others]
}

/** Both ends; a single year has one. */
const isRange = (criteria: Criteria): boolean =>
  Object.keys(criteria).some((key) => /(?:Start|End)$/.test(key)) &&
  (criteria.yearStart === undefined || criteria.yearStart !== criteria.yearEnd)

const eitherOf = (criteria: readonly Criterion[]): Criterion => ({
  own: [],
  options: criteria.flatMap(({ options = [] }) => options),
  together: criteria.flatMap(({ together = [] }) => together),
  carNos: criteria.flatMap(({ carNos = [] }) => carNos),
  where: sql`(${join(
    criteria.map(({ where }) => where),
    sql` or `,
  )})`,
})
