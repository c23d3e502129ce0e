import { expect, test } from 'vitest'
import { criteriaOf, listQueryOf, parseSearch, readSearch, stringifySearch, without } from './search-params.ts'

const read = (search: string) => readSearch(parseSearch(search))
const canonical = (search: string) => stringifySearch(read(search))

test('[SRCH-01] reads criteria, context, order and page from an address', () => {
  const search =
    '?context=advanced&queryText=prado+tx&brand=nissan,toyota&model=land-cruiser-prado&category=SUV,VAN&priceStart=1000&priceEnd=20000' +
    '&yearStart=2015&yearEnd=2022&mileageStart=10000&mileageEnd=90000&engineSizeStart=660&engineSizeEnd=3000&numberSeat=5,7&doors=4,5' +
    '&color=RED,BLUE&steering=RIGHT&driveType=4WD&engineCode=1GD-FTV&transmissionType=AUTOMATIC&fuelType=ESSENCE,DIESEL&bestDeal=true' +
    '&order.field=PRICE&order.direction=ASC&limit=40&page=3'
  expect(read(search)).toEqual({
    context: 'advanced',
    queryText: 'prado tx',
    brand: ['nissan', 'toyota'],
    model: ['land-cruiser-prado'],
    category: ['SUV', 'VAN'],
    priceStart: 1000,
    priceEnd: 20_000,
    yearStart: 2015,
    yearEnd: 2022,
    mileageStart: 10_000,
    mileageEnd: 90_000,
    engineSizeStart: 660,
    engineSizeEnd: 3000,
    numberSeat: [5, 7],
    doors: [4, 5],
    color: ['RED', 'BLUE'],
    steering: ['RIGHT'],
    driveType: ['4WD'],
    engineCode: '1GD-FTV',
    transmissionType: ['AUTOMATIC'],
    fuelType: ['ESSENCE', 'DIESEL'],
    bestDeal: true,
    'order.field': 'PRICE',
    'order.direction': 'ASC',
    limit: 40,
    page: 3,
  })
  expect(canonical(search)).toBe(search)
})

test.each([
  ['page=-1', ''],
  ['page=0', ''],
  ['page=1', ''],
  ['page=1.5', ''],
  ['page=1e3', ''],
  ['page=99999999999', ''],
  ['limit=1e9', ''],
  ['limit=0', ''],
  ['limit=101', ''],
  ['limit=20', ''],
  ['yearStart=abc&yearEnd=2020', '?yearEnd=2020'],
  ['yearStart=1', ''],
  ['priceEnd=-5', ''],
  ['priceEnd=9e9', ''],
  ['mileageEnd=%201000', ''],
  ['color=RED,NOPE,red', '?color=RED'],
  ['color[]=RED', ''],
  ['color=%3Cscript%3E', ''],
  ['doors=4,x,5,5', '?doors=4,5'],
  ['doors=0', ''],
  ['bestDeal=false', ''],
  ['bestDeal=1', ''],
  ['context=none', ''],
  ['context=evil', ''],
  ['order.field=price;--&order.direction=ASC', ''],
  ['order.direction=DESC', ''],
  ['order.field=YEAR', '?order.field=YEAR&order.direction=ASC'],
  ['isArchived=true&statuses=DRAFT&status=SOLD', ''],
  ['utm_source=x&__proto__=1&constructor=y', ''],
])('[SRCH-02] drops a bad value: %s', (given, kept) => {
  expect(canonical(`?${given}`)).toBe(kept)
})

test('[SRCH-02] leaves out empty criteria', () => {
  expect(canonical('?brand=&model=&category=&yearStart=&priceEnd=5000&queryText=++&color=,,')).toBe('?priceEnd=5000')
})

test('[SRCH-02] gives equal searches one address, for any order and spelling', () => {
  const address = '?brand=nissan,toyota&priceEnd=20000&color=RED,BLUE'
  for (const given of [
    '?color=BLUE,RED&priceEnd=20000&brand=toyota,nissan',
    '?color=RED&color=BLUE&brand=Toyota&brand=NISSAN&priceEnd=20000',
    '?brand=toyota%2Cnissan&color=RED%2CBLUE&priceEnd=20000',
  ])
    expect(canonical(given)).toBe(address)
  expect(canonical(address)).toBe(address)
})

test('[SRCH-02] cuts a text of 10 kB, drops control characters and keeps markup as text', () => {
  expect(read(`?queryText=${'a'.repeat(10_000)}`).queryText).toHaveLength(200)
  expect(read('?queryText=%00toyota%0d%0a+corolla%1b').queryText).toBe('toyota corolla')
  expect(read('?queryText=%3Cscript%3Ealert(1)%3C/script%3E').queryText).toBe('<script>alert(1)</script>')
  expect(canonical('?queryText=%3Cscript%3E')).toBe('?queryText=%3Cscript%3E')
  expect(read(`?brand=${'x,'.repeat(5000)}`).brand).toEqual(['x'])
})

test('[SRCH-02] swaps the ends of a reversed range in the address too', () => {
  expect(canonical('?priceStart=20000&priceEnd=5000&yearStart=2020&yearEnd=2010')).toBe(
    '?priceStart=5000&priceEnd=20000&yearStart=2010&yearEnd=2020',
  )
  expect(read('?mileageStart=90000&mileageEnd=10000&engineSizeStart=1500&engineSizeEnd=1500')).toEqual({
    mileageStart: 10_000,
    mileageEnd: 90_000,
    engineSizeStart: 1500,
    engineSizeEnd: 1500,
  })
  expect(canonical('?priceStart=20000')).toBe('?priceStart=20000')
})

test('[SRCH-02] splits a select’s order into the contract’s two values', () => {
  expect(canonical('?order=PRICE.DESC&bestDeal=true')).toBe('?bestDeal=true&order.field=PRICE&order.direction=DESC')
  expect(canonical('?order=nonsense')).toBe('')
})

test('[SRCH-02] reads numbers and lists of a link like those of an address', () => {
  expect(readSearch({ color: ['BLUE', 'RED'], yearStart: 2015, page: 2, bestDeal: true, brand: undefined })).toEqual({
    color: ['RED', 'BLUE'],
    yearStart: 2015,
    page: 2,
    bestDeal: true,
  })
  expect(readSearch({ color: { toString: () => 'RED' }, page: Number.NaN, queryText: null })).toEqual({})
})

test('counts pages from 0 in calls and from 1 in addresses', () => {
  expect(listQueryOf({})).toMatchObject({ page: 0, limit: 20 })
  expect(listQueryOf({ page: 3, limit: 50 })).toMatchObject({ page: 2, limit: 50 })
})

test('separates criteria from presentation', () => {
  expect(criteriaOf(read('?context=basic&queryText=x&order=YEAR.ASC&limit=50&page=2'))).toEqual({ queryText: 'x' })
})

test('returns to the first page when a criterion is removed', () => {
  const search = read('?color=RED,BLUE&yearStart=2015&yearEnd=2020&page=4')
  expect(stringifySearch(without(search, ['color'], 'RED'))).toBe('?yearStart=2015&yearEnd=2020&color=BLUE')
  expect(stringifySearch(without(search, ['yearStart', 'yearEnd']))).toBe('?color=RED,BLUE')
  expect(stringifySearch(without(read('?color=RED'), ['color'], 'RED'))).toBe('')
})
