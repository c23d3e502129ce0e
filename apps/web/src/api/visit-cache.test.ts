import { OFFICE_LOCALES } from '@minato/contract/enumerations'
import { expect, test, vi } from 'vitest'
import { cacheForVisit } from './visit-cache.ts'
import type { ApiAnswer, ApiRequest } from './visit.ts'

const COUNTRIES = '/api/map/country?locale=en'
function memory(): Storage {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as unknown as Storage
}
function server(answer: () => Promise<ApiAnswer> = () => Promise.resolve({ status: 200, json: [1] })) {
  const asked: string[] = []
  return { asked, transport: ({ url }: ApiRequest) => (asked.push(url), answer()) }
}
const get = (url: string) => ({ method: 'GET', url })

test('[STF-10] requests countries and brands once per visit for all callers', async () => {
  const { asked, transport } = server()
  const storage = memory()
  const first = cacheForVisit(transport, () => storage)
  await Promise.all([first(get(COUNTRIES)), first(get(COUNTRIES))])
  const second = cacheForVisit(transport, () => storage)
  expect(await second(get(COUNTRIES))).toEqual({ status: 200, json: [1] })
  expect(asked).toEqual([COUNTRIES])
  await second(get('/api/main/brand?fieldsToExtractCode=CODE_1'))
  expect(asked).toHaveLength(2)
})

test('[STF-10 STF-11] requests the countries of every language once', async () => {
  for (const locale of OFFICE_LOCALES) {
    const { asked, transport } = server()
    const ask = cacheForVisit(transport, memory)
    for (let i = 0; i < 2; i++) await ask(get(`/api/map/country?locale=${locale}`))
    expect([locale, asked.length]).toEqual([locale, 1])
  }
})

test('[STF-10] requests counts and failures each time, and everything after an hour', async () => {
  const failing = server(() => Promise.resolve({ status: 503, json: undefined }))
  const storage = memory()
  const fails = cacheForVisit(failing.transport, () => storage)
  await fails(get(COUNTRIES))
  await fails(get(COUNTRIES))
  expect(failing.asked).toHaveLength(2)
  const down = server(() => Promise.reject(new TypeError('no line')))
  const falls = cacheForVisit(down.transport, () => storage)
  for (let i = 0; i < 2; i++) await expect(falls(get(COUNTRIES))).rejects.toThrow('no line')
  expect(down.asked).toHaveLength(2)

  const { asked, transport } = server()
  const ask = cacheForVisit(transport, () => storage)
  for (let i = 0; i < 2; i++) await ask(get('/api/main/brand'))
  await ask({ method: 'POST', url: COUNTRIES })
  await ask(get(COUNTRIES))
  expect(asked).toHaveLength(4)
  vi.useFakeTimers({ now: Date.now() + 3_600_001 })
  await ask(get(COUNTRIES))
  vi.useRealTimers()
  expect(asked).toHaveLength(5)
})

test('[STF-10] requests again with unavailable or corrupt storage', async () => {
  const { asked, transport } = server()
  const forbidden = cacheForVisit(transport, () => {
    throw new DOMException('forbidden')
  })
  expect(await forbidden(get(COUNTRIES))).toMatchObject({ status: 200 })
  const storage = memory()
  storage.setItem(`asked ${COUNTRIES}`, '{"time":')
  await cacheForVisit(transport, () => storage)(get(COUNTRIES))
  expect(asked).toHaveLength(2)
})
