import { expect, test } from 'vitest'
import { criteriaTexts, listPath, officeCriteria, readOfficeSearch } from './office-search.ts'

test('[VEH-04 SRCH-02] the managers’ list reads the shop’s criteria and its own, and drops what is neither', () => {
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

test('[BO-17] the filters of managers are read from addresses, written into them, and sent with bulk actions', () => {
  const given = {
    hasPictures: 'false',
    yard: ' Nagoya ',
    daysStart: '31',
    marginEnd: '-500',
    inquiryStep: 'INVOICE_ISSUED',
    soldMonth: '2026-06',
  }
  const search = readOfficeSearch({ ...given, daysEnd: '-1', publishedMonth: '2026-13', marginStart: '1.5' })
  expect(search).toEqual({ ...given, hasPictures: false, yard: 'Nagoya', daysStart: 31, marginEnd: -500 })
  expect(criteriaTexts(search)).toEqual({ ...given, yard: 'Nagoya' })
  expect(listPath(search)).toBe('/search-result')
})

test('[SRCH-04 STF-15] without criteria the stock is at /, the archive at /archives; every search is /search-result', () => {
  expect(listPath({})).toBe('/')
  expect(listPath({ isArchived: true })).toBe('/archives')
  for (const search of [{ queryText: 'a' }, { isArchived: true as const, queryText: 'a' }, { page: 2 }, { limit: 50 }])
    expect(listPath(search)).toBe('/search-result')
})
