import { describe, expect, test } from 'vitest'
import { expectReads } from '../fixtures/expect-reads.ts'
import { dateOrderOf, readYearMonth } from './dates.ts'
import {
  countReader,
  cubicMeterReader,
  dimensionReader,
  engineSizeReader,
  lengthReader,
  mileageReader,
} from './measures.ts'
import { amountReader, settleDollar, toDollars } from './money.ts'
import { decimalSignOf, parseNumber } from './numbers.ts'
import { readCells } from './cell-reading.ts'
import { normalizeText } from './normalize-text.ts'

test('[VEH-09] reads a number with any grouping and detects the column’s decimal sign', () => {
  const cases: [string, number | null][] = [
    ['85000', 85_000],
    ['85,000', 85_000],
    ['85.000', 85_000],
    ['85 000', 85_000],
    ["12'500", 12_500],
    ['1.250.000', 1_250_000],
    ['12.500,00', 12_500],
    ['12,500.50', 12_500.5],
    ['1,8', 1.8],
    ['1.8', 1.8],
    ['.5', 0.5],
    ['1,25,000', 125_000],
    ['-4', -4],
    ['1.2.3', null],
    ['12a', null],
    ['', null],
    ['1,2,3,4', null],
  ]
  for (const [text, value] of cases) expect([text, parseNumber(text, null)]).toEqual([text, value])
  expect(parseNumber('12.500', '.')).toBe(12.5)
  expect(parseNumber('12.500', ',')).toBe(12_500)
  expect(decimalSignOf(['12.500,00', '9.990'])).toBe(',')
  expect(decimalSignOf(['12,500.00', '9,990'])).toBe('.')
  expect(decimalSignOf(['1,250,000'])).toBe('.')
  expect(decimalSignOf(['9.990', '12.500'])).toBeNull()
})

test('[BO-06] reads no number where the column uses both signs before three digits', () => {
  const decimal = decimalSignOf(['5,200', '12.345'])
  expect([decimal, parseNumber('12.345', decimal), parseNumber('5,200', decimal)]).toEqual(['unclear', null, null])
  expect([parseNumber('5200', decimal), parseNumber('12.5', decimal), parseNumber('1,250,000', decimal)]).toEqual([
    5200, 12.5, 1_250_000,
  ])
  expect(amountReader(decimal, 1)('12.345').code).toBe('unreadable')
  // Other cells of the column decide the format.
  expect(decimalSignOf(['5,200', '12.345', '9,990.50'])).toBe('.')
})

test('[VEH-09] converts mileages to kilometres', () => {
  const km = { unit: 'km', factor: 1, decimal: null } as const
  expectReads(mileageReader(km), [
    [
      85_000,
      '85000 | 85,000 km | 85 000 | 85.000 Km | 85k | 85K km | 8.5万km | 85千km | approx. 85,000km | 85,000㎞ | 85000 kms',
    ],
    [51_499, '32,000 miles | 32000mi'],
    [0, '0'],
    [null, 'low | 85-90k | 1e5 | 99999999'],
  ])
  expect(mileageReader({ ...km, unit: 'mi' })('100')).toMatchObject({ value: 161 })
  expect(mileageReader({ ...km, factor: 1000 })('85')).toMatchObject({ value: 85_000 })
  expect(mileageReader({ ...km, factor: 1000 })('85,000 km')).toMatchObject({ value: 85_000 })
  expect(mileageReader(km)('85,000*')).toEqual({ value: 85_000, code: 'mileage-doubtful' })
  expect(mileageReader(km)('走不明')).toEqual({ value: null, code: 'mileage-not-known' })
})

test('[VEH-09] converts engine sizes to cubic centimetres by the column’s unit', () => {
  const cc = { unit: 'cc', decimal: null } as const
  expectReads(engineSizeReader(cc), [
    [1800, '1.8L | 1800 | 1,800cc | 1.8 | 1,8 l | 1800 ㏄ | 1.8L VVT-i | 1.8ℓ | 1,8'],
    [660, '660 | 0.66L'],
    [2000, '2.0 TDI | 2.0 | V6 2.0 | 2.0T'],
    [9, '9'],
    [null, '0 | big | 40000'],
  ])
  expect(engineSizeReader({ unit: 'l', decimal: null })('2')).toMatchObject({ value: 2000 })
  expect(engineSizeReader({ unit: 'l', decimal: ',' })('1,998')).toMatchObject({ value: 1998 })
})

test('[VEH-09] converts lengths, dimensions and volumes to mm and cubic metres', () => {
  const plain = { unit: null, decimal: null } as const
  expectReads(lengthReader(plain, 30_000), [
    [4240, '4240 | 424 | 4.24 | 4.24m | 424cm | 4,240 mm'],
    [null, '50 | long'],
  ])
  const car = { length: 4240, width: 1775, height: 1320 }
  expectReads(dimensionReader(plain), [
    [
      car,
      '4240×1775×1320mm | 4.24 x 1.775 x 1.32 m | 424*177.5*132 cm | 4,240×1,775×1,320 | L4240 W1775 H1320 | 4240 x 1775 x 1320',
    ],
    [null, '4240 | 4240x1775'],
  ])
  expectReads(cubicMeterReader(null), [
    [10.123, '10.123 | 10.123 M3 | 10,123m³ | 10.123 cbm'],
    [null, '0 | 9000'],
  ])
  expectReads(countReader(1, 9), [
    [5, '5 | 5D | 5 doors | 5ドア | 5 portes | 5.0'],
    [null, 'five | 12'],
  ])
})

