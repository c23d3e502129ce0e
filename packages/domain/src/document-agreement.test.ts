import { readFileSync } from 'node:fs'
import { AGREEMENT_FIELDS } from '@minato/contract/inquiry-enumerations'
import type { AgreementField } from '@minato/contract/enumerations'
import { expect, test, vi } from 'vitest'
import { differencesOf } from './document-agreement.ts'
import type { ComparedDocument, StatedValue } from './document-agreement.ts'
import { amountIn, currencyIn, isSameValue } from './document-values.ts'

const stated = (
  values: Partial<Record<AgreementField, string>>,
  place?: { page: number; line: number },
): StatedValue[] =>
  Object.entries(values).map(([field, value]) => ({
    field: field as AgreementField,
    value,
    page: place?.page ?? null,
    line: place?.line ?? null,
  }))
const PROFORMA: ComparedDocument = {
  id: 'p',
  kind: 'PROFORMA',
  name: 'MNT-2026-0001',
  stated: stated({ chassis: 'NZE161-7041338', consignee: 'Joseph Kabila', total: '8110', registrationYear: '2019' }),
}
const billOfLading = (values: Partial<Record<AgreementField, string>>): ComparedDocument => ({
  id: 'b',
  kind: 'BILL_OF_LADING',
  name: 'bl.pdf',
  stated: stated(values, { page: 2, line: 7 }),
})

const golden = readFileSync(new URL('./document-agreement.golden.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split('|').map((cell) => cell.trim()))

test.each(golden)('[TRU-11] %s: %s and %s %s', (field = '', one = '', other = '', expected = '') => {
  expect(AGREEMENT_FIELDS).toContain(field)
  const answers = [isSameValue(field as AgreementField, one, other), isSameValue(field as AgreementField, other, one)]
  expect(answers).toEqual(expected === 'same' ? [true, true] : [false, false])
})

test('[TRU-11] lists the values of each document with page and line', () => {
  const wrong = billOfLading({ chassis: 'NZE161-7041339', consignee: 'KABILA JOSEPH' })
  expect(differencesOf([PROFORMA, wrong])).toEqual([
    {
      field: 'chassis',
      values: [
        { documentId: 'p', kind: 'PROFORMA', name: 'MNT-2026-0001', value: 'NZE161-7041338', page: null, line: null },
        { documentId: 'b', kind: 'BILL_OF_LADING', name: 'bl.pdf', value: 'NZE161-7041339', page: 2, line: 7 },
      ],
    },
  ])
})

test('[TRU-11] finds no difference where nothing is stated twice', () => {
  expect(differencesOf([PROFORMA, billOfLading({ vessel: 'Morning Calypso' })])).toEqual([])
  expect(differencesOf([PROFORMA])).toEqual([])
  expect(differencesOf([])).toEqual([])
})

test('[TRU-11] finds a difference within one document', () => {
  const twice = {
    ...PROFORMA,
    stated: [...PROFORMA.stated, ...stated({ chassis: 'NZE161-7041333' }, { page: 3, line: 1 })],
  }
  expect(differencesOf([twice])).toMatchObject([{ field: 'chassis', values: [{ page: null }, { page: 3 }] }])
})

test('[TRU-11] compares thousands of equal values in steps that grow with their number', () => {
  const many = Array.from({ length: 3000 }, (_, at) => ({
    ...billOfLading({}),
    stated: stated({ consignee: at % 2 ? 'KABILA JOSEPH' : 'Joseph Kabila' }, { page: 1, line: at + 1 }),
  }))
  const steps = vi.spyOn(String.prototype, 'normalize')
  try {
    const differences = differencesOf([PROFORMA, ...many, billOfLading({ consignee: 'Amina Otieno' })])
    // Each value of a document once.
    expect(differences.map(({ values }) => values.length)).toEqual([3])
    expect(steps.mock.calls.length).toBeLessThan(5 * many.length)
  } finally {
    steps.mockRestore()
  }
})

test('[TRU-11] accepts the year of registration or manufacture for a year without a label', () => {
  const both = { ...PROFORMA, stated: stated({ registrationYear: '2019', manufactureYear: '2018' }) }
  expect(differencesOf([both, billOfLading({ year: '2018' })])).toEqual([])
  expect(differencesOf([both, billOfLading({ year: '2019' })])).toEqual([])
  expect(differencesOf([both, billOfLading({ year: '2017' })])).toMatchObject([{ field: 'year' }])
})

test('[TRU-11] reads amounts in the number formats of the trade', () => {
  const cases: [string, number | null][] = [
    ['8,110.00', 811_000],
    ['8.110,00', 811_000],
    ['8 110', 811_000],
    ["8'110.-", 811_000],
    ['1,234,567', 123_456_700],
    ['8,5', 850],
    ['USD', null],
  ]
  for (const [text, cents] of cases) expect([text, amountIn(text)]).toEqual([text, cents])
})

test('[TRU-11] reads the currency beside an amount', () => {
  const cases: [string, string | null][] = [
    ['US$ 5,000', 'USD'],
    ['5,000 US dollars', 'USD'],
    ['$5,000', 'USD'],
    ['¥620,000', 'JPY'],
    ['620,000円', 'JPY'],
    ['JPY 620,000', 'JPY'],
    ['4.500,00 €', 'EUR'],
    ['5,000', null],
  ]
  for (const [text, code] of cases) expect([text, currencyIn(text)]).toEqual([text, code])
})
