import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chassisKey, fold, meant, queryWords, typingErrors, wordsOf } from './search-text.ts'

const VOCABULARY = [
  'toyota',
  'corolla',
  'fielder',
  'nissan',
  'note',
  'xtrail',
  'trail',
  'x',
  'fit',
  'fiat',
  'mazda',
  'nze161g',
  '15',
  'citroen',
  'crown',
]

test('[SRCH-03] ignores case and accents', () => {
  expect(fold('  Citroën ')).toBe('citroen')
  expect(meant('citroen', VOCABULARY)).toEqual(['citroen'])
})

test('[SRCH-03] forgives a missing, added, wrong or swapped letter', () => {
  expect(['toyta', 'corola', 'nisssan', 'mazad', 'crpwn'].map((word) => meant(word, VOCABULARY))).toEqual([
    ['toyota'],
    ['corolla'],
    ['nissan'],
    ['mazda'],
    ['crown'],
  ])
})

test('matches a short word or a number exactly', () => {
  expect(meant('fit', VOCABULARY)).toEqual(['fit'])
  expect(meant('fia', VOCABULARY)).toEqual(['fiat'])
  expect(meant('16', VOCABULARY)).toEqual([])
  expect(meant('xyzzy', VOCABULARY)).toEqual([])
})

test('finds a word by its prefix and an exact word without guessing', () => {
  expect(meant('cor', VOCABULARY)).toEqual(['corolla'])
  expect(meant('trail', VOCABULARY)).toEqual(['trail'])
})

test('finds hyphenated names in parts and joined', () => {
  expect(wordsOf('X-Trail 20Xi').sort()).toEqual(['20xi', 'trail', 'x', 'xtrail'])
  expect(wordsOf('Land Cruiser Prado')).toEqual(
    expect.arrayContaining(['land', 'cruiser', 'prado', 'landcruiser', 'cruiserprado']),
  )
  expect(queryWords('X-TRAIL 2.0')).toEqual(['xtrail', '20'])
  expect(chassisKey(' nze161-7012345 ')).toBe('NZE1617012345')
})

test('measures typos symmetrically, zero only for equal words', () => {
  const word = fc.string({ maxLength: 9 })
  fc.assert(
    fc.property(word, word, (a, b) => {
      const errors = typingErrors(a, b, 20)
      expect(errors).toBe(typingErrors(b, a, 20))
      expect(errors === 0).toBe(a === b)
      expect(errors).toBeLessThanOrEqual(Math.max(a.length, b.length))
    }),
  )
})

test('finds any text by its own words', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), (text) => {
      const known = new Set(wordsOf(text))
      for (const word of queryWords(text)) expect(known.has(word)).toBe(true)
    }),
  )
})
