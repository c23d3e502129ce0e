import { expect, test } from 'vitest'
import { lowPriceOf } from './low-price.ts'

test('[BO-07] confirms a price below the minimum margin or more than 30 % off', () => {
  const given = { askingPrice: 10_000, cost: null, minimumMarginPercent: 0 }
  expect([7000, 6999].map((price) => lowPriceOf({ ...given, price }))).toEqual([null, 'PRICE_FAR_BELOW'])
  const costly = { ...given, cost: 8000 }
  expect([8000, 7999].map((price) => lowPriceOf({ ...costly, price }))).toEqual([null, 'PRICE_BELOW_MARGIN'])
  const wanted = { ...costly, minimumMarginPercent: 10 }
  expect([8889, 8888].map((price) => lowPriceOf({ ...wanted, price }))).toEqual([null, 'PRICE_BELOW_MARGIN'])
  // Neither cost nor asking price is known.
  expect(lowPriceOf({ price: 1, askingPrice: null, cost: null, minimumMarginPercent: 50 })).toBeNull()
  // A price of nothing is below any cost.
  expect(lowPriceOf({ ...costly, price: 0 })).toBe('PRICE_BELOW_MARGIN')
})
