import { queryWords } from '@minato/domain/search-text'
import { expect, test } from 'vitest'
import { matchesOfReadings, readingsOf } from './aliases.ts'

const VOCABULARY = [
  'volkswagen',
  'golf',
  'vwx',
  'mercedes',
  'mercedesbenz',
  'cruiserprado',
  'prado',
  'landcruiser',
  'touringwagon',
]
const meantBy = (text: string) => queryWords(text).map((word) => matchesOfReadings(readingsOf(word), VOCABULARY))

test('[SRCH-03] reads a trade’s short name as its brand, and as itself in the stock', () => {
  expect(meantBy('VW golf')).toEqual([['volkswagen', 'vwx'], ['golf']])
  expect(meantBy('m-benz')).toEqual([['mercedesbenz']])
  expect(readingsOf('golf')).toEqual(['golf'])
})

test('[SRCH-03] ignores voicing marks in Japanese names and matches two of three words', () => {
  expect(meantBy('ﾗﾝﾄﾞｸﾙｰｻﾞｰﾌﾟﾗﾄﾞ')).toEqual([['cruiserprado']])
  expect(meantBy('メルセデス・ベンツ')).toEqual([['mercedesbenz'], ['mercedesbenz']])
  expect(meantBy('ひらがな')).toEqual([[]])
})
