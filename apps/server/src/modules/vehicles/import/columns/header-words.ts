import { currencyOf } from '../values/money.ts'
import { normalizeText } from '../values/normalize-text.ts'
import headerWords from './header-words.json' with { type: 'json' }

/** Units and factor in a column's name. `factor`: 千km is 1000, 万円 is 10,000. */
export type HeaderHints = {
  distance: 'km' | 'mi' | null
  currency: string | null
  factor: number
  engine: 'cc' | 'l' | null
  length: 'mm' | 'cm' | 'm' | null
}

/** Normalizes a header for lookup: lower case, single spaces, no accents or punctuation. */
export const headerKey = (header: string): string =>
  normalizeText(header)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]{2,})([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[’']/g, ' ')
    .replace(/№/g, 'no')
    // Arabic is written with and without hamza, vowel marks and elongation.
    .replace(/[\u0640\u064b-\u0655\u0670]/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ة/g, 'ه')
    .replace(/ى/g, 'ي')
    .replace(/(?<=\p{L}) ?#$/u, ' no')
    .replace(/[^\p{L}\p{N}#]+/gu, ' ')
    .trim()

const UNIT_WORDS = new Set(headerWords.units)
const EMPTY_WORDS = new Set(headerWords.empty)

/** The header without units, currencies and filler words; '' if nothing remains. */
export const withoutUnits = (key: string): string =>
  key
    .split(' ')
    .filter((word) => !UNIT_WORDS.has(word))
    .join(' ')
export const withoutEmptyWords = (key: string): string =>
  key
    .split(' ')
    .filter((word) => !EMPTY_WORDS.has(word) && !UNIT_WORDS.has(word))
    .join(' ')

/** Units and currency in a header: 'Mileage (miles)', 'price_gbp', 'FOB JPY', '走行(千km)', '価格(万円)'. */
export const hintsOf = (header: string): HeaderHints => {
  const key = headerKey(header)
  const words = new Set(key.split(' '))
  const hasAny = (...candidates: string[]) => candidates.some((word) => words.has(word))
  const sign = /us\$|a\$|nz\$|c\$|s\$|hk\$|[$£€¥￥₩₹₦₽]/i.exec(normalizeText(header))?.[0]
  const word = [...words].find((one) => one.length > 2 && UNIT_WORDS.has(one) && currencyOf(one) !== null)
  const currency = currencyOf(word ?? sign ?? '') ?? (/円/.test(key) ? 'JPY' : null)
  return {
    distance: hasAny('mi', 'mile', 'miles', 'миль', 'ميل')
      ? 'mi'
      : hasAny('km', 'kms', 'kilometers', 'kilometres', 'kilometrage', 'kilometer') ||
          /km|キロ/.test(key) ||
          hasAny('км', 'كم')
        ? 'km'
        : null,
    currency: currency === '$' ? 'USD' : currency,
    factor: /万/.test(key)
      ? 10_000
      : /千/.test(key) || /\b(x ?1000|000s|thousands?)\b/.test(key) || hasAny('тыс', 'тысяч', 'الف')
        ? 1000
        : 1,
    engine: hasAny('cc', 'cm3', 'ccm', 'см3')
      ? 'cc'
      : hasAny('l', 'litre', 'litres', 'liter', 'liters', 'ltr', 'л', 'لتر')
        ? 'l'
        : null,
    length: hasAny('mm') ? 'mm' : hasAny('cm') ? 'cm' : hasAny('m') ? 'm' : null,
  }
}
