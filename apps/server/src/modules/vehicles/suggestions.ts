import { slugOf } from '@minato/contract/addresses'
import type { Suggestion } from '@minato/contract/search'
import { fold, queryWords, wordsOf } from '@minato/domain/search-text'
import type { Context } from '../../context.ts'
import { catalogueOf } from '../catalog/service.ts'
import { meantByAny, readingsOf } from './search/aliases.ts'
import { isYear } from './search/criteria-store.ts'
import { countCars, planOf, visibleCarsBy } from './search/service.ts'
import { VISIBLE_STATUSES } from '@minato/contract/enumerations'
import { carCalled } from './store.ts'
import type { CardRow } from './store.ts'

const MOST = 8

/** Makers and models whose names hold all the words typed so far, the last one perhaps unfinished; a visible car by its reference first. */
export async function suggestionsFor(context: Context, tenant: string, text: string): Promise<Suggestion[]> {
  const words = queryWords(text)
  if (words.length === 0) return []
  const [catalogue, byBrand, byModel, exact] = await Promise.all([
    catalogueOf(context, tenant),
    visibleCarsBy(context, tenant, 'brand'),
    visibleCarsBy(context, tenant, 'model'),
    byReference(context, tenant, text),
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
        year: null,
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
          year: null,
          count: byModel.get(model.id) ?? 0,
        },
      }
    }),
  ].filter(({ suggestion }) => suggestion.count > 0)
  const called = (by: readonly string[]): Suggestion[] => {
    const readings = by.map(readingsOf)
    return named
      .filter((one) => readings.every((word) => meantByAny(word, one.words).length > 0))
      .map(({ suggestion }) => suggestion)
  }
  let found = called(words)
  // 'prado 2010': where no model is called so, the number is the year.
  const year = words.length > 1 && !found.length ? words.find(isYear) : undefined
  if (year) found = await ofYear(context, tenant, called(words.filter((word) => word !== year)), Number(year))
  const begins = (one: Suggestion): number => Number(fold(one.label).startsWith(fold(text)))
  found.sort(
    (a, b) =>
      begins(b) - begins(a) ||
      Number(b.kind === 'brand') - Number(a.kind === 'brand') ||
      b.count - a.count ||
      a.label.localeCompare(b.label),
  )
  return [...exact, ...found].slice(0, MOST)
}

/** The most numerous of them as far as there are cars of that year, each with how many. */
async function ofYear(
  context: Context,
  tenant: string,
  found: readonly Suggestion[],
  year: number,
): Promise<Suggestion[]> {
  const counted = found
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MOST)
    .map(async (one) => {
      const given = {
        ...(one.brand !== null && { brand: [one.brand] }),
        ...(one.model !== null && { model: [one.model] }),
        yearStart: year,
        yearEnd: year,
      }
      const { criteria } = await planOf(context, tenant, given, VISIBLE_STATUSES)
      return { ...one, label: `${one.label} ${year}`, year, count: await countCars(context, tenant, criteria) }
    })
  return (await Promise.all(counted)).filter(({ count }) => count > 0)
}

async function byReference(context: Context, tenant: string, text: string): Promise<Suggestion[]> {
  const number = /^(?:ref\s*)?([1-9]\d{0,8})$/i.exec(text.trim())?.[1]
  if (!number) return []
  const [car] = await context.db.read<CardRow>(
    tenant,
    carCalled(tenant, { called: number, statuses: VISIBLE_STATUSES }),
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
      year: null,
      count: 1,
    },
  ]
}
