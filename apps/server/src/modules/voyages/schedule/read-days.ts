import { isoDate, MS_PER_DAY } from '@minato/domain/calendar-days'
import { dateOf, needsOrder, orderOf } from '../../vehicles/import/file/service.ts'

/** Days as carriers write them: 2027-06-12, 12/06/2027, 12-Jun, 6/12, 12 juin 2027, Sat 12 Jun 2027 16:00. */

const BLANKS = /^(?:[-–—/.xX*]+|n\/?a|tb[acdn]|omit(?:ted)?|skip(?:ped)?|nil|none)$/i
/** 17:00, 17:00 LT, 1700 hrs, 17h30, 5 pm, noon at the end of a day: an hour must not be read as a year. */
const TIME =
  /[\s,@]+(?:at |à )?(?:\d{1,2}(?:[:.]\d\d){1,2}(?:\s*[ap]\.?m\.?)?|\d{1,2}\s?h(?:\s?\d\d)?|\d{1,2}\s?[ap]\.?m\.?|\d{4}(?=\s?h)|[ap]m|noon|midi|midnight|minuit)(?:\s*(?:h(?:rs?|ours?)?|lt|jst|utc|gmt|local time))?\.?$/i
/** Without weekday and time; empty if the carrier states that there is no date. */
export function normalizeDay(cell: string): string {
  const text = cell
    .normalize('NFKC')
    .replace(/\([^)]*\)/g, '')
    .replace(/^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?[.,]?\s+/i, '')
    .trim()
    .replace(TIME, '')
  return BLANKS.test(text) ? '' : text
}

/** 12/6 or 12-Jun. */
const hasNoYear = (text: string): boolean =>
  /^\d{1,2}[/.]\d{1,2}$/.test(text) || /^\d{1,2}[ -]?\p{L}{3,10}\.?$/u.test(text)
const withYear = (text: string, year: number): string =>
  `${text}${/\p{L}/u.test(text) ? '-' : /[/.]/.exec(text)?.[0]}${year}`

const isDay = (day: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) && isoDate(Date.parse(day) / MS_PER_DAY) === day

/** A date without a year is the one from four months ago to eight months ahead. */
const BACK_DAYS = 120

/** The day, null for none, or why the cell is no day: BAD_DATE, DATE_ORDER. */
export type DayReader = (cell: string) => string | null
/** Reads the cells of one file, whose dates have one order of day and month. `today`: YYYY-MM-DD. */
export function dayReader(cells: readonly string[], today: string): DayReader {
  const now = Date.parse(today)
  const thisYear = Number(today.slice(0, 4))
  const withFullYear = (text: string): string => (hasNoYear(text) ? withYear(text, thisYear) : text)
  const order = orderOf(cells.map((cell) => withFullYear(normalizeDay(cell))))
  return (cell) => {
    const text = normalizeDay(cell)
    if (!text) return null
    if (order === null && needsOrder(withFullYear(text))) return 'DATE_ORDER'
    const read = (written: string): string => dateOf(written, order === 'MONTH_FIRST')
    if (!hasNoYear(text)) return isDay(read(text)) ? read(text) : 'BAD_DATE'
    const from = isoDate(now / MS_PER_DAY - BACK_DAYS)
    const years = [thisYear - 1, thisYear, thisYear + 1].map((year) => read(withYear(text, year)))
    return years.find((day) => isDay(day) && day >= from) ?? 'BAD_DATE'
  }
}
