import type { QueryTextPart } from '@minato/contract/search'
import { expect, test } from 'vitest'
import { en } from '../../i18n/en/shop.ts'
import { fr } from '../../i18n/fr/shop.ts'
import { badgesOf, badgeText, orderOfText, understoodBadges } from './criteria.ts'
import { verdictTexts } from './verdict-texts.ts'
import { pageNumbers } from '../../table/page-numbers.ts'
import { readSearch, stringifySearch } from '../../api/search-params.ts'
import type { SearchState } from '../../api/search-params.ts'

const names = { brands: [{ slug: 'toyota', name: 'Toyota' }], models: [{ slug: 'land-cruiser', name: 'Land Cruiser' }] }
const search: SearchState = {
  context: 'advanced',
  queryText: 'tx',
  brand: ['toyota', 'gone'],
  model: ['land-cruiser'],
  priceEnd: 8000,
  yearStart: 2018,
  yearEnd: 2022,
  mileageEnd: 150_000,
  color: ['RED'],
  steering: ['LEFT'],
  doors: [5],
  fuelType: ['ESSENCE'],
  bestDeal: true,
  page: 3,
}

test('[SRCH-05] has a badge per criterion, range and list value', () => {
  const texts = badgesOf(search).map((badge) => badgeText(badge, search, en, names))
  expect(texts).toEqual([
    'tx',
    'FOB price up to $8,000',
    'Best deals',
    'Toyota',
    'gone',
    'Land Cruiser',
    '2018 to 2022',
    'Up to 150,000 km',
    'Petrol',
    'Left-hand drive',
    'Red',
    '5 doors',
  ])
  expect(badgesOf({ context: 'basic', page: 2, limit: 50, 'order.field': 'PRICE', 'order.direction': 'ASC' })).toEqual(
    [],
  )
})

test('[SRCH-05] links a badge to the search without it, or to it alone', () => {
  const badge = badgesOf(search).find(({ key }) => key === 'yearStart')
  expect(stringifySearch(badge?.rest ?? {})).not.toMatch(/year|page/)
  expect(stringifySearch(badge?.alone ?? {})).toBe('?yearStart=2018&yearEnd=2022')
})

test('[STF-11] names badges in French too, petrol as essence', () => {
  const texts = badgesOf(search).map((badge) => badgeText(badge, search, fr, names))
  expect(texts).toContain('Prix FOB jusqu’à 8\u00a0000\u00a0$')
  expect(texts).toContain('Essence')
  expect(texts).toContain('Volant à gauche')
})

test('[F12] names the basis in a price badge, port total or FOB', () => {
  const texts = (more: SearchState) =>
    [en, fr].map((t) => {
      const given = { priceEnd: 8000, ...more }
      return badgesOf(given).map((badge) => badgeText(badge, given, t, { ...names, port: 'Mombasa' }))
    })
  expect(texts({ port: 'mombasa' })).toEqual([
    ['Total price to Mombasa up to $8,000'],
    ['Prix rendu à Mombasa jusqu’à 8\u00a0000\u00a0$'],
  ])
  expect(texts({ port: 'mombasa', priceBasis: 'FOB', priceStart: 2000 })).toEqual([
    ['FOB price $2,000 to $8,000'],
    ['Prix FOB 2\u00a0000\u00a0$ à 8\u00a0000\u00a0$'],
  ])
})

test('[F12] keeps port and price basis in searches around an empty result', () => {
  const found: SearchState = { port: 'mombasa', priceBasis: 'FOB', priceEnd: 2000, color: ['RED'] }
  for (const { rest, alone } of badgesOf(found))
    for (const one of [rest, alone]) expect(one).toMatchObject({ port: 'mombasa', priceBasis: 'FOB' })
})

