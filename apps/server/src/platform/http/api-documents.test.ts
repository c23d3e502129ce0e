import { createHash } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { testServer } from '../../testing/app.ts'

test('[F08] builds and compresses the API documents once, with an ETag', async () => {
  const server = await testServer()
  onTestFinished(() => server.close())
  const get = (url: string, headers = {}) =>
    server.app.inject({ url, headers: { 'accept-encoding': 'gzip', ...headers } })
  for (const url of ['/api/docs', '/api/openapi.json']) {
    const [first, second] = [await get(url), await get(url)]
    expect([second.statusCode, second.headers['content-encoding']]).toEqual([200, 'gzip'])
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true)
    const again = await get(url, { 'if-none-match': first.headers.etag })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  }
  const { body, headers } = await server.app.inject({ url: '/api/docs' })
  const [, style = ''] = /<style>([^]*?)<\/style>/.exec(body) ?? []
  const hash = createHash('sha256').update(style).digest('base64')
  expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`)
})
