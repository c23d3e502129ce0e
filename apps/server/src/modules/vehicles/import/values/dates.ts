import type { YearMonth } from '@minato/contract/primitives'
import type { Reading } from './cell-reading.ts'
import { UNREADABLE_READING, success } from './cell-reading.ts'

/** Order of day and month in '04/05/2019'; only the month matters here. */
export type DateOrder = 'day-month' | 'month-day'

/** First years of the Japanese eras: 平成31年 (H31) is 2019, 令和2年 (R2) is 2020. */
const ERAS: Record<string, number> = {
  明治: 1868,
  大正: 1912,
  昭和: 1926,
  平成: 1989,
  令和: 2019,
  m: 1868,
  t: 1912,
  s: 1926,
  h: 1989,
  r: 2019,
}

/** Names of the months, the shortest first, without accents. */
export const MONTHS = [
  ['jan', 'january', 'januar', 'janvier', 'janv', 'enero', 'ene'],
  ['feb', 'february', 'februar', 'fevrier', 'fevr', 'fev', 'febrero'],
  ['mar', 'march', 'mars', 'maerz', 'marz', 'marzo'],
  ['apr', 'april', 'avril', 'avr', 'abril', 'abr'],
  ['may', 'mai', 'mayo'],
  ['jun', 'june', 'juin', 'juni', 'junio'],
  ['jul', 'july', 'juillet', 'juil', 'juli', 'julio'],
  ['aug', 'august', 'aout', 'agosto', 'ago'],
  ['sep', 'sept', 'september', 'septembre', 'septiembre'],
  ['oct', 'october', 'octobre', 'okt', 'oktober', 'octubre'],
  ['nov', 'november', 'novembre', 'noviembre'],
  ['dec', 'december', 'decembre', 'dez', 'dezember', 'diciembre', 'dic'],
]
const MONTH_OF = new Map(MONTHS.flatMap((names, index) => names.map((name): [string, number] => [name, index + 1])))

/**
 * A year, or a year and month, in any notation of the trade: 2019, 2019/4, 04/2019, Apr-2019, 2019-04-12,
 * H31.4, 令和2年, 201904. Two digits mean the last hundred years. The caller checks bounds: a year of 2060 is
 * readable.
 */
export const readYearMonth = (text: string, order: DateOrder, thisYear: number): Reading<YearMonth> => {
  if (/^\d{4}$/.test(text)) return at(Number(text), null) ?? UNREADABLE_READING
  if (/^1905-0[5-9]-\d\d$/.test(text)) return success({ year: serialOf(text), month: null })
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/\s*(元)\s*年/, '1年')
    .replace(/[t ]\d{1,2}:\d{2}.*$/, '')
    .trim()
  return (
    eraDate(plain) ??
    namedMonth(plain, thisYear) ??
    numericDate(plain, order) ??
    compactDate(plain, thisYear) ??
    UNREADABLE_READING
  )
}

/** A bare 2019 in a date cell is shown as 1905-07-11; converts it back. */
const serialOf = (date: string) => Math.round((Date.parse(date) - Date.UTC(1899, 11, 30)) / 86_400_000)

const at = (year: number, month: number | null): Reading<YearMonth> | null => {
  if (month !== null && (month < 1 || month > 12)) return null
  if (year < 1900 || year > 2100) return { value: null, code: 'year-impossible', detail: year }
  return success({ year, month })
}

const eraDate = (text: string) => {
  const parts =
    /^(明治|大正|昭和|平成|令和|[mtshr])\s*[.]?\s*(\d{1,2})(?:\s*(?:年|[./\- ])\s*(?:(\d{1,2})\s*月?)?(?:\D+\d{1,2}日?)?)?$/.exec(
      text,
    )
  if (parts === null) return null
  const year = ERAS[parts[1]!]! + Number(parts[2]) - 1
  return Number(parts[2]) === 0 ? null : at(year, parts[3] === undefined ? null : Number(parts[3]))
}

