import { expect, test } from 'vitest'
import { officeCars as english } from '../../i18n/en/office-cars.ts'
import { officeCars as french } from '../../i18n/fr/office-cars.ts'
import { criteriaTexts, listPath, officeCriteria, readOfficeSearch } from './office-search.ts'

test('[VEH-04 SRCH-02] reads the shop’s and the managers’ criteria and drops others', () => {
  const search = readOfficeSearch({
    queryText: 'prado',
    brand: 'toyota,nissan',
    statuses: 'SOLD,DRAFT,LOST',
    isArchived: 'true',
    'order.field': 'DAYS',
    'order.direction': 'DESC',
    port: 'mombasa',
    priceBasis: 'FOB',
    page: '2',
    evil: '1',
  })
  expect(search).toEqual({
    queryText: 'prado',
    brand: ['nissan', 'toyota'],
    statuses: ['DRAFT', 'SOLD'],
    isArchived: true,
    'order.field': 'DAYS',
    'order.direction': 'DESC',
    page: 2,
  })
  expect(officeCriteria(search)).not.toHaveProperty('page')
  expect(criteriaTexts(search)).toEqual({
    queryText: 'prado',
    brand: 'nissan,toyota',
    statuses: 'DRAFT,SOLD',
    isArchived: 'true',
  })
  expect(readOfficeSearch({ 'order.field': 'price;--', isArchived: 'maybe', statuses: 'X' })).toEqual({})
})

test('[BO-17] reads, writes and sends managers’ filters, also in bulk actions', () => {
  const given = {
    hasPictures: 'false',
    yard: ' Nagoya ',
    daysStart: '31',
    marginEnd: '-500',
    inquiryStep: 'INVOICE_ISSUED',
    soldMonth: '2026-06',
    importRun: '0b8f6a52-6f4e-4c1e-9c1a-3f1f6f0c9f10',
  }
  const search = readOfficeSearch({ ...given, daysEnd: '-1', publishedMonth: '2026-13', marginStart: '1.5' })
  expect(readOfficeSearch({ importRun: 'last' })).toEqual({})
  expect(search).toEqual({ ...given, hasPictures: false, yard: 'Nagoya', daysStart: 31, marginEnd: -500 })
  expect(criteriaTexts(search)).toEqual({ ...given, yard: 'Nagoya' })
  expect(listPath(search)).toBe('/search-result')
})

test('[SRCH-04 STF-15] puts stock at /, archive at /archives and search at /search-result', () => {
  expect(listPath({})).toBe('/')
  expect(listPath({ isArchived: true })).toBe('/archives')
  for (const search of [{ queryText: 'a' }, { isArchived: true as const, queryText: 'a' }, { page: 2 }, { limit: 50 }])
    expect(listPath(search)).toBe('/search-result')
})

test('[BO-17] gives each column of the managers’ list its own name in both languages', () => {
  for (const { columns } of [english, french]) {
    const names = Object.values(columns)
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
  }
})

test('[TRU-05 BO-17] keeps the country and verdict of managers, and no verdict without a country', () => {
  const given = { importCountry: 'KE', importVerdict: 'REFUSED' }
  expect(criteriaTexts(readOfficeSearch(given))).toEqual(given)
  expect(readOfficeSearch({ port: 'mombasa', importVerdict: 'REFUSED' })).toEqual({})
})
