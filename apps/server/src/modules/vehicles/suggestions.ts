import { slugOf } from '@minato/contract/addresses'
import type { Suggestion } from '@minato/contract/search'
import { fold, queryWords, wordsOf } from '@minato/domain/search-text'
import { completionsOf } from '@minato/domain/understand-query'
import type { Context } from '../../context.ts'
import { catalogueOf } from '../catalog/service.ts'
import { matchesOfReadings, readingsOf } from './search/aliases.ts'
import { readQueryText } from './search/query-text.ts'
import { visibleCarsBy } from './search/facets.ts'
import { countCars, planOf } from './search/service.ts'
import { VISIBLE_STATUSES } from '@minato/contract/enumerations'
import { carByName } from './store.ts'
import type { CardRow } from './store.ts'

const MAX_SUGGESTIONS = 8
const MAX_COMPLETIONS = 3

/**
 * Suggestions for the text typed so far: a visible car by reference, makers and models whose names contain all
 * words (the last as prefix), and the text with its last word completed to a colour, a body or similar.
 */
export async function suggestionsFor(context: Context, tenant: string, text: string): Promise<Suggestion[]> {
  const words = queryWords(text)
  if (words.length === 0) return []
  const [catalogue, byBrand, byModel, exact, completed] = await Promise.all([
    catalogueOf(context, tenant),
    visibleCarsBy(context, tenant, 'brand'),
    visibleCarsBy(context, tenant, 'model'),
    byReference(context, tenant, text),
    withCounts(context, tenant, completedTexts(text)),
  ])
  const named: { words: string[]; suggestion: Suggestion }[] = [
    ...catalogue.brands.map((brand) => ({
      words: wordsOf(brand.name),
      suggestion: {
        kind: 'brand' as const,
        label: brand.name,
        brand: brand.slug,
        model: null,
        reference: null,
        id: brand.id,
        count: byBrand.get(brand.id) ?? 0,
      },
    })),
    ...catalogue.models.map((model) => {
      const brand = catalogue.brand(model.brand_id)
      return {
        words: wordsOf(`${brand?.name ?? ''} ${model.name}`),
        suggestion: {
          kind: 'model' as const,
          label: `${brand?.name ?? ''} ${model.name}`,
          brand: brand?.slug ?? null,
          model: model.slug,
          reference: null,
          id: model.id,
          count: byModel.get(model.id) ?? 0,
        },
      }
    }),
  ].filter(({ suggestion }) => suggestion.count > 0)
  const matching = (typedWords: readonly string[]): Suggestion[] => {
    const readings = typedWords.map(readingsOf)
    return named
      .filter((one) => readings.every((word) => matchesOfReadings(word, one.words).length > 0))
      .map(({ suggestion }) => suggestion)
  }
  let found = matching(words)
  // 'blue prado 2010': names beside other criteria.
  if (!found.length) found = await besideOtherCriteria(context, tenant, text, matching)
  const startsWithText = (one: Suggestion): number => Number(fold(one.label).startsWith(fold(text)))
  found.sort(
    (a, b) =>
      startsWithText(b) - startsWithText(a) ||
      Number(b.kind === 'brand') - Number(a.kind === 'brand') ||
      b.count - a.count ||
      a.label.localeCompare(b.label),
  )
  const known = new Set(found.map(({ label }) => fold(label)))
  const texts = completed.filter(({ label }) => !known.has(fold(label)))
  return [...exact, ...found.slice(0, MAX_SUGGESTIONS - texts.length), ...texts].slice(0, MAX_SUGGESTIONS)
}

/** The makers and models that a text may mean, each with the text's criteria. */
async function besideOtherCriteria(
  context: Context,
  tenant: string,
  text: string,
  matching: (words: readonly string[]) => Suggestion[],
): Promise<Suggestion[]> {
  const { parts } = await readQueryText(context, tenant, text)
  const names = parts.filter(({ criteria }) => !criteria)
  if (names.length === 0 || names.length === parts.length) return []
  const others = parts.filter(({ criteria }) => criteria).map((part) => part.text)
  const found = matching(names.map(({ word }) => word)).toSorted((a, b) => b.count - a.count)
  return withCounts(
    context,
    tenant,
    found.slice(0, MAX_SUGGESTIONS).map(({ label }) => [label, ...others].join(' ')),
  )
}

function completedTexts(text: string): string[] {
  const [, before = '', last = ''] = /^(.*?)(\S+)$/su.exec(text.trim()) ?? []
  return completionsOf(last)
    .slice(0, MAX_COMPLETIONS)
    .map((word) => before + word)
}

/** Query texts with the number of their hits; those without hits are dropped. */
async function withCounts(context: Context, tenant: string, texts: readonly string[]): Promise<Suggestion[]> {
  const withCount = texts.map(async (label): Promise<Suggestion> => {
    const { criteria } = await planOf(context, tenant, { queryText: label }, VISIBLE_STATUSES)
    const count = await countCars(context, tenant, criteria)
    return { kind: 'text', label, brand: null, model: null, reference: null, id: null, count }
  })
  return (await Promise.all(withCount)).filter(({ count }) => count > 0)
}

async function byReference(context: Context, tenant: string, text: string): Promise<Suggestion[]> {
  const number = /^(?:ref\s*)?([1-9]\d{0,8})$/i.exec(text.trim())?.[1]
  if (!number) return []
  const [car] = await context.db.read<CardRow>(
    tenant,
    carByName(tenant, { called: number, statuses: VISIBLE_STATUSES }),
  )
  if (!car) return []
  return [
    {
      kind: 'reference',
      label: `REF ${car.car_no} ${car.brand} ${car.model}`,
      brand: slugOf(car.brand),
      model: slugOf(car.model),
      reference: String(car.car_no),
      id: car.id,
      count: 1,
    },
  ]
}
