import { MONTHS } from '../values/dates.ts'

/** Dates as lists, schedules and bank statements write them. */

const DAY_AND_MONTH = /^(\d{1,2})[/.-](\d{1,2})[/.-]\d{2,4}/

/**
 * Day before month or after it; null where all days are below 13, or where the file has both orders. Dates with points
 * have the day first everywhere.
 */
export function orderOf(dates: readonly string[]): 'DAY_FIRST' | 'MONTH_FIRST' | null {
  let isDayFirst = false
  let isMonthFirst = false
  for (const date of dates) {
    const [, first, second] = DAY_AND_MONTH.exec(date) ?? []
    isDayFirst ||= Number(first) > 12
    isMonthFirst ||= Number(second) > 12
  }
  if (isDayFirst && isMonthFirst) return null
  if (isMonthFirst) return 'MONTH_FIRST'
  return isDayFirst || dates.some((date) => /^\d{1,2}\.\d{1,2}\./.test(date)) ? 'DAY_FIRST' : null
}

/** Whether the order of day and month makes a difference: 03/04, not 03/03. */
export function needsOrder(date: string): boolean {
  const [, first, second] = DAY_AND_MONTH.exec(date) ?? []
  return first !== undefined && Number(first) !== Number(second)
}

const twoDigits = (text: string | number): string => String(text).padStart(2, '0')
const MONTH_OF = new Map(MONTHS.flatMap((names, at) => names.map((name): [string, number] => [name, at + 1])))

/** 12 Jun 2027, 12-Jun-27, June 12, 2027, 12 juin 2027. The hour in '12-Jun 17:00' is not a year. */
function parseMonthNameDate(text: string): string | undefined {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})(?:st|nd|rd|th|er)?[ ./-]*([a-z]{3,10})[ .,/'-]*(\d{4}|\d\d)(?!\d|\s?[:h]|\.\d)/.exec(plain) ?? []
  const [, word = '', second = '', longYear = ''] =
    /^([a-z]{3,10})[ ./-]*(\d{1,2})(?:st|nd|rd|th)?[ ,./-]+(\d{4})(?!\d)/.exec(plain) ?? []
  const number = MONTH_OF.get(month || word)
  if (number === undefined) return undefined
  const yearText = year || longYear
  return `${yearText.length === 2 ? `20${yearText}` : yearText}-${twoDigits(number)}-${twoDigits(day || second)}`
}

/** YYYY-MM-DD, or the text itself if it is no date. */
export function dateOf(text: string, isMonthFirst: boolean): string {
  const trimmed = text.trim()
  const monthNameDate = parseMonthNameDate(trimmed)
  if (monthNameDate !== undefined) return monthNameDate
  const [, year, month = '', day = ''] =
    /^(\d{4})[/.年-](\d{1,2})[/.月-](\d{1,2})/.exec(trimmed) ?? /^(\d{4})(\d\d)(\d\d)$/.exec(trimmed) ?? []
  if (year !== undefined) return `${year}-${twoDigits(month)}-${twoDigits(day)}`
  const [, first = '', second = '', shortYear] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d\d)(?!\d)/.exec(trimmed) ?? []
  if (shortYear === undefined) return trimmed
  const [m, d] = isMonthFirst ? [first, second] : [second, first]
  return `${shortYear.length === 2 ? `20${shortYear}` : shortYear}-${twoDigits(m)}-${twoDigits(d)}`
}
