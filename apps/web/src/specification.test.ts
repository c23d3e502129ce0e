import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { discountPercent } from '@minato/domain/pricing'
import { expect, test } from 'vitest'
import { DEFAULT_COUNTRY } from './forms/countries.ts'
import { inquiries } from './i18n/en/inquiries.ts'
import { en } from './i18n/en/shop.ts'
import { dimensionText } from './i18n/format.ts'
import { fr } from './i18n/fr/shop.ts'
import { ERROR_MS, NOTE_MS } from './layout/toasts.tsx'
import { DEFAULT_LIMIT } from './api/search-params.ts'
import { MOST, VERSION } from './storefront/vehicles/recent.ts'

/** Section 9 of the specification, line by line, as the pages have it. */

const css = (name: string): string => readFileSync(join(import.meta.dirname, 'styles', name), 'utf8')

const CONSTANTS: readonly (readonly [string, unknown, unknown])[] = [
  ['the search page size', DEFAULT_LIMIT, 20],
  ['the number of recently viewed cars', MOST, 5],
  ['the version tag of recently viewed cars', VERSION, 'v-52'],
  ['the time of an error toast, ms', ERROR_MS, 5000],
  ['the time of a snackbar, ms', NOTE_MS, 4000],
  ['the default country and calling code', [DEFAULT_COUNTRY.code, DEFAULT_COUNTRY.callingCode], ['JP', '81']],
  ['a price', en.format.money(8000.4), '$8,000'],
  ['a discount, rounded up', discountPercent(1000, 899), 11],
  ['a dimension text', dimensionText(en.format, [4500, null, 1500]), '4.5 x -- x 1.5'],
  ['a reference of a car', [en.car.ref('10482'), fr.car.ref('10482')], ['REF 10482', 'REF 10482']],
  ['a file size', inquiries.documents.size(1536), '2\u00a0KB'],
  [
    'the stock placeholder',
    [en.search.placeholder(2000), fr.search.placeholder(2000)],
    ['Search over 2,000 cars', 'Plus de 2\u00a0000 voitures'],
  ],
]
test.each(CONSTANTS)('[F27] %s is the one of section 9', (_, value, expected) => {
  expect(value).toEqual(expected)
})

const RULES: readonly (readonly [string, string, RegExp])[] = [
  ['the maximum layout width', 'tokens.css', /--wide: 1920px/],
  ['the layer of a snackbar', 'toasts.css', /z-index: 10000/],
  ['a small flag', 'flags.css', /\.small \{\s+--scale: 0\.25;\s+--corner: 15px/],
  ['a normal flag', 'flags.css', /\.flag \{\s+--scale: 0\.5;\s+--corner: 10px/],
  ['a big flag', 'flags.css', /\.big \{\s+--scale: 1;\s+--corner: 8px/],
]
test.each(RULES)('[F27] %s is the one of the specification', (_, file, rule) => {
  expect(css(file)).toMatch(rule)
})

test('[F27] screen widths change at 744 and 1024 px', () => {
  const sheets = readdirSync(join(import.meta.dirname, 'styles'))
    .map(css)
    .join('\n')
  for (const width of [744, 1024]) expect(sheets).toContain(`${width}px`)
})
