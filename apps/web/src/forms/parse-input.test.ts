import { expect, test } from 'vitest'
import { formatFor } from '../i18n/format.ts'
import { formTextsIn } from './form-texts.ts'
import { faultsOf } from './rules.ts'
import { isAmbiguous, money, month, monthOf, monthText, numberOf, numeric, unambiguousRule } from './parse-input.ts'

test('[STF-16] reads a number as people write it, in both languages', () => {
  for (const text of ['62000', '62,000', '62 000', '62\u00a0000', '62.000'])
    expect([text, numberOf(text)]).toEqual([text, 62000])
  expect(numberOf('  ')).toBeNull()
  expect(numberOf('1,234,567')).toBe(1_234_567)
  expect(numberOf('12,5', 1)).toBe(12.5)
  for (const text of ['1.1', '4.35', '19.99', '1234567.89', '99999999.99'])
    expect([text, numberOf(text, 2)]).toEqual([text, Number(text)])
  expect([numberOf('1.005', 2), numberOf('1.5')]).toEqual([undefined, undefined])
  expect(numberOf('1,234.5', 1)).toBe(1234.5)
  expect(numberOf('10.9', 2)).toBe(10.9)
  // A figure put behind what stands there parted.
  expect(numberOf('62,0000')).toBe(620_000)
  // Three decimals with a French comma are no thousands.
  expect(numberOf('10,889', 3)).toBe(10.889)
  for (const text of ['12.5', 'abc', '1e3', '0x10', '--1', '1 2x'])
    expect([text, numberOf(text)]).toEqual([text, undefined])
  expect(numeric(0, 100)('101')).toBe('Must be between 0 and 100')
  expect(numeric(0, 100)('')).toBeUndefined()
})

test('[STF-16] reads a formatted number as the same number, in both languages', () => {
  for (const locale of ['en', 'fr', 'ja'] as const)
    for (const [value, decimals] of [
      [-5, 0],
      [-5, 2],
      [-7.25, 2],
      [-1_234.5, 2],
      [-62_000, 0],
      [62_000, 0],
      [1_234.5, 1],
      [3_710, 6],
      [149.123, 6],
      [1_234.567, 6],
      [0.0271, 6],
    ] as const) {
      const shown = formatFor(locale).number(value)
      expect([shown, numberOf(shown, decimals, locale)]).toEqual([shown, value])
    }
  expect(numeric(-99.99, 1000, 2)('−5')).toBeUndefined()
})

test('[STF-16] reads a comma before three digits as thousands or French fraction', () => {
  expect(numberOf('3,710', 6, 'en')).toBe(3710)
  expect(numberOf('3,710', 6, 'fr')).toBe(3.71)
  // No number of thousands begins with a zero.
  expect(numberOf('0,920', 6, 'en')).toBe(0.92)
})

test('[BO-06 BO-07] finds an amount ambiguous whose last three digits may be a fraction', () => {
  const ambiguous = (locale: 'en' | 'fr', texts: string[]) => texts.filter((text) => isAmbiguous(text, locale))
  const plain = ['12345', '12 345', '1.234.567', '1,234,567', '12.34', '12,5', '62,0000', '1e345', '']
  const both = ['12.345', '$12.345', '12345.678', '12,345.678', '1.234,567', '1,234,567.890']
  expect(ambiguous('en', [...plain, ...both, '12,345', '12 345,678'])).toEqual(both)
  expect(ambiguous('fr', [...plain, ...both, '12,345', '12 345,678'])).toEqual([...both, '12,345', '12 345,678'])
  // A fraction behind grouped thousands is no whole number, and never millions.
  expect([numberOf('12,345.678'), numberOf('1.234,567'), numberOf('12,345.678', 2)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('[BO-06 BO-07] asks which reading of an amount is meant, in both languages', () => {
  const ask = (locale: 'en' | 'fr', amount: string) => {
    const { amount: fault } = faultsOf({ amount: money(locale, 1, 100_000) }, { amount })
    return fault && formTextsIn(locale).say(fault)
  }
  expect(ask('en', '12.345')).toBe('Do you mean 12345 or 12.345? Write it without a thousands separator')
  expect(ask('fr', '12,345')).toBe('S’agit-il de 12345 ou de 12,345\u00a0? Saisissez-le sans séparateur de milliers')
  expect([ask('en', '12,345'), ask('fr', '12 345'), ask('en', '12345')]).toEqual([undefined, undefined, undefined])
})

test('[STF-16] reads any notation of a month, and a year alone', () => {
  for (const text of [
    '2019/7',
    '2019-07',
    '201907',
    '7/2019',
    '07.2019',
    '2019/Jul',
    'juil 2019',
    'July 2019',
    'juillet 2019',
  ])
    expect([text, monthOf(text)]).toEqual([text, { year: 2019, month: 7 }])
  for (const [text, expected] of [
    ['août 2019', 8],
    ['2019/Aug', 8],
    ['févr 2020', 2],
    ['déc 2020', 12],
    ['juin 2020', 6],
    ['mars 2020', 3],
    ['mai 2020', 5],
    ['avr 2020', 4],
    ['sept 2020', 9],
  ] as const)
    expect([text, monthOf(text)?.month]).toEqual([text, expected])
  expect(monthOf('2019')).toEqual({ year: 2019, month: null })
  expect(monthOf('')).toBeNull()
  for (const text of ['19/7', '2019/13', '2019/0', 'soon', '12019'])
    expect([text, month(text)]).toEqual([text, expect.any(String)])
  expect(monthText({ year: 2019, month: 7 })).toBe('2019/7')
})

test('[STF-11 STF-16] reads a formatted month as the same month, in both languages', () => {
  for (const locale of ['en', 'fr', 'ja'] as const)
    for (let at = 1; at <= 12; at++) {
      const shown = formatFor(locale).yearMonth({ year: 2019, month: at })
      expect([shown, monthOf(shown)]).toEqual([shown, { year: 2019, month: at }])
    }
})

test('[STF-11 STF-16] reads the full-width digits of a Japanese keyboard', () => {
  expect([numberOf('１２００'), numberOf('１，２００'), numberOf('１．５', 1), numberOf('−１２')]).toEqual([
    1200, 1200, 1.5, -12,
  ])
  for (const text of ['２０１９年７月', '２０１９／７', '２０１９０７'])
    expect([text, monthOf(text)]).toEqual([text, { year: 2019, month: 7 }])
  expect(isAmbiguous('１２．３４５', 'ja')).toBe(true)
  expect(unambiguousRule('ja')('１２．３４５')).toContain('12345 or 12.345')
})
