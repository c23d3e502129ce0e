import { amountReader, currencyOf, isCurrencyCode, settleDollar, toDollars } from '../values/money.ts'
import { readCells } from '../values/cell-reading.ts'
import type { CellReader } from '../values/cell-reading.ts'
import { success } from '../values/cell-reading.ts'
import type { Plan } from './plan.ts'
import { fieldReader, report } from './draft.ts'
import type { FieldReader } from './draft.ts'

/** Highest plausible price. Above it a rate is missing or a column is shifted. */
const HIGHEST_DOLLARS = 5_000_000

const readCurrency: CellReader<string> = (text) => {
  const currency = currencyOf(text) ?? (isCurrencyCode(text.toUpperCase()) ? text.toUpperCase() : null)
  return currency === null ? { value: null, code: 'unknown-currency' } : success(currency)
}

/** Creates the reader of the price in whole US dollars. */
export const moneyOf = (plan: Plan): FieldReader<number> => {
  const index = plan.columns.get('price')
  if (index === undefined) return () => null
  const { money } = plan
  const readAmount = readCells(amountReader(money.decimal, money.factor))
  const currencyCell = fieldReader(plan, 'currency', readCurrency)
  return (row) => {
    const cell = row.cells[index]
    if (cell === undefined || cell === '') return null
    const { value, code, detail } = readAmount(cell)
    if (code !== null) report(row, plan, 'price', code, detail)
    if (value === null) return null
    if (value.amount <= 0) {
      report(row, plan, 'price', 'price-not-positive')
      return null
    }
    const currency = settleDollar(value.currency ?? currencyCell(row), money.currency)
    const perDollar = money.rates.get(currency)
    if (perDollar === undefined) {
      report(row, plan, 'price', 'no-rate', currency)
      return null
    }
    const dollars = toDollars(value.amount, perDollar)
    if (dollars < 1 || dollars > HIGHEST_DOLLARS) {
      report(row, plan, 'price', 'price-absurd', dollars)
      return null
    }
    return dollars
  }
}
