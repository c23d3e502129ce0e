import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer } from '../../testing/app.ts'
import type { TestServer } from '../../testing/app.ts'

let server: TestServer
interface Country {
  id: string
  name: string
  callingCode: string
  alpha2code: string
  alpha3code: string
}
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

test('[MAP-01] lists all countries, named and sorted by the locale', async () => {
  const list = async (locale: string) => (await server.get<Country[]>(`/api/map/country?locale=${locale}`)).json
  const [english, french] = [await list('en'), await list('fr')]
  expect(english).toHaveLength(250)
  expect(english.find(({ alpha2code }) => alpha2code === 'JP')).toEqual({
    id: '392',
    name: 'Japan',
    callingCode: '81',
    alpha2code: 'JP',
    alpha3code: 'JPN',
  })
  expect(french.find(({ alpha2code }) => alpha2code === 'CD')?.name).toBe('RD Congo')
  for (const [names, locale] of [
    [english, 'en'],
    [french, 'fr'],
  ] as const)
    expect(names.map(({ name }) => name)).toEqual(
      names.map(({ name }) => name).sort((a, b) => a.localeCompare(b, locale)),
    )
  expect(french.findIndex(({ alpha2code }) => alpha2code === 'EG')).toBeLessThan(
    french.findIndex(({ alpha2code }) => alpha2code === 'FR'),
  )
  // 'Republic' alone is no name of a country.
  const called = (names: Country[], code: string) => names.find(({ alpha2code }) => alpha2code === code)?.name
  expect(['TZ', 'SZ', 'CI'].map((code) => called(french, code))).toEqual(['Tanzanie', 'Eswatini', 'Côte d’Ivoire'])
  expect(['TZ', 'GM', 'CN', 'LA', 'IR', 'MK'].map((code) => called(english, code))).toEqual([
    'Tanzania',
    'Gambia',
    'China',
    'Laos',
    'Iran',
    'North Macedonia',
  ])
  expect([...english, ...french].filter(({ name }) => name.includes("'"))).toEqual([])
  expect((await server.get('/api/map/country?locale=de')).status).toBe(400)
})

test('[MAP-01 STF-11] names countries in Japanese for the back office', async () => {
  const names = (await server.get<Country[]>('/api/map/country?locale=ja')).json.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['日本', 'ケニア', 'コンゴ民主共和国(キンシャサ)']))
  expect(names.indexOf('アイスランド')).toBeLessThan(names.indexOf('ケニア'))
})

test('[MAP-01] lists the ten best cities by prefix, ignoring accents', async () => {
  const cities = async (country: string, text: string) =>
    (
      await server.get<{ name: string }[]>(
        `/api/map/country/${country}/city/search?queryString=${encodeURIComponent(text)}`,
      )
    ).json.map(({ name }) => name)
  expect((await cities('404', 'nai'))[0]).toBe('Nairobi')
  expect(await cities('FR', 'saint')).toHaveLength(10)
  expect((await cities('FR', 'beziers'))[0]).toBe('Béziers')
  expect(await cities('CD', 'KINSH')).toContain('Kinshasa')
  expect((await server.get('/api/map/country/999/city/search?queryString=a')).status).toBe(404)
  expect((await server.get(`/api/map/country/404/city/search?queryString=${'a'.repeat(10_000)}`)).status).toBe(400)
})
