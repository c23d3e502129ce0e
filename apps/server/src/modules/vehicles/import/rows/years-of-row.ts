import type { YearMonth } from '@minato/contract/primitives'
import type { ImportField } from '@minato/contract/import-fields'
import { FIRST_YEAR } from '@minato/domain/plausible'
import { readYearMonth } from '../values/dates.ts'
import { UNREADABLE_READING, success } from '../values/cell-reading.ts'
import type { CellReader } from '../values/cell-reading.ts'
import type { Plan } from './plan.ts'
import { fieldReader } from './draft.ts'
import type { Draft } from './draft.ts'

type Years = {
  firstRegistration: YearMonth | null
  manufacture: YearMonth | null
  modelYear: number | null
  seatBeltYear: number | null
}

const MONTH_NAMES = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const readMonth: CellReader<number> = (text) => {
  const digits = /^(\d{1,2})月?$/.exec(text)?.[1]
  const month = digits === undefined ? MONTH_NAMES.indexOf(text.slice(0, 3).toLowerCase()) + 1 : Number(digits)
  return month >= 1 && month <= 12 ? success(month) : UNREADABLE_READING
}

/** Creates the reader of a row's years. An impossible year is reported and left empty. */
export const yearsOf = (plan: Plan, thisYear: number): ((row: Draft) => Years) => {
  const yearMonth = (field: ImportField) =>
    fieldReader(plan, field, (text) => {
      const reading = readYearMonth(text, plan.dateOrders.get(field) ?? 'day-month', thisYear)
      const year = reading.value?.year
      // A year only within the contract's wider bounds is a typing or reading error.
      return year !== undefined && (year < FIRST_YEAR || year > (field === 'modelYear' ? thisYear + 1 : thisYear))
        ? { value: null, code: 'year-impossible' as const, detail: year }
        : reading
    })
  const firstRegistration = yearMonth('firstRegistration')
  const manufacture = yearMonth('manufacture')
  const modelYear = yearMonth('modelYear')
  const seatBelt = yearMonth('seatBeltYear')
  const registrationMonth = fieldReader(plan, 'registrationMonth', readMonth)
  const manufactureMonth = fieldReader(plan, 'manufactureMonth', readMonth)
  const withMonth = (date: YearMonth | null, month: number | null) =>
    date !== null && date.month === null && month !== null ? { year: date.year, month } : date
  return (row) => ({
    firstRegistration: withMonth(firstRegistration(row), registrationMonth(row)),
    manufacture: withMonth(manufacture(row), manufactureMonth(row)),
    modelYear: modelYear(row)?.year ?? null,
    seatBeltYear: seatBelt(row)?.year ?? null,
  })
}
