import { slugOf } from '@minato/contract/addresses'
import type { Suggestion } from '@minato/contract/search'
import { fold, queryWords, wordsOf } from '@minato/domain/search-text'
import type { Context } from '../../context.ts'
import { catalogueOf } from '../catalog/service.ts'
import { meantByAny, readingsOf } from './search/aliases.ts'
import { visibleCarsBy } from './search/service.ts'
import { VISIBLE_STATUSES } from '@minato/contract/enumerations'
import { carCalled } from './store.ts'
import type { CardRow } from './store.ts'

const MOST = 8

/** Makers and models whose names hold all the words typed so far, the last one perhaps unfinished; a visible car by its reference first. */
export async function suggestionsFor(context: Context, tenant: string, text: string): Promise<Suggestion[]> {
  const words = queryWords(text).map(readingsOf)
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
  const found = named
    .filter((one) => words.every((readings) => meantByAny(readings, one.words).length > 0))
    .map(({ suggestion }) => suggestion)
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
      count: 1,
    },
  ]
}
