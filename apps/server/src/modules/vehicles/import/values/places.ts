import { textReader, tidyCase } from './names.ts'
import type { CellReader } from './cell-reading.ts'
import { success } from './cell-reading.ts'
import { cutText, wordKey } from './normalize-text.ts'

export type Place = { country: string | null; city: string | null }

/** Names that the trade uses besides the official ones. */
const MORE_COUNTRIES: Record<string, string> = {
  uae: 'AE',
  emirates: 'AE',
  uk: 'GB',
  england: 'GB',
  britain: 'GB',
  'great britain': 'GB',
  scotland: 'GB',
  usa: 'US',
  'u.s.a.': 'US',
  america: 'US',
  korea: 'KR',
  's korea': 'KR',
  holland: 'NL',
  'rd congo': 'CD',
  'dr congo': 'CD',
  drc: 'CD',
  rdc: 'CD',
  'ivory coast': 'CI',
  nippon: 'JP',
  nihon: 'JP',
  日本国: 'JP',
  prc: 'CN',
  'hong kong': 'HK',
}

let names: Map<string, string> | null = null

/** Country names in the three languages of the files, read once from Intl. */
const countryNames = () => {
  if (names !== null) return names
  names = new Map()
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  for (const locale of ['en', 'fr', 'ja']) {
    const display = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' })
    for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
      // Not countries: the European Union, the euro zone, the United Nations, pseudo-regions.
      if (/^(EU|EZ|UN|QO|X[A-Z]|ZZ|AC|CP|CQ|DG|EA|IC|TA)$/.test(code)) continue
      const name = display.of(code)
      if (name === undefined) continue
      // 'UK' and 'JP' are valid too; an obsolete code such as 'DD' must not override a current one.
      if (!names.has(wordKey(name))) names.set(wordKey(name), code === 'UK' ? 'GB' : code)
    }
  }
  for (const [name, code] of Object.entries(MORE_COUNTRIES)) names.set(wordKey(name), code)
  return names
}

/** ISO 3166 alpha-2 code of a country by name (English, French, Japanese) or code; null if unknown. */
export const countryOf = (text: string): string | null => {
  const known = countryNames().get(wordKey(text))
  if (known !== undefined) return known
  const code = text.trim().toUpperCase()
  return /^[A-Z]{2}$/.test(code) && [...countryNames().values()].includes(code) ? code : null
}

export const readCountry: CellReader<string> = (text) => {
  const country = countryOf(text)
  return country === null ? { value: null, code: 'unknown-word' } : success(country)
}

/** A town in title case. */
export const readCity: CellReader<string> = (text) => {
  const reading = textReader(80)(text)
  return { ...reading, value: reading.value === null ? null : tidyCase(reading.value) }
}

/** 'Japan', 'Yokohama', 'Nagoya, Japan', 'JAPAN - KOBE'. A city does not determine its country. */
export const readPlace: CellReader<Place> = (text) => {
  const wholeTextCountry = countryOf(text)
  if (wholeTextCountry !== null) return success({ country: wholeTextCountry, city: null })
  const parts = text.split(/\s*[,/;|(）)（]\s*|\s+-\s+/).filter((part) => part !== '')
  const country = parts.map(countryOf).find((code) => code !== null) ?? null
  const city = (country === null ? text : parts.find((part) => countryOf(part) === null)) ?? null
  return success({ country, city: city === null ? null : tidyCase(cutText(city, 80)) })
}
