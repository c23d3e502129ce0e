import type { Suggestion } from '@minato/contract/search'
import { expect, test } from 'vitest'
import { addressOf, stepFrom } from './suggestions.tsx'

const suggestion = (given: Partial<Suggestion>): Suggestion => ({
  kind: 'brand',
  label: 'Toyota',
  brand: null,
  model: null,
  reference: null,
  id: null,
  count: 3,
  ...given,
})

test('[SRCH-04] links a brand, model or reference to its page, and others to search', () => {
  expect(addressOf(suggestion({ kind: 'brand', brand: 'toyota' }))).toBe('/search-result?context=basic&brand=toyota')
  expect(addressOf(suggestion({ kind: 'model', brand: 'toyota', model: 'land-cruiser' }))).toBe(
    '/search-result?context=accuracy&brand=toyota&model=land-cruiser',
  )
  expect(addressOf(suggestion({ kind: 'reference', brand: 'Toyota', model: 'Land Cruiser', reference: '10482' }))).toBe(
    '/vehicles/toyota/land-cruiser/10482',
  )
  expect(addressOf(suggestion({ kind: 'text', label: 'blue prado 2010' }))).toBe(
    '/search-result?context=basic&queryText=blue+prado+2010',
  )
})

test('[SRCH-04] moves by arrow keys through the list and the text', () => {
  const down = [-1, 0, 1, 2].map((active) => stepFrom(active, 1, 3))
  const up = [-1, 0, 1, 2].map((active) => stepFrom(active, -1, 3))
  expect(down).toEqual([0, 1, 2, -1])
  expect(up).toEqual([2, -1, 0, 1])
})