test('pages show the first, the last and the neighbours', () => {
  expect(pageNumbers(1, 1)).toEqual([1])
  expect(pageNumbers(1, 58)).toEqual([1, 2, null, 58])
  expect(pageNumbers(30, 58)).toEqual([1, null, 29, 30, 31, null, 58])
  expect(pageNumbers(4, 6)).toEqual([1, 2, 3, 4, 5, 6])
  expect(pageNumbers(58, 58)).toEqual([1, null, 57, 58])
})

test('[F13] shows badges for understood words, each removable', () => {
  const parts: QueryTextPart[] = [
    { text: 'vitz', criteria: null, isLeftOut: false, rest: 'rouge under 5000 cheap 2015' },
    { text: 'rouge', criteria: { color: ['RED'] }, isLeftOut: false, rest: 'vitz under 5000 cheap 2015' },
    { text: 'under 5000', criteria: { priceEnd: 5000 }, isLeftOut: false, rest: 'vitz rouge cheap 2015' },
    {
      text: 'cheap',
      criteria: { 'order.field': 'PRICE', 'order.direction': 'ASC' },
      isLeftOut: false,
      rest: 'vitz rouge under 5000 2015',
    },
    { text: '2015', criteria: { yearStart: 2015, yearEnd: 2015 }, isLeftOut: false, rest: '' },
  ]
  const given: SearchState = {
    context: 'basic',
    queryText: 'vitz rouge under 5000 cheap 2015',
    port: 'mombasa',
    page: 2,
  }
  const badges = understoodBadges(given, parts)
  expect(badges.map((badge) => badgeText(badge, badge.alone, en, { ...names, port: 'Mombasa' }))).toEqual([
    'Red',
    'Total price to Mombasa up to $5,000',
    'Total price, lowest first',
    '2015',
  ])
  expect(badges[0]?.rest).toEqual({ context: 'basic', queryText: 'vitz under 5000 cheap 2015', port: 'mombasa' })
  expect(badges[3]?.rest).toEqual({ context: 'basic', port: 'mombasa' })
  expect(orderOfText(parts)).toEqual({ 'order.field': 'PRICE', 'order.direction': 'ASC' })
  expect(orderOfText([])).toEqual({})
})

test('[TRU-05 SRCH-05] names the verdict and the country in a chip, which keeps the destination', () => {
  const asked = readSearch({ port: 'mombasa', importCountry: 'UG', importVerdict: 'AT_RISK,ALLOWED', color: 'RED' })
  expect(stringifySearch(asked)).toBe('?port=mombasa&importCountry=UG&importVerdict=ALLOWED,AT_RISK&color=RED')
  const texts = (locale: 'en' | 'fr') => {
    const verdicts = verdictTexts(locale, locale === 'fr' ? 'Ouganda' : 'Uganda')
    return badgesOf(asked).map((badge) => badgeText(badge, asked, locale === 'fr' ? fr : en, { ...names, verdicts }))
  }
  expect(texts('en')).toEqual(['Import allowed: Uganda', 'Import at risk: Uganda', 'Red'])
  expect(texts('fr')).toEqual([
    'Importation autorisée\u00a0: Ouganda',
    'Importation incertaine\u00a0: Ouganda',
    'Rouge',
  ])
  const [first] = badgesOf(asked)
  expect(stringifySearch(first?.rest ?? {})).toBe('?port=mombasa&importCountry=UG&importVerdict=AT_RISK&color=RED')
  expect(stringifySearch(first?.alone ?? {})).toBe('?port=mombasa&importCountry=UG&importVerdict=ALLOWED')
})

test('[TRU-05 SRCH-02] drops a verdict without a destination from the address', () => {
  expect(readSearch({ importVerdict: 'ALLOWED', color: 'RED' })).toEqual({ color: ['RED'] })
  expect(readSearch({ importCountry: 'Kenya', importVerdict: 'YES', port: 'mombasa' })).toEqual({ port: 'mombasa' })
  expect(readSearch({ importCountry: 'KE', importVerdict: 'REFUSED' })).toEqual({
    importCountry: 'KE',
    importVerdict: ['REFUSED'],
  })
})
