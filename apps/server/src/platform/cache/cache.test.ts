import { expect, test } from 'vitest'
import { createCache } from './cache.ts'

const MIB = 1024 * 1024
const openCache = () =>
  createCache({
    generation: () => 1,
    countLocalChange() {},
    waitUntilCurrent: async () => true,
    onChange() {},
    onSearchOutdated() {},
    onInquiryEvents() {},
    onAccessEnd() {},
    isListening: true,
    close: async () => {},
  })

test('keeps compressed copies and addresses within the cache bound', () => {
  const cache = openCache()
  const keys = Array.from({ length: 100 }, (_, i) => `/page/${i}`)
  for (const key of keys) cache.put('staging', key, key, 1, MIB)
  expect(keys.filter((key) => cache.get('staging', key) !== undefined)).toEqual(keys.slice(-85))
  const long = '/?text='.padEnd(8 * MIB, 'x')
  cache.put('staging', long, 'page', 1, 1)
  expect(cache.get('staging', long)).toBeUndefined()
})
