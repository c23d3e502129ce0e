import { expect, test } from 'vitest'
import { addressOf } from '../performance/offline-stores.ts'
import { isStorable } from './cached-files.ts'
import { isCacheable } from './cached-pages.ts'

const page = { 'cache-control': 'private, no-cache', 'content-type': 'text/html; charset=utf-8' }
interface Given {
  status?: number
  headers?: Record<string, string>
}
const answer = (given: Given = {}) =>
  new Response('', { status: given.status ?? 200, headers: { ...page, ...given.headers } })

test('caches only whole public pages without no-store', () => {
  expect(isCacheable(answer())).toBe(true)
  const others: Record<string, Given> = {
    'of a person': { headers: { 'cache-control': 'no-store' } },
    'of a person, said with more words': { headers: { 'cache-control': 'private, no-cache, no-store' } },
    'an error': { status: 500 },
    'a sold car': { status: 410 },
    'a page that is not there': { status: 404 },
    'no page': { headers: { 'content-type': 'application/json' } },
    'of a server that says nothing': { headers: { 'cache-control': '' } },
  }
  for (const [what, given] of Object.entries(others)) expect([what, isCacheable(answer(given))]).toEqual([what, false])
})

test('keys a document without fragment and language parameter', () => {
  const given = (text: string) => addressOf(new URL(text, 'https://shop.example'))
  expect(given('/fr?lang=fr#main')).toBe('https://shop.example/fr')
  expect(given('/search-result?brand=a,b&lang=en&page=2')).toBe('https://shop.example/search-result?brand=a,b&page=2')
  expect(given('/search-result?queryText=lang%3D')).toBe('https://shop.example/search-result?queryText=lang%3D')
})

test('[F09] caches no file with no-store', () => {
  const file = (cacheControl: string, status = 200) =>
    new Response('', { status, headers: { 'cache-control': cacheControl } })
  for (const lasting of ['private, max-age=31536000, immutable', 'private, no-cache', 'public, max-age=3600'])
    expect([lasting, isStorable(file(lasting))]).toEqual([lasting, true])
  expect([isStorable(file('private, no-store')), isStorable(file('public, max-age=3600', 404))]).toEqual([false, false])
})
