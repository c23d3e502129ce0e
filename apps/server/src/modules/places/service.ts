import { parse } from 'csv-parse/sync'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Locale, OfficeLocale } from '@minato/contract/enumerations'
import type { City, Country } from '@minato/contract/places'
import { fold } from '@minato/domain/search-text'

/** Countries and cities, the same for every tenant: read once from files and kept in memory. */

const FOLDER = resolve(import.meta.dirname, '../../../../../db/places')
const MAX_CITIES = 10

interface CityEntry extends City {
  keys: string[]
}

const readTable = async (name: string): Promise<Record<string, string>[]> =>
  parse(await readFile(resolve(FOLDER, name)), { columns: true })

function memoize<T>(compute: () => Promise<T>): () => Promise<T> {
  let cached: Promise<T> | undefined
  return () => (cached ??= compute())
}

const countryTable = memoize(() => readTable('countries.csv'))

/** By country in order of population, so that the first that fit are the best. */
const cityTable = memoize(async () => {
  const cities = new Map<string, CityEntry[]>()
  for (const { geonameId = '', country = '', name = '', otherName = '' } of await readTable('cities.csv')) {
    const entry = { id: geonameId, name, keys: [fold(name), ...(otherName ? [fold(otherName)] : [])] }
    if (!cities.get(country)?.push(entry)) cities.set(country, [entry])
  }
  return cities
})

/** All countries, with Intl's names in a language that the table does not have, sorted as the locale sorts: once, since comparing by a locale's rules is dear. */
export function countries(locale: OfficeLocale): Promise<Country[]> {
  const list = sorted.get(locale) ?? sortedIn(locale)
  sorted.set(locale, list)
  return list
}
const sorted = new Map<OfficeLocale, Promise<Country[]>>()

async function sortedIn(locale: OfficeLocale): Promise<Country[]> {
  const order = new Intl.Collator(locale).compare
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  return (await countryTable())
    .map((row) => ({
      id: row['numeric'] ?? '',
      name: row[locale] ?? names.of(row['alpha2'] ?? '') ?? '',
      callingCode: row['callingCode'] ?? '',
      alpha2code: row['alpha2'] ?? '',
      alpha3code: row['alpha3'] ?? '',
    }))
    .sort((a, b) => order(a.name, b.name))
}

/** The name of a country; '' for none, and the code itself for an unknown one. */
export async function countryNamed(code: string | null, locale: Locale): Promise<string> {
  if (!code) return ''
  return (await countryTable()).find((row) => row['alpha2'] === code)?.[locale] ?? code
}

/** Up to ten cities with a name or word that starts so; null for an unknown country. Ids are ISO numeric or alpha codes. */
export async function citiesIn(countryId: string, text: string): Promise<City[] | null> {
  const country = (await countryTable()).find((row) =>
    [row['numeric'], row['alpha2'], row['alpha3']].includes(countryId.toUpperCase()),
  )
  if (!country) return null
  const foldedText = fold(text)
  const entries = (await cityTable()).get(country['alpha2'] ?? '') ?? []
  const first = entries.filter(({ keys }) => keys.some((key) => key.startsWith(foldedText)))
  const innerMatches = entries.filter(
    (entry) =>
      !first.includes(entry) &&
      entry.keys.some((key) => key.includes(` ${foldedText}`) || key.includes(`-${foldedText}`)),
  )
  return [...first, ...innerMatches].slice(0, MAX_CITIES).map(({ id, name }) => ({ id, name }))
}
