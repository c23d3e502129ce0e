import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testServer } from '../../testing/app.ts'
import type { TestServer } from '../../testing/app.ts'
import { readableUrl } from './readable-url.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ RATE_SEARCH: '2' })
  // On a busy machine a server rejects requests in its first moments.
  await vi.waitUntil(async () => (await get('/previews/en/none')).statusCode === 404, 20_000)
})
afterAll(() => server.close())

const get = (url: string, accept = 'text/html,*/*', from = '192.0.2.1') =>
  server.app.inject({ method: 'GET', url, remoteAddress: from, headers: { host: 'localhost', accept } })

test('[STF-12] reads a badly encoded path literally and leaves others alone', () => {
  expect(readableUrl({ url: '/100%?a=%' })).toBe('/100%25?a=%')
  expect(readableUrl({ url: '/%C3%A9/%c0%ae' })).toBe('/%25C3%25A9/%25c0%25ae')
  for (const url of ['/', '/%C3%A9?a=%', '/search-result?queryText=100%', '/api/%'])
    expect(readableUrl({ url })).toBe(url)
})

test('[STF-12 API-07] answers a browser with an error page and a call with a catalogue error', async () => {
  const answers = [await get('/sitemap.xml'), await get('/sitemap.xml'), await get('/sitemap.xml')]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429])
  const [, , refused] = answers
  expect(refused?.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(refused?.payload).toContain('<h1>Too many requests. Please wait a moment.</h1>')
  expect(refused?.payload).toContain('lang="fr"')
  expect(refused?.headers['retry-after']).toBeDefined()
  expect((await get('/sitemap.xml', 'application/xml')).json()).toMatchObject({ status: 429 })
  expect((await get('/api/none')).json()).toMatchObject({ status: 404 })
  const none = await get('/pictures/%22%3E%3Czq%3E/1.jpg')
  expect([none.statusCode, none.payload.includes('<zq')]).toEqual([404, false])
})