/** 'Apr-2019', 'April 2019', 'apr-19', '12 Apr 2019', '2019 avril', 'Apr 12, 2019'. */
const namedMonth = (text: string, thisYear: number) => {
  const word = /[a-z]{3,10}/.exec(text)
  const month = word === null ? undefined : MONTH_OF.get(word[0])
  if (word === null || month === undefined) return null
  const before = text.slice(0, word.index).match(/\d+/g) ?? []
  const after = text.slice(word.index + word[0].length).match(/\d+/g) ?? []
  if (/[a-z]/.test(text.replace(word[0], '').replace(/\b(de|of|th|st|nd|rd)\b|(?<=\d)(th|st|nd|rd)/g, ''))) return null
  const full = [...before, ...after].find((digits) => digits.length === 4)
  if (full !== undefined) return at(Number(full), month)
  // 'Apr-19' is a year; '19-Apr' may be the 19th, so it is no year.
  const short = after.at(-1)
  return short?.length === 2 ? at(century(Number(short), thisYear), month) : null
}

const century = (short: number, thisYear: number) => {
  const year = Math.floor(thisYear / 100) * 100 + short
  return year > thisYear + 1 ? year - 100 : year
}

const numericDate = (text: string, order: DateOrder) => {
  const japanese = /^(\d{4})\s*年(?:\s*(\d{1,2})\s*月)?(?:\s*\d{1,2}\s*日?)?(?:式)?$/.exec(text)
  if (japanese !== null) return at(Number(japanese[1]), japanese[2] === undefined ? null : Number(japanese[2]))
  const parts = /^(\d{1,4})\s*[./\- ]\s*(\d{1,4})(?:\s*[./\- ]\s*(\d{1,4}))?$/.exec(text)
  if (parts === null) return null
  const [a, b, c] = [parts[1]!, parts[2]!, parts[3]]
  if (a.length === 4) return b.length > 2 ? null : Number(b) === 0 ? at(Number(a), null) : at(Number(a), Number(b))
  if (c === undefined) return b.length === 4 ? at(Number(b), Number(a)) : null
  if (c.length !== 4) return null
  return at(Number(c), Number(order === 'day-month' ? b : a)) ?? at(Number(c), Number(order === 'day-month' ? a : b))
}

/** '201904', '20190412', "'05", '05', '2019年式', 'MY2019', and the spreadsheet day number 43556. */
const compactDate = (text: string, thisYear: number) => {
  const digits = /^(?:my|year|c\.?|ca\.?)?\s*['’]?(\d{2,8})\s*(?:式|model|my)?$/.exec(text)?.[1]
  if (digits === undefined) return null
  if (digits.length === 4) return at(Number(digits), null)
  if (digits.length === 6 || digits.length === 8) return at(Number(digits.slice(0, 4)), Number(digits.slice(4, 6)))
  if (digits.length === 5) {
    const date = new Date(Date.UTC(1899, 11, 30) + Number(digits) * 86_400_000)
    return at(date.getUTCFullYear(), date.getUTCMonth() + 1)
  }
  if (digits.length === 2) return at(century(Number(digits), thisYear), null)
  return null
}

/** Day before month, unless the column shows otherwise ('12/25/2019'). */
export const dateOrderOf = (cells: readonly string[]): { order: DateOrder; isCertain: boolean } => {
  let dayFirst = 0
  let monthFirst = 0
  for (const cell of cells) {
    const parts = /^(\d{1,2})[./-](\d{1,2})[./-]\d{4}/.exec(cell.trim())
    if (parts === null) continue
    if (Number(parts[1]) > 12) dayFirst++
    if (Number(parts[2]) > 12) monthFirst++
  }
  return { order: monthFirst > dayFirst ? 'month-day' : 'day-month', isCertain: monthFirst !== dayFirst }
}