test('[VEH-09] keeps the currency of the cell', () => {
  const read = amountReader(null, 1)
  const cases: [string, number | null, string | null][] = [
    ['$4,500', 4500, '$'],
    ['US$ 4.500', 4500, 'USD'],
    ['¥1,250,000', 1_250_000, 'JPY'],
    ['￥1,250,000', 1_250_000, 'JPY'],
    ['125万円', 1_250_000, 'JPY'],
    ['98.5万円', 985_000, 'JPY'],
    ['£9,495', 9495, 'GBP'],
    ['12.500,00 €', 12_500, 'EUR'],
    ['FOB $ 4,500.-', 4500, '$'],
    ['USD 4,500 FOB', 4500, 'USD'],
    ['4500', 4500, null],
    ['KSh 1,200,000', 1_200_000, 'KES'],
    ['4.5k', 4500, null],
    ['R 120 000', 120_000, 'ZAR'],
    ['4500 quatloos', null, null],
    ['4000-5000', null, null],
  ]
  for (const [text, amount, currency] of cases) {
    expect([text, read(normalizeText(text)).value]).toEqual([text, amount === null ? null : { amount, currency }])
  }
  for (const text of ['ASK', 'POA', '応談', 'on request', 'SOLD'])
    expect(read(text)).toEqual({ value: null, code: 'price-on-request' })
  expect([toDollars(9495, 0.79), toDollars(100.5, 1), toDollars(1_250_000, 150)]).toEqual([12_019, 101, 8333])
  expect([
    settleDollar('$', 'AUD'),
    settleDollar('$', 'JPY'),
    settleDollar(null, 'GBP'),
    settleDollar('EUR', 'GBP'),
  ]).toEqual(['AUD', 'USD', 'GBP', 'EUR'])
})

describe('[VEH-09] years and months', () => {
  const written = (texts: string, order: 'day-month' | 'month-day' = 'day-month') =>
    texts.split(' | ').map((text) => readYearMonth(normalizeText(text), order, 2026).value)

  test('reads Western dates', () => {
    const april = { year: 2019, month: 4 }
    const texts =
      '2019/4 | 2019-04 | 2019.4 | 04/2019 | 4/2019 | Apr-2019 | April 2019 | apr-19 | avril 2019 | 2019-04-12 | 12/04/2019 | 12.04.2019 | 201904 | 20190412 | 12 Apr 2019 | 2019-04-12T00:00:00 | 43567 | 2019年4月'
    expect(written(texts)).toEqual(texts.split(' | ').map(() => april))
    expect(written('04/12/2019 | 4/25/2019', 'month-day')).toEqual([april, april])
    expect(written("2019 | 2019年 | 2019年式 | '19 | 19 | MY2019 | 1905-07-11")).toEqual(
      Array.from({ length: 7 }, () => ({ year: 2019, month: null })),
    )
  })

  test('reads Japanese eras', () => {
    const cases: [string, number, number | null][] = [
      ['H31.4', 2019, 4],
      ['平成31年4月', 2019, 4],
      ['令和2年', 2020, null],
      ['R2/4', 2020, 4],
      ['平成27', 2015, null],
      ['H27', 2015, null],
      ['令和元年5月', 2019, 5],
      ['S63', 1988, null],
      ['昭和63年12月', 1988, 12],
      ['Ｈ２２．５', 2010, 5],
      ['R02.04', 2020, 4],
    ]
    for (const [text, year, month] of cases) expect([text, ...written(text)]).toEqual([text, { year, month }])
  })

  test('guesses no date from other text', () => {
    expect(written('new | 13/2019 | 20-Apr | 2019/13 | H0 | 1800 | 7 | AB12 CDE | 0 | 2019-2020-2021')).toEqual(
      Array.from({ length: 10 }, () => null),
    )
  })

  test('decides day and month over the column', () => {
    expect(dateOrderOf(['04/05/2019', '25/12/2019'])).toEqual({ order: 'day-month', isCertain: true })
    expect(dateOrderOf(['04/05/2019', '12/25/2019'])).toEqual({ order: 'month-day', isCertain: true })
    expect(dateOrderOf(['04/05/2019'])).toEqual({ order: 'day-month', isCertain: false })
  })
})

test('[I04] rejects a long cell at once', () => {
  for (const read of [
    engineSizeReader({ unit: 'cc', decimal: null }),
    mileageReader({ unit: 'km', factor: 1, decimal: null }),
  ]) {
    expect(readCells(read)('1 '.repeat(5000))).toEqual({ value: null, code: 'unreadable' })
  }
})
