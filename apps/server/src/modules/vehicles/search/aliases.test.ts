import { queryWords } from '@minato/domain/search-text'
import { expect, test } from 'vitest'
import { meantByAny, readingsOf } from './aliases.ts'

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
const meantBy = (text: string) => queryWords(text).map((word) => meantByAny(readingsOf(word), VOCABULARY))

test('[SRCH-03] a short name of the trade means its maker, and itself where it stands in the stock', () => {
  expect(meantBy('VW golf')).toEqual([['volkswagen', 'vwx'], ['golf']])
  expect(meantBy('m-benz')).toEqual([['mercedesbenz']])
  expect(readingsOf('golf')).toEqual(['golf'])
})

test('[SRCH-03] Japanese names lose their voicing marks on both sides, and a name of three words is told by two', () => {
  expect(meantBy('ﾗﾝﾄﾞｸﾙｰｻﾞｰﾌﾟﾗﾄﾞ')).toEqual([['cruiserprado']])
  expect(meantBy('メルセデス・ベンツ')).toEqual([['mercedesbenz'], ['mercedesbenz']])
  expect(meantBy('ひらがな')).toEqual([[]])
})
