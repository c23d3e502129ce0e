import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer } from '../../testing/app.ts'
import type { TestServer } from '../../testing/app.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const ask = (url: string, host: string) => server.app.inject({ url, headers: { host } })

test('serves the manifest in the language of its address, for known hosts only', async () => {
  for (const [url, lang, start] of [
    ['/manifest.webmanifest', 'en', '/'],
    ['/fr/manifest.webmanifest', 'fr', '/fr'],
  ] as const) {
    const answer = await ask(url, 'localhost')
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      'application/manifest+json; charset=utf-8',
    ])
    expect(answer.json()).toMatchObject({ lang, start_url: start, name: 'Minato', display: 'standalone', id: '/' })
    expect((await ask(url, 'evil.example')).statusCode).toBe(404)
  }
})
