import { expect, test } from 'vitest'
import { atLevel, isOpenIn, LEVELS } from './levels.ts'
import type { SearchState } from '../../api/search-params.ts'

const search: SearchState = {
  context: 'advanced',
  brand: ['toyota'],
  model: ['corolla'],
  category: ['SEDAN'],
  priceEnd: 9000,
  yearStart: 2015,
  mileageEnd: 100_000,
  color: ['RED'],
  'order.field': 'PRICE',
  'order.direction': 'ASC',
  limit: 50,
  page: 4,
}

test('[SRCH-07] keeps common criteria, order and page size on a level change', () => {
  const common = {
    brand: ['toyota'],
    category: ['SEDAN'],
    priceEnd: 9000,
    'order.field': 'PRICE',
    'order.direction': 'ASC',
    limit: 50,
  }
  expect(atLevel(search, 'basic')).toEqual({ ...common, context: 'basic' })
  expect(atLevel(search, 'accuracy')).toEqual({ ...common, context: 'accuracy', model: ['corolla'], yearStart: 2015 })
  const { page: _, ...rest } = search
  expect(atLevel(search, 'advanced')).toEqual(rest)
})

test('[SRCH-04] keeps the text in the basic level until the context changes', () => {
  const found: SearchState = { context: 'basic', queryText: 'prado', brand: ['toyota'] }
  expect(atLevel(found, 'basic')).toEqual(found)
  for (const level of ['accuracy', 'advanced'] as const)
    expect(atLevel(found, level)).toEqual({ context: level, brand: ['toyota'] })
})

test('[SRCH-07] opens more groups with each level', () => {
  const opens = (context: SearchState['context']) =>
    (['brand', 'model', 'year', 'mileage', 'doors'] as const).filter((group) => isOpenIn(context, group))
  expect(LEVELS.map(opens)).toEqual([
    ['brand'],
    ['brand', 'model', 'year'],
    ['brand', 'model', 'year', 'mileage', 'doors'],
  ])
  expect(opens(undefined)).toEqual(['brand', 'model', 'year', 'mileage'])
})
