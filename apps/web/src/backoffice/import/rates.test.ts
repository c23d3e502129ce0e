import { expect, test } from 'vitest'
import { currenciesOf, rateOf, withRate } from './rates.ts'

const file = (currencies: string[], currency: string | null = null) =>
  ({ reading: { currencies }, choices: { currency } }) as Parameters<typeof currenciesOf>[0]
const none = { currency: null, rate: null }

test('[BO-05] asks for the rate of each currency of the file and of its errors', () => {
  expect(currenciesOf(file(['JPY']), none, [])).toEqual(['JPY'])
  const errors = [
    { code: 'no-rate', detail: 'GBP' },
    { code: 'price-absurd', detail: '9000000' },
  ]
  expect(currenciesOf(file(['JPY', 'EUR']), none, errors)).toEqual(['JPY', 'EUR', 'GBP'])
  expect(currenciesOf(file([]), none, [])).toEqual([])
  // Chosen for prices without a currency.
  expect(currenciesOf(file(['JPY']), { ...none, currency: 'ZAR' }, [])).toEqual(['ZAR'])
  expect(currenciesOf(file(['JPY']), { ...none, currency: 'USD' }, [])).toEqual([])
})

test('[BO-05] keeps one rate for each currency', () => {
  const now = { currency: 'GBP', rate: 0.8, rates: { JPY: 150 } }
  expect([rateOf(now, 'GBP'), rateOf(now, 'JPY'), rateOf(now, 'EUR')]).toEqual([0.8, 150, null])
  expect(withRate(now, 'EUR', 0.9)).toEqual({ rate: 0.8, rates: { JPY: 150, EUR: 0.9 } })
  expect(withRate(now, 'GBP', 0.79)).toEqual({ rate: null, rates: { JPY: 150, GBP: 0.79 } })
  expect(withRate(now, 'JPY', null)).toEqual({ rate: 0.8, rates: {} })
})
